"""Afrikaans: the last turn. One carries off all of Quebec and sorts it out at Montreal; the game ends with Ghent and New Orleans."""
from aid28a import *

s = Session('dev-1812-faults', us='Hannes', br='Ouma Sarie', what='the fleets out in spring 1814, autumn to the end: Prevost, Confiance, Downie, a nine against a fort, Ontario won, Harrison in Canada, Ghent with an empty hand, New Orleans held and played, end check')
t = s.t
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
burn(t, *[str(n) for n in (76, 77, 80, 85, 87, 89, 90, 91, 93, 94, 97, 99, 100, 101, 103, 104, 105, 106)])
t, us, br = s.begin()
b = Book(t)

s.play('end of spring: the fleets may go back out')
us.say('naand Ouma. einde van lente, vlote terug op die mere')
us.drag('Perry Lawrence us:Niagara Scorpion Tigress', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
b.ok()
us.say('punte bly')

s.play('autumn: marker, Ghent into the deck, the men of Quebec')
us.turn('Summer-Autumn 1814')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
br.say('Gent in')
t.shuffle(br, '1814 Deck')
br.say('nou my manne, almal')
muster(br, '1814b', groups=False)

s.play('nine and nine')
deal(t, br, 1814, '82', '92', '78', '75')
deal(t, us, 1814, '86', '84', '83', '88', 'Battle of New Orleans', '81', '96', '98', '102')
deal(t, br, 1814, '73', '74', 'Treaty of Ghent', '79', '95')
assert hand_sizes(t) == (9, 9)
us.say('9 elk, jy begin')

with act(s, 'BR Prevost', 'British', '82', 'Prevost', book=b):
    stay = 'br:6th 16th 37th 82nd 90th 97th Nova_Scotia_Fencibles'
    go = 'Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th 81st 88th'
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.drag(go + ' ' + stay, 'Montreal')
    us.say('almal?? hy mag 15')
    br.drag(stay, 'Quebec City')
    br.say('ja ja ek sorteer nog. 10 gaan')
    br.drag(go, 'St-Jean')
    br.say('82 Prev, 6 pt')
    br.play('82')
    br.discard('82')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.say('86: Sup 2, Jones 1')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR builds', 'British', '92', build=True, book=b):
    br.drag('Confiance Linnet', 'Isle aux Noix')
    br.say('92 Conf 2 + Linn 1')
    br.play('92')
    br.discard('92')

with act(s, 'US Scott at Ft. Niagara, a nine', 'US', '84', 'Scott', fights={x: 'Ft. Niagara' for x in ('Scott', 'Seneca', 'NY Volunteers 1814')}, book=b):
    us.play('84')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Niagara')
    assert supplied(t, 'British', 'Ft. Niagara')
    assert fight(t, 'US', 'Ft. Niagara', ['Lewiston'], 'Seneca', '100th', 1814, (4, 3)) == 'AR'
    us.roll('2d6', 4, 3)
    br.say('7+2 = 9, dis n fort, terug jy')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    us.discard('84')

with act(s, 'BR Downie', 'British', '78', 'Downie', book=b):
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.say('78 Down')
    br.play('78')
    br.discard('78')

with act(s, 'US Brown', 'US', '83', 'Brown', book=b):
    us.play('83')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th 11th 21st 23rd', 'Antwerp')
    us.drag('Brown us:9th 11th 21st 23rd', 'Ogdensburg')
    us.say('83 Brown, Ogd')
    us.discard('83')

with act(s, 'BR Yeo', 'British', '79', 'Yeo', book=b):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.say('79 Yeo')
    br.play('79')
    br.discard('79')

with act(s, 'US Chauncey', 'US', '98', 'Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', flips='Superior Royal_George Wolfe', book=b):
    us.play('98')
    us.drag('Chauncey Superior General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    us.say('98 Chaun 5 teen 4: +1 A/B +1 fregat +1 Yeo -1')
    assert sea_fight(t, 'Superior General_Pike Madison Sylph Oneida', 'Royal_George Wolfe Melville Earl_of_Moira', 'Superior', 'Royal_George', 3, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 3)
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.drag('Royal_George Wolfe Melville Earl_of_Moira Yeo', 'Kingston')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    us.vp(b.due())
    us.discard('98')

with act(s, 'BR Drummond', 'British', '75', 'Drummond', book=b):
    br.say('75 Drum')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque')
    br.drag('10th_R.V.', 'Kingston')
    br.say('ou manne bly')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.play('75')
    br.discard('75')

with act(s, 'US Harrison', 'US', '88', 'Harrison', book=b):
    us.play('88')
    way('Detroit', 'Sandwich', 'Thamesville')
    us.drag('Harrison us:24th us:28th', 'Sandwich')
    us.drag('Harrison us:24th us:28th', 'Thamesville')
    us.say('nee, 24 moet in Sandw bly (toevoer)')
    us.drag('us:24th', 'Sandwich')
    us.say('88 Harr. +1')
    us.vp(b.due())
    assert supplied(t, 'US', 'Thamesville')
    us.discard('88')

with act(s, 'BR two to Lacolle', 'British', '73', None, book=b):
    way('St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('br:9th', 'Lacolle')
    br.drag('br:27th', 'Lacolle')
    br.say('73 9 en 27')
    br.play('73')
    br.discard('73')

s.play('US holds New Orleans')
us.hold('Battle of New Orleans')
us.say('hou een')

with act(s, 'BR Mohawk', 'British', '74', None, book=b):
    br.drag('br:Mohawk', 'Queenston')
    br.say('74 mohawk')
    br.play('74')
    br.discard('74')

with act(s, 'US Scott again', 'US', '81', 'Scott', ret='100th', book=b):
    us.play('81')
    us.drag('Seneca NY_Volunteers_1814 Scott', 'Ft. Niagara')
    us.say('81 Scott weer')
    H = '' if supplied(t, 'British', 'Ft. Niagara') else 'd'
    assert H == ''
    assert fight(t, 'US', 'Ft. Niagara', ['Lewiston'], 'Seneca', '100th', 1814, (6, 4)) == 'DR-2'
    us.roll('2d6', 6, 4)
    br.drag('100th', 'British Eliminated')
    br.say('nou ja')
    us.discard('81')

with act(s, 'BR repairs', 'British', '95', build=True, flips='Royal_George Wolfe', book=b):
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.say('95')
    br.play('95')
    br.discard('95')

with act(s, 'US repairs', 'US', '102', build=True, flips='Superior', book=b):
    us.play('102')
    us.flip('Superior')
    us.say('102 net Sup')
    us.discard('102')

s.play('BR Ghent')
assert hand_sizes(t) == (1, 1)
br.say('my laaste kaart: VREDE VAN GENT. 0 oor, geen aftrek')
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')
us.say('wag, New Orleans lê nog daar')

s.play('US New Orleans')
c = t.card('Battle of New Orleans')
us.drag([c.id], 'Cards Used for VPs')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))
us.say('+2 (gehou, winterkaart)')

s.play('end check')
for n in ('Ft. Malden', 'Sandwich'):
    assert supplied(t, 'US', n)
assert supplied(t, 'British', 'Isle aux Noix')
b.ok()
br.say('toevoer: Malden ok oor Sandw-Detr, Eriemeer ok, Champl ok IaN. niks af nie')
us.say('VSA %d, morele oorwinning. dankie Ouma' % tracked(t))
assert 0 < tracked(t) < 10, tracked(t)
br.say('lekker gespeel seun')
s.done()
