"""Catalan: 1813, two lakes, a landing at Burlington thrown back by men out of supply. The ships go first, the admiral is dragged after them."""
from aid28a import *

s = Session('dev-1812-faults', us='Pau', br='Merce', what='spring 1813: dice, deal, battles of Ontario and Erie, a landing and its retreat by water, builds, repairs, Lacolle and Ft. Erie taken')
t = s.t
summer_1813(t)
t, us, br = s.begin()
b = Book(t)

s.play('who begins')
us.say('1813. tirem: tu tens +2')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3+2=5, comences tu. rebuts i reforços ja posats')

s.play('deal')
for a, c in zip(('46', '52', '62', '38', '39', '43', '37', '41'), ('42', '66', '40', '45', '48', '44', '47', '50')):
    deal(t, us, 1813, a)
    deal(t, br, 1813, c)
assert hand_sizes(t) == (8, 8)

with act(s, 'US Chauncey takes the lake', 'US', '38', 'Chauncey', book=b):
    us.play('38')
    us.drag('Madison Conquest Scourge Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.say('38, Chauncey, 5 vaixells al llac. el marcador ja era meu, 0 punts')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.discard('38')

with act(s, 'BR Yeo fails', 'British', '42', 'Yeo', fights={x: 'Lake Ontario Control Box' for x in
         ('Royal George', 'Wolfe', 'Melville', 'Earl of Moira', 'Yeo')}, ret='Madison', flips='Wolfe Melville Madison', book=b):
    br.play('42')
    br.drag('Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.say('42 yeo amb els 4 grossos')
    assert sea_fight(t, 'Royal_George Wolfe Melville Earl_of_Moira', 'Madison Conquest Scourge Fair_American Gov._Tompkins', 'Wolfe', 'Madison', 2, 1, 0) == 'A2 D1 def'
    us.say('5 a 4 -1, yeo +1. cap Wolfe / Madison. tira')
    br.roll('1d6', 2)
    br.say('ai. 2: jo dos, tu un, et quedes el llac')
    us.flip('br:Wolfe')
    us.flip('Melville')
    us.say('ja te les giro jo')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    br.discard('42')

with act(s, 'US Pike lands at Burlington', 'US', '37', 'Pike', sea='Pike us:6th us:15th', book=b):
    us.play('37')
    us.say('37 (1 op) Pike: Oneida + 4 gol, 6 i 15. embarcar 1, York.. no, Burlington 1, desembarc 2')
    sail([1, 1, 2])
    room(t.pieces('Oneida Julia Hamilton us:Growler Pert'), t.pieces('us:6th us:15th'))
    us.drag('Oneida Julia Hamilton us:Growler Pert', 'York')
    us.drag('Oneida Julia Hamilton us:Growler Pert', 'Burlington')
    us.drag('us:6th us:15th', 'Burlington')
    us.drag('Pike', 'Burlington')
    br.say('buit...')
    us.vp(b.due())
    us.discard('37')

with act(s, 'BR Vincent throws them back', 'British', '66', 'Vincent', ret='Pike us:6th us:15th Oneida Julia Hamilton us:Growler Pert', book=b):
    br.play('66')
    br.say('66 vincent, 8 i 49, sense aprov (llac teu): 9 -> 5 contra 8')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    assert not supplied(t, 'British', 'Ft. George')
    assert supplied(t, 'US', 'Burlington')
    br.drag('br:8th 49th', 'Stoney Creek')
    br.drag('br:8th 49th', 'Burlington')
    br.drag('Vincent', 'Burlington')
    assert fight(t, 'British', 'Burlington', ['Stoney Creek'], 'br:8th', 'us:6th', 1813, (5, 6), half='a') == 'DR'
    br.roll('2d6', 5, 6)
    us.say('11 -2 +1 -1 = 9, em retiro per aigua')
    room(t.pieces('Oneida Julia Hamilton us:Growler Pert'), t.pieces('us:6th us:15th'))
    us.drag('Oneida Julia Hamilton us:Growler Pert', 'Ft. Niagara')
    us.drag('us:6th us:15th Pike', 'Ft. Niagara')
    br.vp(b.due())
    br.discard('66')

with act(s, 'US builds at Erie', 'US', '62', build=True, book=b):
    us.play('62')
    us.drag('Lawrence', 'Erie PA')
    us.drag('us:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.say('62: 1+1+1')
    us.discard('62')

with act(s, 'BR Barclay out', 'British', '45', 'Barclay', book=b):
    br.play('45')
    br.drag('Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa', 'Lake Erie Control Box')
    br.drag('Barclay', 'Lake Erie Control Box')
    br.say('45 barclay fora amb tot, el marcador fora')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.discard('45')

with act(s, 'US Perry', 'US', '43', 'Perry', ret='Barclay Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa', flips='Lawrence Queen_Charlotte Lady_Prevost', book=b):
    us.play('43')
    us.say('43 Perry! 4 contra 5, A/B, Perry +1: +1')
    us.drag('Lawrence us:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.drag('Perry', 'Lake Erie Control Box')
    assert sea_fight(t, 'Lawrence us:Niagara Ariel Scorpion', 'Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa', 'Lawrence', 'Queen_Charlotte', 4, 1, 0) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.flip('Lawrence')
    us.flip('Queen_Charlotte')
    us.flip('Lady_Prevost')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa', 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
    us.vp(b.due())
    us.say('4 punts de cop')
    us.discard('43')

with act(s, 'BR repairs', 'British', '48', build=True, flips='Wolfe Melville', book=b):
    br.play('48')
    br.flip('Wolfe Melville')
    br.say('48 reparo 2 a kingston')
    br.discard('48')

with act(s, 'US Scott to Lewiston', 'US', '41', 'Scott', book=b):
    us.play('41')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.drag('us:20th 23rd 25th 29th', 'Batavia')
    us.drag('us:20th 23rd 25th 29th', 'Lewiston')
    us.drag('Scott', 'Lewiston')
    us.say('41 Scott')
    us.discard('41')

with act(s, 'BR Drummond', 'British', '40', 'Drummond', book=b):
    br.play('40')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.drag('Drummond', 'Prescott')
    br.drag('Drummond', 'Kingston')
    br.say('40, drummond tot sol')
    br.discard('40')

with act(s, 'US Hampton takes Lacolle', 'US', '52', 'Hampton', book=b):
    us.play('52')
    us.say('52 Hampton, Lacolle és buit? doncs 1')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('us:11th 4th_NY_Militia', 'Lacolle')
    us.drag('Hampton', 'Lacolle')
    us.vp(b.due())
    us.discard('52')

with act(s, 'BR two regiments to St-Jean', 'British', '50', None, book=b):
    br.play('50')
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.drag('br:13th 70th', 'Montreal')
    br.drag('br:13th 70th', 'St-Jean')
    br.say('50 2op: 13 i 70, just 6')
    br.discard('50')

with act(s, 'US three regiments at Ft. Erie', 'US', '46', None, ret='Norfolk', book=b):
    us.play('46')
    us.say('46, 3 op: 14 12 5 creuen a Ft Erie')
    way('Buffalo', 'Ft. Erie')
    us.drag('us:14th us:12th us:5th', 'Ft. Erie')
    br.say('defenso')
    assert supplied(t, 'British', 'Ft. Erie') is False or True
    H = '' if supplied(t, 'British', 'Chippawa') else 'd'
    r = fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'us:14th', 'Norfolk', 1813, (5, 4), half=H)
    assert r == 'DR', (r, H)
    us.roll('2d6', 5, 4)
    us.say('10, fora')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('Norfolk', 'Port Dover')
    br.say('espera, millor chippawa')
    br.drag('Norfolk', 'Chippawa')
    us.vp(b.due())
    us.discard('46')

s.play('BR holds')
br.hold('44')
br.say('guardo')
s.play('US holds')
us.hold('39')
us.say('i jo')
s.play('BR holds')
br.hold('47')
assert hand_sizes(t) == (0, 0)

s.play('points and marker')
br.drag('Nancy', 'Lake Huron Control Box')
br.say('nancy torna al huron')
br.delete([mark_at(t, 'Lake Huron Control Box')])
us.say('llacs: Ont meu, Erie meu, Hur teu (Nancy). Lacolle 1 FtErie 2')
b.ok()
us.turn('Summer-Autumn 1813')
s.play('arrivals of autumn')
muster(br, '1813b', groups=False)
muster(us, '1813b', groups=True)
br.say('fins dema')

s.play('the deal of autumn')
deal(t, us, 1813, 'Campaign', '49', '53', '55', '58', '61', '63')
deal(t, br, 1813, 'Contrary Winds', '51', '57', '59', '64', '65')
assert hand_sizes(t) == (7, 6)

with act(s, 'US Brown', 'US', '53', 'Brown', book=b):
    us.play('53')
    us.say('53 Brown (1): 9 16 21 cap a Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:9th us:16th us:21st', 'Antwerp')
    us.drag('us:9th us:16th us:21st', 'Ogdensburg')
    us.drag('Brown', 'Ogdensburg')
    us.discard('53')

with act(s, 'BR repairs at Malden', 'British', '59', build=True, flips='Queen_Charlotte Lady_Prevost', book=b):
    br.play('59')
    br.flip('Queen_Charlotte')
    br.flip('Lady_Prevost')
    br.say('59 malden, 1 i mig')
    br.discard('59')

s.play('US two schooners sail, the wind is contrary')
us.play('49')
us.say('49, 2 op: Julia i Hamilton de Ft Niagara a Oswego')
us.drag('Julia Hamilton', 'Oswego')
br.play('Contrary Winds')
br.say('VENT EN CONTRA, torna')
us.drag('Julia Hamilton', 'Ft. Niagara')
br.discard('Contrary Winds')
us.discard('49')
b.ok()

with act(s, 'BR Vincent', 'British', '65', 'Vincent', book=b):
    br.play('65')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('br:8th', 'Ft. George')
    br.drag('Vincent', 'Ft. George')
    br.say('65 vincent amb 8. el 49 guarda burlington')
    br.discard('65')

s.play('US Campaign: Scott and Harrison')
us.play('Campaign')
us.say('campanya: Scott (Lewiston) i Harrison (Meigs). primer Scott')
way('Lewiston', 'Queenston')
us.drag('us:20th 23rd 25th 29th', 'Queenston')
us.drag('Scott', 'Queenston')
br.say('lincoln aguanta. no, fuig')
goes(t, 'British', 'Queenston', 'Beaverdams', ['Lewiston'])
br.drag('Lincoln', 'Beaverdams')
us.vp(b.due())
us.say('ara Harrison: Frenchtown')
us.drag('17th us:19th', 'Frenchtown')
us.drag('Harrison', 'Frenchtown')
us.discard('Campaign')
b.ok()

with act(s, 'BR Caughnawaga', 'British', '51', None, book=b):
    br.play('51')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('ai, que hi ha ianquis')
    br.drag('Norfolk', 'Chippawa')
    br.drag('Caughnawaga', 'Chateauguay')
    br.say('51 caughnawaga doncs')
    br.discard('51')

s.play('US holds')
us.hold('55')
us.say('prou per avui')
s.done()
