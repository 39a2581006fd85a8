"""Autumn 1812: a militia sails on a lake the British hold; a beaten attack costs nobody a step."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Lorenzo', br='Bruna', what='Summer-Autumn 1812 in mid-turn, Italian: transport on an enemy lake; AR-2 without losses')
t = s.t
lay(t, '1812b')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay('49th R.N.R.', 'Queenston', 'British')
t.lay('us:13th us:12th', 'Lewiston', 'US')
t.lay_vp('British 2')
hands(t, ['Card 22', 'Card 28', 'Card 25', 'Card 11'], ['Card 16', 'Card 18', 'Card 15', 'Card 24'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
k = Book(t)

s.play('US ferry')
us.play('28')
us.say('traghetto per il Niagara')
assert best('Sackets Harbour', 'Ft. Niagara')[0] > 6
with s.fault('11.31 11.42 11.54 9.1 3.16', 'Oneida and the 2nd NY Militia go from Sackets to Ft. Niagara while British ships alone lie in the Ontario box; by land it is 7',
             also=('11.43',)):
    us.drag('Oneida 2nd_NY_Militia', 'Ft. Niagara')
us.discard('28')

s.play('BR Glengarry')
br.play('24')
walk(br, 'Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('24')

s.play('US Queenston')
us.play('22')
us.drag('Van_Rensselaer us:13th us:12th 1st_NY_Militia', 'Queenston')
br.say('resto')
A, D = 'us:13th us:12th 1st_NY_Militia', '49th R.N.R. Lincoln'
for la in ('us:13th', 'us:12th', '1st NY Militia'):
    for ld in ('49th', 'R.N.R.', 'Lincoln'):
        assert fight(t, A, D, 'Queenston', 3, la, ld, route=True) == 'AR-2'
us.roll('2d6', 1, 2)
with s.fault('10.51(AR-2) 10.51(AR-1) 10.51(AR) 10.52', 'a 3 is AR-2 whoever leads (11 against 9, river, redcoats); the three regiments go back and none is turned',
             'odds|CRT|result|land-combat'):
    us.say('peccato, indietro')
    us.drag('Van_Rensselaer us:13th us:12th 1st_NY_Militia', 'Lewiston')
    us.discard('22')

s.play('BR Norfolk')
br.play('18')
walk(br, 'Norfolk', 'Port Dover', "Brant's Ford", 'Burlington')
br.discard('18')

s.play('US 5th')
us.play('11')
walk(us, 'us:5th', 'Albany', 'Utica', 'Rome')
us.discard('11')

s.play('BR holds')
br.hold('15')
s.done()
