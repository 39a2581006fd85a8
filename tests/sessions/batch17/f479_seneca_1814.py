"""Warriors aboard the Caledonia, and a battalion made whole in a conquered fort. Scots English."""
from lay17f import *
from ref import best
from session import Session

s = Session('dev-1812-faults', us='Morag', br='Angus', what='Spring 1814: the Seneca shipped from Buffalo to Detroit; the 27th restored at Ft. Malden')
t = s.t
spring_1814(t)
t.lay('Caledonia', 'Buffalo', 'US')
t.lay_face('us:27th', side='US')
hands(t, ['Card 88', 'Card 93', 'Card 101', 'Card 85', 'Card 95'], ['Card 86', 'Card 79', 'Card 91', 'Card 77', 'Card 81'])
burn_to(t, 1814, 8)
t, us, br = s.begin()
book = Book(t)

s.play('BR yards')
br.say('86 in the yards, the Prince Regent')
br.play('86')
br.drag('Prince_Regent', 'Kingston')
br.discard('86')

s.play('US Seneca by ship')
us.play('88')
assert best('Buffalo', 'Detroit')[0] > 6
us.drag('Caledonia', 'Detroit')
with s.fault('11.33 3.7 9.1 3.16', 'the Seneca, Indians, are carried from Buffalo to Detroit by the Caledonia'):
    us.drag('Seneca', 'Detroit')
us.say('aw the wey tae Detroit')
us.discard('88')

s.play('BR Riall')
br.play('79')
br.drag('1/R._Scots Riall', 'Queenston')
br.discard('79')

s.play('US restores')
us.play('93')
us.say('93: the 27th back tae full')
assert holds(t, 'US', 'Ft. Malden')
with s.fault('8.31(5) 8.31 13.4(1)', 'the 27th is restored in Ft. Malden, which is British territory'):
    us.flip('27th')
us.discard('93')

s.play('BR Norfolk')
br.play('91')
br.drag('Norfolk', "Brant's Ford")
go('Port Dover', "Brant's Ford")
br.discard('91')

s.play('US Brown')
us.play('101')
us.drag('21st Brown', 'Rome')
us.say('naw, Oswego')
us.undo(2)
us.drag('21st Brown', 'Oswego')
us.discard('101')

s.play('BR holds')
br.hold('77')

s.play('US 85')
us.play('85')
us.drag('13th 15th', 'Champlain NY')
us.discard('85')

s.play('BR Caughnawaga')
br.play('81')
br.drag('Caughnawaga', 'Chateauguay')
br.say('wheesht')
br.discard('81')

s.play('US Izard')
us.play('95')
go('Plattsburg', 'Ticonderoga')
us.drag('30th Izard', 'Ticonderoga')
us.discard('95')
book.ok()
s.done()
