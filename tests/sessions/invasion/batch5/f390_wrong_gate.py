"""A yellow runner comes back at Kingston; the attacker rolls first on blue ground."""
from cubes import session

s = session('empty', us='Rosa', br='Ken', what='a return outside the muster areas, initiative', module='Points')
s.t.lay_piece(s.t.pawn, 'Turn 3')
for what, area in (('cm 3', 'Fled Units'), ('br 2, cm 2', 'Cornwall'), ('am 3, ar 1', 'Ogdensburg'), ('br 1, cm 2', 'Kingston'),
                   ('br 3, cm 2', 'Montreal'), ('cm 2, br 1', 'York'), ('na 3', 'Six Nations'), ('ar 3, am 3', 'Buffalo'),
                   ('br 1, cm 2', 'Ft. George'), ('ar 2, am 2', 'Pittsburgh'), ('ar 3, am 2', 'Albany'), ('am 2', 'Rome'),
                   ('ar 2, am 2', 'Detroit'), ('br 1, na 3', 'Amherstburg'), ('ar 1, am 2', 'Plattsburg')):
    s.t.lay(what, area)
s.t.lay_played('ar-01', 'ar-03', 'am-01', 'am-03', 'br-01', 'br-03', 'cm-01', 'cm-03', 'na-01', 'na-03')
s.t.hand_of('cm', 'cm-04', 'cm-06', 'Laura Secord')
s.t.hand_of('br', 'br-05', 'br-06', 'Napoleon Defeated')
s.t.hand_of('ar', 'ar-04', 'ar-05', 'War Hawks')
s.t.hand_of('am', 'am-04', 'am-05', 'Turncoat')
s.t.hand_of('na', 'na-04', 'na-05', 'War Cry')
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.say('yellow. recruits and the three from the box')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.back('cm 2', 'York')
with s.fault('3.1.2 3.1a', 'a runner returns at Kingston, no muster area', 'muster'):
    br.back('cm 1', 'Kingston')
br.play('cm-04')
br.move('cm 3', 'York', 'Dundas', 'Ft. George')
br.draw('cm', 1, 'cm-02')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-05')
br.move('br 2, cm 1', 'Cornwall', 'Ogdensburg')
br.move('br 4', 'Montreal', 'west of Montreal', 'Cornwall')
assert t.at_area('Ogdensburg') == {'ar': 1, 'am': 3, 'br': 2, 'cm': 1}
br.say('here we come')
with s.fault('3.3d', 'the British roll first on American ground', 'initiative'):
    br.roll('br', 'hit', 'command')
    br.roll('cm', 'hit')
    us.lose('am 2', 'Ogdensburg')
us.roll('ar', 'hit')
us.roll('am', 'flee')
br.lose('cm 1', 'Ogdensburg')
us.flee('am 1', 'Ogdensburg')
br.roll('br', 'hit', 'command')
us.lose('ar 1', 'Ogdensburg')
br.mark('Ogdensburg', 'br')
br.draw('br', 1, 'br-02')
s.done()
