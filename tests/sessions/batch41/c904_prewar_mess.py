"""The pre-war draws: cards drawn for the other, played unseen, discards gathered up at the end, the declaration in the middle, the turn marker late."""
from rough41 import *

s = Session('dev-1812-opening-1', at=17, us='Old Nick', br='Fran', what='pre-war: drawing for each other, face-down cards, discards at the end, turn marker late')
t = s.t
d = t.deck('Pre-war Deck')
names = {t.things[k].name.replace('Card ', ''): k for k in d.kids}
first = ['11', '18', '7', '3', '16', '14', '25', 'Declaration of War', '32', '5', '26', '22', '31', '#9 Brock and Tecumseh']
d.kids[:] = [names[n] for n in reversed(first)]
t, us, br = s.begin()
D = 'Pre-war Deck'

s.play('US keeps')
us.draw(D)
us.say('mine. keep. next')

s.play('BR moves')
br.draw(D)
br.say('I move: two to Prescott. wait which card is this')
br.play('18', reveal=False)
go('Kingston', 'Gananoque', 'Prescott')
assert opv(18) >= 2
br.drag('br:49th', 'Prescott')
br.drag('10th_R.V.', 'Gananoque')
br.drag('10th_R.V.', 'Prescott', at=off(t, 'Prescott', 16, 20))
us.say('no landing in NY before the war!! 6.2')
br.say('I know, I am in Prescott. Not attacking. Not yet')

s.play('US moves')
us.draw(D)
us.say('7 as 1. oneida -> oswego')
us.drag('Oneida', 'Oswego')
us.play('7', reveal=False)
br.discard('18')

s.play('BR keeps')
br.draw(D)
br.say('keep')

s.play('US Dearborn')
us.draw(D)
us.say("Dearborn to Plattsburgh via Ticonderoga, with a 3. if it isn't a 3 shoot me")
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('us:6th us:13th Dearborn', 'Whitehall')
us.drag('us:6th us:13th Dearborn', 'Ticonderoga')
us.drag('Dearborn', 'Plattsburg')
us.drag('us:13th', 'Plattsburg')
us.drag('us:6th', 'Plattsburg')
us.play('16')
fit(16, 'Dearborn')
us.say('see, a 3. you owe me a beer')
us.discard('16')
us.discard('7')

s.play('BR keeps, US keeps, BR has the declaration')
br.draw(D)
us.draw(D)
br.say('my 4th coming')
br.draw(D)
br.say('aaand it is WAR')
us.say('finally. rest, me first as I did not draw it')

s.play('the rest')
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
assert sizes(t) == (5, 6), sizes(t)
us.say('5 left in my hand. 2 spent. sum 7')
br.say('6')

s.play('US first play of the war')
us.say('31, one militia: 4th NY to Champlain. and someone put the turn marker on')
us.play('31')
go('Plattsburg', 'Champlain NY')
us.drag('4th_NY_Militia', 'Champlain NY')
br.turn('Spring-Summer 1812', tracker=False)
us.discard('31')
s.done()
