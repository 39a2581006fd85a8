"""Perry beats Barclay, sails on with the next card; Grand River Indians; French, few words."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Odile', br='Remi', what='Summer-Autumn 1813 in mid-turn: battle for Lake Erie by points, a landing at Port Dover by the next card, the Mohawk event, repairs; French')
t = s.t
pos(t, '1813b', ['60', '55', '46', '49', '41'], ['45', '#56 Grand River Indians', '47', '53', '68'])
no_markers(t)
t.lay('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt'.replace(' Chippawa', ' ship:Chippawa'), 'Lake Erie Control Box', 'British')
t.lay('Lawrence ship:Niagara Ariel Scorpion Caledonia Somers', 'Erie PA', 'US')
t.lay('Ohio_Brigade us:22nd', 'Erie PA', 'US')
t.lay('Yeo Wolfe Royal_George', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 5')
t, us, br = s.begin()
v = VP(t)

s.play('US Perry')
us.roll('1d6', 3)
us.play('60')
F, E = 'Lawrence ship:Niagara Ariel Scorpion Caledonia Somers', 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt'
us.drag('Perry ' + F, 'Lake Erie Control Box')
assert sea(t, F, E, 'Lawrence', 'Detroit', 3, amod=1) == 'A1 D2 att'
us.say('3+2, tout va bien sauf le Lawrence')
us.flip('Lawrence')
br.flip('ship:Detroit Queen_Charlotte'.split()[0])
br.flip('Queen_Charlotte')
us.drag('Lawrence', 'Erie PA')
br.drag('Barclay ' + E, 'Ft. Malden')
v.book(us)
us.discard('60')

s.play('BR repairs')
br.play('45')
br.say('les deux')
br.flip('ship:Detroit')
br.flip('Queen_Charlotte')
br.discard('45')

s.play('US Perry lands')
us.play('55')
us.say('Perry: Erie, 2 unites, Port Dover')
lift(t, 'ship:Niagara Caledonia', 'Ohio_Brigade us:22nd')
us.drag('Perry ship:Niagara Caledonia', 'Erie PA')
us.drag('Perry ship:Niagara Caledonia Ohio_Brigade us:22nd', 'Port Dover')
v.book(us)
us.discard('55')

s.play('BR Mohawk')
br.play('#56 Grand River Indians')
br.say('evenement')
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US chantier')
us.play('46')
us.flip('Lawrence')
us.drag('Porcupine Tigress', 'Erie PA')
us.say('1 + 1')
us.discard('46')

s.play('BR Norfolk')
br.play('47')
br.say('Norfolk a Chippawa')
go(br, 'Norfolk', 'Ft. Erie', 'Chippawa')
br.discard('47')

s.play('US Ohio brigade')
us.drop_discard('41')
go(us, 'Ohio_Brigade', 'Port Dover', "Brant's Ford")
v.book(us)

s.play('BR Yeo rentre')
br.say('Yeo rentre')
br.drag('Yeo Wolfe Royal_George', 'Kingston')
v.book(br)
br.hold('53')

s.play('US garde')
us.hold('49')
v.ok()
s.done()
