"""Turkish, autumn 1814: militia restored with a card; a beaten garrison goes into the space the attackers came from."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Deniz', br='Selin', what='Turkish, autumn 1814: York Militia restored, the Lincoln Militia of Queenston retreat to Chippawa whence the attack came')
t = s.t
autumn_1814(t)
hands(t, ['106', '82', '81'], ['83', '94', '88'])
t.lay('89th', 'Burlington', 'British')
t.lay('Brown us:9th 11th 21st', 'Chippawa', 'US')
t.lay_face('York_Militia', True, 'British')
t.lay_face('1/R._Marines', True, 'British')
t, us, br = s.begin()
book = Book(t)

s.play('BR takviye')
br.say('83, iki birlik toparlanıyor')
br.play('83')
assert supplied(t, 'British', 'Prescott') and supplied(t, 'British', 'York')
br.flip('1/R._Marines')
with s.fault('8.31', 'only regulars of class A or B can be restored, the York Militia are militia of class C', also=('3.11',)):
    br.flip('York_Militia')
br.discard('83')

s.play('US Queenston')
us.say('106, Brown Queenston\'a')
us.play('106')
way('Chippawa', 'Queenston')
us.drag('Brown us:9th 11th 21st', 'Queenston')
assert supplied(t, 'US', 'Buffalo') and supplied(t, 'British', 'Ft. George')
r = fight(t, 'US', 'Queenston', ['Chippawa'], '9th', 'Lincoln', 1814, (3, 2))
assert r == 'DR', r
us.roll('2d6', 3, 2)
us.say('5 artı 5, 10. geri çekil')
assert holds(t, 'British', 'Ft. George') and holds(t, 'British', 'Beaverdams')
with s.fault('10.72 10.71', 'the defender may not retreat into the space from which the attackers came: Chippawa', also=('10.7',)):
    br.drag('Lincoln', 'Chippawa')
us.vp(book.due())
us.discard('106')

with act(s, 'BR Glengarry', 'British', '94', book=book):
    br.play('94')
    br.march('Glengarry', 'Stoney Creek', 'Ft. George')
    br.discard('94')

with act(s, 'US Saratoga', 'US', '82', build=True, book=book):
    us.say('82: Saratoga, Eagle')
    us.play('82')
    us.drag('Saratoga', 'Vergennes')
    us.drag('Eagle', 'Vergennes')
    us.discard('82')

s.play('BR bekliyor')
br.hold('88')
s.done()
