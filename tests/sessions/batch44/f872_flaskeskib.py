"""Lake Ontario, Spring 1813, two builders of ships in bottles; Danish."""
from aid18 import Book, burn_to, fit, hands, lay, sea
from session import Session

s = Session('dev-1812-faults', us='Frk. Toft', br='Hr. Kragh', what='Chauncey beats Yeo, his damaged lead stays out; a frigate of 1814 is built in 1813; Danish')
lay(s.t, '1813a')
hands(s.t, '46 52 41 43 47 48'.split(), '42 40 44 45 49 51'.split())
burn_to(s.t, 1813, 4)
s.t.lay_gone('us:US_Lake_Control', 'US')
s.t.lay('Yeo Royal_George Wolfe Melville Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box', 'British')
s.t.lay_vp('British 6')
t, us, br = s.begin()
b = Book(t)

s.play('US Chauncey attacks')
us.say('46, tre point: Chauncey med otte sejl mod Yeo')
us.play('46')
fit('46', 'Chauncey')
A = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins'
us.drag('Chauncey ' + A, 'Lake Ontario Control Box', how='beside')
us.say('Madison fører')
br.say('Wolfe, og Yeo +1')
assert sea(t, A, 'Royal_George Wolfe Melville Earl_of_Moira Sydney_Smith', 'Madison', 'Wolfe', 5, 0, 1) == 'A1 D2 att'
us.roll('1d6', 5)
br.flip('Wolfe')
br.flip('Sydney_Smith')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Sydney_Smith', 'Kingston')
us.flip('Madison')
us.vp(b.due())
b.ok()
with s.fault('12.52 12.42', 'the damaged Madison stays in the Lake Ontario box after the battle', 'damaged'):
    us.say('søen er min')
    us.discard('46')

s.play('BR repairs')
br.say('40, to: Wolfe og Sydney Smith i dok')
br.play('40')
br.flip('Wolfe')
br.flip('Sydney_Smith')
br.discard('40')

s.play('US builds')
us.say('52, tre: fregatten Superior, og Asp og Raven')
us.play('52')
with s.fault('15.14 15.11', 'Superior cannot be built before 1814', 'date'):
    us.drag('Superior', 'Sackets Harbour')
us.drag('Asp Raven', 'Sackets Harbour')
us.discard('52')

s.play('BR Procter')
br.say('45, Procter og 41. til Sandwich')
br.play('45')
fit('45', 'Procter')
br.drag('Procter 1/41st', 'Sandwich')
br.discard('45')

s.play('US 13th')
us.say('41, et: 13. til Lewiston')
us.play('41')
us.drag('us:13th', 'Lewiston')
us.discard('41')

s.play('BR holds')
br.say('gemmer et')
br.hold('44')
s.done()
