"""The end of autumn 1812, the winter with everything, spring 1813. Two people who sit in one room and write nothing at all."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1812b')
    hands(t, ['6', '3', '24'], ['31', '28', '18'])
    burn_to(t, 1812, 22)
    t.lay('us:6th us:13th us:23rd', 'Lewiston', 'US')
    t.lay('49th R.N.R.', 'Queenston', 'British')
    t.lay('Brock', 'Queenston', 'British')
    t.lay('Chauncey Oneida Conquest Scourge Pert', 'Lake Ontario Control Box', 'US')
    t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
    t.lay('Nancy', 'Lake Huron Control Box', 'British')
    t.lay_marker('US Supply Depot', 'Lewiston')
    t.lay_face('Earl_of_Moira Gloucester', True, 'British')
    t.lay_face('1st_Ohio', True, 'US')
    t.lay_vp('British 2')


d = Desk('Ida', 'Otto', 'Autumn 1812 to spring 1813 without a word: fleets home, markers, attrition, repair, depot off, rolls, arrivals, deals, building',
         {'US': ('straight', None), 'British': ('plain', None)}, setup=setup)
t, us, br = d.go()
assert t.find('Ohio', 'US').mark('Kind') == 'Ship'

with d.op('US', '6', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:14th us:15th us:16th', 'Utica')
    us.drag('Dearborn us:14th us:15th us:16th', 'Rome')
    us.drag('Dearborn us:14th us:15th us:16th', 'Sackets Harbour')

with d.op('British', '28'):
    br.march('1/R._Scots', 'Trois-Rivieres', 'Montreal')
    br.march('103rd', 'Trois-Rivieres', 'Montreal')

with d.op('US', '3'):
    us.drag('us:6th', 'Buffalo')

with d.op('British', '18', build=True, flips='Earl_of_Moira'):
    br.flip('Gloucester')
    br.undo()
    br.flip('Earl_of_Moira')

with d.op('US', '24'):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')

with d.op('British', '31'):
    way('Montreal', 'La Prairie', 'Chambly', 'St-Jean')
    br.march('Voltigeurs', 'La Prairie', 'Chambly', 'St-Jean')
d.ok()

d.s.play('fleets home, markers')
us.drag('Chauncey Oneida Conquest Scourge Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.drag('Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
d.ok()

d.s.play('winter')
us.turn('Winter 1812-13')
assert excess(t) == {('Queenston', 'British'): 1, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 1}, excess(t)
br.flip('49th')
br.flip('1/41st')
us.flip('2nd_Ohio')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t)
br.flip('Gloucester')
us.delete('US_Supply_Depot')
d.ok()

d.s.play('1813: rolls, arrivals, deal')
br.turn('Spring-Summer 1813')
us.roll('1d6', 5)
br.roll('1d6', 2)
muster(us, '1813a', groups=False)
muster(br, '1813a')
d.deal(us, 1813, '46', '42', '49', '44')
d.deal(br, 1813, '#56 Grand River Indians', '53', '55', '52', '41', '39', '67', '45')
d.deal(us, 1813, '38', '60', '57', '65')
assert hand_sizes(t) == (8, 8)

with d.op('US', '46', build=True):
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')

with d.op('British', '#56 Grand River Indians', build=True):
    assert not units(t, 'Queenston', 'US')
    br.drag('Mohawk', 'Queenston')

with d.op('US', '49', build=True):
    us.drag('Lawrence ship:Niagara', 'Erie PA')

with d.op('British', '53', build=True):
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')

with d.op('US', '42', leader='Dearborn', fights={'14th': 'Kingston', 'us:15th': 'Kingston', 'us:16th': 'Kingston', 'Dearborn': 'Kingston'}, flips='us:16th'):
    us.drag('Dearborn us:14th us:15th us:16th', 'Cape Vincent')
    us.drag('Dearborn us:14th us:15th us:16th', 'Kingston')
    us.roll('2d6', 3, 3)
    assert duel(d, 'US', 'Kingston', ['Cape Vincent'], '16th', '10th R.V.', (3, 3)) == 'AR-1'
    us.flip('us:16th')
    us.drag('Dearborn us:14th us:15th us:16th', 'Cape Vincent')

with d.op('British', '55', build=True):
    br.each('Finch Chubb', 'Isle aux Noix')
    br.drag('ship:Detroit', 'Ft. Malden')

with d.op('US', '65', leader='Chauncey'):
    us.drag('Chauncey Oneida Madison General_Pike Asp Raven', 'Lake Ontario Control Box')

with d.op('British', '52', leader='Yeo', ret='Chauncey Oneida Madison General_Pike Asp Raven', flips='Royal_George General_Pike'):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Lake Ontario Control Box')
    assert d.sea('Royal_George Wolfe Melville Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Oneida Madison General_Pike Asp Raven', 'Royal_George',
                 'General_Pike', 3, al=1) == 'A1 D1 att'
    br.roll('1d6', 3)
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('General_Pike')
    us.drag('Chauncey Oneida Madison General_Pike Asp Raven', 'Sackets Harbour')
    us.delete('US_Lake_Control')
    d.vp(br)

with d.op('US', '60', build=True, flips='General_Pike'):
    us.flip('General_Pike')

with d.op('British', '39', build=True, flips='49th 1/41st'):
    assert supplied(t, 'British', 'Queenston') and supplied(t, 'British', 'Ft. Malden')
    br.flip('49th')
    br.flip('1/41st')

with d.op('US', '38', leader='Harrison'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')

with d.op('British', '67'):
    br.drag('Norfolk', "Brant's Ford")
d.ok()
d.s.done()
