"""Slovak: one card for a regiment at Albany and another at Pittsburgh, and a British depot at Detroit."""
from aid18 import *
from more import _sp
from session import Session

s = Session('dev-1812-faults', us='Zuzana', br='Matúš', what='Spring 1813, Slovak: one 2 card moves the 20th from Albany and the 22nd from Pittsburgh; a British depot is made at Detroit, in US territory')
t = s.t
lay(t, '1813a')
hands(t, ['Card 51', 'Card 43', 'Card 46', 'Card 53', 'Card 48', 'Card 60'], ['Card 45', 'Card 57', 'Card 52', 'Card 49', 'Card 44', 'Card 54'])
burn_to(t, 1813, 4)
t.lay_vp('British 2')
t, us, br = s.begin()
book = Book(t)

s.play('US Scott')
fit(51, 'Scott')
go('Albany', 'Utica', 'Rome')
us.drag('Scott us:25th', 'Utica')
us.drag('Scott us:25th', 'Rome')
us.drop_discard('51')

s.play('BR two to Lacolle')
fit(45, n=2)
br.drag('103rd Voltigeurs', 'Lacolle')
br.drag('Voltigeurs', 'Isle aux Noix')
br.undo()
br.drop_discard('45')
br.say('kde máš mačku')

s.play('US two')
us.play(fit(43, n=2))
with s.fault('8.61 8.6 8.31(3)', 'one 2 card moves the 20th from Albany to Whitehall and the 22nd from Pittsburgh to Meadville, no leader with either'):
    us.drag('20th', 'Whitehall')
    us.drag('22nd', 'Meadville')
us.discard('43')

s.play('BR depot')
br.play(fit(57), reveal=False)
assert holds(t, 'British', 'Detroit') and _sp['detroit']['territory'] == 'us'
with s.fault('13.52 13.51 8.31(6)', 'a British Supply Depot is made at Detroit, in enemy territory'):
    br.put('British Supply Depot', 'Detroit')
br.reveal('57')

s.play('US yard: General Pike 1, two schooners 1, Lawrence 1')
us.drop_discard(fit(46, n=3))
us.drag('ship:General_Pike Asp Raven', 'Sackets Harbour')
br.discard('57')
us.drag('ship:Lawrence', 'Erie PA')

s.play('BR Procter')
fit(52, 'Procter')
go('Ft. Malden', 'Sandwich', 'Detroit')
br.drag('Procter 1/41st', 'Sandwich')
br.drag('Procter 1/41st', 'Detroit')
br.drop_discard('52')

s.play('US Harrison')
fit(53, 'Harrison')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.drop_discard('53')
us.say('idem po pivo')

s.play('BR yards: the Brock at York 1, the Detroit at Malden 1')
br.play(fit(49, n=2))
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('49')

s.play('US Harrison at Detroit: 12 to 8+2, B to A -1, Harrison +1; then 8 to 6+2')
fit(48, 'Harrison')
us.roll('2d6', 2, 5)
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
A, D = 'us:17th us:19th 1st_Kentucky', '1/41st Essex'
assert fight(t, A, D, 'Detroit', (2, 5), 'us:17th', '1/41st', al=1, frm='Frenchtown') == 'EX'
us.flip('us:17th')
us.roll('2d6', 2, 2)
br.flip('1/41st')
assert fight(t, A, D, 'Detroit', (2, 2), 'us:19th', 'Essex', al=1, frm='Frenchtown', first=False) == 'AR'
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.drop_discard('48')

s.play('BR Caughnawaga')
fit(44, n=1)
br.drag('Caughnawaga', 'Chateauguay')
br.drop_discard('44')

s.play('US holds')
us.hold('60')
book.ok()
s.done()
