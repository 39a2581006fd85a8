"""1813 on the French module: a yellow recruit in occupied York, and a runaway who goes to the reserve."""
from cubes import session

s = session('1813', us='Hannah', br='Dad', module='Canada', what='a recruit in an enemy-held muster area; a fled cube put into the reserve')
s.t.hand_of('cm', 'cm-05', 'cm-06', 'cm-10')
s.t.hand_of('am', 'am-03', 'am-05', 'am-09')
s.t.hand_of('ar', 'ar-02', 'ar-06', 'ar-11')
s.t.hand_of('br', 'br-01', 'br-04', 'br-10')
s.t.hand_of('na', 'na-01', 'na-05', 'na-12')
for p, a, who in ((s.t.us, 'York', 'us'), (s.t.us, 'Ft. George', 'us'), (s.t.br, 'Ogdensburg', 'br'),
                  (s.t.br, 'Detroit', 'br'), (s.t.br, 'Frenchtown', 'br')):
    p.mark(a, who)
s.t.log, s.t.past = [], []
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.say('yellow musters at Montreal and York, one each')
br.recruit('cm 1', 'Montreal')
with s.fault('3.1c', 'a yellow recruit is placed in York, held by the Americans', 'recruit', also=('3.3a',)):
    br.recruit('cm 1', 'York')
us.say('Dad, I am in York!')
br.say('he is very brave')
br.play('cm-05')
br.move('cm 2', 'Oxford', 'Six Nations')
br.roll('cm', 'command')
br.say('not that brave, he runs to Smith s Creek')
br.move('cm 1', 'York', "Smith's Creek")
br.draw('cm', 1, 'cm-04')

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh', how='each')
us.recruit('am 1', 'Albany')
us.play('am-03')
us.move('ar 3, am 4', 'Ft. Meigs', 'Frenchtown')
us.undo()
us.say('no wait, leave only one white behind... no, I do it like this')
us.move('ar 2, am 4', 'Ft. Meigs', 'Frenchtown')
assert t.at_area('Frenchtown') == {'ar': 2, 'am': 4, 'cm': 1, 'na': 2}
us.roll('am', 'flee', 'hit', 'command')
us.roll('ar', 'hit', 'command')
br.lose('cm 1, na 1', 'Frenchtown')
with s.fault('3.3.2 3.3.1', 'the white runaway is put into the reserve', 'flee'):
    us.lose('am 1', 'Frenchtown')
br.roll('na', 'command')
br.move('na 1', 'Frenchtown', 'Detroit')
us.mark('Frenchtown', None)
us.draw('am', 1, 'am-04')
us.say('Frenchtown is free, cookies!')
s.done()
