"""The campaign from its very set-up: free cubes laid in the log, hands drawn late, three specials put back, blue first."""
from cubes import session

s = session('campaign1812', us='Tomasz', br='Ursula', what='set-up in the log, a hand of specials drawn anew, John Brant', module='Canada')
t = s.t
t.hand_of('am', 'am-03', 'am-06', 'am-12')
t.hand_of('br', 'br-04', 'br-08', 'br-12')
t.hand_of('na', 'na-03', 'na-04', 'na-09')
t, us, br = s.begin()

s.play('set-up')
br.say('I set up, you watch')
br.recruit('br 2', 'Lacolle')
br.recruit('br 2', 'Kingston')
br.recruit('cm 2', 'Ft. George', how='each')
br.recruit('cm 2', 'Queenston / Ft. Erie')
br.recruit('na 2', 'Amherstburg', how='each')
br.recruit('na 2', 'Six Nations')
us.recruit('ar 2', "Sacket's Harbor")
us.recruit('ar 2', 'Plattsburg')
us.recruit('ar 2', 'Ft. Niagara')
six = [p.id for p in t.take('am 6', 'Reserve')]
t.drag(us, six, 'Buffalo')
t.drag(us, six[:3], 'Detroit')
us.say('w porządku')
us.draw('ar', 0, 'ar-02', 'ar-05', 'ar-12')
br.draw('cm', 0, 'cm-09', 'cm-10', 'cm-11')
br.say('three specials for yellow: Ambush, Billy Green, Training. Back they go')
for c in ('cm-09', 'cm-10', 'cm-11'):
    t.drag(br, [t.card(c).id], 'Canadian Militia Deck')
br.draw('cm', 0, 'cm-02', 'cm-04', 'cm-10')
assert all(len(t.hand(f)) == 3 for f in ('ar', 'am', 'br', 'cm', 'na'))

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-05')
assert t.fact('ar-05')['armies'] == '3'
for a, b in [('Plattsburg', 'Lacolle'), ('Ft. Niagara', 'Ft. George'), ('Detroit', 'Frenchtown')]:
    assert t.border(a, b)
us.move('ar 3, am 2', 'Plattsburg', 'Lacolle')
us.move('ar 4, am 2', 'Ft. Niagara', 'Ft. George')
us.move('ar 1', 'Detroit', 'Frenchtown')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 2, 'br': 2, 'cm': 1}
br.roll('br', 'hit', 'command')
br.roll('cm', 'command')
us.lose('am 1', 'Lacolle')
assert t.border('Lacolle', 'Chambly') and t.at_area('Chambly') == {'br': 1, 'cm': 1}
br.move('br 1, cm 1', 'Lacolle', 'Chambly')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
br.lose('br 1', 'Lacolle')
us.flee('am 1', 'Lacolle')
us.mark('Lacolle', 'br')
us.say('oj, zła strona')
us.mark('Lacolle', 'us')
assert t.at_area('Ft. George') == {'ar': 4, 'am': 2, 'br': 1, 'cm': 4}
br.roll('br', 'hit')
br.roll('cm', 'hit', 'flee', 'flee')
us.lose('am 2', 'Ft. George')
br.flee('cm 2', 'Ft. George')
us.roll('ar', 'hit', 'hit')
br.lose('cm 2', 'Ft. George')
br.roll('br', 'command')
assert t.border('Ft. George', 'Dundas') and t.at_area('Dundas') == {'cm': 1}
br.move('br 1', 'Ft. George', 'Dundas')
us.mark('Ft. George', 'us')
us.draw('ar', 0, 'ar-06')
assert len(t.hand('ar')) == 3

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
br.play('John Brant')
assert t.at_area('Moraviantown') == {'na': 2}
br.recruit('na 2', 'Moraviantown')
br.play('na-04')
assert t.fact('na-04')['armies'] == '2' and t.fact('na-04')['areas'] == '3'
assert t.border('Amherstburg', 'Detroit') and t.border('Moraviantown', 'Amherstburg')
assert t.at_area('Amherstburg') == {'br': 1, 'cm': 1, 'na': 5}
br.move('na 5, br 1', 'Amherstburg', 'Detroit')
br.move('na 4', 'Moraviantown', 'Amherstburg')
br.move('na 4', 'Amherstburg', 'Detroit')
assert t.at_area('Detroit') == {'am': 5, 'na': 9, 'br': 1}
us.roll('am', 'hit', 'flee', 'flee')
br.lose('na 1', 'Detroit')
us.flee('am 2', 'Detroit')
br.roll('na', 'hit', 'hit', 'hit')
br.roll('br', 'command')
us.lose('am 3', 'Detroit')
br.mark('Detroit', 'br')
br.draw('na', 0, 'na-05', 'na-10')
assert len(t.hand('na')) == 3
s.done()
