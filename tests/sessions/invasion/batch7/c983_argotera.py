"""The markers wait for the tea, the pawn jumps a square too far and comes back, red has mustered before it moved."""
from cubes import session

s = session('campaign1812', us='Eleni', br='Stavros', what='turn change in a muddle: recruits before the pawn, pawn too far and back, marker a phase late; canoe raid', module='Points')
t = s.t
for what, place in (('br 2', 'Ft. George'), ('br 2', 'Montreal'), ('cm 4', 'Kingston'), ('na 2', 'Amherstburg'), ('na 2', 'Six Nations'),
                    ('ar 3', 'Plattsburg'), ('ar 3', 'Albany'), ('am 6', 'Oswego')):
    t.lay(what, place)
t.lay_played('US Regulars 03', 'American Militia 03', 'British Regulars 03', 'Canadian Militia 03')
t.hand_of('ar', 'US Regulars 05', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 05', 'American Militia 06', 'Hometown Support')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Fife and Drum')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Ambush')
t.hand_of('na', 'Native Americans 07', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase na, the last of turn 1')
br.say('τελευταίοι οι πράσινοι')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
assert t.at_area('Amherstburg')['na'] == 5
br.play('Native Americans 07')
assert t.touches('lake-erie', 'Amherstburg') and t.touches('lake-erie', 'Frenchtown')
br.move('na 4', 'Amherstburg', 'Frenchtown', how='each')
us.roll('am', 'hit')
br.lose('na 1', 'Frenchtown')
br.roll('na', 'flee', 'hit', 'command')
us.lose('am 1', 'Frenchtown')
br.flee('na 1', 'Frenchtown')
assert t.at_area('Frenchtown') == {'na': 2}
br.draw('na', 1, 'Native Americans 04')

s.play('phase br, the first of turn 2')
us.say('τράβηξα κόκκινο')
br.recruit('br 2', 'Montreal')
us.turn(3)
br.say('δεύτερος γύρος, όχι τρίτος')
us.turn(2)
br.recruit('br 1', 'Montreal')
br.say('και το σημαδάκι του Frenchtown, το ξέχασα')
br.mark('Frenchtown', 'br')
br.play('British Regulars 05')
assert t.at_area('Montreal') == {'br': 8, 'cm': 2}
br.move('br 3', 'Montreal', 'Chambly', 'Lacolle')
br.move('br 1, cm 2', 'Ft. George', 'Queenston / Ft. Erie', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'br': 1, 'cm': 2}
us.roll('am', 'command', 'flee')
us.roll('ar', 'hit')
us.flee('am 1', 'Buffalo')
us.move('am 1', 'Buffalo', 'Ft. Niagara')
br.lose('cm 1', 'Buffalo')
br.roll('cm', 'hit')
br.roll('br', 'command')
us.lose('ar 1', 'Buffalo')
assert t.at_area('Buffalo') == {'br': 1, 'cm': 1}
br.mark('Buffalo', 'br')
br.draw('br', 1, 'British Regulars 06')
s.done()
