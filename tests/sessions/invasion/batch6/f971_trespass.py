"""An army that marches through York past its garrison; Americans who roll first in Lacolle."""
from cubes import session

s = session('1813', us='Ruaridh', br='Ffion', module='Points', what='through an enemy area without stopping; the wrong side begins a battle')
t = s.t
for a, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
    t.us.mark(a, side)
t.log.clear()
t.past.clear()
t.hand_of('br', 'br-01', 'br-05', 'br-10')
t.hand_of('ar', 'ar-04', 'ar-08', 'ar-12')
t.hand_of('am', 'am-02', 'am-04', 'am-10')
t.hand_of('cm', 'cm-01', 'cm-06', 'cm-12')
t.hand_of('na', 'na-01', 'na-05', 'na-09')
t, us, br = s.begin()

s.play('red')
br.say('I drew red at home')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 01')
assert t.at_area('York') == {'ar': 2, 'am': 2} and t.border('Dundas', 'York') == 'land'
br.move('br 1, cm 2, na 1', 'Dundas', 'York')
with s.fault('3.2.2f', 'the army of Dundas goes on from York, which four Americans hold', 'border'):
    br.move('br 1, cm 2, na 1', 'York', "Smith's Creek")
us.say('sneaky, by night?')
br.say('by night')
br.move('br 3, cm 1', 'Montreal', 'Lacolle')
br.draw('br', 1, 'br-02')

s.play('blue')
us.phase('ar')
us.recruit('ar 1', 'Albany')
us.play('US Regulars 04')
us.move('ar 3, am 2', 'Ft. Ticonderoga', 'Plattsburg', 'Lacolle')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 2, 'br': 4, 'cm': 3}
us.say('Lacolle, here goes')
with s.fault('3.3d', 'Lacolle is British homeland, the Americans roll first', 'homeland', also=['3.3e']):
    us.roll('ar', 'hit', 'command')
    us.roll('am', 'command', 'hit')
    br.lose('cm 2', 'Lacolle')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'flee')
br.flee('cm 1', 'Lacolle')
us.lose('am 2', 'Lacolle')
us.roll('ar', 'flee', 'hit')
us.flee('ar 1', 'Lacolle')
br.lose('br 1', 'Lacolle')
br.roll('br', 'hit', 'hit')
us.lose('ar 2', 'Lacolle')
us.say('that was short')
us.draw('ar', 1, 'ar-10')
s.done()
