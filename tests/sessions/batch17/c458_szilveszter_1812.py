"""Last plays of 1812, winter with a crowd on foreign ground, a tie on the die, the deal of 1813; Hungarian."""
from lay17e import Book, go, start
from lay7 import burn_to, hands
from more import excess, lay_arrivals, muster, supplied
from session import Session

s = Session('dev-1812-faults', us='Bela', br='Kati', what='Autumn 1812 to spring 1813, Hungarian: last plays, a held card lost with its year, attrition at Queenston, tie rerolled, eight cards each, first plays of spring')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay(['Lincoln Militia'], 'Chippawa', 'British')
t.lay('us:9th us:11th us:14th', 'Queenston', 'US')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_face('Hunter', side='British')
t.lay_marker('British Supply Depot', 'Kingston')
t.lay_turn('Summer-Autumn 1812')
start(t)
hands(t, ['Card 28', 'Card 3'], ['Card 18', 'Card 25'])
burn_to(t, 1812, 24)
t, us, br = s.begin()
book = Book(t)
assert book.due() == '0'

s.play('US 5th')
us.say('3: az 5. ezred Batavia fele? nem, Uticaba')
us.play('3')
go('Albany', 'Utica')
us.drag('us:5th', 'Utica')
us.discard('3')

s.play('BR Glengarry')
br.play('18')
br.say('Glengarry Prescottba')
go('Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Glengarry', 'Prescott')
br.discard('18')

s.play('US holds')
us.hold('28')
us.say('ezt felreteszem')

s.play('BR last')
br.say('25: Beresford atmegy Yorkba')
br.play('25')
br.drag('Beresford', 'York')
br.discard('25')

s.play('fleets')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
book.ok()

s.play('winter')
br.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Queenston', 'US'): 1, ('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1}, ex
us.say('tel van. Queenston eggyel tobb')
us.flip('us:14th')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.flip('1/41st')
br.flip('Essex')
br.drag('NWC', 'British Eliminated')
br.say('a Northwest Company nem fer el, vege')
br.say('Hunter javitva')
br.flip('Hunter')
br.delete('British_Supply_Depot')
us.reveal('28')
us.discard('28')
us.say('a 28 elveszett az evvel')
book.ok()

s.play('1813')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a', groups=False)
us.say('0 a pont, senki sem modosit')
us.roll('1d6', 4)
br.roll('1d6', 4)
br.say('meg egyszer')
us.roll('1d6', 2)
br.roll('1d6', 5)
br.say('en kezdek egesz evben')

s.play('deal')
U = ['Card 43', 'Card 47', 'Card 50', 'Card 53', 'Card 61', 'Card 46', 'Card 38', 'Card 66']
B = ['Card 45', 'Card 48', 'Card 52', 'Card 57', 'Card 58', 'Card 60', 'Card 63', 'Card 41']
for a, b in zip(B, U):
    br.draw('1813 Deck', t.find_card_anywhere(a).id)
    us.draw('1813 Deck', t.find_card_anywhere(b).id)
assert len(t.hand('US')) == len(t.hand('British')) == 8

s.play('BR yard')
br.play('52')
br.say('52 (3): Wolfe, Melville Kingstonba, ship Detroit Maldenba')
br.drag('Wolfe Melville', 'Kingston')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('52')

s.play('US yard')
us.play('43')
us.say('43: Madison es General Pike')
us.drag('Madison', 'Sackets Harbour')
us.drag('ship:General_Pike', 'Sackets Harbour')
us.discard('43')

s.play('BR restores')
br.play('41')
assert supplied(t, 'British', 'Ft. Malden')
br.flip('1/41st')
br.say('1/41 ujra teljes')
br.discard('41')

s.play('US Scott')
us.play('47')
go('Albany', 'Utica', 'Rome')
us.march('Scott 25th 29th', 'Utica', 'Rome')
us.discard('47')

s.play('BR holds')
br.hold('57')
book.ok()
s.done()
