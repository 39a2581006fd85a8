"""Summer-Autumn 1812 begins, German: a regiment comes in at the front instead of its depot, the British deal themselves eight."""
from more import muster, spent
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Uwe', br='Karin', what='turn of the half-year 1812: 17th enters at Detroit instead of Ft. MacArthur; the British draw eight cards')
spent(s.t, 'US', ['30'])
spent(s.t, 'British', ['10'])
t, us, br = s.begin()

s.play('US 2nd NY and Oneida')
us.say('meine letzte, 30 als 2: Oneida bringt die 2nd NY nach Oswego')
us.play('30')
us.each('2nd_NY_Militia ship:Oneida', 'Oswego')
us.discard('30')

s.play('BR 49th and 10th')
br.say('meine auch: 10 als 2, 49. und Veteranen nach Gananoque')
br.play('10')
br.drag('49th 10th_R.V.', 'Gananoque')
br.discard('10')

s.play('arrivals')
us.turn('Summer-Autumn 1812')
us.say('Sommer. Verstärkungen!')
muster(us, '1812b', skip=('17th',))
with s.fault('14.1 2.16 14', 'the 17th comes in at Detroit, its place is Ft. MacArthur', 'entry|arrival|reinforcement'):
    us.drag('17th', 'Detroit')
muster(br, '1812b')

s.play('deal')
for c in ('6', '16', '22', '15', '3', '11', '18'):
    us.draw('1812 Deck', 'Card ' + c)
for c in ('26', '25', '23', '28', '7', '14', '29'):
    br.draw('1812 Deck', 'Card ' + c)
with s.fault('7.21 7.23', 'eighth card, the British draw 8 where 7 are dealt'):
    br.draw('1812 Deck', 'Card 24')
us.say('hast du sieben?')
br.say('ja ja')

s.play('US Dearborn')
us.say('16 als 3, Dearborn nimmt 6, 13 und die 9 mit nach Rome')
us.play('16')
us.drag('Dearborn us:6th us:13th us:9th', 'Utica')
us.drag('Dearborn us:6th us:13th us:9th', 'Rome')
us.discard('16')

s.play('BR Royal George and friends')
br.say('26 als 3, drei Schiffe auf den Ontario')
br.play('26')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('26')

s.play('US holds')
us.say('ich lege eine weg')
us.hold('11')

s.play('BR Brock')
br.say('25: Brock allein nach Ft. George')
br.play('25')
br.march('Brock', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('25')
s.done()
