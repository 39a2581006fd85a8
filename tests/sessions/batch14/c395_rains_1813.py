"""Autumn 1813 in the rain: a campaign of two generals, Heavy Rains on one of them, depots, restored regiments."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Otto', br='Uwe', what='Autumn 1813, German: Campaign with Brown and Scott, Heavy Rains against Scott, a depot each, two regiments restored, undo')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_face('br:8th 49th', side='British')
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Card 46', 'Campaign@1813', 'Card 53', 'Card 49'], ['Card 48', 'Heavy Rains@1813', 'Card 54', 'Card 45'])
burn_to(t, 1813, 20)
t, us, br = s.begin()

s.play('US depot')
us.say('46: Depot nach Plattsburg')
us.play('46')
us.put('US Supply Depot', 'Plattsburg')
us.discard('46')

s.play('BR restores')
br.say('48, zwei auffrischen: 8. und 49.')
br.play('48')
br.flip('br:8th')
br.flip('49th')
br.discard('48')

s.play('US campaign')
us.say('Campaign! Brown in Sackets und Scott in Albany')
us.play('Campaign')
br.say('dann regnet es. Heavy Rains auf Scott')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('war ja klar')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.march('Brown us:9th us:21st', 'Antwerp', 'Ogdensburg')
us.drag('Scott 25th 29th', 'Utica')
us.drag('Scott 25th 29th', 'Rome')
us.undo()
br.say('nur ein Feld!')
us.say('stimmt, Utica')
us.discard('Campaign')

s.play('BR depot')
br.play('54')
br.put('British Supply Depot', 'York')
br.discard('54')
br.say('Depot York, damit der Winter ruhig wird')

s.play('US Hampton? nein, Ohio')
us.say('Hampton... nein. 53: 26. und 27. nach Cleveland')
us.play('53')
assert cost('Mansfield', 'Cleveland') == 2
us.drag('us:26th us:27th', 'Cleveland')
us.discard('53')

s.play('BR holds')
br.hold('45')
s.done()
