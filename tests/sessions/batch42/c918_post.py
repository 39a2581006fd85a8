"""Autumn 1812 by e-mail, a club tournament: four mails, a log each, with numbered subjects; the two never meet on line."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Tor Brandvold', br='C Okafor', what='Autumn 1812 by mail: four logs with subjects, a full sailing tour of Chauncey, Queenston taken and retaken')
t = s.t
lay(t, '1812b')
hands(t, ['6', '3', '21', '18', '28', '16', '29'], ['26', '23', '25', '1', '7', '15', '22'])
t, us, br = s.begin()
assert hand_sizes(t) == (7, 7)
bk = Book(t)

us.say('--- R2/14 mail 1 (US). Good luck Chidi, nice to meet you. I am at GMT+1, one mail a day is fine.')
with act(s, 'US Dearborn', 'US', '6', 'Dearborn', book=bk):
    us.say('1. Card 6 (3 ops): Gen. Dearborn + 6th, 13th, 9th, 15th, 16th, 21st  Albany-Utica-Rome-Sackets Harbour, 4 MP')
    us.play('6')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th us:9th us:15th us:16th us:21st', 'Sackets Harbour')
    us.discard('6')
with act(s, 'BR Prevost', 'British', '26', 'Prevost', book=bk):
    br.say('mail 2 (BR). Thanks Tor! likewise. Card 26, 3 ops.')
    br.play('26')
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost 103rd', 'Montreal')
    br.drag('br:1/R._Scots 100th', 'Montreal')
    br.drag('Prevost 103rd 1/R._Scots', 'Cornwall')
    br.say('Prevost, 103rd, 1/RS to Cornwall, 100th stays in Montreal. over to you')
    br.discard('26')
s.cut()

with act(s, 'US Chauncey', 'US', '18', 'Chauncey', pick='Fair_American Gov._Tompkins Julia Hamilton', book=bk):
    us.say('--- R2/14 mail 3 (US). Card 18 (2 ops): Chauncey: Sackets - Oswego (1) - Ogdensburg (2) - lake (3), collecting everything that floats')
    us.play('18')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins', 'Ogdensburg')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins Julia Hamilton', 'Lake Ontario Control Box')
    us.vp(bk.due())
    us.discard('18')
    us.say('US +2 (Ontario). Rgds Tor')
with act(s, 'BR Brock', 'British', '1', 'Brock', book=bk):
    br.say('mail 4 (BR). That is a lot of masts. Card 1: Brock with R.N.R. and York militia to Ft George, 3 MP')
    br.play('1')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('1')
    br.say('best, C.')
s.cut()

us.say('--- R2/14 mail 5 (US). We agreed: defender stands unless he says so in his last mail, I roll for both.')
with act(s, 'US Van Rensselaer at Queenston', 'US', '16', 'Van Rensselaer', pick='us:18th', ret='Lincoln', book=bk):
    us.say('Card 16 (3 ops): Van Rensselaer, 1st NY: Lewiston - Niagara (1), takes the 18th, back to Lewiston (2), over the river to Queenston (5)')
    us.play('16')
    way('Lewiston', 'Ft. Niagara', 'Lewiston', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    us.drag('Van_Rensselaer 1st_NY_Militia us:18th', 'Lewiston')
    us.drag('Van_Rensselaer 1st_NY_Militia us:18th', 'Queenston')
    us.say('8:3 = +1, lead 18th +1, river -1. total +1')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '18th', 'Lincoln', 1812, (5, 4)) == 'DR'
    assert supplied(t, 'US', 'Lewiston') and supplied(t, 'British', 'Queenston')
    us.roll('2d6', 5, 4)
    us.say('10, DR. I put your Lincolns with Brock in Ft George (no loss, supplied, road), tell me if you object')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    us.drag('Lincoln', 'Ft. George')
    us.vp(bk.due())
    us.discard('16')
with act(s, 'BR Brock at Queenston', 'British', '23', 'Brock', ret='us:18th us:1st_NY_Militia Van_Rensselaer', flips='us:18th', book=bk):
    br.say('mail 6 (BR). No objection. But Isaac is coming back up the hill! Card 23 (2 ops), Brock + R.N.R. + York + Lincoln, 1 MP')
    br.play('23')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    br.say('8:8 = 0, A against B +1, Brock +2 = +3. I roll, you stand as agreed')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '18th', 1812, (4, 4)) == 'DR-1'
    assert supplied(t, 'British', 'Ft. George')
    br.roll('2d6', 4, 4)
    br.flip('us:18th')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    br.drag('us:18th Van_Rensselaer us:1st_NY_Militia', 'Lewiston')
    br.vp(bk.due())
    br.say('DR-1: 18th flipped, everybody home to Lewiston, the 2 VP back. Sorry ;-)')
    br.discard('23')
s.cut()

with act(s, 'US holds', 'US', book=bk):
    us.say('--- R2/14 mail 7 (US). Ouch. I hold a card.')
    us.hold('28')
with act(s, 'BR Glengarry', 'British', '15', book=bk):
    br.say('mail 8 (BR). Card 15, two units: Glengarry and UC militia Cornwall-Prescott, 3 MP')
    br.play('15')
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.each('Glengarry Upper_Canada_Militia', 'Prescott')
    br.discard('15')
s.done()
