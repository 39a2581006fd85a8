"""Nobody says a word; every cube is a drag of its own and every die a throw of its own; no reserve, no bag, no grid."""
from cubes import session

s = session('campaign1812', us='P1', br='P2', what='silent; cube by cube, die by die, retreats in all battles', module='Points')
t = s.t
for what, place in (('br 2', 'Kingston'), ('br 2', 'Montreal'), ('cm 2', 'York'), ('cm 2', 'Chambly'), ('na 2', 'Six Nations'),
                    ('na 2', 'Amherstburg'), ('ar 3', 'Albany'), ('ar 3', 'Plattsburg'), ('am 3', 'Oswego'), ('am 3', 'Rome'),
                    ('na 1', 'Fled Units')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 03', 'American Militia 03', 'British Regulars 03', 'Canadian Militia 03', 'Native Americans 03')
t.hand_of('ar', 'US Regulars 02', 'US Regulars 05', 'Forced March')
t.hand_of('am', 'American Militia 01', 'American Militia 02', 'Turncoat')
t.hand_of('br', 'British Regulars 01', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 01', 'Canadian Militia 02', 'Training')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase na')
br.back('na 1', 'Six Nations')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
assert t.at_area('Six Nations') == {'na': 7}
br.play('Native Americans 04')
br.move('na 4', 'Amherstburg', 'Detroit', how='each')
br.move('na 2', 'Six Nations', 'Queenston / Ft. Erie', 'Buffalo', how='each')
assert t.at_area('Detroit') == {'ar': 1, 'am': 2, 'na': 4}
us.roll('ar', 'hit')
us.roll('am', 'flee')
us.roll('am', 'command')
us.flee('am 1', 'Detroit')
us.move('am 1', 'Detroit', 'Frenchtown')
br.lose('na 1', 'Detroit')
br.roll('na', 'hit')
br.roll('na', 'flee')
br.roll('na', 'command')
us.lose('ar 1', 'Detroit')
br.flee('na 1', 'Detroit')
assert t.at_area('Detroit') == {'na': 2} and t.at_area('Frenchtown') == {'am': 2}
br.mark('Detroit', 'br')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'na': 2}
us.roll('am', 'flee')
us.roll('am', 'flee')
us.roll('ar', 'command')
us.flee('am 2', 'Buffalo', how='each')
br.roll('na', 'command')
br.roll('na', 'command')
br.move('na 2', 'Buffalo', 'Queenston / Ft. Erie', how='each')
br.draw('na', 1, 'Native Americans 06')

s.play('phase ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('US Regulars 02')
us.move('ar 2', 'Pittsburgh', 'Franklin', 'Erie', 'Buffalo', how='each')
us.move('ar 1, am 1', 'Ft. Meigs', 'Frenchtown', 'Detroit', how='each')
assert t.at_area('Detroit') == {'ar': 1, 'am': 1, 'na': 2}
us.roll('am', 'flee')
us.roll('ar', 'hit')
us.flee('am 1', 'Detroit')
br.lose('na 1', 'Detroit')
br.roll('na', 'hit')
us.lose('ar 1', 'Detroit')
assert t.at_area('Detroit') == {'na': 1} and t.marker('Detroit')
us.draw('ar', 1, 'US Regulars 04')
s.done()
