"""Spring 1814 in Basque. Ane (US) throws the dice first and speaks of odds afterwards, her pieces last of all put in one heap; Koldo
(British) writes the number of the card only, moves his leader last and often a space short, and puts it right at the end of the play."""
from aid32a import *

s, t, us, br = sit('spring 1814: builds, Ft. Erie taken and held in two rounds, a battle on Ontario, Chippawa, fleet return, Ghent into the deck, deal',
                   'Ane', 'Koldo')
spring_1814(t)
hands(t, ['Card 82', 'Card 86', 'Card 92', 'Card 96', 'Card 78', 'Card 101'], ['Card 76', 'Card 83', 'Card 88', 'Card 95', 'Card 84', 'Card 102'])
burn(t, 'Card 73', 'Card 74', 'Card 75', 'Card 77', 'Card 79', 'Card 80')
set_aside = more.set_aside
set_aside(t, 'Treaty of Ghent')
s.begin()
bk = Book(t)

with act(s, 'BR builds', 'British', '76', build=True, book=bk):
    br.play('76')
    br.say('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US builds', 'US', '82', build=True, book=bk):
    us.play('82')
    us.drag('Superior Jones', 'Sackets Harbour')
    us.say('82: Superior bi, Jones bat. Hiru.')
    us.discard('82')

with act(s, 'BR Riall gathers', 'British', '83', 'Riall', pick='Lincoln 89th', book=bk):
    br.play('83')
    br.say('83')
    br.drag('1/R._Scots', 'Queenston')
    br.drag('1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall', 'Queenston')
    br.drag('Riall', 'Chippawa')
    br.discard('83')

