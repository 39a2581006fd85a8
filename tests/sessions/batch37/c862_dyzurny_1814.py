"""Spring 1814: a railway dispatcher (British) moves station by station with arrival times; she (US) drops in haste, beside, short, too far, and puts it right."""
from aid37b import *
from more import set_aside

s = Session('dev-1812-faults', us='Basia', br='Pan Zenon', what='Spring 1814: frigates built, Kingston stormed and its fleet flees, a lake battle, Lacolle, repairs at York')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
t.lay_hand('US', ['74', '75', '78', '81', '83', '86', '88', '92', '94'])
t.lay_hand('British', ['73', '76', '77', '79', '82', '84', '85', '87', '90'])
s.begin()
b = Book(t)

with act(s, 'BR yards', 'British', '76', build=True, book=b):
    br.say('Uwaga, karta 76, trzy punkty stoczniowe: na tor pierwszy wjeżdża Prince Regent, na tor drugi Linnet.')
    br.play('76')
    unbuilt(t, 'Prince_Regent Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US yards', 'US', '86', build=True, book=b):
    us.play('86')
    unbuilt(t, 'Superior Jefferson')
    us.drag('Superior', 'Oswego')
    us.say('ups nie tam')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour', how='beside')
    us.say('86 budowa, Superior i Jefferson')
    us.discard('86')

with act(s, 'BR Riall', 'British', '73', 'Riall', pick='Lincoln', book=b):
    br.say('Karta 73. Riall, odjazd z Ft. George.')
    br.play('73')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.say('Queenston, przyjazd 8:10, dosiada się milicja Lincoln, odjazd 8:14.')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.say('Lewiston, stacja końcowa, peron pusty.')
    br.vp(b.due())
    br.discard('73')

G = 'us:9th 11th 21st 22nd 23rd 25th 1st_Rifles'
K = 'Drummond Frontenac br:10th_R.V. 104th 2/R._Marines'
YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Prince_Regent'
with act(s, 'US Brown storms Kingston', 'US', '74', 'Brown', ret=K + ' ' + YEO, book=b):
    us.say('74 Brown!!! wszyscy na Kingston')
    us.play('74')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Brown ' + G, 'Antwerp')
    us.say('nie, przez Cape Vincent, sorki')
    us.drag('Brown ' + G, 'Cape Vincent')
    us.drag(G, 'Kingston')
    us.drag('Brown', 'Kingston')
    us.say('strzelcy prowadzą')
    br.say('Prowadzi 104. Na przejeździe -1, Drummond -1, Brown +1, klasa +1. Razem zero.')
    r = fight(t, 'US', 'Kingston', ['Cape Vincent'], '1st Rifles', '104th', 1814, (4, 6))
    assert r == 'DR', r
    us.roll('2d6', 4, 6)
    us.say('10!!')
    goes(t, 'British', 'Kingston', 'Gananoque', came=['Cape Vincent'])
    br.say('Garnizon odjeżdża do Gananoque bez opóźnień. Flota: Kingston zamknięty dla ruchu, objazd przez York.')
    br.drag(K, 'Gananoque')
    br.drag(YEO, 'York')
    us.vp(b.due())
    us.discard('74')

with act(s, 'BR Yeo out', 'British', '79', 'Yeo', book=b):
    br.say('79, Yeo, odjazd z Yorku, siedem wagonów.')
    br.play('79')
    br.drag(YEO, 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('79')

CH = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake Superior Jefferson'
with act(s, 'US Chauncey', 'US', '75', 'Chauncey', ret=YEO, flips='Superior Prince_Regent Wolfe', book=b):
    us.say('75 Chauncey, wszystko co pływa')
    us.play('75')
    us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.drag('Lady_of_the_Lake Superior Jefferson', 'Lake Ontario Control Box')
    us.say('Superior prowadzi')
    br.say('Prince Regent. Wy dziesięć, my siedem: +1; Yeo -1.')
    assert sea(t, CH, YEO.replace('Yeo ', ''), 'Superior', 'Prince Regent', 5, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 5)
    us.say('5, ja jeden ty dwa')
    br.flip('Prince_Regent Wolfe')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.say('Skład wraca do Yorku, dwa wagony uszkodzone.')
    br.drag(YEO, 'York')
    us.vp('US 9')
    us.say('za mało')
    us.vp(b.due())
    us.discard('75')
assert tracked(t) == 10
br.say('Przerwa techniczna, zapisuję.')
s.cut()

with act(s, 'BR Prevost', 'British', '82', 'Prevost', book=b):
    br.say('82, Prevost. Quebec 6:00, Trois-Rivières 6:40, Montreal 7:15, Coteau 7:50, Cornwall 8:20, Crysler 8:45, Prescott 9:05.')
    br.play('82')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Prevost 37th 90th br:16th', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('82')

with act(s, 'US Izard at Lacolle', 'US', '78', 'Izard', ret='Canadian_Fencibles', book=b):
    us.play('78')
    us.say('78 Izard na Lacolle szybko szybko')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Lacolle')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (4, 4))
    assert r == 'DR', r
    us.roll('2d6', 4, 4)
    us.say('8 +3 -1')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=['Champlain NY'])
    br.say('Fencibles, kierunek Isle aux Noix, proszę odsunąć się od krawędzi peronu.')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(b.due())
    us.discard('78')

with act(s, 'BR repairs at York', 'British', '85', build=True, flips='Prince_Regent Wolfe', book=b):
    br.say('85, warsztat w Yorku: Prince Regent 1, Wolfe 1.')
    br.play('85')
    br.flip('Prince_Regent')
    br.flip('Wolfe')
    br.discard('85')

with act(s, 'US 45th', 'US', '81', book=b):
    us.play('81')
    us.drag('45th', 'Whitehall')
    us.say('81, 45 do Whitehall')
    us.discard('81')

with act(s, 'BR Norfolk', 'British', '77', book=b):
    br.say('77, Norfolk, pociąg osobowy do Ft. Erie.')
    br.play('77')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('77')

with act(s, 'US holds', 'US', '94', hold=True, book=b):
    us.hold('94')
    us.say('odkładam 94')
end(s)
