"""A pedant in German and a careless Brazilian; the spring of 1812 and the first half of the autumn."""
from aid30a import *

s = Session(S, us='Gerlinde', br='Juca', what='Spring 1812 in full, arrivals, deal, autumn plays; steps by a pedant, slips of a careless hand')
t, us, br = s.begin()
G, J = H(us, 'before', 'steps', 'discard'), H(br, 'after', 'one', 'discard')
b = Book(t)

with act(s, 'US Hull nach Sandwich', 'US', '32', 'Hull', book=b):
    G.card('32', 'Karte 32, Wert 3: Hull mit 4th, 1st und 2nd Ohio, Route 3 MP')
    G.mv('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit', 'Sandwich')
    us.vp(b.due())
    G.end()

with act(s, 'BR Procter', 'British', '5', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', flips='us:4th', book=b):
    J.card('5', 'proctor vai la pra cima deles')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.say('opa')
    br.undo()
    J.mv('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    us.say('Ich bleibe stehen. Führend: 4th. 11:9 = 1:1')
    clash(s, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 'DR-1', 1812)
    us.say('DR-1, 4th wird gedreht, zurück nach Detroit')
    us.flip('us:4th')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.vp(b.due())
    J.end()

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    G.card('4', 'Karte 4, Wert 1: 3rd Ohio über Findlay und Meigs nach Frenchtown, 2+2+2 = 6 MP')
    G.mv('3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    G.end()

with act(s, 'BR Brock', 'British', '8', 'Brock', book=b):
    J.card('8', 'brock pro niagara')
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock', 'Queenston')
    br.say('nao, no forte')
    br.drag('Brock', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    J.end()

with act(s, 'US Oneida bringt die Miliz nach Oswego', 'US', '13', sea='2nd_NY_Militia', book=b):
    G.card('13', 'Karte 13, Wert 2: Oneida + 2nd NY, laden 1, fahren 1, ausladen 1')
    room(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    G.end()

with act(s, 'BR Royal George auf den See', 'British', '2', laid=False):
    J.card('2', 'tres navios pro lago, royal george moira e gloucester')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    us.say('das macht 2 Punkte für dich, die Karte liegt auch noch da')

with act(s, 'US Dearborn nach Sackets', 'US', '12', 'Dearborn', book=b):
    br.vp(b.due())
    br.discard('2')
    br.say('valeu')
    G.card('12', 'Karte 12, Wert 3: Dearborn, 6th, 13th; 1+1+2 = 4 MP')
    G.mv('Dearborn us:6th us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    G.end()

with act(s, 'BR Norfolk', 'British', '17', book=b):
    J.card('17', 'norfolk')
    J.mv('Norfolk', 'Port Dover', 'Ft. Erie')
    J.end()

with act(s, 'US stellt das 4th wieder her', 'US', '19', flips='us:4th', book=b):
    G.card('19', 'Karte 19, Wert 2: 8.31(5), 4th in Detroit wiederhergestellt (ein Punkt reicht)')
    assert supplied(t, 'US', 'Detroit') and holds(t, 'US', 'Detroit')
    us.flip('us:4th')
    G.end()

with act(s, 'BR 8th und Fencibles', 'British', '10', book=b):
    J.card('10', 'oitavo e os fencibles de montreal ate prescott')
    J.mv('br:8th Canadian_Fencibles', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    J.end()

with act(s, 'US nach Ogdensburg', 'US', '30', book=b):
    G.card('30', 'Karte 30, Wert 2: 6th und 13th ohne Dearborn, 2+2 = 4')
    G.mv('us:6th us:13th', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
    G.end()

with act(s, 'BR greift Ogdensburg an', 'British', '20', fights={'br:8th': 'Ogdensburg', 'Canadian Fencibles': 'Ogdensburg'}, flips='br:8th us:6th', book=b):
    J.card('20', 'ataque em ogdensburg!!')
    J.mv('br:8th Canadian_Fencibles', 'Prescott', 'Ogdensburg')
    us.say('10:8, Fluss -1, A gegen B +1: also 0. Führend 6th')
    clash(s, 'British', 'Ogdensburg', ['Prescott'], 'br:8th', 'us:6th', 'EX', 1812)
    us.flip('us:6th')
    br.flip('br:8th')
    br.say('de novo, agora fencibles na frente')
    us.say('13th führt. 5:6, das ist 1:2')
    clash(s, 'British', 'Ogdensburg', ['Prescott'], 'Canadian Fencibles', 'us:13th', 'AR', 1812, rnd=2)
    br.say('droga')
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
    J.end()

with act(s, 'US legt zurück', 'US', '27', hold=True, book=b):
    G.hold('27', 'Ich lege eine Karte zurück (7.34)')

with act(s, 'BR segura', 'British', 'Declaration of War', hold=True, book=b):
    J.hold('Declaration of War', 'eu tambem guardo')

s.play('Sommer: Marker, Verstärkungen, Karten')
us.turn('Summer-Autumn 1812')
us.say('Schiffe im Kasten bleiben. Jetzt Verstärkungen')
muster(us, '1812b')
muster(br, '1812b', groups=False)
deal(t, us, 1812, '6', '3', '21', '11', '24', '16')
deal(t, br, 1812, '1', '31', '26', '7', '28', '18')
b.ok()

with act(s, 'US Chauncey', 'US', '3', 'Chauncey', pick="Fair_American Gov._Tompkins Oneida", ret="Royal_George Earl_of_Moira Gloucester", flips="Oneida Royal_George Gloucester", book=b):
    G.card('3', 'Karte 3, Wert 2: Chauncey; Oswego holt Oneida und zwei Schoner, 1 MP hin, 1 MP in den Kasten')
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.say('7 gegen 3: +2. Oneida (B) gegen Royal George (B)')
    d, m = broadside(s, 'US', 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 'A1 D2 att')
    us.say('%d + %d: ich 1 Stufe, du 2, der See ist meiner' % (d, m))
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George Gloucester')
    br.drag('Royal_George Gloucester Earl_of_Moira', 'Kingston')
    us.vp(b.due())
    G.end()

with act(s, 'BR 103rd e royal scots', 'British', '28', book=b):
    J.card('28', '103 e royal scots, quebec pra montreal')
    J.mv('103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    J.end()

with act(s, 'US Harrison', 'US', '6', 'Harrison', book=b):
    G.card('6', 'Karte 6, Wert 3: Harrison mit 17th, 19th, 1st Kentucky; Findlay 2, Meigs 4')
    G.mv('Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    G.end()

with act(s, 'BR queen charlotte no lago', 'British', '18'):
    br.drag('Queen_Charlotte Hunter', 'Lake Ontario Control Box')
    br.undo()
    J.card('18', 'queen charlotte e hunter, lago erie. errei de lago kkk')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    J.end()

with act(s, 'US Armee von Albany', 'US', '16', 'Dearborn', book=b):
    br.vp(b.due())
    G.card('16', 'Karte 16, Wert 3: Dearborn allein von Sackets nach Rome, Utica')
    G.mv('Dearborn', 'Sackets Harbour', 'Rome', 'Utica', most=10)
    G.end()

with act(s, 'BR voltigeurs', 'British', '1', book=b):
    J.card('1', 'voltigeurs pra la prairie')
    J.mv('Voltigeurs', 'Montreal', 'La Prairie')
    J.end()

with act(s, 'US 11th', 'US', '11', book=b):
    G.card('11', 'Karte 11, Wert 1: 11th nach Rome und weiter nach Sackets, 4 MP')
    G.mv('us:11th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    G.end()

with act(s, 'BR conserta', 'British', '26', flips='Royal_George Gloucester', book=b):
    J.card('26', 'reparo kingston, 3: royal george 1, gloucester meio')
    br.flip('Royal_George')
    br.flip('Gloucester')
    br.flip('br:8th')
    br.say('perai, restaurar o oitavo nao pode junto')
    us.say('Richtig, nur eine Funktion (8.31)')
    br.flip('br:8th')
    J.end()

with act(s, 'US 18th geht nach Lewiston', 'US', '21', book=b):
    G.card('21', 'Karte 21, Wert 1: 18th von Ft. Niagara nach Lewiston, 1 MP')
    G.mv('18th', 'Ft. Niagara', 'Lewiston')
    G.end()
    us.say('Kontrolle: Ontario US 2, Erie Brit. 2. Stimmt mit dem Marker überein')

with act(s, 'BR lincoln', 'British', '7', book=b):
    J.card('7', 'lincoln pra chippawa')
    J.mv('Lincoln', 'Queenston', 'Chippawa')
    J.end()

with act(s, 'US 12th', 'US', '24', book=b):
    G.card('24', 'Karte 24, Wert 1: 12th Albany - Utica - Canandaigua - Batavia, 4 Straßen = 4 MP')
    G.mv('12th', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    G.end()

with act(s, 'BR segura a outra', 'British', '31', hold=True, book=b):
    J.hold('31', 'guardo')

s.play('Ende')
us.say('US: noch Karte 27 in Reserve. Pause bis Sonntag, gute Partie')
br.say('ate domingo!')
s.done()
