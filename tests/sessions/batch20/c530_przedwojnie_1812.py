"""1812: pre-war draws one by one, the Declaration in American hands; Zbyszek goes space by space, Halina mends. Polish."""
from aid20b import *

s = Session('dev-1812-opening-1', at=17, us='Zbyszek', br='Halina',
            what='pre-war sequence with the US drawing the Declaration, then twelve plays: Mackinac by Indians and again by a ship, Queenston won and lost, Lacolle with two rounds')
t = s.t
D = 'Pre-war Deck'
want = ['Card 11', 'Card 31', 'Card 26', 'Card 5', 'Declaration of War', 'Card 16', 'Card 32', '#9 Brock and Tecumseh', 'Card 22', 'Card 25', 'Card 14', 'Card 7', 'Card 18', 'Card 3']
d = t.deck(D)
assert sorted(t.things[k].name for k in d.kids) == sorted(want)
d.kids = [next(k for k in d.kids if t.things[k].name == n) for n in reversed(want)]
t, us, br = s.begin()
b = Book(t)
top = lambda: t.things[t.deck(D).kids[-1]].name

us.say('no to ciągniemy, po jednej')
with P(s, 'US', None, 'US draws, 2nd NY to Ogdensburg'):
    us.draw(D)
    us.say('hm... jedenastka. zagram. druga milicja NY')
    us.play('11')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.drag('2nd_NY_Militia', 'Ogdensburg')
    us.discard('11')
with P(s, 'British', None, 'BR draws, veterans to Prescott'):
    br.draw(D)
    br.say('31, za 1. 10. weteranów do Prescott, 2 punkty ruchu')
    br.play('31')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
    br.discard('31')
with P(s, 'US', None, 'US keeps'):
    us.draw(D)
    us.say('zostaje')
with P(s, 'British', None, 'BR keeps'):
    br.draw(D)
    br.say('też')
with P(s, 'US', None, 'US draws the Declaration'):
    assert top() == 'Declaration of War'
    us.draw(D)
    us.say('o rany. Wypowiedzenie wojny')
    br.say('czyli ja zaczynam, i ja pierwsza dobieram resztę')
s.play('the rest, British first')
s.prev = 'US'
while t.deck(D).kids:
    br.draw(D)
    if t.deck(D).kids:
        us.draw(D)
assert sizes(t) == (6, 6)
us.turn('Spring-Summer 1812')
br.say('po sześć w ręce, po jednej zagranej, zgadza się')
us.say('zapisuję i otwieram nowy log')
s.cut()

with P(s, 'British', '16', 'BR fleet', book=b):
    br.say('16 za 3: Royal George, Moira, Gloucester na jezioro')
    br.play('16')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('16')

with P(s, 'US', '26', 'US Dearborn to Plattsburg', leader='Dearborn'):
    us.play('26')
    us.say('dearborn... 6 i 13... powoli')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.say('5')
    us.discard('26')

with P(s, 'British', '7', 'BR Northwest Company at Mackinac', free=True, ret='Detachment_(Mackinaw)', book=b):
    br.say('7 za 1: Kompania Północno-Zachodnia na Mackinac, mają swoje kanu')
    br.play('7')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('stoję')
    br.roll('2d6', 6, 6)
    for o in (-2, 0, 1):
        assert crt(12 + o + 1, True) in ('DR-1', 'DR-2')
    br.say('dwanaście, nie ma o czym mówić')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('sami Indianie, wartość 2, więc punktów nie ma')
    br.discard('7')

