"""Spring-Summer 1814 by mail in two logs. Swedish: Gunnar writes letters and undoes, Maj-Britt moves first and explains after."""
from aid20b import *

s = Session('dev-1812-faults', us='Gunnar', br='Maj-Britt', what='Spring-Summer 1814 by mail, Swedish, two logs: deal, frigate, lake battle, Lewiston over and back, restoration, Lacolle twice, landing at Port Dover, Kingston tried, repair, holds')
t = s.t
spring_1814(t)
hands(t, [], [])
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)
s.play('deal')
deal(t, br, 1814, '74', '75', '79', '86', '85', '88', '90', '87', 'Campaign')
deal(t, us, 1814, '73', '76', '77', '78', '80', '83', '92', '84', '81')
assert sizes(t) == (9, 9)
us.say('Kära Maj-Britt, freden ligger åt sidan, nio kort var. Du börjar.')

Y = 'Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith'
with P(s, 'British', '75', 'BR Yeo out', leader='Yeo', book=b):
    br.drag('Yeo ' + Y, 'Lake Ontario Control Box')
    br.play('75')
    br.vp(b.due())
    br.discard('75')
    br.say('Yeo ut med alla sex, 75. Minus 2 för dig')
with P(s, 'US', '76', 'US builds', build=True):
    us.say('Kort 76, NBV 3. Fregatten Superior (2) och briggen Jones (1) i Sackets Harbour.')
    us.play('76')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.undo()
    us.say('fel brigg, det blev Jefferson, ångrat')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('76')
with P(s, 'British', '79', 'BR Riall at Lewiston', leader='Riall', pick='Lincoln', book=b):
    br.play('79')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp(b.due())
    br.discard('79')
    br.say('Riall med Royal Scots, tog Lincoln i Queenston, över floden till Lewiston. 4 poäng, 1 VP')
A = 'General_Pike Superior Madison Oneida Jones Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins'
with P(s, 'US', '78', 'US Chauncey, battle', leader='Chauncey', fights={'General_Pike': 'Lake Ontario Control Box'}, ret='Yeo ' + Y, flips='General_Pike Royal_George Wolfe', book=b):
    us.say('Kort 78. Chauncey går ut med allt, General Pike främst.')
    us.play('78')
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
    us.say('Tio mot sex +1, A mot B +1, fregatt +1, Yeo -1. +2.')
    assert sea(t, A, Y, 'General_Pike', 'Royal_George', 3, dl=1) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.say('5: en av mina, två av dina.')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.drag('Yeo ' + Y, 'Kingston')
    br.flip('Royal_George Wolfe')
    us.vp(b.due())
    us.discard('78')
with P(s, 'British', '74', 'BR 16th to Montreal'):
    br.drag('br:16th', 'Montreal')
    br.play('74')
    br.discard('74')
    br.say('16:e till Montreal, 2')
with P(s, 'US', '77', 'US Scott at Lewiston', leader='Scott', ret='Riall 1/R._Scots Lincoln', flips='1/R._Scots', book=b):
    us.say('Kort 77. Scott med NY Volunteers och Seneca via Schlosser till Lewiston.')
    us.play('77')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
    us.say('6 mot 8: -2, Seneca B mot B, Scott +2. Noll.')
    br.say('jag står, Royal Scots')
    assert battle(t, 'NY_Volunteers_1814 Seneca', '1/R._Scots Lincoln', 'Lewiston', (5, 6), 'Seneca', '1/R._Scots', al=2, frm='Ft. Schlosser') == 'DR-1'
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Lewiston', 'Queenston', ['Ft. Schlosser'])
    br.flip('1/R._Scots')
    br.drag('Riall 1/R._Scots Lincoln', 'Queenston')
    us.vp(b.due())
    us.discard('77')
with P(s, 'British', '88', 'BR restores the Royal Scots', flips='1/R._Scots'):
    assert supplied(t, 'British', 'Queenston')
    br.flip('1/R._Scots')
    br.play('88')
    br.discard('88')
    br.say('Royal Scots friska igen')
us.say('Jag skickar loggen nu. Tack för ikväll.')
s.cut()

I = '15th us:13th us:6th 30th 31st'
with P(s, 'US', '80', 'US Izard at Lacolle', leader='Izard', ret='Canadian_Fencibles', book=b):
    us.say('Log två. Kort 80, Izard med 15, 13, 6, 30 och 31 till Lacolle.')
    us.play('80')
    us.march('Izard ' + I, 'Champlain NY', 'Lacolle')
    us.say('18 mot 5, 3:1 +2, skog -1. 15:e främst.')
    br.say('Fencibles')
    assert battle(t, I, 'Canadian_Fencibles', 'Lacolle', (3, 5), '15th', 'Canadian_Fencibles', frm='Champlain NY') == 'DR'
    us.roll('2d6', 3, 5)
    us.say('9. DR')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(b.due())
    us.discard('80')
