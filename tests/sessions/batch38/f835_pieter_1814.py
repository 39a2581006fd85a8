"""1814, spring; Afrikaans. Pieter lets Scott take one too many over the river; Anneke counts a fort that two men cannot hold."""
from aid38a import *
from aid18 import set_aside
from table import Table

T = Table('dev-1812-faults', names={'US': ('Pieter', 'pieter-geheim'), 'British': ('Anneke', 'anneke-geheim')})
lay(T, '1814a')
hands(T, [], [])
set_aside(T, 'Treaty of Ghent')
hands(T, ['74', '77', '80', '83', '86', '92', '95', '96', '98'], ['75', '76', '78', '79', '81', '82', '85', '88', '90'])
s = Session('dev-1812-faults', us='Pieter', br='Anneke', table=T, what='spring 1814: a one-star leader takes six units; 3 points for Ft. Niagara held by a strength of 2')
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76: Prince Regent en Linnet')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US Brown to Buffalo', 'US', '74', 'Brown', book=b):
    us.say('Brown na Buffalo, ses regimente')
    us.play('74')
    us.march('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Rome', 'Batavia', 'Buffalo')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.discard('74')

with act(s, 'BR Riall to Chippawa', 'British', '75', 'Riall', book=b):
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.play('75')
    br.discard('75')

s.play('US Scott at Ft. Erie')
us.say('77, Scott oor die rivier')
us.play('77')
with s.fault('3.33 8.41 8.4 8.6 8.31', 'Scott, one star, takes six units from Buffalo to Ft. Erie; no other leader goes with him'):
    us.drag('Scott us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Ft. Erie')
br.say('ek staan')
us.roll('2d6', 4, 4)
battle(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', 1814, (4, 4), 'DR-1')
us.say('8 + 3 = 11')
br.flip('1/41st')
goes(t, 'British', 'Ft. Erie', 'Chippawa', came=['Buffalo'])
br.drag('1/41st', 'Chippawa')
creep(us, 'US 5', 'US 6')
b.ok()
us.discard('77')

with act(s, 'BR Drummond to York', 'British', '78', 'Drummond', book=b):
    br.play('78')
    br.march('Drummond 104th 2/R._Marines', 'Smiths Creek', 'York')
    br.discard('78')

with act(s, 'US Harrison to Sandwich', 'US', '80', 'Harrison', laid=False):
    us.drag('Harrison us:24th', 'Sandwich')
    us.play('80')
    us.say('een punt')

with act(s, 'BR Yeo out', 'British', '79', 'Yeo', book=b):
    br.say('ek skuif vir jou')
    br.vp('US 7')
    us.discard('80')
    br.drag('Yeo Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.play('79')
    creep(br, 'US 6', 'US 5')
    br.discard('79')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('86')

s.play('BR restores the 41st and counts Ft. Niagara')
br.play('81')
assert supplied(t, 'British', 'Chippawa')
br.flip('1/41st')
br.say('81, die 41ste is weer heel')
assert not holds(t, 'British', 'Ft. Niagara') and [p.name for p in units(t, 'Ft. Niagara')] == ['100th']
with s.fault('4.14 4.13 4.12 4.11 2.17', 'three points for Ft. Niagara, where only the 100th (2) stands; nothing that scores happened in this play'):
    br.say('en Ft. Niagara is drie punte vir my, dit was vergeet')
    br.vp('US 2')
br.discard('81')
b.due(-3)

with act(s, 'US Izard to Champlain', 'US', '92', 'Izard', book=b):
    us.play('92')
    us.drag('Izard us:13th us:15th us:29th', 'Champlain NY')
    us.discard('92')

with act(s, 'BR Prevost to Cornwall', 'British', '82', 'Prevost', book=b):
    br.march('Prevost br:16th 90th 37th', 'Montreal', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.play('82')
    br.discard('82')

with act(s, 'US builds a brig', 'US', '95', build=True, book=b):
    us.play('95')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('95')

with act(s, 'BR holds', 'British', '90', hold=True, book=b):
    br.hold('90')
    br.say('ek hou een terug')
s.done()
