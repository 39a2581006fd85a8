"""Turkish: the last cards of 1813, the fleets go home, winter with long bookkeeping, the deck of 1814 made ready, first plays of spring 1814."""
from aid28a import *

s = Session('dev-1812-faults', us='Kerem', br='Nilgun', what='end of autumn 1813, fleet return, winter attrition with flips by either hand, free repair, depot off, 1814 deck by 7.25, arrivals, deal, six plays')
t = s.t
autumn_1813(t)
t.lay('Madison Oneida Conquest', 'Lake Ontario Control Box', 'US')
t.lay('Chauncey', 'Lake Ontario Control Box', 'US')
t.lay_face('Melville', True, 'British')
t.lay_face('us:12th', True, 'US')
t.lay_vp('US 2')
t.lay_hand('US', ['46', '43', '37'])
t.lay_hand('British', ['42', '40', '44'])
held(t, t.us, '39')
held(t, t.br, '50')
burn_to(t, 1813, 24)
t, us, br = s.begin()
b = Book(t)
br.say('ilk oyuncu bu yıl ben. kartlar 3+1 / 3+1')

with act(s, 'BR depot', 'British', '44', build=True, book=b):
    br.put('British Supply Depot', 'Queenston')
    br.say('44: depo')
    us.say('Queenston mu Ft George mu?')
    br.say('yanlış yer, Ft George')
    br.drag(depots(t), 'Ft. George')
    assert supplied(t, 'British', 'Ft. George')
    br.play('44')
    br.discard('44')

with act(s, 'US two to Ft. Niagara', 'US', '43', None, book=b):
    us.play('43')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.drag('14th us:5th us:12th', 'Lewiston')
    us.say('12 kalsın')
    us.drag('us:12th', 'Buffalo')
    us.drag('14th us:5th', 'Ft. Niagara')
    us.discard('43')

with act(s, 'BR Prevost goes up', 'British', '42', 'Prevost', book=b):
    br.play('42')
    br.say('42 Prev (3): 13 70 89 Montreal')
    way('Quebec', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost br:13th 70th 89th', 'Trois-Rivieres')
    br.drag('br:13th 70th 89th Prevost', 'Montreal')
    br.discard('42')

with act(s, 'US Hampton takes Lacolle', 'US', '46', 'Hampton', book=b):
    us.say('46 Hampt, Lacolle boş')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.play('46')
    us.vp(b.due())
    us.discard('46')

with act(s, 'BR chases them', 'British', '40', 'Drummond', pick='103rd Voltigeurs 100th', ret='Hampton us:11th 4th_NY_Militia', book=b):
    br.play('40')
    br.say('40 Drum Mtl - LaPr - St-Jean - IaN - Lac')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle', most=10)
    br.drag('Drummond', 'St-Jean')
    br.drag('Drummond 100th', 'Isle aux Noix')
    br.drag('Drummond 100th 103rd Voltigeurs', 'Lacolle')
    us.say('durmam, çekiliyorum')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('4th_NY_Militia us:11th Hampton', 'Champlain NY')
    us.vp(b.due())
    br.discard('40')

with act(s, 'US Pike', 'US', '37', 'Pike', book=b):
    us.play('37')
    way('Sackets Harbour', 'Oswego')
    us.drag('Pike us:6th us:16th us:9th', 'Oswego')
    us.say('37 Pike, kışlık')
    us.discard('37')

s.play('nothing more in hand; fleets')
br.say('bitti. donanma')
us.drag('Madison Oneida Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey', 'Sackets Harbour')
b.ok()

s.play('winter, who freezes')
br.turn('Winter 1813-14')
W = winter_due(t)
assert W == {('Champlain NY', 'US'): 1, ('Ft. MacArthur', 'US'): 1, ('Ft. Malden', 'British'): 1, ('Ft. Niagara', 'US'): 1, ('Lacolle', 'British'): 2,
             ('Oswego', 'US'): 1}, W
br.say('Lac 3/1, ikisi döner. Malden 4/3')
br.flip('103rd')
br.flip('104th')
br.say('pardon, 104 Kingston da, o iyi')
br.flip('104th')
br.flip('Voltigeurs')
br.flip('1/41st')
us.say('benimkiler: Champl 1 Osw 1 Nia 1 MacA 1')
us.flip('4th_NY_Militia us:16th')
br.say('18 ve 3KY yi ben çevirdim')
br.flip('18th 3rd_Kentucky')
assert not excess(t), excess(t)

s.play('repair, depot, held cards')
br.flip('Melville')
br.say('Melv tamir')
br.delete(depots(t))
us.discard('39')
br.discard('50')
b.ok()

s.play('1814: the treaty out of the deck, arrivals')
us.turn('Spring-Summer 1814', marker=False)
tr = t.find_card_anywhere('Treaty of Ghent')
us.drag([tr.id], 'Marker Pool')
us.say('Gent kenara')
t.shuffle(us, '1814 Deck')
muster(us, '1814a', groups=False)
muster(br, '1814a', groups=True)
br.turn('Spring-Summer 1814', tracker=False)

s.play('nine each')
deal(t, br, 1814, '76', '82', '73', '75', '78')
deal(t, us, 1814, '86', '92', '83', '85', '88')
deal(t, br, 1814, '74', '77', '79', '80')
deal(t, us, 1814, '81', '84', '89', '90')
assert hand_sizes(t) == (9, 9)
br.say('9/9. 14 te hep ben başlarım')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('76: fırk 2 + brik 1')
    br.play('76')
    br.discard('76')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.say('86 Sup 2 Jeff 1')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Riall', 'British', '78', 'Riall', book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Riall 1/R._Marines 2/R._Marines', 'Montreal')
    br.drag('Riall 1/R._Marines 2/R._Marines', 'Cornwall')
    br.play('78')
    br.say('78 Riall deniz piyade')
    br.discard('78')

