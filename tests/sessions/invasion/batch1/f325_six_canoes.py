"""Six greens in canoes for five; a yellow withdraws into an empty American area."""
from cubes import session

s = session('empty', us='Cleo', br='Ned', what='one canoe too many, a retreat only natives may make', module='Regions')
for where, what in (('Amherstburg', 'br 1, cm 1, na 5'), ('Dover', 'cm 1, na 2'), ('Frenchtown', 'am 3'), ('Buffalo', 'br 1, cm 2'),
                    ('Erie', 'ar 2, am 3'), ('Pittsburgh', 'ar 2, am 2'), ('Six Nations', 'na 2'), ('Montreal', 'br 3, cm 2'),
                    ('Kingston', 'br 2, cm 2'), ('Albany', 'ar 3, am 2'), ('Plattsburg', 'ar 1, am 2'), ("Sacket's Harbor", 'ar 1, am 2'),
                    ('Ft. Niagara', 'ar 1, am 1'), ('Ft. George', 'br 1, cm 1')):
    s.t.lay(what, where)
s.t.lay_marker('British Control', 'Buffalo')
s.t.lay_played('ar-01', 'am-01', 'br-03', 'cm-03', 'na-02')
s.t.hand_of('na', 'na-07', 'na-05', 'na-09')
s.t.hand_of('ar', 'ar-05', 'ar-03', 'ar-11')
s.t.hand_of('br', 'br-04', 'br-06', 'br-10')
s.t.hand_of('cm', 'cm-04', 'cm-05', 'cm-10')
s.t.hand_of('am', 'am-04', 'am-05', 'am-09')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
br.play('na-07')
with s.fault('3.2.5a', 'six greens in the canoes', 'units'):
    br.move('na 4', 'Amherstburg', 'Frenchtown')
    br.move('na 2', 'Dover', 'Frenchtown')
us.roll('am', 'hit', 'flee', 'flee')
br.lose('na 1', 'Frenchtown')
us.flee('am 2', 'Frenchtown')
br.roll('na', 'hit', 'command', 'command')
us.lose('am 1', 'Frenchtown')
br.mark('Frenchtown', 'br')
br.draw('na', 1, 'na-04')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-04')
br.play('br-10')
br.move('br 4, cm 2', 'Montreal', 'west of Montreal', 'Cornwall', 'Prescott')
br.draw('br', 2, 'br-05', 'br-07')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('ar-05')
us.move('ar 2, am 3', 'Erie', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 2, 'am': 3, 'br': 1, 'cm': 2}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee', 'command', 'flee')
br.lose('br 1', 'Buffalo')
us.flee('am 2', 'Buffalo')
br.roll('cm', 'hit', 'command')
us.lose('am 1', 'Buffalo')
assert not t.at_area('Williamsburg')
with s.fault('3.3.3b 3.3.4', 'a yellow withdraws to empty American Williamsburg', 'friendly'):
    br.move('cm 1', 'Buffalo', 'Williamsburg')
us.roll('ar', 'hit', 'hit')
br.lose('cm 1', 'Buffalo')
br.mark('Buffalo', None)
br.mark('Williamsburg', 'br')
us.draw('ar', 1, 'ar-06')
s.done()
