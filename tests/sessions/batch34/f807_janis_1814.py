"""Janis (US) and Liga (British): spring 1814 and the turn to autumn. Points for Ogdensburg booked as 3 and put right later; a reinforcement set down at the wrong place."""
from aid34b import *
from more import set_aside

g = G('Jānis', 'Līga', 'Spring 1814; 4.13: Ogdensburg (2) booked as 3, mended a play later; 14.1: the 88th arrives at Montreal instead of Quebec', lay=spring_1814,
      hus=['76', '78', '79', '81', '82'], hbr=['85', '86', '88', '84', '90'], pile=(1814, 8), prep=lambda t: set_aside(t, 'Treaty of Ghent'),
      su=dict(lay='last', say='first'), sb=dict(say='mid', reveal='late'))
t, us, br, s = g.t, g.us, g.br, g.s
C = 'Lake Champlain Control Box'

with g.go('British', '86', 'BR Drummond takes Ogdensburg', 'Drummond pāri upei, Ogdensburga tukša', leader='Drummond', late=True):
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.march('Drummond 104th 2/R._Marines', 'Gananoque', 'Prescott', 'Ogdensburg')
    assert g.book.due() == 'US 2'
    with s.fault('4.13 4.12 4.14', 'Ogdensburg is worth 2, the marker moves 3 (put right later)', 'value'):
        br.vp('US 1')
with g.go('US', '82', 'US yards', 'Superior un Jefferson', build=True, late=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')
us.say('pagaidi, Ogdensburga ir tikai 2')
br.say('taisnība, laboju')
br.vp('US 2')
g.book.ok()
with g.go('British', '85', 'BR Champlain', 'divas slūpas uz ezera'):
    br.drag('Finch Chubb', C)
with g.go('US', '76', 'US three sloops', 'trīs pret divām', ret='Finch Chubb'):
    us.each('President Preble Montgomery', C)
    a, b = t.pieces('President Preble Montgomery'), t.pieces('Finch Chubb')
    assert naval(6 + naval_drm(a, b, a[0], b[0])) == 'defender lead strikes'
    us.roll('1d6', 6)
    br.drag('Finch', 'British Eliminated')
    br.drag('Chubb', 'Isle aux Noix')
    us.roll('1d6', 1)
with g.go('British', '88', 'BR Rottenburg', 'Rotenburgs uz Lakolu', leader='Rottenburg'):
    br.march('Rottenburg De_Watteville br:13th', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
with g.go('US', '79', 'US Brown retakes Ogdensburg', 'Brauns ar pieciem', leader='Brown', ret='Drummond 104th 2/R._Marines'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Antwerp')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Ogdensburg')
    assert fight(t, 'US', 'Ogdensburg', ['Antwerp'], '9th', '104th', 1814, (4, 5)) == 'DR'
    us.roll('2d6', 4, 5)
    goes(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
with g.go('British', '84', 'BR Norfolk', 'Norfolka uz Ft. Erie'):
    br.drag('Norfolk', 'Ft. Erie')
with g.go('US', '81', 'US Scott', 'Skots uz Šloseru', leader='Scott'):
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
with g.go('British', '90', 'BR frigate', 'Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
with g.go('US', '78', 'US ships on Erie', 'divas brigas uz Ēri'):
    us.drag('Lawrence ship:Niagara', 'Lake Erie Control Box')
s.play('free naval return')
us.drag('Perry Scorpion Tigress Porcupine Caledonia', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
g.book.ok()
s.play('autumn: arrivals')
br.turn('Summer-Autumn 1814')
with s.fault('14.1 2.16 3.15', 'the 88th arrives at Quebec, not at Montreal', 'entry_space'):
    br.drag('88th', 'Montreal')
muster(br, '1814b')
muster(us, '1814b')
s.play('the Treaty back, deal')
c = t.find_card_anywhere('Treaty of Ghent')
br.drag([c.id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
deal(t, br, 1814, '91', '93', '96', '98', '99')
deal(t, us, 1814, '92', '95', '100', '97', '102')
deal(t, br, 1814, '103', 'Treaty of Ghent', 'Bladensburg', '105')
deal(t, us, 1814, '94', '101', '104', '106')
assert hand_sizes(t) == (9, 9)
with g.go('British', '103', 'BR Confiance', 'Confiance ir gatava', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with g.go('US', '106', 'US Mohawk and Jones', 'Mohawk un Jones', build=True):
    us.drag('ship:Mohawk Jones', 'Sackets Harbour')
s.done()
