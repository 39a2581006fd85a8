"""Tecumseh at Frenchtown and Harrison after him, wind on the lake, warriors of the Grand River; Norwegian, few words, cards thrown straight on the pile."""
from lay17e import Book, f, go, start
from lay7 import burn_to, hands
from more import lay_1813, lay_arrivals, supplied
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Odd', br='Liv', what='Spring 1813, Norwegian: yards, forest battle against Indians alone (EX, DR), event of card 56, Contrary Winds, a campaign')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
start(t)
hands(t, ['Card 46', 'Card 53', 'Card 55', 'Card 49', 'Campaign@1813', 'Card 51'],
      ['Card 45', '#56 Grand River Indians', 'Card 48', 'Card 57', 'Card 58', 'Card 59', 'Contrary Winds'])
burn_to(t, 1813, 3)
t, us, br = s.begin()
book = Book(t)

s.play('US yard')
us.drop_discard('46')
us.say('46, 3')
us.drag('Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')

s.play('BR Tecumseh')
br.say('45')
br.play('45')
go('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
br.march('Shawnee Wyandot Western_Indians Tecumseh', 'Sandwich', 'Detroit', 'Frenchtown')
br.vp(book.due())
br.discard('45')

s.play('US Harrison: 12 to 8, 1:1, B to B, forest with Indians alone -2, Harrison +1, Tecumseh -1')
us.drop_discard('53')
us.say('53, Harrison')
go('Ft. Meigs', 'Frenchtown')
us.drag('17th 19th 1st_Kentucky Harrison', 'Frenchtown', at='beside')
assert f(t, '17th 19th 1st_Kentucky', True) == 12 and f(t, 'Shawnee Wyandot Western_Indians') == 8
assert supplied(t, 'US', 'Frenchtown', 'Ft. Meigs') and supplied(t, 'British', 'Frenchtown')
assert odds(12, 8) == 0 and crt(9 - 2 + 1 - 1) == 'EX'
us.say('17th')
br.say('Shawnee')
us.roll('2d6', 3, 6)
us.flip('17th')
br.flip('Shawnee')
assert f(t, '19th 1st_Kentucky', True) == 8 and f(t, 'Shawnee Wyandot Western_Indians') == 6
assert odds(8, 6) == 0 and crt(10) == 'DR'
us.say('19th')
br.say('Wyandot')
us.roll('2d6', 5, 5)
br.drag('Shawnee Wyandot Western_Indians Tecumseh', 'Detroit')
us.vp(book.due())

s.play('BR Grand River')
br.say('56, mohawk')
br.play('#56 Grand River Indians')
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US Scott')
us.play('55')
go('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
us.march('20th 23rd 25th 29th US_Dragoons Scott', 'Canandaigua', 'Buffalo')
us.discard('55')

s.play('BR yards')
br.drop_discard('48')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.say('48. Brock i York, Detroit i Malden')

s.play('US Chauncey and the wind')
us.say('49, Chauncey seiler med alt')
us.play('49')
br.say('vent! motvind')
br.play('Contrary Winds')
br.discard('Contrary Winds')
us.say('typisk. blir i havn')
us.discard('49')

s.play('BR Caughnawaga')
br.play('57')
go('Beauharnois', 'Chateauguay')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('57')

s.play('US campaign')
us.say('felttog: Pike, og Vermont')
us.play('Campaign')
go('Sackets Harbour', 'Oswego')
us.drag('1st_Rifles us:15th Pike', 'Oswego')
go('Burlington VT', 'Vergennes')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('Campaign')

s.play('BR Rottenburg')
br.play('58')
go('Kingston', 'Gananoque', 'Prescott')
br.drag('104th', 'Prescott')
br.drag('1/R._Scots', 'Prescott')
br.drag('Rottenburg', 'Prescott')
br.discard('58')

s.play('US holds')
us.hold('51')
s.play('BR holds')
br.hold('59')
br.say('koselig')
book.ok()
s.done()
