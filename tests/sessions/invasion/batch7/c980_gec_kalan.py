"""Everything comes a little late: the drawn card after the other's recruits; cubes from the palette fall beside the place and are pushed or thrown away."""
from cubes import session

s = session('1813', us='Defne', br='Kerem', what='cards drawn after the next one has mustered, palette cubes at the wrong place, turn 5', module='Points')
t = s.t
for area, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
    t.us.mark(area, side)
    t.log.clear()
    t.past.clear()
t.lay_piece(t.pawn, 'Turn 5')
t.lay_played('US Regulars 02', 'US Regulars 04', 'American Militia 02', 'American Militia 03', 'British Regulars 01', 'British Regulars 02',
             'Canadian Militia 01', 'Canadian Militia 02', 'Native Americans 01', 'Native Americans 03')
t.hand_of('ar', 'US Regulars 05', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 05', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Fife and Drum')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Ambush')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase br')
br.say('5. tur, kırmızı benim')
br.recruit('br 1', 'Chambly')
br.say('yanlış yere düştü')
br.cubes('br 1', 'Chambly', 'Montreal')
br.recruit('br 2', 'Montreal')
assert t.at_area('Montreal') == {'br': 4, 'cm': 1} and t.at_area('Chambly') == {'cm': 2}
br.play('British Regulars 04')
br.move('br 2, cm 1', 'Montreal', 'Lacolle', 'Plattsburg')
br.move('br 1, cm 2, na 1', 'Dundas', 'Ft. George')
assert t.at_area('Plattsburg') == {'br': 2, 'cm': 1, 'am': 2}
us.roll('am', 'flee', 'hit')
us.flee('am 1', 'Plattsburg')
br.lose('cm 1', 'Plattsburg')
br.roll('br', 'hit', 'command')
us.lose('am 1', 'Plattsburg')
br.mark('Plattsburg', 'br')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2, 'na': 1}
br.say('Ft. George')
br.roll('br', 'hit')
br.roll('cm', 'flee', 'command')
br.roll('na', 'hit')
us.lose('am 2', 'Ft. George')
br.flee('cm 1', 'Ft. George')
br.move('cm 1', 'Ft. George', 'Queenston / Ft. Erie')
us.roll('ar', 'hit', 'command')
br.lose('na 1', 'Ft. George')
us.move('ar 1', 'Ft. George', 'Ft. Niagara')
assert t.at_area('Ft. George') == {'ar': 1, 'br': 1}
br.roll('br', 'command')
us.roll('ar', 'flee')
us.flee('ar 1', 'Ft. George')
br.mark('Ft. George', None)

s.play('phase am')
us.say('beyaz')
us.recruit('am 3', 'Pittsburgh')
us.say('bir tane fazla')
us.lose('am 1', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.back('am 1', 'Albany')
br.say('ah, kartımı çekmedim')
br.draw('br', 1, 'British Regulars 06')
assert len(t.hand('br')) == 3
us.play('American Militia 05')
us.move('ar 4, am 5', 'Ft. Meigs', 'Frenchtown')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'hit', 'flee', 'command')
br.lose('cm 1, na 2', 'Frenchtown')
us.flee('am 1', 'Frenchtown')
us.mark('Frenchtown', None)
assert t.at_area('Frenchtown') == {'ar': 4, 'am': 4}
us.draw('am', 1, 'American Militia 04')
s.done()
