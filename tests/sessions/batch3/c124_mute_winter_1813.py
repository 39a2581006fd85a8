"""No word, three logs of two clients: the last plays of 1813, fleets home, a winter with a unit lost in a 0 space, 1814 begins without the Treaty."""
from ref import cost
from session import Session
from kit120 import bring_on, crowds, lay_1813, lay_arrivals, stack_deck

s = Session('dev-1812-faults', us='Pat', br='Sam', what='Autumn 1813 to Spring 1814 without chat, three logs: fleets home, attrition (Gananoque is a 0 space), repairs, arrivals, Ghent laid aside for the deal, builds')
lay_1813(s.t, marks=False)
lay_arrivals(s.t, '1813a')
lay_arrivals(s.t, '1813b')
s.t.lay_turn('Summer-Autumn 1813')
s.t.lay_hand('US', ['46', '44'])
s.t.lay_hand('British', ['43', '54'])
s.t.lay('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
s.t.lay('Nancy', 'Lake Huron Control Box', 'British')
s.t.lay('Chauncey Madison Oneida Conquest', 'Lake Ontario Control Box', 'US')
s.t.lay('Frontenac', 'Gananoque', 'British')
s.t.lay_face('Royal_George Hunter', True, 'British')
stack_deck(s.t, '1814 Deck', '76 77 78 79 82 80 81 83 84 85 86 87 88 89 90 91 92 93'.split())
t, us, br = s.begin()

s.play('BR the 13th to Montreal')
br.play('43')
br.drag('br:13th', 'Montreal')
br.discard('43')

s.play('US Dearborn to Oswego')
us.play('46')
assert cost('Sackets Harbour', 'Oswego') == 2
us.drag('us:6th', 'Oswego')
us.drag('us:9th', 'Oswego')
us.drag('Dearborn', 'Oswego')
us.discard('46')

s.play('BR Western Indians')
br.play('54', reveal=False)
br.drag('Western_Indians', 'Sandwich')
br.discard('54')

s.play('US 26th to Cleveland')
us.drag('26th', 'Cleveland')
us.play('44')
us.discard('44')
s.cut()

s.play('fleets home')
us.drag('Chauncey Madison Oneida Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Ft. Malden')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
br.turn('Winter 1813-14', tracker=False)

s.play('attrition, repair')
want = {k: v[0] for k, v in crowds(t).items()}
assert want == {('British', 'Quebec City'): 1, ('US', 'Ft. MacArthur'): 1, ('British', 'Gananoque'): 1}, crowds(t)
br.flip('70th')
br.drag('Frontenac', 'British Eliminated')      # 16.26: nobody winters in a 0 space
us.flip('3rd_Kentucky')
br.flip('Royal_George')
br.flip('Hunter')
assert not crowds(t)
br.turn('Spring-Summer 1814', tracker=False)
s.cut()

s.play('arrivals, deal')
bring_on(t, us, '1814a')
bring_on(t, br, '1814a')
ghent = t.card('Treaty of Ghent')
br.drag([ghent.id], 'Marker Pool', how='pieces')          # 7.25(1)
for _ in range(9):
    br.draw('1814 Deck')
    us.draw('1814 Deck')
br.drag([ghent.id], '1814 Deck', at=t.m.decks['1814 Deck'], how='pieces')   # 7.25(3)
t.shuffle(br, '1814 Deck')
assert 'Treaty of Ghent' not in [c.name for c in t.hand('US') + t.hand('British')]

s.play('BR Prince Regent and Linnet')
br.play('76')
br.drag('Prince_Regent', 'Kingston')            # frigate 2
br.drag('Linnet', 'Isle aux Noix')              # brig 1; one card, two bases (15.12)
br.discard('76')

s.play('US two brigs')
us.play('79')
us.drag('Jones Jefferson', 'Sackets Harbour')
us.discard('79')

s.play('BR Riall')
br.play('78')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Riall De_Meuron 1/R._Marines', 'Montreal')
br.discard('78')

s.play('US Pittsburgh to Erie')
us.play('83')
assert cost('Pittsburgh', 'Meadville', 'Erie PA') == 2
us.march('22nd 1st_PA_Militia', 'Meadville', 'Erie PA')
us.discard('83')

s.play('BR holds')
br.hold('84')

s.play('US Seneca')
us.play('77')
us.drag('Seneca', 'Ft. Schlosser')
us.discard('77')
s.done()
