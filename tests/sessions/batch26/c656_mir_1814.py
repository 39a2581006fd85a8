"""Maja (US, sanjava, premika po kosih) in Gašper (British, prijazen, dela pol njenega dela): jesen 1814 do konca igre."""
from aid26b import *

s = S('dev-1812-faults', us='Maja', br='Gašper', what='autumn 1814 to the end: Plattsburg, Lake Champlain, Chippawa, landing at Oswego, repair, Treaty of Ghent with a card in hand, New Orleans')
t = s.t
aid18.lay(t, '1814b')
t.lay('Perry Lawrence Niagara Caledonia', 'Lake Erie Control Box', 'US')
VETS = '3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 82nd'
t.lay('Prevost ' + VETS, 'Lacolle', 'British')
t.lay('Izard us:6th us:13th', 'Sackets Harbour', 'US')
t.lay('Macdonough Saratoga Eagle ship:Ticonderoga', 'Plattsburg', 'US')
t.lay('Confiance Linnet', 'Isle aux Noix', 'British')
t.lay('Brown Scott us:9th us:11th 21st 22nd NY_Volunteers_1814 Seneca', 'Ft. Erie', 'US')
t.lay('Riall 1/R._Scots 89th 1/41st', 'Chippawa', 'British')
t.lay_vp(label(position(t)))
hands(t, ['88', '82', '85', '91', 'Battle of New Orleans'], ['86', '78', '92', '81', '84', 'Treaty of Ghent'])
rest(t, 1814, 25)
t, us, br = s.begin()
b = Book(t)

br.say('Živjo Maja! Zadnji krog. Jaz začnem.')
with act(s, 'BR Prevost', 'British', '86', leader='Prevost', fights={n: 'Plattsburg' for n in ('Prevost', '3rd (Buffs)', 'br:5th', 'br:9th', 'br:27th', '39th', '57th', '58th', '82nd')}, book=b):
    br.say('86 je 3: Prevost gre na Plattsburg, Fencibles pusti v Champlainu')
    br.play('86')
    way('Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Prevost ' + VETS + ' Canadian_Fencibles', 'Champlain NY')
    br.drag('Prevost ' + VETS, 'Plattsburg')
    us.say('Macomb ostane. 15. spredaj')
    br.say('32 proti 13, +1. A na B +1, Macomb -1.')
    br.roll('2d6', 2, 3)
    assert duel(t, 'British', 'Plattsburg', 'Champlain NY', '3rd (Buffs)', '15th', (2, 3)) == 'AR'
    br.say('6. Nazaj, kot v knjigah. Champlain je moj, 1.')
    br.drag('Prevost ' + VETS, 'Champlain NY')
    br.discard('86')
    br.vp(b.due())

with act(s, 'US Macdonough', 'US', '88', leader='Macdonough', book=b):
    us.say('88... Macdonough ven')
    us.play('88')
    us.drag('Macdonough', 'Lake Champlain Control Box')
    us.drag('Saratoga', 'Lake Champlain Control Box')
    us.drag('Eagle ship:Ticonderoga', 'Lake Champlain Control Box')
    us.drag('Preble Montgomery President', 'Lake Champlain Control Box')
    us.discard('88')
    br.say('+2 zate')
    br.vp(b.due())

UC = 'Saratoga Eagle ship:Ticonderoga Preble Montgomery President'
with act(s, 'BR Downie', 'British', '78', leader='Downie', flips='Confiance Saratoga', ret='Saratoga',
         fights={n: 'Lake Champlain Control Box' for n in ('Confiance', 'Linnet', 'Finch', 'Chubb', 'Downie')}, book=b):
    br.say('78 je 2. Downie z vsem')
    br.play('78')
    br.drag('Downie Confiance Linnet Finch Chubb', 'Lake Champlain Control Box')
    br.say('4 proti 6 -1, B na A -1, fregata +1, Macdonough -1. -2')
    br.roll('1d6', 5)
    assert sea(t, 'Confiance Linnet Finch Chubb', UC, 'Confiance', 'Saratoga', 5, dl=1) == 'A1 D1 def'
    br.say('3. Vsak eno, ti ostaneš.')
    br.flip('Confiance')
    br.drag('Downie Confiance Linnet Finch Chubb', 'Isle aux Noix')
    br.say('obrnem še tvojo Saratogo?')
    us.say('daj, hvala')
    br.flip('Saratoga')
    br.drag('Saratoga', 'Plattsburg')
    br.discard('78')

