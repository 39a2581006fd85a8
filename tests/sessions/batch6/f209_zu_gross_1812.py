"""German table: a schooner with a whole militia regiment; a militia regiment restored."""
from own6 import autumn, cfs
from session import Session

s = Session('dev-1812-faults', us='Jürgen', br='Anke', what='autumn 1812 in German: one schooner carries three factors; the 3rd NY Militia is restored')
t = s.t
autumn(t, ['3', '7', '11', '15', '16'], ['18', '21', '22', '23', '25'])
t.lay_face('3rd_NY_Militia', True, 'US')
t, us, br = s.begin()

s.play('US 15: the Growler')
us.say('15: Growler und die 2. Miliz nach Oswego')
us.play('15')
assert cfs(t, '2nd_NY_Militia') == 3
with s.fault('11.35', 'one schooner carries the 2nd NY Militia, strength 3'):
    us.drag('Growler', 'Oswego')
    us.drag('2nd_NY_Militia', 'Oswego')
us.discard('15')

s.play('BR 22: Prevost')
br.say('22')
br.play('22')
br.march('Prevost 103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')
br.discard('22')

s.play('US 3: restore')
us.say('3: die Miliz in Buffalo wird aufgefüllt')
us.play('3')
with s.fault('8.31(5)', 'the 3rd NY Militia, class C, is restored with a card; only regulars of class A or B may be'):
    us.flip('3rd_NY_Militia')
us.discard('3')

s.play('BR 18: Rottenburg')
br.say('18')
br.play('18')
br.march('Rottenburg br:8th Voltigeurs', 'Coteau du Lac', 'Cornwall')
br.discard('18')

s.play('US 16: Harrison')
us.say('16, Harrison')
us.play('16')
us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
us.discard('16')

s.play('BR 21')
br.say('21')
br.play('21')
br.drag('Lincoln', 'Ft. George')
br.discard('21')

s.play('US holds')
us.say('ich behalte eine')
us.hold('7')

s.play('BR 23')
br.say('23, zwei: Vincent und... nein, nur Vincent mit dem 49.')
br.play('23')
br.march('Vincent 49th', 'Gananoque', 'Prescott')
br.discard('23')

s.play('US 11')
us.say('11')
us.play('11')
us.drag('1st_Rifles', 'Antwerp')
us.discard('11')

s.play('BR holds')
br.hold('25')
s.done()
