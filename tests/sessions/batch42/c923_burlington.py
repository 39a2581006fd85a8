"""Spring 1813 in Italian: a campaign lands Pike at Burlington, Yeo wins the lake behind him, Vincent drives the starving column into the woods."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Ornella', br='Zeno', what='Spring 1813 in Italian: campaign (Chauncey with Pike ashore at Burlington, Harrison), the lake lost behind them, a halved defence, a retreat with loss into the forest')
t = s.t
lay(t, '1813a')
camp = t.find_card_anywhere('Campaign@1813').id
hands(t, ['46', '43', '44', '50', '51', '55', '59'], ['45', '48', '53', '58', '60', '61', '63', '66'])
x = t.things[camp]
t.leave(x.id)
t.mask(x, t.us.pw)
x.map, (x.x, x.y) = 'US Hand', t.hand_slot('US Hand')
t, us, br = s.begin()
bk = Book(t)
assert hand_sizes(t) == (8, 8)

s.play('il dado')
us.say('buonasera. chi comincia quest anno?')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3 e i miei 2 punti fa 5. cominci tu')

LOAD = 'Pike us:6th us:15th us:16th us:1st_Rifles'
SHIPS = 'Chauncey Madison Oneida Fair_American Hamilton Julia Scourge Conquest Pert us:Growler Gov._Tompkins'
s.play('USA campagna: Chauncey e Harrison')
us.say('CAMPAGNA. Chauncey con Pike da Sackets, e Harrison da Fort Meigs. Solo questi due')
us.play(camp)
us.say('Madison il 6, Oneida il 15, quattro golette il 16, una i Rifles')
room([p for p in t.pieces(SHIPS, us) if p.mark('Kind') == 'Ship'], t.pieces('us:6th us:15th us:16th us:1st_Rifles', us))
assert not lake_of(t, 'British') and not holds(t, 'US', 'Burlington') and not units(t, 'Burlington')
us.drag(SHIPS, 'Burlington')
us.drag(LOAD, 'Burlington')
us.say('imbarco 1, rotta 1, sbarco 2, lago 1: cinque')
us.drag(SHIPS, 'Lake Ontario Control Box')
assert supplied(t, 'US', 'Burlington')
us.vp(bk.due())
us.say('Burlington +2, il lago era gia mio')
way('Ft. Meigs', 'Frenchtown')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.discard(camp)
bk.ok()

FLEET = 'Wolfe Melville Royal_George Earl_of_Moira Beresford Gloucester Sydney_Smith'
with act(s, 'GB Yeo', 'British', '45', 'Yeo', ret=SHIPS, flips='Wolfe Madison Oneida', fights={'Wolfe': 'Lake Ontario Control Box'}, book=bk):
    br.say('45. tutti fuori con Yeo. adesso vediamo quanto mangia Pike')
    br.play('45')
    br.drag('Yeo ' + FLEET, 'Lake Ontario Control Box')
    a, d = t.pieces(FLEET, br), [p for p in t.pieces(SHIPS, us) if p.mark('Kind') == 'Ship']
    m = naval_drm(a, d, t.find('Wolfe'), t.find('Madison'), 1, 0)
    br.say('10 contro 7 -1, Yeo +1, capofila pari: zero')
    assert m == 0 and naval(5 + m) == 'A1 D2 att'
    br.roll('1d6', 5)
    br.say('cinque!')
    br.flip('Wolfe')
    us.flip('Madison')
    us.flip('Oneida')
    us.drag(SHIPS, 'Sackets Harbour')
    br.drag('Wolfe', 'Kingston')
    br.vp(bk.due())
    us.say('quattro punti in un colpo. mamma mia')
    br.discard('45')
with act(s, 'USA cantiere', 'US', '46', build=True, flips='Madison Oneida', book=bk):
    us.say('46 al cantiere: Madison, Oneida, e il General Pike nuovo. 1+1+1')
    us.play('46')
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('ship:General_Pike', 'Sackets Harbour')
    us.discard('46')
with act(s, 'GB Vincent a Burlington', 'British', '48', 'Vincent', ret=LOAD, flips='us:6th us:15th us:16th', book=bk):
    br.say('48, Vincent con 8 e 49 da Fort George. Il lago e mio, quindi io mangio e tu no')
    br.play('48')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    assert not supplied(t, 'US', 'Burlington') and supplied(t, 'British', 'Ft. George')
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
    br.drag('Vincent br:8th 49th', 'Burlington')
    us.say('resto. 14 dimezzati 7, contro i tuoi 9. Rifles davanti, Pike -1')
    assert supplied(t, 'British', 'Stoney Creek')
    assert fight(t, 'British', 'Burlington', ['Stoney Creek'], 'br:8th', 'us:1st Rifles', 1813, (6, 5), half='d') == 'DR'
    br.roll('2d6', 6, 5)
    br.say('11-1, DR. York e mia e occupata, Stoney Creek no. Ti resta Brant s Ford')
    assert units(t, 'York', 'British') and not units(t, "Brant's Ford")
    us.say('bosco nemico: girano tutti, e i Rifles che non hanno rovescio li perdo. che disastro')
    us.drag('Pike us:6th us:15th us:16th', "Brant's Ford")
    us.drag('us:1st_Rifles', 'US Eliminated')
    us.flip('us:6th')
    us.flip('us:15th')
    us.flip('us:16th')
    assert holds(t, 'US', "Brant's Ford") and not holds(t, 'US', 'Burlington')
    br.vp(bk.due())
    br.say('-2 tuoi a Burlington, +1 a Brant s Ford')
    br.discard('48')
with act(s, 'USA tiene', 'US', book=bk):
    us.say('tengo una carta e una lacrima')
    us.hold('51')
with act(s, 'GB tiene', 'British', book=bk):
    br.hold('61')
    br.say('anch io. la lacrima no')
s.done()
