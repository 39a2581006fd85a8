"""Spring 1814, Brown and Scott over the Niagara. A slow Pole who moves the points one by one; a joking Greek whose pieces fall short and are nudged on."""
from aid30a import *
from more import set_aside

s = Session(S, us='Stavros', br='Wanda', what='1814: frigates, two changes on Lake Ontario, Ft. Erie and Chippawa in two rounds, fleet return, the treaty shuffled in, Bladensburg')
t, us, br = s.t, s.us, s.br
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
hands(t, ['84', '85', '86', '87', '88', '89', '90', '91', '92'], ['75', '76', '77', '78', '79', '80', '81', '82', '83'])
s.begin()
A, W = H(us, 'after', 'one', 'discard'), H(br, 'before', 'each', 'discard')
b = Book(t)


def points(pl, n):
    """To the due place, one or two steps at a time."""
    w = tracked(t)
    to = position(t) + b.off
    while w != to:
        w += max(-n, min(n, to - w))
        pl.vp(label(w))


with act(s, 'BR Prince Regent', 'British', '76', build=True, book=b):
    W.card('76', 'karta 76, 3: Prince Regent i Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    W.end()

with act(s, 'US Superior', 'US', '86', build=True, book=b):
    A.card('86', 'ki ego to idio: Superior, Jefferson :)')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    A.end()

with act(s, 'BR z Burlington', 'British', '82', book=b):
    W.card('82', 'karta 82, 3 jednostki z Burlington do Ft. George')
    W.mv('103rd Glengarry 19th_Dragoons', 'Burlington', 'Stoney Creek', 'Ft. George')
    W.end()

with act(s, 'US Brown pros ta dytika', 'US', '88', 'Brown', book=b):
    A.card('88', 'o Brown me pente, 6 akrivos. pame volta')
    way('Sackets Harbour', 'Oswego', 'Sodus', 'Canandaigua')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Sodus')
    us.say('ligo akoma')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Canandaigua')
    A.end()

with act(s, 'BR Yeo', 'British', '80', 'Yeo', book=b):
    W.card('80', 'karta 80: Yeo na jezioro, pięć okrętów')
    br.each('Royal_George Wolfe Melville Earl_of_Moira Prince_Regent Yeo', 'Lake Ontario Control Box')
    points(br, 1)
    W.end()

with act(s, 'US Chauncey', 'US', '92', 'Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira Prince_Regent', fights={'Superior': 'Lake Ontario Control Box'},
         flips='Superior Prince_Regent Royal_George', book=b):
    A.card('92', 'Chauncey: Superior, Pike, Madison, Oneida, Jefferson, Sylph. kalo taxidi')
    us.drag('Chauncey Superior General_Pike Madison Oneida Jefferson Sylph', 'Lake Ontario Control Box')
    br.say('6 na 5 +1, Yeo -1, A na A')
    d, m = broadside(s, 'US', 'Superior General_Pike Madison Oneida Jefferson Sylph', 'Royal_George Wolfe Melville Earl_of_Moira Prince_Regent', 'Superior',
                     'Prince_Regent', 'A1 D2 att', dm=1)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.flip('Royal_George')
    br.each('Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Yeo', 'Kingston')
    points(us, 2)
    A.end()

with act(s, 'BR naprawa', 'British', '78', flips='Prince_Regent Royal_George', book=b):
    W.card('78', 'karta 78: naprawiam Prince Regent i Royal George, po 1')
    br.flip('Prince_Regent')
    br.flip('Royal_George')
    W.end()

with act(s, 'US Brown Ft. Erie', 'US', '85', 'Brown', pick='Scott NY_Volunteers_1814 Seneca', ret='1/41st', flips='1/41st'):
    A.card('85', 'Brown, perno ton Scott apo to Buffalo')
    way('Canandaigua', 'Batavia', 'Buffalo', 'Ft. Erie')
    us.drag('Brown us:9th us:11th 21st 22nd 25th', 'Buffalo')
    us.drag('Brown us:9th us:11th 21st 22nd 25th Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('26 do 6, to +3, rzeka -1, klasa -1, Brown +1. Zostaję')
    clash(s, 'US', 'Ft. Erie', ['Buffalo'], 'us:9th', '1/41st', 'DR-1', 1814)
    br.flip('1/41st')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    A.end()

with act(s, 'BR Riall', 'British', '83', 'Riall', book=b):
    br.say('Nie wziąłeś 2 punktów')
    points(us, 1)
    us.say('efcharisto')
    W.card('83', 'karta 83: Riall, 1/R. Scots, 103rd, Glengarry, dragoni do Chippawa')
    W.mv('1/R._Scots 103rd Glengarry 19th_Dragoons Riall', 'Ft. George', 'Queenston', 'Chippawa')
    W.end()

with act(s, 'US Chippawa', 'US', '90', 'Brown', ret='Riall 1/R._Scots 103rd Glengarry 19th_Dragoons 89th 1/41st', flips='us:9th Glengarry', book=b):
    A.card('90', 'xana o Brown, to 25o menei piso')
    A.mv('Brown us:9th us:11th 21st 22nd Scott NY_Volunteers_1814 Seneca', 'Ft. Erie', 'Chippawa')
    br.say('prowadzi Glengarry (A). 22 do 22')
    clash(s, 'US', 'Chippawa', ['Ft. Erie'], 'us:9th', 'Glengarry', 'EX', 1814)
    us.flip('us:9th')
    br.flip('Glengarry')
    us.say('defteros gyros, 11o brosta')
    clash(s, 'US', 'Chippawa', ['Ft. Erie'], 'us:11th', '1/R. Scots', 'DR', 1814, rnd=2)
    goes(t, 'British', 'Chippawa', 'Queenston', ['Ft. Erie'])
    br.each('1/R._Scots 103rd Glengarry 19th_Dragoons 89th 1/41st Riall', 'Queenston')
    points(us, 1)
    A.end()

with act(s, 'BR Drummond', 'British', '79', 'Drummond', book=b):
    W.card('79', 'karta 79: Drummond, 104th, 2/R. Marines, 10th do York, sam dalej do Ft. George')
    W.mv('104th 2/R._Marines 10th_R.V.', 'Kingston', 'Smiths Creek', 'York')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', most=10)
    br.drag('Drummond', 'York')
    br.drag('Drummond', 'Ft. George')
    W.end()

with act(s, 'US Perry', 'US', '89', 'Perry', book=b):
    A.card('89', 'o Perry vgazei ta karavia gia barkada')
    us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    A.end()

with act(s, 'BR 1/41st', 'British', '77', flips='1/41st', book=b):
    W.card('77', 'karta 77: przywracam 1/41st w Queenston')
    assert supplied(t, 'British', 'Queenston') and holds(t, 'British', 'Queenston')
    br.flip('1/41st')
    W.end()

with act(s, 'US Oswego', 'US', '84', book=b):
    us.drag('2nd_NY_Militia', 'Rome')
    A.card('84', '2o NY stin Romi')
    A.end()

with act(s, 'BR De Meuron', 'British', '75', book=b):
    W.card('75', 'karta 75: De Meuron do Isle aux Noix')
    W.mv('De_Meuron', 'St-Jean', 'Isle aux Noix')
    W.end()

with act(s, 'US 19th', 'US', '87', book=b):
    us.drag('us:19th', 'Meadville')
    us.drag('us:19th', 'Erie PA')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    A.card('87', '19o sto Erie, ligo kryo ekei')
    A.end()

with act(s, 'BR Voltigeurs', 'British', '81', book=b):
    W.card('81', "karta 81: Voltigeurs, ścieżka 2, Johnson's")
    W.mv('Voltigeurs', 'Chateauguay', "Johnson's")
    W.end()

with act(s, 'US krataei', 'US', '91', hold=True, book=b):
    us.hold('91')
    us.say('mia krifi')

s.play('powrót, lato 1814')
br.say('Nancy wraca na Huron')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
assert not arrivals(t, '1814b', 'US')
br.say('traktat wraca do talii, tasuję')
x = t.card('Treaty of Ghent').id
br.drag([x], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
deal(t, br, 1814, '93', '94', '95', '96', '97', '98', '99', '100', 'Bladensburg')
us.say('8 gia mena, exo mia')
deal(t, us, 1814, '101', '102', '103', '104', '105', '106', '73', '74')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('Bladensburg jako wydarzenie, 2 punkty')
    br.play('Bladensburg')
    b.off -= 2
    points(br, 1)
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with act(s, 'US 45', 'US', '103', book=b):
    A.card('103', '34o kai 45o pros Plattsburg, ftanoun os ton Whitehall')
    A.mv('34th 45th', 'Albany', 'Whitehall')
    A.end()

with act(s, 'BR Prevost', 'British', '96', 'Prevost', book=b):
    W.card('96', 'karta 96: Prevost, 5th, 6th, 9th, 27th do Montrealu')
    W.mv('br:5th br:6th br:9th br:27th Prevost', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    W.end()

with act(s, 'US Wilkinson', 'US', '106', 'Wilkinson', book=b):
    A.card('106', 'o Wilkinson xypnise! 23o kai Rifles sto Cape Vincent')
    A.mv('Wilkinson 23rd 1st_Rifles', 'Sackets Harbour', 'Cape Vincent')
    A.end()

with act(s, 'BR Ft. George', 'British', '93', book=b):
    W.card('93', 'karta 93: 1/R. Scots i 103rd do Ft. George')
    W.mv('1/R._Scots 103rd', 'Queenston', 'Ft. George')
    W.end()

with act(s, 'US Izard', 'US', '102', 'Izard', book=b):
    us.drag('Izard us:6th us:13th us:15th', 'Lacolle')
    us.say('opa, oxi mesa')
    us.undo(2)
    A.card('102', 'o Izard mono os to Champlain')
    A.mv('Izard us:6th us:13th us:15th', 'Plattsburg', 'Champlain NY')
    A.end()

with act(s, 'BR Glengarry', 'British', '94', flips='Glengarry', book=b):
    W.card('94', 'karta 94: Glengarry')
    assert supplied(t, 'British', 'Queenston')
    br.flip('Glengarry')
    W.end()

with act(s, 'US Superior', 'US', '105', flips='Superior', book=b):
    A.card('105', 'episkevi Superior')
    us.flip('Superior')
    A.end()
s.done()
