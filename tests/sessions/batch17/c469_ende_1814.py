"""The treaty from the other side: the American has one card in hand and one face down when he ends the war. Austrian; last plays of 1814."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Resi', br='Poldi', what='Autumn 1814: fleet out, transport, Treaty of Ghent by the US with one card in hand and one held (-2)')
t = s.t
autumn_1814(t)
t.lay('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', 'British')
t.lay('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_vp('US 5')
hands(t, ['Card 95', 'Card 104', 'Card 98', 'Treaty of Ghent', 'Card 91', 'Card 96'], ['Card 99', 'Card 105', 'Card 97', 'Card 102', 'Card 92', 'Card 77'])
held(t, t.us, 'Card 101')
burn(t, 'Campaign@1814')
burn_to(t, 1814, 23)
t, us, br = s.begin()
book = Book(t)

s.play('BR Drummond')
br.play('92')
br.say('92: Drummond und die 10er')
br.march('10th_R.V. Drummond', 'Gananoque', 'Prescott')
br.discard('92')

s.play('US yard')
us.play('96')
us.drag('Superior Jones', 'Sackets Harbour')
us.say('Superior und Jones, jetzt noch!')
us.discard('96')

s.play('BR Riall crosses to Ft. Niagara')
br.say('99er: Riall mit die Schotten ueber n Fluss')
br.play('99')
assert go('Ft. George', 'Ft. Niagara') == 3
br.drag('Riall', 'Ft. Niagara')
br.drag('1/R._Scots', 'Ft. Niagara')
br.vp(book.due())
assert book.due() == 'US 2'
br.discard('99')

s.play('US Izard')
us.play('95')
us.say('Izard, drei Regimenter nach Four Corners')
go('Plattsburg', 'Four Corners')
us.drag('6th 13th 15th Izard', 'Four Corners')
us.discard('95')

s.play('BR transport with the lake in hand')
br.play('105')
br.say('105: Earl of Moira nimmt die 2. Marines von Kingston nach York')
br.drag('2/R._Marines Earl_of_Moira', 'York')
br.discard('105')

s.play('US Seneca')
us.play('104')
us.drag('Seneca', 'Batavia')
us.discard('104')

s.play('BR Rottenburg')
br.play('102')
go('Montreal', 'La Prairie', 'St-Jean')
br.march('br:13th 49th Rottenburg', 'La Prairie', 'St-Jean')
br.say('so')
br.discard('102')

s.play('US restores nothing, moves two')
us.play('98')
us.say('98, 9er und 11er nach Oswego, nein Rome')
us.drag('9th', 'Oswego')
us.drag('9th', 'Sackets Harbour')
us.drag('9th 11th', 'Rome')
go('Sackets Harbour', 'Rome')
us.discard('98')

s.play('BR Lincoln')
br.play('97')
br.drag('Lincoln', 'Ft. George')
br.say('eine hab ich noch. Fort George is besetzt')
br.discard('97')
book.ok()

s.play('US the treaty')
us.say('Genter Friede. a Karten in der Hand und eine am Tisch: minus 2')
us.play('Treaty of Ghent')
assert len(t.hand('US')) == 1
assert [p for p in t.at('Held Cards') if p.is_card()]
for side, sp in (('British', 'Ft. Niagara'), ('US', 'Ft. Malden'), ('British', 'Kingston'), ('US', 'Erie PA')):
    assert supplied(t, side, sp), sp
us.vp(book.due(-2))
assert book.due() == '0'
us.discard('Treaty of Ghent')
br.say('Null! Patt, also moralisch ich')
book.ok()
s.done()
