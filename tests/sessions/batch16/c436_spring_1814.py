"""Spring 1814 whole, nine cards each, Polish and clipped: Ogdensburg taken and cleared in two rounds, Ft. Erie stormed and held, yards, Champlain, the march into Upper Canada; fleets return, the autumn host lands, the treaty goes back into the deck, a deal of 8."""
from hc16 import *
from more import muster
from start1814 import lay_1814
from session import Session

s = Session('dev-1812-faults', us='Kuba', br='Zosia', what='Spring 1814 whole (18 plays): Prevost picks up on the way, Ogdensburg (EX, DR-1), Ft. Erie (DR; AR-1 against the captors), frigate and brig, 9 as DR at Champlain, Harrison drops a regiment; free return, autumn arrivals, treaty reshuffled, deal of 8')
t = s.t
lay_1814(t)
t.lay_vp('US 3')
more.set_aside(t, 'Treaty of Ghent')
B = ['Card 76', 'Card 75', 'Card 85', 'Card 78', 'Card 82', 'Card 74', 'Card 80', 'Card 84', 'Card 87']
U = ['Card 79', 'Card 92', 'Card 81', 'Card 86', 'Card 88', 'Card 83', 'Card 90', 'Card 77', 'Card 94']
t, us, br = s.begin()
Y = 1814

br.say('czesc. posilki')
muster(br, '1814a')
muster(us, '1814a', groups=False)
for b in B:
    br.draw('1814 Deck', b)
for u in U:
    us.draw('1814 Deck', u)
us.say('mam 9')

with go(s, 'BR Prevost down to St-Jean, picking up at Montreal', 'br', '76', 'Prevost', pick='br:13th 49th De_Watteville'):
    br.play('76')
    br.drag('Prevost br:16th 90th 37th', 'Trois-Rivieres')
    br.drag('Prevost br:16th 90th 37th', 'Montreal')
    br.drag('Prevost br:16th 90th 37th br:13th 49th De_Watteville', 'La Prairie')
    br.drag('Prevost br:16th 90th 37th br:13th 49th De_Watteville', 'St-Jean')
    br.discard('76')

with go(s, 'US 26th and 5th PA', 'us', '79'):
    us.play('79')
    us.drag('us:26th 5th_PA', 'Buffalo')
    us.discard('79')

with go(s, 'BR Drummond over the river to empty Ogdensburg', 'br', '75', 'Drummond'):
    br.say('Drummond, 75')
    br.play('75')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Ogdensburg')
    br.vp('US 1')
    br.discard('75')

with go(s, 'US Wilkinson at Ogdensburg: 24 to 10', 'us', '92', 'Wilkinson', ret='Drummond 104th 10th_R.V. 2/R._Marines', flips=['us:9th', '104th', '10th R.V.']):
    us.say('no to Wilkinson')
    us.play('92')
    W = 'us:9th 11th 21st 22nd us:25th 23rd'
    us.drag(W + ' Wilkinson', 'Antwerp')
    us.drag(W + ' Wilkinson', 'Ogdensburg')
    assert res(t, 'US', 'Ogdensburg', ['Antwerp'], '9th', '104th', Y, 3, 4) == 'EX'
    us.roll('2d6', 3, 4)
    us.flip('us:9th')
    br.flip('104th')
    us.say('dalej')
    assert res(t, 'US', 'Ogdensburg', ['Antwerp'], '11th', '10th R.V.', Y, 5, 6, rnd=2) == 'DR-1'
    us.roll('2d6', 5, 6)
    br.flip('10th_R.V.')
    retreat(t, 'British', 'Ogdensburg', 'Prescott', 'Antwerp')
    br.drag('104th 10th_R.V. 2/R._Marines Drummond', 'Prescott')
    us.vp('US 3')
    us.discard('92')

with go(s, 'BR restores two', 'br', '85', flips=['104th', '10th R.V.']):
    assert supplied(t, 'British', 'Prescott')
    br.play('85')
    br.flip('104th')
    br.flip('10th_R.V.')
    br.discard('85')

with go(s, 'US Scott storms Ft. Erie: 12 to 6', 'us', '81', 'Scott', ret='1/41st'):
    us.say('81 - Scott, Fort Erie')
    us.play('81')
    us.drag('Scott NY_Volunteers_1814 us:26th 5th_PA Seneca', 'Ft. Erie')
    br.say('bronie sie')
    assert res(t, 'US', 'Ft. Erie', ['Buffalo'], '26th', '1/41st', Y, 4, 5) == 'DR'
    us.roll('2d6', 4, 5)
    us.say('2:1 +1, rzeka -1, klasa -1, Scott +2, czyli 10')
    retreat(t, 'British', 'Ft. Erie', 'Chippawa', 'Buffalo')
    br.drag('1/41st', 'Chippawa')
    us.vp('US 5')
    us.discard('81')

