"""Two campaigns, two reactions: Wilkinson and Hampton, Rottenburg over the ice-free river, Brown throws him back."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Hal', br='Mo', what='Summer-Autumn 1813 in mid-turn: US Campaign under Heavy Rains, British Campaign over the St Lawrence, Contrary Winds against Yeo, Brown at Ogdensburg')
t = s.t
pos(t, '1813b', ['Campaign@1813', 'Contrary Winds@1813', '55', '57', '65', '64'], ['Campaign@1813', 'Heavy Rains@1813', '50', '59', '61', '52'])
no_markers(t)
t.lay_vp('British 3')
t, us, br = s.begin()
v = VP(t)

s.play('US campaign')
us.say('campaign 3: Wilkinson, Hampton')
us.play('Campaign')
br.say('Heavy Rains, Plattsburg')
br.drop_discard('Heavy Rains')
go(us, 'Wilkinson us:6th 1st_Rifles', 'Sackets Harbour', 'Antwerp', 'Ogdensburg', 'French Mills', how='step')
us.say('Hampton one space')
go(us, 'Hampton us:11th', 'Plattsburg', 'Champlain NY')
us.discard('Campaign')

s.play('BR campaign')
br.play('Campaign')
br.say('Rottenburg, Drummond')
go(br, 'Rottenburg 104th 1/R._Scots', 'Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
v.book(br)
br.drag('Drummond', "Crysler's Farm")
br.drag('Drummond', 'Cornwall')
br.say('Cornwall, sorry')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall') == 2
br.discard('Campaign')

s.play('US Brown')
us.play('55')
A = 'us:15th us:16th us:9th us:21st'
go(us, 'Brown ' + A, 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
assert fight(t, 'US', 'Ogdensburg', A, '104th 1/R._Scots', '15th', '104th', (4, 5), 'Antwerp', amod=1, year=1813) == 'DR'
us.roll('2d6', 4, 5)
us.say('9')
br.drag('Rottenburg 104th 1/R._Scots', 'Prescott')
v.book(us)
us.discard('55')

s.play('BR Yeo')
br.play('50')
br.say('Yeo, everything out')
us.say('Contrary Winds')
us.play('Contrary Winds')
us.discard('Contrary Winds')
br.discard('50')

s.play('US Oneida')
us.play('57')
us.drag('Oneida', 'Lake Ontario Control Box')
v.book(us)
us.discard('57')

s.play('BR ships from Kingston')
br.play('59')
E = 'Wolfe Royal_George'
br.drag(E, 'Lake Ontario Control Box')
assert sea(t, E, 'Oneida', 'Wolfe', 'Oneida', 5) == 'defender strikes all'
br.roll('1d6', 5)
us.drag('Oneida', 'US Eliminated')
br.roll('1d6', 4)
br.flip('Wolfe')
br.drag('Wolfe', 'Kingston')
v.book(br)
br.discard('59')

s.play('US hold')
us.hold('65')

s.play('BR 61')
br.play('61')
go(br, 'Norfolk', 'Ft. Erie', 'Chippawa', 'Queenston')
br.discard('61')
v.ok()
s.done()
