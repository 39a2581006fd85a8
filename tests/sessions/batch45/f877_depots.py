"""Autumn 1813: a regiment marches seven; a fourth British depot."""
from h45 import *

s, t = open_at('1813b', ['52', '43', '64', '38'], ['45', '48', '60', '53'], 'Odile', 'Hamish',
               'Autumn 1813 in French and English: the 25th marches seven points; the British lay a fourth Supply Depot', 24)
t.lay_marker('British Supply Depot', 'York')
t.lay_marker('British Supply Depot', 'Kingston')
t.lay_marker('British Supply Depot', 'Montreal')
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US Brown', 'US', '52', 'Brown', book=bk):
    us.say('52, trois: Brown, la 6, la 15, la 16 à Cape Vincent. Kingston demain, peut-être')
    us.play('52')
    us.drag('Brown us:6th us:15th us:16th', 'Cape Vincent')
    us.discard('52')

with act(s, 'BR 45', 'British', '45', book=bk):
    br.say('45 as 2: 103rd and Voltigeurs to Lacolle')
    br.play('45')
    way('Isle aux Noix', 'Lacolle')
    br.drag('103rd', 'Lacolle')
    br.drag('Voltigeurs', 'Lacolle')
    br.discard('45')

s.play('US 25th marches')
us.say('64, un point: la 25 monte d\'Albany')
us.play('64')
us.drag('us:25th', 'Ticonderoga')
way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('us:25th', 'Plattsburg')
assert best('Albany', 'Four Corners')[0] > 6, best('Albany', 'Four Corners')
with s.fault('9.1 3.16 9.2', 'the 25th goes from Albany to Four Corners in one play: %d points' % best('Albany', 'Four Corners')[0]):
    us.drag('us:25th', 'Four Corners')
us.discard('64')
bk.ok()

s.play('BR depot')
br.say('60: a supply depot at Cornwall')
br.play('60')
stays_fed(t, 'British', 'Cornwall')
assert len(marks(t, 'British Supply Depot')) == 3
with s.fault('13.54 13.5', 'a fourth Supply Depot while three of that side are on the map'):
    br.put('British Supply Depot', 'Cornwall')
br.discard('60')
bk.ok()

with act(s, 'US 38', 'US', '38', book=bk):
    us.say('38 (2): 29 et 30 à Whitehall')
    us.play('38')
    us.drag('us:29th us:30th', 'Whitehall')
    us.discard('38')

with act(s, 'BR holds', 'British', '53', hold=True, laid=False, book=bk):
    br.say('I hold one')
    br.hold('53')
s.done()
