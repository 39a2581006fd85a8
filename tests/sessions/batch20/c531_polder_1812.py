"""1812: arrivals, deal and autumn. Joost is hasty (dice first, cards late), Marijke books everything. Dutch."""
from aid20b import *

s = Session('dev-1812-faults', us='Joost', br='Marijke', what='Summer-Autumn 1812 from the arrivals to the fleet return, Dutch: a delayed regiment, lake battle, repair, campaign with heavy rains, Ft. Niagara lost and a nine before the fort, restoration')
lay(s.t, '1812b', arrived=False)
s.t.lay_turn('Spring-Summer 1812')
hands(s.t, [], [])
t, us, br = s.begin()

us.say('hoi. zomer dus')
s.play('turn, arrivals of both')
us.turn('Summer-Autumn 1812')
late = t.pieces('20th', us)
us.drag(late, 'Delayed Reinforcements')
us.say('het 20e komt later')
br.say('mag, één beurt')
muster(br, '1812b', groups=False)
muster(us, '1812b', skip=('20th',))
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
assert len(t.at('Ogdensburg')) == 2
b = Book(t)
s.play('deal')
deal(t, us, 1812, '16', '22', '3', '18')
deal(t, br, 1812, '6', '15', '28', '#9 Brock and Tecumseh', 'Heavy Rains', '11', '25')
br.say('jij nog drie')
deal(t, us, 1812, '26', '29', 'Campaign')
assert sizes(t) == (7, 7)

with P(s, 'US', '16', 'US Dearborn with nine', leader='Dearborn', laid=False):
    us.play('16', reveal=False)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th us:9th 11th 14th 15th us:16th 21st 23rd', 'Sackets Harbour')
    us.say('dearborn met negen man, 16')
    br.say('negen regimenten bedoel je')

with P(s, 'British', '6', 'BR fleet', book=b):
    us.reveal('16')
    us.discard('16')
    br.say('Kaart 6, waarde 3: Royal George, Earl of Moira, Gloucester -> Ontariomeer. 2 VP')
    br.play('6')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('6')

