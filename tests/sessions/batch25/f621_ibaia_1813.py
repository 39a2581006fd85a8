"""Spring 1813 on the Niagara: the Mohawks come where the card does not let them, and a cheap man pays for a dear one."""
from aid25a import *

s = Session('dev-1812-faults', us='Amaia', br='Iker', what='spring 1813: Queenston, card 56 at a wrong space (fault), a reduced militia removed with fresh regulars at hand (fault); Basque')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['41', '47', '50', '49', '57', '53'], ['38', '#56 Grand River Indians', '43', '44', '62', '40'])
burn_to(t, 1813, 4)
s.begin()
b = Book(t)
Q = 'us:20th us:23rd us:25th us:29th US_Dragoons'

us.say('kaixo, Iker! nik hasten dut')
with act(s, 'US Scott to Lewiston', 'US', '41', leader='Scott', book=b):
    us.play('41')
    for w in ('Utica', 'Canandaigua', 'Batavia', 'Lewiston'):
        us.drag('Scott ' + Q, w)
    us.say('41, Scott Lewistonera, 4')
    us.discard('41')
with act(s, 'BR Yeo', 'British', '38', leader='Yeo', book=b):
    br.say('38, Yeo aintzirara')
    br.play('38')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    br.delete([mark_at(t, 'Lake Ontario Control Box')])
    br.vp(b.due())
    br.discard('38')
with act(s, 'US Queenston', 'US', '47', leader='Scott', ret='Lincoln', flips='Lincoln', book=b):
    us.say('47, Scott ibaian zehar Queenstonera')
    us.play('47')
    us.drag('Scott ' + Q, 'Queenston')
    br.say('eutsi')
    fed(t, 'US', 'Lewiston')
    fed(t, 'British', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '23rd', 'Lincoln', 1813, (3, 2)) == 'DR-1'
    us.roll('2d6', 3, 2)
    us.say('5 + 6 = 11')
    br.flip('Lincoln')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('47')
s.play('BR Grand River Indians')
br.say('56 gertaera gisa: Mohawk, Grand River ibaian')
br.play('#56 Grand River Indians')
with s.fault('3.64 8.27 8.31', 'card 56 places the Mohawk at one of five spaces, Brant\'s Ford is none of them', 'entry_space'):
    br.drag('Mohawk', "Brant's Ford")
br.discard('#56 Grand River Indians')
with act(s, 'US builds', 'US', '50', build=True, book=b):
    us.play('50')
    us.say('50, Erien bi brigantin')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.discard('50')
s.play('BR Vincent at Queenston')
br.say('43, Vincent Queenston berreskuratzera, 49.a aurrean')
br.play('43')
br.drag('Vincent br:8th br:49th Lincoln', 'Queenston')
us.say('hemen nago, 23.a')
fed(t, 'British', 'Ft. George')
fed(t, 'US', 'Queenston')
assert fight(t, 'British', 'Queenston', ['Ft. George'], '49th', '23rd', 1813, (4, 4)) == 'AR-1'
br.roll('2d6', 4, 4)
us.say('9:16, -2. A B-ren kontra +1, Scott -2. 5')
with s.fault('10.52 10.51 10.32', 'a reduced militia is removed for the loss of the attack while the fresh 8th and 49th stand by, and the lead unit is not flipped'):
    br.say('orduan Lincoln kentzen dut')
    br.drag('Lincoln', 'British Eliminated')
br.drag('Vincent br:8th br:49th', 'Ft. George')
br.discard('43')
with act(s, 'US 1st NY to Ft. Niagara', 'US', '57', book=b):
    us.play('57')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('57')
    us.say('57, bat')
with act(s, 'BR Tecumseh', 'British', '44', leader='Tecumseh', book=b):
    br.play('44')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
    br.say('44, Tecumseh Detroitera')
    br.discard('44')
with act(s, 'US Harrison', 'US', '49', leader='Harrison', book=b):
    us.play('49')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.say('49, Harrison Frenchtownera, 2')
    us.discard('49')
with act(s, 'BR Prevost', 'British', '62', leader='Prevost', book=b):
    br.say('62, Prevost Montrealera, bost erregimentu')
    br.play('62')
    br.drag('Prevost br:13th br:70th br:89th 2/41st De_Watteville', 'Trois-Rivieres')
    br.drag('Prevost br:13th br:70th br:89th 2/41st De_Watteville', 'Montreal')
    br.discard('62')
with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('53')
    us.say('gorde')
with act(s, 'BR 40: two from Prescott', 'British', '40', book=b):
    br.play('40')
    br.drag('Canadian_Fencibles', 'Gananoque')
    br.drag('Canadian_Fencibles', 'Kingston')
    br.discard('40')
    br.say('40, Kingstonera. bihar arte')
s.done()
