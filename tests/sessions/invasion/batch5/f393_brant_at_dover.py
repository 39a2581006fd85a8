"""John Brant where no green stands; later a hand of four."""
from cubes import session

s = session('intro1812', us='Lena', br='Otto', what='a special misplaced, a card too many drawn', module='Canada')
for k in ('ar-02 ar-04 ar-07 ar-08 ar-10 ar-12 am-02 am-06 am-07 am-08 am-10 am-11 br-01 br-02 br-06 br-08 br-09 br-11 '
          'cm-01 cm-02 cm-06 cm-08 cm-09 cm-11 na-01 na-03 na-06 na-08 na-11 na-12').split():
    s.t.remove(s.t.card(k).id)
s.t.hand_of('na', 'na-04', 'na-02', 'John Brant')
s.t.hand_of('ar', 'ar-03', 'ar-05', 'Publication Ban')
s.t.hand_of('am', 'am-01', 'am-04', 'Turncoat')
s.t.hand_of('br', 'br-04', 'br-05', 'General Brock')
s.t.hand_of('cm', 'cm-05', 'Billy Green', 'cm-07')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-04')
br.play('John Brant')
assert t.at_area('Dover') == {'cm': 1}
with s.fault('NA-09', 'two green where none stands', 'card'):
    br.cubes('na 2', 'Reserve', 'Dover')
br.move('na 4', 'Six Nations', 'Oxford', 'London')
br.draw('na', 2, 'na-05', 'na-07')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-03')
us.move('ar 2, am 3', 'Buffalo', 'Queenston / Ft. Erie', how='colours')
us.move('ar 3', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
br.roll('br', 'command')
br.roll('cm', 'flee')
br.flee('cm 1', 'Queenston / Ft. Erie')
br.move('br 1', 'Queenston / Ft. Erie', 'Ft. George')
us.mark('Queenston / Ft. Erie', 'us')
us.put('Contrôle', 'Queenston / Ft. Erie')
us.say('die gehören mir')
with s.fault('3.4a', 'one card played, two drawn: a hand of four', 'hand'):
    us.draw('ar', 2, 'ar-01', 'ar-06')
    s.play('phase cm')
    br.phase('cm')
    br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-05')
br.move('cm 1', "Smith's Creek", 'York')
br.draw('cm', 1, 'cm-04')
s.done()