with act(s, 'US Brown', 'US', '82', leader='Brown', ret='Riall 1/R._Scots 89th 1/41st', book=b):
    us.say('82: Brown, Scott in štirje na Chippawo, prostovoljci in Seneca ostanejo')
    us.play('82')
    us.each('Brown Scott us:9th us:11th 21st 22nd', 'Chippawa')
    br.say('stojim, 1/41 spredaj. 16:14 nič, B na A -1, Brown +1')
    us.roll('2d6', 6, 4)
    assert duel(t, 'US', 'Chippawa', 'Ft. Erie', '21st', '1/41st', (6, 4)) == 'DR'
    goes(t, 'British', 'Chippawa', 'Queenston', came=('Ft. Erie',))
    br.drag('Riall 1/R._Scots 89th 1/41st', 'Queenston')
    us.discard('82')
    us.say('in še 1 meni')
    us.vp(b.due())

with act(s, 'BR Oswego', 'British', '92', leader='Yeo', sea='104th 2/R._Marines', ret='2nd_NY_Militia', book=b):
    br.say('92: Yeo z Royal George in Wolfe pelje 104. in marince na Oswego. 1+1+2.')
    br.play('92')
    room(t.pieces('Royal_George Wolfe'), t.pieces('104th 2/R._Marines'))
    br.drag('Yeo Royal_George Wolfe', 'Oswego')
    br.drag('104th 2/R._Marines', 'Oswego')
    us.say('milica v trdnjavi')
    br.say('7 na 4 nič, B B, izkrcanje -1')
    br.roll('2d6', 6, 5)
    assert duel(t, 'British', 'Oswego', 'Kingston', '104th', '2nd NY Militia', (6, 5), landing=True) == 'DR'
    us.drag('2nd_NY_Militia', 'Rome')
    br.say('10. Potem ladje na jezero, 5 skupaj.')
    br.drag('Yeo Royal_George Wolfe', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('92')

with act(s, 'US Izard', 'US', '85', leader='Izard', fights={n: 'Oswego' for n in ('Izard', 'us:6th', 'us:13th', '23rd', '25th')}, book=b):
    us.say('85 Izard nazaj po Oswego')
    us.play('85')
    us.drag('us:6th us:13th 23rd 25th', 'Oswego')
    us.drag('Izard', 'Oswego')
    us.roll('2d6', 2, 3)
    us.say('16 na 7+1... koliko?')
    br.say('2:1, to je +1, B B. 6, nazaj')
    assert duel(t, 'US', 'Oswego', 'Sackets Harbour', '23rd', '104th', (2, 3)) == 'AR'
    us.drag('Izard us:6th us:13th 23rd 25th', 'Sackets Harbour')
    us.discard('85')

with act(s, 'BR popravilo', 'British', '81', build=True, flips='Confiance', book=b):
    br.say('81: Confiance popravljena')
    br.play('81')
    br.flip('Confiance')
    br.discard('81')

with act(s, 'US hrani', 'US', 'Battle of New Orleans', hold=True, book=b):
    us.say('tole dam na stran')
    us.hold('Battle of New Orleans')

s.play('BR Ghent')
br.say('Konec. Mir v Gentu. V roki imam še eno, torej -1 zame.')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.vp(b.due(1))
br.discard('Treaty of Ghent')
b.ok()

s.play('US New Orleans')
us.say('in moja! New Orleans!')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))
b.ok()
for sp in ('Ft. Malden', 'Ft. Erie', 'Chippawa'):
    assert supplied(t, 'US', sp)
for sp in ('Oswego', 'Champlain NY'):
    assert supplied(t, 'British', sp)
br.say('Oskrba: vsi povezani. %s. Moralna zmaga zate, čestitke!' % label(tracked(t)))
us.say('hvala, lepa igra')
s.done()
