"""Summer-Autumn 1812, a Swedish table: the LC Militia marches into New York, Indians go aboard."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Torbjorn', br='Annika', what='1812b, Swedish and English: LC Militia three spaces from Montreal into US territory; Wyandot carried by the Queen Charlotte')
t = s.t
lay(t, '1812b')
hands(t, ['13', '27', '4', '19'], ['5', '8', '17', '10'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
b = Book(t, 0)

s.play('US 11th and 14th')
us.say('hej! 13, tva poang: 11th och 14th till Whitehall')
us.play('13')
go('Albany', 'Whitehall')
us.drag('us:11th us:14th', 'Whitehall')
us.discard('13')

s.play('BR LC Militia')
br.say('5, jag tar bara en: milisen soderut')
br.play('5')
br.drag('LC_Militia', 'La Prairie')
br.drag('LC_Militia', 'Lacolle')
br.say('6 MP racker precis')
go('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY')
with s.fault('3.63', 'LC Militia goes three spaces from Montreal, into US territory (Champlain NY)'):
    br.drag('LC_Militia', 'Champlain NY')
br.vp('British 1')
br.discard('5')
b.ok()

s.play('US 18th')
us.say('inte bra for mig... 27: 18th till Lewiston')
us.play('27')
us.drag('18th', 'Ft. Schlosser')
us.undo()
us.drag('18th', 'Lewiston')
us.discard('27')

s.play('BR Queen Charlotte')
br.say('8, two ops, from Malden to Port Dover with the ship')
br.play('8')
with s.fault('11.33 3.7', 'the Wyandot (Indians) are carried by the Queen Charlotte from Ft. Malden to Port Dover', also=['9.1', '9.2', '3.16']):
    br.drag('Queen_Charlotte Wyandot', 'Port Dover')
assert best('Ft. Malden', 'Port Dover')[0] == 9
br.discard('8')

s.play('US holds')
us.say('jag sparar en')
us.hold('19')

s.play('BR holds')
br.hold('10')
br.say('jag med. i morgon tar jag nog Plattsburg')
s.done()
