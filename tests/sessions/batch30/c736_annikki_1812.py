"""The pre-war draws, the war of spring 1812 and the summer, no talk: one keeps his cards face down and discards them a turn late."""
from aid30b import *

s = Session('dev-1812-opening-1', at=17, us='Annikki', br='Goran', what='pre-war sequence (declaration drawn ninth, by the American), spring and part of the autumn of 1812')
t = s.t
d = t.deck('Pre-war Deck')
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(5, dow)
names = [t.things[k].name for k in d.kids][::-1]
assert names == ['Card 11', '#9 Brock and Tecumseh', 'Card 22', 'Card 5', 'Card 18', 'Card 7', 'Card 26', 'Card 32', 'Declaration of War', 'Card 25', 'Card 14', 'Card 16',
                 'Card 3', 'Card 31'], names
t, us, br = s.begin()
g = G(s, 'first', 'downlate')
A, U, B = g.A, 'US', 'British'
D = 'Pre-war Deck'

s.play('US draws and keeps')
us.draw(D)
s.play('British draws and keeps')
br.draw(D)
s.play('US draws 22 and plays it')
us.draw(D)
us.play('22')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('22')
s.play('British draws 5 and plays it')
br.draw(D)
br.play('5', reveal=False)
br.march('br:8th Canadian_Fencibles', 'Cornwall')
br.reveal('5')
s.play('US draws 18 and plays it')
us.draw(D)
us.play('18')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('18')
s.play('British draws 7 and plays it')
br.discard('5')
br.draw(D)
br.play('7', reveal=False)
br.march('R.N.R.', 'Burlington', 'Ft. George')
br.reveal('7')
s.play('US draws and keeps')
us.draw(D)
s.play('British draws 32 and plays it')
br.discard('7')
br.draw(D)
br.play('32', reveal=False)
br.drag('Brock York_Militia', 'Stoney Creek')
br.drag('Brock York_Militia', 'Ft. George')
br.reveal('32')
s.play('US draws the declaration; the rest of the deck, British first')
us.draw(D)
us.reveal('Declaration of War')
br.discard('32')
br.draw(D)
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 4)

with A(B, '16', 'three ships out', lag=True):
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
with A(U, '26', 'Hull crosses', 'Hull'):
    us.vp('British 2')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('British 1')
with A(B, '#9 Brock and Tecumseh', 'Procter at Sandwich', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', lag=True):
    br.each('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    assert supplied(t, U, 'Sandwich') and supplied(t, B, 'Ft. Malden')
    for m in (0, 1):
        assert fight(t, B, 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (6, 3), card=m) == 'DR'
    br.roll('2d6', 3, 6)
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
with A(U, '3', 'two to Ogdensburg'):
    us.vp(g.book.due())
    us.march('us:6th us:13th', 'Antwerp', 'Ogdensburg')
with A(B, '25', 'two to Prescott'):
    br.drag('49th 10th_R.V.', 'Gananoque')
    br.undo()
    br.each('49th 10th_R.V.', 'Prescott')
with A(U, '14', 'militia'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with A(B, '31', 'militia'):
    br.drag('Upper_Canada_Militia', 'Prescott')
with A(U, '11', 'militia'):
    us.drag('4th_NY_Militia', 'Champlain NY')
g.hold(U, 'Declaration of War')
assert hand_sizes(t) == (0, 0)

s.play('summer: cards first, then pieces, then the marker')
g.flush(B)
g.take(U, 'Declaration of War')
g.deal(B, 1812, '2', '8', '10', '15', '23', '17', '27')
muster(br, '1812b')
g.deal(U, 1812, '6', '12', '13', '19', '20', '4')
muster(us, '1812b', groups=False)
br.turn('Summer-Autumn 1812', marker=False)
us.turn('Summer-Autumn 1812', tracker=False)

with A(U, '13', 'Chauncey out', 'Chauncey', pick='Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George', lag=True):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    a = 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins'
    us.drag('Chauncey ' + a, 'Lake Ontario Control Box', at='beside')
    d = t.pieces('Royal_George Earl_of_Moira Gloucester')
    m = naval_drm(t.pieces(a), d, t.find('Oneida'), d[0])
    assert m == 2 and naval(2 + m) == 'A1 D1 att', m
    us.roll('1d6', 2)
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    us.flip('Oneida')
with A(B, '2', 'Prevost', 'Prevost'):
    br.vp('0')
    br.march('Prevost 103rd 1/R._Scots 100th', 'Montreal', 'Cornwall')
    br.vp(g.book.due())
with A(U, '19', 'Oneida repaired', flips='Oneida', build=True):
    us.flip('Oneida')
with A(B, '8', 'Brock over the river', 'Brock', pick='Lincoln', ret='Van_Rensselaer'):
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.drag('Van_Rensselaer', 'Ft. Niagara')
    br.vp(g.book.due())
with A(U, '6', 'Harrison', 'Harrison', pick='3rd_Ohio'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
with A(B, '10', 'two to Prescott'):
    br.each('br:8th Canadian_Fencibles', 'Prescott')
with A(U, '20', 'Lewiston attacked', fights={'18th': 'Lewiston', '1st NY Militia': 'Lewiston'}):
    us.each('18th 1st_NY_Militia', 'Lewiston')
    assert supplied(t, U, 'Ft. Niagara') and supplied(t, B, 'Lewiston')
    assert fight(t, U, 'Lewiston', ['Ft. Niagara'], '18th', 'R.N.R.', 1812, (5, 5)) == 'AR'
    us.roll('2d6', 5, 5)
    us.drag('18th 1st_NY_Militia', 'Ft. Niagara')
with A(B, '15', 'Brock goes back', 'Brock'):
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    g.pts(br)
with A(U, '4', 'Pennsylvanians'):
    us.drag('1st_PA_Militia', 'Erie PA')
with A(B, '17', 'Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')
s.done()
