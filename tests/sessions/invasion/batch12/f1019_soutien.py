"""Turn 6: Hometown Support in a town that is only held, not home; red marches through an American army."""
from cubes import session

s = session('empty', us='Uma', br='Viktor', what='Hometown Support abroad, an army that does not stop', module='Regions')
t = s.t
t.lay_piece(t.pawn, 'Turn 6')
QFE = 'Queenston / Ft. Erie'
for what, area in [('ar 2, am 1', 'Ft. George'), ('ar 2, am 2', QFE), ('am 3', 'Ft. Niagara'), ('ar 1, am 2', 'Buffalo'),
                   ('br 4, cm 1', 'Dundas'), ('cm 2', 'York'), ('na 3', 'Six Nations'), ('br 3, cm 2', 'Montreal'),
                   ('ar 3, am 2', 'Albany'), ('am 2', 'Pittsburgh'), ('br 1, cm 1', 'Kingston'), ('am 2', 'Oswego')]:
    t.lay(what, area)
t.lay_marker('US Control', 'Ft. George')
t.lay_marker('US Control', QFE)
t.lay_marker('US Control', QFE)
for f, last in (('ar', 5), ('am', 6), ('br', 6), ('cm', 6), ('na', 6)):
    t.lay_played(*['%s-0%d' % (f, n) for n in range(1, last + 1) if (f, n) not in (('am', 3), ('br', 1), ('cm', 5), ('na', 5))])
t.hand_of('ar', 'ar-06', 'ar-08', 'ar-12')
t.hand_of('am', 'am-03', 'am-08', 'am-10')
t.hand_of('br', 'br-01', 'br-10', 'br-11')
t.hand_of('cm', 'cm-05', 'cm-08', 'cm-10')
t.hand_of('na', 'na-05', 'na-08', 'na-10')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('Hometown Support')
us.say('two more at Fort George, we control it')
with s.fault('AM-10 3.1a', 'Hometown Support puts white units into an area of British homeland', 'homeland'):
    us.recruit('am 2', 'Ft. George')
us.play('am-03')
assert t.border('Ft. Niagara', 'Buffalo') and t.border('Oswego', "Sacket's Harbor")
us.move('am 2', 'Ft. Niagara', 'Buffalo')
us.move('am 2', 'Oswego', "Sacket's Harbor")
us.draw('am', 0, 'am-07', 'am-12')
assert len(t.hand('am')) == 3

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-01')
assert t.fact('br-01')['areas'] == '3' and t.border('Dundas', 'Ft. George') and t.border('Ft. George', 'Ft. Niagara')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 3} and t.at_area('Ft. Niagara') == {'am': 1}
col = [p.id for p in t.take('br 3', 'Dundas')]
with s.fault('3.2.2f', 'an army goes on through Ft. George, which the Americans hold', 'enemy'):
    t.drag(br, col, 'Ft. George')
    t.drag(br, col, 'Ft. Niagara')
br.say('behind your lines!')
us.roll('am', 'flee')
us.flee('am 1', 'Ft. Niagara')
br.mark('Ft. Niagara', 'br')
br.draw('br', 0, 'br-08')
assert len(t.hand('br')) == 3
s.done()
