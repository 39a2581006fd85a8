"""Hungarian, the pre-war sequence: British militia walk into Buffalo before the war; then US militia march through Queenston past its garrison."""
from lay18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Zoli', br='Réka', what='Hungarian, pre-war: Norfolk Militia at Buffalo before the war; 1st NY Militia through occupied Queenston to Chippawa without stopping')
t = s.t
t, us, br = s.begin()
deck = 'Pre-war Deck'
book = Book(t)

s.play('US húz, megtartja')
us.draw(deck)
us.say('marad')
s.play('BR húz, megtartja')
br.draw(deck)
s.play('US húz, megtartja')
us.draw(deck)

s.play('BR húz, játszik')
br.draw(deck)
br.say('5, két pont: Norfolk a tóparton')
br.play('5')
way('Port Dover', 'Ft. Erie', 'Buffalo')
br.drag('Norfolk', 'Ft. Erie')
assert value('Buffalo') == 3 and f(t, 'Norfolk') == 2
with s.fault('6.2', 'before the war no land force may move into enemy territory: Norfolk Militia at Buffalo'):
    br.drag('Norfolk', 'Buffalo')
br.discard('5')

s.play('US húz, megtartja')
us.draw(deck)
s.play('BR húz, megtartja')
br.draw(deck)
s.play('US húz, BR háború')
us.draw(deck)
assert t.things[t.deck(deck).kids[-1]].name == 'Declaration of War'
br.draw(deck)
br.say('Hadüzenet!')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
assert hand_sizes(t) == (7, 6)
us.turn('Spring-Summer 1812', tracker=False)

with act(s, 'US Dearborn', 'US', '26', 'Dearborn', book=book):
    us.play('26')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('26')

with act(s, 'BR Norfolk vissza', 'British', '31', book=book):
    br.say('31, vissza a Norfolk')
    br.play('31')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')

s.play('US 1st NY')
us.say('14, a New York-i milícia át a folyón')
us.play('14')
way('Lewiston', 'Queenston', 'Chippawa')
assert units(t, 'Queenston', 'British') and odds(4, 3) == 0
us.drag('1st_NY_Militia', 'Queenston')
with s.fault('9.3 10.1 9.4', 'the Lincoln Militia stand in Queenston: whoever enters must stop there and fight', also=('9.44', '10.72', '9.5')):
    us.drag('1st_NY_Militia', 'Chippawa')
us.vp(book.due())
us.say('Chippawa, egy pont')
us.discard('14')

with act(s, 'BR Brock', 'British', '16', 'Brock', book=book):
    br.play('16')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('16')
s.done()
