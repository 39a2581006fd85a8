"""Autumn 1814 in its last rounds: New Orleans held, the treaty with a card in hand, New Orleans after it."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Delphine', br='Ruthven', what='from the middle of Summer-Autumn 1814: New Orleans held, Ghent costs one point, New Orleans scores 2; no penalties of the end; markers late')
t = s.t
lay(t, '1814b')
t.lay('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box', 'US')
hands(t, ['Battle of New Orleans', '96', '90', '85'], ['Treaty of Ghent', '83', '98', '87'])
burn(t, 'Bladensburg', 'Campaign@1814')
burn_to(t, 1814, 26)
t.lay_vp('US 6')
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR Riall')
br.say('98 as two. Riall to Chippawa by Queenston, the Lincolns fall in')
fit('98', 'Riall')
br.play('98')
go('Ft. George', 'Queenston', 'Chippawa')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
br.discard('98')

s.play('US holds')
us.say('I put one down')
us.hold('Battle of New Orleans')

s.play('BR Drummond')
br.say('83, also two. Drummond, 104th and Newfoundlanders.. no, 10th R.V., down to Prescott. Ogdensburg next, unless the diplomats are quicker')
fit('83', 'Drummond')
br.play('83')
br.march('Drummond 104th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard('83')

s.play('US Chauncey')
us.say('96, Chauncey, everything that floats')
fit('96', 'Chauncey')
us.play('96')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
us.drag('Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
us.discard('96')
us.vp(b.due())
b.ok()

s.play('BR Ghent')
br.say('they were quicker. Treaty of Ghent')
br.play('Treaty of Ghent')
assert [c.name for c in t.hand('British')] == ['Card 87']
br.say('one card left, so one point to you')
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('and the news crosses the ocean slowly: New Orleans')
us.play('Battle of New Orleans')
us.vp(b.due(1))
us.say('that was the treaty. now mine, one, two')
us.vp('US 10')
us.vp(b.due(2))
us.drag([t.card('Battle of New Orleans', us)], 'Cards Used for VPs')
b.ok()
assert shown(t) == 11
for p, e in (('Ft. Malden', None), ('Detroit', None)):
    assert supplied(t, 'US', p)
us.say('Malden is fed over the lake, both fleets have ports. 11, marginal. thanks for the evenings')
br.say('well played')
s.done()
