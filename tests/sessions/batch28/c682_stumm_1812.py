"""Not a word is said. One plays from the middle of the board and takes back with undo, the other turns the wrong counters and mends it."""
from aid28a import *

s = Session('dev-1812-faults', us='kvk', br='jd', what='silent: second half of spring 1812, arrivals and deal of autumn, two battles on Lake Ontario')
t = s.t
t.lay('3rd_Ohio', 'Ft. Findlay', 'US')
t.lay('us:6th us:13th', 'Rome', 'US')
t.lay('Norfolk', 'Ft. Erie', 'British')
t.lay('br:8th Canadian_Fencibles', 'Cornwall', 'British')
for c in ('27', '13', '19', '17', '10', '20', 'Declaration of War'):
    t.lay_in_deck(t.card(c), 'Discard')
t, us, br = s.begin()
b = Book(t)
assert hand_sizes(t) == (4, 3)

with act(s, 'US Hull over the river', 'US', '32', 'Hull', book=b):
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Detroit')
    us.vp('US 2')
    us.undo()
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR Procter', 'British', '5', 'Procter', ret='Hull 4th 1st_Ohio', flips='4th', book=b):
    br.roll('2d6', 6, 5)
    way('Ft. Malden', 'Sandwich')
    br.drag('Shawnee Wyandot Tecumseh 1/41st Procter', 'Sandwich')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (6, 5)) == 'DR-1'
    br.play('5')
    us.flip('1st_Ohio')
    us.undo()
    us.flip('4th')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull 4th 1st_Ohio', 'Detroit')
    br.vp(b.due())
    br.discard('5')

with act(s, 'US Dearborn to Sackets', 'US', '12', 'Dearborn', pick='us:6th us:13th', book=b):
    us.play('12', reveal=False)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour', most=10)
    us.drag('Dearborn', 'Rome')
    us.drag('us:6th us:13th Dearborn', 'Oswego')
    us.undo()
    us.drag('us:6th us:13th Dearborn', 'Sackets Harbour')
    us.reveal('12')
    us.discard('12')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=b):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.play('8')
    br.drag('R.N.R. Brock', 'Ft. George')
    br.flip('Brock')
    br.flip('Sheaffe')
    br.drag('Brock R.N.R.', 'Queenston')
    br.discard('8')

with act(s, 'US restores', 'US', '30', build=True, flips='4th', book=b):
    assert supplied(t, 'US', 'Detroit')
    us.play('30')
    us.flip('4th')
    us.discard('30')

with act(s, 'BR fleet', 'British', '2', None, book=b):
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.drag('Beresford Sydney_Smith', 'Kingston')
    br.play('2')
    br.discard('2')
    br.vp(b.due())

