"""Two teachers in Latin: Marcus lays the card down unturned and shows it at the end, Livia throws hers away first. From the last deal to the peace."""
from aid34a import *

s = Session('dev-1812-faults', us='Marcus', br='Livia', what='autumn 1814 to the Treaty and New Orleans; Latin')
t, us, br = s.t, s.us, s.br
spring_1814(t)
hands(t, ['79', '80', '77'], ['76', '78', '82'])
more.set_aside(t, 'Treaty of Ghent')
burn_to(t, 1814, 12)
s.begin()
d = Duo(s, ('hid', 'disc'))

with d.on('British', '76', 'BR builds', 'LXXVI: Prince Regent, Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with d.on('US', '79', 'US to Whitehall', 'duae cohortes ad Whitehall'):
    us.drag('us:34th us:45th', 'Whitehall')
with d.on('British', '78', 'BR to Burlington', 'LXXVIII: ad Burlington'):
    br.drag('br:8th R.N.R.', 'Burlington')
with d.on('US', '80', 'US to Buffalo', 'ad Buffalo'):
    us.drag('us:26th 5th_PA', 'Buffalo')
with d.on('British', '82', 'BR Drummond', 'LXXXII: Drummond', 'Drummond'):
    br.march('Drummond 104th 2/R._Marines', 'Gananoque', 'Prescott')
with d.on('US', '77', 'US 2nd NY', 'ultima'):
    us.drag('2nd_NY_Militia', 'Rome')
s.play('fleets, spring')
us.say('Scorpion et Tigress in lacum redeunt')
us.drag('Scorpion Tigress', 'Lake Erie Control Box')
br.say('et Nancy mea')
br.drag('Nancy', 'Lake Huron Control Box')
d.book.ok()
s.play('autumn')
us.turn('Summer-Autumn 1814')
muster(br, '1814b', True)
assert not full(t, 'US', '1814b') and not full(t, 'British', '1814b')
s.play('treaty into the deck')
us.say('pax in chartas redit; misce')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')

s.play('deal')
br.say('salve Marce. novem chartae')
deal(t, br, 1814, '92', '93', '95', '96', '97')
deal(t, us, 1814, '94', '98', '100', '102', '103', '105', '106', 'Battle of New Orleans', '91')
deal(t, br, 1814, '99', 'Bladensburg', 'Treaty of Ghent', '101')
assert hand_sizes(t) == (9, 9)
NEW = '3rd_(Buffs) 97th 82nd br:6th 37th 90th br:16th 88th 81st 76th'
with d.on('British', '96', 'BR Prevost', 'XCVI: Prevost cum decem legionibus', 'Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.drag('Prevost ' + NEW, 'Montreal')
    br.drag('Prevost ' + NEW, 'La Prairie')
    br.drag('Prevost ' + NEW, 'St-Jean')
with d.on('US', '106', 'US Chauncey', 'Chauncey in lacum exit', 'Chauncey'):
    us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest', 'Lake Ontario Control Box')
s.play('BR Bladensburg')
br.say('Bladensburg! urbs ardet, duo puncta')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
d.book.due(-2)
d.points(br)
with d.on('US', '102', 'US Wilkinson', 'Wilkinson ad Ogdensburg', 'Wilkinson'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Wilkinson us:9th us:11th us:21st us:25th', 'Ogdensburg')
with d.on('British', '92', 'BR Prevost at Plattsburg', 'XCII: Prevost in Plattsburg; 97th apud Champlain manet', 'Prevost', vp=False,
          ret='us:6th us:13th us:15th us:29th us:30th us:31st Izard Macomb Montgomery Preble President'):
    way('St-Jean', 'Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Prevost ' + NEW, 'Lacolle')
    br.drag('Prevost ' + NEW, 'Champlain NY')
    br.drag('Prevost ' + NEW.replace('97th ', ''), 'Plattsburg')
    us.say('maneo. 15th ducit')
    d.bat('British', 'Plattsburg', ['Champlain NY'], '3rd (Buffs)', 'us:15th', (6, 3), 'DR')
    br.roll('2d6', 6, 3)
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ('Champlain NY',))
    us.drag('us:6th us:13th us:15th us:29th us:30th us:31st Izard Macomb', 'Ticonderoga')
    us.say('naves Vergennas fugiunt')
    us.drag('Montgomery Preble President', 'Vergennes')
    br.say('quinque puncta: unum et quattuor')
    br.vp('US 3')
    br.vp('British 1')
d.book.ok()
with d.on('US', '103', 'US Scott', 'Scott ad Schlosser', 'Scott'):
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
with d.on('British', '93', 'BR Downie', 'Downie', 'Downie'):
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
with d.on('US', '100', 'US Brown', 'Brown sequitur', 'Brown'):
    us.drag('Brown us:22nd us:23rd', 'Antwerp')
    us.drag('Brown us:22nd us:23rd', 'Ogdensburg')
with d.on('British', '95', 'BR Riall', 'Riall flumen transit, castra Niagara', 'Riall', by=us):
    way('Ft. George', 'Ft. Niagara')
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
d.hold('US', 'Battle of New Orleans', 'unam servo. nihil dico')
with d.on('British', '97', 'BR UC Militia', 'militia'):
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
with d.on('US', '98', 'US Macdonough', 'Macdonough', 'Macdonough', ret='Downie Chubb Finch', flips='Montgomery Chubb Finch'):
    us.drag('Macdonough Montgomery Preble President', 'Lake Champlain Control Box')
    assert sea(t, 'Montgomery Preble President', 'Chubb Finch', 'Montgomery', 'Chubb', 4, al=1) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.flip('Montgomery')
    us.drag('Montgomery', 'Vergennes')
    br.say('eheu, ambae')
    br.flip('Chubb')
    br.flip('Finch')
    br.drag('Downie Chubb Finch', 'Isle aux Noix')
with d.on('British', '99', 'BR two to St-Jean', 'duo ad St-Jean'):
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('br:13th 49th', 'La Prairie')
    br.drag('br:13th 49th', 'St-Jean')
with d.on('US', '105', 'US Perry', 'Perry in lacum Erie', 'Perry'):
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
s.play('BR Treaty of Ghent')
assert len(t.hand('British')) == 2
br.say('satis belli. Pax Gandavensis! una charta superest, unum punctum perdo')
br.play('Treaty of Ghent')
d.book.due(1)
d.points(br)
br.discard('Treaty of Ghent')
s.play('US New Orleans')
us.say('exspecta: Nova Aurelia, quam servavi')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=(2620, 1560), how='pieces')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
d.book.due(2)
d.points(us)
s.play('last count')
for n in ('Plattsburg', 'Champlain NY', 'Ft. Niagara'):
    assert supplied(t, 'British', n), n
assert supplied(t, 'US', 'Ft. Malden')
us.say('commeatus omnibus adest. %s: victoria moralis. vale Livia' % label(tracked(t)))
br.say('vale!')
stop(d)
s.done()
