"""A corvette built in the wrong yard and a regiment shipped under Yeo's nose. Turkish."""
from lay7 import burn_to, hands
from more import lay_1813, lay_arrivals, supplied
from ref import best, cost
from session import Session

s = Session('dev-1812-faults', us='Emre', br='Defne', what='Autumn 1813: the corvette Brock built at Kingston; lake transport over Ontario while Yeo holds it')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Oneida', 'Ft. Niagara', 'US')
t.lay_face('Earl_of_Moira 49th', side='British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 3')
hands(t, ['Card 48', 'Card 50', 'Card 53', 'Card 44', 'Card 51', 'Card 37'], ['Card 42', 'Card 45', 'Card 49', 'Card 47', 'Card 43', 'Card 54'])
burn_to(t, 1813, 20)
t, us, br = s.begin()

s.play('BR yard: Moira mended 1, the Brock 1')
br.say('42. tersane')
br.play('42')
br.flip('Earl_of_Moira')
with s.fault('15.13 15.31 15.15 15.12', 'the corvette Brock, which only York can build, is put on Kingston; York is free'):
    br.drag('ship:Brock', 'Kingston')
br.discard('42')

s.play('US Scott')
us.say('48, Scott')
us.play('48')
us.march('Scott 25th 29th 23rd', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('48')

s.play('BR Yeo out')
br.play('45')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.vp('British 5')
br.discard('45')

s.play('US the 13th by brig')
us.say('50: 13. alay gemiyle')
us.play('50')
assert best('Ft. Niagara', 'Sackets Harbour')[0] > 6
with s.fault('11.31 11.42', 'the Oneida carries the 13th from Ft. Niagara to Sackets Harbour, the British control Lake Ontario; on foot it is 8'):
    us.drag('Oneida us:13th', 'Sackets Harbour')
us.discard('50')
br.say('gol benim ama...')

s.play('BR the 49th restored')
assert supplied(t, 'British', 'Ft. George')
br.play('49')
br.flip('49th')
br.discard('49')

s.play('US 3rd Kentucky')
us.play('44')
us.march('3rd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
us.discard('44')

s.play('BR Caughnawaga')
br.play('47')
br.drag('Caughnawaga', 'Chateauguay')
br.undo()
br.drag('Caughnawaga', 'Montreal')
br.discard('47')

s.play('US Brown')
us.play('53')
us.drag('Brown us:6th 21st', 'Cape Vincent')
us.discard('53')

s.play('BR holds')
br.hold('54')
s.play('US holds')
us.hold('51')
s.play('BR Riall')
br.play('43')
br.march('Riall De_Meuron', 'Trois-Rivieres', 'Sorel')
br.discard('43')
s.play('US holds again')
us.hold('37')
s.done()