with act(s, 'US restores two', 'US', '83', build=True, flips='us:16th 18th', book=b):
    us.play('83')
    assert supplied(t, 'US', 'Oswego') and supplied(t, 'US', 'Ft. Niagara')
    us.flip('18th')
    us.flip('us:16th')
    us.say('83 ikisi düzeldi')
    us.discard('83')

with act(s, 'BR restores two', 'British', '73', build=True, flips='103rd 1/41st', book=b):
    assert supplied(t, 'British', 'Ft. Malden') and supplied(t, 'British', 'Lacolle')
    br.flip('103rd')
    br.flip('1/41st')
    br.say('73 bende de')
    br.play('73')
    br.discard('73')

with act(s, 'US Scott', 'US', '84', 'Scott', book=b):
    us.play('84')
    way('Albany', 'Whitehall', 'Ticonderoga')
    us.drag('Scott us:20th 23rd 25th', 'Whitehall')
    us.drag('Scott us:20th 23rd 25th', 'Ticonderoga')
    us.say('84 Scott. yarın devam')
    us.discard('84')

with act(s, 'BR Yeo', 'British', '75', 'Yeo', book=b):
    br.drag('Prince_Regent Royal_George Wolfe Melville Yeo', 'Lake Ontario Control Box')
    us.say('işaretim orda duruyor')
    br.delete([mark_at(t, 'Lake Ontario Control Box')])
    br.vp(b.due())
    br.say('75. -2-2')
    br.play('75')
    br.discard('75')

with act(s, 'US Pike home', 'US', '81', 'Pike', book=b):
    us.play('81')
    us.drag('us:9th us:6th us:16th Pike', 'Sackets Harbour')
    us.drag('us:16th', 'Oswego')
    us.say('81 Pike, 16 kalsın')
    us.discard('81')

with act(s, 'BR Procter', 'British', '79', 'Procter', book=b):
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('Western_Indians', 'Ft. Malden')
    br.say('79 Proct, Batı yerlileri kalsın')
    br.play('79')
    br.discard('79')

with act(s, 'US Chauncey', 'US', '88', 'Chauncey', ret='Yeo Prince_Regent Royal_George Wolfe Melville', flips='Superior Prince_Regent Royal_George', book=b):
    us.play('88')
    us.say('88 Chaun: Sup Mad Jeff Onei + 4 gulet')
    us.drag('Chauncey Superior Madison Jefferson Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
    assert sea_fight(t, 'Superior Madison Jefferson Oneida Conquest Scourge Julia Hamilton', 'Prince_Regent Royal_George Wolfe Melville', 'Superior', 'Prince_Regent', 4, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 4)
    br.say('8:4 +2, Yeo -1 -> 5')
    us.flip('Prince_Regent')
    us.flip('Royal_George')
    us.say('seninkileri çevirdim')
    br.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville', 'Kingston')
    us.vp(b.due())
    us.discard('88')

with act(s, 'BR repairs', 'British', '80', build=True, flips='Prince_Regent Royal_George', book=b):
    br.flip('Prince_Regent Royal_George')
    br.play('80')
    br.say('80 tamir 1+1')
    br.discard('80')

with act(s, 'US repairs', 'US', '89', build=True, flips='Superior', book=b):
    us.play('89')
    us.flip('Superior')
    us.say('89 Sup')
    us.discard('89')

s.play('BR holds')
br.hold('77')
br.say('sakladım')
s.play('US holds')
us.hold('85')
s.done()
