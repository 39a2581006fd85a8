"""Un raid en canoë qui débarque à deux endroits ; des fuyards rangés dans la réserve."""
from cubes import session

s = session('intro1812', us='Cyprien', br='Solène', module='Canada', what='a canoe raid with two landings; militia that flees into the reserve')
t = s.t
t.hand_of('na', 'na-07', 'na-05', 'na-09')
t.hand_of('am', 'am-03', 'am-04', 'am-09')
t.hand_of('ar', 'ar-03', 'ar-05', 'ar-11')
t.hand_of('br', 'br-03', 'br-04', 'br-12')
t.hand_of('cm', 'cm-03', 'cm-05', 'cm-12')
t, us, br = s.begin()

s.play('vert')
br.phase('na')
br.say('vert en premier, chouette')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-07')
br.move('na 3', 'Amherstburg', 'Frenchtown')
for a in ('Moraviantown', 'Ft. Meigs'):
    assert t.touches('lake-erie', a)
with s.fault('3.2.5a', 'the raid lands in a second area', 'shore'):
    br.move('na 2', 'Moraviantown', 'Ft. Meigs')
br.say('Frenchtown puis Fort Meigs')
t.battle = 'Frenchtown'
us.roll('am', 'flee')
us.flee('am 1', 'Frenchtown')
br.mark('Frenchtown', 'br')
t.battle = 'Ft. Meigs'
us.roll('ar', 'hit')
us.roll('am', 'hit')
br.lose('na 2', 'Ft. Meigs')
us.say('au moins ceux-là')
br.draw('na', 1, 'na-02')

s.play('blanc')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.back('am 1', 'Albany')
us.play('am-03')
us.move('ar 2, am 3', 'Ft. Niagara', 'Ft. George')
t.battle = None
br.roll('br', 'command')
br.roll('cm', 'command', 'hit')
us.lose('am 1', 'Ft. George')
with s.fault('3.3.2 3.3.1', 'the two that flee are put into the reserve', 'lose'):
    us.roll('ar', 'hit', 'command')
    us.roll('am', 'flee', 'flee')
    us.say('deux fuyards')
    us.lose('am 2', 'Ft. George')
br.lose('cm 1', 'Ft. George')
br.roll('br', 'hit')
br.roll('cm', 'command')
us.lose('ar 1', 'Ft. George')
us.roll('ar', 'hit')
br.lose('cm 1', 'Ft. George')
br.roll('br', 'command')
br.move('br 1', 'Ft. George', 'Dundas')
us.mark('Ft. George', 'us')
us.draw('am', 1, 'am-05')
s.done()
