"""Summer-Autumn 1812 from the arrivals on: two tram drivers between shifts, English, line numbers for cards."""
from aid18 import burn_to, deal, fit, go, hands, lay, muster
from session import Session

s = Session('dev-1812-faults', us='Depot West', br='Depot East', what='arrivals, deal, first plays; a regiment set up at the wrong town, the LC Militia beyond two spaces')
lay(s.t, '1812b', arrived=False)
hands(s.t, [], [])
t, us, br = s.begin()

s.play('arrivals US')
us.say('new shift. my lot first')
muster(us, '1812b', skip=('18th',))
with s.fault('14.1', 'the 18th arrives at Ft. Niagara by the set-up, not at Sackets Harbour', 'entry'):
    us.drag('18th', 'Sackets Harbour')

s.play('arrivals British')
muster(br, '1812b')
br.say('all aboard')

s.play('the deal')
for a, b in zip('6 3 21 29 26 11 31'.split(), '16 18 24 25 22 1 28'.split()):
    deal(us, 1812, a)
    deal(br, 1812, b)
us.say('7 and 7')

s.play('US Dearborn')
us.say('line 26, 3 ops: Dearborn, five regiments, terminus Plattsburg')
us.play('26')
fit('26', 'Dearborn')
us.march('Dearborn us:9th 11th 15th us:16th 21st', 'Whitehall', 'Ticonderoga', 'Plattsburg')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('26')

s.play('BR west from Montreal')
br.say('line 18, 2 ops: Fencibles and LC Militia westbound')
br.play('18')
br.march('Canadian_Fencibles LC_Militia', 'Coteau du Lac', 'Cornwall')
with s.fault('3.63', 'the LC Militia goes three spaces from Montreal, west of Cornwall', 'limit'):
    br.drag('Canadian_Fencibles LC_Militia', "Crysler's Farm")
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
br.discard('18')

s.play('US 5th and 23rd')
us.say('line 3 as 2: 5th and 23rd, change at Utica for Rome')
us.play('3')
us.march('us:5th 23rd', 'Utica', 'Rome')
us.discard('3')

s.play('BR Brock')
br.say('line 24, 1 op, Brock with the R.N.R., express to Ft. George')
br.play('24')
fit('24', 'Brock')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('24')

s.play('US holds')
us.say('one stays in the shed')
us.hold('29')
s.done()
