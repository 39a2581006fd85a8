"""Autumn 1814: a regiment walks through the Norfolk Militia; the treaty costs one point where two cards are left."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Tilda', br='Ansgar', what='the 17th passes a British unit at Sandwich; Ghent with two cards in hand for one point; German and English')
t = s.t
lay(t, '1814b')
t.lay('Norfolk', 'Sandwich', 'British')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
hands(t, ['96', '90', '85', '87', '93'], ['Treaty of Ghent', '83', '98', '95', '88'])
burn(t, 'Bladensburg', 'Campaign@1814')
burn_to(t, 1814, 26)
t.lay_vp('US 5')
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR Drummond')
br.say('98 fuer 2, Drummond und die 104er')
fit('98', 'Drummond')
br.play('98')
br.march('Drummond 104th', 'Gananoque', 'Prescott')
br.discard('98')

s.play('US 17th')
us.say('87, a one, up the Thames')
us.play('87')
us.drag('us:17th', 'Sandwich')
with s.fault('9.3 10.1', 'a unit that enters a space with an enemy unit must stop there and fight: the 17th walks on through Norfolk at Sandwich'):
    us.drag('us:17th', 'Thamesville')
us.discard('87')

s.play('BR De Meuron')
br.say('83, zwei: nur De Meuron, nach La Prairie')
br.play('83')
br.drag('br:De_Meuron', 'La Prairie')
br.discard('83')

s.play('US Chauncey')
us.say('96 Chauncey out')
fit('96', 'Chauncey')
us.play('96')
us.drag('Chauncey General_Pike Madison Oneida', 'Lake Ontario Control Box')
us.vp(b.due())
us.discard('96')
b.ok()

s.play('BR Ghent')
br.say('Frieden von Gent')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 2
br.discard('Treaty of Ghent')
with s.fault('4.22 4.12', 'Ghent costs a point for each card left in hand: two cards, one point'):
    us.vp(b.due(1))
    br.say('ein Punkt fuer dich')
us.say('good game')
s.done()
