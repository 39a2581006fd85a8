"""1813, turn 4: a third army on a card of two, and three blue dice."""
from cubes import session

s = session('1813', us='Gijs', br='Hanna', what='one army too many; a die too many')
Q = 'Queenston / Ft. Erie'
s.t.lay('ar 1', 'Buffalo', 'Ft. Niagara')
s.t.lay_played('ar-04', 'am-02', 'br-01', 'cm-01', 'na-01')
s.t.hand_of('ar', 'ar-02', 'ar-05', 'ar-10')
s.t.hand_of('am', 'am-03', 'am-05', 'am-09')
s.t.hand_of('br', 'br-02', 'br-04', 'br-10')
s.t.hand_of('cm', 'cm-02', 'cm-04', 'cm-09')
s.t.hand_of('na', 'na-03', 'na-05', 'na-12')
s.t.lay_piece(s.t.pawn, 'Turn 4')
t, us, br = s.begin()

us.mark('Ft. George', 'us')
us.mark('York', 'us')
br.mark('Ogdensburg', 'br')
br.mark('Detroit', 'br')
br.mark('Frenchtown', 'br')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 1', 'Albany')
us.play('ar-02')
us.move('ar 2, am 2', 'Rome', "Sacket's Harbor")
us.move('ar 3, am 2', 'Buffalo', Q)
with s.fault('3.2.2b', 'a third army on US Regulars 02, which moves two', 'armies'):
    us.move('ar 4, am 5', 'Ft. Meigs', 'Frenchtown')
us.say('that is it, Queenston first')

s.play('Queenston')
assert t.at_area(Q) == {'ar': 3, 'am': 2, 'br': 2, 'cm': 1, 'na': 2}
br.roll('br', 'hit', 'command')
br.roll('cm', 'flee')
br.roll('na', 'command', 'command')
us.lose('am 1', Q)
br.flee('cm 1', Q)
with s.fault('3.3f', 'three blue dice, two are the most', 'dice'):
    us.roll('ar', 'hit', 'command', 'hit')
us.roll('am', 'flee')
us.flee('am 1', Q)
br.lose('na 2', Q)
br.say('ok')
br.roll('br', 'hit', 'hit')
us.lose('ar 2', Q)
us.roll('ar', 'hit')
br.lose('br 1', Q)
br.roll('br', 'command')
us.roll('ar', 'hit')
br.lose('br 1', Q)
us.mark(Q, 'us')
us.put('US Control', Q)

s.play('Frenchtown')
assert t.at_area('Frenchtown') == {'ar': 4, 'am': 5, 'cm': 1, 'na': 2}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit', 'flee', 'hit')
us.flee('am 1', 'Frenchtown')
br.lose('cm 1, na 2', 'Frenchtown')
us.mark('Frenchtown', None)
us.draw('ar', 1, 'ar-06')
s.done()
