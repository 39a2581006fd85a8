"""Niagara, autumn 1813: nobody writes a word, no card is turned up, cards come down last; two fights in turns from one space."""
from more import cf, holds, lay_1813, lay_arrivals, rows, supplied, units
from ref import cost, crt, odds
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Quim', br='Odd', what='Autumn 1813 without chat: Queenston and Beaverdams fought in turns, round by round; dice before the march; cards down last, never shown')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for c in ('1813a', '1813b'):
        lay_arrivals(t, c, side)
t.lay('us:13th 18th 14th 12th us:5th Van_Rensselaer', 'Ft. George', 'US')     # Ft. George fell in spring: 3 VP
t.lay('Lincoln York_Militia', 'Queenston', 'British')
t.lay('49th', 'Beaverdams', 'British')
t.lay('br:8th Vincent', 'Stoney Creek', 'British')
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Madison Oneida Conquest Scourge Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 1')
t.lay_hand('US', ['52', '43', '44', '45', '46'])
t.lay_hand('British', ['38', '39', '40', '41', '42'])
t, us, br = s.begin()

s.play('US 13th and 18th at Queenston, 14th at Beaverdams: one card of 3, units of one space, two spaces attacked (8.62)')
assert V['52'] == 3 and cost('Ft. George', 'Queenston') == 1 and cost('Ft. George', 'Beaverdams') == 1
us.drag('us:13th 18th', 'Queenston')
assert supplied(t, 'US', 'Queenston', 'Ft. George') and sum(cf(p) for p in units(t, 'Queenston', 'British')) == 6
assert odds(8, 6) == 0 and crt(6 + 1) == 'EX'          # B against C +1; militia only, clear: no 10.44
us.roll('2d6', 4, 2)
us.drag('14th', 'Beaverdams')
assert holds(t, 'US', 'Ft. George') and supplied(t, 'US', 'Beaverdams', 'Ft. George')
assert odds(4, 4) == 0 and crt(9 - 1 - 1) == 'EX'      # B against A -1, forest -1
us.roll('2d6', 6, 3)
us.flip('Lincoln')
us.flip('us:13th')
# Beaverdams: both sides have nothing but reduced units, the attacker goes back (10.63 and its note)
us.drag('14th', 'Ft. George')
br.flip('49th')
us.flip('14th')
# Queenston, second round: 18th 4, the reduced 13th counts nothing; York Militia 3 and Lincoln 2: 4 to 5, B against C
assert odds(4, 5) == -2 and crt(11 - 2 + 1) == 'DR'
us.roll('2d6', 5, 6)
br.drag('York_Militia', 'Chippawa')
us.drag('Lincoln', 'Chippawa')
assert supplied(t, 'British', 'Chippawa')
us.vp('US 3')
us.play('52', reveal=False)
us.discard('52')

s.play('BR Vincent and the 8th to Beaverdams')
assert V['38'] == 2 and cost('Stoney Creek', 'Beaverdams') == 2
br.drag('Vincent br:8th', 'Beaverdams')
br.drop_discard('38')

s.play('US holds')
us.hold('43')

s.play('BR holds')
br.hold('39')

s.play('US a depot at Buffalo')
us.put('US Supply Depot', 'Buffalo')
assert supplied(t, 'US', 'Buffalo')
us.drop_discard('45')

s.play('BR Vincent at Queenston: dice, march, way back, and then the card')
assert V['40'] == 2 and cost('Beaverdams', 'Queenston') == 1
br.roll('2d6', 3, 4)
br.drag('Vincent br:8th', 'Queenston')
# 8th A 5 against 18th B 4 and the reduced 13th 2
assert supplied(t, 'British', 'Queenston', 'Beaverdams')
assert sum(cf(p) for p in units(t, 'Queenston', 'US')) == 6 and odds(5, 6) == -2 and crt(7 - 2 + 1) == 'AR'
us.drag('Vincent br:8th', 'Beaverdams')
br.play('40', reveal=False)
br.discard('40')

s.play('US Dragoons ride to Buffalo')
assert V['44'] == 1 and cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4
us.drag('US_Dragoons', 'Buffalo')
us.play('44', reveal=False)
us.discard('44')

s.play('BR 104th to York')
assert V['41'] == 1 and cost('Kingston', 'Smiths Creek', 'York') == 4
br.drag('104th', 'York')
br.drop_discard('41')
s.done()
