"""1813 in French: a blue cube at Albany under the Ban; a regular goes back where he came from, to an empty American town."""
from cubes import session

s = session('1813', us='Odile', br='Piers', what='Publication Ban disregarded, a retreat to an empty enemy area', module='Regions')
t = s.t
for a in ('Ft. George', 'York'):
    t.lay_marker('US Control', a)
for a in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    t.lay_marker('British Control', a)
t.off('ar 3', 'Ft. Meigs')
t.off('ar 2', 'Ft. Ticonderoga')
t.hand_of('ar', 'ar-05', 'ar-06', 'ar-11')
t.hand_of('am', 'am-03', 'am-05', 'am-12')
t.hand_of('br', 'br-04', 'br-05', 'br-11')
t.hand_of('cm', 'cm-04', 'cm-09', 'cm-10')
t.hand_of('na', 'na-01', 'na-03', 'na-10')
t, us, br = s.begin()

s.play('phase ar')
us.phase('ar')
us.say('Censure : Rome au lieu d\'Albany')
us.play('Publication Ban')
assert t.at_area('Reserve')['ar'] == 6
us.recruit('ar 3', 'Rome')
with s.fault('AR-11 3.1a', 'a blue recruit at Albany though Publication Ban closes it this phase', 'muster'):
    us.recruit('ar 1', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-05')
assert t.border('Ft. Meigs', 'Frenchtown') and t.border('York', 'Dundas')
us.move('ar 1, am 5', 'Ft. Meigs', 'Frenchtown')
us.move('ar 2, am 2', 'York', 'Dundas')
us.mark('York', None)
assert t.at_area('Frenchtown') == {'ar': 1, 'am': 5, 'cm': 1, 'na': 2}
us.roll('ar', 'hit')
us.roll('am', 'hit', 'flee', 'command')
br.lose('cm 1, na 1', 'Frenchtown')
us.flee('am 1', 'Frenchtown')
br.roll('na', 'command')
assert t.border('Frenchtown', 'Detroit') and t.at_area('Detroit') == {'br': 1, 'na': 2}
br.move('na 1', 'Frenchtown', 'Detroit')
us.mark('Frenchtown', None)
us.say('et Dundas')
assert t.at_area('Dundas') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2, 'na': 1}
br.roll('br', 'command')
br.roll('cm', 'hit', 'command')
br.roll('na', 'command')
us.lose('am 1', 'Dundas')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
br.lose('cm 1', 'Dundas')
us.flee('am 1', 'Dundas')
br.roll('br', 'hit')
br.roll('cm', 'flee')
br.roll('na', 'flee')
us.lose('ar 1', 'Dundas')
br.flee('cm 1, na 1', 'Dundas')
us.roll('ar', 'hit')
br.lose('br 1', 'Dundas')
us.mark('Dundas', 'us')
us.draw('ar', 0, 'ar-02', 'ar-12')
assert len(t.hand('ar')) == 3

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-04')
assert t.border('Ogdensburg', "Sacket's Harbor")
br.move('br 2, cm 1', 'Ogdensburg', "Sacket's Harbor")
br.mark('Ogdensburg', None)
assert t.at_area("Sacket's Harbor") == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1} and t.at_area('Ogdensburg') == {}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit')
br.lose('br 1, cm 1', "Sacket's Harbor")
br.roll('br', 'command')
with s.fault('3.3.3b', 'a red unit retreats to empty Ogdensburg, American homeland', 'homeland'):
    br.move('br 1', "Sacket's Harbor", 'Ogdensburg')
br.mark('Ogdensburg', 'br')
br.draw('br', 0, 'br-06')
s.done()
