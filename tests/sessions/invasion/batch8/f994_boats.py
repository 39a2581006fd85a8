"""Four cubes in one boat; and the attackers of Buffalo take the first throw."""
from cubes import session

s = session('empty', us='Dave', br='Mick', what='overloaded bateaux, the wrong side rolls first')
t = s.t
t.lay_piece(t.pawn, 'Turn 3')
for what, place in (
        ('ar 2, am 4', 'Oswego'), ('ar 1, am 3', 'Williamsburg'), ('ar 2, am 2', 'Ft. Niagara'), ('ar 2, am 2', 'Buffalo'),
        ('ar 3, am 2', 'Albany'), ('ar 2, am 2', 'Pittsburgh'), ('ar 2, am 3', 'Plattsburg'), ('ar 1, am 3', 'Detroit'),
        ('br 2, cm 2', 'Kingston'), ('br 1, cm 2', 'Prescott'), ('br 1, cm 2', 'York'), ('br 4, cm 2, na 1', 'Queenston / Ft. Erie'),
        ('br 1, cm 2', 'Ft. George'), ('br 3, cm 2', 'Montreal'), ('na 4', 'Six Nations'), ('br 1, cm 1, na 3', 'Amherstburg')):
    t.lay(what, place)
t.hand_of('ar', 'ar-03', 'ar-06', 'War Hawks')
t.hand_of('am', 'am-07', 'am-02', 'Turncoat')
t.hand_of('br', 'br-02', 'br-05', 'Fife and Drum')
t.hand_of('cm', 'cm-07', 'Ambush', 'cm-04')
t.hand_of('na', 'na-01', 'na-05', 'War Cry')
t.lay_played('ar-01', 'ar-02', 'am-01', 'am-03', 'br-04', 'br-01', 'cm-02', 'cm-01', 'na-04', 'na-02')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.say('boats!')
us.play('am-07')
assert all(t.touches('lake-ontario', a) for a in ('Oswego', 'Williamsburg', 'Kingston'))
with s.fault('3.2.5b', 'four units from Oswego in one army of bateaux, seven in all'):
    us.move('ar 1, am 3', 'Oswego', 'Kingston')
    us.move('ar 1, am 2', 'Williamsburg', 'Kingston')
assert t.at_area('Kingston') == {'ar': 2, 'am': 5, 'br': 2, 'cm': 2}
br.roll('br', 'hit', 'command')
br.roll('cm', 'hit', 'flee')
br.flee('cm 1', 'Kingston')
us.lose('am 2', 'Kingston')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee', 'hit', 'command')
us.flee('am 1', 'Kingston')
br.lose('br 1, cm 1', 'Kingston')
br.roll('br', 'command')
br.move('br 1', 'Kingston', 'Prescott')
us.mark('Kingston', 'us')
us.draw('am', 1, 'am-04')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-02')
br.move('br 4, cm 2, na 1', 'Queenston / Ft. Erie', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 2, 'am': 2, 'br': 4, 'cm': 2, 'na': 1}
with s.fault('3.3d', 'the British roll first in American homeland', also=['3.3e']):
    br.roll('br', 'hit', 'command')
    br.roll('cm', 'command', 'flee')
    br.roll('na', 'command')
br.flee('cm 1', 'Buffalo')
us.lose('am 1', 'Buffalo')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Buffalo')
br.lose('na 1', 'Buffalo')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'command')
us.lose('ar 2', 'Buffalo')
br.mark('Buffalo', 'br')
br.draw('br', 1, 'br-06')
br.say('cheers')
s.done()
