"""Not a word. The British player turns a card up only after it lies on the pile; the US player books before he marches. Markers first, men last. The turn marker goes
on when the frost is over. Planted: a ship of 1814 built in 1813; a reduced regiment removed by the winter in its own country, the fresh ones spared."""
from aid32b import *

s = Session('dev-1812-faults', us='oak_31', br='thistle_8', what='Autumn 1813 through winter to spring 1814, without chat: Superior built a year early (fault), Hampton at Johnson\'s driven off by the Caughnawaga, fleets, winter with a reduced regiment removed at Buffalo (fault), deal of nine, Bladensburg')
t = s.t
autumn_1813(t)
t.lay('Chauncey Oneida Conquest Scourge Pert', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('us:9th us:21st', 'Oswego', 'US')
t.lay('us:23rd us:25th', 'Buffalo', 'US')
t.lay('2/41st', 'Trois-Rivieres', 'British')
t.lay('De_Meuron', 'Montreal', 'British')
t.lay('Wyandot', 'Sandwich', 'British')
t.lay_face('12th Julia', side='US')
t.lay_face('Hunter', side='British')
t.lay_marker('British Supply Depot', 'York')
t.lay_vp(label(position(t)))
hands2(t, ['52', '46', '57', '61'], ['44', '58', '54', '41'])
burn_to(t, 1813, 25)
t, us, br = s.begin()
book = Book(t)

s.play('US 52: the Superior and the Sylph')
us.play('52')
with s.fault('15.14 3.23 15.12', 'the Superior, a frigate of 1814, is built in autumn 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.drag('Sylph', 'Sackets Harbour')
us.discard('52')
book.ok()


def late(c):
    br.drop_discard(c)
    br.reveal(c)


with act(s, 'BR 58: Glengarry and no more', 'British', '58', book=book):
    br.drag('Glengarry', "Crysler's Farm")
    late('58')

with act(s, 'US 46: Hampton at Johnson\'s', 'US', '46', 'Hampton', book=book):
    us.play('46')
    way('Plattsburg', 'Four Corners', "Johnson's")
    us.vp(label(tracked(t) + 1))
    us.march('11th 4th_NY_Militia Hampton', 'Four Corners', "Johnson's")
    us.discard('46')

with act(s, 'BR 41: the Caughnawaga', 'British', '41', ret='11th 4th_NY_Militia Hampton', book=book):
    way('Beauharnois', 'Chateauguay', "Johnson's")
    br.march('Caughnawaga', 'Chateauguay', "Johnson's")
    assert duel(t, 'British', "Johnson's", 'Chateauguay', 'Caughnawaga', '11th', (5, 6)) == 'DR'
    br.roll('2d6', 5, 6)
    br.vp(label(tracked(t) - 1))
    goes(t, 'US', "Johnson's", 'Four Corners', ['Chateauguay'])
    us.drag('11th 4th_NY_Militia Hampton', 'Four Corners')
    late('41')

with act(s, 'US 57: Ohio', 'US', '57', book=book):
    us.play('57')
    us.drag('Ohio_Brigade', 'Upper Sandusky')
    us.discard('57')

with act(s, 'BR 44: Lincoln', 'British', '44', book=book):
    br.drag('Lincoln', 'Chippawa')
    late('44')

with act(s, 'US 61: 4th NY', 'US', '61', book=book):
    us.play('61')
    us.drag('4th_NY_Militia', 'Plattsburg')
    us.discard('61')

with act(s, 'BR 54: Norfolk', 'British', '54', book=book):
    way('Ft. Erie', 'Port Dover')
    br.drag('Norfolk', 'Port Dover')
    late('54')
assert left(t) == ([], [])

s.play('fleets home, markers first')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Barclay', 'Ft. Malden')
br.drag('Queen_Charlotte Lady_Prevost', 'Ft. Malden')
us.drag('Chauncey Oneida Conquest Scourge Pert', 'Sackets Harbour')
book.ok()

s.play('winter')
ex = excess(t)
assert ex == {('Ft. MacArthur', 'US'): 1, ('Buffalo', 'US'): 1}, ex
us.flip('2nd_Kentucky')
with s.fault('16.22 16.23 16.25', 'at Buffalo, one too many, the reduced 12th is removed in its own country instead of a fresh regiment being turned'):
    us.drag('12th', 'US Eliminated')
us.flip('Julia')
br.flip('Hunter')
br.delete([p.id for p in t.at('York') if 'Depot' in p.name])
br.turn('Winter 1813-14')
book.ok()

s.play('spring 1814')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, us, 1814, '82', '85', '88', '92', '80')
deal(t, br, 1814, '86', '79', 'Bladensburg', '96', '75', '83', '103', '100', '98')
deal(t, us, 1814, '91', '97', '101', '94')
assert hand_sizes(t) == (9, 9)
br.turn('Spring-Summer 1814')
muster(us, '1814a', groups=False)
muster(br, '1814a')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=book):
    br.vp(book.due(-2))
    br.play('Bladensburg')
    vpbox(t, br, 'Bladensburg')

with act(s, 'US 85: the 5th and 14th', 'US', '85', book=book):
    us.play('85')
    us.drag('us:5th us:14th', 'Batavia')
    us.discard('85')

with act(s, 'BR 86: the Prince Regent', 'British', '86', build=True, book=book):
    br.drag('Prince_Regent', 'Kingston')
    late('86')

with act(s, 'US 88: two depots? one', 'US', '88', book=book):
    us.play('88')
    us.put('US Supply Depot', 'Oswego')
    us.discard('88')

with act(s, 'BR 96: Prevost', 'British', '96', 'Prevost', book=book):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:16th 90th 37th', 'Montreal')
    br.drag('Prevost', 'Montreal')
    late('96')

with act(s, 'US 92: yards', 'US', '92', build=True, book=book):
    us.play('92')
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('92')

s.play('BR holds')
br.hold('98')
s.play('US holds')
us.hold('94')
book.ok()
s.done()
