"""The last plays of 1814: Bladensburg, a march, Ghent with one card left, New Orleans out of the held cards."""
from lay10 import *

s = start('1814b', us='Percy', br='Agnes', what='Summer-Autumn 1814: Bladensburg for its points, the Treaty of Ghent with one card in hand, New Orleans held before and played after it', vp='US 4')
t = s.t
ready(t, ['Card 85', 'Card 92'], ['Bladensburg', 'Treaty of Ghent', 'Card 101', 'Card 79'], 1814, 27)
held(t, t.us, 'Battle of New Orleans')
t, us, br = s.begin()
b = Book(t)

br.say('home stretch')

s.play('BR Bladensburg')
br.say('Bladensburg as event, 2 vp')
br.play('Bladensburg')
br.vp('US 2')
b.event(-2)
b.ok()
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')

s.play('US Perry to Lake Huron')
us.say('85 for 2, Perry: two brigs through the strait to Huron')
us.play('85')
us.drag('Perry Lawrence ship:Niagara', 'Lake Transit Box')
us.drag('Perry Lawrence ship:Niagara', 'Lake Huron Control Box')
us.vp('US 4')
b.ok()
us.discard('85')

s.play('BR Prevost')
br.say('101 (1): the 90th to Trois Rivieres, nothing better')
br.play('101')
mv(br, '90th', 'Trois-Rivieres')
br.discard('101')

s.play('US Scott')
us.say('92 (3) Scott, back from the river to Batavia. the treaty is coming I feel it')
us.play('92')
mv(us, 'Scott NY_Volunteers_1814 Seneca', 'Batavia')
us.discard('92')

s.play('BR Ghent')
br.say('you feel right. Ghent!')
br.play('Treaty of Ghent')
br.say('one card left in my hand, so one off me')
br.vp('US 5')
b.event(1)
b.ok()

s.play('US New Orleans')
us.say('and I have this one put away since September')
us.reveal('Battle of New Orleans')
us.say('New Orleans, +2')
us.vp('US 7')
b.event(2)
b.ok()
br.say('moral victory, well played')
us.say('gg')
s.done()
