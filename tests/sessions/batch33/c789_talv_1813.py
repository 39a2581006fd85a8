"""Estonian table. Kaie has turned the page to winter before the last card; the fleets, the losses, the depots and the spring come crosswise."""
from aid33b import *


def pre(t):
    t.lay(['Oneida', 'Conquest', 'Scourge', 'Julia'], 'Lake Ontario Control Box', 'US')
    t.lay('Barclay ship:Queen_Charlotte ship:Lady_Prevost', 'Lake Erie Control Box', 'British')
    t.lay_face('ship:Royal_George', side='British')
    t.lay_marker('British Supply Depot', 'Burlington')
    t.lay_marker('US Supply Depot', 'Rome')
    t.lay_vp('British 2')
    set_aside_ghent(t)
    burn_to(t, 1813, 24)


def set_aside_ghent(t):
    c = t.find_card_anywhere('Treaty of Ghent')
    t.lay([c.id], 'Marker Pool', 'US')


s, t, us, br, bk = start('1813b', 'Kaie', 'Jaan', 'autumn 1813 to spring 1814: winter crosswise, depots and fleets late, treaty put back after the deal',
                         ['62', '65', '67'], ['66', '63', '68'], pre)

with act(s, 'US Harrison', 'US', '65', leader='Harrison', book=bk):
    us.play('65')
    us.say('65, Harrison Frenchtowni')
    way('Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th', 'Frenchtown')
    us.discard('65')

with act(s, 'BR Procter joins Detroit', 'British', '63', leader='Procter', book=bk):
    br.play('63')
    br.say('63, Procter')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.march('Procter 1/41st', 'Sandwich', 'Detroit')
    br.discard('63')

with act(s, 'US Harrison at Detroit', 'US', '62', leader='Harrison', fights={'Harrison': 'Detroit', 'us:17th': 'Detroit', 'us:19th': 'Detroit'}, flips='us:17th', book=bk):
    us.play('62')
    us.say('62, Harrison ründab. 17. ees')
    us.drag('us:17th us:19th Harrison', 'Detroit')
    br.say('jään. 1/41')
    us.roll('2d6', 3, 3)
    assert supplied(t, 'US', 'Frenchtown') and supplied(t, 'British', 'Detroit')
    r = fight(t, 'US', 'Detroit', ['Frenchtown'], 'us:17th', '1/41st', 1813, (3, 3))
    assert r == 'AR-1', r
    br.say('6, miinus 2 suhe, miinus 1 klass, pluss 1 Harrison: 4')
    us.flip('us:17th')
    us.drag('us:17th us:19th Harrison', 'Frenchtown')
    us.discard('62')

with act(s, 'BR Rottenburg', 'British', '66', leader='Rottenburg', book=bk):
    us.turn('Winter 1813-14', marker=False)
    br.say('mul on veel kaart!')
    br.play('66')
    br.say('66, Rottenburg Prescotti')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Rottenburg 104th', 'Prescott')
    br.discard('66')

s.play('US holds')
us.hold('67')
s.play('BR holds')
br.say('mina ka')
br.hold('68')

s.play('winter: losses before fleets')
e = excess(t)
want = {('Quebec City', 'British'): 2, ('Sackets Harbour', 'US'): 2, ('Ft. MacArthur', 'US'): 1}
assert e == dict(want, **{k: v for k, v in e.items() if k[0] in ('Detroit', 'Frenchtown')}) , e
us.say('Sackets kaks, MacArthur üks')
us.flip('2nd_NY_Militia')
us.flip('3rd_Kentucky')
us.flip('us:15th')
br.say('Quebec kaks; ja mu laevad on alles järvel')
us.flip('br:2/41st')
br.flip('4/R._Scots')
br.drag('ship:Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Barclay ship:Queen_Charlotte', 'Ft. Malden')
us.drag('Oneida Conquest Scourge Julia', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.flip('ship:Royal_George')
br.say('talvel tasuta')
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.name.endswith('Supply Depot') and p.map == 'Main Map' and t.where(p) in ('Burlington', 'Rome')]:
    us.delete([p.id])
us.say('laod mõlemad maha')
br.say('68 oli 1813. aasta kaart, ära')
br.discard('68')
us.discard('67')
us.turn('Winter 1813-14', tracker=False)
bk.ok()

s.play('spring: arrivals, half a deal, the marker, the rest')
muster(us, '1814a')
us.say('nüüd sinu omad, tõsta ise')
muster(br, '1814a', groups=False)
deal(t, us, 1814, '73', '75', '76', '78')
deal(t, br, 1814, '74', '79', '80', '82', '83', '85', '86', '88', '89')
br.turn('Spring-Summer 1814', tracker=False)
deal(t, us, 1814, '77', '81', '84', '87', '90')
us.turn('Spring-Summer 1814', marker=False)
assert sizes(t) == (9, 9)
tr = next(p for p in t.at('Marker Pool') if p.name == 'Treaty of Ghent')
us.drag([tr.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
us.say('leping tagasi pakki, segatud')

with act(s, 'BR builds', 'British', '79', build=True, book=bk):
    br.play('79')
    br.drag('ship:Prince_Regent', 'Kingston')
    br.say('79, fregatt')
    br.discard('79')

with act(s, 'US builds', 'US', '76', build=True, book=bk):
    us.play('76')
    us.drag('Superior', 'Sackets Harbour')
    us.say('fregatt ja prikk')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('76')

with act(s, 'BR Riall', 'British', '80', leader='Riall', book=bk):
    br.play('80')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('Riall br:16th 90th 37th', 'Trois-Rivieres', 'Montreal')
    br.discard('80')

with act(s, 'US restores', 'US', '75', flips='us:17th us:15th', book=bk):
    us.play('75')
    us.flip('us:17th')
    us.flip('us:15th')
    assert supplied(t, 'US', 'Frenchtown') and supplied(t, 'US', 'Sackets Harbour')
    us.say('75: kaks pataljoni terveks')
    us.discard('75')
s.done()
