"""Pre-war and a whole spring by two people who never lay a card on the table: the move is made first, the card goes straight from the hand onto the pile.
One-letter talk. The Northwest Company takes the fort but not its points, Adams sails into Huron by the transit box and is taken there."""
from lay18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Hattie', br='Moss', what='Pre-war (DOW drawn 7th, by the US), spring 1812: cards dropped on the pile after the move; Mackinac in two plays; Erie-Huron by the transit box, fleet of one strikes; Sandwich given up before combat')
t = s.t
order = ['Card 26', 'Card 5', 'Card 16', 'Card 7', 'Card 11', 'Card 22', 'Declaration of War', '#9 Brock and Tecumseh', 'Card 32', 'Card 31', 'Card 25', 'Card 3',
         'Card 14', 'Card 18']
d = t.deck('Pre-war Deck')
by = {t.things[k].name: k for k in d.kids}
assert sorted(by) == sorted(order)
d.kids[:] = [by[n] for n in reversed(order)]
t, us, br = s.begin()
PRE = 'Pre-war Deck'

with act(s, 'US 26: Dearborn to Sackets', 'US', free=True):
    us.draw(PRE)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('us:13th us:6th Dearborn', 'Sackets Harbour')
    us.drop_discard('26')
    us.say('3')

with act(s, 'BR 5: the 49th by ship to York', 'British', free=True):
    br.draw(PRE)
    room(t.pieces('Royal_George'), t.pieces('49th'))
    br.drag('Royal_George', 'York')
    br.drag('49th', 'York')
    br.say('49 + RG')
    br.drop_discard('5')

with act(s, 'US keeps', 'US'):
    us.draw(PRE)
    us.say('k')

with act(s, 'BR 7: Norfolk', 'British', free=True):
    br.draw(PRE)
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.drop_discard('7')

with act(s, 'US 11: 4th NY', 'US', free=True):
    us.draw(PRE)
    us.drag('4th_NY_Militia', 'Lacolle')
    us.say('oops, not yet')
    us.undo(2)
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drop_discard('11')

with act(s, 'BR keeps', 'British'):
    br.draw(PRE)
    br.say('k')

s.play('the declaration')
us.draw(PRE)
us.say('W')
us.reveal('Declaration of War')
while t.deck(PRE).kids:
    br.draw(PRE)
    if t.deck(PRE).kids:
        us.draw(PRE)
assert hand_sizes(t) == (5, 5)
us.turn('Spring-Summer 1812', tracker=False)
book = Book(t)

with act(s, 'BR 31: the Northwest Company at Mackinaw, 2 to 1+1, B to C', 'British', ret='Detachment_(Mackinaw)', free=True, book=book):
    br.drag('NWC', 'Ft. Mackinaw', at='beside')
    br.say('?')
    us.say('stay')
    assert odds(2, 2) == 0 and crt(10 + 1) == crt(10 + 1, True) == 'DR-1'
    br.roll('2d6', 6, 4)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    us.say('no pts, indians, 2')
    br.drop_discard('31')

with act(s, 'US 32: Hull', 'US', '32', 'Hull', book=book):
    way('Detroit', 'Sandwich')
    us.drag('1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('us:4th Hull', 'Sandwich')
    us.vp(book.due())
    us.drop_discard('32')

with act(s, 'BR 3: Nancy brings the detachment', 'British', '3', sea='Det._10th_R.V.', book=book):
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('Det._10th_R.V. Nancy', 'Ft. Mackinaw')
    assert holds(t, 'British', 'Ft. Mackinaw')
    br.say('now 3')
    br.drop_discard('3')
    br.vp(book.due())
    assert book.due() == 'British 1'

with act(s, 'US 16: Dearborn', 'US', '16', 'Dearborn', book=book):
    us.drag('Dearborn', 'Antwerp')
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drop_discard('16')

with act(s, 'BR 22: Procter at Sandwich; Hull leaves before combat', 'British', '22', 'Procter', ret='us:4th 1st_Ohio 2nd_Ohio Hull', book=book):
    br.drag('Procter Tecumseh Essex 1/41st Shawnee Wyandot', 'Sandwich', at='beside')
    us.say('r')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('us:4th 1st_Ohio', 'Detroit')
    us.drag('Hull 2nd_Ohio', 'Detroit')
    br.vp(book.due())
    br.drop_discard('22')

with act(s, 'US 25: Adams into Huron', 'US', '25', book=book):
    us.drag('Adams', 'Lake Transit Box')
    us.drag('Adams', 'Lake Huron Control Box')
    us.say('2+1')
    us.vp(book.due())
    assert book.due() == '0'
    us.drop_discard('25')

with act(s, 'BR #9: two ships after her: 2 to 1 +2, B to C +1', 'British', '#9 Brock and Tecumseh', book=book, ret='Adams'):
    br.drag('Queen_Charlotte Hunter', 'Lake Transit Box')
    br.drag('Queen_Charlotte Hunter', 'Lake Huron Control Box', at='beside')
    a, d = t.pieces('Queen_Charlotte Hunter'), t.pieces('Adams')
    assert naval_drm(a, d, a[0], d[0]) == 3 and naval(4 + 3) == 'defender strikes all'
    br.roll('1d6', 4)
    br.say('7')
    us.drag('Adams', 'US Eliminated')
    br.roll('1d6', 2)
    br.say('none')
    br.vp(book.due())
    assert book.due() == 'British 4'
    br.drop_discard('#9 Brock and Tecumseh')

with act(s, 'US 14: 3rd Ohio', 'US', '14', book=book):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.drop_discard('14')

with act(s, 'BR 18: Brock, the R.N.R. left at Burlington', 'British', '18', 'Brock', book=book):
    br.drag('Brock 49th R.N.R. York_Militia', 'Burlington')
    br.drag('Brock 49th York_Militia', 'Stoney Creek')
    br.drag('York_Militia 49th Brock', 'Ft. George')
    br.drop_discard('18')

s.play('US holds')
us.hold('Declaration of War')
us.say('gg')
assert hand_sizes(t) == (0, 0)
book.ok()
s.done()
