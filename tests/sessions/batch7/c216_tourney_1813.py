"""Two tournament players, Spring-Summer 1813 resumed after two cards a side: nothing but terse notation."""
from lay7 import hands, burn, more
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='KJ', br='mw77', what='Spring 1813 from the third card: a notation of their own, shipyards, lakes, a hold')
more.lay_1813(s.t)
more.lay_arrivals(s.t, '1813a', 'US')
hands(s.t, ['Card 43', 'Card 46', 'Card 42', 'Card 53', 'Card 61', 'Card 64'], ['Card 47', 'Card 49', 'Card 50', 'Card 52', 'Card 58', 'Card 63'])
burn(s.t, 'Card 37', 'Card 38', 'Card 39', 'Card 40')
t, us, br = s.begin()
us.say('T4 cont, 2-2 played, US 1st. B+2')

s.play('US 5th 12th')
us.say('43/2 5,12 Buf-Sch-Lew')
us.play('43')
assert cost('Buffalo', 'Ft. Schlosser', 'Lewiston') == 2
us.drag('us:5th 12th', 'Ft. Schlosser')
us.drag('us:5th 12th', 'Lewiston')
us.discard('43')

s.play('BR Glengarry')
br.say('47/1 Glg Cor>Pre')
br.play('47')
assert cost('Cornwall', "Crysler's Farm", 'Prescott') == 2
br.drag('Glengarry', 'Prescott')
br.discard('47')

s.play('US builds')
us.say('46 nbv3: Law Nia Ari+Sco @Erie')
us.play('46')
us.drag('Lawrence ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR builds')
br.say('49 nbv2: Det @FtM, Bro @York')
br.play('49')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('49')
us.say('k')

s.play('US Dearborn')
us.say('42/3 Dbn +6,15,1R Sac-CV')
us.play('42')
assert cost('Sackets Harbour', 'Cape Vincent') == 2
us.drag('Dearborn us:6th 15th 1st_Rifles', 'Cape Vincent')
us.discard('42')

s.play('BR Champlain')
br.say('50/2 Fin Chu > LC. B+4')
br.play('50')
br.drag('Finch Chubb', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('50')

s.play('US Pike')
us.say('53/2 Pike +9,21 Sac-Osw')
us.play('53')
assert cost('Sackets Harbour', 'Oswego') == 2
us.drag('Pike us:9th 21st', 'Oswego')
us.discard('53')

s.play('BR Drummond')
br.say('52/3 Dru Mtl>Pre solo')
br.play('52')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 4
br.march('Drummond', 'Cornwall', 'Prescott')
br.discard('52')

s.play('US hold')
us.say('h1')
us.hold('61')

s.play('BR hold')
br.say('h1')
br.hold('63')
s.done()
