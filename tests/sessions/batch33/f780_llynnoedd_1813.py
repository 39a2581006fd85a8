"""Gwanwyn ar y llynnoedd: pob darn yn aros wrth ymyl y pentwr cyn mynd iddo, y gwrthwynebydd yn bwrw dros y llall, y marciwr wastad gan yr un a gollodd."""
from aid33a import *

s = start('1813a', 'Gwenllian', 'Emrys', 'spring 1813: pieces land beside the stack first, the loser moves the marker, cards stay two plays; a frigate of 1814 is built, dragoons go by ship', ['42', '46', '38', '50', '53', '37', '44', '47'], ['52', '39', '40', '43', '41', '45', '48', '57'])
t, us, br = s.t, s.us, s.br
s.begin()
b = Book(t)


def away(*cards):
    """Gwenllian clears the table, whosever card it is."""
    for c in cards:
        us.discard(c)


with act(s, 'US dragoons to the lake', 'US', '37', laid=False):
    us.say('37: dragŵns i Sackets')
    us.play('37')
    assert way('Albany', 'Utica', 'Rome', 'Sackets Harbour', most=10) == 4
    us.march('US_Dragoons', 'Utica', 'Rome')
    us.drag('US_Dragoons', 'Sackets Harbour', how='beside')

with act(s, 'BR builds', 'British', '39', build=True, laid=False):
    br.play('39')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('dwy long')
    away('37')

with act(s, 'US builds', 'US', '46', build=True, laid=False):
    us.play('46')
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.14 3.23 15.12', 'the frigate Superior can be built from 1814 on, it is Spring-Summer 1813', 'vessels.turn'):
        us.drag('Superior', 'Sackets Harbour')
    us.say('Pike a Superior, tri')

with act(s, 'BR Procter to Frenchtown', 'British', '43', leader='Procter', laid=False):
    away('39', '46')
    br.play('43')
    assert way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6 and not units(t, 'Frenchtown')
    br.drag('Procter Tecumseh', 'Detroit')
    br.drag('1/41st Shawnee Wyandot', 'Detroit', how='beside')
    br.drag('1/41st Shawnee Wyandot', 'Frenchtown')
    br.drag('Tecumseh Procter', 'Frenchtown')
    us.vp(b.due())
b.ok()

with act(s, 'US Harrison', 'US', '38', leader='Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot', laid=False):
    us.play('38')
    way('Ft. Meigs', 'Frenchtown')
    us.drag('17th us:19th 1st_Kentucky Harrison', 'Frenchtown', how='beside')
    us.say('17 ar y blaen. bwria di')
    br.say('41')
    assert fight(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', 1813, (6, 5)) == 'DR'
    br.roll('2d6', 6, 5)
    goes(t, 'British', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('1/41st Shawnee Wyandot', 'Detroit')
    br.drag('Procter Tecumseh', 'Detroit')
    br.vp(b.due())
b.ok()

with act(s, 'BR sloops', 'British', '40', laid=False):
    away('43', '38')
    br.play('40')
    br.each('Chubb Finch', 'Lake Champlain Control Box')
    us.vp(b.due())
b.ok()

with act(s, 'US ferry to Oswego', 'US', '53', sea='US_Dragoons', laid=False):
    us.say('Oneida yn cario, 53')
    us.play('53')
    us.drag('Oneida', 'Oswego')
    with s.fault('11.33 3.62 11.31', 'dragoons are carried by a vessel from Sackets Harbour to Oswego', ''):
        us.drag('US_Dragoons', 'Oswego')

with act(s, 'BR Prevost', 'British', '52', leader='Prevost', laid=False):
    away('40', '53')
    br.play('52')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5
    br.drag('br:13th 70th 89th', 'Montreal')
    br.drag('Prevost', 'Montreal')
    br.drag('br:13th 70th 89th', 'La Prairie')
    br.drag('Prevost', 'La Prairie', how='beside')

with act(s, 'US builds small ones', 'US', '50', build=True, book=b, laid=False):
    us.play('50')
    us.each('Preble Montgomery', 'Plattsburg')
    us.each('Asp Raven', 'Sackets Harbour')

with act(s, 'BR depot', 'British', '41', book=b, laid=False):
    away('52', '50')
    br.play('41')
    assert supplied(t, 'British', 'Prescott')
    br.put('British Supply Depot', 'Prescott')

with act(s, 'US Macdonough', 'US', '42', leader='Macdonough', ret='Finch Chubb', fights={'President': 'Lake Champlain Control Box'}, flips='President Finch Chubb', laid=False):
    us.play('42')
    us.drag('President', 'Lake Champlain Control Box')
    us.drag('Preble Montgomery Macdonough', 'Lake Champlain Control Box')
    assert sea(t, 'President Preble Montgomery', 'Finch Chubb', 'President', 'Finch', 4, al=1) == 'A1 D2 att'
    br.roll('1d6', 4)
    us.say('o ti, pump wedyn')
    br.flip('Finch Chubb')
    us.flip('President')
    br.drag('Finch Chubb', 'Isle aux Noix')
    us.drag('President', 'Plattsburg')
    br.vp(b.due())
b.ok()

with act(s, 'BR repairs', 'British', '45', build=True, flips='Finch Chubb', book=b, laid=False):
    away('41', '42')
    br.play('45')
    br.flip('Chubb Finch')

with act(s, 'US 12th', 'US', '44', book=b, laid=False):
    us.play('44')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.march('us:12th', 'Ft. Schlosser', 'Lewiston')

with act(s, 'BR Vincent', 'British', '48', leader='Vincent', book=b, laid=False):
    away('45', '44')
    br.play('48')
    way('Ft. George', 'Queenston')
    br.drag('br:49th', 'Queenston', how='beside')
    br.drag('Vincent', 'Queenston')

with act(s, 'US repairs President', 'US', '47', build=True, flips='President', book=b, laid=False):
    us.play('47')
    us.flip('President')

s.play('BR holds, table cleared')
br.hold('57')
away('48', '47')
us.say('dyna ni')
s.done()
