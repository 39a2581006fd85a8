"""Autumn 1814: Downie beats Macdonough off the lake's middle, the treaty as last card, an outlying regiment that is worth nothing in the end; Latin jokes, one client for both."""
from lay17e import Book, f, go, no_markers, start
from lay7 import burn, burn_to, hands
from more import lay_1813, lay_arrivals, naval_drm, supplied
from ref import naval
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Marcus', br='Livia', what='Autumn 1814, Latin: ten regiments up the river, Champlain battle lost by the attacker (A1 D1), repairs, Ghent as the last card of a hand, 3 points lost for want of supply at London')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
    lay_arrivals(t, '1814b', side)
no_markers(t)
t.lay(['ship:Saratoga', 'ship:Ticonderoga'], 'Vergennes', 'US')
t.lay('Linnet Confiance', 'Isle aux Noix', 'British')
t.lay(['us:24th'], 'London', 'US')
t.lay_turn('Summer-Autumn 1814')
start(t)
hands(t, ['Card 81', 'Card 93', 'Card 98', 'Card 101', 'Treaty of Ghent'], ['Card 96', 'Card 105', 'Card 92', 'Card 103', 'Card 99', 'Card 97'])
burn_to(t, 1814, 24)
burn(t, 'Campaign@1814')
t, us, br = s.begin()
book = Book(t)
assert book.due() == 'US 6', book.due()

s.play('BR Prevost')
br.play('96')
br.say('XCVI: Prevost cum decem cohortibus')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
ten = ['3rd (Buffs)', 'br:5th', 'br:9th', 'br:27th', '39th', '57th', '58th', '76th', '81st', '88th', 'Prevost']
br.drag(ten, 'Trois-Rivieres')
br.drag(ten, 'Montreal')
br.discard('96')

s.play('US Macdonough')
us.say('81. Macdonough')
us.play('81')
us.drag('Macdonough ship:Saratoga ship:Ticonderoga', 'Plattsburg')
us.drag('Macdonough ship:Saratoga ship:Ticonderoga ship:President Preble Montgomery', 'Lake Champlain Control Box')
us.vp(book.due())
us.discard('81')
assert book.due() == 'US 8'

s.play('BR Downie: 4 to 5 -1, B to A -1, frigate +1, Macdonough -1')
br.say('CV. Downie! alea iacta est')
br.play('105')
br.drag('Confiance Linnet Finch Chubb Downie', 'Lake Champlain Control Box', at='beside')
a, d = t.pieces('Confiance Linnet Finch Chubb'), t.pieces('ship:Saratoga ship:Ticonderoga ship:President Preble Montgomery')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == -2 and naval(5 - 2) == 'A1 D1 def'
us.say('Saratoga prima')
us.roll('1d6', 5)
us.say('(pro te ieci)')
us.flip('Confiance')
us.drag('Confiance Linnet Finch Chubb Downie', 'Isle aux Noix')
us.flip('ship:Saratoga')
us.drag('ship:Saratoga', 'Plattsburg')
br.say('vae victis')
br.discard('105')
book.ok()

s.play('US mends')
us.play('93')
us.flip('ship:Saratoga')
us.say('Saratoga refecta')
us.discard('93')

s.play('BR Drummond')
us.say('Livia abest, ego pro ea: 92')
br.play('92')
go('Kingston', 'Gananoque', 'Prescott')
br.drag('104th 2/R._Marines Drummond', 'Gananoque')
br.drag('104th 2/R._Marines Drummond', 'Prescott')
br.discard('92')

s.play('US Brown')
us.play('98')
go('Sackets Harbour', 'Oswego')
us.drag('us:9th', 'Oswego')
us.drag('us:11th', 'Oswego')
us.drag('Brown', 'Oswego')
us.discard('98')

s.play('BR mends')
br.play('103')
br.flip('Confiance')
br.discard('103')

s.play('US 5th PA')
us.play('101')
go('Erie PA', 'Buffalo')
us.drag('5th_PA', 'Buffalo')
us.discard('101')

s.play('BR 103rd')
br.play('99')
br.say('99: 103rd')
go('Burlington', 'Stoney Creek', 'Ft. George')
br.drag('103rd', 'Ft. George')
br.discard('99')

s.play('US the treaty, last card')
us.say('PAX. Gandavi. ultima charta, nihil perdo')
us.play('Treaty of Ghent')
assert not t.hand('US') or [p.name for p in t.hand('US')] == ['Treaty of Ghent'], t.hand('US')
assert not supplied(t, 'US', 'London') and supplied(t, 'US', 'Ft. Malden')
us.discard('Treaty of Ghent')
br.say('sed 24th in Londinio sine commeatu: minus 3')
us.vp(book.due(-3))
assert book.due() == 'US 5'
us.say('recte. US 5')
book.ok()
s.done()
