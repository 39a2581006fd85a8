"""French table: the end of 1813; ships home, markers laid late, winter with a depot, free repair, one client pushes everything."""
from table import Piece
from more import excess, lay_arrivals, holds
from own6 import spring13
from session import Session

s = Session('dev-1812-faults', us='Yves', br='Maëlle', what='end of autumn 1813 and winter: the US client pushes nearly all; depot keeps men at Buffalo and goes; a brig repaired in winter')
t = s.t
spring13(t, ['37', '40'], ['41', '43'])
for side in ('US', 'British'):
    lay_arrivals(t, '1813b', side)
t.lay('US_Dragoons', 'Albany', 'US')
for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Chauncey Madison Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Oneida', True, 'US')
t.lay_marker('US Supply Depot', 'Buffalo')
t.lay('18th us:13th', 'Buffalo', 'US')
t.lay_turn('Summer-Autumn 1813')
t, us, br = s.begin()
us.say('je bouge tout, ta connexion est lente')

s.play('BR 43')
br.say('43 : les Fencibles et personne d\'autre, vers Cornwall')
br.play('43')
us.drag('Canadian_Fencibles', "Crysler's Farm")
us.drag('Canadian_Fencibles', 'Cornwall')
us.discard('43')

s.play('US 40')
us.say('40, le 9e et le 21e à Cape Vincent')
us.play('40')
us.drag('us:9th 21st', 'Cape Vincent')
us.say('non, le 21e reste')
us.drag('21st', 'Sackets Harbour')
us.discard('40')

s.play('BR 41')
br.say('41 : Glengarry à Prescott')
br.play('41')
us.drag('Glengarry', "Crysler's Farm")
us.drag('Glengarry', 'Prescott')
us.discard('41')

s.play('US 37')
us.say('37 : le 22e à Meadville')
us.play('37')
us.drag('22nd', 'Meadville')
us.discard('37')

s.play('ships home')
us.say('tout le monde rentre')
us.drag('Chauncey Madison Conquest Scourge', 'Sackets Harbour')
assert holds(t, 'British', 'Ft. St. Joseph') and not holds(t, 'British', 'Ft. Mackinaw')
us.drag('Nancy', 'Ft. St. Joseph')
us.drag('Barclay Queen_Charlotte Hunter', 'Ft. Malden')
us.say('et l\'hiver')
us.turn('Winter 1813-14')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')

s.play('attrition')
ex = excess(t)
print(ex)
single = {'1st Rifles', 'US Dragoons', '19th Dragoons'}
for (place, side), n in sorted(ex.items()):
    from more import units
    men = sorted((p for p in units(t, place, side) if p.level() == 1 and p.trait('emb2;') >= 0), key=lambda p: p.name)
    assert len(men) >= n, place
    for p in men[:n]:
        us.flip([p.id])
assert excess(t) == {} or all(v <= 0 for v in excess(t).values()), excess(t)
us.say('Buffalo tient grâce au dépôt')
us.flip('Oneida')
us.delete([p for p in t.at('Buffalo') if 'Depot' in p.name])
br.say('fini pour cette année')
s.done()
