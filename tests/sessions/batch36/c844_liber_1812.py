"""Autumn 1812, winter, spring 1813; the British player (Latin) keeps the book for both: marker, discards, flips, turn, arrivals."""
from aid36b import *

s = Session('dev-1812-faults', us='Quintus', br='Aemilia', what='End of autumn 1812, winter, spring 1813: one player keeps the book for both; heavy rains; Lewiston lost and won')
aid18.lay(s.t, '1812b')
s.t.lay('NWC', 'Ft. Mackinaw', 'British')
s.t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
s.t.lay('Brock R.N.R. York_Militia', 'Queenston', 'British')
hands(s.t, ['26', '3', '24', '7'], ['16', '14', '28', 'Heavy Rains@1812'])
burn_to(s.t, 1812, 20)
t, us, br = s.begin()
b = Book(t)
br.say('salve Quinte. ego librum teneo, tu bellum gere')
us.say('bene')

with act(s, 'US Dearborn in the rain', 'US', '26', 'Dearborn', laid=False, book=b):
    us.say('26, Dearborn Albania proficiscitur cum 6 et 13, Oswegum petit')
    us.play('26')
    br.say('mane. pluit! Albania: unum spatium, non amplius')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('o di. ergo Uticam tantum')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    br.discard('26')

with act(s, 'BR Brock takes Lewiston', 'British', '16', 'Brock', ret='1st_NY_Militia Van_Rensselaer', flips='1st_NY_Militia', book=b):
    br.play('16')
    br.say('16. Brock flumen transit: R.N.R., York, Lincoln in Lewiston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.say('stamus')
    won(t, 'DR-1', 'R.N.R. York_Militia Lincoln', '1st_NY_Militia', 'Lewiston', (3, 4), 'R.N.R.', '1st_NY_Militia', 2, 0, frm='Queenston', route=True)
    br.roll('2d6', 3, 4)
    br.say('7 + 4 = 11. cede cum damno')
    br.flip('1st_NY_Militia')
    gone(t, 'US', 'Lewiston', 'Batavia', ['Queenston'])
    br.drag('1st_NY_Militia Van_Rensselaer', 'Batavia')
    br.vp(b.due())
    br.discard('16')

with act(s, 'US Chauncey out', 'US', '3', 'Chauncey', book=b):
    us.play('3')
    us.say('3. Chauncey in lacum')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    br.say('duo tibi puncta scribo')
    br.vp(b.due())
    br.discard('3')

with act(s, 'BR holds', 'British', '14', hold=True, book=b):
    br.hold('14')

with act(s, 'US holds', 'US', '24', hold=True, book=b):
    us.hold('24')
    us.say('servo')

with act(s, 'BR Brock back over the river', 'British', '28', 'Brock', book=b):
    br.play('28')
    br.say('Brock redit cum duobus, Lincoln manet')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.discard('28')

with act(s, 'US 18th at Lewiston', 'US', '7', ret='Lincoln', book=b):
    us.play('7')
    us.say('7. octava decima Lewiston oppugnat')
    us.drag('us:18th', 'Lewiston')
    won(t, 'DR', 'us:18th', 'Lincoln', 'Lewiston', (6, 2), 'us:18th', 'Lincoln', frm='Ft. Niagara')
    us.roll('2d6', 6, 2)
    gone(t, 'British', 'Lewiston', 'Queenston', ['Ft. Niagara'])
    br.drag('Lincoln', 'Queenston')
    br.say('cessit. punctum redit')
    br.vp(b.due())
    br.discard('7')

s.play('fleets, winter marker')
br.say('chartae consumptae. naves in portum, signum tuum in lacu pono')
br.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Sackets Harbour')
b.ok()
br.turn('Winter 1812-13')

s.play('winter')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 2, ('Albany', 'US'): 2, ('Queenston', 'British'): 1}, ex
br.say('hiems. Malden duo nimis: 1/41 et Essex')
br.flip('1/41st')
br.flip('Essex')
br.say('Detroit duo: quos vis?')
us.say('Ohienses')
br.flip('1st_Ohio 2nd_Ohio')
br.say('Albania duo: 9 et 11? Queenston unus: Lincoln')
us.say('ita')
br.flip('us:9th us:11th Lincoln')
assert not excess(t)
br.discard('14')
br.discard('24')

s.play('spring 1813')
br.turn('Spring-Summer 1813')
for side in ('British', 'US'):
    todo = arrivals(t, '1813a', side)
    for w in dict.fromkeys(w for p, w in todo):
        br.drag([p for p, x in todo if x == w], w)
br.say('quis incipit? tibi duo addo')
us.roll('1d6', 3)
br.roll('1d6', 4)
br.say('5 contra 4, tu incipis')
for x in ['38', '40', '42', '44', '46', '48', '50', '52']:
    deal(t, us, 1813, x)
for x in ['37', '39', '41', '43', '45', '47', '49', '51']:
    deal(t, br, 1813, x)
assert hand_sizes(t) == (8, 8)

with act(s, 'US Perry builds', 'US', '42', build=True, book=b):
    us.play('42')
    free(t, 'Lawrence Niagara Scorpion Tigress')
    us.say('42, tria: Lawrence, Niagara, Scorpion, Tigress apud Erie')
    br.drag('Lawrence Niagara Scorpion Tigress', 'Erie PA')
    br.discard('42')

with act(s, 'BR restores the 1/41st', 'British', '37', build=True, flips='1/41st', book=b):
    assert supplied(t, 'British', 'Ft. Malden')
    br.play('37')
    br.flip('1/41st')
    br.say('37, 1/41 refectum')
    br.discard('37')

with act(s, 'US Scott to Utica', 'US', '44', 'Scott', book=b):
    us.play('44')
    us.say('44, Scott cum 25 et 29 Romam (in Romam!)')
    way('Albany', 'Utica', 'Rome')
    br.drag('Scott us:25th us:29th', 'Utica')
    br.drag('Scott us:25th us:29th', 'Rome')
    br.discard('44')

with act(s, 'BR a depot at York', 'British', '41', build=True, book=b):
    assert supplied(t, 'British', 'York')
    br.play('41')
    br.put('British Supply Depot', 'York')
    br.say('41, horreum in York')
    br.discard('41')

with act(s, 'US Harrison to Ft. Meigs', 'US', '40', 'Harrison', book=b):
    us.play('40')
    us.say('40, Harrison ad Meigs cum 17, 19, 24')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th us:24th', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th us:24th', 'Ft. Meigs')
    br.discard('40')

with act(s, 'BR Drummond to Cornwall', 'British', '39', 'Drummond', book=b):
    br.play('39')
    br.march('Drummond br:8th', 'Coteau du Lac', 'Cornwall')
    br.say('39. liber clausus est')
    br.discard('39')
us.say('gratias, scriba')
s.done()
