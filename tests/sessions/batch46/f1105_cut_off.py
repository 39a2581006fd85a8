"""Spring 1813: the Americans hold London and the lake; the garrison of Malden is restored all the same; a third card is held."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Prudence', br='Alasdair', what='1813a: restoring the 1/41st at Ft. Malden without a supply line; the US hold a third card')
t = s.t
lay(t, '1813a')
t.lay('17th 19th', 'London', 'US')
for p in [p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Caledonia Somers ship:Ohio Trippe', 'Lake Erie Control Box', 'US')
t.lay_face('1/41st', True, 'British')
t.lay_vp('US 5')
hands(t, ['43', '44', '47', '52'], ['45', '48', '51', '53'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
b = Book(t, 3)

s.play('US holds')
us.say('I am in no hurry, London holds you by the throat. hold')
us.hold('44')

s.play('BR Glengarry')
br.say('51 for one, Glengarry to Coteau')
br.play('51')
go('Cornwall', 'Coteau du Lac')
br.drag('Glengarry', 'Coteau du Lac')
br.discard('51')

s.play('US holds again')
us.hold('47')
us.say('and a second one')

s.play('BR restores')
assert not supplied(t, 'British', 'Ft. Malden') and holds(t, 'US', 'London')
br.say('45 as 2, restore: 1/41st back to full, the other point is lost')
br.play('45')
with s.fault('13.4 8.31 13.3 13.31', 'the 1/41st at Ft. Malden is restored without a line of supply (London and Lake Erie are held by the US)'):
    br.flip('1/41st')
br.discard('45')

s.play('US a third')
us.say('hm. nothing I like')
with s.fault('7.34 7.32', 'a third card is held in one hand'):
    us.hold('52')

s.play('BR Fencibles')
br.say('48, 2 ops. thought about Ogdensburg, but just the Fencibles to Gananoque')
br.play('48')
br.drag('Canadian_Fencibles', 'Gananoque')
br.discard('48')

s.play('US Chauncey')
us.say('43: Chauncey takes the Madison and the Oneida to Oswego')
us.play('43')
us.drag('Chauncey Madison ship:Oneida', 'Cape Vincent')
us.undo()
us.drag('Chauncey Madison ship:Oneida', 'Oswego')
us.discard('43')
b.ok()
s.done()
