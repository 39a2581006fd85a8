"""Spring 1813: a corvette is launched at the wrong harbour; after the battle the shot-up Madison stays on the lake."""
from h45 import *

s, t = open_at('1813a', ['46', '38', '59', '57'], ['45', '48', '60', '44'], 'Rosalind', 'Ambrose',
               'Spring 1813, old-fashioned English: General Pike built at Oswego, a damaged corvette left in the Lake Control Box', 8)
BOXO = 'Lake Ontario Control Box'
no_marks(t)
t.lay_marker('British Lake Control', 'Lake Erie Control Box')
t.lay_marker('British Lake Control', 'Lake Huron Control Box')
t.lay('Royal_George Wolfe Melville', BOXO, 'British')
t.lay_vp('British 6')
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.say('Pray observe: number 46, three of building. The Raven and the Asp at Sackets, the Niagara at Erie')
    us.play('46')
    us.drag('Raven Asp', 'Sackets Harbour')
    us.drag([next(p for p in t.things.values() if isinstance(p, Piece) and p.name == 'Niagara' and p.mark('Kind') == 'Ship')], 'Erie PA')
    with s.fault('15.13 15.31 15.33 15.34', 'the General Pike is built at Oswego, no working base while Sackets Harbour stands'):
        us.drag('General_Pike', 'Oswego')
        us.say('and the General Pike at Oswego, there is more room')
    us.discard('46')

with act(s, 'BR 45', 'British', '45', book=bk):
    br.say('Number 45, two points. The 104th and the First Royal Scots to Prescott, if you please')
    br.play('45')
    br.drag('104th 1/R._Scots', 'Prescott')
    br.discard('45')

s.play('US Chauncey, the battle')
us.say('Number 59, two points. Commodore Chauncey goes out with six')
us.play('59')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', BOXO)
us.say('Madison leads; twice your number, plus two')
br.say('Wolfe leads')
A, D = in_box(t, 'US', BOXO), in_box(t, 'British', BOXO)
m = naval_drm(A, D, t.find('Madison'), t.find('Wolfe'), 0, 0)
assert (len(A), len(D), m) == (6, 3, 2)
us.roll('1d6', 2)
assert naval(2 + m) == 'A1 D1 att'
us.say('four: one each, and the lake is mine')
us.flip('Madison')
br.flip('Wolfe')
br.drag('Wolfe Royal_George Melville', 'Kingston')
with s.fault('12.42 12.52', 'the damaged Madison stays in the Lake Control Box'):
    us.vp(bk.due())
    us.discard('59')
assert t.where(t.find('Madison')) == BOXO and t.find('Madison').level() == 2

with act(s, 'BR repairs', 'British', '48', build=True, flips='Wolfe', book=bk):
    br.say('Number 48: Wolfe into dock, one point')
    br.play('48')
    br.flip('Wolfe')
    br.discard('48')

with act(s, 'US 38', 'US', '38', book=bk):
    us.say('Number 38: 22nd and 1st Pennsylvania to Erie')
    us.play('38')
    us.drag('us:22nd 1st_PA_Militia', 'Meadville')
    us.drag('us:22nd 1st_PA_Militia', 'Erie PA')
    us.discard('38')
s.done()