with P(s, 'US', '32', 'US Hull over', leader='Hull', book=b):
    us.say('Hull idzie. 32')
    us.play('32')
    us.drag('us:4th', 'Sandwich')
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Frenchtown')
    us.say('nie tam')
    us.drag('2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.discard('32')
    br.say('punkt sobie dolicz')
    us.vp(b.due())

with P(s, 'British', '3', 'BR Nancy with the veterans\' detachment', sea='Det._10th_R.V.', book=b):
    br.say('3 za 2: Nancy bierze oddział z St. Joseph (1), płynie (1), wysadza na Mackinac (2). Razem 4')
    br.play('3')
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    br.say('teraz z wojskiem: 3 na 2, +2')
    assert holds(t, 'British', 'Ft. Mackinaw')
    br.vp(b.due())
    br.discard('3')

with P(s, 'US', '22', 'US Van Rensselaer takes Queenston', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.play('22')
    us.say('van rensselaer przez rzekę')
    us.drag('1st_NY_Militia', 'Queenston')
    us.drag('Van_Rensselaer', 'Queenston')
    br.say('4 na 3 to 0, C na C 0, rzeka -1. Lincoln zostaje')
    assert battle(t, '1st_NY_Militia', 'Lincoln', 'Queenston', (5, 6), '1st_NY_Militia', 'Lincoln', frm='Lewiston', route=True) == 'DR'
    us.roll('2d6', 5, 6)
    us.say('11... minus 1... 10')
    br.say('DR. Do Ft. George')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('22')

with P(s, 'British', '25', 'BR Brock retakes it', leader='Brock', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', book=b):
    br.say('25 za 2: Brock, RNR i milicja Yorku; w Ft. George zabiera Lincolna. York - Queenston 4')
    br.play('25')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    br.say('8 na 4 +1, A na C +2, Brock +2')
    assert battle(t, 'R.N.R. York_Militia Lincoln', '1st_NY_Militia', 'Queenston', (1, 3), 'R.N.R.', '1st_NY_Militia', al=2, frm='Ft. George') == 'DR'
    br.roll('2d6', 1, 3)
    br.say('4+5=9, DR')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')
    br.vp(b.due())
    br.discard('25')

with P(s, 'US', '14', 'US 3rd Ohio'):
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.say('3. Ohio, dwa pola, 4')
    us.discard('14')

with P(s, 'British', '5', 'BR Procter, Hull goes home', leader='Procter', ret='us:4th 1st_Ohio 2nd_Ohio Hull', book=b):
    br.say('5 za 2: Procter z 1/41., Shawnee, Wyandot, Tecumseh na Sandwich')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('eee... wycofuję się. do Detroit. przed walką')
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    br.say('to punkt Hulla przepada')
    br.vp(b.due())
    br.discard('5')

with P(s, 'US', '18', 'US at Lacolle', book=b):
    us.say('18 za 2: 6 i 13 do Lacolle')
    us.play('18')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:6th us:13th', 'Champlain NY')
    us.drag('us:6th us:13th', 'Lacolle')
    us.vp(b.due())
    us.discard('18')

with P(s, 'British', '#9 Brock and Tecumseh', 'BR from Montreal at Lacolle, two rounds', fights={'br:8th': 'Lacolle', 'Canadian_Fencibles': 'Lacolle'},
       flips='br:8th Canadian_Fencibles us:6th us:13th', book=b):
    br.say('dziewiątka jako 2 punkty, nie jako zdarzenie: 8. i Fencibles, Montreal - La Prairie 3, Lacolle 5')
    br.play('#9 Brock and Tecumseh')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    us.say('stoję. 6 prowadzi')
    assert battle(t, 'br:8th Canadian_Fencibles', 'us:6th us:13th', 'Lacolle', (3, 4), 'br:8th', 'us:6th', frm='La Prairie') == 'EX'
    br.roll('2d6', 3, 4)
    br.say('10:8 0, klasa +1, las -1: 7, EX. Ósmy i szósty na drugą stronę')
    br.flip('br:8th')
    br.flip('us:6th')
    br.say('druga runda. Fencibles / 13.? 5 do 6, -2')
    us.say('tak')
    assert battle(t, 'br:8th Canadian_Fencibles', 'us:6th us:13th', 'Lacolle', (4, 5), 'Canadian_Fencibles', 'us:13th', first=False, frm='La Prairie') == 'EX'
    br.roll('2d6', 4, 5)
    br.say('7 i znowu EX. wszyscy osłabieni, więc to ja się cofam')
    br.flip('Canadian_Fencibles')
    us.flip('us:13th')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.discard('#9 Brock and Tecumseh')

with P(s, 'US', 'Declaration of War', 'US holds the Declaration', hold=True):
    us.say('tę zostawiam na potem')
    us.hold('Declaration of War')
    br.say('karty się skończyły. ' + label(tracked(t)).replace('British', 'Brytyjczycy'))
assert over(t)
s.done()
