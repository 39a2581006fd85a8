"""Nobody says a word: Lake Ontario, Queenston back and forth, Mackinac by canoe and schooner, Cape Vincent; then the schooners of autumn."""
from aid37a import *

s = Session('dev-1812-faults', us='p1', br='p2', what='spring 1812 without a word of chat, into the autumn arrivals; lake battle, counter-attacks, Mackinac, dice twice')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Oneida out', 'US', '30', book=b):
    us.play('30')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('30')

with act(s, 'BR three ships against her', 'British', 'Card 2', fights={'Royal George': 'Lake Ontario Control Box'}, ret='Oneida', flips='Royal_George Oneida', book=b):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
    assert N(t, 'Royal_George Earl_of_Moira Sydney_Smith', 'Oneida', 'Royal_George', 'Oneida', 2) == 'A1 D1 att'
    br.roll('1d6', 2)
    br.flip('Royal_George')
    br.flip('Oneida')
    br.drag('Oneida', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    br.vp('0')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US over the river at Queenston', 'US', '32', 'Van Rensselaer', ret='Lincoln', book=b):
    us.play('32')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    assert F(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (6, 5)) == 'DR'
    us.roll('2d6', 6, 5)
    back(t, 'British', 'Queenston', 'Ft. George', 'Lewiston')
    br.drag('Lincoln', 'Ft. George')
    us.vp('0')
    us.discard('32')

with act(s, 'BR Brock takes it back', 'British', 'Card 8', 'Brock', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', book=b):
    br.play('8')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    assert F(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (2, 3)) == 'DR'
    br.roll('2d6', 2, 3)
    back(t, 'US', 'Queenston', 'Lewiston', 'Ft. George')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')
    us.vp('British 2')
    br.discard('8')

with act(s, 'US Dearborn to Sackets', 'US', '12', 'Dearborn', book=b):
    us.play('12')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Oswego')
    us.undo()
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('12')

s.play('BR the canoes at Mackinac')
br.play('17')
br.drag('NWC', 'Ft. Mackinaw')
assert odds(2, 1 + 1) == 0 and crt(6 + 4 + 1, True) == 'DR-1'
br.roll('2d6', 6, 4)
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
br.discard('17')
b.ok()

with act(s, 'US 3rd Ohio', 'US', '13', book=b):
    us.play('13')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('13')

with act(s, 'BR Nancy brings the veterans over', 'British', '20', sea='Det._10th_R.V.', book=b):
    br.play('20')
    room([t.find('Nancy')], t.pieces('Det._10th_R.V.'))
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    br.vp('British 4')
    br.discard('20')

with act(s, 'US 2nd NY', 'US', 'Card 4', book=b):
    us.play('4')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard('4')

with act(s, 'BR Procter to Sandwich', 'British', 'Card 5', 'Procter', book=b):
    br.play('5')
    br.drag('1/41st', 'Sandwich')
    br.drag('Shawnee Wyandot', 'Sandwich')
    br.drag('Procter', 'Sandwich')
    br.discard('5')

s.play('US holds')
us.hold('27')

with act(s, 'BR over to Cape Vincent', 'British', '10', ret='2nd_NY_Militia', flips='2nd_NY_Militia', book=b):
    br.play('10')
    br.drag('49th 10th_R.V.', 'Cape Vincent')
    assert F(t, 'British', 'Cape Vincent', 'Kingston', '49th', '2nd NY Militia', (5, 5)) == 'DR-1'
    br.roll('2d6', 5, 5)
    us.flip('2nd_NY_Militia')
    back(t, 'US', 'Cape Vincent', 'Sackets Harbour', 'Kingston')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    br.vp('British 5')
    br.discard('10')

with act(s, 'US strikes back', 'US', '19', ret='49th 10th_R.V.', book=b):
    us.play('19')
    us.drag('us:6th us:13th', 'Cape Vincent')
    us.roll('1d6', 3)
    assert F(t, 'US', 'Cape Vincent', 'Sackets Harbour', 'us:6th', '49th', (5, 6)) == 'DR'
    us.roll('2d6', 5, 6)
    back(t, 'British', 'Cape Vincent', 'Kingston', 'Sackets Harbour')
    br.drag('49th 10th_R.V.', 'Kingston')
    br.vp('British 4')
    us.discard('19')

s.play('BR holds')
br.hold('Declaration of War')

s.play('the turn, arrivals, the deal')
assert hand_sizes(t) == (0, 0)
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', groups=False)
for n in ('16', '22', '21', '7', '28', '29'):
    us.draw('1812 Deck', aid18.cid(t, n, 1812))
for n in ('18', '23', '24', '14', '31', '26'):
    br.draw('1812 Deck', aid18.cid(t, n, 1812))
assert hand_sizes(t) == (6, 6)

with act(s, 'US Chauncey gathers', 'US', '28', 'Chauncey', book=b):
    us.play('28')
    us.drag('Chauncey Conquest Scourge Pert', 'Oswego')
    us.discard('28')

with act(s, 'BR 103rd', 'British', '24', book=b):
    br.play('24')
    br.drag('103rd', 'Trois-Rivieres')
    br.drag('103rd', 'Montreal')
    br.discard('24')


with act(s, 'US Harrison', 'US', '22', 'Harrison', pick='3rd_Ohio', book=b):
    us.play('22')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison 17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.discard('22')

with act(s, 'BR 8th and 103rd', 'British', '23', book=b):
    br.play('23')
    br.drag('br:8th 103rd', 'Cornwall')
    br.drag('br:8th 103rd', 'Prescott')
    br.discard('23')

with act(s, 'US on Lake Erie', 'US', '29', book=b):
    us.play('29')
    us.drag('Caledonia Somers', 'Lake Erie Control Box')
    us.vp('British 2')
    us.discard('29')

with act(s, 'BR sweeps Lake Erie', 'British', '26', fights={'Queen Charlotte': 'Lake Erie Control Box'}, ret='Caledonia Somers', flips='Queen_Charlotte Caledonia Somers', book=b):
    br.play('26')
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    assert N(t, 'Queen_Charlotte Hunter Lady_Prevost', 'Caledonia Somers', 'Queen_Charlotte', 'Caledonia', 3) == 'A1 D2 att'
    br.roll('1d6', 3)
    us.flip('Caledonia Somers')
    us.drag('Caledonia Somers', 'Buffalo')
    br.flip('Queen_Charlotte')
    br.drag('Queen_Charlotte', 'Ft. Malden')
    br.vp('British 6')
    br.discard('26')

with act(s, 'US three to Sackets', 'US', '16', book=b):
    us.play('16')
    us.each('us:9th 11th 12th', 'Sackets Harbour')
    us.discard('16')

with act(s, 'BR Vincent at Cape Vincent', 'British', '18', 'Vincent', fights={'Vincent': 'Cape Vincent', '49th': 'Cape Vincent', '10th R.V.': 'Cape Vincent', 'Frontenac': 'Cape Vincent'}, book=b):
    br.play('18')
    br.drag('Vincent 49th 10th_R.V. Frontenac', 'Cape Vincent')
    assert F(t, 'British', 'Cape Vincent', 'Kingston', '49th', 'us:6th', (3, 4)) == 'AR'
    br.roll('2d6', 3, 4)
    br.drag('Vincent 49th 10th_R.V. Frontenac', 'Kingston')
    br.discard('18')

with act(s, 'US 20th', 'US', '21', book=b):
    us.play('21')
    us.drag('20th', 'Whitehall')
    us.discard('21')

with act(s, 'BR Voltigeurs', 'British', '14', book=b):
    br.play('14')
    br.drag('Voltigeurs', 'Coteau du Lac')
    br.discard('14')

with act(s, 'US Vermont', 'US', '7', book=b):
    us.play('7')
    us.drag('Vermont_Militia', 'Highgate')
    us.discard('7')

with act(s, 'BR UC militia', 'British', '31', book=b):
    br.play('31')
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
    br.discard('31')

s.play('fleets home, winter')
assert hand_sizes(t) == (0, 0)
br.drag('Earl_of_Moira Sydney_Smith', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1812-13')
if SHOW:
    print(excess(t))
wanted(t, '1st_Ohio 2nd_Ohio 17th us:19th 1st_Kentucky us:6th 1/41st Shawnee York_Militia')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th us:19th')
us.flip('1st_Kentucky')
us.flip('us:6th')
br.flip('1/41st')
br.flip('Shawnee')
br.flip('York_Militia')
us.flip('Oneida')
us.flip('Caledonia')
us.flip('Somers')
br.flip('Royal_George')
br.flip('Queen_Charlotte')
s.done()
