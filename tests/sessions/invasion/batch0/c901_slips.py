"""A table that drags cube by cube, talks about something else, and takes a wrong drop back."""
from cubes import session

s = session('intro1812', us='Carla', br='Dieter', what='no bag, no grid; slips and undo', module='Points')
s.t.hand_of('ar', 'US Regulars 05', 'US Regulars 03', 'Publication Ban')
s.t.deal()
t, us, br = s.begin()

s.play('phase ar')
us.say('bleu commence, ok ?')
br.say('ja, los')
us.recruit('ar 2', 'Albany')
us.recruit('ar 1', 'Albany')
us.play('US Regulars 05')
us.move('ar 1', 'Detroit', 'Frenchtown')
us.undo()
us.say('sorry, wrong pile')
us.move('ar 2, am 2', 'Buffalo', 'Queenston / Ft. Erie', how='each')
br.say('I have one red there, three white of yours would have been nicer')
us.say('we will see, roll')
br.roll('br', 'command')
br.roll('cm', 'command')
s.done()
