"""Winter 1812-13: Detroit is one loss short; a ship is mended at a port that is no base."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Yusuf', br='Leyla', what='Winter 1812-13, Turkish: five units at Detroit, one turned instead of two; Oneida mended at Oswego; then spring arrives')
t = s.t
lay(t, '1812b')
t.lay('Oneida', 'Oswego', 'US')
t.lay_face('Oneida')
t.lay_face('Royal_George', side='British')
hands(t, [], [])
burn_to(t, 1812, 28)
t.lay_turn('Winter 1812-13')
t, us, br = s.begin()
k = Book(t)

s.play('winter')
us.say('kis geldi')
assert more.excess(t)['Detroit', 'US'] == 2
attrition(br, ('Essex & Kent Militia', 'Shawnee'))
br.flip('Royal_George')
with s.fault('15.21 15.33 15.34 16.1(3) 15.22', 'Oneida, damaged, is turned to her good side at Oswego; Sackets is not lost, so Oswego is no base'):
    us.flip('Oneida')
with s.fault('16.21 16.1(2)', 'five fresh units winter at Detroit (value 3), one is turned, and the turn goes on to spring'):
    for (n, side), c in sorted(more.excess(t).items()):
        if side != 'US':
            continue
        full = [p for p in units(t, n, side) if p.level() == 1]
        full.sort(key=lambda p: (p.trait('emb2;') < 0, p.mark('CF')))
        for p in full[:c - (n == 'Detroit')]:
            if p.trait('emb2;') >= 0:
                us.flip([p.id])
            else:
                us.drag([p.id], 'US Eliminated')
    assert more.excess(t) == {('Detroit', 'US'): 1}, more.excess(t)
    us.say('tamam')
    br.turn('Spring-Summer 1813')

s.play('spring')
more.muster(us, '1813a')
more.muster(br, '1813a')
us.roll('1d6', 5)
br.roll('1d6', 1)
us.say('ben baslarim')
for i in range(8):
    us.draw('1813 Deck')
    br.draw('1813 Deck')

s.play('US one')
c = next(c.name for c in t.hand('US') if c.name.startswith('Card ') and opv(c.name[5:]) >= 2)
us.play(c)
walk(us, '2nd_NY_Militia', 'Sackets Harbour', 'Cape Vincent')
us.discard(c)

s.play('BR one')
c = next(c.name for c in t.hand('British') if c.name.startswith('Card '))
br.play(c)
walk(br, 'Frontenac', 'Kingston', 'Gananoque')
br.discard(c)
s.done()
