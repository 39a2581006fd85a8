"""Autumn 1814 to the treaty. Greek; Thanasis forgets what he has read, Eleni is quick and kind. A retreat to where the attackers came from; a treaty with two cards in hand."""
from aid20b import *

s = Session('dev-1812-faults', us='Θανάσης', br='Ελένη', what='Summer-Autumn 1814, Greek: Scott retreats from Buffalo to Schlosser, whence the attack came; the Treaty of Ghent with two cards in hand costs nothing')
t = s.t
autumn_1814(t)
hands(t, ['89', '88', '99', '103', '106', '105', '101', '100'], ['91', '90', '98', '95', '96', '97', '94', '93', 'Treaty of Ghent'])
burn_to(t, 1814, 18)
t.lay_in_deck(t.things[cid(t, 'Campaign', 1814)], 'Discard')
t, us, br = s.begin()
b = Book(t)
assert pile(t, 1814) == 19
br.say('καλησπέρα, ξεκινώ εγώ')

with P(s, 'British', '91', 'BR 49th to Lacolle'):
    br.play('91')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('49th', 'La Prairie', 'Lacolle')
    br.say('91 με 1, το 49ο στο Lacolle, 5')
    br.discard('91')
with P(s, 'US', '89', 'US Perry carries two to Detroit and goes out', leader='Perry', sea='26th 5th_PA', book=b):
    us.say('89 με 2, ο Perry')
    us.play('89')
    room(t.pieces('Lawrence ship:Niagara'), t.pieces('26th 5th_PA'))
    us.drag('Perry Lawrence ship:Niagara 26th', 'Detroit')
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
    br.say('το 5th PA δεν θα ερχόταν;')
    us.drag('5th_PA', 'Detroit')
    us.say('ναι ναι. 26ο και 5th PA στο Detroit, μετά λίμνη Erie, 4')
    us.vp(b.due())
    us.discard('89')
with P(s, 'British', '90', 'BR Confiance', build=True):
    br.say('90, NBV 2: φρεγάτα Confiance')
    br.play('90')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('90')
with P(s, 'US', '88', 'US Harrison to Sandwich', leader='Harrison', book=b):
    us.say('88 με 2, ο Harrison στο Sandwich')
    us.play('88')
    us.drag('Harrison 26th 5th_PA', 'Sandwich')
    us.vp(b.due())
    us.discard('88')
with P(s, 'British', '98', 'BR Riall at Schlosser', leader='Riall', pick='Lincoln 89th', book=b):
    br.say('98 με 2, ο Riall μαζεύει Lincoln και 89ο και περνά στο Schlosser, 5')
    br.play('98')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Schlosser')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots Lincoln 89th', 'Ft. Schlosser')
    br.vp(b.due())
    br.discard('98')
N = 'General_Pike Madison Oneida Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins'
with P(s, 'US', '99', 'US Chauncey out', leader='Chauncey', book=b):
    us.say('κι εγώ τη λίμνη. 99')
    us.play('99')
    us.drag('Chauncey General_Pike Madison Oneida', 'Lake Ontario Control Box')
    us.drag('Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('99')
R = '1/R._Scots 89th Lincoln'
S = 'NY_Volunteers_1814 Seneca'
with P(s, 'British', '95', 'BR Riall at Buffalo', leader='Riall', ret=S + ' Scott', book=b):
    br.say('95 με 2, όλοι στο Buffalo')
    br.play('95')
    br.drag('Riall ' + R, 'Buffalo')
    us.say('μένω, Seneca μπροστά')
    br.say('12 με 6 +1, Β με Β, Scott -2. κι αν δεν είχα εφοδιασμό, -2 όλα μαζί')
    for o in (True, False):
        assert battle(t, R, S, 'Buffalo', (5, 6), '1/R._Scots', 'Seneca', dl=2, afed=o) == 'DR'
    br.roll('2d6', 5, 6)
    br.say('DR έτσι κι αλλιώς')
    with s.fault('10.72 10.71', 'Scott, the Volunteers and the Seneca retreat from Buffalo to Ft. Schlosser, from which the attack came'):
        us.drag('Scott ' + S, 'Ft. Schlosser')
        us.say('στο Schlosser')
    br.vp(b.due())
    br.discard('95')
with P(s, 'US', '103', 'US Brown to Ogdensburg', leader='Brown'):
    us.say('103, ο Brown στο Ogdensburg')
    us.play('103')
    us.march('Brown us:9th 11th 21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    us.discard('103')
Q = '82nd 76th 88th br:27th 39th 57th 58th 81st'
with P(s, 'British', '96', 'BR Prevost to Isle aux Noix', leader='Prevost'):
    br.say('96 με 3, ο Prevost με οκτώ, 6 κινήσεις')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.march('Prevost ' + Q, 'Sorel', 'St-Jean', 'Isle aux Noix')
    br.discard('96')
with P(s, 'US', '106', 'US builds', build=True):
    us.say('106: φρεγάτα Superior και μπρίκι Jefferson')
    us.play('106')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('106')
with P(s, 'British', '97', 'BR 13th to Prescott'):
    br.say('97 με 1, το 13ο στο Prescott')
    br.play('97')
    br.march('br:13th', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('97')
B = 'us:9th 11th 21st 1st_Rifles'
with P(s, 'US', '105', 'US Brown at Prescott', leader='Brown', ret='1/R._Marines br:13th', book=b):
    us.say('105, ο Brown απέναντι')
    us.play('105')
    us.drag('Brown ' + B, 'Prescott')
    br.say('το 13ο μπροστά. 14 με 7 +1, Brown +1, ποτάμι -1')
    assert battle(t, B, '1/R._Marines br:13th', 'Prescott', (4, 5), 'us:9th', 'br:13th', al=1, frm='Ogdensburg', route=True) == 'DR'
    us.roll('2d6', 4, 5)
    us.say('10!')
    goes(t, 'British', 'Prescott', "Crysler's Farm", ['Ogdensburg'])
    br.drag('1/R._Marines br:13th', "Crysler's Farm")
    us.vp(b.due())
    us.discard('105')
assert sizes(t) == (2, 3)
with P(s, 'British', 'Treaty of Ghent', 'BR the treaty with two cards left', free=True):
    br.say('και τώρα η Συνθήκη της Γάνδης. τέλος')
    br.play('Treaty of Ghent')
    with s.fault('4.22 4.12', 'the British still hold two cards and no 2 VP are subtracted'):
        br.discard('Treaty of Ghent')
        br.say('μένουμε στο ' + label(tracked(t)))
        us.say('ναι, τόσο. ωραίο παιχνίδι!')
b.ok()
s.done()
