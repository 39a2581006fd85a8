"""Spring 1814. Wojtek (Polish) is careless: wrong pieces, wrong spaces, put right; Luz (Tagalog) is quick, names the card after it is down."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1814a')
    hands(t, ['86', '92', '85', '88', '90', '81', '96', '75', '74'], ['76', '82', '73', '78', '87', '94', '79', '83', 'Campaign@1814'])


d = Desk('Luz', 'Wojtek', 'Spring 1814 in full: frigates, landing and retreat by water at Oswego, campaign, Lacolle, a lost attack on the lake, repairs, holds, autumn deal',
         {'US': ('late', lambda c, n, x: '%s. %s yan' % (x, c)),
          'British': ('plain', lambda c, n, x: 'karta %s za %d, %s' % (c, n, x))}, setup=setup)
t, us, br = d.go()
br.say('no to zaczynam, w 1814 zawsze ja')

with d.op('British', '76', 'buduję Prince Regent i Linnet', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
    br.say('oj, nie ta')
    br.drag('Princess_Charlotte', 'Ships to Build')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with d.op('US', '86', 'gawa ng barko: Superior saka Jefferson', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')

with d.op('British', '82', 'Yeo wysadza dwa pułki w Oswego', leader='Yeo', sea='104th 2/R._Marines', ret='2nd_NY_Militia'):
    room(t.pieces('Royal_George Wolfe Melville', br), t.pieces('104th 2/R._Marines', br))
    br.drag('Yeo Royal_George Wolfe Melville 104th 2/R._Marines', 'Sackets Harbour')
    us.say('hoy!')
    br.say('nie, nie, Oswego')
    br.undo(3)
    br.drag('Yeo Royal_George Wolfe Melville 104th 2/R._Marines', 'Oswego')
    us.say('lalaban ako')
    br.say('prowadzi 104. 7 na 4, desant -1')
    assert duel(d, 'British', 'Oswego', [], '104th', '2nd NY Militia', (6, 5), landing=True, mod=0) == 'DR'
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Oswego', 'Rome')
    us.drag('2nd_NY_Militia', 'Rome')
    d.vp(br)

with d.op('US', '88', 'Brown sa Oswego', leader='Brown', ret='104th 2/R._Marines Yeo Royal_George Wolfe Melville'):
    us.drag('Brown us:9th us:11th us:21st us:22nd', 'Oswego')
    us.say('16 laban 8, +1. Brown +1')
    assert duel(d, 'US', 'Oswego', ['Sackets Harbour'], '9th', '104th', (5, 3)) == 'DR'
    us.roll('2d6', 5, 3)
    br.say('odwrót wodą do Kingston')
    assert 'ontario' not in aid18.lake_of(t, 'US')
    br.drag('104th 2/R._Marines Yeo Royal_George Wolfe Melville', 'Kingston')
d.vp(us)
us.say('akin ulit ang Oswego')

with d.op('British', 'Campaign', 'kampania: Riall z Ft. George i Rottenburg z Montrealu', free=True):
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.drag('Riall 1/R._Scots 89th', 'Ft. Erie')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('Rottenburg br:49th br:13th', 'Cornwall')
    br.drag('Rottenburg br:49th br:13th', "Crysler's Farm")

with d.op('US', '92', 'Mohawk at Jones', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')

with d.op('British', '83', 'Glengarry i 103. nad Niagarę'):
    br.drag('Glengarry 103rd', 'Stoney Creek')
    br.drag('Glengarry 103rd', 'Ft. George')

with d.op('US', '96', 'Izard sa Lacolle', leader='Izard', ret='Canadian_Fencibles'):
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Lacolle')
    br.say('stoję')
    assert duel(d, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (4, 3)) == 'DR'
    us.roll('2d6', 4, 3)
    us.say('4:1 +3, gubat -1. 9. urong ka')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    d.vp(us)

with d.op('British', '78', 'De Meuron do Isle aux Noix'):
    br.drag('De_Meuron', 'Isle aux Noix')

with d.op('US', '85', '34 at 45 pa-Ticonderoga'):
    us.drag('34th 45th', 'Whitehall')
    us.drag('34th 45th', 'Ticonderoga')

with d.op('British', '94', 'Mohawkowie do Queenston'):
    br.drag('br:Mohawk', 'Queenston')

with d.op('US', '90', 'Perry sa lawa', leader='Perry'):
    us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')

with d.op('British', '73', 'Yeo na jezioro', leader='Yeo'):
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp('US 2')
    br.vp('US 4')
    d.vp(br)

with d.op('US', '75', 'Chauncey, lahat', leader='Chauncey', flips='Superior Prince_Regent',
          fights={k: 'Lake Ontario Control Box' for k in ()}, ret='Prince_Regent'):
    us.drag('Chauncey Superior ship:Mohawk General_Pike Madison Oneida Sylph Jefferson Jones', 'Lake Ontario Control Box')
    us.say('8 laban 4: +2. Superior A, Prince Regent A. Yeo -1')
    assert d.sea('Superior ship:Mohawk General_Pike Madison Oneida Sylph Jefferson Jones', 'Prince_Regent Royal_George Wolfe Melville', 'Superior',
                 'Prince_Regent', 2, dl=1) == 'A1 D1 def'
    us.roll('1d6', 2)
    us.say('3 lang, naku')
    us.flip('Superior')
    us.drag('Chauncey Superior ship:Mohawk General_Pike Madison Oneida Sylph Jefferson Jones', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')

with d.op('British', '79', 'naprawiam Prince Regent', build=True, flips='Prince_Regent'):
    br.flip('Prince_Regent')

with d.op('US', '74', 'ayos Superior', build=True, flips='Superior'):
    us.flip('Superior')

d.hold('British', '87', 'jedną trzymam')
d.hold('US', '81', 'ako rin')

d.s.play('end of spring: return, markers off, arrivals, deal')
br.say('Nancy wraca na Huron')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
us.delete([mark_at(t, 'Lake Erie Control Box')])
d.ok()
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
muster(us, '1814b')
d.deal(br, 1814, '77', '80', '84', '89', '91', '93', '95', '97')
d.deal(us, 1814, '98', '99', '100', '101', '102', '103', '104', 'Battle of New Orleans')
assert hand_sizes(t) == (8, 8)
us.say('tapos na ang tagsibol')

with d.op('British', '84', 'jeden krok, Norfolk', flips=''):
    br.drag('Norfolk', "Brant's Ford")

with d.op('US', '102', 'Scott tatawid? hindi. 5PA pa-Buffalo', flips=''):
    us.drag('us:5th_PA', 'Buffalo')

with d.op('British', '80', 'dwa pułki z Quebecu'):
    br.drag('3rd_(Buffs) 82nd', 'Trois-Rivieres')
    br.drag('3rd_(Buffs) 82nd', 'Montreal')
d.ok()
d.s.done()
