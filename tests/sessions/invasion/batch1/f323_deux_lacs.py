"""De Prescott a Buffalo par l'eau; une fuite qui ne fuit pas."""
from cubes import session

s = session('empty', us='Remi', br='Sofia', what='from one lake to the other, a flight forgotten', module='Canada')
for where, what in (('Prescott', 'br 3, cm 2'), ('Buffalo', 'am 2'), ('Ft. Niagara', 'ar 2, am 4'), ('Montreal', 'br 2, cm 2'),
                    ('York', 'br 1, cm 2'), ('Six Nations', 'na 3'), ('Plattsburg', 'ar 2, am 2'), ('Albany', 'ar 2, am 1'),
                    ('Pittsburgh', 'am 2'), ('Erie', 'ar 1, am 1'), ('Amherstburg', 'br 1, na 2'), ('Detroit', 'am 3')):
    s.t.lay(what, where)
s.t.lay_drawn('cm')
s.t.lay_played('ar-01', 'am-01', 'br-03', 'cm-03', 'cm-04', 'na-02')
s.t.hand_of('br', 'br-07', 'br-04', 'br-12')
s.t.hand_of('am', 'am-04', 'am-06', 'am-10')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'ar-12')
s.t.hand_of('cm', 'cm-05', 'cm-06', 'cm-11')
s.t.hand_of('na', 'na-04', 'na-06', 'na-11')
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-07')
assert not t.touches('lake-ontario', 'Buffalo') and not t.touches('lake-erie', 'Prescott')
with s.fault('3.2.4b 3.2.4c', 'Prescott to Buffalo, two lakes', 'touches'):
    br.move('br 2, cm 1', 'Prescott', 'Buffalo')
us.roll('am', 'hit', 'flee')
br.lose('cm 1', 'Buffalo')
us.flee('am 1', 'Buffalo')
br.roll('br', 'hit', 'command')
us.lose('am 1', 'Buffalo')
br.mark('Buffalo', 'br')
br.draw('br', 1, 'br-05')

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.back('am 1', 'Albany')
us.play('am-04')
us.move('ar 1, am 3', 'Ft. Niagara', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 3, 'br': 2}
with s.fault('3.3.2', 'a white flee, and nobody leaves', 'flee'):
    us.roll('ar', 'command')
    us.roll('am', 'hit', 'flee', 'command')
    br.lose('br 1', 'Buffalo')
    br.roll('br', 'command')
us.roll('ar', 'hit')
us.roll('am', 'command', 'command', 'hit')
br.lose('br 1', 'Buffalo')
br.mark('Buffalo', None)
us.draw('am', 1, 'am-02')

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
br.play('na-04')
br.move('na 2', 'Six Nations', 'Dover')
br.draw('na', 1, 'na-08')
s.done()
