"""1813: Pike lands at Ft. George, Harrison takes Detroit back, the British build; Spanish."""
from lay7 import burn_to, hands, more
from more import lay_1813, supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Lucia', br='Diego', what='Spring 1813 in mid-turn, Spanish: landing at Ft. George (DR against a fort by 10), Detroit retaken (DR-1), a ship built')
t = s.t
lay_1813(t)
hands(t, ['Card 43', 'Card 47', 'Card 48', 'Card 51'], ['Card 45', 'Card 46', 'Card 44'])
burn_to(t, 1813, 10)
t, us, br = s.begin()

s.play('US Pike at Ft. George: 16 to 11, 1:1, B to A -1, landing -1, Pike +1')
us.say('47 de 1: Pike embarca 4 regimientos, toda la escuadra')
us.play('47')
us.drag('Pike us:6th 15th us:16th 21st Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Ft. George')
br.say('me quedo en el fuerte')
assert odds(16, 11) == 0 and crt(6 + 5 - 1, fort=True) == 'DR'
us.roll('2d6', 6, 5)
us.say('11 menos 1, diez')
br.drag('Vincent br:8th 49th', 'Stoney Creek')
br.say('me voy a Stoney Creek')
us.vp('US 1')
us.discard('47')

s.play('BR Malden yard')
br.say('45, astillero: el Detroit')
br.play('45')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('45')

s.play('US Harrison at Detroit: 12 to 5, 2:1, B to C, Harrison: +3')
us.say('48, Harrison a Detroit')
us.play('48')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
assert supplied(t, 'US', 'Detroit', 'Frenchtown')
assert odds(12, 5) == 1 and crt(4 + 4 + 3, fort=True) == 'DR-1'
us.roll('2d6', 4, 4)
br.flip('Essex')
br.drag('Essex', 'Sandwich')
us.say('y tres puntos menos para ti')
us.vp('US 4')
us.discard('48')

s.play('BR Drummond')
br.say('46 (3): Drummond y el Glengarry? no, primero Drummond solo hasta Kingston')
br.play('46')
br.drag('Drummond', 'Kingston')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.discard('46')

s.play('US holds')
us.hold('51')
us.say('guardo una')

s.play('BR Caughnawaga')
br.play('44', reveal=False)
br.drag('Caughnawaga', 'Chateauguay')
br.discard('44')
s.done()
