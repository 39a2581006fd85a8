"""Long-winded people who only talk when it is over: frigates built on both sides, two lake battles, dice pressed before the ships sail, one roll of the wrong button undone."""
from more import lay_arrivals, naval_drm, rows
from ref import cost, naval
from session import Session
from start1814 import lay_1814

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Barnaby', br='Philippa', what='Spring 1814: builds, the Ontario box lost and defended, losses chosen without a word, points booked in one sum later, a repair')
t = s.t
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
t.lay_hand('US', ['82', '85', '77', '83', '79', '84', '87', '89', '91'])
t.lay_hand('British', ['76', '75', '78', '80', '81', '86', '88', '90', '93'])
t, us, br = s.begin()

s.play('BR builds Prince Regent and Linnet: 2 + 1')
assert V['76'] == 3
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.play('76')
br.discard('76')
br.say("that was rather a large bang from the dockyards: a frigate for Kingston and a brig for the Richelieu, three in all")

s.play('US builds Superior and Jefferson: 2 + 1')
assert V['82'] == 3
us.drag('Superior Jefferson', 'Sackets Harbour')
us.play('82')
us.discard('82')
us.say("likewise, and I shall not be outgunned, as my grandfather used to say of his seven sisters")

s.play('BR Yeo and all ships to the lake')
assert V['75'] == 2
br.drag('Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
br.drag('Yeo', 'Lake Ontario Control Box')
br.drop_discard('75')

s.play('US Chauncey: the die first')
us.roll('2d6', 6, 6)
us.undo()
us.roll('1d6', 5)
ours = 'Superior General_Pike Madison Oneida Jefferson Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
theirs = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
A, D = t.pieces(ours, us), t.pieces(theirs, br)
# ten against seven +1, A against A, a frigate on each side, Yeo -1
assert V['85'] == 2 and naval_drm(A, D, A[1], D[0], 0, 1) == 0 and naval(5) == 'A1 D2 att'
us.drag(ours + ' Chauncey', 'Lake Ontario Control Box')
us.drag('Yeo ' + theirs, 'Kingston')
us.flip('Prince_Regent')
br.flip('Royal_George')
br.drag('General_Pike', 'Sackets Harbour')
us.flip('General_Pike')
us.play('85', reveal=False)
us.discard('85')
us.say("there was a pair of dice too many at first, I pressed the wrong thing and took it off again; the five is the one that counted, as you saw. I suppose the box is mine now")
br.say("it is, and I shall want a word with my gunners, two of whom seem to be asleep")

s.play('BR repairs Prince Regent and Royal George')
assert V['78'] == 2
br.flip('Royal_George Prince_Regent')
br.play('78')
br.discard('78')

s.play('US Brown to Buffalo, and the points')
assert V['77'] == 1 and cost('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 6
us.drag('Brown us:9th 11th', 'Canandaigua')
us.drag('Brown us:9th 11th', 'Buffalo')
us.drop_discard('77')
us.vp('US 6')
us.say("the points, before we both grow old: you had two for the lake, then lost them again, and I have two for it, which makes four and two, six")

s.play('BR Yeo again, the die first')
br.roll('1d6', 3)
ours = 'Superior Madison Oneida Jefferson Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
A, D = t.pieces(theirs, br), t.pieces(ours, us)
# seven against nine -1, A against A, Yeo +1, a frigate on each side
assert V['80'] == 2 and naval_drm(A, D, A[0], D[0], 1, 0) == 0 and naval(3) == 'A1 D1 def'
br.drag(theirs + ' Yeo', 'Lake Ontario Control Box')
br.drag(theirs + ' Yeo', 'Kingston')
br.flip('Prince_Regent')
us.drag('Superior', 'Sackets Harbour')
us.flip('Superior')
br.play('80', reveal=False)
br.discard('80')
br.say("so much for that; the Regent limps home, and so does your Superior, which I count as a consolation of a kind")

s.play('US holds')
us.hold('83')

s.play('BR holds')
br.hold('81')
s.done()
