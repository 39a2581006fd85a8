"""Three logs of an evening; the first ends with the armies face to face, the second with the battle half thrown."""
from cubes import session

s = session('1813', us='Vojta', br='Hanka', what='three logs, cut between moves and dice and in the middle of a battle; York closed to yellow', module='Canada')
t = s.t
for area, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
    t.us.mark(area, side)
    t.log.clear()
    t.past.clear()
t.hand_of('ar', 'US Regulars 04', 'US Regulars 05', 'Publication Ban')
t.hand_of('am', 'American Militia 02', 'American Militia 06', 'Hometown Support')
t.hand_of('br', 'British Regulars 01', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 05', 'Canadian Militia 01', 'Ambush')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase am: moves')
us.say('Vytažena bílá')
us.phase('am')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.play('American Militia 02')
us.play('Hometown Support')
us.recruit('am 2', "Sacket's Harbor")
us.move('ar 2, am 2', 'Buffalo', 'Queenston / Ft. Erie')
us.move('ar 1, am 2', 'Ft. Niagara', 'Queenston / Ft. Erie')
assert t.at_area('Queenston / Ft. Erie') == {'ar': 3, 'am': 4, 'br': 2, 'cm': 1, 'na': 2}
us.say('bitva až po pivu, ukládám')
s.cut()

s.play('phase am: the battle begins')
br.say('tak jo, já první, je to u mě doma')
br.roll('br', 'hit', 'command')
br.roll('cm', 'flee')
br.roll('na', 'hit', 'command')
us.lose('am 2', 'Queenston / Ft. Erie')
br.flee('cm 1', 'Queenston / Ft. Erie')
br.move('br 1', 'Queenston / Ft. Erie', 'Dundas')
br.move('na 1', 'Queenston / Ft. Erie', 'Six Nations')
assert t.at_area('Queenston / Ft. Erie') == {'ar': 3, 'am': 2, 'br': 1, 'na': 1}
s.cut()

s.play('phase am: the battle ends')
us.say('pokračujeme, teď házím já')
us.roll('am', 'hit', 'command')
us.roll('ar', 'hit', 'flee')
us.flee('ar 1', 'Queenston / Ft. Erie')
br.lose('br 1, na 1', 'Queenston / Ft. Erie')
assert t.at_area('Queenston / Ft. Erie') == {'ar': 2, 'am': 2}
us.mark('Queenston / Ft. Erie', 'us')
us.put('Contrôle', 'Queenston / Ft. Erie')
us.draw('am', 2, 'American Militia 03', 'American Militia 04')
assert len(t.hand('am')) == 3

s.play('phase cm')
br.phase('cm')
br.say('York je obsazený, tak jen Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2} and t.at_area('Fled Units') == {'ar': 1, 'cm': 1}
br.back('cm 1', 'Montreal')
br.recruit('cm 1', 'Montreal')
br.play('Canadian Militia 05')
br.move('br 1, cm 2', 'Dundas', 'Ft. George')
br.move('cm 2', 'Dover', 'Queenston / Ft. Erie')
br.say('Ft. George')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'hit', 'hit')
us.lose('am 2, ar 1', 'Ft. George', how='colours')
us.roll('ar', 'hit')
br.lose('cm 1', 'Ft. George')
br.roll('br', 'command')
br.roll('cm', 'hit')
us.lose('ar 1', 'Ft. George')
br.mark('Ft. George', None)
br.say('a Queenston... au, dva volné hody, ustupuju')
br.roll('cm', 'command', 'command')
assert t.at_area('Dundas') == {'br': 1, 'na': 1} and t.at_area('Dover') == {}
br.move('cm 1', 'Queenston / Ft. Erie', 'Dundas')
br.move('cm 1', 'Queenston / Ft. Erie', 'Dover')
br.draw('cm', 1, 'Canadian Militia 02')
s.done()
