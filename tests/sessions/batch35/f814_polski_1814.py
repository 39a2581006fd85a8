"""Spring-Summer 1814 in Polish: dragoons go by ship; a fort of two is booked with three and put right in the enemy's next play."""
from aid35b import *

s = Session('dev-1812-faults', us='Kuba', br='Hania',
            what='Spring 1814, Polish: Yeo carries the 19th Dragoons; Ft. Erie (2) booked with 3 and put right a play later')
t = s.t
spring_1814(t)
hands(t, ['74', '77', '79', '83', '84', '86', '92', '94', '95'], ['73', '75', '76', '78', '81', '82', '85', '88', '91'])
t, us, br = s.begin()
B = Book(t)

s.play('BR Yeo to Burlington and Ft. George with the dragoons')
br.say('73, dwa. Yeo, trzy okrety do Burlington, zabieram i do Ft. George. 1+1+1+1')
br.play('73')
br.drag('Yeo Royal_George Wolfe Melville', 'Burlington', how='beside')
with s.fault('3.62 11.33 11.35', 'the 19th Dragoons are carried by ship'):
    br.drag('Yeo Royal_George Wolfe Melville', 'Ft. George', how='beside')
    br.drag('103rd', 'Ft. George')
    br.drag('19th_Dragoons', 'Ft. George')
br.discard('73')
us.say('spieszy ci sie')

with act(s, 'US Izard at Lacolle', 'US', '86', leader='Izard', ret='Canadian_Fencibles', book=B):
    us.say('86, trzy, Izard na Lacolle')
    us.play('86')
    us.march('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY', 'Lacolle')
    br.say('zostaje')
    bat(t, 'US', 'Lacolle', 'Champlain NY', '15th', 'Canadian_Fencibles', (3, 4), 'DR')
    us.roll('2d6', 3, 4)
    us.say('21:5 to 4:1, +3, las -1. dziewiec')
    safe(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.discard('86')
    us.vp(B.due())

with act(s, 'BR Rottenburg at Lacolle, two rounds', 'British', '76', leader='Rottenburg', fights={'Rottenburg': 'Lacolle', 'br:13th': 'Lacolle', '49th': 'Lacolle',
         'De_Watteville': 'Lacolle'}, flips='49th 15th', book=B):
    br.say('76, Rottenburg z Montrealu, rzeka 3 i szlak 2')
    br.play('76')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('Rottenburg br:13th 49th De_Watteville', 'La Prairie', 'Lacolle')
    us.say('stoje, prowadzi 15')
    bat(t, 'British', 'Lacolle', 'La Prairie', '49th', '15th', (4, 6), 'EX')
    br.roll('2d6', 4, 6)
    br.say('10 -2 -1 +1 = 8')
    br.flip('49th')
    us.flip('15th')
    us.say('dalej? 9 do 19')
    br.say('dalej')
    bat(t, 'British', 'Lacolle', 'La Prairie', 'De_Watteville', 'us:6th', (5, 4), 'AR', rnd=2)
    br.roll('2d6', 5, 4)
    br.say('9 - 3 = 6, wracam do La Prairie')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'La Prairie')
    br.discard('76')

with act(s, 'US Scott takes Ft. Erie', 'US', '74', leader='Scott', ret='1/41st Seneca', flips='1/41st', fights={'Seneca': 'Ft. Erie'}):
    us.say('74, jeden, Scott przez rzeke na Ft. Erie')
    us.play('74')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('czekam')
    us.say('Seneca na czele, 6:6. rzeka -1, B do A -1, Scott +2')
    bat(t, 'US', 'Ft. Erie', 'Buffalo', 'Seneca', '1/41st', (5, 3), 'EX')
    us.roll('2d6', 5, 3)
    us.say('osiem, wymiana. Seneca znikaja, twoj 41 na druga strone i skoro nic zdrowego nie masz, uciekasz')
    us.drag('Seneca', 'US Eliminated')
    br.flip('1/41st')
    safe(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.discard('74')
    n = position(t) + B.off
    assert B.due() == label(n)
    with s.fault('4.13 4.14 4.12 4.11', 'Ft. Erie is worth 2, the marker moves 3'):
        us.say('Ft. Erie, 3 punkty')
        us.vp(label(n + 1))

with act(s, 'BR Riall takes it back; the marker put right first', 'British', '75', leader='Riall', pick='89th', ret='Scott NY_Volunteers_1814', book=B):
    br.say('chwila, Ft. Erie ma 2, nie 3')
    us.say('racja')
    br.vp(label(n))
    br.say('75: Riall, Royal Scots i 103 z Ft. George, w Chippawie dolacza 89')
    br.play('75')
    br.drag('Riall 1/R._Scots 103rd', 'Queenston')
    br.drag('Riall 1/R._Scots 103rd', 'Chippawa')
    br.drag('Riall 1/R._Scots 103rd 89th', 'Ft. Erie')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    us.say('zostaje, fort moj')
    bat(t, 'British', 'Ft. Erie', 'Chippawa', '1/R._Scots', 'NY_Volunteers_1814', (6, 5), 'DR')
    br.roll('2d6', 6, 5)
    br.say('14:5, +1, Scott -2. dziesiec')
    safe(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.drag('Scott NY_Volunteers_1814', 'Buffalo')
    br.vp(B.due())
    br.discard('75')

with act(s, 'US the 26th to Buffalo', 'US', '77', book=B):
    us.say('77: 26 do Buffalo')
    us.play('77')
    us.drag('26th', 'Buffalo')
    us.discard('77')

with act(s, 'BR Drummond to Ogdensburg', 'British', '82', leader='Drummond', book=B):
    br.say('82, Drummond')
    br.play('82')
    br.march('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.vp(B.due())
    br.discard('82')

with act(s, 'US Brown comes, Drummond goes', 'US', '92', leader='Brown', ret='Drummond 104th 10th_R.V. 2/R._Marines', book=B):
    us.say('92, Brown z piecioma')
    us.play('92')
    us.march('Brown us:9th 11th 21st 22nd 23rd', 'Antwerp', 'Ogdensburg')
    br.say('nie bije sie, Prescott')
    safe(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.each('104th 10th_R.V. 2/R._Marines Drummond', 'Prescott')
    us.vp(B.due())
    us.discard('92')

with act(s, 'BR restores two', 'British', '78', build=True, flips='49th 1/41st', book=B):
    br.say('78: 49 w La Prairie, 41 w Chippawie')
    assert supplied(t, 'British', 'La Prairie') and supplied(t, 'British', 'Chippawa')
    br.play('78')
    br.flip('49th')
    br.flip('1/41st')
    br.discard('78')

with act(s, 'US builds at Vergennes', 'US', '79', build=True, book=B):
    us.say('79, dwa: Saratoga i szkuner Ticonderoga')
    us.play('79')
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.discard('79')

with act(s, 'BR the Mohawks to Chippawa', 'British', '81', book=B):
    br.play('81')
    br.drag('br:Mohawk', 'Chippawa')
    br.discard('81')

with act(s, 'US from Pittsburgh', 'US', '83', book=B):
    us.say('83, 19 i strzelcy')
    us.drag('us:19th 4th_Rifles', 'Erie PA')
    us.play('83')
    us.discard('83')

s.play('BR holds, US holds')
br.say('chowam jedna')
br.hold('91')
us.say('ja tez')
us.hold('84')
s.done()
