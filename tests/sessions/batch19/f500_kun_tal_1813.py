"""Two faults: a frigate of 1814 on the stocks in 1813, and two regiments that walk straight through a held fort. Danish; only the value of a card is said, never whose it is; the discards
are cleared by the other player."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Asger', br='Mette', what='Autumn 1813: the Prince Regent is built; 18th and 13th march from Ft. Niagara through Ft. George (8th and 49th stay there) to Stoney Creek')
t = s.t
autumn_1813(t)
t.lay_vp(label(position(t)))
hands(t, ['Card 53', 'Card 65', 'Card 50', 'Card 61', 'Card 47'], ['Card 58', 'Card 46', 'Card 48', 'Card 44', 'Card 57'])
burn_to(t, 1813, 20)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR 58: Riall', 'British', '58', 'Riall', book=book):
    br.say('to')
    br.play('58')
    br.drag('br:13th 70th Riall', 'Trois-Rivieres')
    br.drag('br:13th 70th Riall', 'Montreal')
    us.discard('58')

with act(s, 'US 53: Pike', 'US', '53', 'Pike', book=book):
    us.say('to')
    us.play('53')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:15th us:16th Pike', 'Antwerp')
    us.drag('us:15th us:16th Pike', 'Ogdensburg')
    br.discard('53')

s.play('BR 46: a frigate too early')
br.say('tre, og den bygger')
br.play('46')
with s.fault('15.14 15.12 15.13 3.23 15.1', 'the Prince Regent, a frigate of 1814, is built at Kingston in Summer-Autumn 1813'):
    br.drag('Prince_Regent', 'Kingston')
us.say('sikken en')
us.discard('46')
book.ok()

s.play('US 65: through the fort')
us.say('to. 18 og 13 over floden')
us.play('65')
assert units(t, 'Ft. George', 'British') and best('Ft. Niagara', 'Stoney Creek', barred=['Ft. George'])[0] > 6
with s.fault('9.3 10.1 9.44 9.4', '18th and 13th go into Ft. George, where 8th and 49th stand and stay, and on to Stoney Creek in the same play'):
    us.drag('18th us:13th', 'Ft. George', at='beside')
    us.drag('18th us:13th', 'Stoney Creek')
    us.vp(book.due())
br.say('og vi ser bare til')
br.discard('65')

with act(s, 'BR 48: Sheaffe', 'British', '48', 'Sheaffe', book=book):
    br.say('to')
    br.play('48')
    br.drag('Sheaffe R.N.R. York_Militia', 'Burlington')
    us.discard('48')

with act(s, 'US 50: Erie builds', 'US', '50', build=True, book=book):
    us.say('to, begge brigger')
    us.play('50')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    br.discard('50')

with act(s, 'BR 44: Glengarry', 'British', '44', book=book):
    br.say('en')
    br.play('44')
    br.drag('Glengarry', "Crysler's Farm")
    us.discard('44')

with act(s, 'US 61: 27th', 'US', '61', book=book):
    us.say('en')
    us.play('61')
    us.drag('us:27th', 'Pittsburgh')
    br.discard('61')

s.play('BR holds')
br.hold('57')
s.play('US holds')
us.hold('47')
br.say('godnat')
book.ok()
s.done()
