"""Winter 1812-13: a brig stays out on the lake, and five units winter at Ft. Malden (3) without a loss."""
from ref import cost
from session import Session
from lay3b import Watch, crowded, lay_scn

s = Session('dev-1812-faults', us='Rolf', br='Ingo', what='Winter 1812-13: Earl of Moira left in the Lake Ontario Control Box, no attrition at Ft. Malden')
t = s.t
lay_scn(t, '1812', '1812b')
t.lay_turn('Summer-Autumn 1812')
t.lay('Northwest_Co.', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('us:5th 12th', 'Utica', 'US')
t.lay('14th 20th', 'Buffalo', 'US')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_hand('US', ['24', '22'])
t.lay_hand('British', ['25', '28'])
t.lay_vp('British 2')
t, us, br = s.begin()
w = Watch(t)
w.ok()

s.play('US 1st PA')
us.say('24, eins: Pennsylvania nach Meadville')
us.play('24')
us.drag('1st_PA_Militia', 'Meadville')
us.discard('24')

s.play('BR Glengarry')
br.say('25: Glengarry nach Prescott')
br.play('25')
br.drag('Glengarry', 'Prescott')
br.discard('25')

s.play('US Harrison')
us.say('22 als 3, Harrison mit 17. und 19. nach Ft. Findlay')
us.play('22')
us.drag('Harrison 17th 19th', 'Ft. Findlay')
us.discard('22')
us.say('hmm, Findlay hat nur Platz für 1. Egal')

s.play('BR Voltigeurs')
br.say('28 als 2: Voltigeurs nach Cornwall')
br.play('28')
br.drag('Voltigeurs', 'Cornwall')
br.discard('28')

s.play('Flotten heim, Winter')
br.say('Flotte heim. Royal George nach Kingston, Marker auf den See')
with s.fault('7.4 11.22', 'Earl of Moira stays in the Lake Ontario Control Box at the end of Summer-Autumn'):
    br.drag('Royal_George', 'Kingston')
    br.put('British Lake Control', 'Lake Ontario Control Box')
    br.turn('Winter 1812-13')

s.play('Winter: Verluste')
us.say('Detroit 5 auf 3: 1st und 2nd Ohio. Findlay 2 auf 1: das 19.')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('19th')
assert crowded(t) == {'Ft. Malden': ('British', 2, [p.name for p in t.at('Ft. Malden') if p.mark('Kind') in ('Regular', 'Militia', 'Indian')])}, crowded(t)
with s.fault('16.21 16.2 16.22 16.1', 'Ft. Malden: five unreduced units on 3, none is flipped'):
    br.say('bei mir nichts, alles warm')
    us.turn('Spring-Summer 1813')

s.play('Startspieler')
us.roll('1d6', 6)
br.roll('1d6', 3)
us.say('6 gegen 3+2. Ich fange an')

s.play('Verstärkungen')
br.drag('104th 4/R._Scots De_Watteville br:13th 2/41st 70th 89th 19th_Dragoons', 'Quebec City')
br.drag('Caughnawaga', 'Beauharnois')
br.drag('Drummond', 'Montreal')
br.drag('Yeo', 'Kingston')
br.drag('Barclay', 'Ft. Malden')
us.drag('22nd', 'Pittsburgh')
us.drag('24th 2nd_Kentucky', 'Ft. MacArthur')
us.drag('25th 29th US_Dragoons Scott', 'Albany')
us.drag('Ohio_Brigade', 'Mansfield')
us.drag('Hampton', 'Plattsburg')
us.drag('Pike', 'Sackets Harbour')
us.drag('Perry', 'Erie PA')
s.done()
