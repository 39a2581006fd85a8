"""Autumn 1813, winter and spring 1814 in Slovene: Matej builds where he likes and is in a hurry at Sackets in winter; Neza keeps the books for both."""
from aid31b import *

s = opening('Matej', 'Neža', 'End of 1813, winter, spring 1814 in Slovene: two schooners built at Oswego while Sackets is held; Sackets over by two in winter, only one step taken',
            '1813b', ['66', '64', '63'], ['65', '68', '67'], vp='British 2')
t, us, br = s.t, s.us, s.br
burn(t, *[str(i) for i in range(37, 63) if i != 56], '#56 Grand River Indians')
t.lay('br:Mohawk', 'Beaverdams', 'British')
t.lay('Chauncey us:Oneida us:Madison', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Wolfe', 'Kingston', 'British')
t.lay_face('Wolfe', True, 'British')
more.set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)

with act(s, 'BR Riall', 'British', '65', 'Riall', book=b):
    br.say('živjo, še trije krogi do zime. 65: Riall v Montreal')
    br.play('65')
    br.drag('Riall De_Meuron 2/R._Marines', 'Montreal')
    br.discard('65')

with act(s, 'US builds', 'US', '66', build=True, book=b):
    us.play('66')
    us.say('66 za ladjedelnice: General Pike in dve škuni')
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.31 15.33 15.34 15.13 15.12', 'Asp and Raven are built at Oswego, the back-up base, while Sackets Harbour is American and whole', 'base of Oswego'):
        us.drag('Asp', 'Oswego')
        us.drag('Raven', 'Oswego')
    us.discard('66')

with act(s, 'BR Procter', 'British', '68', 'Procter', book=b):
    br.play('68')
    br.say('Procter in 41. v Sandwich, v Maldnu je pozimi pretesno')
    br.drag('Procter 1/41st', 'Sandwich')
    br.discard('68')

with act(s, 'US Kentucky Mounted', 'US', '64', book=b):
    us.play('64')
    us.drag('Kentucky_Mounted', 'Ft. Findlay')
    us.discard('64')

with act(s, 'BR York Militia', 'British', '67', book=b):
    br.play('67')
    br.drag('York_Militia', 'Burlington')
    br.discard('67')

with act(s, 'US 5th and 12th', 'US', '63', book=b):
    us.play('63')
    us.each('us:5th us:12th', 'Batavia')
    us.say('konec')
    us.discard('63')

s.play('fleet return')
br.say('ladje domov, pustim oznake')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey us:Oneida us:Madison', 'Sackets Harbour')
br.say('dve točki zame, drži')
b.ok()

s.play('winter: attrition')
us.turn('Winter 1813-14')
due = hurt(t)
assert due == {('Sackets Harbour', 'US'): 2}, due
br.say('pri meni je povsod dovolj prostora: Quebec osem, Malden tri, Sandwich eden')
with s.fault('16.2 16.21 16.22 16.1', 'seven fresh units winter at Sackets Harbour (5); only the 2nd NY Militia is flipped', 'value of Sackets Harbour'):
    us.say('Sackets... milica trpi')
    us.flip('2nd_NY_Militia')
    us.say('drugje je v redu, hitro pomlad!')
    br.say('Wolfe je popravljen')
    br.flip('Wolfe')

s.cut()
s.play('spring 1814: arrivals, deal')
br.turn('Spring-Summer 1814')
muster(br, '1814a')
muster(us, '1814a')
deal(t, br, 1814, '92', '95', '98', '100', '103', '94', '101', '75', '78')
deal(t, us, 1814, '96', '93', '99', '105', '102', '97', '104', '76', '79')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR builds', 'British', '92', build=True, book=b):
    br.play('92')
    br.say('92: Prince Regent v Kingstonu 2, Linnet na Isle aux Noix 1')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('92')

with act(s, 'US builds', 'US', '96', build=True, book=b):
    us.play('96')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('Superior in Jefferson, zdaj pa glej')
    us.discard('96')

with act(s, 'BR Drummond', 'British', '95', 'Drummond', book=b):
    br.play('95')
    br.drag('Drummond De_Meuron 2/R._Marines', 'Cornwall')
    br.discard('95')

with act(s, 'US Brown', 'US', '93', 'Brown', book=b):
    us.play('93')
    us.drag('Brown us:9th us:21st', 'Antwerp')
    us.drag('Brown us:9th us:21st', 'Ogdensburg')
    us.discard('93')

with act(s, 'BR 16th and 90th', 'British', '98', book=b):
    br.play('98')
    br.each('br:16th 90th', 'Montreal')
    br.say('jutri naprej?')
    us.say('jutri')
    br.discard('98')
s.done()