M = '49th br:13th De_Watteville'
with P(s, 'British', '90', 'BR Rottenburg at Lacolle', leader='Rottenburg', fights={k: 'Lacolle' for k in ('Rottenburg ' + M).split()}, flips='49th br:13th', book=b):
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('Rottenburg ' + M, 'La Prairie', 'Lacolle')
    br.play('90')
    br.say('Rottenburg, 90. 49:e främst')
    us.say('15:e. 13 mot 18 -2, A mot B +1, skog -1.')
    assert battle(t, M, I, 'Lacolle', (1, 3), '49th', '15th', frm='La Prairie') == 'AR-2'
    br.roll('2d6', 1, 3)
    br.say('usch')
    br.drag('Rottenburg ' + M, 'La Prairie')
    br.flip('49th br:13th')
    br.discard('90')
with P(s, 'US', '83', 'US Perry lands at Port Dover', leader='Perry', sea='26th 5th_PA', flips='26th', ret='Norfolk', book=b):
    us.say('Kort 83. Perry, Lawrence och Niagara bär 26:e och 5th PA till Port Dover. Ombord 1, segla 1, landstiga 2.')
    us.play('83')
    room(t.pieces('Lawrence ship:Niagara'), t.pieces('26th 5th_PA'))
    us.drag('Perry Lawrence ship:Niagara 26th 5th_PA', 'Port Dover')
    us.say('6 mot 2 +2, B mot C +1, landstigning -1. 26:e främst.')
    assert battle(t, '26th 5th_PA', 'Norfolk', 'Port Dover', (2, 4), '26th', 'Norfolk', frm='Erie PA', amphib=True) == 'EX'
    us.roll('2d6', 2, 4)
    us.say('8: EX. Norfolk har ingen baksida.')
    us.flip('26th')
    br.drag('Norfolk', 'British Eliminated')
    us.vp(b.due())
    us.discard('83')
with P(s, 'British', '85', 'BR 103rd and Glengarry at Port Dover', fights={'103rd': 'Port Dover', 'Glengarry': 'Port Dover'}, flips='Glengarry', book=b):
    way('Burlington', "Brant's Ford", 'Port Dover')
    br.march('103rd Glengarry', "Brant's Ford", 'Port Dover')
    br.play('85')
    us.say('5th PA främst. 8 mot 4.')
    assert battle(t, '103rd Glengarry', '26th 5th_PA', 'Port Dover', (1, 2), 'Glengarry', '5th_PA', frm="Brant's Ford") == 'AR-1'
    br.roll('2d6', 1, 2)
    br.flip('Glengarry')
    br.drag('103rd Glengarry', "Brant's Ford")
    br.discard('85')
    br.say('3+2 = 5, AR-1. min tärning hatar mig')
W = '11th us:9th 25th 23rd'
with P(s, 'US', '92', 'US Wilkinson at Kingston', leader='Wilkinson', fights={k: 'Kingston' for k in ('Wilkinson ' + W).split()}, flips='11th', book=b):
    us.say('Kort 92. Wilkinson med 11, 9, 25 och 23 över Cape Vincent till Kingston, 5.')
    us.play('92')
    us.march('Wilkinson ' + W, 'Cape Vincent', 'Kingston')
    us.say('16 mot 13+2, 0. Drummond -1, floden -1.')
    assert battle(t, W, '104th 10th_R.V. 2/R._Marines Frontenac', 'Kingston', (3, 3), '11th', '104th', dl=1, frm='Cape Vincent', route=True) == 'AR-1'
    us.roll('2d6', 3, 3)
    us.say('4. AR-1. Jag går hem till Cape Vincent.')
    us.flip('11th')
    us.drag('Wilkinson ' + W, 'Cape Vincent')
    us.discard('92')
with P(s, 'British', '86', 'BR repairs', flips='Royal_George Wolfe'):
    br.flip('Royal_George Wolfe')
    br.play('86')
    br.discard('86')
    br.say('lagar Royal George och Wolfe i Kingston, 2 av 3')
with P(s, 'US', '73', 'US holds', hold=True):
    us.say('Jag lägger undan ett kort.')
    us.hold('73')
with P(s, 'British', 'Campaign', 'BR holds', hold=True, laid=False):
    br.hold('Campaign')
    br.say('jag med')
b.ok()
s.done()
