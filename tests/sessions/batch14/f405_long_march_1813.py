"""Seven points for legs of six, and two cards put down at once."""
from lay7 import burn_to, hands, more
from more import lay_1813
from ref import best
from session import Session

s = Session('dev-1812-faults', us='Eva', br='Jan', what='Spring 1813: 13th and 70th march 7 MP from Quebec to Lacolle; two cards held in one play')
t = s.t
lay_1813(t)
hands(t, ['Card 43', 'Card 44', 'Card 51', 'Card 53'], ['Card 52', 'Card 45', 'Card 47', 'Card 54'])
burn_to(t, 1813, 8)
t, us, br = s.begin()

s.play('US two to Utica')
us.play('53')
us.drag('23rd 25th', 'Utica')
us.discard('53')

s.play('BR Prevost')
br.play('52')
assert best('Quebec City', 'Lacolle')[0] == 7
with s.fault('3.16 9.1 9.2 8.42', 'the 13th and the 70th go from Quebec to Lacolle in one play: 7 MP at least, a unit has 6'):
    br.drag('Prevost br:13th 70th', 'Trois-Rivieres')
    br.drag('Prevost br:13th 70th', 'Montreal')
    br.drag('Prevost br:13th 70th', 'La Prairie')
    br.drag('Prevost br:13th 70th', 'Lacolle')
br.discard('52')

s.play('US holds, twice')
with s.fault('7.34 7.32', 'two cards go to the held cards in one play, the British play next'):
    us.hold('44')
    us.hold('51')

s.play('BR Caughnawaga')
br.play('47')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('47')

s.play('US 20th')
us.play('43')
us.drag('20th', 'Whitehall')
us.discard('43')

s.play('BR Drummond')
br.play('45')
br.drag('Drummond', 'Coteau du Lac')
br.discard('45')
s.done()
