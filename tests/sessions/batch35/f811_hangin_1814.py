"""Autumn 1814: a damaged corvette sails back into the control box; New Orleans played as an event with cards left. Tagalog."""
from aid35a import *

s = Session('dev-1812-faults', us='Dado', br='Luningning', what='Autumn 1814: a damaged ship enters the box; New Orleans as an event in mid-turn; Tagalog')
t, us, br = s.t, s.us, s.br
autumn_1814(t)
hands(t, ['75', '85', '79', 'Battle of New Orleans', '99', '84', '106'], ['78', '98', '82', '88', '81', '95', '97'])
burn_to(t, 1814, 22)
s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '78', build=True, book=b):
    br.say('ako muna. 78, Prince Regent')
    br.play('78')
    br.drag('Prince_Regent', 'Kingston')
    br.discard('78')

fleet = 'General_Pike Madison Oneida Sylph'
with act(s, 'US Chauncey', 'US', '75', 'Chauncey', book=b):
    us.play('75')
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    us.say('akin ang lawa')
    us.vp('US 6')
    us.discard('75')

line = 'Prince_Regent Wolfe Royal_George Melville'
with act(s, 'BR Yeo fights', 'British', '98', 'Yeo', book=b, ret='Chauncey ' + fleet, flips='Prince_Regent General_Pike'):
    br.play('98')
    br.drag('Yeo ' + line, 'Lake Ontario Control Box')
    br.say('apat sa apat. fragata +1, Yeo +1')
    assert sea(t, line, fleet, 'Prince Regent', 'General Pike', 2, 1, 0) == 'A1 D1 att'
    br.roll('1d6', 2)
    us.flip('General_Pike')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    us.drag('Chauncey ' + fleet, 'Sackets Harbour')
    br.vp('US 2')
    br.discard('98')

with act(s, 'US Scott', 'US', '99', 'Scott', book=b):
    us.play('99')
    us.drag('Scott NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('Scott NY_Volunteers_1814', 'Lewiston')
    us.discard('99')

with act(s, 'BR withdraws the fleet, Prevost marches', 'British', '82', 'Prevost', free=True, book=b):
    br.say('libreng pag-atras muna: uuwi ang plota')
    br.drag('Yeo Wolfe Royal_George Melville', 'Kingston')
    br.vp('US 4')
    br.play('82')
    br.say('82, Prevost sa Montreal')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost 82nd 3rd_(Buffs) br:5th br:9th', 'Trois-Rivieres')
    br.drag('Prevost 82nd 3rd_(Buffs) br:5th br:9th', 'Montreal')
    br.discard('82')

s.play('US Chauncey again, with the damaged General Pike')
us.say('79, balik sa lawa ang lahat')
us.play('79')
with s.fault('12.42 12.52 12.51 15.22', 'the damaged General Pike enters the Lake Control Box'):
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
us.vp('US 6')
us.discard('79')
b.ok()

with act(s, 'BR Riall at Chippawa', 'British', '88', 'Riall', book=b, pick='Lincoln'):
    br.play('88')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('88')

s.play('US New Orleans')
us.say('New Orleans! dalawang puntos')
us.play('Battle of New Orleans')
with s.fault('4.23 7.35 8.31 16.1 4.17 7.34', 'New Orleans scored as an event in the middle of the turn, not held and not the last play'):
    us.vp('US 8')
    scored(us, 'Battle of New Orleans')
b.due(2)
b.ok()

with act(s, 'BR Mohawks', 'British', '81', book=b):
    br.say('sige')
    br.play('81')
    br.drag('br:Mohawk', 'Queenston')
    br.discard('81')

with act(s, 'US Macomb', 'US', '106', 'Macomb', free=True, book=b):
    us.say('ay, sira pala ang General Pike. ibinabalik ko sa Sackets')
    us.drag('General_Pike', 'Sackets Harbour')
    us.play('106')
    us.drag('Macomb us:29th us:30th', 'Champlain NY')
    us.discard('106')

with act(s, 'BR Drummond', 'British', '95', 'Drummond', book=b):
    br.play('95')
    br.drag('Drummond 104th', 'Gananoque')
    br.drag('Drummond 104th', 'Prescott')
    br.discard('95')

with act(s, 'US 26th', 'US', '84', book=b):
    us.drag('us:26th', 'Buffalo')
    us.play('84')
    us.discard('84')
    us.say('isa na lang ang baraha ko')

with act(s, 'BR Nancy', 'British', '97', book=b):
    br.play('97')
    br.drag('Nancy', 'Lake Huron Control Box')
    br.vp('US 6')
    br.discard('97')

with act(s, 'US depot', 'US', '85', build=True, book=b):
    us.play('85')
    us.put('US Supply Depot', 'Plattsburg')
    us.say('85, bodega sa Plattsburg')
    us.discard('85')
s.done()
