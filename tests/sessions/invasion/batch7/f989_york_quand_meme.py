"""A militiaman who joins up in an occupied town, and two who withdraw with one blank."""
from cubes import session

s = session('1813', us='Thibault', br='Solange', what='a recruit at York, which Americans hold; one blank, two retreats', module='Canada')
t = s.t
for area, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
    t.us.mark(area, side)
    t.log.clear()
    t.past.clear()
t.hand_of('ar', 'US Regulars 02', 'US Regulars 05', 'Forced March')
t.hand_of('am', 'American Militia 03', 'American Militia 05', 'Hometown Support')
t.hand_of('br', 'British Regulars 01', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Laura Secord')
t.hand_of('na', 'Native Americans 03', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2}
with s.fault('3.1c', 'a yellow recruit comes to York, where four Americans are', also=['3.1a']):
    br.recruit('cm 1', 'York')
br.play('Canadian Militia 04')
br.say("Smith's Creek se porte sur York")
br.move('cm 2', "Smith's Creek", 'York')
br.roll('cm', 'hit', 'hit', 'flee')
us.lose('am 2', 'York')
br.flee('cm 1', 'York')
us.roll('ar', 'command', 'hit')
br.lose('cm 1', 'York')
assert t.at_area('York') == {'ar': 2, 'cm': 1} and t.at_area("Smith's Creek") == {}
br.roll('cm', 'command')
br.move('cm 1', 'York', "Smith's Creek")
br.draw('cm', 1, 'Canadian Militia 06')

s.play('phase am')
us.phase('am')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.play('American Militia 03')
us.move('ar 2, am 1', "Sacket's Harbor", 'Ogdensburg')
us.move('ar 2, am 2', 'Oswego', "Sacket's Harbor")
us.say('Ogdensburg est chez moi : je commence')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Ogdensburg')
br.lose('cm 1', 'Ogdensburg')
br.roll('br', 'hit', 'command')
us.lose('ar 1', 'Ogdensburg')
with s.fault('3.3.3a', 'one blank pulls two red units out to Prescott'):
    br.move('br 2', 'Ogdensburg', 'Prescott')
assert t.at_area('Ogdensburg') == {'ar': 1}
us.mark('Ogdensburg', None)
us.draw('am', 1, 'American Militia 06')
s.done()
