"""Őszi hadjárat: kocka a kártya előtt, az amerikai a veszteséget csak a következő saját húzásának elején fordítja, az angol minden húzás után hangosan mondja az állást."""
from aid33a import *

U = ['46', '42', '38', '50', '53', '44', '47', '62']
B = ['52', '#56 Grand River Indians', '39', '40', '43', '45', '41', '57']
s = start('1813b', 'Piroska', 'Lajos', 'autumn 1813 into the winter: dice before the card, losses flipped a play late, the opponent carries the dead away, arrivals by the British only after the first play', [], [])
t, us, br = s.t, s.us, s.br
burn(t, '37', '48', '49', '51', '54', '55', '58', '59', '60', '61', '63', '64', '65', '66', '67', '68')
s.begin()
b = Book(t)


def tally():
    n = tracked(t)
    br.say('állás: %s' % ('döntetlen' if not n else 'piros %d' % -n if n < 0 else 'kék %d' % n))


s.play('the deal')
deal(t, br, 1813, *B[:3])
deal(t, us, 1813, *U)
deal(t, br, 1813, *B[3:])
assert hand_sizes(t) == (8, 8)

with act(s, 'US Wilkinson', 'US', '62', leader='Wilkinson', book=b):
    us.play('62')
    assert way('Sackets Harbour', 'Antwerp', 'Ogdensburg', 'French Mills') == 6
    us.drag('us:6th us:9th us:15th', 'Ogdensburg')
    us.drag('us:6th us:9th us:15th', 'French Mills')
    us.drag('Wilkinson', 'French Mills')
    us.discard('62')
    tally()

with act(s, 'BR Grand River', 'British', '#56 Grand River Indians', free=True, book=b):
    assert not units(t, 'Beaverdams')
    br.drag('br:Mohawk', 'Beaverdams')
    br.play('#56 Grand River Indians')
    br.say('mohikánok. vagyis mohawkok')
    br.discard('#56 Grand River Indians')
    tally()

with act(s, 'US Scott', 'US', '46', leader='Scott', book=b):
    us.play('46')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Scott', 'Plattsburg')
    us.drag('us:20th us:23rd us:25th us:29th', 'Ticonderoga')
    us.drag('us:20th us:23rd us:25th us:29th', 'Plattsburg')
    us.discard('46')
    tally()

with act(s, 'BR Vincent at Ft. Niagara', 'British', '43', leader='Vincent', fights={'br:8th': 'Ft. Niagara', 'br:49th': 'Ft. Niagara', 'Vincent': 'Ft. Niagara'}, book=b):
    br.roll('2d6', 4, 4)
    br.say('ez Niagarára ment, 43-as, Vincent')
    br.play('43')
    way('Ft. George', 'Ft. Niagara')
    br.drag('br:8th br:49th Vincent', 'Ft. Niagara')
    us.say('18. vezet')
    assert fight(t, 'British', 'Ft. Niagara', ['Ft. George'], 'br:8th', 'us:18th', 1813, (4, 4)) == 'AR'
    br.drag('br:8th br:49th Vincent', 'Ft. George')
    br.discard('43')
    tally()

with act(s, 'US over to Ft. Erie', 'US', '50', ret='Norfolk', book=b):
    us.roll('2d6', 5, 6)
    us.play('50')
    way('Buffalo', 'Ft. Erie')
    us.drag('14th', 'Ft. Erie')
    us.drag('us:5th', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk', 1813, (5, 6)) == 'DR-1'
    us.drag('Norfolk', 'British Eliminated')
    us.vp(b.due())
    us.discard('50')
    tally()

with act(s, 'BR Vincent at Ft. Erie', 'British', '40', leader='Vincent', pick='Lincoln', ret='14th us:5th'):
    br.roll('2d6', 4, 6)
    br.play('40')
    assert way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie') == 3
    br.drag('br:8th br:49th Vincent', 'Queenston')
    br.drag('br:8th br:49th Vincent Lincoln', 'Ft. Erie')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], 'br:8th', '14th', 1813, (4, 6)) == 'DR-1'
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    br.drag('14th us:5th', 'Buffalo')
    br.vp(b.due())
    br.discard('40')
    tally()

with act(s, 'US flips, 18th to Ft. George', 'US', '44', flips='14th', book=b):
    us.flip('14th')
    us.say('most fordítottam a 14.-et')
    us.play('44')
    assert way('Ft. Niagara', 'Ft. George') == 3 and not units(t, 'Ft. George')
    us.drag('us:18th', 'Ft. George')
    us.vp(b.due())
    us.discard('44')
    tally()

with act(s, 'BR Vincent back', 'British', '45', leader='Vincent', ret='us:18th', book=b):
    br.roll('2d6', 5, 4)
    br.play('45')
    assert way('Ft. Erie', 'Chippawa', 'Queenston', 'Ft. George') == 3
    br.drag('br:8th br:49th Vincent', 'Chippawa')
    br.drag('br:8th br:49th Vincent', 'Queenston')
    br.drag('br:8th br:49th Vincent', 'Ft. George')
    assert fight(t, 'British', 'Ft. George', ['Queenston'], 'br:8th', 'us:18th', 1813, (5, 4)) == 'DR'
    goes(t, 'US', 'Ft. George', 'Ft. Niagara', ['Queenston'])
    br.drag('us:18th', 'Ft. Niagara')
    br.vp(b.due())
    br.discard('45')
    tally()

