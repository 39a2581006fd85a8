"""The last plays of 1814: a card kept for New Orleans, Lacolle stormed, the treaty as the last card, the battle after it, the count."""
from lay18 import *
from lay18 import _sp
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='MAJ Pettigrew (ret)', br='Blanche', what='End of 1814 at a club: terse; New Orleans held, Ghent with an empty hand, the battle played after it, final count')
t = s.t
lay(t, '1814b')
hands(t, ['102', '95', 'Battle of New Orleans'], ['92', '83', 'Treaty of Ghent'])
burn_to(t, 1814, 30)
t, us, br = s.begin()
bk = Book(t)

br.say('three each. tea is on')
with act(s, 'BR Prevost', 'British', '92', 'Prevost', book=bk):
    br.say('92/3 Prevost +5')
    br.play('92')
    br.drag('Prevost 88th 81st 76th 39th', 'Isle aux Noix')
    br.drag('br:27th', 'Isle aux Noix')
    br.discard('92')
with act(s, 'US holds', 'US', book=bk):
    us.say('hold.')
    us.hold('Battle of New Orleans')
with act(s, 'BR Yeo', 'British', '83', 'Yeo', book=bk):
    br.say('83/2 Yeo, six sail')
    br.play('83')
    br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.vp(bk.due())
    br.discard('83')
    us.say('noted')
with act(s, 'US Izard at Lacolle', 'US', '102', 'Izard', ret='Canadian_Fencibles', book=bk):
    us.say('102/3 Izard. 6 13 15 29 30. Champlain, Lacolle. 2 MP')
    us.play('102')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th us:15th us:29th 30th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th 30th', 'Lacolle')
    br.say('stand')
    assert supplied(t, 'US', 'Champlain NY') and supplied(t, 'British', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:15th', 'Canadian Fencibles', 1814, (4, 5)) == 'DR'
    us.say('18:5, +2, woods -1')
    us.roll('2d6', 4, 5)
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(bk.due())
    us.discard('102')

s.play('BR Ghent')
br.say('last card, hand empty, nothing held: TREATY OF GHENT')
assert len(t.hand('British')) == 1 and not [c for c in t.at('Held Cards') if c.masked() and br.pw in c.state[c.trait('obs;')]]
br.play('Treaty of Ghent')
us.say('one moment, madam')
s.play('US New Orleans')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.vp(bk.due(2))
bk.ok()
br.say('drat')
for sd in ('US', 'British'):
    assert all(supplied(t, sd, n) for n in LAND if units(t, n, sd) and _sp[sid(n)]['territory'] != sd.lower() and holds(t, sd, n)), sd
br.say('supply: yours at Malden by the lake, Lacolle by road. Kingston feeds Yeo. marker stands')
us.say('US 5. moral victory. more tea?')
assert label(tracked(t)) == 'US 5'
s.done()
