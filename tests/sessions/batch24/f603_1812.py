"""Autumn 1812 through winter. Sigga (Icelandic) never counts; Sani (Hausa) helps with her flips and takes too many cards."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1812b')
    hands(t, [], [])
    hands(t, ['6', '3', '24', '2'], ['16', '28', '31', '22'])
    burn(t, 'Declaration of War')
    burn_to(t, 1812, 20)


d = Desk('Sigga', 'Sani', 'Autumn 1812 to spring 1813: attrition at Utica a step short; nine cards for the British in spring 1813',
         {'US': ('plain', lambda c, n, x: 'spil %s, %d stig, %s' % (c, n, x)),
          'British': ('lazy', lambda c, n, x: 'kati %s (%d), %s' % (c, n, x))}, setup=setup)
t, us, br = d.go()

with d.op('US', '6', 'Dearborn til Utica', leader='Dearborn'):
    us.drag('Dearborn us:6th us:13th us:14th us:15th us:16th', 'Utica')
    us.say('nei annars, þau sofa hér')

with d.op('British', '16', 'Brock zuwa Ft. George', leader='Brock'):
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')

with d.op('US', '3', 'Chauncey út á vatnið', leader='Chauncey'):
    us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
    d.vp(us)

with d.op('British', '28', 'jiragen Erie'):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    d.vp(br)

with d.op('US', '2', 'Van Rensselaer yfir ána', leader='Van Rensselaer', fights={'1st NY Militia': 'Queenston', 'Van Rensselaer': 'Queenston'}):
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    br.say('na tsaya')
    assert duel(d, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (3, 4)) == 'AR'
    us.roll('2d6', 3, 4)
    us.say('6. til baka')
    br.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.say('na mayar maki')

with d.op('British', '22', 'Rottenburg zuwa Cornwall', leader='Rottenburg'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg br:8th Voltigeurs', 'Cornwall')
    br.drag('Rottenburg br:8th Voltigeurs', 'Prescott')

with d.op('US', '24', 'þriðja Ohio'):
    us.drag('3rd_Ohio', 'Ft. Findlay')

with d.op('British', '31', 'Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')

d.s.play('fleets home')
d.sweep('British')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('0 stig, jafnt')
d.ok()

d.s.play('winter')
us.turn('Winter 1812-13')
assert excess(t) == {('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2, ('Utica', 'US'): 3}, excess(t)
br.say('Malden biyar, St. Joseph biyu')
br.flip('1/41st Essex')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.say('na juya naka a Detroit')
br.flip('1st_Ohio')
br.flip('2nd_Ohio')
with d.s.fault('16.21 16.22 16.2', 'Five full regiments winter at Utica (2); only two of the three steps are taken', 'value'):
    us.flip('us:14th')
    us.flip('us:15th')
    us.say('Utica líka, komið')
assert excess(t) == {('Utica', 'US'): 1}
d.ok()

d.s.play('1813: rolls, arrivals, deal')
us.turn('Spring-Summer 1813')
us.roll('1d6', 3)
br.roll('1d6', 5)
br.say('ni na fara')
muster(br, '1813a')
muster(us, '1813a', groups=False)
d.deal(us, 1813, '37', '40', '42', '46', '48', '50', '52', '57')
d.deal(br, 1813, '38', '39', '41', '43', '45', '47', '49', '51')
with d.s.fault('7.21 7.23', 'The British draw a ninth card in Spring-Summer 1813; the deal is 8'):
    d.deal(br, 1813, '53')
assert hand_sizes(t) == (8, 9)

with d.op('British', '43', 'Wolfe da Melville', build=True):
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')

with d.op('US', '46', 'Madison, Pike, Asp og Raven', build=True):
    us.drag('Madison General_Pike Asp Raven', 'Sackets Harbour')

with d.op('British', '53', 'gyara 1/41', build=True, flips='1/41st'):
    assert supplied(t, 'British', 'Ft. Malden')
    br.flip('1/41st')

with d.op('US', '48', 'Harrison norður', leader='Harrison'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')

with d.op('British', '45', 'Brock zuwa Chippawa', leader='Brock'):
    br.march('Brock R.N.R.', 'Queenston', 'Chippawa')

with d.op('US', '50', 'endurreisi 14. og 15.', build=True, flips='us:14th us:15th'):
    assert supplied(t, 'US', 'Utica')
    us.flip('us:14th us:15th')

with d.op('British', '41', 'Glengarry'):
    br.drag('Glengarry', "Crysler's Farm")

with d.op('US', '42', 'Dearborn til Sackets', leader='Dearborn'):
    way('Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th us:14th us:15th us:16th', 'Rome')
    us.drag('Dearborn us:6th us:13th us:14th us:15th us:16th', 'Sackets Harbour')
d.sweep('British')
d.ok()
d.s.done()
