"""Queenston in two rounds, Brock's counter-attack fails, Death of Brock, a regiment restored."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Hal', br='Dorrit', what='Summer-Autumn 1812 in mid-turn: Queenston falls in two rounds, Brock fails to retake it and dies by a card')
t = s.t
lay(t, '1812b')
t.lay('us:6th us:13th us:12th', 'Lewiston', 'US')
t.lay('49th', 'Queenston', 'British')
t.lay('Brock R.N.R. York_Militia', 'Ft. George', 'British')
hands(t, ['Card 22', 'Card 6', 'Card 28', 'Death of Brock', 'Card 11'], ['Card 16', 'Card 25', 'Card 18', 'Card 24', 'Card 1'])
burn_to(t, 1812, 18)
t, us, br = s.begin()
k = Book(t)

s.play('US Queenston')
us.say('22')
us.play('22')
us.say('Van R plus 6th 13th 12th and the NY lads, over the river')
us.drag('Van_Rensselaer us:6th us:13th us:12th 1st_NY_Militia', 'Queenston')
A, D = '1st_NY_Militia us:6th us:13th us:12th', '49th Lincoln'
us.say('lead 6th')
br.say('49th')
fed(t, 'US', 'Queenston', 'Lewiston')
assert fight(t, A, D, 'Queenston', 9, 'us:6th', '49th', route=True) == 'EX'
us.roll('2d6', 5, 4)
us.say('+1 odds -1 class -1 river -1 redcoats. 7. EX')
us.flip('us:6th')
br.flip('49th')
us.say('13th up front')
assert fight(t, A, D, 'Queenston', 8, 'us:13th', 'Lincoln', first=False) == 'DR'
us.roll('2d6', 6, 2)
br.say('9 = DR, thats me off')
br.drag('49th', 'Chippawa')
br.say('no, both to Fort George')
br.drag('49th', 'Ft. George')
br.drag('Lincoln', 'Ft. George')
us.vp('US 2')
k.ok()
us.discard('22')

s.play('BR Brock back')
br.play('16')
br.drag('Brock York_Militia R.N.R. Lincoln', 'Queenston')
us.say('standing')
fed(t, 'British', 'Queenston', 'Ft. George')
assert fight(t, 'York_Militia R.N.R. Lincoln', A, 'Queenston', 5, 'R.N.R.', 'us:13th', al=1) == 'AR-1'
br.roll('2d6', 3, 2)
br.say('-2 +1 +1, 5. RNR gone')
br.drag('R.N.R.', 'British Eliminated')
br.drag('Brock York_Militia Lincoln', 'Ft. George')
br.discard('16')
k.ok()

s.play('US Death of Brock')
us.play('Death of Brock')
us.say('sorry about this')
br.say('I knew it')
br.flip('Brock')
us.discard('Death of Brock')

s.play('BR restores')
br.play('25')
br.say('49th back to strength')
br.flip('49th')
br.discard('25')

s.play('US 3rd NY')
us.play('11')
walk(us, '3rd_NY_Militia', 'Buffalo', 'Ft. Schlosser', 'Lewiston')
us.discard('11')

s.play('BR holds')
br.hold('1')
br.say('more tomorrow')
s.done()
