"""1812: spring, Icelandic. Snorri is in a hurry and lets cards lie; Gudrun is exact, turns his cards up for him and walks the marker."""
from aid38a import *

s = Session('dev-1812-faults', us='Snorri', br='Gudrun', what='Spring 1812: Queenston won and lost, Lacolle, Sandwich in two rounds; markers in steps, late, by the other hand')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn to Sackets', 'US', '32', 'Dearborn', book=b):
    us.say('jæja, byrjum. 32 sem þrír, Dearborn tekur báðar herdeildir')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.play('32', reveal=False)
    br.reveal('32')
    us.discard('32')

with act(s, 'BR ships out', 'British', '2', book=b):
    br.say('Spil 2, þrír punktar: þrjú skip út á vatnið')
    br.play('2')
    br.each('Gloucester Earl_of_Moira Royal_George', 'Lake Ontario Control Box')
    creep(br, 'British 1', 'British 2')
    assert b.due() == 'British 2'
    br.discard('2')

with act(s, 'US Van Rensselaer over the river', 'US', '12', 'Van Rensselaer', ret='Lincoln', laid=False):
    us.say('12 — Van R yfir ána')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('ég stend. Lincoln fremst')
    us.roll('2d6', 6, 5)
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (6, 5), 'DR')
    us.play('12', reveal=False)
    br.say('11 mínus áin = 10, hörfa')
    goes(t, 'British', 'Queenston', 'Chippawa', came=['Lewiston'])
    br.drag('Lincoln', 'Chippawa')

with act(s, 'BR Brock takes it back', 'British', '8', 'Brock', ret='Van_Rensselaer 1st_NY_Militia', laid=False):
    us.say('æ, stigin! tvö fyrir mig')
    br.say('ég geri það. 2 - 2 = 0')
    creep(br, 'British 1', '0')
    assert b.due() == '0'
    us.reveal('12')
    br.say('Spil 8, Brock með RNR og York')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    us.discard('12')
    us.say('ég verst')
    br.roll('2d6', 4, 2)
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (4, 2), 'DR')
    goes(t, 'US', 'Queenston', 'Lewiston', came=['Ft. George'])
    br.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')

with act(s, 'US 4th NY to Lacolle', 'US', '4', book=b):
    us.say('þú tókst líka stigin?')
    br.say('nei, gleymdi. núna')
    creep(br, 'British 1', 'British 2')
    br.discard('8')
    us.play('4')
    us.drag('4th_NY_Militia', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.vp('British 1')
    assert b.due() == 'British 1'
    us.discard('4')

with act(s, 'BR 8th to Lacolle', 'British', '10', ret='4th_NY_Militia', book=b):
    br.say('Spil 10, aðeins einn punktur þarf: 8. deild')
    br.play('10')
    br.drag('br:8th', 'La Prairie')
    br.drag('br:8th', 'Lacolle')
    way('Montreal', 'La Prairie', 'Lacolle')
    us.say('stend')
    br.roll('2d6', 5, 4)
    battle(t, 'British', 'Lacolle', ['La Prairie'], '8th', '4th NY Militia', 1812, (5, 4), 'DR')
    br.say('9 +2 -1 = 10')
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=['La Prairie'])
    us.drag('4th_NY_Militia', 'Champlain NY')
    br.vp('British 2')
    br.discard('10')

with act(s, 'US two Ohio regiments to Sandwich', 'US', '30', laid=False):
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Thamesville')
    us.say('úps, of langt')
    us.drag('2nd_Ohio', 'Sandwich')
    way('Detroit', 'Sandwich')
    us.play('30')
    us.say('30, tveir punktar. eitt stig')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.say('þú átt 1. Ég færi merkið')
    br.vp('British 1')
    br.say('Spil 17, Norfolk til Ft. Erie')
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')
    us.discard('30')

with act(s, 'US holds', 'US', '27', hold=True, book=b):
    us.say('geymi eitt')
    us.hold('27')

with act(s, 'BR Procter at Sandwich, two rounds', 'British', '20', 'Procter', ret='1st_Ohio 2nd_Ohio', flips='1/41st 1st_Ohio', laid=False):
    br.say('Spil 20, Procter og Tecumseh með 41. og báða flokka indjána')
    br.play('20')
    br.drag('Procter Tecumseh Shawnee Wyandot 1/41st', 'Sandwich')
    us.say('stend. 1. Ohio fremst')
    br.say('41. fremst hjá mér')
    br.roll('2d6', 2, 3)
    battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '1st Ohio', 1812, (2, 3), 'EX')
    br.flip('1/41st')
    br.flip('1st_Ohio')
    br.say('önnur umferð: Shawnee leiðir, 6 gegn 4')
    us.say('2. Ohio')
    br.roll('2d6', 5, 3)
    battle(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '2nd Ohio', 1812, (5, 3), 'DR', rnd=2)
    br.say('8 + 1 = 9, hörfaðu')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.drag('2nd_Ohio', 'Detroit')
    us.drag('1st_Ohio', 'Detroit')

with act(s, 'US 13th to Ogdensburg', 'US', '13', book=b):
    us.vp('British 2')
    us.play('13')
    us.march('us:13th', 'Antwerp', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('13')
    br.discard('20')

with act(s, 'BR 49th and 10th to Prescott', 'British', '5', book=b):
    br.say('Spil 5, 49. og 10. til Prescott')
    br.play('5')
    br.march('49th', 'Gananoque', 'Prescott')
    br.march('10th_R.V.', 'Gananoque', 'Prescott')
    br.discard('5')

with act(s, 'US 6th to Oswego', 'US', '19', book=b):
    us.drag('us:6th', 'Oswego')
    us.play('19')
    us.discard('19')
    us.say('búinn, á bara það geymda')

with act(s, 'BR keeps the Declaration', 'British', 'Declaration of War', hold=True, book=b):
    br.say('og ég geymi mitt síðasta')
    br.hold('Declaration of War')
s.done()
