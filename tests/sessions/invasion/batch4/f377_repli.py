"""Reds fall back on an empty American area as if they were natives; an extra native where no native lives."""
from cubes import session

s = session('campaign1812', us='Hugo', br='Inga', what='a red retreat into the enemy land, a native out of nowhere')
for hand in ('br-02 br-04 br-12', 'na-03 na-04 na-10', 'ar-06 ar-11 ar-05', 'cm-02 cm-04 cm-12', 'am-06 am-03 am-12'):
    s.t.hand_of(hand[:2], *hand.split())
s.t.lay_played('br-01', 'br-03', 'na-01', 'na-02', 'ar-01', 'ar-02', 'cm-01', 'cm-03', 'am-01', 'am-02')
s.t.lay_piece(s.t.pawn, 'Turn 3')
s.t.lay('br 2, cm 1', 'Queenston / Ft. Erie')
s.t.lay('ar 1', 'Buffalo')
s.t.off('am 1', 'Williamsburg')
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-02')
br.move('br 3, cm 2', 'Queenston / Ft. Erie', 'Buffalo')
us.roll('ar', 'hit', 'command')
us.roll('am', 'command', 'flee')
us.flee('am 1', 'Buffalo')
br.lose('cm 1', 'Buffalo')
br.roll('cm', 'hit')
us.lose('am 1', 'Buffalo')
assert t.at_area('Williamsburg') == {} and t.border('Buffalo', 'Williamsburg')
with s.fault('3.3.3b 3.3.4', 'a red falls back on an empty area of American ground', 'homeland', also=['3.2.8a']):
    br.roll('br', 'command', 'command')
    br.move('br 1', 'Buffalo', 'Williamsburg')
us.roll('ar', 'command', 'command')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'flee')
us.lose('ar 2', 'Buffalo')
br.flee('cm 1', 'Buffalo')
br.mark('Buffalo', 'br')
br.mark('Williamsburg', 'br')
br.draw('br', 1, 'br-05')
assert t.at_area('Buffalo') == {'br': 2}

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
assert t.at_area('Oxford') == {}
with s.fault('3.1.1 3.1a', 'the extra native goes where no native stands', 'recruit'):
    br.recruit('na 1', 'Oxford')
br.say('one at home, one at Oxford')
br.play('na-03')
br.move('na 2', 'Six Nations', 'Dover')
br.draw('na', 1, 'na-05')
s.done()
