"""In French, the card always at the end: Ontario changes hands, Perry builds and wins Erie, ships picked up on the way, ferries by naval leaders."""
from ref import naval
from session import Session
from kit120 import lay_1813, lay_arrivals

s = Session('dev-1812-faults', us='Odile', br='Remi', what='Spring 1813 in French, card last: two fleet actions, repairs, builds at Erie, Perry picks up a brig at Buffalo, Yeo ferries two regiments')
lay_1813(s.t)
lay_arrivals(s.t, '1813a')
s.t.lay_hand('US', ['45', '48', '46', '44', '51', '47', '52', '53'])
s.t.lay_hand('British', ['50', '49', '54', '43', '55', '57', '42', '60'])
t, us, br = s.begin()

s.play('US Chauncey')
us.say("d'abord les pions, la carte après, comme toujours")
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
# the marker has kept the 2 points through winter (R-winter-lake-vp): nothing to add
us.say("rien à noter, mes 2 points d'Ontario y sont déjà")
us.play('45')
us.discard('45')

s.play('BR Yeo')
br.say('tu sors? alors je sors')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
br.say('en tête: Wolfe')
us.say('Madison')
# 7 ships against 6: +1; B against B 0; Yeo +1, Chauncey 0: 3 + 2 = 5
assert naval(3 + 2) == 'A1 D2 att'
br.roll('1d6', 3)
us.say('aïe. Madison et Oneida touchés')
us.flip('Madison Oneida')
br.flip('Wolfe')
br.drag('Wolfe', 'Kingston')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
br.delete([p for p in t.at('Lake Ontario Control Box') if 'Lake Control' in p.name])
br.say("quatre points d'écart: 6")
br.vp('British 6')
br.play('50')
br.discard('50')

s.play('US repairs')
us.flip('Madison')
us.flip('Oneida')
us.say('réparés tous les deux, un et un')
us.play('48')
us.discard('48')

s.play('BR Barclay')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt', 'Lake Erie Control Box')
br.say("c'était déjà à moi, pas de points. 49")
br.drop_discard('49')

s.play('US builds at Erie')
us.say("Perry s'ennuie. deux bricks et deux goélettes")
us.drag('Lawrence Niagara', 'Erie PA')
us.drag('Ariel', 'Erie PA')
us.drag('Scorpion', 'Erie PA')
us.drop_discard('46')

s.play('BR Nancy')
br.drag('Nancy', 'Lake Huron Control Box')
br.drop_discard('54')
br.say('pareil pour le Huron. rien à compter')

s.play('US Perry')
us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')
us.say('si je perds ça, je mange mon chapeau')
# 4 against 5: -1; Lawrence A against Queen Charlotte B +1; Perry +1, Barclay 0: 4 + 1 = 5
assert naval(4 - 1 + 1 + 1) == 'A1 D2 att'
us.roll('1d6', 4)
us.flip('Lawrence')
br.flip('Queen_Charlotte Hunter')
us.drag('Lawrence', 'Erie PA')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt', 'Ft. Malden')
us.delete([p for p in t.at('Lake Erie Control Box') if 'Lake Control' in p.name])
us.say('toi moins 2, moi plus 2')
us.vp('British 2')
us.play('44')
us.discard('44')

s.play('BR repairs at Malden')
br.flip('Queen_Charlotte')
br.flip('Hunter')
br.drop_discard('43')

s.play('US Perry ferries the 5th and picks up two ships')
# box - Buffalo 1, pick up 1, Erie 1, set down 1, box 1 = 5; ships join for nothing (8.5)
us.drag('Perry Niagara Ariel Scorpion', 'Buffalo')
us.drag('Perry Niagara Ariel Scorpion Caledonia Somers us:5th', 'Erie PA')
us.drag('Perry Niagara Ariel Scorpion Caledonia Somers', 'Lake Erie Control Box')
us.say("le 5e reste à Erie. cinq points de mer")
us.drop_discard('51')

s.play('BR Yeo ferries two regiments to York')
br.drag('Yeo Royal_George Melville', 'Kingston')
br.drag('Yeo Royal_George Melville 104th 1/R._Scots', 'York')
br.drag('Yeo Royal_George Melville', 'Lake Ontario Control Box')
br.say("le 104e et les Scots prennent l'air à York")
br.play('55')
br.discard('55')

s.play('US holds')
us.hold('47')
us.say('je passe mon tour, enfin je garde')
s.done()
