"""A file that ends in the middle of a battle; the other's begins with the losses. German."""
from lay7 import hands, burn_to, more
from more import supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Uwe', br='Karin', what='Spring 1813: Detroit attacked, log cut after the dice of round one, losses and round two in the next log')
t = s.t
more.lay_1813(t)
more.lay_arrivals(t, '1813a', 'US')
t.lay('Procter 1/41st', 'Detroit', 'British')
hands(t, ['Card 46', 'Card 43', 'Card 44', 'Card 53'], ['Card 45', 'Card 48', 'Card 47', 'Card 54'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
assert supplied(t, 'US', 'Detroit', entered='Frenchtown') and supplied(t, 'British', 'Detroit')

s.play('US Harrison at Detroit')
us.say('46 mit 3 Punkten: Harrison, 17., 19., 1st Kentucky')
us.play('46')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
br.say('ich bleibe stehen')
us.say('17. fuehrt')
br.say('1/41st fuehrt')
assert odds(12, 5 + 3 + 2) == 0 and crt(4 + 4 - 1 + 1, True) == 'EX'
us.roll('2d6', 4, 4)
us.say('8, Harrison +1, A gegen B -1, Austausch. Muss weg, schick mir die Datei wenn du geflippt hast')
s.cut()

br.say('so. 1/41st runter')
br.flip('1/41st')
br.flip('17th')
br.say('deine 17. hab ich auch gleich gedreht')
us.say('danke. zweite Runde, jetzt fuehrt die 19.')
br.say('Essex')
assert odds(4 + 4, 3 + 3 + 2) == 0 and crt(6 + 2 + 1 + 1, True) == 'DR'
us.roll('2d6', 6, 2)
us.say('10')
br.drag('Procter 1/41st Essex', 'Sandwich')
us.vp('US 1')
us.say('Detroit ist wieder unser, deine 3 sind weg')
us.discard('46')

s.play('BR Procter')
br.say('45: Procter zurueck nach Malden')
br.play('45')
br.drag('Procter 1/41st Essex', 'Ft. Malden')
br.discard('45')

s.play('US sloops')
us.say('43 als Bauwert, Preble und Montgomery')
us.play('43')
us.drag('Preble Montgomery', 'Plattsburg')
us.discard('43')

s.play('BR Queenston')
br.say('48: 8. und 49. nach Queenston')
br.play('48')
br.drag('br:8th 49th', 'Queenston')
br.discard('48')

s.play('US 22nd')
us.say('44: das 22. nach Erie')
us.play('44')
assert cost('Pittsburgh', 'Meadville', 'Erie PA') == 2
us.drag('22nd', 'Meadville')
us.drag('22nd', 'Erie PA')
us.discard('44')

s.play('BR holds')
br.say('eine halte ich zurueck')
br.hold('47')
s.done()
