"""Six canoes instead of five; and a turn that ends before the white militia had its phase."""
from cubes import session

s = session('campaign1812', us='Ilse', br='Tarek', what='six canoes; turn over after four phases', module='Canada')
for f in ('ar', 'br', 'cm'):
    s.t.lay_played(f + '-01', f + '-02')
s.t.lay_played('na-01', 'am-01')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'William Harrison')
s.t.hand_of('am', 'am-03', 'am-04', 'Turncoat')
s.t.hand_of('br', 'br-05', 'br-04', 'Fife and Drum')
s.t.hand_of('cm', 'cm-04', 'cm-06', 'Laura Secord')
s.t.hand_of('na', 'na-07', 'na-05', 'Tecumseh')
s.t.lay('br 4', 'Kingston').lay('cm 4', 'York').lay('na 4', 'Amherstburg')
s.t.lay('ar 6', 'Albany').lay('am 4', 'Detroit').lay('am 2', 'Ogdensburg')
s.t.lay_piece(s.t.pawn, 'Turn 2')
s.t.lay_drawn('br', 'cm', 'ar')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-07')
assert all(t.touches('lake-erie', a) for a in ('Amherstburg', 'Moraviantown', 'Ft. Meigs'))
br.move('na 4', 'Amherstburg', 'Ft. Meigs', how='each')
with s.fault('3.2.5a', 'the canoes carry five, six land', 'units'):
    br.move('na 2', 'Moraviantown', 'Ft. Meigs', how='each')
assert t.at_area('Ft. Meigs') == {'ar': 1, 'am': 1, 'na': 6}
us.say('quite a fleet')
us.roll('ar', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Ft. Meigs')
br.roll('na', 'hit', 'command', 'hit')
us.lose('ar 1', 'Ft. Meigs')
br.mark('Ft. Meigs', 'br')
br.draw('na', 1, 'na-04')

s.play('the turn ends, phase br')
assert t.where(t.drawn['am']) == 'Draw Bag'
with s.fault('2.1', 'cubes back and the turn pawn on before the white cube came out', '', also=('2.0a', '1.7')):
    br.refill()
    br.turn(3)
    br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-05')
assert t.border('Montreal', 'Lacolle') and t.border('Kingston', 'Prescott')
br.move('br 3, cm 1', 'Montreal', 'Lacolle')
br.move('br 2', 'Kingston', 'Prescott')
br.say('quiet one')
br.draw('br', 1, 'br-06')
s.done()
