"""Spring 1814 from the arrivals on: one regiment delayed, nine cards each without Ghent, four plays, the British first."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Olu', br='Femi', what='start of 1814: arrivals one by one, 34th delayed, deal of nine, British first; a march, a yard, a restored regiment')
t = s.t
lay(t, '1814a-')
t.lay_face('us:13th')
hands(t, [], [])
more.set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
k = Book(t)

s.play('spring')
br.say('both markers stand on spring 1814, arrivals first')
more.muster(br, '1814a')
us.say('how far')
more.muster(us, '1814a', groups=False, skip=('34th',))
us.drag('34th', 'Delayed Reinforcements')
us.say('34th waits a turn')
for i in range(9):
    br.draw('1814 Deck')
    us.draw('1814 Deck')
br.say('9 each')

H = {x: [c.name for c in t.hand(x)] for x in ('US', 'British')}


def pick(side, n):
    for c in t.hand(side):
        if c.name.startswith('Card ') and opv(c.name[5:]) >= n:
            return c.name
    raise AssertionError((side, n, H))


s.play('BR Riall')
c = pick('British', 2)
br.play(c)
walk(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston', 'Chippawa')
br.discard(c)

s.play('US restores 13th')
c = pick('US', 1)
us.play(c)
us.say('13th at Plattsburg, back to full')
us.flip('us:13th')
us.discard(c)

s.play('BR two up')
c = pick('British', 2)
br.play(c)
br.drag('16th 90th', 'Trois-Rivieres')
br.drag('16th 90th', 'Montreal')
br.discard(c)
us.say('they come')

s.play('US yard')
c = pick('US', 2)
us.play(c)
us.drag('Superior', 'Sackets Harbour')
us.say('a frigate!')
us.discard(c)
k.ok()

s.play('BR holds')
br.hold(pick('British', 1))
s.play('US 45th')
c = pick('US', 1)
us.play(c)
walk(us, '45th', 'Albany', 'Utica', 'Rome', step=False)
us.discard(c)
s.done()
