"""Summer-Autumn 1812 in Swedish from the turn marker: the 103rd lands in Montreal; the US holds one, draws seven and has eight."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Bosse', br='Ragnhild', what='Start of autumn 1812 in Swedish: a regiment due at Quebec placed at Montreal; a held card not counted in the deal (8 cards)')
t = s.t
hands(t, [], [])  # the spring hands lie on the pile, one is held
held(t, t.us, '12')
t, us, br = s.begin()
bk = Book(t)

s.play('forstarkningar')
us.say('hej hej. hosten 1812. jag sparade ett kort i varas')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', skip=('103rd',), groups=False)
with s.fault('14.1 2.16', 'the 103rd is due at Quebec and is placed at Montreal'):
    br.drag('103rd', 'Montreal')
br.say('mina ligger ute. 103:e i Montreal')
s.play('given')
U = ['3', '21', '24', '16', '28', '18', '29']
B = ['26', '23', '25', '1', '7', '15', '22']
for a, b in zip(U[:6], B[:6]):
    deal(t, us, 1812, a)
    deal(t, br, 1812, b)
deal(t, br, 1812, B[6])
with s.fault('7.23 7.21 7.34', 'one card held and seven drawn: a hand of eight'):
    deal(t, us, 1812, U[6])
us.say('sju')
br.say('sju. du borjar, jag hamtar kaffe')

with act(s, 'US Dearborn', 'US', '16', 'Dearborn'):
    us.say('16: Dearborn med sjatte, trettonde och femtonde till Rome')
    us.play('16')
    way('Albany', 'Utica', 'Rome')
    us.drag('Dearborn us:6th us:13th us:15th', 'Rome')
    us.discard('16')
with act(s, 'BR Brock', 'British', '1', 'Brock'):
    br.say('1, Brock och R.N.R. till Burlington')
    br.play('1')
    br.drag('Brock R.N.R.', 'Burlington')
    br.discard('1')
with act(s, 'US Harrison', 'US', '18', 'Harrison'):
    us.say('18 Harrison, 17:e och 19:e till Findlay')
    us.play('18')
    way('Ft. MacArthur', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th', 'Ft. Findlay')
    us.discard('18')
with act(s, 'BR fartyg', 'British', '25', book=bk):
    br.say('25, tva skepp ut pa Erie')
    br.play('25')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(bk.due())
    br.discard('25')
s.play('US sparar')
us.say('sparar')
us.hold('24')
s.play('BR sparar')
br.hold('7')
br.say('bullar!')
s.done()
