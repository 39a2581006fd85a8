"""Summer 1813 begins: a regiment comes a year early, and a third card is held."""
from lay10 import *

s = start('1813a', us='Ray', br='Sue', what='Summer-Autumn 1813 from the arrivals: the British 16th (1814) comes too; the British hold three cards', vp='British 2')
t = s.t
t.lay_turn('Summer-Autumn 1813')
ready(t, ['Card 43', 'Card 44', 'Card 46', 'Card 50', 'Card 57', 'Card 42', 'Card 51', 'Card 59'], ['Card 45', 'Card 47', 'Card 48', 'Card 49', 'Card 55', 'Card 53', 'Card 54', 'Card 60'], 1813, 16)
t, us, br = s.begin()

s.play('arrivals')
br.say('my people: De Meuron, both marines, Riall...')
br.drag('De_Meuron 1/R._Marines 2/R._Marines Riall', 'Quebec City')
with s.fault('14.1 3.15', 'the 16th, due in 1814, arrives in 1813', 'arrival|reinforcement|dot'):
    br.drag('br:16th', 'Quebec City')
us.say('all mine')
muster(us, '1813b')
us.say('hands dealt before the break. you start this year')

s.play('BR holds one')
br.say('holding the first')
br.hold('47')

s.play('US Brown')
us.say('57 for 1: Brown, 6th and 15th to Rome')
us.play('57')
mv(us, 'Brown us:6th 15th', 'Rome')
us.discard('57')

s.play('BR holds two')
br.say('and a second')
br.hold('55')

s.play('US Perry')
us.say('43 (2) yard: Lawrence, Niagara')
us.play('43')
us.drag('Lawrence ship:Niagara', 'Erie PA')
us.discard('43')

s.play('BR Drummond')
br.say('45 (2) Drummond, LC to Coteau')
br.play('45')
mv(br, 'Drummond LC_Militia', 'Coteau du Lac')
br.discard('45')

s.play('US Perry sails')
us.say('44, Perry out')
us.play('44')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.vp('0')
us.discard('44')

s.play('BR holds three')
with s.fault('7.34', 'a third card is held in one hand'):
    br.say('and I put this one away as well')
    br.hold('49')

s.play('US Scott')
us.say('50 (2): Scott, 20th 29th 31st to Whitehall')
us.play('50')
mv(us, 'Scott 20th 29th 31st', 'Whitehall')
us.discard('50')
s.done()
