"""Autumn 1812, winter, spring 1813. Aino (US) helps and pushes the other's pieces; Veikko (British) hardly writes, is late with the marker
and leaves cards lying about."""
from aid20a import *

s = Session('dev-1812-faults', us='Aino', br='Veikko', what='Summer-Autumn 1812 to Spring-Summer 1813 with all bookkeeping, Finnish: sparing words, siege of Kingston and of Detroit, ship building, winter, the roll of 1813')
t = s.t
hands(t, [], [])
held(t, s.br, '17')
t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
t.lay('49th', 'Prescott', 'British')
t.lay('Norfolk', 'Ft. Erie', 'British')
g = G(s, vp=('now', 'no'))
t, us, br = g.begin()

s.play('autumn begins')
us.say('kevät pelattu, 0-0. vahvistukset')
us.turn('Summer-Autumn 1812', marker=False)
muster(us, '1812b')
muster(us, '1812b')
for p, w in arrivals(t, '1812b', 'British'):
    us.drag([p], w)
us.say('panin sinunkin')
br.say('kiitos')
us.turn('Summer-Autumn 1812', tracker=False)

s.play('deal')
deal(t, us, 1812, '6', '16', '26', '21', '23', '18', '11')
deal(t, br, 1812, '22', '#9 Brock and Tecumseh', '28', '25', '15', '31')
br.say('6 + yksi jemmassa')
assert sizes(t) == (7, 6)

with g.p('US', '16', 'Chauncey', 'Chauncey järvelle'):
    us.drag('Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')

with g.p('British', '22', off='later'):
    br.each('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')

with g.p('US', '6', 'Dearborn', 'siirrän sinun pisteesi: 0. Dearborn Cape Vincentin kautta Kingstoniin', first=lambda: us.vp('0')):
    hop(us, 'Dearborn us:6th us:13th 2nd_NY_Militia 1st_Rifles', 'Cape Vincent', 'Kingston')
    br.say('seison')
    us.say('13 vastaan 3+3+2, kiväärit kärjessä +1, joki -1')
    assert fight(t, 'us:6th us:13th 2nd_NY_Militia 1st_Rifles', '10th_R.V. Frontenac', 'Kingston', (5, 4), '1st_Rifles', '10th_R.V.', frm='Cape Vincent', route=True) == 'AR'
    us.roll('2d6', 5, 4)
    us.say('9, linnoitus pitää. Takaisin Cape Vincentiin')
    us.drag('Dearborn us:6th us:13th 2nd_NY_Militia 1st_Rifles', 'Cape Vincent')

with g.p('British', '#9 Brock and Tecumseh', 'Brock', lay='blind'):
    hop(br, 'Brock York_Militia R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')

