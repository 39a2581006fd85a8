"""Autumn 1812 by e-mail in German: each writes a letter with apologies, three files."""
from aid23a import *

s, t, us, br = start('1812b', 'Detlef', 'Frau Oberstudienraetin', 'Autumn 1812 by e-mail: lake battle, Isle aux Noix taken and lost, Ogdensburg; three files',
                     ['6', 'Death of Brock', '21', '24', '16', '26', '28'], ['15', '18', '22', '29', '25', '23', '31'])
b = Book(t)

us.say('Liebe Frau Oberstudienrätin, verzeihen Sie die späte Antwort, die Grippe. Karte 28, Chauncey mit fünf Schiffen auf den Ontariosee.')
with act(s, 'US 28 Chauncey', 'US', card='28', leader='Chauncey', book=b):
    us.play('28')
    us.drag('Chauncey Oneida Conquest Scourge us:Pert Growler', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('28')
us.say('Ihr Zug, mit freundlichem Gruß, D.')

with act(s, 'BR 22 three ships attack', 'British', card='22', ret='Chauncey Oneida Conquest Scourge us:Pert Growler', flips='Royal_George Oneida', book=b):
    br.say('Lieber Detlef, gute Besserung! Karte 22 für drei Schiffe: Royal George, Earl of Moira, Gloucester greifen an. Führend Royal George gegen (vermutlich) Oneida.')
    br.play('22')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    atsea(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge us:Pert Growler', 'Royal_George', 'Oneida', 5, 'A1 D1 att')
    br.roll('1d6', 5)
    br.say('Minus eins für Ihre Überzahl, also 4: beide einen Schritt. Ich habe Ihre Schiffe gleich mit heimgeführt, ich hoffe, das war recht.')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.flip('Oneida')
    br.drag('Oneida Conquest Scourge us:Pert Growler Chauncey', 'Sackets Harbour')
    br.vp(b.due())
    br.discard('22')
us.say('Selbstverständlich recht, vielen Dank.')

with act(s, 'US 16 Dearborn', 'US', card='16', leader='Dearborn', book=b):
    us.say('Karte 16, Dearborn mit sechs Regimentern nach Plattsburg, Kosten 1+2+2. Entschuldigen Sie die vielen einzelnen Züge, die Maus klemmt.')
    us.play('16')
    us.each('us:6th us:13th us:9th us:11th us:14th us:15th', 'Whitehall')
    us.drag('us:6th us:13th us:9th us:11th us:14th us:15th', 'Plattsburg')
    us.drag('Dearborn', 'Plattsburg')
    us.discard('16')
s.cut()

br.say('Datei 2. Verzeihung, mein Enkel hatte den Rechner.')
with act(s, 'BR 18 Vincent to Prescott', 'British', card='18', leader='Vincent', book=b):
    br.say('Karte 18: Vincent führt das 49. über Gananoque nach Prescott (2).')
    br.play('18')
    br.march('Vincent 49th', 'Gananoque', 'Prescott')
    br.discard('18')

with act(s, 'US 21 repairs Oneida', 'US', card='21', flips='Oneida', book=b):
    us.say('Karte 21 als Bauwert 1: Oneida in Sackets Harbour repariert.')
    us.play('21')
    us.discard('21')
    us.flip('Oneida')

with act(s, 'BR 15 Vincent? Brock', 'British', card='15', leader='Brock', book=b):
    br.say('Karte 15: Brock mit R.N.R. und Yorker Miliz nach Ft. George.')
    br.play('15')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.discard('15')

with act(s, 'US 24 18th to Lewiston', 'US', card='24', book=b):
    us.say('Karte 24, eine Einheit: das 18. nach Lewiston. Pardon für die Kürze.')
    us.play('24')
    us.drag('us:18th', 'Lewiston')
    us.discard('24')

with act(s, 'BR 25 Ogdensburg', 'British', card='25', leader='Vincent', ret='Julia Hamilton', book=b):
    br.say('Karte 25: Vincent und das 49. über den Strom nach Ogdensburg. Es tut mir leid, Ihre beiden Schoner müssen fort, ich habe sie nach Oswego gesetzt, wohin Sie wollen.')
    br.play('25')
    br.drag('Vincent 49th', 'Ogdensburg')
    br.drag('Julia Hamilton', 'Oswego')
    br.vp(b.due())
    br.discard('25')
s.cut()

us.say('Datei 3. Oswego ist mir recht. Ich bitte um Nachsicht für das, was nun kommt.')
with act(s, 'US 6 Dearborn into Canada', 'US', card='6', leader='Dearborn', book=b):
    us.say('Karte 6, Dearborn: das 6. bleibt in Lacolle, 13. und 9. gehen weiter nach Isle aux Noix. Zusammen drei Punkte.')
    us.play('6')
    us.drag('Dearborn us:6th us:13th us:9th', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th us:9th', 'Lacolle')
    us.drag('us:13th us:9th', 'Isle aux Noix')
    us.say('Dearborn bleibt natürlich auch in Lacolle – nein: er geht mit, kehrt um und bleibt in Lacolle.')
    us.drag('Dearborn', 'Isle aux Noix')
    us.drag('Dearborn', 'Lacolle')
    us.vp(b.due())
    us.discard('6')

with act(s, 'BR 29 Rottenburg at Isle aux Noix', 'British', card='29', leader='Rottenburg', ret='us:13th us:9th', flips='us:13th', book=b):
    br.say('Karte 29: Rottenburg, 8., Canadian Fencibles und Voltigeurs. Zieht sich jemand zurück?')
    br.play('29')
    br.drag('Rottenburg 8th Canadian_Fencibles Voltigeurs', 'La Prairie')
    br.drag('Rottenburg 8th Canadian_Fencibles Voltigeurs', 'St-Jean')
    br.drag('Rottenburg 8th Canadian_Fencibles Voltigeurs', 'Isle aux Noix')
    us.say('Leider nein. Führend das 13., Fort B/2.')
    war(t, 'British', 'Isle aux Noix', 'St-Jean', '8th', 'us:13th', (6, 4), 'DR-1')
    br.say('Führend das 8.')
    br.roll('2d6', 6, 4)
    br.say('Zehn und eins für die Güte, DR-1.')
    us.flip('us:13th')
    us.drag('us:13th us:9th', 'Lacolle')
    br.vp(b.due())
    br.discard('29')

with act(s, 'US Death of Brock', 'US', card='Death of Brock', flips='Brock', book=b):
    us.say('Sie haben das besser gemacht als ich. Es ist mir sehr unangenehm: Death of Brock als Ereignis.')
    us.play('Death of Brock')
    us.flip('br:Brock')
    us.say('Aus Brock wird Sheaffe, er bleibt in Ft. George. Mein Beileid.')
    us.discard('Death of Brock')

s.play('BR holds 23')
br.say('Ich lege eine zurück.')
br.hold('23')
s.play('US holds 26')
us.say('Ich auch. Verzeihen Sie die magere Runde.')
us.hold('26')

with act(s, 'BR 31 Norfolk', 'British', card='31', book=b):
    br.say('Karte 31, Norfolk nach Ft. Erie. Herzliche Grüße, und trinken Sie Tee!')
    br.play('31')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')
s.done()
