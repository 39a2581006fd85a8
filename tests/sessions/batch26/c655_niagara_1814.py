"""Ilinca (US, vorbăreață) și Radu (British, zgârcit la vorbă): vara lui 1814 la Niagara, un schimb în două runde, refaceri, sfârșitul turei, flotele înapoi pe lac, toamna."""
from aid26b import *

s = S('dev-1812-faults', us='Ilinca', br='Radu', what='spring 1814: Brown over the Niagara, two rounds at Chippawa, restoring, a lost attack at Lacolle, a build, free naval return, arrivals and deal of autumn')
t = s.t
aid18.lay(t, '1814a')
t.lay_vp(label(position(t)))
hands(t, ['91', '101', '85', '79', '103', '94'], ['86', '78', '92', '83', '100', '105'])
rest(t, 1814, 6)
t, us, br = s.begin()
b = Book(t)
assert tracked(t) == 3

us.say('bună seara! mi-am făcut ceai, sunt gata de invazie')
br.say('ok. eu primul')
with act(s, 'BR Yeo', 'British', '86', leader='Yeo', book=b):
    br.play('86')
    br.say('86/3 Yeo iese')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('86')

with act(s, 'US Brown', 'US', '91', leader='Brown', book=b):
    us.say('91, un punct, Brown ia cinci regimente la plimbare până la Canandaigua. 2+2+2, fix 6, ca la carte')
    us.play('91')
    way('Sackets Harbour', 'Oswego', 'Sodus', 'Canandaigua')
    us.march('Brown us:9th us:11th 21st 22nd 25th', 'Oswego', 'Sodus', 'Canandaigua')
    us.discard('91')

with act(s, 'BR Riall', 'British', '78', leader='Riall', book=b):
    br.play('78')
    br.say('78/2 Riall cu Royal Scots la Chippawa')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.discard('78')

with act(s, 'US Brown la Ft. Erie', 'US', '101', leader='Brown', pick='Scott NY_Volunteers_1814 Seneca', ret='1/41st', flips='1/41st', book=b):
    us.say('101, tot Brown. Prin Batavia la Buffalo, urcă Scott cu voluntarii și Seneca, și TOȚI peste râu')
    us.play('101')
    way('Canandaigua', 'Batavia', 'Buffalo', 'Ft. Erie')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Batavia')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Buffalo')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Ft. Erie')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('stau')
    us.say('26 la 6, adică 4:1 +3, B contra A -1, Brown +1, râul -1. noroc!')
    us.roll('2d6', 4, 5)
    assert duel(t, 'US', 'Ft. Erie', 'Buffalo', 'us:9th', '1/41st', (4, 5)) == 'DR-1'
    us.say('11 11 11')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', came=('Buffalo',))
    br.flip('1/41st')
    br.drag('1/41st', 'Chippawa')
    us.vp(b.due())
    us.discard('101')

with act(s, 'BR Drummond', 'British', '92', leader='Drummond', book=b):
    br.play('92')
    br.say('92/3 Drummond, 104 și marinii, Burlington')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('Drummond 104th 2/R._Marines', 'Smiths Creek')
    br.drag('Drummond 104th 2/R._Marines', 'York')
    br.drag('Drummond 104th 2/R._Marines', 'Burlington')
    br.discard('92')

with act(s, 'US Chippawa', 'US', '85', leader='Brown', ret='Riall 1/R._Scots 89th 1/41st', flips='us:9th 89th', book=b):
    us.say('85: Brown și Scott la Chippawa, voluntarii și Seneca păzesc fortul')
    us.play('85')
    us.drag('Brown Scott us:9th us:11th 21st 22nd 25th', 'Chippawa')
    br.say('stau. 89 în față')
    us.say('20 la 12, zero. Brown +1.')
    us.roll('2d6', 4, 3)
    assert duel(t, 'US', 'Chippawa', 'Ft. Erie', 'us:9th', '89th', (4, 3)) == 'EX'
    us.say('8, schimb. a noua jos... și runda a doua, conduce a 11-a')
    us.flip('us:9th')
    us.flip('89th')
    br.say('merci. royal scots')
    us.roll('2d6', 5, 4)
    assert duel(t, 'US', 'Chippawa', 'Ft. Erie', 'us:11th', '1/R. Scots', (5, 4), rnd=2) == 'DR'
    goes(t, 'British', 'Chippawa', 'Queenston', came=('Ft. Erie',))
    br.drag('Riall 1/R._Scots 89th 1/41st', 'Queenston')
    us.vp(b.due())
    us.discard('85')
    us.say('și încă 1 :)')

with act(s, 'BR reface', 'British', '83', build=True, flips='89th 1/41st', book=b):
    br.play('83')
    assert supplied(t, 'British', 'Queenston')
    br.say('83/2 refac')
    br.flip('89th')
    br.flip('1/41st')
    br.discard('83')

with act(s, 'US Izard', 'US', '79', leader='Izard', fights={'Izard': 'Lacolle', 'us:6th': 'Lacolle', 'us:13th': 'Lacolle', '15th': 'Lacolle', '29th': 'Lacolle'}, book=b):
    us.say('79, Izard spre nord, patru regimente, Lacolle')
    us.play('79')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 29th', 'Lacolle')
    us.say('15 la 5, +2, pădure -1')
    us.roll('2d6', 2, 3)
    assert duel(t, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (2, 3)) == 'AR'
    br.say('6')
    us.say('moara aia blestemată. exact ca în istorie')
    br.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
    us.discard('79')

with act(s, 'BR Rottenburg', 'British', '100', leader='Rottenburg', book=b):
    br.play('100')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('Rottenburg br:13th 49th', 'La Prairie')
    br.drag('Rottenburg br:13th 49th', 'Lacolle')
    br.say('100/2 Rottenburg')
    br.discard('100')

with act(s, 'US Superior', 'US', '103', build=True, book=b):
    us.say('103 construiesc fregata Superior, costă 2')
    us.play('103')
    us.drag('Superior', 'Oswego')
    us.say('la Sackets, la Sackets')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('103')

with act(s, 'BR păstrează', 'British', '105', hold=True, book=b):
    br.hold('105')
with act(s, 'US păstrează', 'US', '94', hold=True, book=b):
    us.say('și eu îl țin pe ultimul')
    us.hold('94')
assert sizes(t) == (0, 0)

s.play('flotele înapoi pe lac')
us.say('întoarcerea gratuită: Perry pe Erie')
us.drag('Perry Lawrence Niagara Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
b.ok()

s.play('toamna: întăriri')
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
us.say('aaa, toată armata lui Wellington')
assert not arrivals(t, '1814b', 'US') and not arrivals(t, '1814b', 'British')
deal(t, br, 1814, '82', '84', '90', '96', '98', '104', '106', '87')
deal(t, us, 1814, '88', '95', '102', '93', '81', '99', '89', 'Campaign')
assert sizes(t) == (8, 8)

with act(s, 'BR Prevost', 'British', '82', leader='Prevost', book=b):
    br.play('82')
    br.say('82/3 Prevost, opt regimente la Montreal')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost 3rd_(Buffs) 82nd br:5th br:9th br:27th 39th 57th 58th', 'Montreal')
    br.discard('82')

with act(s, 'US Brown', 'US', '88', leader='Brown', ret='', book=b):
    us.say('88, Brown înapoi la Ft. Erie cu a 9-a, restul rămân cu Scott')
    us.play('88')
    us.drag('Brown us:9th', 'Ft. Erie')
    us.discard('88')
br.say('gata pe azi')
us.say('pa!')
s.done()
