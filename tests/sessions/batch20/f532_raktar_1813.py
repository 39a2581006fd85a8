"""Spring 1813. Hungarian; Bence trusts his memory of the cards, Zsófia is thorough about everything but one thing. The Mohawk at Burlington; a depot on the wrong bank."""
from aid20b import *

s = Session('dev-1812-faults', us='Zsófia', br='Bence', what='Spring-Summer 1813, Hungarian: card 56 places the Mohawk at Burlington; a US depot at Ft. Erie')
t = s.t
summer_1813(t)
hands(t, ['38', '46', '45', '42', '47', '53'], ['62', '#56 Grand River Indians', '40', '43', '48', '54'])
burn_to(t, 1813, 4)
t, us, br = s.begin()
b = Book(t)
us.say('szia, én kezdek, idén végig')

SMALL = 'Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins us:Growler Pert'
with P(s, 'US', '38', 'US Chauncey out', leader='Chauncey', book=b):
    us.say('38-as kettőért. Chauncey és minden hajó ki az Ontarióra. A jelölőt leveszem, a 2 pont marad')
    us.play('38')
    us.drag('Chauncey Madison Oneida ' + SMALL, 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.discard('38')
P_ = '89th 70th br:13th 2/41st 4/R._Scots'
with P(s, 'British', '62', 'BR Prevost to Prescott', leader='Prevost'):
    br.say('62, 3. Prevost öt ezreddel Prescottig, 6')
    br.play('62')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost ' + P_, 'Montreal')
    br.drag('Prevost ' + P_, 'Cornwall')
    br.drag('Prevost ' + P_, 'Prescott')
    br.discard('62')
V = 'us:5th 12th 14th'
with P(s, 'US', '46', 'US Van Rensselaer over to Ft. Erie', leader='Van Rensselaer', ret='Norfolk', book=b):
    us.say('46-os háromért. Van Rensselaer, 5., 12., 14. Buffalóból Ft. Erie, folyó 3')
    us.play('46')
    us.drag('Van_Rensselaer ' + V, 'Ft. Erie')
    us.say('10 a 2+1 ellen: 3:1, +2. B a B erőd ellen 0. folyó -1. 14. elöl')
    br.say('Norfolk')
    assert battle(t, V, 'Norfolk', 'Ft. Erie', (4, 5), '14th', 'Norfolk', frm='Buffalo', route=True) == 'DR'
    us.roll('2d6', 4, 5)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('Norfolk', 'Chippawa')
    us.vp(b.due())
    us.discard('46')
with P(s, 'British', '#56 Grand River Indians', 'BR the Mohawk', free=True):
    br.say('Grand River! jönnek a mohawkok')
    br.play('#56 Grand River Indians')
    with s.fault('3.64 8.27 8.31(1) 8.31', 'card 56 puts the Mohawk on Beaverdams, Port Dover, Queenston, Ft. George or Ft. Erie; he puts it at Burlington'):
        br.drag('br:Mohawk', 'Burlington')
    br.discard('#56 Grand River Indians')
    us.say('rendben, Burlington')
H = '17th 19th 1st_Kentucky'
with P(s, 'US', '45', 'US Harrison at Detroit', leader='Harrison', ret='Essex', flips='Essex', book=b):
    us.say('45-ös kettőért. Harrison Ft. Meigsből Frenchtownon át Detroitba, 4')
    us.play('45')
    us.march('Harrison ' + H, 'Frenchtown', 'Detroit')
    us.say('12 az 5 ellen +1, B a C ellen +1, Harrison +1')
    assert battle(t, H, 'Essex', 'Detroit', (5, 3), '17th', 'Essex', al=1, frm='Frenchtown') == 'DR-1'
    us.roll('2d6', 5, 3)
    us.say('11, DR-1')
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('45')
I = '1/41st Shawnee Wyandot Western_Indians'
with P(s, 'British', '43', 'BR Procter at Detroit', leader='Procter', fights={k: 'Detroit' for k in ('Procter Tecumseh ' + I).split()}, book=b):
    br.say('43, Procter vissza Detroitért')
    br.play('43')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh ' + I, 'Detroit')
    us.say('maradok, 17. elöl. 13 a 14 ellen -2, A a B ellen +1, Harrison -1, folyó -1: -3')
    assert battle(t, I, H, 'Detroit', (4, 5), '1/41st', '17th', dl=1, frm='Sandwich', route=True) == 'AR'
    br.roll('2d6', 4, 5)
    br.say('6... vissza Sandwichbe')
    br.drag('Procter Tecumseh ' + I, 'Sandwich')
    br.discard('43')
with P(s, 'US', '42', 'US builds', build=True):
    us.say('42-es háromért: Lawrence és Niagara Erie-ben, Asp és Raven Sacketsben')
    us.play('42')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.each('Asp Raven', 'Sackets Harbour')
    us.discard('42')
Y = 'Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester'
with P(s, 'British', '40', 'BR Yeo tries the lake', leader='Yeo', fights={k: 'Lake Ontario Control Box' for k in ('Yeo ' + Y).split()}, ret='Madison', flips='Madison Royal_George Wolfe', book=b):
    br.say('40, Yeo mindenkivel a tóra')
    br.play('40')
    br.drag('Yeo ' + Y, 'Lake Ontario Control Box')
    us.say('7 a 10 ellen -1, B és B, Yeo +1: 0')
    assert sea(t, Y, 'Madison Oneida ' + SMALL, 'Royal_George', 'Madison', 2, al=1) == 'A2 D1 def'
    br.roll('1d6', 2)
    br.say('kettő tőlem, egy tőled')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.drag('Yeo ' + Y, 'Kingston')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.discard('40')
with P(s, 'US', '47', 'US depot at Ft. Erie', build=True):
    us.say('47-es: raktár Ft. Erie-be, legyen mit enniük')
    us.play('47')
    with s.fault('13.52 13.51 8.31(6) 8.31', 'a US depot at Ft. Erie, in British territory'):
        us.put('US Supply Depot', 'Ft. Erie')
    us.discard('47')
with P(s, 'British', '48', 'BR Vincent at Ft. Erie', leader='Vincent', fights={'Vincent': 'Ft. Erie', 'br:8th': 'Ft. Erie', '49th': 'Ft. Erie'}, flips='br:8th', book=b):
    br.say('48, Vincent a 8. és 49. ezreddel Queenston, Chippawa, Ft. Erie')
    br.play('48')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.march('Vincent br:8th 49th', 'Queenston', 'Chippawa', 'Ft. Erie')
    us.say('9 a 10+1 ellen -2, A a B ellen +1')
    assert battle(t, 'br:8th 49th', V, 'Ft. Erie', (2, 3), 'br:8th', '14th', frm='Chippawa') == 'AR-1'
    br.roll('2d6', 2, 3)
    br.flip('br:8th')
    br.drag('Vincent br:8th 49th', 'Chippawa')
    br.discard('48')
with P(s, 'US', '53', 'US holds', hold=True):
    us.say('elteszek egyet')
    us.hold('53')
with P(s, 'British', '54', 'BR Glengarry'):
    br.say('54, Glengarry Prescottba')
    br.play('54')
    br.march('Glengarry', "Crysler's Farm", 'Prescott')
    br.discard('54')
b.ok()
s.done()
