"""Introduction, turn 1: the extra native where no native is; an army that walks through a garrison."""
from cubes import session

s = session('intro1812', us='Ines', br='Jörg', what='extra native at York; through Ft. George to Dundas', module='Canada')
s.t.hand_of('na', 'na-05', 'na-09', 'na-04')
s.t.hand_of('ar', 'ar-05', 'ar-01', 'ar-11')
s.t.hand_of('am', 'am-01', 'am-05', 'am-09')
s.t.hand_of('br', 'br-03', 'br-04', 'br-12')
s.t.hand_of('cm', 'cm-03', 'cm-04', 'cm-12')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
assert 'na' not in t.at_area('York')
with s.fault('3.1.1 3.1a', 'the extra native comes to York, where no native stands', 'extra'):
    br.recruit('na 1', 'York')
br.play('na-05')
br.move('na 2', 'Six Nations', 'Queenston / Ft. Erie')
br.move('na 1', 'north of Moraviantown', 'Moraviantown')
br.say('fertig, keine Schlacht')
br.draw('na', 1, 'na-02')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('ar-05')
us.move('ar 2', 'Albany', 'Utica', 'Rome')
us.say('et les autres, tout droit')
assert t.at_area('Ft. George') == {'br': 1, 'cm': 2}
with s.fault('3.2.2f', 'the army does not stop at Ft. George, which is held by the enemy', 'contact'):
    us.move('ar 2, am 2', 'Ft. Niagara', 'Ft. George', 'Dundas')
assert t.at_area('Dundas') == {'ar': 2, 'am': 2, 'cm': 1}
br.roll('cm', 'hit')
us.lose('am 1', 'Dundas')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Dundas')
br.lose('cm 1', 'Dundas')
us.mark('Dundas', 'us')
us.draw('ar', 1, 'ar-06')
s.done()
