"""Fishing boats on both sides, no reserve on the board: a blue cube out of the palette where a white one was meant,
Turncoat, Ambush, a muster area that is closed. Spanish."""
from cubes import session

s = session('empty', us='Pilar', br='Ines', what='turn 2: bateaux to York and back, Turncoat and Ambush', module='Points')
t = s.t
for what, place in (
        ('ar 2, am 4', 'Oswego'), ('ar 1, am 3', 'Williamsburg'), ('ar 3, am 2', 'Ft. Niagara'), ('ar 2, am 2', 'Buffalo'),
        ('ar 1, am 3', 'Detroit'), ('ar 3, am 2', 'Albany'), ('ar 2, am 2', 'Pittsburgh'), ('ar 2, am 3', 'Plattsburg'),
        ('ar 1, am 2', "Sacket's Harbor"), ('br 1, cm 3', 'York'), ('br 2, cm 3', 'Kingston'), ('br 2, cm 2', 'Ft. George'),
        ('br 1, cm 2', 'Queenston / Ft. Erie'), ('na 4', 'Six Nations'), ('br 1, cm 2, na 3', 'Amherstburg'),
        ('br 5, cm 3', 'Montreal'), ('cm 1', 'Lacolle'), ('br 1, cm 1', 'Prescott'), ('cm 1', 'Dover'), ('cm 1', 'Dundas')):
    t.lay(what, place)
t.hand_of('ar', 'ar-03', 'ar-06', 'War Hawks')
t.hand_of('am', 'am-07', 'Turncoat', 'am-02')
t.hand_of('br', 'br-02', 'br-05', 'Fife and Drum')
t.hand_of('cm', 'cm-07', 'Ambush', 'cm-04')
t.hand_of('na', 'na-01', 'na-05', 'War Cry')
t.lay_played('ar-01', 'am-01', 'br-04', 'cm-02', 'na-04')
t, us, br = s.begin()

s.play('phase am')
us.say('turno 2, blancos')
us.recruit('ar 1', 'Pittsburgh')
us.undo()
assert t.at_area('Pittsburgh') == {'ar': 2, 'am': 2}
us.say('color equivocado')
us.recruit('am 1', 'Pittsburgh')
us.recruit('am 1', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-07')
assert all(t.touches('lake-ontario', a) for a in ('Oswego', 'Williamsburg', 'York'))
us.move('ar 1, am 2', 'Oswego', 'York', how='each')
us.move('ar 1, am 2', 'Williamsburg', 'York')
us.play('Turncoat')
us.say('chaquetero: un amarillo de York pasa a blanco')
br.lose('cm 1', 'York')
us.recruit('am 1', 'York')
assert t.at_area('York') == {'ar': 2, 'am': 5, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'hit', 'flee')
br.flee('cm 1', 'York')
us.lose('ar 1', 'York')
us.lose('am 1', 'York')
us.roll('am', 'hit', 'command', 'flee')
us.roll('ar', 'command')
us.flee('am 1', 'York')
br.lose('cm 1', 'York')
br.roll('br', 'command')
us.roll('am', 'flee', 'hit', 'command')
us.roll('ar', 'command')
br.lose('br 1', 'York')
us.flee('am 1', 'York')
assert t.at_area('York') == {'ar': 1, 'am': 2}
us.mark('York', 'us')
us.draw('am', 2, 'am-03', 'am-06')

s.play('phase cm')
br.say('amarillos; York está ocupado, todo a Montreal')
br.recruit('cm 1', 'Montreal')
br.back('cm 1', 'Montreal')
br.play('cm-07')
assert all(t.touches('lake-ontario', a) for a in ('Kingston', 'Ft. George'))
br.move('cm 3', 'Kingston', 'York')
br.move('br 1, cm 2', 'Ft. George', 'York')
br.play('Ambush')
br.say('emboscada')
us.say('quito los dos blancos')
us.lose('am 2', 'York')
assert t.at_area('York') == {'ar': 1, 'br': 1, 'cm': 5}
br.roll('cm', 'flee', 'command', 'hit')
br.roll('br', 'command')
us.lose('ar 1', 'York')
br.flee('cm 1', 'York')
us.mark('York', None)
br.draw('cm', 2, 'cm-05', 'cm-01')

s.play('phase ar')
us.say('azules')
us.recruit('ar 3', 'Albany', how='each')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-03')
us.move('ar 3', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 3, 'br': 1}
br.roll('br', 'hit')
us.lose('ar 1', 'Ft. George')
us.roll('ar', 'hit', 'command')
br.lose('br 1', 'Ft. George')
us.draw('ar', 1, 'ar-05')
us.mark('Ft. George', 'us')
us.say('me faltaba la marca')
s.done()
