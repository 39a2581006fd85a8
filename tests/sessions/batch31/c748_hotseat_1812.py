"""Spring 1812, hot-seat by line: Zeca holds the mouse for both, Ines only touches her cards and her dice."""
from aid31b import *

s = Session('dev-1812-faults', us='Zeca', br='Ines', what='Spring 1812 in Portuguese: one client drags nearly everything of both sides; wrong drops, an undo, a late marker')
t, us, br = s.begin()
b = Book(t)

us.say('Inês, o teu rato continua morto? então eu mexo tudo, tu só as cartas')
br.say('continua. obrigada, Zeca')
with act(s, 'US Dearborn', 'US', '32', 'Dearborn', book=b):
    us.play('32')
    us.say('32, três pontos, o velho Dearborn põe-se a caminho')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('32')

with act(s, 'BR Brock, by the US hand', 'British', '8', 'Brock', book=b):
    br.say('a 8. Brock com os da Terra Nova até Ft. George, se fazes favor')
    br.play('8')
    us.drag('Brock R.N.R.', 'Burlington')
    us.drag('R.N.R. Brock', 'Ft. George')
    br.discard('8')

with act(s, 'US Hull', 'US', '12', 'Hull', book=b):
    us.play('12')
    us.say('Hull atravessa. a 12')
    us.drag('4th', 'Sandwich')
    us.drag('1st_Ohio', 'Ft. Malden')
    us.say('ai, escorregou')
    us.undo()
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp('US 1')
    us.discard('12')

with act(s, 'BR Procter at Sandwich, both sides by the US hand', 'British', '5', 'Procter', ret='Hull 4th 1st_Ohio', book=b):
    br.play('5')
    br.say('Procter e o 41 e todos os índios com Tecumseh, rua daí!')
    us.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('fico. à frente o 4.º')
    br.say('à frente o 41')
    clash(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (6, 3), 'DR')
    br.roll('2d6', 6, 3)
    br.say('nove!')
    us.say('pronto, pronto. volto para Detroit')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 4th 1st_Ohio', 'Detroit')
    us.vp('0')
    br.discard('5')

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    us.play('4')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('4')

with act(s, 'BR two ships, the marker comes later', 'British', '20'):
    br.play('20', reveal=False)
    br.say('20: o Royal George e o Moira saem para o lago')
    us.drag('Royal_George', 'Lake Ontario Control Box')
    us.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.reveal('20')
    br.discard('20')

with act(s, 'US 2nd NY', 'US', '13', book=b):
    us.vp('British 2')
    us.say('esqueci-me dos teus dois pontos, já lá estão')
    us.play('13')
    us.drag('2nd_NY_Militia', 'Oswego')
    us.discard('13')

with act(s, 'BR 8th and Fencibles, by the US hand', 'British', '2', book=b):
    br.play('2')
    br.say('o 8.º e os Fencibles, de Montreal a Prescott')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    us.drag('br:8th Canadian_Fencibles', 'Cornwall')
    us.drag('br:8th', 'Prescott')
    us.drag('Canadian_Fencibles', 'Prescott')
    br.discard('2')

with act(s, 'US 4th NY', 'US', '30', book=b):
    us.play('30')
    us.say('4.ª de Nova Iorque dá um passeio ao Canadá')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
    us.vp('British 1')
    us.discard('30')

with act(s, 'BR Norfolk', 'British', '10', book=b):
    br.play('10')
    br.say('Norfolk vai ver o Niágara: Ft. Erie')
    us.drag('Norfolk', 'Ft. Erie')
    br.discard('10')

with act(s, 'US 6th and 13th', 'US', '19', book=b):
    us.play('19')
    us.each('us:6th us:13th', 'Antwerp')
    us.each('us:13th us:6th', 'Ogdensburg')
    us.discard('19')

with act(s, 'BR Wyandot', 'British', '17', book=b):
    br.play('17')
    br.say('os Wyandot para casa')
    us.drag('Wyandot', 'Ft. Malden')
    br.discard('17')

with act(s, 'US 4th NY goes home', 'US', '27', book=b):
    us.play('27')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.vp('British 2')
    us.discard('27')
    us.say('ninguém veio, volto para casa. a última é tua')

with act(s, 'BR Lincoln', 'British', 'Declaration of War', book=b):
    br.play('Declaration of War')
    br.say('a da guerra, um ponto: Lincoln junta-se ao Brock')
    us.drag('Lincoln', 'Ft. George')
    br.discard('Declaration of War')
    us.say('mãos vazias. 2 para ti. amanhã há mais')
s.done()
