"""German, a teacher (British) and his class (US), Spring-Summer 1812: pupils drop pieces in the wrong place, roll dice for fun, ask questions."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Klasse 8b', br='Herr Brandt', what='German, a teacher and a class: Mackinac by the Northwest Company (no VP alone), a lake fight, Queenston taken and retaken')
t, us, br = s.begin()
book = Book(t)
br.say('Guten Morgen 8b. Ihr seid die Amerikaner. Wer zieht, sagt vorher laut, was er tut.')
us.say('Hier ist Emre, ich hab die Maus')
us.roll('2d6', 1, 1)
br.say('Emre, lass die Würfel in Ruhe, es gibt noch nichts zu würfeln.')

with act(s, 'US Dearborn nach Plattsburg', 'US', '12', 'Dearborn', book=book):
    us.say('Karte 12, drei Punkte: Dearborn mit allen aus Albany nach Plattsburg')
    us.play('12')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th', 'Vergennes')
    us.undo()
    assert t.where(t.find('Dearborn')) == 'Whitehall'
    br.say('Links am See entlang, nicht nach Vermont.')
    us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    us.discard('12')

with act(s, 'BR Northwest Company', 'British', '17', sea='NWC', ret='Detachment_(Mackinaw)', book=book):
    br.say('Karte 17, ein Punkt. Die Northwest Company fährt im Kanu nach Mackinac, dafür braucht sie kein Schiff.')
    br.play('17')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('wir bleiben drin!')
    assert odds(2, 1 + 1) == 0 and crt(5 + 5 + 1, True) == 'DR-1'
    br.roll('2d6', 5, 5)
    br.say('Zehn, plus eins für die bessere Klasse. Euer Posten ergibt sich, von der Insel kommt keiner weg.')
    br.drag('Detachment_(Mackinaw)', 'US Eliminated')
    us.say('und wie viele Punkte sind das?')
    br.say('Gute Frage. Keiner: Indianer allein halten nur Orte mit 0 oder 1.')
    br.discard('17')

with act(s, 'US Oneida auf den See', 'US', '30', book=book):
    us.say('jetzt Mia. Karte 30, die Oneida auf den Ontariosee')
    us.play('30')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.discard('30')
    us.vp(book.due())
    us.say('2 Punkte für uns!!!')

with act(s, 'BR Nancy', 'British', '10', sea='Det._10th_R.V.', book=book):
    br.say('Karte 10, zwei Punkte: die Nancy bringt das Detachment hinüber. Jetzt sind es 3 Stärke und nicht nur Indianer.')
    br.play('10')
    assert 1 + 1 + 2 <= 6
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('Det._10th_R.V. Nancy', 'Ft. Mackinaw')
    br.vp(book.due())
    br.say('Also 2 Punkte, wir stehen bei null.')
    br.discard('10')

with act(s, 'US Van Rensselaer über den Niagara', 'US', '32', 'Van Rensselaer', ret='Lincoln', book=book):
    us.say('Karte 32. Van Rensselaer über den Fluss nach Queenston')
    us.play('32')
    way('Lewiston', 'Queenston')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Chippawa')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    us.say('sorry, das war ein Feld zu weit, war nicht ich')
    br.say('Die Lincoln Militia wartet nicht auf euch und geht nach Fort George.')
    assert holds(t, 'British', 'Ft. George')
    br.drag('Lincoln', 'Ft. George')
    us.vp(book.due())
    us.discard('32')

with act(s, 'BR Flotte greift an', 'British', '2', flips='Royal_George Oneida', ret='Oneida', book=book):
    br.say('Karte 2, drei Punkte: Royal George, Moira und Beresford gegen die Oneida')
    br.play('2')
    a, d = t.pieces('Royal_George Earl_of_Moira Beresford'), t.pieces('Oneida')
    assert naval(2 + naval_drm(a, d, a[0], d[0])) == 'A1 D1 att'
    br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    us.say('dürfen WIR würfeln?')
    br.say('Der Angreifer würfelt.')
    br.roll('1d6', 2)
    br.say('2 und +2 für die Übermacht macht 4: je ein Schaden.')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.vp(book.due())
    br.discard('2')
    us.say('unfair, drei gegen einen')

with act(s, 'US Ohio', 'US', '4', book=book):
    us.say('Karte 4, ein Punkt. Die Dritte Ohio geht los, Jonas klickt')
    us.play('4', reveal=False)
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.reveal('4')
    us.discard('4')

with act(s, 'BR Brock schlägt zurück', 'British', '8', 'Brock', ret='1st_NY_Militia Van_Rensselaer', pick='Lincoln', book=book):
    br.say('Karte 8, zwei Punkte. Brock mit den beiden aus York, unterwegs nimmt er die Lincoln Militia mit.')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('R.N.R. York_Militia Brock', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('R.N.R. York_Militia Lincoln Brock', 'Queenston')
    br.say('Acht gegen vier, also 2:1. Die R.N.R. führt, Klasse A gegen C. Was gibt Brock? Mia?')
    us.say('plus zwei')
    assert supplied(t, 'US', 'Queenston') and fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 2)) == 'DR'
    br.roll('2d6', 3, 2)
    br.say('5 und 5 ist 10. Ihr müsst zurück über den Fluss.')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp(book.due())
    br.discard('8')

s.play('US hält')
us.say('wir heben eine auf, es klingelt gleich')
us.hold('27')
br.say('Hausaufgabe: Regel 4.14 lesen. Bis Donnerstag.')
book.ok()
s.done()
