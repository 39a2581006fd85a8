"""Dearborn walks into an empty Isle aux Noix in the first summer; his post at Lacolle gives way before combat. Polish quips."""
from more import supplied
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Ola', br='Piotr', what='Spring 1812: an empty fort taken, a post left at Lacolle that retreats before combat, supply over Lake Champlain')
t, us, br = s.begin()

s.play('US Dearborn to Plattsburg')
us.say('no to jedziemy. 32 na 3')
us.play('32')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('us:6th us:13th Dearborn', 'Whitehall')
us.drag('us:6th us:13th Dearborn', 'Ticonderoga')
us.drag('us:6th us:13th Dearborn', 'Plattsburg')
us.discard('32')

s.play('BR fleet')
br.play('2')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US Dearborn to Isle aux Noix')
us.say('12, Dearborn na polnoc')
us.play('12')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix') == 3
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Champlain NY')
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Lacolle')
us.say('milicja zostaje')
us.drag('Dearborn us:6th us:13th', 'Isle aux Noix')
us.vp('US 1')
us.discard('12')

s.play('BR from Montreal')
br.say('hm hm. 10, dwa pulki')
br.play('10')
assert cost('Montreal', 'La Prairie', 'Lacolle') == 5
br.drag('br:8th Canadian_Fencibles', 'La Prairie')
br.drag('br:8th Canadian_Fencibles', 'Lacolle')
us.say('uciekam')
us.drag('4th_NY_Militia', 'Champlain NY')
br.vp('0')
br.discard('10')

s.play('US 1st NY')
assert supplied(t, 'US', 'Isle aux Noix')
us.say('wyspa ma zaopatrzenie przez jezioro :)')
us.play('4')
us.drag('1st_NY_Militia', 'Ft. Schlosser')
us.discard('4')

s.play('BR Prevost? no, York')
br.say('Prevost nie, Brock. 8')
br.play('8')
br.drag('Brock R.N.R. York_Militia', 'Burlington')
br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
br.discard('8')

s.play('US holds')
us.hold('27')
s.done()
