"""Spring 1813 in Portuguese: the die for the year tied and thrown again, builds in three yards, a depot, dragoons ten points, a tiny lake taken."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Tonho', br='Graca', what='Spring 1813 in Portuguese: tie for the first play rerolled, builds at York and Malden, depot, dragoons, LC militia to its limit, Champlain, a restoration; no fight at all')
t = s.t
lay(t, '1813a')
t.lay_face('us:9th us:15th', True)
hands(t, ['62', '39', '41', '43', '47', '49', '57', '59'], ['66', '37', '40', '42', '44', '53', '55', '64'])
t, us, br = s.begin()
bk = Book(t)

s.play('dado')
us.roll('1d6', 4)
br.roll('1d6', 2)
br.say('2 com os meus 2 pontos da 4. empate! de novo?')
us.say('de novo')
us.roll('1d6', 1)
br.roll('1d6', 5)
br.say('7. comeco eu o ano todo')

with act(s, 'GB estaleiros', 'British', '66', build=True, book=bk):
    br.say('66: Brock em York e Detroit em Malden. sobra 1, paciencia')
    br.play('66')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('66')
with act(s, 'EUA estaleiros', 'US', '62', build=True, book=bk):
    us.say('62: Lawrence e Niagara em Erie, General Pike em Sackets')
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('ship:General_Pike', 'Oswego')
    us.drag('ship:General_Pike', 'Sackets Harbour')
    us.say('escorregou')
    us.play('62')
    us.discard('62')
with act(s, 'GB deposito', 'British', '37', build=True, book=bk):
    br.say('37, deposito em Burlington')
    assert supplied(t, 'British', 'Burlington') and holds(t, 'British', 'Burlington')
    br.play('37')
    br.put('British Supply Depot', 'Burlington')
    br.discard('37')
with act(s, 'EUA dragoes', 'US', '39', book=bk):
    us.say('39: dragoes e o 20 de Albany. Os dragoes ate Buffalo e mais longe: Erie, 5. o 20 para em Batavia')
    us.play('39')
    assert way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', 'Erie PA', most=10) == 5
    us.march('US_Dragoons', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', 'Erie PA')
    us.drag('us:20th', 'Batavia')
    us.discard('39')
with act(s, 'GB milicia', 'British', '44', book=bk):
    br.say('44: a milicia LC vai ate onde pode, Cornwall')
    br.play('44')
    br.march('LC_Militia', 'Coteau du Lac', 'Cornwall')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.discard('44')
with act(s, 'EUA Macdonough', 'US', '41', 'Macdonough', book=bk):
    us.say('41: Macdonough e a President, dona do Champlain')
    us.play('41')
    us.drag('Macdonough President', 'Lake Champlain Control Box')
    us.vp(bk.due())
    us.discard('41')
with act(s, 'GB Prevost', 'British', '42', 'Prevost', book=bk):
    br.say('42: Prevost, solta o 70 em Montreal, o 89 em Cornwall, o resto a Prescott. 6 certinho')
    br.play('42')
    assert way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 6
    br.drag('Prevost 70th 89th De_Watteville br:13th', 'Montreal')
    br.drag('Prevost 89th De_Watteville br:13th', 'Cornwall')
    br.drag('Prevost De_Watteville br:13th', 'Prescott')
    br.discard('42')
with act(s, 'EUA restaura', 'US', '43', build=True, flips='us:9th us:15th', book=bk):
    us.say('43: o 9 e o 15 inteiros outra vez')
    assert supplied(t, 'US', 'Sackets Harbour')
    us.play('43')
    us.flip('us:9th us:15th')
    us.discard('43')
with act(s, 'GB guarda', 'British', book=bk):
    br.hold('64')
    br.say('guardei')
s.play('cafe')
us.say('quem perder no dado faz o cafe')
us.roll('2d6', 3, 3)
br.roll('2d6', 6, 1)
us.say('eu faco')
with act(s, 'EUA Perry guarda', 'US', book=bk):
    us.say('guardo tambem')
    us.hold('47')
s.done()
