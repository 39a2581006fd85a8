"""Introduction, turn 2: yellow moves an army all red; a battle is forgotten and the next cube drawn."""
from cubes import session

s = session('intro1812', us='Oskar', br='Pia', what='red only in the yellow phase; no battle at Amherstburg')
s.t.lay_played('am-01', 'ar-01', 'br-03', 'cm-03', 'na-02')
s.t.hand_of('cm', 'cm-04', 'cm-05', 'cm-10')
s.t.hand_of('am', 'am-03', 'am-05', 'am-09')
s.t.hand_of('na', 'na-05', 'na-04', 'na-10')
s.t.hand_of('ar', 'ar-03', 'ar-06', 'ar-11')
s.t.hand_of('br', 'br-04', 'br-05', 'br-10')
s.t.lay_piece(s.t.pawn, 'Turn 2')
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'York')
br.recruit('cm 1', 'Montreal')
br.play('cm-04')
br.move('cm 2', 'Kingston', 'Prescott')
with s.fault('3.2.2e', 'an army of three red in the phase of the Canadian militia', 'active'):
    br.move('br 3', 'Montreal', 'Lacolle')
br.say('no battles, next')
br.draw('cm', 1, 'cm-12')

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-03')
us.move('ar 2, am 4', 'Detroit', 'Amherstburg')
us.move('ar 2, am 2', 'Ft. Niagara', 'Ft. George')
us.say('Ft George first')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'command')
us.lose('am 1', 'Ft. George')
br.flee('cm 1', 'Ft. George')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'command')
br.lose('br 1, cm 1', 'Ft. George')
us.mark('Ft. George', 'us')

s.play('and the next phase')
us.draw('am', 1, 'am-04')
assert t.at_area('Amherstburg') == {'ar': 2, 'am': 4, 'br': 2, 'cm': 2, 'na': 3}
with s.fault('3.3a', 'the battle at Amherstburg is not fought, the next faction is drawn', 'battle', also=['3.2.8a']):
    br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-05')
br.move('na 3', 'Six Nations', 'Dundas')
br.say('green goes to Dundas, that will do')
br.draw('na', 1, 'na-09')
s.done()
