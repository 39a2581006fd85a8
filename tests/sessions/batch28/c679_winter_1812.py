"""1812 in winter: the depot is taken off before anybody turns what it had room for no more, ships are mended, and a loss comes last."""
from session import Session
from lay7 import burn_to, hands
from lay18 import act, way, Book, lay_arrivals, excess, supplied

s = Session('dev-1812-faults', us='Agnes', br='Bert', what='Winter 1812: the depot goes first, then losses and mended ships, one loss late')
T = s.t
lay_arrivals(T, '1812b', 'US')
lay_arrivals(T, '1812b', 'British')
T.lay('Dearborn 5th 9th us:11th us:12th', 'Sackets Harbour', 'US')
T.lay('us:14th us:15th us:16th', 'Plattsburg', 'US')
T.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
T.lay('Det._10th_R.V. NWC Nancy', 'Ft. Mackinaw', 'British')
T.lay_face('Scourge', True, 'US')
T.lay_face('Gloucester', True, 'British')
T.lay_turn('Summer-Autumn 1812')
T.lay_vp('British 2')
hands(T, ['16', '3'], ['26', '14'])
burn_to(T, 1812, 24)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Chauncey puts out', 'US', '16', leader='Chauncey', book=b):
    us.play('16')
    us.drag('Chauncey Oneida Conquest us:Growler Pert', 'Lake Ontario Control Box')
    us.vp('0')
    us.discard('16')

with act(s, 'BR Prevost', 'British', '26', leader='Prevost', book=b):
    br.play('26')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Prevost 103rd 1/R._Scots', 'Montreal', 'Prescott')
    br.discard('26')

with act(s, 'US depot at Sackets Harbour', 'US', '3', book=b):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.play('3')
    us.put('US Supply Depot', 'Sackets Harbour')
    us.discard('3')

with act(s, 'BR Essex militia', 'British', '14', book=b):
    br.play('14')
    br.drag('Essex', 'Sandwich')
    br.discard('14')

s.play('fleet home, marker, the winter turn')
us.drag('Oneida Conquest us:Growler Pert Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
us.turn('Winter 1812-13')

s.play('winter: what is over has to go, and the depot had room for four of Sackets Harbour')
x = excess(t)
assert x == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1}, x
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.flip('Scourge')
br.flip('Gloucester')
br.flip('Shawnee')
b.ok()

s.play('spring')
us.turn('Spring-Summer 1813')
s.done()
