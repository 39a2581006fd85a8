"""The second winter: fleets home on two lakes, attrition, ships mended, depots off, the arrivals of 1814."""
from lay7 import burn_to, hands, more
from more import excess, lay_1813, lay_arrivals, muster
from session import Session

s = Session('dev-1812-faults', us='Joan', br='Fred', what='Autumn 1813 to spring 1814: last plays, fleets home, attrition of 1813, repairs, both depots off, arrivals, one late')
t = s.t
lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Pert Conquest')
t.lay_face('Wolfe', side='British')
t.lay_marker('US Supply Depot', 'Sackets Harbour')
t.lay_marker('British Supply Depot', 'Ft. Malden')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 3')
hands(t, ['Card 63'], ['Card 64'])
burn_to(t, 1813, 30)
t, us, br = s.begin()

s.play('US last')
us.say('63, my last. Rifles to Cape Vincent')
us.play('63')
us.drag('1st_Rifles', 'Cape Vincent')
us.discard('63')

s.play('BR last')
br.play('64')
br.say('64: Lincoln Militia to Chippawa. That is it for the year')
br.drag('Lincoln', 'Chippawa')
br.discard('64')

s.play('fleet return, winter, spring')
us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('points as they stand, 3 for you')
br.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Quebec City', 'British'): 2, ('Ft. MacArthur', 'US'): 1}, ex
br.say('any winter cards? me neither')
br.flip('De_Watteville')
br.flip('br:13th')
us.flip('2nd_Kentucky')
us.say('Sackets is fine thanks to the depot')
us.flip('Pert')
us.flip('Conquest')
br.flip('Wolfe')
us.delete('US_Supply_Depot')
br.delete('British_Supply_Depot')
muster(us, '1814a', skip=('Seneca',))
us.turn('Spring-Summer 1814')
muster(br, '1814a', groups=False)
br.say('you forgot the Seneca')
us.drag('Seneca', 'Buffalo')
us.say('ta. deal tomorrow, you start')
s.done()
