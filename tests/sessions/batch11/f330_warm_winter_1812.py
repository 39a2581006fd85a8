"""A winter in which the British lose nothing, and a regiment that comes half a year early."""
from kit11 import *

s = Session('dev-1812-faults', us='Ada', br='Rolf', what='Winter 1812-13: five fresh units stay at Ft. Malden of 3, none flipped; De Meuron of Summer 1813 comes with the spring regiments')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay('us:9th 11th us:16th 21st', 'Utica', 'US')
t.lay('14th 15th 23rd', 'Plattsburg', 'US')
t.lay('20th', 'Whitehall', 'US')
t.lay('us:5th', 'Rome', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay_turn('Summer-Autumn 1812')
hands(t, ['Card 22'], ['Card 21'])
burn_to(t, 1812, 26)
t, us, br = s.begin()

s.play('US last card')
us.say('22, 1st PA to Meadville')
us.play('22')
go(us, '1st_PA_Militia', 'Pittsburgh', 'Meadville')
us.discard('22')

s.play('BR last card')
br.say('21, the Glengarrys to Prescott')
br.play('21')
go(br, 'Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('21')
us.say('no fleets out')
us.turn('Winter 1812-13')

s.play('winter')
us.say('attrition. mine')
for p in pick_winter(t, 'US'):
    us.flip([p])
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 2}, ex
br.say('all snug here')
with s.fault('16.21 16.22 16.1(2)', 'five unreduced British units stay at Ft. Malden, room 3, and the turn marker goes to spring with none of them flipped', 'value'):
    us.turn('Spring-Summer 1813')

s.play('1813')
us.roll('1d6', 3)
br.roll('1d6', 5)
br.say('I start')
more.muster(us, '1813a')
more.muster(br, '1813a')
with s.fault('14.1 3.15 14.21', 'De Meuron (arrives in Summer-Autumn 1813) is put on Quebec City in Spring-Summer 1813', 'arrival'):
    br.drag('De_Meuron', 'Quebec City')
deal(br, '1813 Deck', '38', '41', '42', '43', '50', '51', '53', '55')
deal(us, '1813 Deck', '39', '40', '44', '45', '46', '47', '48', '49')

s.play('BR Prevost')
br.say('42, Prevost up to Montreal, the 13th and 70th with him')
br.play('42')
go(br, 'Prevost br:13th 70th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.discard('42')

s.play('US 25th')
us.say('44')
us.play('44')
go(us, '25th', 'Albany', 'Utica')
us.discard('44')
s.done()
