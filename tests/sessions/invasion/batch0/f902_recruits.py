"""Four recruits where three come, and a hit that takes nobody."""
from cubes import session

s = session('intro1812', us='Eve', br='Fred', what='too many recruits, a hit forgotten', module='Canada')
s.t.hand_of('br', 'British Regulars 04', 'Fife and Drum', 'British Regulars 07')
s.t.hand_of('am', 'American Militia 01', 'American Militia 05', 'Turncoat')
s.t.deal()
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
with s.fault('3.1a', 'Montreal musters three red', 'muster'):
    br.recruit('br 4', 'Montreal')
br.play('British Regulars 04')
br.move('br 2', 'Montreal', 'Chambly')
br.draw('br')

s.play('phase am')
us.phase('am')
us.recruit('am 1', 'Albany')
us.play('American Militia 01')
us.move('ar 2, am 2', 'Ft. Niagara', 'Ft. George')
us.say('battle, you roll first')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
with s.fault('3.3.1', 'a hit takes nobody', 'lose'):
    br.roll('br', 'hit')
    br.roll('cm', 'command', 'command')
    us.roll('ar', 'command', 'command')
    us.roll('am', 'command', 'hit')
br.lose('cm 1', 'Ft. George')
s.done()
