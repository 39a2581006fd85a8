"""A recruit among the enemies in York; an army that walks through Ft. George."""
from cubes import session

s = session('empty', us='Pat', br='Quinn', what='a recruit in a taken town, a march through enemies', module='Regions')
s.t.lay_piece(s.t.pawn, 'Turn 4')
for where, what in (('York', 'ar 1, am 1'), ("Smith's Creek", 'cm 3'), ('Ft. George', 'cm 1'), ('Queenston / Ft. Erie', 'br 1'), ('Ft. Niagara', 'ar 3, am 3'),
                    ('Six Nations', 'na 3'), ('Montreal', 'br 3, cm 2'), ('Kingston', 'br 1, cm 1'), ('Oxford', 'na 1'),
                    ('Dover', 'na 1'), ('Albany', 'ar 2'), ('Pittsburgh', 'ar 1, am 1'), ('Plattsburg', 'ar 2, am 2'),
                    ('Amherstburg', 'br 2, cm 2'), ('Detroit', 'ar 1, am 2')):
    s.t.lay(what, where)
s.t.lay_marker('US Control', 'York')
s.t.lay_drawn('br', 'am')
s.t.lay_played('ar-01', 'ar-02', 'ar-03', 'am-01', 'am-02', 'am-03', 'am-04', 'br-01', 'br-02', 'br-03', 'br-05', 'cm-01',
               'cm-02', 'cm-03', 'na-01', 'na-02', 'na-03')
s.t.hand_of('cm', 'cm-04', 'cm-06', 'cm-09')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'ar-09')
s.t.hand_of('na', 'na-05', 'na-08', 'na-12')
s.t.hand_of('br', 'br-06', 'br-08', 'br-10')
s.t.hand_of('am', 'am-05', 'am-06', 'am-12')
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
with s.fault('3.1c', 'York musters with Americans in it', 'enemy'):
    br.recruit('cm 1', 'York')
br.play('cm-04')
br.move('cm 3', "Smith's Creek", 'York')
assert t.at_area('York') == {'ar': 1, 'am': 1, 'cm': 4}
br.roll('cm', 'hit', 'flee', 'command')
us.lose('am 1', 'York')
br.flee('cm 1', 'York')
us.roll('ar', 'hit')
br.lose('cm 1', 'York')
br.roll('cm', 'hit', 'command')
us.lose('ar 1', 'York')
us.mark('York', None)
br.draw('cm', 1, 'cm-05')

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Oxford')
br.play('na-08')
br.move('na 1', 'Six Nations', 'Dundas', 'York')
br.play('na-12')
for a in ('Oxford', 'Dover'):
    assert t.border(a, 'Six Nations')
    br.move('na 1', a, 'Six Nations')
br.draw('na', 2, 'na-04', 'na-06')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('ar-06')
us.move('ar 3', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
assert t.at_area('Ft. George') == {'cm': 1}
with s.fault('3.2.2f', 'through Ft. George, where a yellow stands, on to Dundas', 'enemy'):
    us.move('ar 2, am 2', 'Ft. Niagara', 'Ft. George', 'Dundas')
us.mark('Dundas', 'us')
us.draw('ar', 1, 'ar-04')
s.done()
