"""Spring 1812. Jordi (Catalan) is sure of himself and wrong twice; Maja (Slovene) is polite, lays one ship after another and books late."""
from aid24a import *

d = Desk('Jordi', 'Maja', 'Spring 1812 to autumn: troops carried over a lake the British hold; the 3rd Ohio walks eight points',
         {'US': ('plain', lambda c, n, x: 'carta %s, en val %d: %s' % (c, n, x)),
          'British': ('plain', lambda c, n, x: '%s - z %s' % (x, c))})
t, us, br = d.go()
us.say('bon dia! començo jo')
br.say('prosim')

with d.op('US', '12', 'Hull passa el riu', leader='Hull'):
    us.drag('4th 1st_Ohio Hull', 'Sandwich')
    d.vp(us)

with d.op('British', '2', 'ladje na Ontario'):
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
d.vp(br)
br.say('moje jezero, dve točki')

with d.op('US', '13', "l'Oneida porta la 2a de Nova York a Oswego", free=True):
    with d.s.fault('11.31 11.42 11.3', 'The Oneida carries the 2nd NY Militia from Sackets Harbour to Oswego while British ships lie in the Ontario box'):
        us.drag('Oneida 2nd_NY_Militia', 'Oswego')

with d.op('British', '5', 'Procter v Sandwich', leader='Procter', ret='4th 1st_Ohio Hull'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say("m'aparto abans de la lluita, cap a Detroit")
    us.drag('4th 1st_Ohio Hull', 'Detroit')
d.vp(br)

with d.op('US', '32', 'Dearborn amb els dos regiments', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Oswego')

with d.op('British', '8', 'Brock k Ft. George', leader='Brock'):
    br.drag('York_Militia', 'Ft. George')
    br.drag('Brock', 'Ft. George')

with d.op('US', '4', 'la 3a Ohio puja cap al nord', free=True):
    with d.s.fault('3.16 9.1 9.2 8.61', 'The 3rd Ohio walks from Ft. MacArthur to Detroit, four trails of 2 MP: 8 of its 6', 'path|link'):
        us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit')

with d.op('British', '10', 'Charlotte in Hunter na Erie'):
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.drag('Hunter', 'Lake Erie Control Box')
d.vp(br)

with d.op('US', '30', 'la 1a de Nova York al fort'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.say('i Van Rensselaer també')
    us.drag('Van_Rensselaer', 'Ft. Niagara')

with d.op('British', '17', 'Norfolk v Ft. Erie'):
    br.drag('Norfolk', 'Ft. Erie')

with d.op('US', '19', 'de tornada cap a Sackets'):
    way('Oswego', 'Sackets Harbour')
    us.drag('us:6th us:13th', 'Sackets Harbour')

with d.op('British', '20', 'osmi in fencibli'):
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('br:8th Canadian_Fencibles', 'Coteau du Lac')
    br.drag('br:8th Canadian_Fencibles', 'Cornwall')

d.hold('US', '27', 'me la guardo')
d.hold('British', 'Declaration of War', 'tudi jaz')

d.s.play('autumn: marker, arrivals, deal')
br.turn('Summer-Autumn 1812')
br.say('Britanci %d točke' % -tracked(t))
d.ok()
muster(us, '1812b', groups=False)
muster(br, '1812b')
d.deal(us, 1812, '6', '3', '21')
d.deal(br, 1812, '31', '26', '7', '28', '18', '29')
d.deal(us, 1812, '11', '24', '16')
assert hand_sizes(t) == (6, 6)

with d.op('US', '6', 'Harrison a Meigs', leader='Harrison'):
    us.drag('Harrison us:17th us:19th', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th', 'Ft. Meigs')

with d.op('British', '28', 'dva iz Quebeca'):
    br.each('1/R._Scots 103rd', 'Montreal')

with d.op('US', '3', 'dos regiments més'):
    us.drag('us:14th us:15th', 'Utica')

with d.op('British', '26', 'Brock v Chippawo', leader='Brock'):
    br.drag('York_Militia Brock', 'Queenston')
    br.drag('York_Militia Brock', 'Chippawa')

with d.op('US', '11', 'el 23'):
    us.drag('us:23rd', 'Utica')

with d.op('British', '29', 'Glengarry'):
    br.drag('Glengarry', "Crysler's Farm")
br.say('jutri naprej?')
us.say('demà')
d.ok()
d.s.done()
