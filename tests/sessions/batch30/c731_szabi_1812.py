"""Autumn 1812, the winter and the first plays of 1813: cards face down until the move is done, discards forgotten until the next card, arrivals mixed."""
from aid30b import *

s = open_at('Summer-Autumn 1812 with arrivals, an assault on Detroit that fails, Lacolle taken and lost, winter with attrition, spring 1813', 'Szabi', 'Ilse', '1812b', arrived=False)
t = s.t
t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
t.lay('Brock York_Militia', 'Ft. George', 'British')
t.lay_in_deck(t.find_card_anywhere('Declaration of War'), 'Discard')
t, us, br = s.begin()
g = G(s, 'down', 'late')
A, U, B = g.A, 'US', 'British'

s.play('the deal first')
g.deal(B, 1812, '22', '6', '3', '28')
g.deal(U, 1812, '16', '26', '29', '25', '21', '11', '14')
g.deal(B, 1812, '18', '7', '24')
s.play('arrivals, the British ones half by the American')
muster(us, '1812b')
for p, w in arrivals(t, '1812b', B)[:3]:
    us.drag([p], w)
muster(br, '1812b', groups=False)
br.say('ok')

with A(U, '26', 'Dearborn to Ogdensburg', 'Dearborn'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Ogdensburg')
with A(B, '6', 'Brock collects the Lincolns', 'Brock', pick='Lincoln'):
    br.drag('Brock York_Militia', 'Queenston')
    br.drag('Brock York_Militia Lincoln', 'Chippawa')
with A(U, '16', 'three from Albany'):
    us.drag('us:9th', 'Sackets Harbour')
    us.drag('11th', 'Rome')
    us.drag('14th', 'Rome')
    us.drag('11th 14th', 'Sackets Harbour')
with A(B, '22', 'Prevost up the river', 'Prevost'):
    br.drag('Prevost 103rd 1/R._Scots 100th', 'Montreal')
    br.drag('Prevost 103rd 1/R._Scots', 'Cornwall')
with A(U, '29', 'Harrison north', 'Harrison'):
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
with A(B, '3', 'Detroit assaulted', 'Procter', flips='1/41st'):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich', 'Detroit')
    assert supplied(t, U, 'Detroit') and supplied(t, B, 'Sandwich')
    for m in (0, 1):
        assert fight(t, B, 'Detroit', ['Sandwich'], '1/41st', '4th', 1812, (3, 2), card=m) == 'AR-1'
    br.roll('2d6', 3, 2)
    us.drag('Procter Tecumseh Shawnee Wyandot Western_Indians Essex br:1/41st', 'Sandwich')
    br.flip('1/41st')
with A(U, '25', 'Chauncey takes the lake', 'Chauncey', pick='Fair_American Gov._Tompkins', lag=True):
    us.march('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
with A(B, '28', 'Procter goes home without the 41st', 'Procter'):
    br.vp(g.book.due())
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians Essex', 'Ft. Malden')
with A(U, '21', 'Lacolle'):
    us.march('4th_NY_Militia', 'Champlain NY', 'Lacolle')
    g.pts(us)
with A(B, '18', 'Lacolle again', ret='4th_NY_Militia', lag=True):
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('br:8th Voltigeurs', 'La Prairie', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'La Prairie')
    assert fight(t, B, 'Lacolle', ['La Prairie'], '8th', '4th NY Militia', 1812, (5, 3)) == 'DR'
    br.roll('2d6', 5, 3)
    goes(t, U, 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('4th_NY_Militia', 'Champlain NY')
with A(U, '11', 'Pennsylvanians'):
    us.drag('1st_PA_Militia', 'Erie PA')
    g.pts(us)
with A(B, '7', 'Glengarry'):
    br.drag('Glengarry', 'Prescott')
with A(U, '14', 'the Fifth'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:5th', 'Plattsburg')
with A(B, '24', 'R.N.R.'):
    br.drag('R.N.R.', 'Ft. George')
assert hand_sizes(t) == (0, 0)

s.play('winter marker, ships home')
us.turn('Winter 1812-13', marker=False)
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
g.flush(B)
br.turn('Winter 1812-13', tracker=False)
g.book.ok()

s.play('attrition')
want = excess(t)
assert want == {('Frenchtown', U): 2, ('Detroit', U): 2, ('Lacolle', B): 1, ('Cornwall', B): 1, ('Chippawa', B): 1, ('Ft. Malden', B): 1,
                ('Ft. St. Joseph', B): 1}, want
br.flip('Voltigeurs')
br.flip('Upper_Canada_Militia')
us.flip('17th 1st_Kentucky')
br.flip('Lincoln')
br.undo()
br.flip('York_Militia')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.flip('Essex')
assert not excess(t)
g.book.ok()

s.cut()
s.play('spring: arrivals, then the marker')
muster(us, '1813a', groups=False)
br.turn('Spring-Summer 1813')
muster(br, '1813a')
s.play('who begins, and the deal')
us.roll('1d6', 3)
br.roll('1d6', 4)
us.say('3+2')
g.deal(U, 1813, '42', '38', '46', '37', '39', '40', '43', '45')
g.deal(B, 1813, '52', '48', '49', '50', '44', '62', '53', '55')

with A(U, '38', 'a turn begun and taken back'):
    us.flip('17th')
    us.undo()
    us.drag('11th 14th', 'Cape Vincent')
with A(B, '44', 'the 41st is filled up', flips='1/41st'):
    assert supplied(t, B, 'Sandwich') and holds(t, B, 'Sandwich')
    br.flip('1/41st')
with A(U, '39', '17th filled up', flips='17th'):
    assert supplied(t, U, 'Frenchtown')
    us.flip('17th')
with A(B, '48', 'two ships built', build=True):
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
with A(U, '37', 'Madison built', build=True):
    us.drag('Madison', 'Sackets Harbour')
with A(B, '52', 'Prevost to Prescott', 'Prevost'):
    br.drag('Prevost 103rd 1/R._Scots', 'Prescott')
with A(U, '46', 'Hampton', 'Hampton'):
    us.drag('Hampton us:5th', 'Champlain NY')
s.done()
