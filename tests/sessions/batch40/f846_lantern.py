"""Lake Ontario 1813: troops carried over a lake the enemy holds; a damaged victor stays out."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Moss', br='Ilse', what='1813a: transport under enemy lake control, damaged ship left in the box')
t = s.t
aid18.lay(t, '1813a')
hands(t, ['43', '48', '64'], ['39', '47', '68'])
burn_to(t, 1813, 10)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Yeo sails', 'British', 'Card 39', leader='Yeo', book=book):
    br.say('39. Yeo, all corvettes and the brigs')
    br.play('39')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag([mark_at(t, 'Lake Ontario Control Box')], 'Marker Pool')
    br.vp(book.due())
    br.discard('39')

s.play('US Oneida with the rifles')
us.play('43')
us.say('43, two: Oneida ferries the Rifles along the shore')
with s.fault('11.31 11.42', 'the British control Lake Ontario: no transport of the 1st Rifles to Oswego'):
    us.drag('Oneida 1st_Rifles', 'Oswego')
us.discard('43')

with act(s, 'BR 104th', 'British', 'Card 47', book=book):
    br.play('47')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('br:104th', 'Prescott')
    br.discard('47')
    br.say('your go')

s.play('US Chauncey attacks')
us.play('48')
us.say('48. Chauncey: Madison, Conquest, Scourge, Julia')
us.drag('Chauncey Madison Conquest Scourge Julia', 'Lake Ontario Control Box', how='beside')
us.say('Madison leads')
br.say('Wolfe')
att, dfn = t.pieces('Madison Conquest Scourge Julia'), t.pieces('Royal_George Wolfe Melville Earl_of_Moira')
m = naval_drm(att, dfn, att[0], dfn[1], 0, 1)
assert m == -1 and naval(4 + m) == 'A1 D1 def', m
us.roll('1d6', 4)
us.flip('Madison')
us.drag('Chauncey Madison Conquest Scourge Julia', 'Sackets Harbour')
with s.fault('12.52 12.42 11.41', 'the Wolfe is damaged and must go to a friendly town at once; she stays in the box'):
    br.flip('Wolfe')
    us.discard('48')
    s.play('BR 2/41st')
    br.say('68')
    br.play('68')
way('Quebec City', 'Trois-Rivieres')
br.drag('br:2/41st', 'Trois-Rivieres')
br.discard('68')
s.play('US holds')
us.hold('64')
s.done()
