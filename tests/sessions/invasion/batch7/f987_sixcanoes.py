"""Six canoes where five go, and a hand that is filled to four."""
from cubes import session

s = session('campaign1812', us='Tilda', br='Magnus', what='six natives in a canoe raid; a hand of four at the end of a phase')
t = s.t
for what, place in (('na 4', 'Amherstburg'), ('br 2', 'Queenston / Ft. Erie'), ('br 2', 'Montreal'), ('cm 4', 'Kingston'), ('ar 6', 'Albany'),
                    ('am 3', 'Frenchtown'), ('am 3', 'Rome')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 01', 'American Militia 01', 'British Regulars 01', 'Canadian Militia 01', 'Native Americans 01')
t.hand_of('ar', 'US Regulars 03', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 04', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 02', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 07', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
assert t.at_area('Amherstburg')['na'] == 7 and t.touches('lake-erie', 'Amherstburg') and t.touches('lake-erie', 'Frenchtown')
br.play('Native Americans 07')
br.say('canoes! one boy stays and guards the fire')
with s.fault('3.2.5a', 'six natives go in a canoe raid, which carries five', 'card'):
    br.move('na 6', 'Amherstburg', 'Frenchtown')
assert t.at_area('Frenchtown') == {'am': 4, 'na': 6}
us.roll('am', 'hit', 'flee', 'flee')
us.flee('am 2', 'Frenchtown')
br.lose('na 1', 'Frenchtown')
br.roll('na', 'hit', 'command', 'hit')
us.lose('am 2', 'Frenchtown')
br.mark('Frenchtown', 'br')
assert t.at_area('Frenchtown') == {'na': 5}
br.draw('na', 1, 'Native Americans 04')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 05')
br.say('three reds over the river')
br.move('br 3', 'Queenston / Ft. Erie', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'br': 3}
us.roll('ar', 'command')
us.roll('am', 'flee', 'hit')
us.flee('am 1', 'Buffalo')
br.lose('br 1', 'Buffalo')
br.roll('br', 'hit', 'hit')
us.lose('ar 1, am 1', 'Buffalo')
br.mark('Buffalo', 'br')
assert len(t.hand('br')) == 2
with s.fault('3.4a', 'the hand is filled to four cards', 'hand'):
    br.draw('br', 2, 'British Regulars 06', 'Fife and Drum')
assert len(t.hand('br')) == 4

s.play('phase am')
us.phase('am')
us.say('white. My turn to shiver')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.back('am 3', 'Pittsburgh')
us.play('American Militia 04')
us.move('am 1', 'Oswego', 'Williamsburg')
us.draw('am', 1, 'American Militia 05')
s.done()