with P(s, 'US', '3', 'US Chauncey fights for the lake', leader='Chauncey', ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George Earl_of_Moira',
       fights={'Oneida': 'Lake Ontario Control Box'}, book=b):
    us.roll('1d6', 4)
    us.say('alvast gegooid, chauncey valt aan met alles uit sackets, 3')
    us.play('3')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Lake Ontario Control Box')
    br.say('Vijf tegen drie +1, B tegen B. 4+1 = 5: jij één stap, ik twee, meer voor jou')
    assert sea(t, 'Oneida Conquest Scourge us:Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 4) == 'A1 D2 att'
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.vp(b.due())
    us.discard('3')

with P(s, 'British', '15', 'BR repairs', flips='Royal_George Earl_of_Moira'):
    br.say('Kaart 15, NBV 2: herstel Royal George (1) en Earl of Moira (1) te Kingston')
    br.play('15')
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.discard('15')

with P(s, 'US', '26', 'US Harrison to Frenchtown', leader='Harrison'):
    us.play('26')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.say('harrison 26 klaar jij')
    us.discard('26')

with P(s, 'British', '28', 'BR Brock to Ft. George', leader='Brock'):
    br.say('Kaart 28, waarde 2: Brock, RNR, York-militie. York - Ft. George 3 punten')
    br.play('28')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('28')

with P(s, 'US', 'Campaign', 'US campaign: Chauncey, then Harrison in the rain', free=True, laid=False, book=b):
    us.say('campagne! chauncey en harrison. eerst chauncey')
    us.play('Campaign')
    br.say('Heavy Rains op Harrison te Frenchtown: hoogstens één vak')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('best')
    # box - Sackets 1, aboard 1, Ft. Niagara 1, ashore 1, box 1
    room(t.pieces('Conquest Scourge us:Growler Pert', us), t.pieces('us:9th'))
    us.drag('Chauncey Conquest Scourge us:Growler Pert', 'Sackets Harbour')
    us.drag('Chauncey Conquest Scourge us:Growler Pert us:9th', 'Ft. Niagara')
    us.drag('Chauncey Conquest Scourge us:Growler Pert', 'Lake Ontario Control Box')
    us.say('het 9e naar fort niagara, schepen terug op het meer, 5')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
    way('Frenchtown', 'Detroit')
    us.say('detroit is één vak ;)')
    us.discard('Campaign')

with P(s, 'British', '11', 'BR 49th'):
    br.say('Kaart 11, waarde 1: 49e naar Prescott, 2')
    br.play('11')
    br.march('49th', 'Gananoque', 'Prescott')
    br.discard('11')

with P(s, 'US', '18', 'US at Ft. George', fights={'18th': 'Ft. George', 'us:9th': 'Ft. George'}, flips='18th us:9th', book=b):
    us.roll('2d6', 3, 4)
    us.play('18')
    us.drag('18th us:9th', 'Ft. George')
    us.say('18 en 9 op fort george, 18e voorop, gegooid 7')
    br.say('RNR voorop. 8 tegen 5+2: 0. B tegen A -1, Brock -2, rivier -1: 3. AR-2, beide om en terug')
    assert battle(t, '18th us:9th', 'R.N.R. York_Militia', 'Ft. George', (3, 4), '18th', 'R.N.R.', dl=2, frm='Ft. Niagara', route=True) == 'AR-2'
    us.drag('18th us:9th', 'Ft. Niagara')
    br.flip('18th')
    br.flip('us:9th')
    us.discard('18')

with P(s, 'British', '25', 'BR Brock takes Ft. Niagara', leader='Brock', ret='18th us:9th', book=b):
    br.say('Kaart 25, waarde 2: Brock met RNR en York over de rivier')
    br.play('25')
    br.drag('Brock R.N.R. York_Militia', 'Ft. Niagara')
    br.say('5 tegen 4+2: -2. A tegen B +1, Brock +2, rivier -1: 0')
    assert battle(t, 'R.N.R. York_Militia', '18th us:9th', 'Ft. Niagara', (6, 4), 'R.N.R.', '18th', al=2, frm='Ft. George', route=True) == 'DR'
    br.roll('2d6', 6, 4)
    br.say('10: DR')
    goes(t, 'US', 'Ft. Niagara', 'Lewiston', ['Ft. George'])
    us.drag('18th us:9th', 'Lewiston')
    br.say('Ft. Niagara is 3')
    br.vp(b.due())
    br.discard('25')

with P(s, 'US', '29', 'US restores two', flips='18th us:9th'):
    us.say('29, herstel 18e en 9e')
    us.play('29')
    assert supplied(t, 'US', 'Lewiston')
    us.flip('18th')
    us.flip('us:9th')
    us.discard('29')

with P(s, 'British', '#9 Brock and Tecumseh', 'BR Rottenburg to Prescott', leader='Rottenburg', pick='Glengarry'):
    br.say('Kaart 9 voor 2: Rottenburg, 8e, Fencibles, Voltigeurs; te Cornwall stappen de Glengarry in. Samen 4 punten')
    br.play('#9 Brock and Tecumseh')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Coteau du Lac')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Cornwall')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs Glengarry', "Crysler's Farm")
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs Glengarry', 'Prescott')
    br.discard('#9 Brock and Tecumseh')

F = '18th us:9th 1st_NY_Militia'
with P(s, 'US', '22', 'US Van Rensselaer before the fort: a nine', leader='Van Rensselaer', fights={'18th': 'Ft. Niagara', 'us:9th': 'Ft. Niagara', '1st_NY_Militia': 'Ft. Niagara', 'Van_Rensselaer': 'Ft. Niagara'}, book=b):
    us.play('22')
    us.drag('Van_Rensselaer ' + F, 'Ft. Niagara')
    us.roll('2d6', 6, 6)
    us.say('JA 12! 18e voorop')
    br.say('12 tegen 7: 0. Tegen RNR -1, Brock -2. Dat is 9, en 9 voor een fort is terug, Joost')
    assert battle(t, F, 'R.N.R. York_Militia', 'Ft. Niagara', (6, 6), '18th', 'R.N.R.', dl=2, frm='Lewiston') == 'AR'
    us.say('nee toch')
    us.drag('Van_Rensselaer ' + F, 'Lewiston')
    us.discard('22')

assert over(t)
s.play('fleet return, marker')
br.say('Vloot binnen, controlemerk leggen')
us.drag('Chauncey Conquest Scourge us:Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
br.say('Stand: ' + label(tracked(t)) + '. Akkoord, en het 20e ligt nog klaar')
us.say('winter doen we morgen')
s.done()
