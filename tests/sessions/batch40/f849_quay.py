"""Autumn 1813: two brigs with a 1; four regiments landed at Smiths Creek on ships for three."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Bastien', br='Wren', what='1813b: two brigs built with NBV 1, overloaded ships land at an empty Smiths Creek')
t = s.t
aid18.lay(t, '1813b')
hands(t, ['44', '53', '49'], ['65', '58', '61'])
burn_to(t, 1813, 26)
t, us, br = s.begin()
book = Book(t)

s.play('US builds')
us.play('44')
us.say('44 for Erie: Lawrence')
us.drag('Lawrence', 'Erie PA')
with s.fault('15.24 15.17', 'NBV 1 pays for one brig; the Niagara is a second'):
    us.say('and Niagara')
    us.drag('ship:Niagara', 'Erie PA')
us.discard('44')

with act(s, 'BR 89th, 70th', 'British', 'Card 65', book=book):
    br.play('65')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.each('89th 70th', 'Montreal')
    br.discard('65')
    br.say('ok')

s.play('US Chauncey lands')
us.play('53')
us.say('53: Chauncey with Madison, Oneida and four schooners, Pike on board, to Smiths Creek')
ships = 'Madison Oneida Conquest Scourge Julia Hamilton'
us.drag('Chauncey Pike us:6th us:15th us:16th ' + ships, 'Smiths Creek')
with s.fault('11.35', 'corvette, brig and four schooners carry three full units, the 21st is a fourth'):
    us.drag('21st', 'Smiths Creek')
us.say('nobody there, worth nothing')
us.discard('53')

with act(s, 'BR sends the Glengarries', 'British', 'Card 58', book=book):
    br.play('58')
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Glengarry', 'Prescott')
    br.discard('58')
s.play('US holds')
us.hold('49')
s.play('BR holds')
br.hold('61')
s.done()
