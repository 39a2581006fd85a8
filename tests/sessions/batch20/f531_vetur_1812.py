"""Autumn 1812 to spring 1813. Few words, Icelandic; Sigga does the winter from memory. A regiment winters at Smiths Creek; one of autumn 1813 comes in spring."""
from aid20b import *

s = Session('dev-1812-faults', us='Bjarni', br='Sigga', what='Autumn 1812, winter, spring 1813, Icelandic, terse: the 10th R.V. survives the winter on a 0 space; the 28th arrives half a year early')
t = s.t
lay(t, '1812b')
hands(t, ['18', '14', '29'], ['11', '28', '25'])
burn_to(t, 1812, 22)
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Dearborn us:6th us:9th 15th us:16th', 'Sackets Harbour', 'US')
t.lay('11th us:13th 21st 14th', 'Plattsburg', 'US')
t.lay('Essex', 'Sandwich', 'British')
t.lay_face('Oneida')
t, us, br = s.begin()
b = Book(t)

with P(s, 'US', '18', 'US two to Buffalo'):
    us.play('18')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('us:5th 12th', 'Utica')
    us.drag('us:5th 12th', 'Buffalo')
    us.discard('18')
with P(s, 'British', '11', 'BR veterans to Smiths Creek'):
    br.play('11')
    way('Kingston', 'Smiths Creek')
    br.drag('10th_R.V.', 'Smiths Creek')
    br.discard('11')
    br.say('á leið til York')
with P(s, 'US', '14', 'US 16th to Oswego'):
    us.drop_discard('14')
    us.drag('us:16th', 'Oswego')
with P(s, 'British', '28', 'BR Queen Charlotte and Hunter out', book=b):
    br.play('28')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(b.due())
    br.discard('28')
with P(s, 'US', '29', 'US depot at Plattsburg', build=True):
    us.say('birgðir í Plattsburg')
    us.play('29')
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('29')
with P(s, 'British', '25', 'BR 103rd and 1/R. Scots'):
    br.play('25')
    br.march('103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')
    br.discard('25')
assert over(t)

s.play('fleet home, winter')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1812-13')
br.say('vetur. engin spil')
s.play('attrition')
us.say('Detroit 5, rúm 3')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.say('Ft. Malden 4, rúm 3')
br.flip('Shawnee')
us.flip('Oneida')
us.say('Oneida löguð, birgðir burt')
assert due_steps(t) == {('Smiths Creek', 'British'): 1}, due_steps(t)
us.delete([p for p in t.at('Plattsburg') if 'Supply Depot' in p.name])
with s.fault('16.26 16.21 16.23 16.1', 'the 10th R.V. winters at Smiths Creek, a 0 space, and stays on the map whole', 'value|quarter'):
    us.turn('Spring-Summer 1813')

s.play('arrivals')
muster(us, '1813a')
with s.fault('14.1 3.15 7.1 14.21', 'the 28th (autumn 1813) comes onto the map in spring', 'arrival|entry'):
    us.drag('28th', 'Ft. MacArthur')
us.say('komið')
muster(br, '1813a')
assert not arrivals(t, '1813a', 'US') and not arrivals(t, '1813a', 'British')
s.play('dice and deal')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3+2. þú byrjar')
deal(t, us, 1813, '38', '42', '46', '45', '47', '52', '53', '44')
deal(t, br, 1813, '37', '40', '43', '62', '48', '49', '54', '57')
assert sizes(t) == (8, 8)
s.prev = 'British'
with P(s, 'US', '45', 'US Harrison', leader='Harrison'):
    us.play('45')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('45')
with P(s, 'British', '40', 'BR builds', build=True):
    br.say('Wolfe og Melville')
    br.play('40')
    br.drag('Wolfe Melville', 'Kingston')
    br.discard('40')
with P(s, 'US', '42', 'US builds', build=True):
    us.play('42')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('42')
with P(s, 'British', '43', 'BR Procter at Detroit', leader='Procter', pick='Essex', fights={k: 'Detroit' for k in 'Procter Tecumseh 1/41st Wyandot Western_Indians Shawnee Essex'.split()}, book=b, flips='1/41st'):
    br.play('43')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Wyandot Western_Indians Shawnee', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Wyandot Western_Indians Shawnee Essex', 'Detroit')
    A = '1/41st Wyandot Western_Indians Shawnee Essex'
    U = 'us:4th Detachment 1st_Ohio 2nd_Ohio Michigan'
    assert battle(t, A, U, 'Detroit', (4, 1), '1/41st', 'us:4th', frm='Sandwich', route=True) == 'AR-1'
    br.roll('2d6', 4, 1)
    br.say('12 á móti 11')
    br.flip('1/41st')
    br.drag('Procter Tecumseh ' + A, 'Sandwich')
    br.say('4. heim')
    br.discard('43')
with P(s, 'US', '44', 'US 22nd to Erie'):
    us.play('44')
    us.march('22nd', 'Meadville', 'Erie PA')
    us.discard('44')
with P(s, 'British', '54', 'BR holds', hold=True):
    br.hold('54')
b.ok()
s.done()
