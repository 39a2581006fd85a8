"""Yellow musters in a York that the Americans hold; later three blue dice are thrown."""
from cubes import session

s = session('1813', us='Ruta', br='Quentin', what='recruit in an occupied muster area; three dice of regulars')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'William Harrison')
s.t.hand_of('am', 'am-03', 'am-04', 'Turncoat')
s.t.hand_of('br', 'br-02', 'br-04', 'Fife and Drum')
s.t.hand_of('cm', 'cm-04', 'cm-06', 'Laura Secord')
s.t.hand_of('na', 'na-03', 'na-05', 'Tecumseh')
for a in ('Ft. George', 'York'):
    s.us.mark(a, 'us')
for a in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.br.mark(a, 'br')
s.t.log.clear()
s.t.past.clear()
t, us, br = s.begin()
way = lambda *p: all(t.border(a, b) for a, b in zip(p, p[1:]))

s.play('phase cm')
br.phase('cm')
br.say('hello hello. yellow, my favourite')
br.recruit('cm 1', 'Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2}
with s.fault('3.1c', 'a recruit comes to York, where Americans stand', 'muster'):
    br.recruit('cm 1', 'York')
br.play('cm-04')
assert way("Smith's Creek", 'York') and way('Dundas', 'York')
br.move('cm 2', "Smith's Creek", 'York')
br.move('br 1', 'Dundas', 'York')
br.move('cm 2', 'Dundas', 'York')
us.say('so York it is')
br.roll('br', 'hit')
br.roll('cm', 'command', 'flee', 'hit')
br.flee('cm 1', 'York')
us.lose('am 2', 'York')
us.roll('ar', 'hit', 'command')
br.lose('cm 1', 'York')
assert t.at_area('York') == {'ar': 2, 'br': 1, 'cm': 3}
br.roll('cm', 'flee', 'hit', 'command')
br.roll('br', 'hit')
br.flee('cm 1', 'York')
us.lose('ar 2', 'York')
us.mark('York', None)
br.draw('cm', 1, 'cm-05')

s.play('phase ar')
us.phase('ar')
assert t.at_area('Reserve')['ar'] == 3
us.recruit('ar 1', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-05')
us.move('am 2, ar 4', 'Ft. Meigs', 'Frenchtown', how='colours')
us.move('ar 2, am 2', 'Rome', "Sacket's Harbor")
assert t.at_area('Frenchtown') == {'ar': 4, 'am': 2, 'cm': 1, 'na': 2}
us.roll('am', 'flee', 'command')
with s.fault('3.3f', 'four blue cubes throw three dice, regulars throw two'):
    us.roll('ar', 'command', 'hit', 'command')
us.flee('am 1', 'Frenchtown')
br.lose('na 1', 'Frenchtown')
br.roll('cm', 'hit')
br.roll('na', 'command')
us.lose('am 1', 'Frenchtown')
us.roll('ar', 'hit', 'hit')
br.lose('na 1, cm 1', 'Frenchtown')
us.mark('Frenchtown', None)
us.draw('ar', 1, 'ar-02')
us.say('good hour for blue')
s.done()
