"""German table: the spring ends, arrivals before the marker, hands dealt in two parts, Lake Ontario is fought for."""
from more import muster, spent, naval_drm, arrivals
from own6 import ready, deal
from ref import naval, cost
from session import Session

s = Session('dev-1812-faults', us='Dietmar', br='Uschi', what='end of spring 1812 in German: last cards, arrivals ahead of the marker, deal in parts, Chauncey wins Ontario, a repair')
t = s.t
ready(t)
spent(t, 'US', ['13', '4'])
spent(t, 'British', ['17', '5'])
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
t, us, br = s.begin()

s.play('US 13: Detroit')
us.say('Die 13, zwei Punkte: das 4. und die ersten Ohioer nach Frenchtown')
us.play('13')
us.drag('4th 1st_Ohio', 'Frenchtown')
us.discard('13')

s.play('BR 17: Norfolk')
br.say('17, einer: Norfolk nach Fort Erie')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.say('Meine letzte behalte ich zurück')
us.hold('4')

s.play('BR 5: Brock')
br.say('5: Brock mit der Marine-Infanterie hinunter nach Fort George')
br.play('5')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('5')
us.say('Das war das Frühjahr.')

s.play('arrivals and the turn')
muster(us, '1812b')
muster(br, '1812b', groups=False)
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
br.say('so, alles da. Jetzt erst den Marker')
us.turn('Summer-Autumn 1812')

s.play('the deal, in parts')
us.say('ich behielt eine, also bekomme ich sechs')
deal(us, 1812, '22', '15', '7')
deal(br, 1812, '6', '16', '1', '3')
br.say('Moment, Telefon')
br.say('weiter')
deal(us, 1812, '14', '18', '23')
deal(br, 1812, '11', '24', '25')
us.drag([t.card('4').id], 'US Hand')
assert len(t.hand('US')) == 7 and len(t.hand('British')) == 7

s.play('US 22: Dearborn north')
us.say('22, Dearborn zieht mit fünf Regimentern nach Plattsburg')
us.play('22')
us.drag('Dearborn us:6th us:13th 15th us:16th 21st', 'Whitehall')
us.drag('Dearborn us:6th us:13th 15th us:16th 21st', 'Ticonderoga')
us.drag('Dearborn us:6th us:13th 15th us:16th 21st', 'Plattsburg')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.discard('22')

s.play('BR 6: Prevost')
br.say('6: Prevost mit Royal Scots und 103. nach Montreal')
br.play('6')
br.march('Prevost 103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')
br.discard('6')

s.play('US 15: Chauncey on Lake Ontario')
us.say('15, Chauncey sticht in See, mit der Oneida und vier Schonern')
us.play('15')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
f = [t.find(n) for n in ('Oneida', 'Conquest', 'Scourge', 'Growler', 'Pert')]
e = [t.find('Royal George'), t.find('Earl of Moira')]
assert naval_drm(f, e, f[0], e[0]) == 2 and naval(2 + 2) == 'A1 D1 att'
us.roll('1d6', 2)
us.say('vier. Jeder einen Treffer, der See gehört mir')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
us.vp('US 2')
us.discard('15')

s.play('BR 16: repair')
br.say('16 in die Werft: Royal George wird geflickt')
br.play('16')
br.flip('Royal_George')
br.discard('16')

s.play('US 4')
us.say('die aufgehobene 4: 3. Ohio nach Findlay')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR holds')
br.say('ich halte eine')
br.hold('1')
us.say('Feierabend!')
s.done()
