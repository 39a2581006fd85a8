"""Without a word, but for a smile at the end. Jakub drags by ones and lays his card last; Lenka drags heaps to half-way, thinks, drags on."""
from aid21a import *

s = start('1813a', 'Lenka', 'Jakub', ['42', '45', '57', '60', '43', '66'], ['46', '48', '53', '50', '51', '65'],
          'Spring 1813 without chat: Barclay carries the Wyandot to Port Dover; the frigate Superior is built a year early', played=4)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Scott', 'US', '45', leader='Scott', book=b):
    us.play('45')
    us.drag('Scott 23rd 25th', 'Canandaigua')
    us.drag('Scott 23rd 25th', 'Buffalo')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.discard('45')

s.play('BR Barclay')
with s.fault('11.33 3.7 8.5', 'the Wyandot are carried by ship from Ft. Malden to Port Dover'):
    br.each('Barclay Queen_Charlotte Hunter Wyandot', 'Port Dover')
br.play('48')
br.discard('48')

s.play('US builds')
us.play('42')
us.drag('Lawrence', 'Erie PA')
with s.fault('15.14 3.23 15.12', 'Superior, a vessel of 1814, is built in spring 1813', 'turn|year|arrival'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('42')

with act(s, 'BR Procter to Detroit', 'British', '53', leader='Procter', book=b):
    br.each('Procter Tecumseh 1/41st Shawnee Western_Indians', 'Sandwich')
    br.each('Procter Tecumseh 1/41st Shawnee Western_Indians', 'Detroit')
    br.play('53')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.discard('53')

with act(s, 'US Scott at Ft. Erie', 'US', '60', leader='Scott', ret='Norfolk', book=b):
    us.play('60')
    us.drag('Scott 23rd 25th 14th', 'Ft. Erie')
    F(s, 'US', 'Ft. Erie', 'Buffalo', '23rd', 'Norfolk Militia', (3, 3), 'DR', 1813)
    us.roll('2d6', 3, 3)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('Norfolk', 'Chippawa')
    us.vp(b.due())
    us.discard('60')

with act(s, 'BR Vincent at Ft. Erie', 'British', '50', leader='Vincent', fights={n: 'Ft. Erie' for n in ('Vincent', '8th', '49th')}):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.each('Vincent 8th 49th', 'Chippawa')
    br.each('Vincent 8th 49th', 'Ft. Erie')
    F(s, 'British', 'Ft. Erie', 'Chippawa', '8th', '23rd', (5, 4), 'AR', 1813)
    br.roll('2d6', 5, 4)
    br.each('Vincent 8th 49th', 'Chippawa')
    br.play('50')
    br.discard('50')

with act(s, 'US depot', 'US', '43', book=b):
    supply_ok(t, 'US', 'Buffalo')
    us.play('43')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('43')

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.play('46')
    br.discard('46')

with act(s, 'US 24th', 'US', '57', book=b):
    us.play('57')
    us.drag('24th', 'Ft. Findlay')
    us.drag('24th', 'Ft. Meigs')
    us.discard('57')

with act(s, 'BR Glengarry', 'British', '51', book=b):
    br.drag('Glengarry', "Crysler's Farm")
    br.play('51')
    br.discard('51')

with act(s, 'US Harrison', 'US', '66', leader='Harrison', book=b):
    us.play('66')
    us.drag('Harrison 17th 19th', 'Frenchtown')
    us.drag('Harrison 17th 19th', 'Ft. Meigs')
    us.drag('Harrison 17th', 'Ft. Stephenson')
    way('Ft. Meigs', 'Ft. Stephenson')
    us.discard('66')

s.play('BR holds')
br.hold('65')
us.say(':)')
s.done()
