"""Turn 4 with four boat cards: canoes, a fleet and bateaux of both militias."""
from cubes import session

s = session('empty', us='Nora', br='Olivier', what='everybody goes by water', module='Regions')
s.t.lay_piece(s.t.pawn, 'Turn 4')
for where, what in (('Kingston', 'br 3, cm 3'), ('York', 'br 2, cm 2, na 1'), ('Amherstburg', 'br 2, cm 2, na 4'),
                    ('Dover', 'cm 3, na 1'), ('London', 'na 2'), ('Six Nations', 'na 3'), ('Montreal', 'br 3, cm 2'),
                    ('Moraviantown', 'cm 1, na 1'), ("Sacket's Harbor", 'ar 3, am 4'), ('Oswego', 'am 2'),
                    ('Ft. Niagara', 'ar 2, am 2'), ('Buffalo', 'ar 2, am 3'), ('Erie', 'ar 2, am 3'),
                    ('Ft. Meigs', 'ar 2, am 2'), ('Frenchtown', 'am 2'), ('Detroit', 'ar 1, am 2'),
                    ('Plattsburg', 'ar 3, am 3'), ('Albany', 'ar 1'), ('Pittsburgh', 'am 1'), ('Williamsburg', 'am 1')):
    s.t.lay(what, where)
s.t.lay_played('ar-01', 'ar-03', 'ar-05', 'am-01', 'am-03', 'am-05', 'br-03', 'br-05', 'br-01', 'cm-03', 'cm-04', 'cm-01',
               'na-02', 'na-04', 'na-05')
s.t.hand_of('na', 'na-07', 'na-01', 'na-12')
s.t.hand_of('br', 'br-07', 'br-04', 'br-11')
s.t.hand_of('am', 'am-07', 'am-02', 'am-06')
s.t.hand_of('cm', 'cm-07', 'cm-05', 'cm-12')
s.t.hand_of('ar', 'ar-07', 'ar-06', 'ar-10')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Dover')
br.play('na-07')
for a in ('Amherstburg', 'Dover', 'London', 'Frenchtown'):
    assert t.touches('lake-erie', a)
br.move('na 3', 'Amherstburg', 'Frenchtown')
br.move('na 1', 'Dover', 'Frenchtown')
br.move('na 1', 'London', 'Frenchtown')
us.roll('am', 'flee', 'flee')
us.flee('am 2', 'Frenchtown')
br.mark('Frenchtown', 'br')
br.draw('na', 1, 'na-03')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-07')
br.move('br 2, cm 1', 'York', 'Williamsburg')
us.roll('am', 'hit')
br.lose('cm 1', 'Williamsburg')
br.roll('br', 'hit', 'hit')
us.lose('am 1', 'Williamsburg')
br.mark('Williamsburg', 'br')
br.draw('br', 1, 'br-06')

s.play('phase am')
us.phase('am')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.back('am 2', 'Pittsburgh')
us.play('am-07')
us.move('ar 2, am 1', "Sacket's Harbor", 'York')
us.move('am 2', 'Oswego', 'York')
assert t.at_area('York') == {'ar': 2, 'am': 3, 'cm': 1, 'na': 1}
br.roll('cm', 'command')
br.roll('na', 'hit')
us.lose('am 1', 'York')
br.move('cm 1', 'York', "Smith's Creek")
us.roll('ar', 'hit', 'flee')
us.roll('am', 'command', 'flee')
br.lose('na 1', 'York')
us.flee('ar 1, am 1', 'York')
us.mark('York', 'us')
us.draw('am', 1, 'am-08')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
br.play('cm-07')
br.move('br 1, cm 2', 'Kingston', 'York')
br.move('cm 1', "Smith's Creek", 'York')
br.roll('br', 'hit')
br.roll('cm', 'hit', 'flee', 'flee')
us.lose('ar 1, am 1', 'York')
br.flee('cm 2', 'York')
us.mark('York', None)
br.draw('cm', 1, 'cm-02')

s.done()
