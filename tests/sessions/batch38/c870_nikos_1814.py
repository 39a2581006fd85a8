"""1814, spring, from the arrivals on; Greek. Nikos moves in long strides and asks afterwards; Eleni turns cards up when all is done."""
from aid38a import *
from aid18 import set_aside
from table import Table

T = Table('dev-1812-faults', names={'US': ('Nikos', 'nikos-mystiko'), 'British': ('Eleni', 'eleni-mystiko')})
lay(T, '1814a', arrived=False)
hands(T, [], [])
set_aside(T, 'Treaty of Ghent')
s = Session('dev-1812-faults', us='Nikos', br='Eleni', table=T, what='spring 1814: arrivals, nine cards each, frigates, Brown and Scott on the Niagara, battle on Ontario, Lacolle by exchange, Bladensburg')
t, us, br = s.begin()
b = Book(t)
assert shown(t) == 4

s.play('arrivals and deal')
muster(br, '1814a')
br.say('έτοιμη, τρία τάγματα στο Κεμπέκ')
us.say('και οι δικοί μου')
muster(us, '1814a', groups=False)
deal(br, 1814, '75', '76', '78', '79')
deal(us, 1814, '74', '77', '80', '83', '86', '92', '95', '96', '98')
deal(br, 1814, '81', '82', '85', '88', 'Bladensburg')
assert sizes(t) == (9, 9)

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76, ναυπηγεία: Prince Regent (2) και Linnet (1)')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('76')
    br.discard('76')

with act(s, 'US Brown to Buffalo', 'US', '74', 'Brown', book=b):
    us.say('74, αρκεί ένα για τον Brown')
    us.play('74')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Rome')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Buffalo')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.say('2+1+1+1+1 = 6, σωστά;')
    br.say('σωστά')
    us.discard('74')

with act(s, 'BR Riall to Chippawa', 'British', '75', 'Riall', pick='Lincoln', book=b):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.play('75', reveal=False)
    br.reveal('75')
    br.discard('75')

with act(s, 'US Scott at Ft. Erie', 'US', '77', 'Scott', ret='1/41st', laid=False):
    us.say('77, Scott περνά το ποτάμι με πέντε')
    us.play('77')
    us.drag('Scott us:9th us:11th us:21st us:22nd us:25th', 'Ft. Erie')
    br.say('μένω')
    us.roll('2d6', 5, 3)
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', 1814, (5, 3), 'DR')
    us.say('8 +2 -1 +2 -1 = 10')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', came=['Buffalo'])
    us.drag('1/41st', 'Chippawa')
    us.vp('US 5')

with act(s, 'BR Drummond to Stoney Creek', 'British', '78', 'Drummond', pick='br:8th', book=b):
    br.say('δύο βαθμούς, όχι έναν')
    us.vp('US 6')
    assert b.due() == 'US 6'
    us.discard('77')
    br.march('Drummond 104th 2/R._Marines', 'Smiths Creek', 'York')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.drag('Drummond 104th 2/R._Marines br:8th', 'Stoney Creek')
    br.play('78')
    br.discard('78')

with act(s, 'US Harrison to Thamesville', 'US', '80', 'Harrison', book=b):
    us.play('80')
    us.drag('Harrison us:24th us:28th', 'Sandwich')
    us.drag('Harrison us:24th', 'Thamesville')
    way('Detroit', 'Sandwich', 'Thamesville')
    us.say('το 28ο μένει στο Sandwich. +1')
    us.vp('US 7')
    us.discard('80')

with act(s, 'BR Yeo out', 'British', '79', 'Yeo', book=b):
    br.drag('Yeo Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.vp('US 5')
    br.play('79')
    br.discard('79')

with act(s, 'US Chauncey fights', 'US', '83', 'Chauncey', flips='General_Pike Prince_Regent', laid=False,
         ret='Yeo Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith'):
    us.say('83. πάμε!')
    us.play('83')
    us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box', at='beside')
    us.roll('1d6', 5)
    seafight(t, 'US', 'Lake Ontario Control Box', 'General Pike', 'Prince Regent', 5, 'A1 D1 att', dl=1)
    us.say('5 +1 (οκτώ με επτά) -1 φρεγάτα -1 Yeo = 4. ένα και ένα, η λίμνη δική μου')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.flip('Prince_Regent')
    br.drag('Yeo Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Kingston')

with act(s, 'BR repairs', 'British', '81', flips='Prince_Regent', book=b):
    creep(us, 'US 7', 'US 9')
    assert b.due() == 'US 9'
    br.flip('Prince_Regent')
    br.play('81')
    br.say('επισκευή')
    br.discard('81')
    us.discard('83')

with act(s, 'US builds and repairs', 'US', '86', build=True, flips='General_Pike', book=b):
    us.say('86: Superior (2), επισκευή General Pike (1)')
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.flip('General_Pike')
    us.discard('86')

with act(s, 'BR Prevost to St-Jean', 'British', '82', 'Prevost', book=b):
    br.drag('Prevost br:16th 90th 37th', 'Montreal')
    br.drag('Prevost br:16th 90th 37th', 'St-Jean')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.play('82')
    br.discard('82')

with act(s, 'US Izard at Lacolle', 'US', '92', 'Izard', ret='Canadian_Fencibles', flips='us:6th Canadian_Fencibles', book=b):
    us.say('92: Izard και Macomb στο Lacolle')
    us.play('92')
    us.drag('Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    us.drag('Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    br.say('μένω να δω')
    us.roll('2d6', 3, 3)
    battle(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (3, 3), 'EX')
    us.say('6 + 3 - 1 = 8, ανταλλαγή· εσύ φεύγεις')
    us.flip('us:6th')
    br.flip('Canadian_Fencibles')
    goes(t, 'British', 'Lacolle', 'La Prairie', came=['Champlain NY'])
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.vp('US 10')
    us.discard('92')

with act(s, 'BR restores', 'British', '85', flips='Canadian_Fencibles', book=b):
    assert supplied(t, 'British', 'La Prairie')
    br.play('85')
    br.flip('Canadian_Fencibles')
    br.discard('85')

with act(s, 'US builds two brigs', 'US', '95', build=True, book=b):
    us.play('95')
    us.drag('Jefferson', 'Oswego')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.say('95: Jefferson, Jones')
    us.discard('95')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', laid=False):
    br.say('Bladensburg!')
    br.play('Bladensburg')
    br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs', how='pieces')
    br.vp('US 8')
    b.due(-2)
    b.ok()

with act(s, 'US holds', 'US', '98', hold=True, book=b):
    us.hold('98')
    us.say('κρατάω μία')
s.done()
