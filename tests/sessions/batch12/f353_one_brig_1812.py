"""Summer-Autumn 1812: a regiment of next year lands at Quebec, a brig takes two."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Nell', br='Otto', what='Summer-Autumn 1812: 104th a year too early; Oneida alone carries two regiments to Ft. Niagara')
t = s.t
t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
more.lay_arrivals(t, '1812b', 'US')
t.lay_turn('Summer-Autumn 1812')
hands(t, [], [])
t, us, br = s.begin()

s.play('arrivals and the deal')
br.say('my new ones')
br.drag('103rd 1/R._Scots', 'Quebec City')
with s.fault('14.1 3.15', 'the 104th (a unit of 1813) goes from the holding box to Quebec in Summer-Autumn 1812'):
    br.drag('104th', 'Quebec City')
br.drag('Glengarry', 'Cornwall')
br.drag('Rottenburg Voltigeurs', 'Montreal')
br.drag('Vincent', 'Kingston')
br.drag('Western_Indians', 'Ft. Malden')
for i in range(7):
    us.draw('1812 Deck', {0: 'Card 15', 3: 'Card 18'}.get(i))
    br.draw('1812 Deck', {1: 'Card 16', 2: 'Card 28'}.get(i))

s.play('US Chauncey')
us.say('15, Chauncey ferries the 6th and 13th to Ft Niagara')
us.play('15')
assert best('Sackets Harbour', 'Ft. Niagara')[0] > 6
with s.fault('11.35 11.35(brig)', 'two regiments of 4 get from Sackets to Ft. Niagara (by land over 6 MP) while the Oneida, a brig, is the only ship that moves'):
    us.drag('Chauncey Oneida us:6th us:13th', 'Ft. Niagara')
us.drag('Chauncey Oneida', 'Sackets Harbour')
us.undo()
us.say('he stays there')
us.discard('15')

s.play('BR fleet')
br.play('16')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('16')

s.play('US 9th and 11th')
us.play('18')
us.drag('us:9th 11th', 'Whitehall')
us.drag('us:9th 11th', 'Ticonderoga')
us.discard('18')

s.play('BR')
br.play('28')
br.drag('Norfolk', 'Ft. Erie')
br.discard('28')
s.done()
