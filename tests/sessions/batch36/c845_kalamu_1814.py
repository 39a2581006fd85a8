"""Spring 1814, Swahili; the British player is a pedant who announces, counts aloud and verifies."""
from aid36b import *

s = Session('dev-1812-faults', us='Juma', br='Mwalimu Asha', what='Spring 1814: frigates built, a lake battle, Ogdensburg taken and retaken, Lewiston raided, repair')
spring_1814(s.t)
hands(s.t, ['82', '75', '77', '78', '81', '87', '88', '90', '106'], ['76', '73', '80', '84', '83', '85', '89', '91', '92'])
set_aside(s.t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)
br.say('Kabla hatujaanza: zamu ya kwanza mwaka 1814 ni yangu. Kadi tisa kila mmoja. Sawa?')
us.say('sawa mwalimu')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('Kadi 76, thamani 3. Prince Regent ni 2, Linnet ni 1. Jumla 3.')
    free(t, 'Prince_Regent Linnet')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US builds', 'US', '82', build=True, book=b):
    us.say('82: Superior na Jefferson, Sackets')
    free(t, 'Superior Jefferson')
    us.play('82')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('82')

with act(s, 'BR Yeo out', 'British', '73', 'Yeo', book=b):
    br.say('Kadi 73 (2). Yeo anahitaji 2. Meli nne: Prince Regent, Wolfe, Royal George, Melville.')
    br.play('73')
    br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Lake Ontario Control Box')
    br.say('Ziwa ni pointi 2. Kutoka US 4 kwenda US 2.')
    br.vp(b.due())
    br.discard('73')

afloat(t, 'A1 D1 att', 'Superior General_Pike Madison Oneida Jefferson Sylph', 'Prince_Regent Wolfe Royal_George Melville', 'Superior', 'Prince_Regent', 4, 0, 1)
with act(s, 'US Chauncey fights', 'US', '75', 'Chauncey', ret='Yeo Prince_Regent Wolfe Royal_George Melville', flips='Superior Prince_Regent',
         fights={'Superior': 'Lake Ontario Control Box'}, book=b):
    us.play('75')
    us.say('75 Chauncey na meli sita. haya!')
    us.drag('Chauncey Superior General_Pike Madison Oneida Jefferson Sylph', 'Lake Ontario Control Box')
    br.say('Subiri. Sita dhidi ya nne: +1. A kwa A: 0. Frigate pande zote: 0. Yeo: -1. Jumla 0. Rusha moja.')
    us.roll('1d6', 4)
    br.say('4: hatua moja kila upande, ziwa ni lako. Superior na Prince Regent zageuzwa.')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Kingston')
    us.vp(b.due())
    us.discard('75')

with act(s, 'BR Drummond to Ogdensburg', 'British', '80', 'Drummond', book=b):
    br.say('Kadi 80 (2), Drummond. Barabara 1, barabara 1, mto 3: jumla 5 kati ya 6.')
    br.play('80')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    assert not units(t, 'Ogdensburg')
    br.march('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.say('Ogdensburg 2 kwangu')
    br.vp(b.due())
    br.discard('80')

with act(s, 'US Brown to Ogdensburg', 'US', '77', 'Brown', ret='Drummond 104th 10th_R.V. 2/R._Marines', book=b):
    us.play('77')
    us.say('77 inatosha kwa Brown. wanne pamoja naye: 9, 11, 21, 22, 25... watano')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:25th', 'Antwerp')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:25th', 'Ogdensburg')
    br.say('Nabaki. 20 kwa 10: +1, B kwa B 0, Brown +1, Drummond -1.')
    won(t, 'DR', 'us:9th us:11th us:21st us:22nd us:25th', '104th 10th_R.V. 2/R._Marines', 'Ogdensburg', (4, 5), 'us:11th', '104th', 1, 1, frm='Antwerp')
    br.play('91')
    br.say('Nacheza 91 kama kadi ya vita: -1.')
    won(t, 'DR', 'us:9th us:11th us:21st us:22nd us:25th', '104th 10th_R.V. 2/R._Marines', 'Ogdensburg', (4, 5), 'us:11th', '104th', 1, 2, frm='Antwerp')
    us.roll('2d6', 4, 5)
    gone(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.discard('91')
    br.say('Tisa. Ninarudi Prescott, bila hasara.')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
    us.vp(b.due())
    us.discard('77')

with act(s, 'BR Riall raids Lewiston', 'British', '83', 'Riall', pick='Lincoln', book=b):
    br.say('Kadi 83 (2). Riall na 1/R. Scots, anachukua Lincoln Queenston: 1 + 3 = 4.')
    br.play('83')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    assert cost('Ft. George', 'Queenston', 'Lewiston') == 4
    br.vp(b.due())
    br.discard('83')

with act(s, 'US Scott at Lewiston', 'US', '81', 'Scott', ret='Riall 1/R._Scots Lincoln', book=b):
    us.play('81')
    us.say('Scott! 81')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    br.say('6 kwa 8 ni 1:2, -2. Nani anaongoza?')
    us.say('Seneca')
    won(t, 'DR', 'NY_Volunteers_1814 Seneca', '1/R._Scots Lincoln', 'Lewiston', (4, 6), 'Seneca', '1/R._Scots', 2, 0, frm='Ft. Schlosser')
    us.roll('2d6', 4, 6)
    br.say('10 - 2 + 2 = 10. DR.')
    gone(t, 'British', 'Lewiston', 'Queenston', ['Ft. Schlosser'])
    br.drag('Riall 1/R._Scots Lincoln', 'Queenston')
    us.vp(b.due())
    us.discard('81')

with act(s, 'BR holds', 'British', '84', hold=True, book=b):
    br.hold('84')
    br.say('Kadi moja nimeiweka. Ya kwanza kati ya mbili.')

with act(s, 'US repairs and builds', 'US', '78', build=True, flips='Superior', book=b):
    us.play('78')
    us.say('78: natengeneza Superior (1), najenga Jones (1)')
    free(t, 'Jones')
    us.flip('Superior')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('78')

with act(s, 'BR Rottenburg to Cornwall', 'British', '85', 'Rottenburg', book=b):
    br.say('Kadi 85 (2). Rottenburg, 13 na De Watteville, Montreal - Coteau - Cornwall: 2.')
    br.play('85')
    br.march('Rottenburg br:13th De_Watteville', 'Coteau du Lac', 'Cornwall')
    br.discard('85')

with act(s, 'US holds', 'US', '87', hold=True, book=b):
    us.hold('87')
    us.say('na mimi moja')
s.done()