with go(s, 'BR Riall to Chippawa', 'br', '78', 'Riall', pick='Lincoln'):
    br.play('78')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('78')

with go(s, 'US yard: Superior and Jefferson', 'us', '86', build=True):
    us.say('86: Superior i Jefferson')
    us.play('86')
    us.drag('ship:Superior ship:Jefferson', 'Sackets Harbour')
    us.discard('86')

with go(s, 'BR Riall at Ft. Erie: 17 to 13, A to B, Scott -2', 'br', '82', 'Riall',
        via={x: 'Ft. Erie' for x in ('Riall', '1/R. Scots', '89th', 'Lincoln', '1/41st')}, flips=['1/41st']):
    br.say('82, Riall, wszyscy')
    br.play('82')
    br.drag('Riall 1/R._Scots 89th Lincoln 1/41st', 'Ft. Erie')
    us.say('zostaje w forcie')
    assert res(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', '26th', Y, 3, 3) == 'AR-1'
    br.roll('2d6', 3, 3)
    br.flip('1/41st')
    br.drag('Riall 1/R._Scots 89th Lincoln 1/41st', 'Chippawa')
    br.discard('82')

with go(s, 'US yard at Vergennes', 'us', '88', build=True):
    us.play('88')
    us.drag('ship:Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.discard('88')

with go(s, 'BR Linnet', 'br', '74', build=True):
    br.play('74')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('74')

with go(s, 'US rifles', 'us', '77'):
    us.play('77')
    us.drag('1st_Rifles', 'Cape Vincent')
    us.discard('77')

with go(s, 'BR De Meuron and 90th to Champlain', 'br', '80'):
    br.play('80')
    br.drag('De_Meuron 90th', 'Isle aux Noix')
    br.drag('De_Meuron 90th', 'Lacolle')
    br.drag('De_Meuron 90th', 'Champlain NY')
    br.vp('US 4')
    br.discard('80')

with go(s, 'US Izard at Champlain: 21 to 9, B to A, forest', 'us', '83', 'Izard', ret='De_Meuron 90th'):
    us.say('Izard')
    us.play('83')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    br.say('stoje, 90. na czele')
    assert res(t, 'US', 'Champlain NY', ['Plattsburg'], '6th', '90th', Y, 4, 6) == 'DR'
    us.roll('2d6', 4, 6)
    us.say('+1 -1 -1, dziewiec, to nie fort')
    retreat(t, 'British', 'Champlain NY', 'Lacolle', 'Plattsburg')
    br.drag('90th De_Meuron', 'Lacolle')
    us.vp('US 5')
    us.discard('83')

with go(s, 'BR Mohawk', 'br', '84'):
    br.drop_discard('84')
    br.drag('br:Mohawk', 'Queenston')

with go(s, 'US Harrison over the Detroit, one left behind', 'us', '90', 'Harrison'):
    us.play('90')
    us.drag('Harrison 24th 28th', 'Sandwich')
    us.drag('Harrison 28th', 'Thamesville')
    us.say('24. zostaje w Sandwich')
    us.vp('US 6')
    us.discard('90')

s.play('BR holds')
br.hold('87')
br.say('trzymam')
s.play('US holds')
us.hold('94')
us.say('ja tez')

s.play('free return, turn, arrivals, treaty, deal')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.delete([p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Huron Control Box') if p.mark('Kind') == 'Lake Control'])
us.turn('Summer-Autumn 1814')
muster(br, '1814b')
br.say('no i przyszli. cala armia z Hiszpanii')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
for i in range(8):
    br.draw('1814 Deck')
for i in range(8):
    us.draw('1814 Deck')
assert len(t.hand('US')) == len(t.hand('British')) == 8
assert marker(t) == 6

with go(s, 'BR the held card', 'br', '87'):
    br.say('ta trzymana, 87, jeden punkt')
    br.play('87')
    br.march('Upper_Canada_Militia', "Crysler's Farm", 'Prescott')
    br.discard('87')

with go(s, 'US the held card', 'us', '94'):
    us.say('moja tez')
    us.play('94')
    us.march('us:34th', 'Utica', 'Rome')
    us.discard('94')
s.done()
