"""A regiment that arrives at the wrong place, a hand of nine."""
from lay17e import Book, go, start
from lay7 import burn_to, hands
from more import arrivals, lay_1813, lay_arrivals, muster
from session import Session

s = Session('dev-1812-faults', us='Jacek', br='Ewa', what='Spring to autumn 1813: the 28th arrives at Albany, not Ft. MacArthur; the US take nine cards')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
from lay17e import no_markers
no_markers(t)
start(t)
hands(t, ['Card 43', 'Card 51'], ['Card 45', 'Card 44'])
burn_to(t, 1813, 12)
t, us, br = s.begin()
book = Book(t)

s.play('US Scott')
us.play('43')
us.say('Scott, 20th i 23rd, Rome')
go('Albany', 'Utica', 'Rome')
us.march('20th 23rd Scott', 'Utica', 'Rome')
us.discard('43')

s.play('BR Drummond')
br.play('45')
br.drag('Drummond', 'Cornwall')
go('Montreal', 'Coteau du Lac', 'Cornwall')
br.discard('45')

s.play('US 13th')
us.play('51')
go('Ft. Niagara', 'Lewiston')
us.drag('us:13th', 'Lewiston')
us.discard('51')

s.play('BR Caughnawaga')
br.play('44')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('44')

s.play('autumn')
us.turn('Summer-Autumn 1813')
muster(br, '1813b')
assert [w for p, w in arrivals(t, '1813b', 'US') if p.name == '28th'] == ['Ft. MacArthur']
muster(us, '1813b', skip=('28th',))
with s.fault('14.1 2.16 7.1', 'the 28th is placed at Albany; it arrives at Ft. MacArthur'):
    us.drag('us:28th', 'Albany')

s.play('deal')
U = ['Card 38', 'Card 46', 'Card 50', 'Card 53', 'Card 55', 'Card 61', 'Card 62', 'Card 47']
B = ['Card 39', 'Card 48', 'Card 52', 'Card 58', 'Card 60', 'Card 54', 'Card 63', 'Card 41']
for a, b in zip(U, B):
    us.draw('1813 Deck', t.find_card_anywhere(a).id)
    br.draw('1813 Deck', t.find_card_anywhere(b).id)
with s.fault('7.21 7.2 7.23', 'a ninth card in the US hand of Summer-Autumn 1813'):
    us.draw('1813 Deck', t.find_card_anywhere('Card 66').id)
assert len(t.hand('US')) == 9 and len(t.hand('British')) == 8

s.play('US yard')
us.say('46, Lawrence, Niagara, Ariel + Scorpion')
us.play('46')
us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR yard')
br.play('48')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('48')

s.play('US Wilkinson')
us.play('62')
us.say('62 (3) Wilkinson')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.march('us:9th 21st us:15th Wilkinson', 'Antwerp', 'Ogdensburg')
us.discard('62')

s.play('BR Riall')
br.play('52')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.march('De_Meuron 1/R._Marines Riall', 'Trois-Rivieres', 'Montreal')
br.discard('52')

s.play('US holds')
us.hold('47')
s.play('BR holds')
br.hold('41')
s.done()
