"""Spring-Summer 1813 from the roll for the first player to the free return. Not one word is written. Helper: kc.py"""
from kc import K, stack, lay_1813
from session import Session

s = Session('dev-1812-faults', us='Quill', br='Inkpot', what='1813 start without chat: roll, deal, Port Talbot by ship, Frenchtown, Lewiston lost and won, ships built, lakes taken back')
t = s.t
lay_1813(t)
B = ['43', '52', '49', '61', '64', '58', '65', '46']
U = ['42', '66', '48', '37', '53', '50', '67', '62']
stack(t, '1813 Deck', B + U)
t, us, br = s.begin()
k = K(s, 1813)
s.play('first player: US 4, BR 3 + 2 VP')
us.roll('1d6', 4)
br.roll('1d6', 3)
k.n()
s.play('deal: eight at once each')
for i in range(8):
    br.draw('1813 Deck')
for i in range(8):
    us.draw('1813 Deck')
assert len(t.hand('US')) == len(t.hand('British')) == 8
k.n(2)
s.play('BR Sheaffe to Burlington')
assert k.ops('43') == 2
br.play('43')
k.go(br, 'Sheaffe R.N.R. York_Militia', 'York', 'Burlington')
br.discard('43')
s.play('US lands at Port Talbot')
assert k.ops('42') == 3
us.play('42')
us.drag('Caledonia 14th Van_Rensselaer', 'Port Talbot')
us.drag('Caledonia', 'Buffalo')
k.n()
k.vp(us)
us.discard('42')
s.play('BR Procter to Frenchtown')
assert k.ops('52') == 3
br.play('52')
k.go(br, 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown', style='step')
k.vp(br)
br.discard('52')
s.play('US 24th, 2nd Kentucky')
assert k.ops('66') == 3
us.play('66')
k.go(us, '24th 2nd_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', style='each')
us.discard('66')
s.play('BR Vincent over the river')
assert k.ops('49') == 2
br.play('49')
k.go(br, 'Vincent 49th br:8th', 'Ft. George', 'Queenston', 'Lewiston', style='step')
k.fight(br, 'Lewiston', 'Queenston', (4, 4), 'DR', '8th', '1st NY Militia')
us.drag('1st_NY_Militia', 'Batavia')
k.vp(br)
br.discard('49')
s.play('US Scott')
assert k.ops('48') == 2
us.play('48')
k.go(us, 'Scott 20th 23rd 25th 29th', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston', style='step')
k.fight(us, 'Lewiston', 'Batavia', (5, 5), 'DR', '23rd', '49th', aldr=2)
br.drag('49th br:8th Vincent', 'Queenston')
k.vp(us)
us.discard('48')
s.play('BR holds')
br.hold('61')
s.play('US 11th')
assert k.ops('37') == 1
us.play('37')
k.go(us, '11th', 'Plattsburg', 'Champlain NY')
us.discard('37')
s.play('BR Norfolk')
assert k.ops('64') == 1
br.play('64', reveal=False)
k.go(br, 'Norfolk', 'Ft. Erie', 'Chippawa')
br.discard('64')
s.play('US Chauncey')
assert k.ops('53') == 2
us.play('53')
us.drag('Chauncey Oneida Madison Conquest Scourge', 'Lake Ontario Control Box')
k.n()
k.vp()
us.discard('53')
s.play('BR builds')
assert k.ops('58') == 2
br.play('58')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('58')
k.n()
s.play('US builds')
assert k.ops('50') == 2
us.drag('Lawrence', 'Erie PA')
us.play('50')
us.drag('ship:Niagara', 'Erie PA')
us.discard('50')
k.n()
s.play('BR 70th, 89th')
assert k.ops('65') == 2
br.play('65')
k.go(br, '70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.discard('65')
s.play('US holds')
us.hold('67')
s.play('BR Drummond')
assert k.ops('46') == 3
br.play('46')
k.go(br, 'Drummond', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', style='step')
br.discard('46')
s.play('US Dearborn')
assert k.ops('62') == 3
us.play('62')
k.go(us, 'Dearborn us:9th 21st', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.discard('62')
s.play('free return')
br.drag('Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
k.n(2)
for p in [p for p in t.at('Lake Erie Control Box') + t.at('Lake Huron Control Box') + t.at('Lake Ontario Control Box') if p.name.endswith('Lake Control')]:
    br.delete([p.id])
k.vp()
us.turn('Summer-Autumn 1813')
k.end()
