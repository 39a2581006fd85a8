"""The end of autumn 1812 and a winter done in the order in which it comes to mind: repairs, recruits, losses, fleets, depots all mixed."""
from aid31a import *

s = table('1812b', 'Aino', 'Pekka', 'winter bookkeeping in any order but that of the book, the result right; last cards of 1812 to first of 1813',
          hands=(['22', '11'], ['31', '15']), gone=['16', '26', '7', '28', '18', '29', '23', '14'],
          men=[('us:6th us:13th us:12th us:20th Dearborn', 'Ft. George', 'US'), ('Brock R.N.R. York_Militia Lincoln', 'Burlington', 'British'),
               ('Procter Tecumseh 1/41st Essex', 'Detroit', 'British'), ('Hull us:4th Detachment 1st_Ohio 2nd_Ohio Michigan', 'Ft. Meigs', 'US'),
               ('Adams', 'Cleveland', 'US'), ('us:9th us:11th us:21st us:23rd', 'Plattsburg', 'US'),
               ('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US'),
               ('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')], vp='0')
t = s.t
t.lay_face('Royal_George Beresford', True, 'British')
t.lay_face('Caledonia Growler', True, 'US')
t.lay_face('br:49th', True, 'British')
t.lay_marker('US Supply Depot', 'Plattsburg')
import lay7
lay7.held(t, t.us, '24')
lay7.held(t, t.br, '25')
t, us, br = s.begin()
b = Book(t)
assert position(t) == 0

with act(s, 'US Harrison to the Rapids', 'US', '22', 'Harrison', book=b):
    us.say('22, kolme. Harrison lahtee')
    us.play('22')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th', 'Ft. Meigs')
    us.discard('22')

with act(s, 'BR 103rd and Scots', 'British', '15', book=b):
    br.say('15, kaksi: 103. ja skotit Montrealiin')
    br.play('15')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:103rd', 'Trois-Rivieres')
    br.drag('1/R._Scots', 'Trois-Rivieres')
    br.drag('br:103rd', 'Montreal')
    br.drag('1/R._Scots', 'Montreal')
    br.discard('15')

with act(s, 'US one regiment', 'US', '11', book=b):
    us.play('11')
    way('Albany', 'Utica', 'Rome')
    us.drag('us:16th', 'Rome')
    us.discard('11')
    us.say('siina kaikki. yksi jemmassa')

with act(s, 'BR the last card', 'British', '31', book=b):
    br.say('31 yhdella, Norfolk Ft. Erieen')
    br.play('31')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')

s.play('winter, as it comes')
frost(t, {k: v for k, v in {
    ('Ft. George', 'US'): ['us:12th'], ('Burlington', 'British'): ['York Militia', 'Lincoln Militia'][:1],
    ('Ft. Meigs', 'US'): ['us:17th', 'us:19th', 'us:4th', '1st Ohio', '2nd Ohio', 'Michigan Militia'],
    ('Ft. MacArthur', 'US'): [], ('Ft. St. Joseph', 'British'): ['Det. 10th R.V.'],
    ('Montreal', 'British'): [], ('Plattsburg', 'US'): []}.items() if v})
us.say('talvi! korjaan ensin laivat, etten unohda')
us.flip('Caledonia Growler')
br.flip('Royal_George')
br.say('minun Ft. Georgen ympari nayttaa kurjalta. Burlingtonissa kolme, paikkoja kaksi')
br.flip('York_Militia')
us.say('ja kevaan vaki Albanyyn saman tien')
us.drag('us:25th us:29th US_Dragoons Scott', 'Albany')
us.drag('us:22nd', 'Pittsburgh')
br.say('hei, ei viela... no antaa olla')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('Plattsburgin varasto pois, siella kaikki mahtuivat sen turvin')
us.delete('US_Supply_Depot')
us.flip('us:17th')
us.flip('us:19th us:4th')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1812-13')
us.flip('1st_Ohio 2nd_Ohio')
us.say('Michigan jaatyi')
us.drag('Michigan', 'US Eliminated')
br.drag('br:13th br:70th br:89th 2/41st', 'Quebec City')
br.flip('Beresford')
us.discard('24')
br.discard('25')
us.say('24 ja 25 eivat olleet talvikortteja')
us.turn('Spring-Summer 1813')
br.say('odota, Ft. George! nelja sinun, paikkoja kolme')
us.say('totta. 12.')
us.flip('us:12th')
muster(br, '1813a')
muster(us, '1813a', groups=False)

s.play('spring 1813: dice, deal')
us.roll('1d6', 2)
br.roll('1d6', 5)
br.say('mina aloitan')
for a, c in zip(('37', '42', '45', '51', '54', '60', '62', '68'), ('47', '48', '50', '52', '53', '57', '64', '66')):
    deal(t, us, 1813, a)
    deal(t, br, 1813, c)

with act(s, 'BR Drummond up the river', 'British', '48', 'Drummond', book=b):
    br.say('48, Drummond')
    br.play('48')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Drummond br:103rd 1/R._Scots', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('48')

with act(s, 'US builds', 'US', '60', build=True, book=b):
    us.say('60, kaksi: Madison ja kaksi kuunaria')
    us.play('60')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('60')

with act(s, 'BR restores', 'British', '64', flips='br:49th', book=b):
    br.say('64: 49. taas taysi')
    br.play('64')
    assert supplied(t, 'British', 'Kingston')
    br.flip('br:49th')
    br.discard('64')
    us.say('hyvaa yota')
s.done()
