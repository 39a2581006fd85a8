"""Autumn 1812, winter and the deal of 1813 (Slovene and Maltese): a garrison of six sits out the winter on three places, and nine cards are drawn."""
from aid23b import *

s = Session('dev-1812-faults', us='Vesna', br='Karmenu', what='1812 to 1813: Buffalo six fresh units on 3, one turned; the British draw nine cards of 1813')
t = s.t
aid18.lay(t, '1812b')
t.lay('us:14th us:23rd us:12th us:20th us:5th', 'Buffalo', 'US')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('Hull 4th 1st_Ohio', 'Ft. Meigs', 'US')
t.lay('2nd_Ohio', 'Frenchtown', 'US')
t.lay('Michigan', 'Ft. Findlay', 'US')
t.lay('us:Detachment', 'Ft. Stephenson', 'US')
t.lay('Adams', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Procter Tecumseh 1/41st Essex', 'Detroit', 'British')
t.lay('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Earl_of_Moira', True, 'British')
hands(t, ['12', '28', '21', '29'], ['2', '18', '24', '10'])
burn_to(t, 1812, 20)
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)

with act(s, 'US Van Rensselaer crosses', 'US', '12', 'Van Rensselaer', book=B, ret='Lincoln'):
    us.say('12, čez reko')
    us.play('12')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    br.say('nitlaq qabel')
    br.drag('Lincoln', 'Ft. George')
    us.vp(B.due())
    us.discard('12')

with act(s, 'BR Brock', 'British', '10', 'Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=B):
    br.play('10')
    br.say('Brock, 10')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', (3, 2), 'DR')
    br.roll('2d6', 3, 2)
    br.say('5+5=10')
    goes(t, 'US', 'Queenston', 'Lewiston', came=['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.vp(B.due())
    br.discard('10')

with act(s, 'US Dearborn', 'US', '28', book=B):
    us.play('28')
    us.say('28, dva v Sackets')
    mv(us, 'us:9th us:11th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('28')

with act(s, 'BR the 103rd', 'British', '24', book=B):
    br.play('24')
    mv(br, '103rd', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    br.discard('24')

with act(s, 'US depot', 'US', '21', book=B):
    us.play('21')
    us.put('US Supply Depot', 'Plattsburg')
    us.say('21 skladišče')
    us.discard('21')

with act(s, 'BR two more', 'British', '18', book=B):
    br.play('18')
    mv(br, '1/R._Scots br:100th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', hops=False)
    br.say('hm, Coteau jesa\' wieħed biss. ir-Royals lura Montreal')
    br.drag('1/R._Scots', 'Montreal')
    br.discard('18')

with act(s, 'US holds', 'US', '29', hold=True, book=B):
    us.hold('29')

with act(s, 'BR Prevost', 'British', '2', 'Prevost', book=B):
    br.play('2')
    br.drag('Prevost', 'Montreal')
    br.discard('2')

s.play('fleets')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
B.ok()

s.play('winter')
us.turn('Winter 1812-13')
us.say('zima')
if os.environ.get('SHOW'):
    winter_show(t)
br.flip('Earl_of_Moira')
br.say('Moira msewwija')
done = quarter(t, br, '')
us.flip('1st_Ohio')
us.say('Buffalo je poln')
k = excess(t)
assert k == {('Buffalo', 'US'): 3}, k
with s.fault('16.21 16.2 16.22 2.17', 'Buffalo: six fresh units on 3, only one is turned', 'value|quarter'):
    us.flip('us:14th')
    us.say('en obrat, končano')
us.delete([p for p in t.at('Plattsburg') if 'Depot' in p.name])
us.discard('29')

s.play('spring 1813')
us.turn('Spring-Summer 1813')
us.roll('1d6', 3)
br.roll('1d6', 6)
br.say('jien l-ewwel')
muster(us, '1813a')
muster(br, '1813a')
deal(t, us, 1813, '46', '43', '38', '40', '44', '55', '60', '47')
deal(t, br, 1813, '42', '50', '41', '48')
with s.fault('7.21 7.2 7.23', 'the British draw nine cards, eight are dealt', 'hand'):
    deal(t, br, 1813, '53', '62', '57', '49', '51')
    br.say('lest')
B.ok()

with act(s, 'BR builds', 'British', '42', build=True, book=B):
    br.play('42')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Wolfe', 'Kingston')
    br.say('tliet bini')
    br.discard('42')

with act(s, 'US builds', 'US', '46', build=True, book=B):
    us.play('46')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR Drummond', 'British', '50', 'Drummond', book=B):
    br.play('50')
    mv(br, 'Drummond br:8th 103rd', 'Montreal', 'Coteau du Lac', 'Cornwall', hops=False)
    br.discard('50')

with act(s, 'US Pike', 'US', '47', 'Pike', book=B):
    us.play('47')
    mv(us, 'leader:Pike us:9th us:11th', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.say('47, lahko noč')
    us.discard('47')
s.done()
