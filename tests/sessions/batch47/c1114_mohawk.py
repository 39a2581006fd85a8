"""Spring 1813, British first: the Mohawks come, ships are built in the wrong port first, two carried down the lake; Italian with abbreviations."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Nello', br='Fosca', what='card 56 as event, the piece first on the wrong space; Perry builds; Chauncey carries two regiments to Oswego; Frenchtown taken; two holds; Italian')
t = s.t
lay(t, '1813a')
hands(t, ['40', '42', '44', '45', '48', '50', '52', '58'], ['#56 Grand River Indians', '38', '39', '41', '47', '53', '55', '57'])
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR Mohawks')
br.play('#56 Grand River Indians')
br.say('evento: arrivano i Mohawk')
br.drag('br:Mohawk', 'Stoney Creek')
us.say('li no')
br.drag('br:Mohawk', 'Beaverdams')
br.say('giusto, Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US Erie yard')
us.say('42, 3 pti cantiere: Lawrence, Niagara, Ariel con Scorpion')
assert opv('42') == 3
us.play('42')
us.drag('Lawrence', 'Meadville')
us.drag('Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('42')

s.play('BR Procter at Frenchtown')
br.say('38, 2 pti, Procter con tutti verso il Raisin')
fit('38', 'Procter')
br.play('38')
go('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
men = 'Procter Tecumseh 1/41st Shawnee Wyandot'
br.drag(men, 'Sandwich')
br.drag(men, 'Detroit')
br.drag(men, 'Frenchtown')
br.vp(b.due())
br.discard('38')
b.ok()

s.play('US transport')
us.say('40, 2 pti, Chauncey: 6 e 15 a bordo di Oneida e Madison, sbarco a Oswego, le navi tornano')
fit('40', 'Chauncey')
us.play('40')
us.drag('Chauncey Oneida Madison us:6th 15th', 'Oswego')
us.drag('Chauncey Oneida Madison', 'Sackets Harbour')
us.discard('40')

s.play('BR holds')
br.say('tengo questa')
br.hold('41')

s.play('US 22nd')
us.say('44, 1 pto')
us.play('44')
go('Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
us.drag('22nd', 'Meadville')
us.drag('22nd', 'Buffalo')
us.discard('44')

s.play('BR Vincent')
br.say('39, Vincent e il 49, poi i Lincoln con loro')
fit('39', 'Vincent')
br.play('39')
go('Ft. George', 'Queenston', 'Chippawa')
br.drag('Vincent br:49th', 'Queenston')
br.drag('Vincent br:49th Lincoln', 'Chippawa')
br.discard('39')

s.play('US Dearborn')
us.say('52, 3 pti, Dearborn: il 9 e il 21 fino a Lewiston, lui con loro')
fit('52', 'Dearborn')
us.play('52')
go('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
us.drag('Dearborn us:9th 21st', 'Rome')
us.drag('Dearborn us:9th 21st', 'Batavia')
us.drag('Dearborn us:9th 21st', 'Lewiston')
us.discard('52')

s.play('BR yards')
br.say('53 per 2: Brock a York, Detroit a Malden')
assert opv('53') == 2
br.play('53')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('53')

s.play('US holds')
us.hold('45')
us.say('anche io')

s.play('BR holds again')
br.hold('47')
br.say('e due. basta tenere')

s.play('US Scott')
us.say('58? no la 48, 2 pti: Scott con i quattro a Plattsburg')
fit('48', 'Scott')
us.play('48')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.march('Scott us:20th us:23rd us:25th us:29th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('48')
b.ok()
s.done()
