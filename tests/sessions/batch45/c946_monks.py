"""Two who took a vow of silence: not a word, the card face down first, the moves, then the card turned and laid away."""
from h45 import *

s, t = open_at('1812a', ['32', '13', '19', '4'], ['8', '2', '17', '10'], 'Frater Odo', 'Frater Ulf',
               'no chat at all; cards turned only after the moves; a stack dragged whole and one brought back; the marker in two parts; Mackinac taken by ship and canoe', None)
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US Dearborn and one regiment', 'US', '32', 'Dearborn', book=bk):
    us.play('32', reveal=False)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.drag('us:13th', 'Utica')             # he stays behind after all: the way there lies on the march
    us.reveal('32')
    us.discard('32')

with act(s, 'BR from York to the Niagara', 'British', '8', book=bk):
    br.play('8', reveal=False)
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('R.N.R.', 'Stoney Creek')
    br.drag('York_Militia', 'Ft. George')
    br.drag('R.N.R.', 'Ft. George')
    br.reveal('8')
    br.discard('8')

with act(s, 'US Oneida out', 'US', '13', book=bk):
    us.play('13', reveal=False)
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp(bk.due())
    us.reveal('13')
    us.discard('13')

with act(s, 'BR against Mackinac', 'British', '2', sea='Det._10th_R.V. NWC', ret='Detachment_(Mackinaw)', book=bk):
    br.play('2', reveal=False)
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('NWC', 'Ft. Mackinaw')
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    # 3 against 1 and the fort: even; B against the fort's C; the landing -1
    for lead in ('NWC', 'Det. 10th R.V.'):
        assert fight(t, 'British', 'Ft. Mackinaw', [], lead, 'Detachment (Mackinaw)', 1812, (6, 5), landing=True) == 'DR-1'
    br.roll('2d6', 6, 5)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    assert holds(t, 'British', 'Ft. Mackinaw')
    br.vp('US 1')
    br.vp(bk.due())
    br.reveal('2')
    br.discard('2')

with act(s, 'US lays one by', 'US', '4', hold=True, laid=False, book=bk):
    us.hold('4')

with act(s, 'BR Brock alone', 'British', '17', 'Brock', book=bk):
    br.play('17', reveal=False)
    br.drag('Brock', 'Burlington')
    br.drag('Brock', 'Ft. George')
    br.reveal('17')
    br.discard('17')

with act(s, 'US 2nd NY and the 6th', 'US', '19', book=bk):
    us.play('19', reveal=False)
    way('Sackets Harbour', 'Cape Vincent')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.drag('us:6th', 'Antwerp')
    us.drag('us:6th', 'Ogdensburg')
    us.reveal('19')
    us.discard('19')

with act(s, 'BR lays one by', 'British', '10', hold=True, laid=False, book=bk):
    br.hold('10')
s.done()
