"""The introduction, no bag: ships from Prescott into Lake Erie; yellow cubes that fled are taken off the board."""
from cubes import session

s = session('intro1812', us='Quirin', br='Rhys', what='a ship in the wrong lake, fled units put back among the recruits', module='Points')
t = s.t
t.hand_of('ar', 'ar-03', 'ar-05', 'ar-09')
t.hand_of('am', 'am-01', 'am-05', 'am-12')
t.hand_of('br', 'br-04', 'br-07', 'br-12')
t.hand_of('cm', 'cm-03', 'cm-04', 'cm-12')
t.hand_of('na', 'na-02', 'na-05', 'na-10')
t, us, br = s.begin()

s.play('phase br')
br.recruit('br 3', 'Montreal', how='each')
br.play('br-07')
assert t.fact('br-07')['kind'] == 'warship'
assert t.touches('lake-ontario', 'Prescott') and not t.touches('lake-erie', 'Prescott')
assert t.touches('lake-erie', 'Buffalo') and not t.touches('lake-ontario', 'Buffalo')
with s.fault('3.2.4b 3.2.4c', 'Warships from Prescott on Lake Ontario to Buffalo on Lake Erie', 'shore'):
    br.move('br 1, cm 2', 'Prescott', 'Buffalo')
us.say('Mutig!')
assert t.at_area('Buffalo') == {'ar': 3, 'am': 3, 'br': 1, 'cm': 2}
us.roll('ar', 'hit', 'hit')
us.roll('am', 'command', 'flee', 'flee')
br.lose('cm 2', 'Buffalo')
us.flee('am 2', 'Buffalo')
br.roll('br', 'hit')
us.lose('am 1', 'Buffalo')
us.roll('ar', 'hit', 'command')
br.lose('br 1', 'Buffalo')
br.draw('br', 0, 'br-05')
assert len(t.hand('br')) == 3

s.play('phase am')
us.back('am 2', 'Pittsburgh')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-01')
assert t.border('Plattsburg', 'Lacolle')
us.move('ar 3, am 4', 'Plattsburg', 'Lacolle', how='colours')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 4, 'br': 1, 'cm': 2}
br.roll('cm', 'flee', 'flee')
br.roll('br', 'hit')
us.lose('am 1', 'Lacolle')
with s.fault('3.3.2 3.3.1', 'two yellow units that flee are removed instead of going to the fled box', 'flee'):
    br.lose('cm 2', 'Lacolle')
us.roll('am', 'command', 'flee', 'flee')
us.roll('ar', 'hit', 'command')
br.lose('br 1', 'Lacolle')
us.flee('am 2', 'Lacolle')
us.mark('Lacolle', 'us')
us.draw('am', 0, 'am-03')
s.done()