with act(s, 'US restores the 14th', 'US', '47', flips='14th', book=b):
    rest(t, 'US', 'Buffalo')
    us.play('47')
    us.flip('14th')
    us.discard('47')

with act(s, 'BR sloops', 'British', '39', book=b):
    br.play('39')
    br.drag('Finch Chubb', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.discard('39')
    tally()

with act(s, 'US builds', 'US', '53', build=True, book=b):
    us.play('53')
    us.drag('Preble Montgomery', 'Plattsburg')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('Lady_of_the_Lake', 'Sackets Harbour')
    us.discard('53')

with act(s, 'BR Prevost', 'British', '52', leader='Prevost', book=b):
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('De_Watteville br:13th', 'Montreal')
    br.drag('70th Prevost', 'Montreal')
    br.drag('De_Watteville br:13th 70th Prevost', 'Cornwall')
    br.discard('52')
    tally()

with act(s, 'US Macdonough', 'US', '38', leader='Macdonough', ret='Finch Chubb', fights={'President': 'Lake Champlain Control Box'}, book=b):
    us.roll('1d6', 5)
    us.say('ez a tóra megy, 38')
    us.play('38')
    us.drag('Macdonough President Preble Montgomery', 'Lake Champlain Control Box')
    assert sea(t, 'President Preble Montgomery', 'Finch Chubb', 'President', 'Finch', 5, al=1) == 'defender lead strikes'
    us.drag('Finch', 'British Eliminated')
    br.drag('Chubb', 'Isle aux Noix')
    us.roll('1d6', 5)
    us.drag('President', 'Plattsburg')
    us.vp(b.due())
    us.discard('38')
    tally()

with act(s, 'BR depot', 'British', '41', flips='President', book=b):
    us.flip('President')
    br.play('41')
    assert supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')
    br.discard('41')

s.play('both hold')
us.hold('42')
br.hold('57')
us.say('vége az ősznek')

s.play('fleets home, check')
us.put('US Lake Control', 'Lake Champlain Control Box')
us.drag('Preble Montgomery', 'Plattsburg')
us.drag('Macdonough', 'Plattsburg')
b.ok()
tally()
us.turn('Winter 1813-14', tracker=False)
br.turn('Winter 1813-14', marker=False)

s.play('winter')
assert {k: v for k, v in excess(t).items()} == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('French Mills', 'US'): 2, ('Plattsburg', 'US'): 2}
us.say('nincs téli lapom. fogyás')
br.flip('us:24th')
us.flip('Shawnee')
us.say('kölcsön forgatunk, jó?')
br.flip('us:9th us:15th')
br.say('Plattsburg: a 20. meg a milícia')
br.flip('us:20th 4th_NY_Militia')
assert not excess(t)
us.flip('President')
br.delete('British_Supply_Depot')
us.discard('42')
br.discard('57')
b.ok()

s.play('1814: arrivals, deal')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool')
br.turn('Spring-Summer 1814', marker=False)
muster(us, '1814a')
muster(br, '1814a')
us.turn('Spring-Summer 1814', tracker=False)
deal(t, br, 1814, '92', '80', '83', '85', '86')
deal(t, us, 1814, '75', '76', '77', '78', '79', '81', '82', '84', '88')
deal(t, br, 1814, '87', '90', '91', 'Bladensburg')
assert hand_sizes(t) == (9, 9)
us.say('te kezdesz')

with act(s, 'BR Prevost at French Mills', 'British', '92', leader='Prevost', ret='us:6th us:9th us:15th Wilkinson', book=b):
    br.roll('2d6', 4, 6)
    br.play('92')
    assert way('Cornwall', 'St. Regis', 'French Mills') == 5
    br.drag('De_Watteville br:13th 70th Prevost', 'St. Regis')
    br.drag('De_Watteville br:13th 70th Prevost', 'French Mills')
    us.say('6. az egyetlen egész')
    assert fight(t, 'British', 'French Mills', ['St. Regis'], 'De Watteville', 'us:6th', 1814, (4, 6)) == 'DR'
    goes(t, 'US', 'French Mills', 'Ogdensburg', ['St. Regis'])
    br.drag('us:6th us:9th us:15th Wilkinson', 'Ogdensburg')
    br.vp(b.due())
    br.discard('92')
    tally()

with act(s, 'US brigs', 'US', '78', build=True, book=b):
    us.play('78')
    us.drag('Jones Jefferson', 'Sackets Harbour')
    us.discard('78')

with act(s, 'BR three from Quebec', 'British', '86', book=b):
    br.play('86')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.each('16th 90th 37th', 'Montreal')
    br.discard('86')
    tally()
s.done()
