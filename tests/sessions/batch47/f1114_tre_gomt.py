"""Autumn 1812: a reduced regiment is taken off while full ones stand by; three cards held of one hand."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Sixten', br='Ebba', what='Queenston repulsed, the reduced 13th removed instead of a full unit flipped; the British hold a third card; Swedish')
t = s.t
lay(t, '1812b')
t.lay('us:6th us:13th 14th', 'Lewiston', 'US')
t.lay_face('us:13th', True, 'US')
hands(t, ['12', '3', '16', '11'], ['5', '8', '10', '17'])
burn_to(t, 1812, 20)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('US Van Rensselaer at Queenston')
us.say('12, tre. Van Rensselaer over floden')
fit('12', 'Van Rensselaer')
us.play('12')
men = 'us:6th us:13th 14th 1st_NY_Militia'
us.drag('Van_Rensselaer ' + men, 'Queenston')
assert fight(t, men, 'Lincoln', 'Queenston', (1, 1), 'us:6th', 'Lincoln', 0, 0, frm='Lewiston', route=True) == 'AR-1'
us.roll('2d6', 1, 1)
us.say('aj. 5, AR-1')
with s.fault('10.52 10.51 10.32', 'a loss may not fall on a reduced unit while full ones are there: the reduced 13th is removed, nobody flips'):
    us.drag('us:13th', 'US Eliminated')
us.drag('Van_Rensselaer us:6th 14th 1st_NY_Militia', 'Lewiston')
us.discard('12')

s.play('BR holds')
br.say('lagger undan')
br.hold('5')

s.play('US Harrison')
us.say('3, tva: Harrison till Meigs')
fit('3', 'Harrison')
us.play('3')
us.march('Harrison us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs')
us.discard('3')

s.play('BR holds again')
br.hold('8')
br.say('en till')

s.play('US Chauncey')
us.say('16: Chauncey ut')
fit('16', 'Chauncey')
us.play('16')
us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.vp(b.due())
us.discard('16')

s.play('BR holds a third')
with s.fault('7.34', 'no more than two cards may be held of one hand: the third'):
    br.hold('10')
br.say('och en')

s.play('US sloop')
us.say('11, ett: President')
us.play('11')
us.drag('President', 'Plattsburg')
us.discard('11')

s.play('BR Brock')
br.say('17, ett: Brock')
br.play('17')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek')
br.discard('17')
b.ok()
s.done()
