"""Basque, few words: a frigate of 1814 is launched in 1813, and the Mohawk come where the card does not let them."""
from aid28a import *

s = Session('dev-1812-faults', us='Jokin', br='Maite', what='spring 1813: Superior built a year early; the Mohawk placed at Burlington; Frenchtown, two lakes')
t = s.t
summer_1813(t)
t.lay_hand('US', ['46', '52', '62', '38', '39', '43', '37', '41'])
t.lay_hand('British', ['#56 Grand River Indians', '66', '42', '40', '45', '48', '44', '50'])
t, us, br = s.begin()
b = Book(t)
us.say('aupa. dadoak')
br.roll('1d6', 1)
us.roll('1d6', 4)
us.say('1+2=3, 4 nirea. ni lehen')

s.play('US builds')
us.play('46')
us.say('46 eraiki: Superior (2) + Gen Pike (1)')
us.drag('General_Pike', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12 7.1 15.13', 'Superior, a ship of 1814, is built in spring 1813', 'vessel turn'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('46')

with act(s, 'BR Yeo on the lake', 'British', '42', 'Yeo', book=b):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.drag('Beresford Sydney_Smith', 'Kingston')
    br.say('42 Yeo. zure markagailua kanpora, -4')
    br.delete([mark_at(t, 'Lake Ontario Control Box')])
    br.vp(b.due())
    br.play('42')
    br.discard('42')

with act(s, 'US Harrison', 'US', '38', 'Harrison', book=b):
    us.play('38')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.say('KY1 atzera')
    us.drag('1st_Kentucky', 'Ft. Meigs')
    us.say('38')
    us.discard('38')

with act(s, 'BR Procter at the Raisin', 'British', '66', 'Procter', ret='Harrison 17th us:19th', book=b):
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.roll('2d6', 6, 5)
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Detroit')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Frenchtown')
    br.say('66 Procter. 11 bota dut')
    assert supplied(t, 'British', 'Detroit')
    assert fight(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', 1813, (6, 5)) == 'DR'
    us.say('13:8, A/B +1, basoa -1, Harr -1 = 10. banoa')
    goes(t, 'US', 'Frenchtown', 'Ft. Meigs', ['Detroit'])
    us.drag('17th us:19th Harrison', 'Ft. Meigs')
    br.vp(b.due())
    br.play('66')
    br.discard('66')

with act(s, 'US builds at Erie', 'US', '62', build=True, book=b):
    us.play('62')
    us.drag('Lawrence us:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.say('62')
    us.discard('62')

s.play('BR Mohawk')
br.play('#56 Grand River Indians')
br.say('56 gertaera: mohawk, Burlington')
with s.fault('3.64 8.31 8.27', 'card 56 places the Mohawk at Beaverdams, Port Dover, Queenston, Ft. George or Ft. Erie; they are put at Burlington'):
    br.drag('br:Mohawk', 'Burlington')
br.discard('#56 Grand River Indians')

with act(s, 'US Perry', 'US', '43', 'Perry', book=b):
    us.play('43')
    us.drag('Perry Lawrence us:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.vp(b.due())
    us.say('43 Perry')
    us.discard('43')

with act(s, 'BR Barclay loses', 'British', '45', 'Barclay', fights={x: 'Lake Erie Control Box' for x in ('Queen Charlotte', 'Hunter', 'Barclay')},
         flips='Queen_Charlotte Hunter Lawrence', ret='Lawrence', book=b):
    br.play('45')
    br.drag('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.say('45, bi ontzi')
    assert sea_fight(t, 'Queen_Charlotte Hunter', 'Lawrence us:Niagara Ariel Scorpion', 'Queen_Charlotte', 'Lawrence', 6, 0, 1) == 'A2 D1 def'
    br.roll('1d6', 6)
    us.say('2:4 -2, B/A -1, Perry -1 = 2')
    br.flip('Hunter Queen_Charlotte')
    br.drag('Hunter Queen_Charlotte', 'Ft. Malden')
    br.drag('Barclay', 'Ft. Malden')
    br.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.discard('45')

with act(s, 'US Pike', 'US', '37', 'Pike', book=b):
    us.play('37')
    us.drag('Pike us:6th us:15th', 'Oswego')
    us.say('37')
    us.discard('37')

with act(s, 'BR repairs', 'British', '48', build=True, flips='Queen_Charlotte Hunter', book=b):
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
    br.say('48 konpondu')
    br.play('48')
    br.discard('48')

with act(s, 'US Hampton', 'US', '52', 'Hampton', book=b):
    us.play('52')
    us.drag('Hampton us:11th', 'Champlain NY')
    us.discard('52')

with act(s, 'BR Drummond', 'British', '40', 'Drummond', book=b):
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('LC_Militia Drummond', 'Coteau du Lac')
    br.drag('Drummond LC_Militia', 'Cornwall')
    br.say('40, LC hortik aurrera ez')
    br.play('40')
    br.discard('40')

with act(s, 'US Scott', 'US', '41', 'Scott', book=b):
    us.play('41')
    us.drag('us:20th 23rd 25th 29th Scott', 'Utica')
    us.drag('29th', 'Albany')
    us.say('41 Scott. 29 etxean')
    us.discard('41')

s.play('BR holds')
br.hold('44')
br.say('gorde')
s.play('US holds')
us.hold('39')
s.play('BR holds')
br.hold('50')
us.say('bihar udazkena')
s.play('fleets out again, autumn')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
b.ok()
us.turn('Summer-Autumn 1813')
muster(us, '1813b', groups=True)
muster(br, '1813b', groups=True)
deal(t, us, 1813, '49', '53', '55', '58', '61', '63', '68')
deal(t, br, 1813, '51', '57', '59', '64', '65', '67')
br.say('6+2 / 7+1')

with act(s, 'US Brown', 'US', '53', 'Brown', book=b):
    us.play('53')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:9th us:16th us:21st Brown', 'Antwerp')
    us.drag('us:9th us:16th us:21st Brown', 'Ogdensburg')
    us.say('53')
    us.discard('53')

with act(s, 'BR Rottenburg', 'British', '59', 'Rottenburg', book=b):
    br.drag('104th 1/R._Scots 10th_R.V. Rottenburg', 'Gananoque')
    br.drag('10th_R.V.', 'Kingston')
    br.drag('104th 1/R._Scots Rottenburg', 'Prescott')
    br.play('59')
    br.say('59 Rott')
    br.discard('59')

with act(s, 'US Harrison to Ft. Stephenson', 'US', '55', 'Harrison', book=b):
    us.play('55')
    us.drag('Harrison 17th 1st_Kentucky', 'Ft. Stephenson')
    us.drag('1st_Kentucky', 'Ft. Meigs')
    us.say('55 Harr + 17')
    us.discard('55')

with act(s, 'BR Riall', 'British', '65', 'Riall', book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Riall 1/R._Marines 2/R._Marines', 'Montreal')
    br.drag('Riall 1/R._Marines 2/R._Marines', 'Cornwall')
    br.play('65')
    br.say('65')
    br.discard('65')

with act(s, 'US Pike back', 'US', '61', 'Pike', book=b):
    us.play('61')
    us.drag('us:6th us:15th Pike', 'Sackets Harbour')
    us.say('61 etxera')
    us.discard('61')

with act(s, 'BR 49th', 'British', '64', None, book=b):
    br.drag('49th', 'Queenston')
    br.play('64')
    br.say('64 bat. gabon')
    br.discard('64')
s.done()
