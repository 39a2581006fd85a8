"""Spring 1814 on Ontario: troops sail while the enemy has the lake, and a wreck goes out unrepaired."""
from more import lay_arrivals, naval_drm, rows, spent
from ref import cost, naval
from session import Session
from start1814 import lay_1814

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Rum', br='Customs', what='Spring 1814: landing at Smiths Creek while the British control the lake; the damaged General Pike enters the box')
t = s.t
lay_1814(t)
lay_arrivals(t, '1814a', 'US')
lay_arrivals(t, '1814a', 'British')
spent(t, 'British', ['83', '88', '86', '78', '81'])
spent(t, 'US', ['79', '82', '87', '77', '84'])
t, us, br = s.begin()

s.play('BR Yeo out')
br.say('83. Yeo, all six. 2 VP. Nobody sails without my stamp')
br.play('83')
br.drag('Yeo Wolfe Royal_George Melville Beresford Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
br.vp('US 2')
br.discard('83')

s.play('US smuggles the 9th over')
us.say('79. I would never break a law, except tonight. Oneida, the 9th')
us.play('79')
with s.fault('11.42 11.31 11.54 11.5 11.3', 'Oneida lands the 9th at Smiths Creek while British ships control Lake Ontario', 'lake|control'):
    us.drag('Oneida us:9th', 'Smiths Creek')
us.say('zero points there, so what')
us.discard('79')

s.play('BR Riall')
br.say('88, Riall for a stroll with the Scots')
br.play('88')
br.drag('Riall 1/R._Scots', 'Queenston')
br.discard('88')

s.play('US Chauncey attacks')
us.say('82: Chauncey. Pike leads, Madison, Sylph, Conquest behind')
us.play('82')
us.drag('Chauncey General_Pike Madison Sylph Conquest', 'Lake Ontario Control Box')
a, d = t.pieces('General_Pike Madison Sylph Conquest'), t.pieces('Wolfe Royal_George Melville Beresford Earl_of_Moira Sydney_Smith')
assert naval_drm(a, d, a[0], d[0], 0, 1) == -1 and naval(5 - 1) == 'A1 D1 att'
br.say('Wolfe')
us.roll('1d6', 5)
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.flip('Wolfe')
br.drag('Yeo Wolfe Royal_George Melville Beresford Earl_of_Moira Sydney_Smith', 'Kingston')
us.vp('US 6')
us.discard('82')

s.play('BR Prevost')
br.say('86. Prevost, 37th, 90th, Montreal')
br.play('86')
assert OPV['86'] == 3 and cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Prevost 37th 90th', 'Montreal')
br.discard('86')

s.play('US the Pike out again')
us.say('87, one op: the old lady goes back to her friends')
us.play('87')
with s.fault('12.42 12.52', 'the damaged General Pike enters the control box'):
    us.drag('General_Pike', 'Lake Ontario Control Box')
us.discard('87')

s.play('BR repairs the Wolfe')
br.say('mine I repair first: 78')
br.play('78')
br.flip('Wolfe')
br.discard('78')

s.play('US holds')
us.hold('77')
s.done()
