"""Summer-Autumn 1812, a German table: Hull takes Malden, the garrison walks back where he came from; a damaged ship goes on the lake."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Roswitha', br='Ottokar', what='1812b, German: defender of Ft. Malden retreats into Sandwich, from where Hull attacked; the damaged Earl of Moira enters the Ontario box')
t = s.t
lay(t, '1812b')
t.lay('Procter Tecumseh 1/41st Shawnee Western_Indians', 'London', 'British')
t.lay_face('Earl_of_Moira', True, 'British')
hands(t, ['32', '27', '4', '19'], ['8', '5', '17', '10'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
b = Book(t, 0)

s.play('US Hull at Malden')
us.say('32 (3): Hull mit allem ueber den Fluss und weiter nach Malden')
us.play('32')
fit('32', 'Hull')
army = 'Hull us:4th Detachment 1st_Ohio 2nd_Ohio Michigan'
go('Detroit', 'Sandwich', 'Ft. Malden')
us.drag(army, 'Sandwich')
us.drag(army, 'Ft. Malden')
br.say('wir bleiben stehen, Essex fuehrt')
us.say('4th fuehrt')
A = 'us:4th Detachment 1st_Ohio 2nd_Ohio Michigan_Militia'
for af in (False,):
    r = fight(t, A, 'Essex Wyandot', 'Ft. Malden', (6, 4), 'us:4th', 'Essex', al=-1, frm='Sandwich', afed=af)
    assert r == 'DR', r
assert odds(13, 7) == 0     # the same if he were supplied
us.roll('2d6', 6, 4)
us.say('10, +1 -1, DR')
with s.fault('10.72 10.71', 'the defenders of Ft. Malden retreat to Sandwich, the space from which the attackers came'):
    br.drag('Essex Wyandot', 'Sandwich')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Port Dover')
us.vp('US 3')
us.discard('32')
b.ok()

s.play('BR fleet')
br.say('8 als 2: Royal George und Earl of Moira auf den See, macht 2')
br.play('8')
with s.fault('12.42', 'the damaged Earl of Moira enters the Lake Ontario Control Box'):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.discard('8')

s.play('US 4th NY')
us.say('27, 4th NY Miliz nach Ticonderoga')
br.vp('US 1')
us.play('27')
us.drag('4th_NY_Militia', 'Ticonderoga')
us.discard('27')
b.ok()

s.play('BR holds')
br.say('ich lege eine weg. Wuerfel zum Spass')
br.roll('1d6', 6)
br.hold('10')

s.play('US holds')
us.hold('19')
s.done()