with g.p('US', '26', 'Harrison', 'Harrison Frenchtowniin'):
    hop(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with g.p('British', '28', 'Procter', 'Detroit. Tecumseh ja intiaanit mukaan', flips='1/41st us:4th Shawnee'):
    M = '1/41st Essex Shawnee Wyandot Western_Indians'
    hop(br, 'Procter Tecumseh ' + M, 'Sandwich', 'Detroit')
    us.say('jään. 4. kärkeen. 16 - 15, joki -1, sinä heität')
    D = 'us:4th Detachment 1st_Ohio 2nd_Ohio Michigan'
    assert fight(t, M, D, 'Detroit', (4, 4), '1/41st', 'us:4th', 0, 0, frm='Sandwich', route=True) == 'EX'
    assert fight(t, M, D, 'Detroit', (4, 4), '1/41st', 'us:4th', 0, -1, frm='Sandwich', route=True) == 'EX'
    br.roll('2d6', 4, 4)
    us.say('vaihto')
    br.flip('1/41st')
    us.flip('us:4th')
    br.say('jatkan, shawnee')
    us.say('meillä Detachment, C niin kuin linnake')
    for d in (0, -1):
        assert fight(t, M, D, 'Detroit', (3, 2), 'Shawnee', 'Detachment', 0, d, frm='Sandwich', first=False) == 'AR-1'
    br.roll('2d6', 3, 2)
    us.say('takaisin ja shawnee kääntyy. siirrän puolestasi')
    us.flip('Shawnee')
    us.drag([t.find(x) for x in ('Procter', 'Tecumseh', '1/41st', 'Essex', 'Shawnee', 'Wyandot', 'Western Indians')], 'Sandwich')

with g.p('US', '23', None, 'kaksi rykmenttiä Sacketsiin', off='early'):
    hop(us, 'us:5th us:9th', 'Utica', 'Rome', 'Sackets Harbour')

with g.p('British', '25'):
    hop(br, '103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', how='each')

with g.p('US', '18', None, '14. ja 15. Plattsburgiin'):
    hop(us, 'us:14th us:15th', 'Whitehall', 'Ticonderoga', 'Plattsburg', how='each')

with g.p('British', '15', None, 'täydennys 1/41', flips='1/41st'):
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')

with g.p('US', '21', None, '3. NY Lewistoniin'):
    hop(us, '3rd_NY_Militia', 'Ft. Schlosser', 'Lewiston')

with g.p('British', '31', lay='straight'):
    hop(br, 'Western_Indians', 'Ft. Malden')

with g.p('US', '11', None, 'rakennan Presidentin, Plattsburg', build=True):
    us.drag('ship:President', 'Plattsburg')

s.play('BR builds with the card held in spring')
br.say('jemmakortti, kaksi pientä laivaa Maldeniin')
br.drag([t.card('17').id], 'Albany', at=t.card_spot(), how='pieces')
br.reveal('17')
br.drag('ship:Chippawa', 'Ft. Malden')
br.drag('ship:Little_Belt', 'Ft. Malden')
br.discard('17')

s.play('fleets home')
us.say('laivat kotiin, molemmat. merkit')
us.drag('Oneida Conquest Scourge Growler Pert Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.put('British Lake Control', 'Lake Erie Control Box')
us.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
g.points(us)
g.book.ok()

s.play('winter, US')
us.turn('Winter 1812-13')
us.say('talvikortteja? ei? sitten kuluminen')
n = over(t)
for (where, side), k in sorted(n.items()):
    if side == 'US':
        w = sorted([p for p in units(t, where, 'US') if p.level() == 1 and p.trait('emb2;') >= 0], key=lambda p: p.name)
        assert len(w) >= k and value(where), where
        us.flip(w[:k])

s.play('winter, BR')
br.say('St. Josephissa on yksi liikaa, osasto kuolee nälkään')
br.drag('Det._10th_R.V.', 'British Eliminated')
n = over(t)
for (where, side), k in sorted(n.items()):
    w = sorted([p for p in units(t, where, side) if p.level() == 1 and p.trait('emb2;') >= 0], key=lambda p: p.name)
    assert side == 'British' and len(w) >= k and value(where), (where, k, [p.name for p in w])
    br.flip(w[:k])
br.say('siinä')
assert not over(t)
us.say('ei varikkoja, ei korjattavaa')

s.play('spring 1813')
us.turn('Spring-Summer 1813')
for p, w in arrivals(t, '1813a', 'British'):
    br.drag([p], w)
muster(us, '1813a')
us.say('pisteet 0, heitetään kumpi alkaa')
g.book.ok()
assert tracked(t) == 0
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('minä')

s.play('deal of 1813')
deal(t, us, 1813, '42', '46', '38', '39', '37', '41', '52', '44')
deal(t, br, 1813, '#56 Grand River Indians', '40', '43', '62', '48', '47', '51', '54')
assert sizes(t) == (8, 8)
g.last = None

with g.p('US', '42', None, 'rakennan: General Pike, Madison, Asp ja Lady of the Lake', build=True):
    us.drag('ship:General_Pike', 'Sackets Harbour')
    us.drag('ship:Madison', 'Sackets Harbour')
    us.drag('ship:Asp', 'Sackets Harbour')
    us.drag('ship:Lady_of_the_Lake', 'Sackets Harbour')

with g.p('British', '#56 Grand River Indians', None, 'Grand Riverin intiaanit Queenstoniin', build=True):
    assert not units(t, 'Queenston', 'US')
    br.drag('br:Mohawk', 'Queenston')

with g.p('US', '38', 'Pike', 'Pike Cape Vincentiin'):
    hop(us, 'Pike us:5th us:9th', 'Cape Vincent')

with g.p('British', '62', None, 'Wolfe, Melville, Finch, Chubb', build=True, off='later'):
    br.drag('ship:Wolfe ship:Melville', 'Kingston')
    br.drag('ship:Finch', 'Isle aux Noix')
    br.drag('ship:Chubb', 'Isle aux Noix')

with g.p('US', '39', 'Scott', 'Scott Sacketsiin'):
    hop(us, 'Scott us:25th us:29th us:20th', 'Utica', 'Rome', 'Sackets Harbour')

with g.p('British', '40'):
    hop(br, 'De_Watteville 4/R._Scots', 'Trois-Rivieres', 'Montreal')

with g.p('US', '37', None, 'rakuunat', off='other'):
    hop(us, 'US_Dragoons', 'Utica', 'Rome', 'Sackets Harbour', how='jump')

with g.p('British', '48', 'Drummond', 'Drummond Cornwalliin'):
    hop(br, 'Drummond Voltigeurs', 'Coteau du Lac', 'Cornwall')

g.hold('US', '44', 'pidän yhden')
g.hold('British', '54', 'samoin')
g.end()
