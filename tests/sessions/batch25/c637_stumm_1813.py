"""Autumn 1813 without a word: both lakes fought over, sloops on Champlain, Frenchtown taken and lost, fleets home, winter; two logs, the second kept by the other."""
from aid25b import *

s = Session('dev-1812-faults', us='Kilian', br='Ortrud', what='Summer-Autumn 1813 from arrivals to winter, no chat at all: four lakes, three naval battles, Frenchtown, repairs, attrition; cut in the middle')
t = s.t
summer_1813(t)
no_marks(t)
t.lay('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Madison Oneida Conquest ship:Growler', 'Lake Ontario Control Box', 'US')
hands(t, [], [])
for c in (44, 49, 51, 55, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 'Contrary Winds'):
    burn(t, str(c))
t, us, br = s.begin()
g = Game(s, Habit('first', 'now'), Habit('blind', 'other'), off=3)

s.play('turn and arrivals')
br.turn('Summer-Autumn 1813')
muster(br, '1813b', groups=False)
muster(us, '1813b')
s.play('deal')
deal(t, br, 1813, '42', '38', '43', '52', '37', '45', '48', '41')
deal(t, us, 1813, '46', '40', '47', '39', '50', '53', '62', '54')
g.next = 'British'
with g.play('British', '38'):
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
with g.play('US', '46', build=True):
    us.each('Preble Montgomery', 'Plattsburg')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
with g.play('British', '42', leader='Procter'):
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Detroit', 'Frenchtown')
with g.play('US', '62'):
    us.march('24th 28th 3rd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
with g.play('British', '52', leader='Prevost'):
    br.march('Prevost De_Watteville br:13th 70th 89th', 'Trois-Rivieres', 'Montreal', 'Cornwall')
H = 'Harrison 17th 19th 1st_Kentucky 24th 28th 3rd_Kentucky'
with g.play('US', '40', leader='Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians'):
    us.drag(H, 'Frenchtown')
    g.battle('US', 'Frenchtown', 'Ft. Meigs', '17th', '1/41st', (4, 6), 'DR')
    us.roll('2d6', 4, 6)
    goes(t, 'British', 'Frenchtown', 'Detroit', ('Ft. Meigs',))
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
B = 'Royal_George ship:Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
A = 'Madison Oneida Conquest ship:Growler'
with g.play('British', '43', leader='Yeo', flips='Royal_George Madison Oneida', ret='Chauncey ' + A):
    br.drag('Yeo ' + B, 'Lake Ontario Control Box')
    g.sea(B, A, 'Royal_George', 'Madison', 3, 'A1 D2 att', al=1)
    br.roll('1d6', 3)
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Madison Oneida')
    us.drag('Chauncey ' + A, 'Sackets Harbour')
with g.play('US', '50', build=True, flips='Madison Oneida'):
    us.flip('Oneida')
    us.flip('Madison')
with g.play('British', '45', build=True, flips='Royal_George'):
    br.flip('Royal_George')
g.tidy('US')
s.cut()

A = A + ' Fair_American Hamilton Julia Scourge Pert Gov._Tompkins'
B = 'ship:Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with g.play('US', '39', leader='Chauncey', flips='Madison ship:Wolfe Melville', ret='Yeo ' + B):
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
    g.sea(A, B, 'Madison', 'ship:Wolfe', 5, 'A1 D2 att', dl=1)
    us.roll('1d6', 5)
    br.flip('ship:Wolfe')
    br.drag('Yeo ' + B, 'Kingston')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.flip('Melville')
with g.play('British', '48', build=True, flips='ship:Wolfe Melville'):
    br.flip('ship:Wolfe Melville')
with g.play('US', '47', leader='Macdonough', flips='President Chubb Finch', ret='Chubb Finch'):
    us.drag('Macdonough President Preble Montgomery', 'Lake Champlain Control Box')
    g.sea('President Preble Montgomery', 'Chubb Finch', 'President', 'Chubb', 4, 'A1 D2 att', al=1)
    us.roll('1d6', 4)
    us.flip('President Chubb Finch')
    us.drag('President', 'Plattsburg')
    us.drag('Chubb Finch', 'Isle aux Noix')
with g.play('British', '37'):
    br.drag('Norfolk', 'Chippawa')
with g.play('US', '53'):
    us.drag('12th', 'Ft. Erie')
    us.undo()
    us.drag('12th 14th', 'Ft. Erie')
g.hold('British', '41')
g.hold('US', '54')
g.clear()
s.play('fleets home')
us.drag('Chauncey ' + A.replace('Madison ', ''), 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Macdonough Preble Montgomery', 'Plattsburg')
us.put('US Lake Control', 'Lake Champlain Control Box')
s.play('fleets home, British')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
g.book.ok()
s.play('winter')
br.turn('Winter 1813-14')
br.discard('41')
us.discard('54')
s.play('attrition')
g.winter({'Cornwall': 'br:13th 70th 89th', 'Detroit': 'Essex Shawnee', 'Frenchtown': '19th 24th 28th 1st_Kentucky 3rd_Kentucky',
          'Sackets Harbour': 'us:9th 2nd_NY_Militia'})
br.flip('br:13th 70th')
br.flip('Essex Shawnee')
us.flip('19th 24th 28th')
us.flip('1st_Kentucky 3rd_Kentucky')
br.flip('89th')
us.flip('us:9th 2nd_NY_Militia')
s.play('repair')
us.flip('Madison President')
br.flip('Chubb Finch')
s.play('spring of 1814, arrivals')
us.turn('Spring-Summer 1814')
muster(us, '1814a')
muster(br, '1814a')
s.play('the treaty out of the deck')
us.drag([t.card('Treaty of Ghent').id], 'Marker Pool', how='pieces')
t.shuffle(us, '1814 Deck')
s.play('deal')
deal(t, br, 1814, '76', '75', '77', '78', '81', '83', '86', '88', '90')
deal(t, us, 1814, '82', '79', '80', '84', '85', '87', '89', '92', '93')
assert hand_sizes(t) == (9, 9)
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
g.held = {'US': 0, 'British': 0}
g.next = 'British'
with g.play('British', '76', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.play('US', '82', build=True):
    us.drag('Superior Jones', 'Sackets Harbour')
with g.play('British', '75', leader='Riall'):
    br.march('Riall 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal')
with g.play('US', '79', build=True, flips='19th 24th'):
    assert supplied(t, 'US', 'Frenchtown')
    us.flip('19th 24th')
with g.play('British', '83', build=True, flips='70th 89th'):
    assert supplied(t, 'British', 'Cornwall')
    br.flip('70th')
    br.flip('89th')
with g.play('US', '80', leader='Chauncey'):
    us.drag('Chauncey Superior Jones Madison Oneida', 'Lake Ontario Control Box')
with g.play('British', '77'):
    br.march('Glengarry', "Crysler's Farm", 'Prescott')
with g.play('US', '84'):
    us.march('NY_Volunteers_1814', 'Ft. Schlosser', 'Lewiston')
g.book.ok()
s.done()
