"""The last cards of 1814 and the peace. Italian: Gino plays to the gallery, Ornella keeps the sum."""
from aid20b import *

s = Session('dev-1812-faults', us='Gino', br='Ornella', what='Summer-Autumn 1814 to the end of the game, Italian: Prevost at Plattsburg with a garrison left on the way, both lakes, Kingston falls, a fight out of supply, the treaty as the last card, New Orleans held before')
t = s.t
autumn_1814(t)
hands(t, ['105', '104', '99', '106', 'Battle of New Orleans', '103'], ['95', '94', '96', '102', '98', '97', 'Treaty of Ghent'])
burn_to(t, 1814, 23)
t, us, br = s.begin()
b = Book(t)
assert pile(t, 1814) == 23
us.say('signore e signori, ultimo atto')
br.say('Punti: ' + label(tracked(t)) + '. Io 7 carte, tu 6')

with P(s, 'British', '95', 'BR Confiance', build=True):
    br.say('95, NBV 2: la fregata Confiance a Isle aux Noix')
    br.play('95')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('95')
with P(s, 'US', '105', 'US two brigs', build=True):
    us.say('e io due brigantini, 105')
    us.play('105')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('Jones', 'Oswego')
    us.undo()
    us.say('opla')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('105')
with P(s, 'British', '94', 'BR dragoons to Ft. George'):
    br.say('94, valore 1. I dragoni da Burlington a Ft. George, 2')
    br.play('94')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.march('19th_Dragoons', 'Stoney Creek', 'Ft. George')
    br.discard('94')
with P(s, 'US', '104', 'US 4th Rifles to Erie', laid=False):
    us.play('104', reveal=False)
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('4th_Rifles', 'Erie PA')
    us.say('i tiratori a Erie, aria di lago')
Q = '82nd 76th 88th br:27th 39th 57th 58th 81st br:5th br:9th br:16th 90th'
with P(s, 'British', '96', 'BR Prevost to Isle aux Noix', leader='Prevost'):
    br.say('La 104 non è girata né scartata, Gino. 96, valore 3. Prevost con dodici reggimenti, per Sorel e Chambly: 6 punti')
    us.reveal('104')
    us.discard('104')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.march('Prevost ' + Q, 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.discard('96')
N = 'General_Pike Madison Oneida Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins Jefferson Jones'
with P(s, 'US', '99', 'US Chauncey out', leader='Chauncey', book=b):
    us.say('che folla! io invece vado in barca')
    us.play('99', reveal=False)
    us.drag('Chauncey ' + N, 'Lake Ontario Control Box')
    us.vp(b.due())
    us.reveal('99')
    us.discard('99')
D = '82nd 76th 88th br:27th 39th 57th 58th 81st br:5th br:9th br:16th'
U = '15th 29th 30th 31st us:13th us:6th'
with P(s, 'British', '102', 'BR Prevost at Plattsburg', leader='Prevost', ret=U + ' Izard Macomb President Preble Montgomery', book=b):
    br.say('102, valore 3. Prevost avanti. Il 90 resta a Champlain, per i rifornimenti')
    br.play('102')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY')
    us.say('a Lacolle ci sono i tuoi Fencibles')
    br.drag('Prevost ' + Q, 'Lacolle')
    br.drag('Prevost ' + Q, 'Champlain NY')
    br.drag('Prevost ' + D, 'Plattsburg')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.say('44 contro 21, 2:1 +1. 82 contro 15, A su B +1. Prevost 0, Izard 0')
    assert battle(t, D, U, 'Plattsburg', (4, 4), '82nd', '15th', frm='Champlain NY') == 'DR'
    br.roll('2d6', 4, 4)
    br.say('8+2=10, DR')
    us.say('si ritirano con ordine, bandiere al vento')
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ['Champlain NY'])
    us.drag(U + ' Izard Macomb', 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Burlington VT')
    br.say('Plattsburg 4 e Champlain 1')
    br.vp(b.due())
    br.discard('102')
W = 'us:9th 11th 21st 22nd 23rd 25th'
K = '104th 10th_R.V. 2/R._Marines Frontenac'
Y = 'Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith'
with P(s, 'US', '106', 'US Wilkinson takes Kingston', leader='Wilkinson', ret=K + ' Drummond Yeo ' + Y, book=b):
    us.say('e adesso... KINGSTON! 106')
    us.play('106')
    us.drag('Wilkinson ' + W, 'Cape Vincent')
    us.drag('Wilkinson ' + W, 'Kingston')
    us.roll('2d6', 6, 6)
    us.say('dodiciiii! il 9 in testa')
    br.say('Il 104. 24 contro 15: 0. B e B. Drummond -1, fiume -1. Fa 10: DR. Va bene')
    assert battle(t, W, K, 'Kingston', (6, 6), 'us:9th', '104th', dl=1, frm='Cape Vincent', route=True) == 'DR'
    goes(t, 'British', 'Kingston', 'Gananoque', ['Cape Vincent'])
    br.drag(K + ' Drummond', 'Gananoque')
    br.drag('Yeo ' + Y, 'York')
    us.vp(b.due())
    us.discard('106')
with P(s, 'British', '98', 'BR Downie out', leader='Downie', book=b):
    br.say('98, valore 2. Downie con Confiance, Chubb e Finch sul lago Champlain, 2 punti')
    br.play('98')
    br.drag('Downie Confiance Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.discard('98')
with P(s, 'US', 'Battle of New Orleans', 'US holds one', hold=True):
    us.say('questa la tengo nella manica')
    us.hold('Battle of New Orleans')
with P(s, 'British', '97', 'BR 13th'):
    br.say('97, valore 1. Il 13 da Montreal a Prescott, 4')
    br.play('97')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('br:13th', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('97')
S = 'NY_Volunteers_1814 Seneca'
with P(s, 'US', '103', 'US Scott at Ft. Erie', leader='Scott', fights={k: 'Ft. Erie' for k in ('Scott ' + S).split()}, flips='NY_Volunteers_1814', book=b):
    us.say('Scott! Fort Erie! 103! i volontari davanti')
    us.play('103')
    us.drag('Scott ' + S, 'Ft. Erie')
    br.say('Il 41 è isolato, 5+1 fa 3. 6 contro 3 +1, C contro A -2, Scott +2, fiume -1. Zero')
    assert battle(t, S, '1/41st', 'Ft. Erie', (2, 3), 'NY_Volunteers_1814', '1/41st', al=2, frm='Buffalo', route=True, dfed=False) == 'AR-1'
    us.roll('2d6', 2, 3)
    us.say('5... la tragedia')
    us.drag('Scott ' + S, 'Buffalo')
    br.flip('NY_Volunteers_1814')
    us.discard('103')
assert sizes(t) == (0, 1)
with P(s, 'British', 'Treaty of Ghent', 'BR the treaty, last card', free=True, book=b):
    br.say('Ultima carta: Trattato di Gand. Nessuna in mano, nessun punto perso')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')
with P(s, 'US', None, 'US New Orleans', free=True, book=b):
    us.say('e dalla manica... New Orleans! +2')
    assert t.where(t.card('Battle of New Orleans')) == 'Held Cards'
    us.reveal('Battle of New Orleans')
    us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
    us.vp(b.due(2))
for sp in ('Kingston', 'Ft. Malden'):
    assert supplied(t, 'US', sp)
for sp in ('Plattsburg', 'Champlain NY'):
    assert supplied(t, 'British', sp)
br.say('Tutti riforniti. ' + label(tracked(t)) + ': vittoria morale')
us.say('sipario')
s.done()
