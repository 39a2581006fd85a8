"""Turn change to Summer-Autumn 1812: arrivals, the deal, Chauncey gathers his schooners and fights, repairs."""
from kit13 import *
from more import naval_drm
from session import Session

s = Session('dev-1812-faults', us='Gwen', br='Ifor', what='turn change to Summer-Autumn 1812, seven cards each, Chauncey picks up ships at Oswego and beats the squadron, Kingston repairs')
t = s.t
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
hands(t, [], [])
t, us, br = s.begin()
k = Book(t)

s.play('turn change')
us.say('shwmae Ifor. Next turn, I do the track')
us.turn('Summer-Autumn 1812')
more.muster(us, '1812b')
br.say('mine')
more.muster(br, '1812b')
for i in range(7):
    us.draw('1812 Deck')
for i in range(7):
    br.draw('1812 Deck')
us.say('seven? good')

hand = {x: [c.name for c in t.hand(x)] for x in ('US', 'British')}


def pick(side, n):
    for c in t.hand(side):
        if c.name.startswith('Card ') and opv(c.name[5:]) == n:
            return c.name
    raise AssertionError((side, n, hand))


s.play('US Chauncey')
c = pick('US', 2)
us.say('Chauncey out with everything')
us.play(c)
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
a, b = t.pieces('Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins'), t.pieces('Royal_George Earl_of_Moira')
assert naval_drm(a, b, a[0], b[0], CMD['Chauncey'][1]) == 2 and naval(3 + 2) == 'A1 D2 att'
us.roll('1d6', 3)
br.say('ouch. both of mine')
br.flip('Royal_George Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
us.vp('US 2')
k.ok()
us.discard(c)

s.play('BR repairs')
c = [x.name for x in t.hand('British') if x.name.startswith('Card ') and opv(x.name[5:]) >= 2][0]
br.say('into the yard with them')
br.play(c)
br.flip('Earl_of_Moira')
br.flip('Royal_George')
br.discard(c)

s.play('US 9th, 11th')
c = pick('US', 2)
us.play(c)
us.drag('us:9th 11th', 'Whitehall')
us.drag('us:9th 11th', 'Ticonderoga')
us.drag('us:9th 11th', 'Plattsburg')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.discard(c)

s.play('BR Brock')
c = pick('British', 1)
br.play(c)
walk(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', step=False)
br.say('to Queenston, 4')
br.discard(c)

s.play('US holds')
us.hold(pick('US', 3))
s.play('BR holds')
br.say('me too')
br.hold(pick('British', 1))
s.done()