with act(s, 'US 3rd Ohio', 'US', '4', None, book=b):
    us.play('4')
    way('Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.discard('4')

s.play('autumn: the marker and who comes')
br.turn('Summer-Autumn 1812', marker=False)
us.turn('Summer-Autumn 1812', tracker=False)
muster(br, '1812b', groups=True)
muster(us, '1812b', groups=False)
s.play('the deal')
deal(t, us, 1812, '22', '18')
deal(t, br, 1812, '15', '26', '28')
deal(t, us, 1812, '29', '21', '3', '24', '16')
deal(t, br, 1812, '25', '7', '6', '11')
assert hand_sizes(t) == (7, 7)

with act(s, 'US Chauncey fights for the lake', 'US', '22', 'Chauncey', pick='Fair_American Gov._Tompkins',
         ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George Earl_of_Moira', book=b):
    us.play('22')
    us.drag('Oneida Conquest Scourge Growler Pert Chauncey', 'Oswego')
    us.drag('Oneida Conquest Scourge Growler Pert Chauncey Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    assert sea_fight(t, 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 3) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.flip('Gloucester')
    br.flip('Gloucester')
    br.flip('Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.vp(b.due())
    us.discard('22')

with act(s, 'BR repairs two', 'British', '15', build=True, flips='Royal_George Earl_of_Moira', book=b):
    br.play('15')
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.discard('15')

with act(s, 'US repairs Oneida', 'US', '18', build=True, flips='Oneida', book=b):
    us.flip('Oneida')
    us.play('18')
    us.discard('18')

with act(s, 'BR out again', 'British', '26', None, ret='Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins',
         flips='Royal_George Conquest Scourge', book=b):
    br.roll('1d6', 5)
    br.play('26')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    assert sea_fight(t, 'Royal_George Earl_of_Moira Gloucester', 'Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George', 'Conquest', 5) == 'A1 D2 att'
    us.drag('Chauncey Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
    us.flip('Conquest Scourge')
    us.drag('Conquest Scourge', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    br.flip('Royal_George')
    br.vp(b.due(), flip=False)
    br.flip('VP_Marker')
    br.discard('26')

with act(s, 'US 5th and 12th', 'US', '29', None, book=b):
    us.play('29')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('us:5th', 'Buffalo')
    us.drag('12th', 'Batavia')
    us.drag('12th', 'Buffalo')
    us.discard('29')

with act(s, 'BR schooners', 'British', '28', None, book=b):
    br.play('28')
    br.drag('Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.discard('28')

with act(s, 'US 18th', 'US', '21', None, book=b):
    us.play('21')
    us.drag('18th', 'Lewiston')
    us.discard('21')

with act(s, 'BR Vincent', 'British', '25', 'Vincent', book=b):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Vincent 49th', 'Gananoque')
    br.drag('Vincent 49th', 'Prescott')
    br.play('25')
    br.discard('25')

with act(s, 'US Harrison', 'US', '16', 'Harrison', book=b):
    us.play('16')
    us.drag('Winchester Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Winchester', 'Ft. MacArthur')
    us.discard('16')

s.play('BR holds')
br.hold('7')
s.play('US holds')
us.hold('24')

with act(s, 'BR Prevost', 'British', '6', 'Prevost', book=b):
    br.drag('100th 103rd 1/R._Scots Prevost', 'Trois-Rivieres')
    br.drag('100th 103rd 1/R._Scots Prevost', 'Montreal')
    br.drag('100th', 'Trois-Rivieres')
    br.play('6')
    br.discard('6')

with act(s, 'US two', 'US', '3', None, book=b):
    us.play('3')
    way('Albany', 'Whitehall', 'Ticonderoga')
    us.drag('us:11th us:14th', 'Whitehall')
    us.drag('us:11th us:14th', 'Ticonderoga')
    us.discard('3')

with act(s, 'BR Northwest Company at Mackinac', 'British', '11', None, sea='NWC', ret='Detachment_(Mackinaw)', book=b):
    br.drag('Nancy NWC', 'Ft. Mackinaw')
    br.undo()
    br.drag('NWC', 'Ft. Mackinaw')
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'Northwest Co.', 'Detachment (Mackinaw)', 1812, (6, 5)) == 'DR-2'
    br.roll('2d6', 6, 5)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.play('11')
    br.discard('11')
assert hand_sizes(t) == (0, 0)

s.play('fleet return')
br.drag('Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
b.ok()
s.play('winter')
br.turn('Winter 1812-13', marker=False)
us.turn('Winter 1812-13', tracker=False)
assert winter_due(t) == {('Cornwall', 'British'): 2, ('Detroit', 'US'): 2, ('Ft. Meigs', 'US'): 2, ('Lewiston', 'US'): 1, ('Sandwich', 'British'): 2,
                         ('Ticonderoga', 'US'): 1}
us.flip('1st_Ohio 2nd_Ohio')
br.flip('1/41st')
us.flip('17th 1st_Kentucky 18th')
us.flip('18th 1st_NY_Militia')
br.flip('Glengarry')
br.undo()
br.flip('Canadian_Fencibles br:8th')
us.flip('us:14th')
br.flip('Shawnee')
assert not excess(t)
s.play('repairs')
br.flip('Royal_George')
us.flip('Scourge Conquest')
us.discard('24')
br.discard('7')
b.ok()
s.done()
