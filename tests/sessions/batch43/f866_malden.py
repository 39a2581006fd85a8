"""Czech, spring 1814: a US depot in Ft. Malden (British territory); the 34th march 8 points from Albany to Ogdensburg."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Honza', br='Věra', what='Czech, spring 1814: a depot in enemy territory, 8 movement points of infantry')
t = s.t
spring_1814(t)
hands(t, ['81', '105', '92'], ['83', '88', '77'])
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Riall', 'British', '83', 'Riall', book=book):
    br.say('83, Riall do Queenstonu')
    br.play('83')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.discard('83')

s.play('US depot')
us.say('81, sklad v Maldenu, ať chlapi nemají hlad')
us.play('81')
with s.fault('13.52 13.51 8.31', 'a depot can only be made in original friendly territory; Ft. Malden is British', also=('13.5',)):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('81')

with act(s, 'BR Rottenburg', 'British', '88', 'Rottenburg', book=book):
    br.play('88')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Rottenburg br:13th 49th', 'Coteau du Lac', 'Cornwall')
    br.discard('88')

s.play('US 34th')
us.say('105, 34. pěší na sever')
us.play('105')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg') == 8 and best('Albany', 'Ogdensburg')[0] == 8
us.march('34th', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp')
with s.fault('9.1 3.16 9.2', 'infantry have 6 movement points, Albany to Ogdensburg costs 8'):
    us.drag('34th', 'Ogdensburg')
us.discard('105')

s.play('BR odloží')
br.say('schovám si jednu')
br.hold('77')

with act(s, 'US Chauncey', 'US', '92', 'Chauncey', book=book):
    us.play('92')
    us.drag('Chauncey General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('92')
s.done()
