"""1813: redcoats march over the garrison of Buffalo to Erie, and one of them withdraws into American woods."""
from cubes import session

s = session('1813', us='Bo', br='Kirsten', what='1813: through an enemy, and a retreat where only natives may go',
            module='Points')
for k in 'ar-01 ar-03 ar-09 am-01 am-07 am-11 br-03 br-07 br-09 br-12 cm-03 cm-07 cm-11 na-02 na-07 na-11'.split():
    s.t.remove(s.t.card(k).id)
s.t.hand_of('ar', 'ar-02', 'William Harrison', 'ar-05')
s.t.hand_of('am', 'am-03', 'Hometown Support', 'am-02')
s.t.hand_of('br', 'br-01', 'Fife and Drum', 'br-04')
s.t.hand_of('cm', 'cm-01', 'Laura Secord', 'cm-04')
s.t.hand_of('na', 'na-03', 'War Cry', 'John Brant')
for a in ('Ft. George', 'York'):
    s.us.mark(a, 'us')
for a in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.br.mark(a, 'br')
s.t.log.clear()
s.t.past.clear()
t, us, br = s.begin()

s.play('phase br')
br.say('rød starter')
br.recruit('br 3', 'Montreal', how='each')
br.play('br-01')
br.move('br 1, cm 1', 'west of Montreal', 'Montreal')
assert t.at_area('Buffalo') == {'ar': 2, 'am': 2}
with s.fault('3.2.2f', 'an army enters Buffalo, which Americans hold, and goes on to Erie'):
    br.move('br 2, cm 1, na 2', 'Queenston / Ft. Erie', 'Buffalo', 'Erie')
assert t.at_area('Erie') == {'ar': 1, 'am': 1, 'br': 2, 'cm': 1, 'na': 2}
us.roll('ar', 'hit')
us.roll('am', 'command')
br.lose('na 1', 'Erie')
br.roll('br', 'hit', 'command')
br.roll('cm', 'hit')
br.roll('na', 'command')
us.lose('ar 1, am 1', 'Erie')
br.mark('Erie', 'br')
br.draw('br', 1, 'br-05')

s.play('phase am')
us.say('hvid')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-03')
us.move('ar 2, am 1', "Sacket's Harbor", 'Ogdensburg')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit')
br.lose('br 1, cm 1', 'Ogdensburg')
br.roll('br', 'command')
assert t.at_area('Saint Regis') == {}
with s.fault('3.3.3b 3.3.4', 'a redcoat retreats to an empty area of American homeland'):
    br.move('br 1', 'Ogdensburg', 'Saint Regis')
us.mark('Ogdensburg', None)
us.draw('am', 1, 'am-04')
us.say('hvor skal han hen?')
s.done()
