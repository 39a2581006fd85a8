"""Spring 1813 in three logs: a tied roll thrown again, then a nephew sits down for the US in the second, and the battle of the Raisin in the third."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Uncle Walt', br='Hester', what='1813a in three logs: tie rerolled for first player, substitute plays the US, Frenchtown in two rounds')
t = s.t
aid18.lay(t, '1813a', arrived=False)
hands(t, [], [])
t, us, br = s.begin()
book = Book(t)

s.play('arrival, deal, first player')
assert [p.name for p, w in arrivals(t, '1813a', 'US')] == ['US Dragoons']
us.drag('US_Dragoons', 'Albany')
A, B = ['40', '46', '51', '54', '58', '62', '65', '37'], ['39', '45', '47', '50', '52', '60', '63', '67']
for a, b in zip(A, B):
    us.draw('1813 Deck', cid(t, a, 1813))
    br.draw('1813 Deck', cid(t, b, 1813))
us.say('one die each for the year. you add 2')
us.roll('1d6', 4)
br.roll('1d6', 2)
br.say('4 all. again')
br.roll('1d6', 5)
us.roll('1d6', 3)
us.say('7 v 3. yours all year. sorry, my bus. Tim plays on for me, same seat')
s.cut()

with act(s, 'BR Procter and Tecumseh to the Raisin', 'British', 'Card 45', leader='Procter', book=book):
    us.say('hi, Tim here')
    br.say('hello Tim! 45, two ops, Procter')
    br.play('45')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp(book.due())
    br.discard('45')
s.cut()

with act(s, 'US Harrison strikes back', 'US', 'Card 46', leader='Harrison', fights={'Harrison': 'Frenchtown', '17th': 'Frenchtown', '19th': 'Frenchtown', '1st Kentucky': 'Frenchtown'},
         flips='17th 1/41st', book=book):
    us.say('uncle says hit them. 46')
    us.play('46')
    assert supplied(t, 'British', 'Frenchtown') and aid18.fed(t, 'US', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown', how='beside')
    br.say('we stay. 17th leads? I lead with the 41st')
    us.say('yes 17th')
    us.roll('2d6', 4, 4)
    assert fight(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', 1813, (4, 4)) == 'EX'
    us.flip('17th')
    br.flip('1/41st')
    us.say('again. 19th')
    br.say('Shawnee')
    us.roll('2d6', 3, 4)
    assert fight(t, 'US', 'Frenchtown', ['Ft. Meigs'], '19th', 'Shawnee', 1813, (3, 4), rnd=2) == 'AR'
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('46')
    us.say('he will kill me')
s.play('BR holds')
br.hold('67')
s.done()
