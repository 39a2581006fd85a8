"""The winter of 1813-14, begun with the fleets; second log: 1814, nine cards each."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Bea', br='Gus', what='Winter 1813-14: fleet home, a marker, attrition with a wrong unit turned and put right, repairs; then Spring 1814 and its deal')
t = s.t
autumn13(t)
t.lay('Wolfe Royal_George Yeo', 'Lake Ontario Control Box', 'British')
t.lay_face('Melville', side='British')
t.lay_face('Pert Conquest')
t.lay_vp('British 5')
hands(t, [], ['Card 59'])
burn_to(t, 1813, 35)
more.set_aside(t, 'Treaty of Ghent')
peaceful(t)
t, us, br = s.begin()

s.play('BR last')
br.say('59, last card, Canadian Fencibles to Kingston')
br.play('59')
br.drag('Canadian_Fencibles', 'Kingston')
br.discard('59')

s.play('fleets')
br.drag('Yeo Wolfe Royal_George', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('brr')

s.play('winter')
us.turn('Winter 1813-14')
room = excess(t)
assert room == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 2}, room
us.flip('us:6th')
us.flip('2nd_NY_Militia')
us.flip('24th')
us.say('no, keep the regular. 3rd Kentucky')
us.flip('24th')
us.flip('3rd_Kentucky')
br.say('Quebec two: 2/41st and the 2nd marines. Malden: Shawnee')
br.flip('2/41st')
br.flip('2/R._Marines')
br.flip('Shawnee')
assert not excess(t)
br.flip('Melville')
us.flip('Pert')
us.flip('Conquest')
us.say('all ships sound. next')
s.cut()

s.play('1814')
us.turn('Spring-Summer 1814')
more.muster(us, '1814a', groups=False)
more.muster(br, '1814a')
br.say('9 each')
for i in range(9):
    br.draw('1814 Deck', {2: 'Card 75', 5: 'Card 84'}.get(i))
    us.draw('1814 Deck', {0: 'Card 78', 7: 'Card 81'}.get(i))

s.play('BR first')
br.say('75, 2: 37th and 90th to Montreal')
br.play('75')
assert cost('Quebec', 'Trois-Rivieres', 'Montreal') == 2
br.drag('37th 90th', 'Montreal')
br.discard('75')

s.play('US 78')
us.say('78, restore the 6th at Sackets')
us.play('78')
us.flip('us:6th')
us.discard('78')
s.done()
