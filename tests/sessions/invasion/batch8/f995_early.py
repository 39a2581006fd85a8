"""1813: a green recruit turns up at London, where no native stands; and the turn ends before yellow has played."""
from cubes import session

s = session('1813', us='Anselm', br='Theo', what='an extra native out of nothing, a turn of four phases', module='Canada')
t = s.t
for k in 'ar-01 ar-03 ar-09 am-01 am-07 am-11 br-03 br-07 br-09 br-12 cm-03 cm-07 cm-11 na-02 na-07 na-11'.split():
    t.remove(t.card(k).id)
t.lay('ar 1, am 1', 'Albany')
t.lay('am 2', 'Pittsburgh')
t.lay('br 3', 'Montreal')
t.hand_of('ar', 'ar-02', 'William Harrison', 'ar-05')
t.hand_of('am', 'am-02', 'Hometown Support', 'am-04')
t.hand_of('br', 'br-01', 'Fife and Drum', 'br-05')
t.hand_of('cm', 'cm-01', 'Laura Secord', 'cm-04')
t.hand_of('na', 'na-03', 'War Cry', 'na-04')
t.lay_played('ar-06', 'am-03', 'br-04')
t.lay_drawn('ar', 'am', 'br')
for a in ('Ft. George', 'York'):
    s.us.mark(a, 'us')
for a in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.br.mark(a, 'br')
t.log.clear()
t.past.clear()
t, us, br = s.begin()

s.play('turn 3, phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
assert t.at_area('London') == {'cm': 2}
with s.fault('3.1.1', 'the extra native comes into London, where there is none'):
    br.recruit('na 1', 'London')
br.play('na-03')
br.move('cm 1, na 1', 'Moraviantown', 'Amherstburg')
br.move('br 1, cm 2, na 1', 'Dundas', 'York')
assert t.at_area('York') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2, 'na': 1}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'hit')
br.roll('na', 'command')
br.flee('cm 1', 'York')
us.lose('am 2', 'York')
us.roll('ar', 'hit', 'hit')
br.lose('cm 1, na 1', 'York')
br.roll('br', 'hit')
us.lose('ar 1', 'York')
us.roll('ar', 'hit')
br.lose('br 1', 'York')
br.draw('na', 1, 'na-05')

s.play('end of turn 3, turn 4 phase ar')
with s.fault('2.1', 'the turn ends although yellow has had no phase', also=['2.0a']):
    br.refill()
    br.turn(4)

us.phase('ar')
us.recruit('ar 1', 'Pittsburgh')
assert 'ar' not in t.at_area('Reserve')
us.play('ar-05')
us.move('ar 2, am 2', 'Rome', "Sacket's Harbor")
us.move('ar 2, am 2', 'Oswego', 'Rome')
us.draw('ar', 1, 'ar-08')
s.done()
