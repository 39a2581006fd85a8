"""Spring 1812 in Hungarian; a generous marcher and a captain who forgets whose lake it is. Planted: infantry over its six points; a lake transport under enemy control."""
from aid27a import *

s = Session('dev-1812-faults', us='Réka', br='Gábor', what='Spring 1812: Dearborn with two regiments marches 7 MP; 2nd NY shipped to Ft. Niagara while the British hold Lake Ontario')
t = s.t
t.lay_hand('US', ['22', '26', '16', '11', '3', '24', '28'])
t.lay_hand('British', ['6', '12', '15', '18', '1', '31', 'Declaration of War'])
t, us, br = s.begin()
b = Book(t)

s.play('US Dearborn marches')
us.say('22-es, Dearborn megy északra')
us.play('22')
assert best('Albany', 'Four Corners')[0] == 7
us.drag('Dearborn us:6th us:13th', 'Whitehall')
us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
with s.fault('9.1 3.16 9.2 2.22 8.41 8.42', '6th and 13th go from Albany to Four Corners: 7 MP at the cheapest, a regiment has 6', 'links|path|MP'):
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    us.drag('us:6th', 'Four Corners')
    us.drag('Dearborn us:13th', 'Four Corners')
us.say('itt megállunk')
us.discard('22')

with act(s, 'BR squadron', 'British', '6', book=b):
    br.play('6')
    br.say('6-os: három hajó ki a tóra')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Sydney_Smith', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('6')

with act(s, 'US 4th over', 'US', '24', book=b):
    us.play('24')
    us.drag('us:4th', 'Sandwich')
    us.vp(b.due())
    us.discard('24')

with act(s, 'BR Procter', 'British', '15', 'Procter', ret='us:4th', book=b):
    br.say('Procter, 15')
    br.play('15')
    br.drag('Procter 1/41st Essex', 'Sandwich')
    br.drag('Tecumseh Shawnee', 'Sandwich')
    us.say('visszavonulok harc előtt')
    us.drag('us:4th', 'Detroit')
    br.vp(b.due())
    br.discard('15')

s.play('US Oneida carries')
us.say('3-as, 2 pont: Oneida és a 2. New York-i Niagarára')
us.play('3')
assert best('Sackets Harbour', 'Ft. Niagara')[0] > 6 and 'ontario' in lake_of(t, 'British')
with s.fault('11.31 11.42 11.3 11.4', 'lake transport Sackets Harbour - Ft. Niagara while the British control Lake Ontario', 'lake control'):
    us.drag('Oneida 2nd_NY_Militia', 'Ft. Niagara')
us.discard('3')

with act(s, 'BR Brock', 'British', '18', 'Brock', book=b):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.play('18', reveal=False)
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Queenston')
    br.say('és a kártya')
    br.reveal('18')
    br.discard('18')

with act(s, 'US Van Rensselaer repulsed', 'US', '26', 'Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}, flips='1st_NY_Militia', book=b):
    us.play('26')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('itt várlak Brockkal')
    us.roll('2d6', 6, 6)
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'R.N.R.', 1812, (6, 6), 'AR-1')
    us.say('4:5 az -2, folyó -1, C az A ellen -2, Brock -2, reguláris -1... hatos dupla és mégis 4. AR-1')
    us.drag('1st_NY_Militia', 'Batavia')
    us.undo()
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')
    br.say('és fordítsd meg')
    us.flip('1st_NY_Militia')
    us.discard('26')

with act(s, 'BR Norfolk', 'British', '1', book=b):
    br.play('1')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('1')

with act(s, 'US depot', 'US', '28', book=b):
    us.play('28')
    us.say('raktár Detroitba')
    ok_depot(t, 'US', 'Detroit')
    us.put('US Supply Depot', 'Frenchtown')
    us.undo()
    us.put('US Supply Depot', 'Detroit')
    us.discard('28')

with act(s, 'BR Brock over the river', 'British', '12', 'Brock', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    br.drag('Brock Lincoln', 'Lewiston')
    br.say('12, Brock átkel')
    br.play('12')
    br.drag('R.N.R.', 'Lewiston')
    us.say('maradok, sajnos')
    assert supplied(t, 'US', 'Lewiston')
    battle(t, 'British', 'Lewiston', ['Queenston'], 'R.N.R.', '1st NY Militia', 1812, (2, 4), 'DR')
    br.roll('2d6', 2, 4)
    br.say('2:1 +1, +2, Brock +2, folyó -1: tíz')
    us.drag('1st_NY_Militia', 'Batavia')
    us.drag('Van_Rensselaer', 'Batavia')
    br.discard('12')
    br.vp(b.due())

with act(s, 'US 3rd Ohio', 'US', '11', book=b):
    us.play('11')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('11')

with act(s, 'BR 100th', 'British', '31', book=b):
    br.play('31')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('100th', 'Montreal')
    br.discard('31')

s.play('US holds')
us.say('egyet félreteszek')
us.hold('16')
s.play('BR holds')
br.hold('Declaration of War')
br.say('én is')
s.done()
