"""Turn 2, no bag: six natives in the canoes; a third army comes after the first battle has been fought."""
from cubes import session

s = session('campaign1812', us='Wim', br='Xenia', what='a canoe too many, a march between two battles', module='Points')
t = s.t
t.lay_piece(t.pawn, 'Turn 2')
QFE = 'Queenston / Ft. Erie'
for what, area in [('na 4', 'Amherstburg'), ('br 4', 'Montreal'), ('cm 4', 'York'), ('ar 4', 'Ft. Niagara'), ('ar 2', 'Buffalo'),
                   ('am 6', 'Albany')]:
    t.lay(what, area)
t.lay_played('ar-01', 'am-01', 'br-01', 'cm-01', 'na-01')
t.hand_of('ar', 'ar-03', 'ar-06', 'ar-12')
t.hand_of('am', 'am-03', 'am-05', 'am-12')
t.hand_of('br', 'br-03', 'br-05', 'br-12')
t.hand_of('cm', 'cm-03', 'cm-06', 'cm-12')
t.hand_of('na', 'na-05', 'na-07', 'na-10')
t, us, br = s.begin()

s.play('phase na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-07')
assert t.fact('na-07')['units'] == '5'
assert all(t.touches('lake-erie', a) for a in ('Moraviantown', 'Amherstburg', 'Frenchtown'))
with s.fault('3.2.5a', 'six native units in a Canoe Raid of five', 'units'):
    br.move('na 3', 'Moraviantown', 'Frenchtown')
    br.move('na 3', 'Amherstburg', 'Frenchtown')
us.say('veel kano\'s')
assert t.at_area('Frenchtown') == {'am': 1, 'na': 6}
us.roll('am', 'hit')
br.lose('na 1', 'Frenchtown')
br.roll('na', 'hit', 'command', 'command')
us.lose('am 1', 'Frenchtown')
br.mark('Frenchtown', 'br')
br.draw('na', 0, 'na-03')
assert len(t.hand('na')) == 3

s.play('phase ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-06')
assert t.fact('ar-06')['armies'] == '4'
assert t.border('Buffalo', QFE) and t.border('Ft. Niagara', 'Ft. George')
us.move('ar 2, am 2', 'Buffalo', QFE)
us.move('ar 3, am 1', 'Ft. Niagara', 'Ft. George')
us.say('eerst Queenston')
br.roll('br', 'hit')
br.roll('cm', 'command')
us.lose('am 1', QFE)
us.roll('ar', 'hit', 'hit')
us.roll('am', 'flee')
br.lose('br 1, cm 1', QFE)
us.flee('am 1', QFE)
us.mark(QFE, 'us')
us.put('US Control', QFE)
with s.fault('3.2.7b 3.0', 'units march to Ft. George after the battle of Queenston has been fought', 'order'):
    us.move('ar 2, am 1', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 5, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'flee')
us.lose('am 1', 'Ft. George')
br.flee('cm 2', 'Ft. George')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
br.lose('br 1', 'Ft. George')
us.flee('am 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('ar', 0, 'ar-05')
s.done()
