"""Autumn 1813 on the Detroit frontier, hardly a word: Perry wins Lake Erie, ships run from an empty Malden, Barclay comes once more."""
from lay15 import *
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='kk', br='H.', what='Autumn 1813, nearly silent: two fights for Lake Erie (A1 D2 att, A1 D1 def), repair by halves, Essex out before combat, '
            'Malden empty but for ships, which flee; points late')
t = s.t
lay_1813(t)
lay_arr(t, '1813a', '1813b')
no_markers(t)
t.lay('Barclay Queen_Charlotte Lady_Prevost ship:Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('ship:Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress Caledonia Somers ship:Ohio Trippe', 'Erie PA', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 2')
hands(t, ['Card 47', 'Card 48', 'Card 43', 'Card 51', 'Card 57'], ['Card 50', 'Card 46', 'Card 45', 'Card 44', 'Card 49'])
burn_to(t, 1813, 22)
t, us, br = s.begin()

s.play('US Perry: 8 to 5 +1, A to B +1, Perry +1')
us.play('47')
us.drag('Perry ship:Lawrence ship:Niagara Caledonia', 'Lake Erie Control Box')
us.drag('Ariel Scorpion Porcupine Somers Tigress', 'Lake Erie Control Box')
a = t.pieces('ship:Lawrence ship:Niagara Caledonia Ariel Scorpion Porcupine Somers Tigress')
d = t.pieces('Queen_Charlotte Lady_Prevost ship:Hunter ship:Chippawa Little_Belt')
assert naval_drm(a, d, a[0], d[0], att_mod=1) == 3 and naval(2 + 3) == 'A1 D2 att'
us.roll('1d6', 2)
us.say('5')
us.flip('ship:Lawrence')
us.drag('ship:Lawrence', 'Erie PA')
br.flip('Queen_Charlotte')
br.flip('Lady_Prevost')
br.drag('Barclay Queen_Charlotte Lady_Prevost ship:Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
us.discard('47')

s.play('BR repair: 1 and a half')
br.play('50')
br.flip('Queen_Charlotte')
br.flip('Lady_Prevost')
br.discard('50')
us.vp('US 2')

s.play('US Harrison, Essex goes')
us.play('48', reveal=False)
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
br.say('bye')
br.drag('Essex', 'Sandwich')
us.discard('48')
us.vp('US 5')

s.play('BR Procter leaves')
br.play('46')
assert cost('Ft. Malden', 'Sandwich', 'Thamesville', 'London') == 5 and cost('Sandwich', 'Thamesville', 'London') == 4
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Thamesville')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'London')
br.discard('46')

s.play('US Malden, ships flee')
us.play('43')
assert cost('Detroit', 'Sandwich', 'Ft. Malden') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Sandwich')
us.drag('Harrison 17th 19th', 'Ft. Malden')
br.drag('Queen_Charlotte Lady_Prevost ship:Hunter', 'Port Dover')
br.drag('ship:Chippawa Little_Belt Barclay', 'Port Dover')
assert holds(t, 'US', 'Ft. Malden') and holds(t, 'US', 'Sandwich')
us.vp('US 9')
us.discard('43')

s.play('BR Riall')
br.play('45')
br.march('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres', 'Montreal')
br.discard('45')

s.play('US Kentucky Mounted')
us.play('51')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit') == 8
us.drag('Kentucky_Mounted', 'Detroit')
us.discard('51')

s.play('BR Barclay again: 5 to 7 -1, B to A -1, Perry -1')
br.play('49')
br.each('Queen_Charlotte ship:Hunter Lady_Prevost ship:Chippawa Little_Belt Barclay', 'Lake Erie Control Box')
a = t.pieces('Queen_Charlotte ship:Hunter Lady_Prevost ship:Chippawa Little_Belt')
d = t.pieces('ship:Niagara Caledonia Ariel Scorpion Porcupine Somers Tigress')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == -3 and naval(6 - 3) == 'A1 D1 def'
br.roll('2d6', 3, 1)
br.say('..')
br.roll('1d6', 6)
br.flip('Queen_Charlotte')
us.flip('ship:Niagara')
us.drag('ship:Niagara', 'Erie PA')
br.drag('Barclay Queen_Charlotte ship:Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Port Dover')
br.discard('49')

s.play('US holds')
us.hold('57')

s.play('BR Norfolk')
br.drop_discard('44')
assert cost('Ft. Erie', 'Port Dover') == 2
br.drag('Norfolk', 'Port Dover')
s.done()
