"""Une zone de trop avec la carte 03, et un fuyard qui ne fuit pas."""
from cubes import session

s = session('intro1812', us='Dora', br='Emil', what='deux zones au lieu d une, fuite oubliee', module='Canada')
for hand in ('br-03 br-12 br-04', 'am-01 am-03 am-12', 'ar-05 ar-03 ar-09', 'cm-04 cm-05 cm-12', 'na-04 na-09 na-10'):
    s.t.hand_of(hand[:2], *hand.split())
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-03')
br.move('br 1', 'Ft. George', 'Queenston / Ft. Erie')
assert t.border('Kingston', 'Prescott') and t.border('Prescott', 'Cornwall')
with s.fault('3.2.2c 3.2.2d 3.2.2b', 'card 03 lets an army go one area, this one goes two', 'areas'):
    br.move('br 1, cm 1', 'Kingston', 'Prescott', 'Cornwall')
br.say('pas de bataille, je pioche')
br.draw('br', 1, 'br-05')

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-01')
us.move('ar 1, am 3', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 1, 'am': 3, 'cm': 2}
br.roll('cm', 'command', 'command')
br.say('je reste')
with s.fault('3.3.2', 'two runners rolled, one runs', 'flee', also=['3.3f']):
    us.roll('am', 'flee', 'command', 'flee')
    us.roll('ar', 'command')
    us.flee('am 1', 'Ft. George')
    br.roll('cm', 'command', 'hit')
    us.lose('am 1', 'Ft. George')
us.roll('ar', 'hit')
us.roll('am', 'hit')
br.lose('cm 2', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('am', 1, 'am-04')
assert t.at_area('Ft. George') == {'ar': 1, 'am': 1}
s.done()
