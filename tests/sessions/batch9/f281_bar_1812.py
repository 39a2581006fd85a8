"""Friday at the bar: the summer of 1812 begins with regiments of next year, and the Oneida is overloaded."""
from lay9 import Game, hands, pile
from more import muster

s = Game('dev-1812-faults', us='Benny', br='Giorgio', what='start of Summer-Autumn 1812: 25th and 29th come a year early; one brig carries two units')
t = s.t
hands(t, [], [])
pile(t, '1812 Deck', '22', '26', '25', '29', '18', '31', '14', '7', '15', '28', '23', '16', '24', '6')
t, us, br = s.open()

s.play('the turn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
with s.fault('14.1 3.15 7.1', 'the 25th and the 29th, due in Spring-Summer 1813, are placed at Albany in Summer-Autumn 1812', 'arrival|unit'):
    us.drag('25th 29th', 'Albany')
br.say('ciao. mine too')
muster(br, '1812b')
for i in range(7):
    us.draw('1812 Deck')
for i in range(7):
    br.draw('1812 Deck')

s.play('US Harrison')
c = next(x.name for x in t.hand('US') if x.name == 'Card 25')
us.say('25 for two. Harrison goes up to Findlay with the 17th and 19th')
us.play(c)
s.go(us, 'Harrison 17th 19th', 'Ft. MacArthur', 'Ft. Findlay')
us.discard(c)

s.play('BR first')
br.say('hm hm. 7, one op. Glengarry to Prescott, capisce')
c = next((x.name for x in t.hand('British') if x.name == 'Card 7'), None)
br.play(c)
s.go(br, 'Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard(c)

s.play('US Chauncey')
us.say('18 is a 2. Chauncey and the Oneida, riflemen and 2nd NY on board, to Oswego')
us.play('18')
with s.fault('11.35(brig) 11.35', 'the brig Oneida alone carries two units (2nd NY Militia and 1st Rifles)', 'capacity|ship|room'):
    us.drag('Chauncey Oneida 2nd_NY_Militia 1st_Rifles', 'Oswego')
us.discard('18')

s.play('BR holds')
br.say('I keep this')
br.hold(next(x.name for x in t.hand('British')))
us.say('another round? on me')
s.even()
s.done()
