"""The last blow of 1812 at Queenston and the winter after it, in Czech."""
from h45 import *

s, t = open_at('1812b', ['32'], [], 'Zdeněk', 'Blanka',
               'last play of autumn 1812 and winter 1812-13 in Czech: the loss is put on a reduced unit though a fresh one stands there; two instead of three flipped at Queenston', 27)
t.lay('us:9th us:11th us:15th', 'Plattsburg', 'US')
t.lay('us:14th us:16th', 'Sackets Harbour', 'US')
t.lay('us:18th us:6th us:13th us:21st us:23rd', 'Lewiston', 'US')
t.lay('1st_NY_Militia', 'Batavia', 'US')
t.lay('49th', 'Queenston', 'British')
t.lay('1st_Ohio', 'Frenchtown', 'US')
t.lay('Michigan', 'Cleveland', 'US')
t.lay('Wyandot', 'Sandwich', 'British')
t.lay('Western_Indians', 'Oxford', 'British')
t.lay('Det._10th_R.V. Nancy', 'Port Dover', 'British')
t.lay('Norfolk', 'Ft. Erie', 'British')
t.lay_face('Lincoln', True, 'British')
t, us, br = s.begin()
bk = Book(t)

s.play('US Van Rensselaer at Queenston')
us.say('poslední karta. 32 za tři, Van Rensselaer a pět pluků přes řeku na Queenston, vede 18th')
us.play('32')
way('Lewiston', 'Queenston')
us.drag('Van_Rensselaer us:18th us:6th us:13th us:21st us:23rd', 'Queenston')
br.say('stojím, vede 49th')
fed_from(t, 'US', 'Lewiston', 'Queenston')
stays_fed(t, 'British', 'Queenston')
for lead in ('us:18th', 'us:6th', 'us:13th', 'us:21st', 'us:23rd'):
    assert fight(t, 'US', 'Queenston', ['Lewiston'], lead, '49th', 1812, (6, 6)) == 'DR-1'
us.roll('2d6', 6, 6)
us.say('11')
with s.fault('10.52 10.32 10.51', 'the loss falls on the reduced Lincoln Militia while the 49th is fresh (and leads)'):
    br.drag('Lincoln', 'British Eliminated')
    br.say('milice pryč, 49th do Chippawy')
goes(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
br.drag('49th', 'Chippawa')
us.vp(bk.due())
us.discard('32')

s.play('fleets and winter')
us.say('flotily doma, nikdo nikde')
us.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Queenston', 'US'): 3}, ex
with s.fault('16.21 16.2 16.22', 'five fresh regiments winter at Queenston (2): three must be flipped, two are'):
    us.say('zima: Queenston')
    us.flip('us:13th')
    us.flip('us:21st')
br.say('u mě všechno v pořádku')
bk.ok()

s.play('1813')
us.say('rok 1813. kostky')
us.roll('1d6', 4)
br.roll('1d6', 5)
us.say('4 a 2, šest. začínám já')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
bk.ok()
s.done()
