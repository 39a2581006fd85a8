"""Norwegian, winter 1812-13: the US depot at Sackets stays on the map into 1813; Brown arrives half a year early."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Sigrid', br='Anders', what='Norwegian, winter 1812-13: a depot left over winter, Brown (autumn 1813) placed in spring 1813')
t = s.t
hands(t, ['24'], ['7'])
lay_arrivals(t, '1812b', 'British')
to = {n: 'Sackets Harbour' for n in ('9th', '15th', '16th', '21st')}
to.update({n: 'Buffalo' for n in ('14th', '12th', '5th')})
lay_arrivals(t, '1812b', 'US', to)
t.lay('Western_Indians', 'Sandwich', 'British')
t.lay_marker('US Supply Depot', 'Sackets Harbour')
t.lay_marker('British Supply Depot', 'Ft. Malden')
t.lay_turn('Summer-Autumn 1812')
burn_to(t, 1812, 14)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US siste kort', 'US', '24', book=book):
    us.say('24, 23. til Utica')
    us.play('24')
    us.drag('23rd', 'Utica')
    us.discard('24')
with act(s, 'BR siste kort', 'British', '7', book=book):
    br.play('7')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('7')

s.play('vinter')
us.turn('Winter 1812-13')
over = excess(t)
assert over == {('Ft. St. Joseph', 'British'): 1, ('Buffalo', 'US'): 1, ('Detroit', 'US'): 2}, over
us.flip('3rd_NY_Militia')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.say('garnisonen på St. Joseph, og depotet i Malden tas av')
br.delete([p.id for p in t.things.values() if isinstance(p, Piece) and p.name == 'British Supply Depot' and t.where(p) == 'Ft. Malden'])
with s.fault('13.53 13.55 13.54 16.1', 'the US depot at Sackets Harbour is not removed at the end of the winter', also=('13.5', '16.21')):
    us.turn('Spring-Summer 1813')

s.play('vår 1813')
muster(br, '1813a')
muster(us, '1813a')
with s.fault('14.1 3.15', 'Brown arrives in Summer-Autumn 1813, not in spring', also=('14.3',)):
    us.drag('Brown', 'Sackets Harbour')
us.roll('1d6', 6)
br.roll('1d6', 2)
us.say('jeg begynner hele året')
deal(t, us, 1813, '52', '43', '44', '45', '46', '47', '48', '49')
deal(t, br, 1813, '62', '53', '54', '55', '58', '57', '59', '66')

with act(s, 'US bygger', 'US', '52', build=True, book=book):
    us.play('52')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.discard('52')
with act(s, 'BR bygger', 'British', '62', build=True, book=book):
    br.play('62')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('62')
s.done()
