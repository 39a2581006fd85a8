"""The second American truce on turn 5: the turn is played out, then it is over. A native slips away into empty Detroit.
Nobody speaks before the end; cubes by colours. Italian."""
from cubes import session

s = session('empty', us='Lucia', br='Matteo', what='the last two phases of a game that a truce ends', module='Points')
t = s.t
t.lay_piece(t.pawn, 'Turn 5')
for what, place in (
        ('ar 2, am 3', 'Detroit'), ('ar 2, am 4', 'Buffalo'), ('ar 1, am 2', 'Ft. Niagara'), ('ar 2, am 2', 'York'),
        ('am 3', 'Oswego'), ('ar 2, am 1', "Sacket's Harbor"), ('ar 3, am 1', 'Albany'), ('ar 2, am 3', 'Plattsburg'),
        ('ar 1, am 2', 'Pittsburgh'), ('ar 1, am 1', 'Lacolle'), ('br 5, cm 2', 'Montreal'), ('br 1, cm 2', 'Cornwall'),
        ('br 2, cm 1', 'Ogdensburg'), ('br 1', 'Prescott'), ('br 2, cm 2', 'Kingston'), ('cm 2', "Smith's Creek"),
        ('br 1, cm 3, na 2', 'Dundas'), ('br 2, cm 2', 'Ft. George'), ('br 1, cm 1, na 1', 'Queenston / Ft. Erie'),
        ('na 3', 'Six Nations'), ('br 1, cm 2, na 3', 'Amherstburg'), ('na 2', 'Frenchtown'), ('cm 1', 'Dover'),
        ('am 2, na 1', 'Fled Units')):
    t.lay(what, place)
t.hand_of('ar', 'ar-06', 'ar-07', 'Forced March')
t.hand_of('am', 'am-08', 'am-05', 'Turncoat')
t.hand_of('br', 'br-06', 'br-07', 'General Brock')
t.hand_of('cm', 'cm-06', 'cm-07', 'Laura Secord')
t.hand_of('na', 'na-03', 'na-07', 'War Cry')
t.lay_played('ar-01', 'ar-02', 'ar-03', 'ar-05', 'ar-08', 'am-01', 'am-02', 'am-03', 'am-04', 'br-01', 'br-02', 'br-04',
             'br-05', 'br-08', 'cm-01', 'cm-02', 'cm-03', 'cm-04', 'cm-05', 'na-01', 'na-02', 'na-04', 'na-05')
s.us.mark('York', 'us')
s.us.mark('Lacolle', 'us')
s.br.mark('Ogdensburg', 'br')
s.br.mark('Frenchtown', 'br')
t.log.clear()
t.past.clear()
t, us, br = s.begin()

s.play('phase am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.back('am 2', 'Pittsburgh')
us.play('am-08')
us.move('ar 2, am 1', "Sacket's Harbor", 'Ogdensburg', how='colours')
us.move('ar 2, am 3', 'Detroit', 'Frenchtown', how='colours')
us.move('am 3', 'Oswego', "Sacket's Harbor", how='colours')
assert t.at_area('Frenchtown') == {'ar': 2, 'am': 3, 'na': 2}
us.roll('am', 'flee', 'flee', 'flee')
us.roll('ar', 'hit', 'command')
us.flee('am 3', 'Frenchtown')
br.lose('na 1', 'Frenchtown')
br.roll('na', 'command')
assert t.border('Frenchtown', 'Detroit') and t.at_area('Detroit') == {}
br.move('na 1', 'Frenchtown', 'Detroit')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1}
us.roll('am', 'hit')
us.roll('ar', 'hit', 'hit')
br.lose('br 2, cm 1', 'Ogdensburg', how='colours')
us.mark('Ogdensburg', None)
us.mark('Frenchtown', None)
br.mark('Detroit', 'br')
us.draw('am', 1, 'am-06')

s.play('phase na')
br.recruit('na 1', 'Six Nations')
br.back('na 1', 'Six Nations')
br.recruit('na 1', 'Detroit')
br.play('na-03')
for what in ('br 1', 'cm 2', 'na 3'):
    br.march([p.id for p in t.take(what, 'Amherstburg')], 'Detroit', 'Frenchtown')
br.move('br 1, cm 3, na 2', 'Dundas', 'York', how='colours')
assert t.at_area('York') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 3, 'na': 2}
br.roll('br', 'hit')
br.roll('cm', 'hit', 'command', 'flee')
br.roll('na', 'command', 'hit')
br.flee('cm 1', 'York')
us.lose('ar 1, am 2', 'York', how='colours')
us.roll('ar', 'hit')
br.lose('cm 1', 'York')
br.roll('br', 'command')
br.roll('cm', 'hit')
br.roll('na', 'command', 'command')
us.lose('ar 1', 'York')
us.mark('York', None)
assert t.at_area('Frenchtown') == {'ar': 2, 'br': 1, 'cm': 2, 'na': 3}
us.roll('ar', 'flee', 'hit')
us.flee('ar 1', 'Frenchtown')
br.lose('cm 1', 'Frenchtown')
br.roll('na', 'command', 'command', 'hit')
br.roll('br', 'command')
br.roll('cm', 'flee')
br.flee('cm 1', 'Frenchtown')
us.lose('ar 1', 'Frenchtown')
br.mark('Frenchtown', 'br')
br.draw('na', 1, 'na-06')
br.say('fine: le due tregue americane sono sul tavolo. Detroit e Frenchtown per noi, Lacolle per voi')
us.say('2 a 1, bravo')
s.done()
