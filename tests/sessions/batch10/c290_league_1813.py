"""A league game opens 1813: first player rolled, hands dealt, a siege that fails on a nine and is tried again, Yeo wins the lake."""
from lay10 import *

s = start('1813a', us='Hal', br='Moira', marks=True, what='Spring 1813 from the set-up: rolls for the year, deal of 8, Ft. Erie besieged twice (nine at a fort), naval battle with step losses')
t = s.t
t, us, br = s.begin()
b = Book(t)

us.say('league round 4, good luck')
br.say('you too. roll for the year? I get +2')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('5 to 4, mine')
UH = ['Card 46', 'Card 42', 'Card 45', 'Card 43', 'Card 41', 'Card 52', 'Card 44', 'Card 50']
BH = ['Card 38', 'Card 39', 'Card 40', 'Card 48', 'Card 49', 'Card 51', 'Card 53', 'Card 54']
for a, c in zip(UH, BH):
    us.draw('1813 Deck', card=a)
    br.draw('1813 Deck', card=c)

s.play('US Van Rensselaer at Ft. Erie')
us.say('46 for 3, van Rensselaer over to Ft. Erie with everything at Buffalo')
us.play('46')
assert supplied(t, 'British', 'Ft. Erie')
mv(us, 'Van_Rensselaer 14th 12th us:5th', 'Ft. Erie')
m = drm(t, 'US', 'Ft. Erie', '14th 12th us:5th', 'Norfolk', '14th', 'Norfolk', route=True)
assert m == 1 and res(m, 4, 4, True) == 'AR'
br.say('we stay inside')
us.say('10 to 3, +2, river -1, fort makes you B')
us.roll('2d6', 4, 4)
br.say('nine at a fort is a no :)')
us.drag('Van_Rensselaer 14th 12th us:5th', 'Buffalo')
us.discard('46')

s.play('BR Barclay')
br.say('48 as 2, Barclay takes the squadron out')
br.play('48')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.say('no change in points, I had the lake all winter')
br.discard('48')

s.play('US Chauncey')
us.say('45 as 2, Chauncey, everything that floats')
us.play('45')
us.drag('Chauncey ship:Madison Oneida Conquest Scourge Julia ship:Hamilton Fair_American Gov._Tompkins ship:Growler Pert', 'Lake Ontario Control Box')
us.discard('45')

s.play('BR Yeo')
br.say('49 (2), Yeo. out we go')
br.play('49')
fl = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
br.drag('Yeo ' + fl, 'Lake Ontario Control Box')
a, d = P(t, fl, 'British'), ships_at(t, 'Lake Ontario Control Box', 'US')
assert len(a) == 7 and len(d) == 10 and naval_drm(a, d, t.find('Wolfe'), t.find('Madison'), att_mod=1) == 0 and naval(5) == 'A1 D2 att'
br.say('Wolfe leads, 10 on 7 is -1, Yeo +1')
us.say('Madison')
br.roll('1d6', 5)
br.flip('Wolfe')
us.flip('ship:Madison')
us.flip('Oneida')
us.say('ouch. home')
us.drag('Chauncey ship:Madison Oneida Conquest Scourge Julia ship:Hamilton Fair_American Gov._Tompkins ship:Growler Pert', 'Sackets Harbour')
br.drag('Wolfe', 'Kingston')
br.say('thats four points')
br.vp('British 6')
br.discard('49')

s.cut()

s.play('US mends')
us.say('43, nbv 2: Madison and Oneida')
us.play('43')
us.flip('Oneida')
us.flip('ship:Madison')
us.discard('43')

s.play('BR mends')
br.say('51 for the Wolfe')
br.play('51')
br.flip('Wolfe')
br.discard('51')

s.play('US Ft. Erie again')
us.say('42 for 3, same again')
us.play('42')
mv(us, 'Van_Rensselaer 14th 12th us:5th', 'Ft. Erie', how='direct')
m = drm(t, 'US', 'Ft. Erie', '14th 12th us:5th', 'Norfolk', '14th', 'Norfolk', route=True)
assert m == 1 and res(m, 6, 5, True) == 'DR-2' and supplied(t, 'US', 'Ft. Erie', 'Buffalo')
us.roll('2d6', 6, 5)
br.say('gone')
br.drag('Norfolk', 'British Eliminated')
us.vp('British 4')
us.discard('42')

s.play('BR holds')
br.say('holding')
br.hold('53')
us.say('lets stop here, same time thursday')
s.done()
