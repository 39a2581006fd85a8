"""A depot behind the enemy's lines and Montreal's militia out of bounds. Slovene."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Matej', br='Zala', what='Autumn 1814: US depot on Ft. Malden, British territory; LC Militia marches to Prescott')
t = s.t
autumn_1814(t)
t.lay_vp('US 4')
hands(t, ['Card 81', 'Card 95', 'Card 101', 'Card 88', 'Card 85'], ['Card 99', 'Card 92', 'Card 97', 'Card 103', 'Card 84'])
burn(t, 'Campaign@1814', 'Bladensburg')
burn_to(t, 1814, 26)
t, us, br = s.begin()
book = Book(t)

s.play('BR Riall')
br.play('99')
br.say('99 Riall v Chippawo')
br.march('1/R._Scots Riall', 'Queenston', 'Chippawa')
br.discard('99')

s.play('US depot')
us.play('81')
us.say('skladisce v Maldenu')
with s.fault('13.52 8.31(6) 13.5 13.51', 'a US Supply Depot is made in Ft. Malden, enemy territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('81')

s.play('BR LC Militia')
br.play('97')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('LC_Militia', 'Coteau du Lac')
br.drag('LC_Militia', 'Cornwall')
with s.fault('3.63', 'the Lower Canada militia goes on to Prescott, four spaces from Montreal'):
    br.drag('LC_Militia', 'Prescott')
    br.say('v Prescottu jih rabim')
br.discard('97')

s.play('US Izard')
us.play('95')
us.drag('29th 30th Izard', 'Ticonderoga')
go('Plattsburg', 'Ticonderoga')
us.discard('95')

s.play('BR Prevost')
br.play('92')
br.drag('88th 81st Prevost', 'Trois-Rivieres')
br.drag('88th 81st Prevost', 'Montreal')
br.discard('92')

s.play('US Brown')
us.play('101')
us.drag('22nd 23rd Brown', 'Oswego', at='beside')
go('Sackets Harbour', 'Oswego')
us.discard('101')

s.play('BR 103')
br.play('103', reveal=False)
br.drag('br:5th', 'Trois-Rivieres')
br.drag('br:9th', 'Trois-Rivieres')
br.discard('103')

s.play('US yard')
us.play('88')
us.say('Superior')
us.drag('Superior', 'Sackets Harbour')
us.discard('88')

s.play('BR Caughnawaga')
br.play('84')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('84')

s.play('US two from Albany')
us.play('85')
us.drag('34th 45th', 'Utica')
us.discard('85')
book.ok()
s.done()
