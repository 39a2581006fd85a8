"""Campaign, turn 2: who fled is put back into the reserve; yellow pulls out into an empty American fort."""
from cubes import session

s = session('campaign1812', us='Moritz', br='Nadia', what='a flight into the reserve; a retreat onto enemy soil')
Q = 'Queenston / Ft. Erie'
s.t.off('am 1', 'Ft. Ticonderoga')
s.t.lay('am 1', 'Plattsburg')
s.t.lay_played('ar-01', 'am-01', 'br-03', 'cm-03', 'na-02')
s.t.hand_of('am', 'am-05', 'am-04', 'am-12')
s.t.hand_of('br', 'br-05', 'br-04', 'br-11')
s.t.hand_of('ar', 'ar-02', 'ar-05', 'ar-10')
s.t.hand_of('cm', 'cm-02', 'cm-04', 'cm-09')
s.t.hand_of('na', 'na-03', 'na-05', 'na-12')
s.t.lay_piece(s.t.pawn, 'Turn 2')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-05')
us.move('ar 1, am 2', 'Buffalo', Q)
assert t.at_area(Q) == {'ar': 1, 'am': 2, 'br': 1, 'cm': 1}
br.roll('br', 'command')
br.roll('cm', 'command')
br.say('both stand')
with s.fault('3.3.2', 'the white unit that flees goes to the reserve', 'flee'):
    us.roll('ar', 'command')
    us.roll('am', 'flee', 'hit')
    us.lose('am 1', Q)
br.lose('cm 1', Q)
br.roll('br', 'hit')
us.lose('am 1', Q)
us.roll('ar', 'hit')
br.lose('br 1', Q)
us.mark(Q, 'us')
us.put('US Control', Q)
us.draw('am', 1, 'am-03')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-05')
br.move('br 4, cm 2', 'Montreal', 'Lacolle', 'Plattsburg')
assert t.at_area('Plattsburg') == {'ar': 1, 'am': 3, 'br': 4, 'cm': 2}

s.play('Plattsburg')
us.roll('ar', 'hit')
us.roll('am', 'flee', 'hit', 'command')
us.flee('am 1', 'Plattsburg')
br.lose('br 2', 'Plattsburg')
assert not t.at_area('Ft. Ticonderoga') and t.border('Plattsburg', 'Ft. Ticonderoga') == 'land'
br.roll('br', 'command', 'hit')
br.roll('cm', 'command', 'command')
us.lose('am 1', 'Plattsburg')
with s.fault('3.3.3b 3.3.4', 'yellow retreats into an empty area of American homeland, as only natives may', 'friendly'):
    br.move('cm 1', 'Plattsburg', 'Ft. Ticonderoga')
br.say('to have a look at the fort')
assert t.at_area('Plattsburg') == {'ar': 1, 'am': 1, 'br': 2, 'cm': 1}
us.roll('ar', 'flee')
us.roll('am', 'flee')
us.flee('ar 1, am 1', 'Plattsburg')
br.mark('Plattsburg', 'br')
br.mark('Ft. Ticonderoga', 'br')
br.draw('br', 1, 'br-02')
s.done()
