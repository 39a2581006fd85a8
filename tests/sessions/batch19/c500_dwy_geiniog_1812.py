"""Welsh. They own one die: a land fight is two throws of 1d6. Whoever waits lays his next card face down beforehand and turns it up when his turn comes; leaders walk behind
their men; the points are moved by the one who loses them; then the fleets come home and it is winter, each counting the other's crowded towns."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Gwilym', br='Nerys', what='Autumn and winter 1812, Welsh: Lacolle attacked (AR-1, dice thrown singly), lake battle A1 D1 for the attacker, both leads mended by cards, cards laid face down one play early, fleets home, attrition told by the other hand')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay_vp(label(position(t)))
hands(t, ['Card 26', 'Card 6', 'Card 28', 'Card 24', 'Card 15', 'Card 19'], ['Card 22', 'Card 18', 'Card 16', 'Card 25', 'Card 31', 'Card 5'])
burn_to(t, 1812, 16)
t, us, br = s.begin()
book = Book(t)
M = 'us:6th us:13th us:15th us:16th 23rd'

with act(s, 'US 26: Dearborn to Champlain', 'US', '26', 'Dearborn', book=book):
    us.say('26, Dearborn am y gogledd. pump catrawd')
    us.play('26')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', 'Champlain NY')
    us.drag(M, 'Champlain NY')
    us.march('Dearborn', 'Plattsburg', 'Champlain NY')
    br.play('22', reveal=False)
    br.say('mae fy un i ar y bwrdd yn barod')
    us.discard('26')

with act(s, 'BR 22: Rottenburg to Lacolle', 'British', '22', 'Rottenburg', book=book):
    br.reveal('22')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:8th Canadian_Fencibles Voltigeurs', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles Voltigeurs', 'Lacolle')
    br.march('Rottenburg', 'La Prairie', 'Lacolle')
    us.play('6', reveal=False)
    br.discard('22')

with act(s, 'US 6: Lacolle, 20 to 13, B to A -1, forest -1: AR-1', 'US', '6', 'Dearborn', flips='us:6th', fights={k: 'Lacolle' for k in ('6th', '13th', '15th', '16th', '23rd', 'Dearborn')}, book=book):
    us.reveal('6')
    us.say('Lacolle! y 6ed ar y blaen')
    us.drag(M, 'Lacolle', at='beside')
    us.drag('Dearborn', 'Lacolle', at='beside')
    br.say('yr 8fed. un dis ar y tro, cofia')
    assert supplied(t, 'US', 'Lacolle', 'Champlain NY') and supplied(t, 'British', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', '8th', 1812, (3, 4)) == 'AR-1'
    us.roll('1d6', 3)
    us.roll('1d6', 4)
    us.say('saith, minws dau... pump. o diar')
    us.drag(M, 'Champlain NY')
    us.drag('Dearborn', 'Champlain NY')
    br.flip('us:6th')
    br.say('mi drois i dy 6ed di')
    br.play('18', reveal=False)
    us.discard('6')

with act(s, 'BR 18: Brock', 'British', '18', 'Brock', book=book):
    br.reveal('18')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock', 'Ft. George')
    us.play('28', reveal=False)
    br.discard('18')

with act(s, 'US 28: Chauncey out', 'US', '28', 'Chauncey', book=book):
    us.reveal('28')
    us.drag('Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    br.say('dau i ti, mi symudaf i')
    br.vp(book.due())
    us.discard('28')
    br.play('16', reveal=False)

with act(s, 'BR 16: three ships against three, even: A1 D1, the attacker stays', 'British', '16', ret='Oneida Conquest Scourge Chauncey', flips='Oneida Royal_George', book=book):
    br.reveal('16')
    A, D = t.pieces('Royal_George Earl_of_Moira Gloucester', br), t.pieces('Oneida Conquest Scourge', us)
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', at='beside')
    br.say('Royal George yn erbyn Oneida')
    assert naval(4 + naval_drm(A, D, A[0], D[0])) == 'A1 D1 att'
    br.roll('1d6', 4)
    us.say('pedwar. un yr un, a ti sy\'n aros')
    us.flip('Oneida')
    us.drag('Oneida Conquest Scourge Chauncey', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.say('pedwar pwynt, ych')
    us.vp(book.due())
    us.play('24', reveal=False)
    br.discard('16')

with act(s, 'US 24: Oneida mended', 'US', '24', flips='Oneida', build=True, book=book):
    us.reveal('24')
    us.flip('Oneida')
    br.play('25', reveal=False)
    us.discard('24')

with act(s, 'BR 25: Vincent to York', 'British', '25', 'Vincent', book=book):
    br.reveal('25')
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('49th', 'York')
    br.drag('Vincent', 'York')
    us.play('15', reveal=False)
    br.discard('25')

with act(s, 'US 15: two back to Plattsburg, 6th and 13th', 'US', '15', book=book):
    us.reveal('15')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.say('mae\'n oer yn Champlain')
    br.play('31', reveal=False)
    us.discard('15')

with act(s, 'BR 31: Royal George mended', 'British', '31', flips='Royal_George', build=True, book=book):
    br.reveal('31')
    br.flip('Royal_George')
    br.discard('31')

s.play('US holds')
us.hold('19')
us.say('dal hon')
s.play('BR holds')
br.hold('5')

s.play('fleets home')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira Gloucester', 'Kingston')
us.say('ac mae\'n aeaf')
book.ok()
us.turn('Winter 1812-13')

s.play('attrition')
want = {('Champlain NY', 'US'): 2, ('Detroit', 'US'): 2, ('Lacolle', 'British'): 2, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1}
assert excess(t) == want, excess(t)
br.say('Champlain: dau. Detroit: dau')
us.flip('us:15th us:16th')
us.flip('1st_Ohio 2nd_Ohio')
us.say('a Lacolle dau, Malden dau, St Joseph un')
br.flip('Voltigeurs Canadian_Fencibles')
br.flip('1/41st Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t), excess(t)
br.say('druan o\'r deg. gwanwyn?')
book.ok()
s.done()
