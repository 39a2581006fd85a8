"""Fled whites come back at Buffalo, where nothing musters; later four blue cubes roll three dice."""
from cubes import session

s = session('empty', us='Noor', br='Femke', what='fled units back at the front, a die too many', module='Canada')
t = s.t
for what, place in (
        ('ar 4, am 3', 'Ft. Niagara'), ('ar 2, am 2', 'Buffalo'), ('ar 3, am 2', 'Albany'), ('ar 2, am 2', 'Pittsburgh'),
        ('am 2', 'Erie'), ('ar 1, am 2', 'Detroit'), ('ar 2, am 2', 'Plattsburg'), ('br 1, cm 2', 'Ft. George'),
        ('br 1, cm 2', 'Queenston / Ft. Erie'), ('cm 1', 'Dundas'), ('br 1, cm 2', 'York'), ('na 4', 'Six Nations'),
        ('br 4, cm 2', 'Montreal'), ('cm 2', 'Lacolle'), ('br 1, cm 1, na 3', 'Amherstburg'), ('br 1, cm 2', 'Kingston'),
        ('am 3', 'Fled Units')):
    t.lay(what, place)
t.hand_of('ar', 'ar-03', 'ar-06', 'War Hawks')
t.hand_of('am', 'am-04', 'am-02', 'Turncoat')
t.hand_of('br', 'br-02', 'br-05', 'Fife and Drum')
t.hand_of('cm', 'cm-07', 'Ambush', 'cm-04')
t.hand_of('na', 'na-01', 'na-05', 'War Cry')
t.lay_played('ar-01', 'am-01', 'br-04', 'cm-02', 'na-04')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.say('wit')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.back('am 1', 'Albany')
with s.fault('3.1.2 3.1a', 'two fled whites return to Buffalo, which is no muster area'):
    us.back('am 2', 'Buffalo')
us.play('am-04')
us.move('am 2', 'Erie', 'Buffalo')
us.move('am 3', 'Albany', 'Caldwell')
us.draw('am', 1, 'am-03')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-03')
us.move('ar 4, am 2', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 4, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'command', 'flee')
br.flee('cm 1', 'Ft. George')
us.lose('am 1', 'Ft. George')
with s.fault('3.3f', 'the regulars roll three dice, two is the most'):
    us.roll('ar', 'hit', 'command', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Ft. George')
br.lose('cm 1', 'Ft. George')
br.roll('br', 'hit')
us.lose('ar 1', 'Ft. George')
us.roll('ar', 'hit', 'command')
br.lose('br 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('ar', 1, 'ar-05')
br.say('goed gespeeld')
s.done()