with act(s, 'US Scott at Ft. Erie', 'US', '78', 'Scott', ret='1/41st', book=bk):
    us.play('78')
    us.drag('NY_Volunteers_1814 Seneca', 'Ft. Erie')
    us.drag('Scott', 'Ft. Erie')
    br.say('hor nago')
    duel(t, 'US', 'Ft. Erie', 'Buffalo', 'NY_Volunteers_1814', '1/41st', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    us.say('6:6, C A-ren kontra -2, Scott +2, ibaia -1: hamar. Atzera!')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.vp('US 6')
    us.discard('78')

with act(s, 'BR Riall at Ft. Erie, two rounds, the fort holds', 'British', '88', 'Riall', flips='1/41st NY_Volunteers_1814', free=True,
         fights={w: 'Ft. Erie' for w in ('Riall', '1/41st', '1/R. Scots', '89th', 'Lincoln Militia')}, book=bk):
    br.play('88')
    br.say('88')
    br.drag('1/41st 1/R._Scots 89th Lincoln', 'Ft. Erie')
    br.drag('Riall', 'Ft. Erie')
    duel(t, 'British', 'Ft. Erie', 'Chippawa', '1/41st', 'NY_Volunteers_1814', (3, 4), 'EX')
    br.roll('2d6', 3, 4)
    us.say('17:7 +1, A B-ren kontra +1, Scott -2. Zazpi, trukea.')
    br.flip('1/41st')
    us.flip('NY_Volunteers_1814')
    br.say('berriro')
    duel(t, 'British', 'Ft. Erie', 'Chippawa', '1/R._Scots', 'Seneca', (5, 5), 'AR', rnd=2)
    br.roll('2d6', 5, 5)
    us.say('12:5 +1, Scott -2. Bederatzi gotorlekuan: zu atzera!')
    br.drag('1/41st 1/R._Scots 89th Lincoln Riall', 'Chippawa')
    br.discard('88')

with act(s, 'US Brown to Buffalo', 'US', '86', 'Brown', book=bk):
    us.play('86')
    for u in ('us:9th', 'us:11th', 'us:21st', 'us:23rd', 'us:25th'):
        us.drag(u, 'Utica')
    us.drag('Brown', 'Utica')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Buffalo')
    steps('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.say('86, Brown eta bost erregimentu Buffalora: sei pausu.')
    us.discard('86')

with act(s, 'BR Yeo on the lake', 'British', '95', 'Yeo', book=bk):
    br.play('95')
    br.say('95')
    br.drag('Prince_Regent ship:Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.vp('US 4')
    br.discard('95')

A, B = 'Superior Jones General_Pike Madison Oneida Sylph', 'Prince_Regent ship:Royal_George Wolfe Melville Earl_of_Moira'
with act(s, 'US Chauncey wins Ontario', 'US', '92', 'Chauncey', free=True, flips='Superior Prince_Regent Wolfe', ret='Yeo ' + B, book=bk):
    us.play('92')
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
    lake(t, A, B, 'Superior', 'Prince_Regent', 5, 'A1 D2 att', dm=1)
    us.roll('1d6', 5)
    us.say('Bost. +1 ontziengatik, Yeo -1. Nik bat, zuk bi, aintzira nirea.')
    br.flip('Wolfe')
    br.flip('Prince_Regent')
    br.drag('Yeo ' + B, 'Kingston')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    us.vp('US 8')
    us.discard('92')

with act(s, 'BR Mohawk', 'British', '84', book=bk):
    br.play('84')
    br.say('84')
    br.drag('br:Mohawk', 'Chippawa')
    br.discard('84')

with act(s, 'US Brown at Chippawa', 'US', '96', 'Brown', ret='Riall 1/41st 1/R._Scots 89th Lincoln br:Mohawk', book=bk):
    us.play('96')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Ft. Erie')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Chippawa')
    steps('Buffalo', 'Ft. Erie', 'Chippawa')
    br.say('hor nago')
    duel(t, 'US', 'Chippawa', 'Ft. Erie', 'us:25th', '1/R._Scots', (4, 4), 'DR')
    us.roll('2d6', 4, 4)
    us.say('20:17, Brown +1: bederatzi. DR.')
    goes(t, 'British', 'Chippawa', 'Queenston', ['Ft. Erie'])
    br.drag('1/41st 1/R._Scots 89th Lincoln br:Mohawk', 'Queenston')
    br.drag('Riall', 'Queenston')
    us.vp('US 9')
    us.discard('96')

with act(s, 'BR Drummond west', 'British', '102', 'Drummond', book=bk):
    br.play('102')
    br.say('102')
    br.drag('104th 10th_R.V. 2/R._Marines', 'York')
    br.drag('104th 10th_R.V. 2/R._Marines', 'Stoney Creek')
    br.drag('Drummond', 'Burlington')
    br.drag('Drummond', 'Stoney Creek')
    steps('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.discard('102')

with act(s, 'US 2nd NY', 'US', '101', book=bk):
    us.play('101')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    us.say('101, milizia. Amaitu dut.')
    us.discard('101')

s.play('free return')
us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
bk.ok()

s.play('autumn 1814: Ghent back into the deck, marker, arrivals, deal')
ghent = t.card('Treaty of Ghent')
us.drag([ghent.id], '1814 Deck', how='pieces')
us.say('Gante barrura. Nahastu.')
br.turn('Summer-Autumn 1814')
muster(us, '1814b')
muster(br, '1814b', groups=False)
deal(t, us, 1814, '81', '85', '87', '89', '90', '91', '93', '94', '97')
deal(t, br, 1814, '98', '99', '100', '103', '104', '105', '106', 'Bladensburg', 'Campaign')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR repairs', 'British', '98', build=True, flips='Prince_Regent Wolfe', book=bk):
    br.play('98')
    br.say('98')
    br.flip('Prince_Regent')
    br.flip('Wolfe')
    br.discard('98')

with act(s, 'US repairs Superior', 'US', '81', build=True, flips='Superior', book=bk):
    us.play('81')
    us.flip('Superior')
    us.say('81, Superior konponduta.')
    us.discard('81')
s.done()
