"""The whole war at Cornwall: all five colours in one battle, the losses mixed with the throws; one talks, the other never does."""
from cubes import session

s = session('campaign1812', us='Aino', br='Otso', what='five colours in one battle, a native retreat to an empty blue area, from where the natives go on in their own phase', module='Canada')
t = s.t
for what, place in (('br 2, cm 1, na 2', 'Cornwall'), ('ar 2, am 2', 'Ogdensburg'), ('ar 1', 'Plattsburg'), ('ar 3', 'Albany'), ('am 4', 'Rome'),
                    ('br 2', 'Montreal'), ('cm 3', 'York'), ('na 2', 'Six Nations')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 01', 'American Militia 01', 'British Regulars 01', 'Canadian Militia 01', 'Native Americans 01')
t.hand_of('ar', 'US Regulars 03', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 04', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 02', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase ar')
us.say('sininen pussista')
us.phase('ar')
us.play('US Regulars 03')
us.say('ai niin, ensin väki')
us.recruit('ar 3', 'Albany', how='each')
us.recruit('ar 2', 'Pittsburgh', how='each')
us.move('ar 2, am 3', 'Ogdensburg', 'Cornwall', how='colours')
us.move('ar 2, am 2', 'Plattsburg', 'Saint Regis', 'Cornwall')
assert t.at_area('Cornwall') == {'ar': 4, 'am': 5, 'br': 2, 'cm': 2, 'na': 2}
us.say('ole hyvä, heitä')
br.roll('br', 'hit', 'command')
us.lose('am 1', 'Cornwall')
br.roll('cm', 'hit', 'flee')
us.lose('am 1', 'Cornwall')
br.flee('cm 1', 'Cornwall')
br.roll('na', 'hit', 'command')
us.lose('ar 1', 'Cornwall')
assert t.at_area('Saint Regis') == {} and t.at_area('Ogdensburg') == {}
br.move('br 1', 'Cornwall', 'Prescott')
br.move('na 1', 'Cornwall', 'Saint Regis')
assert t.at_area('Cornwall') == {'ar': 3, 'am': 3, 'br': 1, 'cm': 1, 'na': 1}
us.say('no nyt, kolme valkoista ja kaksi sinistä')
us.roll('am', 'flee', 'hit', 'command')
us.roll('ar', 'hit', 'flee')
br.lose('na 1, cm 1', 'Cornwall', how='each')
us.flee('am 1, ar 1', 'Cornwall', how='each')
us.move('am 1', 'Cornwall', 'Ogdensburg')
assert t.at_area('Cornwall') == {'ar': 2, 'am': 1, 'br': 1}
br.roll('br', 'hit')
us.lose('am 1', 'Cornwall')
us.roll('ar', 'command', 'hit')
br.lose('br 1', 'Cornwall')
us.mark('Cornwall', 'us')
us.draw('ar', 1, 'US Regulars 04')
us.say('huh')

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Saint Regis')
br.recruit('na 1', 'Six Nations')
br.play('Native Americans 04')
br.move('na 2', 'Saint Regis', 'Ogdensburg')
assert t.at_area('Ogdensburg') == {'am': 1, 'na': 2}
us.roll('am', 'flee')
us.flee('am 1', 'Ogdensburg')
br.mark('Ogdensburg', 'br')
br.draw('na', 1, 'Native Americans 06')
us.say('sinne meni')
s.done()
