"""Autumn 1814, Lithuanian: Yeo lands at Oswego and is cut off there, a Campaign takes Champlain and Oswego back, the beaten go into the woods of Sodus and end there, Harrison crosses at Detroit."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Rasa', br='Mindaugas', what='Autumn 1814, Lithuanian: landing at Oswego DR, Chauncey takes the lake, a frigate built, Campaign of Macdonough and Brown, defenders out of supply retreat into enemy land and flip, ships flee the town, the reduced end when they must retreat again, '
            'points for several plays at once')
t = s.t
lay(t, '1814b')
t.lay('Macdonough Saratoga ship:Ticonderoga', 'Plattsburg', 'US')
hands(t, ['Card 88', 'Campaign@1814', 'Card 91', 'Card 73', 'Card 102'], ['Card 85', 'Card 90', 'Card 92', 'Card 97', 'Card 74'])
burn_to(t, 1814, 26)
t.lay_vp('US 3')
t, us, br = s.begin()
book = Book(t, 0)

s.play('BR Yeo lands at Oswego (in 1, over 1, landing 2): 10 to 4, 2:1 +1, B to B, landing -1')
fit(85, 'Yeo')
here(t, 'Yeo Royal_George Wolfe Melville 104th 10th_R.V. 2/R._Marines', 'Kingston')
br.roll('2d6', 6, 4)
br.drag('Yeo Royal_George Wolfe Melville', 'Oswego')
br.drag('104th 10th_R.V. 2/R._Marines', 'Oswego')
assert fight(t, '104th 10th_R.V. 2/R._Marines', '2nd_NY_Militia', 'Oswego', (6, 4), '104th', '2nd_NY_Militia', amphib=True) == 'DR'
br.say('104 priekyje')
us.drag('2nd_NY_Militia', 'Rome')
br.drop_discard('85')

s.play('US Chauncey out')
fit(88, 'Chauncey')
us.drag('Chauncey ship:General_Pike Madison Oneida Sylph Lady_of_the_Lake', 'Lake Ontario Control Box')
us.drop_discard('88')
br.say('o ne')
assert not supplied(t, 'British', 'Oswego')

s.play('BR a frigate for 2')
us.vp(book.due())
assert book.due() == 'US 3'
br.play(fit(90, n=2), reveal=False)
br.drag('Confiance', 'Isle aux Noix')

s.play('US Campaign: Macdonough, then Brown at Oswego: 24 to 11 halved 6, 4:1 +3, B to B, Brown +1')
us.say('kampanija: macdonough, brown')
us.play('Campaign')
us.drag('Saratoga ship:Ticonderoga Macdonough', 'Lake Champlain Control Box')
us.drag('us:9th us:11th 21st 22nd 23rd us:25th Brown', 'Oswego')
A, D = 'us:9th us:11th 21st 22nd 23rd us:25th', '104th 10th_R.V. 2/R._Marines'
assert fight(t, A, D, 'Oswego', (3, 3), 'us:9th', '104th', al=1, frm='Sackets Harbour', dfed=False) == 'DR'
us.roll('2d6', 3, 3)
br.reveal('90')
br.drag(D, 'Sodus')
br.flip(D)
br.drag('Royal_George Wolfe Melville Yeo', 'Kingston')
us.discard('Campaign')

s.play('BR Drummond')
fit(92, 'Drummond')
us.discard('90')
go('Kingston', 'Gananoque', 'Prescott')
br.drag('Drummond Frontenac', 'Gananoque')
br.drag('Drummond Frontenac', 'Prescott')
br.drop_discard('92')
us.say('mano: +2 Oswego, +2 ežeras. tavo Sodus 1')
us.vp(book.due())
assert book.due() == 'US 6'

s.play('US Brown at Sodus: 20 to 6 halved 3, +4, B to B, forest -1, Brown +1')
fit(91, 'Brown')
us.drag('us:9th us:11th 21st 22nd 23rd Brown', 'Sodus')
us.roll('2d6', 2, 4)
assert fight(t, 'us:9th us:11th 21st 22nd 23rd', D, 'Sodus', (2, 4), 'us:9th', '104th', al=1, frm='Oswego', dfed=False) == 'DR'
br.say('viskas, nuimk')
us.drag(D, 'British Eliminated')
us.drop_discard('91')

s.play('BR Norfolk')
us.vp(book.due())
fit(97, n=1)
go('Port Dover', 'Oxford')
br.drag('Norfolk', 'Oxford')
br.drop_discard('97')

s.play('US Harrison over the river')
fit(73, 'Harrison')
go('Detroit', 'Sandwich')
us.drag('Harrison 24th', 'Sandwich')
us.drag('28th', 'Sandwich')
us.undo()
us.drop_discard('73')
br.say('28 lieka?')
us.vp(book.due())
assert book.due() == 'US 8'

s.play('BR a brig')
br.drop_discard(fit(74, n=1))
br.drag('Linnet', 'Isle aux Noix')

s.play('US holds')
us.hold('102')
us.say('labanakt')
book.ok()
s.done()
