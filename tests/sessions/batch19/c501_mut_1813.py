"""Not a word typed. Nobody lays a card on the table: it goes from the hand to the pile when its play is over. Dice come before the men move, ships are turned over in port and not in
the box, losers of a fight leave before anybody is turned, and the winner of points lets the other write them."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Abel_T', br='Quentin_R', what='End of spring and autumn 1813, silent: free return, arrivals set out by the other hand, landing at empty Burlington, Yeo takes the lake, Vincent retakes Burlington in two rounds (EX, DR with loss for want of a road), Chauncey takes the lake back, 49th restored, fleets home')
t = s.t
summer_1813(t)
t.lay_turn('Spring-Summer 1813')
t.lay_vp(label(position(t)))
hands(t, ['Card 51'], ['Card 44'])
burn(t, *['Card %d' % k for k in (37, 38, 39, 40, 41, 42, 49, 55, 59, 63, 64, 67, 68)], 'Contrary Winds@1813')
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR 44: Glengarry', 'British', '44', book=book):
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Glengarry', 'Prescott')
    br.drop_discard('44')

with act(s, 'US 51: 1st PA', 'US', '51', book=book):
    us.drag('1st_PA_Militia', 'Erie PA')
    us.drop_discard('51')

s.play('free return')
us.drag('Scourge Conquest us:Growler Pert', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
br.drag('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box').id])
br.delete([mark_at(t, 'Lake Huron Control Box').id])
book.ok()

s.play('autumn')
us.turn('Summer-Autumn 1813', tracker=False)
for p, w in arrivals(t, '1813b', 'British'):
    us.drag([p], w)
todo = arrivals(t, '1813b', 'US')
for w in dict.fromkeys(w for p, w in todo):
    br.drag([p for p, x in todo if x == w], w)
deal(t, br, 1813, '48', '58', '45', '60', '54', '46', '57', '62')
deal(t, us, 1813, '52', '43', '53', '66', '61', '50', '65', '47')
assert hand_sizes(t) == (8, 8)
br.turn('Summer-Autumn 1813', marker=False)

with act(s, 'BR 62: Prevost to Cornwall', 'British', '62', 'Prevost', book=book):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    P = 'De_Watteville 89th 70th br:13th Prevost'
    br.march(P, 'Montreal', 'Cornwall')
    br.drop_discard('62')

SH = 'Madison Oneida Fair_American Hamilton Julia Gov._Tompkins'
with act(s, 'US 53: Brown lands at empty Burlington', 'US', '53', 'Brown', sea='us:9th us:15th 21st Brown', book=book):
    assert not [p for p in t.at('Burlington') if p.mark('Side') == 'British']
    room(t.pieces(SH, us), t.pieces('us:9th us:15th 21st', us))
    us.drag(SH + ' us:9th us:15th 21st Brown', 'Burlington')
    br.vp(book.due())
    us.drop_discard('53')

SCH = 'Scourge Conquest us:Growler Pert'
with act(s, 'BR 46: Yeo, three against four schooners: A1 D2', 'British', '46', 'Yeo', ret=SCH, flips='Wolfe Scourge Conquest', book=book):
    A, D = t.pieces('Wolfe Royal_George Melville', br), t.pieces(SCH, us)
    m = naval_drm(A, D, A[0], D[0], 1, 0)
    assert m == 2 and naval(3 + m) == 'A1 D2 att'
    br.roll('1d6', 3)
    br.drag('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', at='beside')
    us.drag(SCH, 'Sackets Harbour')
    br.drag('Wolfe', 'Kingston')
    us.flip('Scourge Conquest')
    br.flip('Wolfe')
    us.vp(book.due())
    br.drop_discard('46')

with act(s, 'US 66: yard at Sackets', 'US', '66', flips='Scourge Conquest', build=True, book=book):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Sylph Lady_of_the_Lake', 'Sackets Harbour')
    us.flip('Scourge Conquest')
    us.drop_discard('66')

with act(s, 'BR 48: Vincent at Burlington, 9 to 6, A to B +1, Brown -1: EX, then DR onto Brant\'s Ford', 'British', '48', 'Vincent', ret=SH + ' us:9th us:15th 21st Brown',
         flips='us:9th 49th us:15th 21st', book=book):
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.roll('2d6', 5, 3)
    br.drag('br:8th 49th Vincent', 'Stoney Creek')
    br.drag('br:8th 49th Vincent', 'Burlington', at='beside')
    assert not supplied(t, 'US', 'Burlington') and supplied(t, 'British', 'Burlington', 'Stoney Creek')
    assert fight(t, 'British', 'Burlington', ['Stoney Creek'], '49th', '9th', 1813, (5, 3), half='d') == 'EX'
    us.flip('us:9th')
    br.flip('49th')
    assert fight(t, 'British', 'Burlington', ['Stoney Creek'], '8th', '15th', 1813, (6, 4), rnd=2, half='d') == 'DR'
    br.roll('2d6', 6, 4)
    assert units(t, 'York', 'British') and not units(t, "Brant's Ford") and not supplied(t, 'US', "Brant's Ford")
    us.drag('us:9th', 'US Eliminated')
    us.drag('us:15th 21st Brown', "Brant's Ford")
    us.flip('us:15th 21st')
    us.drag(SH, 'Sackets Harbour')
    us.vp(book.due())
    br.drop_discard('48')

with act(s, 'US 50: Chauncey, seven against two: A1 D1', 'US', '50', 'Chauncey', ret='Yeo Royal_George Melville', flips='General_Pike Royal_George', book=book):
    FL = 'General_Pike Sylph Lady_of_the_Lake Scourge Conquest us:Growler Pert'
    A, D = t.pieces(FL, us), t.pieces('Royal_George Melville', br)
    m = naval_drm(A, D, A[0], D[0], 0, 1)
    assert m == 2 and naval(2 + m) == 'A1 D1 att'
    us.roll('1d6', 2)
    us.drag('Chauncey ' + FL, 'Lake Ontario Control Box', at='beside')
    br.drag('Yeo Royal_George Melville', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Royal_George')
    us.flip('General_Pike')
    br.vp(book.due())
    us.drop_discard('50')

with act(s, 'BR 60: two mended', 'British', '60', flips='Wolfe Royal_George', build=True, book=book):
    br.flip('Wolfe')
    br.flip('Royal_George')
    br.drop_discard('60')

with act(s, 'US 43: Brown to Port Dover', 'US', '43', 'Brown', book=book):
    way("Brant's Ford", 'Port Dover')
    us.drag('us:15th 21st', 'Port Dover')
    us.drag('Brown', 'Port Dover')
    us.drop_discard('43')

with act(s, 'BR 54: the 49th restored', 'British', '54', flips='49th', build=True, book=book):
    assert supplied(t, 'British', 'Burlington')
    br.flip('49th')
    br.drop_discard('54')

with act(s, 'US 65: two brigs at Erie', 'US', '65', build=True, book=book):
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.drop_discard('65')

with act(s, 'BR 57: Tecumseh', 'British', '57', 'Tecumseh', book=book):
    way('Ft. Malden', 'Sandwich', 'Thamesville')
    br.each('Shawnee Wyandot Western_Indians Tecumseh', 'Thamesville')
    br.drop_discard('57')

with act(s, 'US 47: 26th', 'US', '47', book=book):
    us.drag('26th', 'Pittsburgh')
    us.drop_discard('47')

with act(s, 'BR 58: Riall to Montreal', 'British', '58', 'Riall', book=book):
    br.drag('De_Meuron 1/R._Marines 2/R._Marines Riall', 'Trois-Rivieres')
    br.drag('De_Meuron 1/R._Marines 2/R._Marines Riall', 'Montreal')
    br.drop_discard('58')

with act(s, 'US 52: Wilkinson', 'US', '52', 'Wilkinson', book=book):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:6th us:16th Wilkinson', 'Ogdensburg')
    us.drop_discard('52')

s.play('both hold')
br.hold('45')
s.play('US holds')
us.hold('61')

s.play('fleets home')
us.drag('Chauncey Sylph Lady_of_the_Lake Scourge Conquest us:Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
book.ok()
s.done()
