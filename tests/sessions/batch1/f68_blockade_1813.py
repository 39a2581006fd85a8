"""Spring 1813, slang: a brig carries a regiment over a lake the enemy holds; a damaged brig goes out on the lake."""
from more import lake_of, lay_1813, naval_drm, spent
from ref import best, cost
from session import Session

s = Session('dev-1812-faults', us='Duke', br='Nigel', what='Spring-Summer 1813: lake transport on enemy-held Lake Erie; the damaged Oneida enters the Ontario box; the rest in order')
t = s.t
lay_1813(t)
t.lay('US_Dragoons', 'Albany', 'US')
t.lay_face('ship:Oneida', True, 'US')
spent(t, 'US', ['37', '43', '46', '48', '40'])
spent(t, 'British', ['42', '45', '41', '50', '39'])
t, us, br = s.begin()

s.play('US 9th to Cape Vincent')
us.say('yo. 37 for 1, the 9th takes a stroll to Cape Vincent')
us.play('37')
us.drag('us:9th', 'Cape Vincent')
us.discard('37')

s.play('BR Barclay out on his own lake (no points: his marker has them)')
br.say('42, three. Barclay, off you go, old boy')
br.play('42')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.discard('42')

s.play('US 5th by the Caledonia to Frenchtown')
us.say('43 as 2 - Caledonia gives the 5th a lift to Frenchtown, easy peasy')
us.play('43')
assert lake_of(t, 'British') == {'erie'} and best('Buffalo', 'Frenchtown')[0] > 6
with s.fault('11.31 11.42 11.3', 'Lake Erie is British (Barclay in the box): no lake transport; on foot it is 9 MP', 'path|link'):
    us.drag('us:5th Caledonia', 'Frenchtown')
us.discard('43')

s.play('BR Drummond')
br.say("45, two. Drummond trots to Kingston. I'd have stopped that boat if I had Contrary Winds")
br.play('45')
br.march('Drummond', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
br.discard('45')

s.play('US ships on Lake Ontario (own marker)')
us.say('46, 3 - three boats on the big pond. marker says its mine already so no VP')
us.play('46')
us.drag('Madison', 'Lake Ontario Control Box')
us.drag('Conquest', 'Lake Ontario Control Box')
with s.fault('12.42', 'the damaged Oneida enters a Lake Control Box'):
    us.drag('ship:Oneida', 'Lake Ontario Control Box')
us.discard('46')

s.play('BR York militia')
br.say('41. militia from York to Burlington, pip pip')
br.play('41')
br.drag('York_Militia', 'Burlington')
br.discard('41')

s.play('US holds')
us.say('sittin on one')
us.hold('48')

s.play('BR 4/R. Scots and 89th')
br.say('50, two chaps from Quebec to Three Rivers')
br.play('50')
br.drag('4/R._Scots 89th', 'Trois-Rivieres')
br.discard('50')
s.done()
