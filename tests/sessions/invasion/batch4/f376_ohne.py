"""White marches in the blue phase with no blue among them; at Ogdensburg nobody fights."""
from cubes import session

s = session('campaign1812', us='Finn', br='Gerda', what='an army of the wrong colour, a battle left out')
for hand in ('ar-06 ar-11 ar-05', 'cm-02 cm-04 cm-12', 'br-02 br-04 br-12', 'am-06 am-03 am-12', 'na-04 na-09 na-10'):
    s.t.hand_of(hand[:2], *hand.split())
s.t.lay_played('ar-01', 'br-01', 'cm-01', 'am-01', 'na-01')
s.t.lay_piece(s.t.pawn, 'Turn 2')
s.t.lay('ar 1', 'Ogdensburg')
s.t.lay('br 1, cm 1', 'Cornwall')
t, us, br = s.begin()

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-06')
us.move('ar 2, am 1', 'Pittsburgh', 'Youngstown')
assert t.at_area('Erie') == {'am': 2}
with s.fault('3.2.2e', 'two whites march in the blue phase', 'move'):
    us.move('am 2', 'Erie', 'Buffalo')
us.move('ar 2', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.say('no battles')
us.draw('ar', 1, 'ar-03')

s.play('phase cm')
br.phase('cm')
br.say('yellow. what was for dinner?')
us.say('soup')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-02')
br.move('cm 1', 'Kingston', 'Prescott')
with s.fault('3.3a', 'both sides stay in Ogdensburg without a battle', 'battle', also=['3.2.8a']):
    br.move('br 1, cm 2', 'Cornwall', 'Ogdensburg')
    br.draw('cm', 1, 'cm-05')
    br.phase('na')
    br.recruit('na 1', 'Six Nations')
    br.play('na-04')
assert t.at_area('Ogdensburg') == {'ar': 1, 'am': 1, 'br': 1, 'cm': 2}
br.move('na 3', 'Six Nations', 'Dundas')
br.say('green walks, that is all')
s.done()
