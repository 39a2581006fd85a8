"""Late autumn 1813, winter, the arrivals of 1814: few words and after the fact; steps of the winter in an untidy order."""
from more import cf, excess, lay_1813, lay_arrivals, muster, rows, supplied, units
from ref import cost, crt, odds
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Morag', br='Ewan', what='Last plays of 1813, fleets home, winter losses, a free repair, a depot gone, arrivals of 1814 before the marker')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for c in ('1813a', '1813b'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Madison Conquest Scourge Julia Hamilton Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_face('Oneida', True, 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_hand('US', ['44', '47', '49'])
t.lay_hand('British', ['38', '39', '45'])
t, us, br = s.begin()

s.play('US 9th to Oswego')
assert V['44'] == 1 and cost('Sackets Harbour', 'Oswego') == 2
us.drag('us:9th', 'Oswego')
us.drop_discard('44')

s.play('BR two regiments to Montreal')
assert V['38'] == 2 and cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('De_Watteville 89th', 'Montreal')
br.play('38')
br.discard('38')

s.play('US Scott rides alone (8.61)')
assert V['47'] == 1 and cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4
us.drag('Scott', 'Buffalo')
us.drop_discard('47')

s.play('BR a depot at Ft. Malden')
br.put('British Supply Depot', 'Ft. Malden')
assert supplied(t, 'British', 'Ft. Malden')
br.drop_discard('39')

s.play('US Harrison at Detroit: thrown back one space')
us.roll('2d6', 1, 3)
us.drag('Harrison 17th 19th', 'Frenchtown')
us.drag('Harrison 17th 19th', 'Detroit')
assert V['49'] == 2 and cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
# 8 against 3 + 2; B against C +1; Harrison +1
assert supplied(t, 'US', 'Detroit', 'Frenchtown') and odds(8, 5) == 0 and crt(4 + 2, True) == 'AR'
us.drag('Harrison 17th 19th', 'Frenchtown')
us.play('49', reveal=False)
us.discard('49')

s.play('BR holds his last')
br.hold('45')
br.say("that's us out. tidy up")

s.play('fleets home, winter')
us.drag('Madison Conquest Scourge Julia Hamilton Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Ft. Malden')
us.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
us.turn('Winter 1813-14', marker=False)
us.flip('Oneida')                                      # 15.21, at Sackets Harbour
e = excess(t)
assert e == {('Sackets Harbour', 'US'): 1, ('Frenchtown', 'US'): 1, ('Ft. MacArthur', 'US'): 1}, e
us.flip('2nd_NY_Militia')
br.flip('19th')
us.flip('3rd_Kentucky')
us.say('sackets, frenchtown, macarthur: one each. you?')
br.say('none, the depot feeds malden')
assert not excess(t)
br.delete([p for p in t.at('Ft. Malden') if 'Depot' in p.name])

s.play('1814: arrivals, then the marker')
muster(br, '1814a')
muster(us, '1814a', groups=False)
us.turn('Spring-Summer 1814')
br.say('and my 45 goes out')
br.discard('45')
s.done()
