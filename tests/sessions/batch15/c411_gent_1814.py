"""The last cards of the war: Bladensburg, a raid up the Thames, the treaty with a card still in hand, New Orleans thrown away. Flemish."""
from aid15 import Book, go
from lay7 import burn, burn_to, hands, held, more
from more import lay_1813, lay_arrivals, supplied
from start1814 import lay_1814
from session import Session

s = Session('dev-1812-faults', us='Joris', br='Lotte', what='Autumn 1814, Flemish: Bladensburg 2 points, Harrison drops a regiment on the way, Ft. Niagara garrisoned, Treaty of Ghent with one card left (-1), New Orleans discarded after it')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
    lay_arrivals(t, '1814b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay(['Brock / Sheaffe'], 'Captured', 'British')
t.lay(['Nancy'], 'British Eliminated', 'British')
t.lay('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')
hands(t, ['Card 96', 'Card 105', 'Card 81', 'Card 93', 'Card 101', 'Card 98'], ['Bladensburg', 'Card 99', 'Card 97', 'Treaty of Ghent', 'Card 92', 'Card 103'])
held(t, t.us, 'Battle of New Orleans')
burn_to(t, 1814, 22)
burn(t, 'Campaign@1814')
t, us, br = s.begin()
book = Book(t)
assert book.d == 0, book.d

s.play('BR Drummond')
br.play('92')
br.say('92, Drummond naar Prescott')
go('Kingston', 'Gananoque', 'Prescott')
br.march('104th 10th_R.V. Drummond', 'Gananoque', 'Prescott')
br.discard('92')

s.play('US Scott')
us.play('101')
us.say('101: Scott en de vrijwilligers')
us.drag('NY_Volunteers_1814 Scott', 'Ft. Schlosser')
us.drag('NY_Volunteers_1814', 'Lewiston')
us.drag('Scott', 'Lewiston')
go('Buffalo', 'Ft. Schlosser', 'Lewiston')
us.discard('101')

s.play('BR Rottenburg')
br.play('103')
br.say('103. Rottenburg, 13th en 49th naar St-Jean')
go('Montreal', 'La Prairie', 'St-Jean')
br.march('Rottenburg br:13th 49th', 'La Prairie', 'St-Jean')
br.discard('103')

s.play('US yard')
us.drag('Superior', 'Sackets Harbour')
us.say('98, werf')
us.play('98')
us.discard('98')

s.play('BR Bladensburg')
br.say('Bladensburg! 2 punten, het Witte Huis brandt')
br.play('Bladensburg')
br.vp(book.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
us.say('schoft')

s.play('US Harrison on the Thames')
us.play('96')
us.say('96 (3). Harrison')
go('Detroit', 'Sandwich', 'Thamesville')
us.drag('24th 28th Harrison', 'Sandwich')
us.drag('24th Harrison', 'Thamesville')
us.say('de 28th blijft in Sandwich')
us.vp(book.due())
assert book.due() == 'US 4'
us.discard('96')

s.play('BR Riall')
br.say('99: Riall en de Scots naar Fort Niagara')
br.play('99', reveal=False)
go('Ft. George', 'Ft. Niagara')
br.drag('Riall 1/R._Scots', 'Ft. Niagara')
br.reveal('99')
br.vp(book.due())
assert book.due() == 'US 1'
br.discard('99')

s.play('US Chauncey')
us.say('105, Chauncey vaart uit met General Pike, Madison en Sylph')
us.play('105')
us.drag('General_Pike Madison Sylph Chauncey', 'Lake Ontario Control Box')
us.vp('US 2')
us.say('nee, 3')
us.vp('US 3')
book.ok()
us.discard('105')

s.play('BR the treaty')
br.say('ik heb genoeg. Vrede van Gent. nog 1 kaart in de hand, dus -1')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
assert supplied(t, 'British', 'Ft. Niagara') and supplied(t, 'US', 'Sandwich') and supplied(t, 'US', 'Ft. Malden')
br.vp(book.due(1))
assert book.due() == 'US 4'
br.discard('Treaty of Ghent')

s.play('US New Orleans is thrown away')
us.say('en deze had ik nog liggen: New Orleans. die leg ik gewoon af')
us.reveal('Battle of New Orleans')
us.discard('Battle of New Orleans')
us.say('US 4, moreel gewonnen. alle bevoorrading klopt')
br.say('gg! volgende keer ruilen we')
book.ok()
s.done()
