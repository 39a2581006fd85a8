"""Icelandic table. Guðrún settles the winter before anybody has turned the page; Jökull moves markers last of all."""
from aid33b import *


def pre(t):
    t.lay(['us:6th', 'us:13th', 'us:9th'], 'Sackets Harbour', 'US')
    t.lay(['11th', '15th'], 'Plattsburg', 'US')
    t.lay(['NWC'], 'Ft. Mackinaw', 'British')
    t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
    t.lay(['Chauncey', 'Oneida', 'Conquest', 'Growler'], 'Lake Ontario Control Box', 'US')
    t.lay_face(['Scourge'])
    t.lay_vp('US 2')
    burn_to(t, 1812, 10)


s, t, us, br, bk = start('1812b', 'Jökull', 'Guðrún', 'autumn 1812 into spring 1813: the winter settled in a private order, fleets late, markers last',
                         ['6', '23', '26'], ['25', '22', '24'], pre)

with act(s, 'US Dearborn', 'US', '6', leader='Dearborn', book=bk):
    us.say('spil 6, 3 stig, Dearborn norður')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:16th', 'Plattsburg')
    us.drag('us:14th', 'Plattsburg')
    us.drag('Dearborn', 'Plattsburg')
    us.play('6')
    us.discard('6')

with act(s, 'BR two from Malden', 'British', '25', book=bk):
    br.play('25')
    br.say('25 sem 2: 41. til London, Vestanmenn til Sandwich')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('1/41st Western_Indians', 'Sandwich')
    br.march('1/41st', 'Thamesville', 'London')
    br.discard('25')

with act(s, 'US over the river', 'US', '23', ret='Western_Indians'):
    us.play('23')
    us.say('23, tvö stig: 4. og 1. Ohio yfir ána')
    way('Detroit', 'Sandwich')
    assert supplied(t, 'British', 'Sandwich')
    us.drag('us:4th', 'Sandwich')
    us.drag('1st_Ohio', 'Sandwich')
    us.say('4. leiðir')
    assert fight(t, 'US', 'Sandwich', ['Detroit'], 'us:4th', 'Western Indians', 1812, (4, 4)) == 'DR'
    br.roll('2d6', 4, 4)
    br.say('ég kastaði fyrir þig, 8')
    us.say('+2, þú hopar')
    goes(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
    br.drag('Western_Indians', 'Ft. Malden')
    us.discard('23')

with act(s, 'BR Rottenburg', 'British', '22', leader='Rottenburg', book=None):
    br.say('bíddu, þú átt stig inni')
    br.vp('US 3')
    bk.ok()
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.play('22')
    br.drag('br:8th', 'Cornwall')
    br.drag('Rottenburg', 'Cornwall')
    br.march('br:8th Rottenburg', "Crysler's Farm", 'Prescott')
    br.discard('22')

with act(s, 'US holds', 'US', None, book=bk):
    us.say('geymi')
    us.hold('26')

with act(s, 'BR 100th', 'British', '24', book=bk):
    br.play('24')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('100th', 'Montreal')
    br.discard('24')
    br.say('búin með spilin. ég byrja á vetrinum meðan þú siglir heim')

# the end of the turn and the winter in the order in which they come to hand
s.play('winter, British first, before the fleets are in')
e = excess(t)
assert e == {('Ft. Malden', 'British'): 1, ('Plattsburg', 'US'): 1, ('Sandwich', 'US'): 1}, e
br.flip('Essex')
us.say('róleg, skipin mín eru enn úti')
us.drag('Growler', 'Sackets Harbour')
us.drag('Chauncey Oneida Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
bk.ok()
br.turn('Winter 1812-13', marker=False)
us.say('Plattsburg: fimm menn, fjögur rúm')
us.flip('4th_NY_Militia')
us.flip('1st_Ohio')
assert excess(t) == {('Sandwich', 'US'): 1} and supplied(t, 'US', 'Sandwich')    # one of the two has paid
br.flip('Scourge')
br.say('Scourge er viðgerð, frítt')
us.turn('Winter 1812-13', tracker=False)
us.say('26 nýtist mér ekki í vetur')
us.discard('26')

s.play('spring: dice, arrivals, then the marker, then the deal')
us.say('hver byrjar 1813?')
br.roll('1d6', 4)
us.roll('1d6', 2)
us.say('2 plús 3 stig eru 5, ég byrja')
muster(br, '1813a')
us.turn('Spring-Summer 1813', marker=False)
muster(us, '1813a', groups=False)
br.turn('Spring-Summer 1813', tracker=False)
deal(t, br, 1813, '38', '41', '45', '46')
deal(t, us, 1813, '42', '43', '47', '50', '51', '52', '54', '58')
deal(t, br, 1813, '49', '53', '55', '59')
assert sizes(t) == (8, 8)
bk.ok()

with act(s, 'US builds', 'US', '43', build=True, book=bk):
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.play('43')
    us.say('43, tvær korvettur')
    us.discard('43')

with act(s, 'BR builds', 'British', '38', build=True, book=bk):
    br.play('38')
    br.say('38: Wolfe og Melville')
    br.drag('Wolfe Melville', 'Kingston')
    br.discard('38')

with act(s, 'US 22nd', 'US', '47', book=bk):
    us.play('47')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('22nd', 'Erie PA')
    us.discard('47')

with act(s, 'BR Drummond', 'British', '45', leader='Drummond', book=bk):
    br.play('45')
    br.say('45, Drummond')
    br.drag('Drummond 100th', 'Cornwall')
    br.discard('45')
s.done()
