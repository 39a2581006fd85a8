"""Spring 1814, the British first: Bladensburg, a campaign, Ontario fought for, a lake transport, an assault over the St. Lawrence; Swahili."""
from aid35a import *

s = Session('dev-1812-faults', us='Juma', br='Zawadi', what='Spring 1814: event, campaign, building, naval battle, transport, depot, river crossing; Swahili')
t, us, br = s.t, s.us, s.br
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
hands(t, ['Campaign@1814', '75', '79', '84', '92', '85', '99', '101', '106'], ['Bladensburg', '82', '78', '86', '88', '95', '98', '100', '81'])
s.begin()
b = Book(t)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=b):
    br.say('habari. Waingereza kwanza: Bladensburg, alama mbili')
    br.play('Bladensburg')
    b.due(-2)
    br.vp('US 3')
    br.vp('US 2')
    scored(br, 'Bladensburg')

with act(s, 'US campaign', 'US', 'Campaign', free=True, book=b, laid=False):
    us.play('Campaign')
    us.say('Kampeni: Harrison toka Detroit, na Izard toka Plattsburg')
    way('Detroit', 'Sandwich')
    way('Plattsburg', 'Champlain NY')
    us.drag('Harrison us:24th us:28th', 'Sandwich')
    us.vp('US 3')
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    us.discard('Campaign')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.say('82: frigeti Prince Regent (2) na Linnet (1)')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('82')
    br.discard('82')

with act(s, 'US builds', 'US', '75', build=True, book=b):
    us.play('75')
    us.drag('Superior', 'Oswego')
    us.undo()
    br.say('hapo si kiwanda')
    us.say('samahani, mkono umeteleza')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('75')

fleet = 'Prince_Regent Wolfe Royal_George Melville'
with act(s, 'BR Yeo', 'British', '78', 'Yeo'):
    br.play('78')
    br.say('78, Yeo ziwani')
    br.drag('Yeo ' + fleet, 'Lake Ontario Control Box')
    br.discard('78')

mine = 'Superior General_Pike Madison Oneida Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins'
with act(s, 'US Chauncey', 'US', '79', 'Chauncey', book=b, ret='Yeo ' + fleet, flips='General_Pike Prince_Regent'):
    br.say('nilisahau alama mbili za ziwa')
    br.vp('US 1')
    us.say('79. Chauncey na meli tisa zote')
    us.play('79')
    us.drag('Chauncey ' + mine, 'Lake Ontario Control Box')
    us.say('General Pike mbele')
    br.say('Prince Regent mbele. tisa kwa nne +2, Yeo -1')
    assert sea(t, mine, fleet, 'General Pike', 'Prince Regent', 3, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 3)
    br.flip('Prince_Regent')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.each('Prince_Regent Wolfe Royal_George Melville Yeo', 'Kingston')
    us.discard('79')
    us.vp('US 5')

with act(s, 'BR Prevost', 'British', '86', 'Prevost', book=b):
    br.play('86')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Prevost 90th br:16th 37th', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.discard('86')

with act(s, 'US 26th', 'US', '84', book=b):
    us.play('84')
    us.drag('us:26th', 'Buffalo')
    us.discard('84')
    us.say('moja tu')

with act(s, 'BR Riall', 'British', '88', 'Riall', book=b, pick='Lincoln'):
    br.say('88, Riall na Royal Scots, nachukua Lincoln njiani')
    br.play('88')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('88')

with act(s, 'US transport to Ogdensburg', 'US', '92', free=True, book=b):
    us.say('92: Chauncey anarudi Sackets (1), anapakia (1), Ogdensburg (1), anashusha (1), ziwani tena (1)')
    us.play('92')
    room(t.pieces('Superior Madison Oneida'), t.pieces('us:9th us:11th us:21st us:22nd'))
    us.drag('Chauncey Superior Madison Oneida', 'Sackets Harbour')
    us.drag('Chauncey Superior Madison Oneida Brown us:9th us:11th us:21st us:22nd', 'Ogdensburg')
    us.drag('Chauncey Superior Madison Oneida', 'Lake Ontario Control Box')
    us.discard('92')

with act(s, 'BR Drummond to Prescott', 'British', '95', 'Drummond', book=b):
    br.play('95')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
    br.discard('95')
    br.say('nakuona ng\'ambo')

with act(s, 'US depot', 'US', '85', build=True, book=b):
    us.say('85, ghala Ogdensburg')
    in_supply(t, 'US', 'Ogdensburg')
    us.put('US Supply Depot', 'Ogdensburg')
    us.play('85')
    us.discard('85')

drum = ('Drummond', '104th', '10th R.V.', '2/R. Marines', '1/R. Marines')
with act(s, 'BR Drummond at Ogdensburg, beaten off', 'British', '98', 'Drummond', book=b, flips='', fights={k: 'Ogdensburg' for k in drum}):
    br.say('98, tunavuka mto! 104th mbele')
    br.play('98')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines 1/R._Marines', 'Ogdensburg')
    us.say('16 zangu kwa 13 zako. Brown yupo, Drummond yupo')
    r = fight(t, 'British', 'Ogdensburg', ['Prescott'], '104th', 'us:9th', 1814, (5, 4))
    assert r == 'AR', r
    br.roll('2d6', 5, 4)
    br.say('sita. turudi bila hasara')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines 1/R._Marines', 'Prescott')
    br.discard('98')

with act(s, 'US Scott', 'US', '99', 'Scott', book=b):
    us.play('99')
    us.drag('Scott us:26th NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('Scott us:26th NY_Volunteers_1814', 'Lewiston')
    us.discard('99')

with act(s, 'BR Nancy', 'British', '100', book=b):
    br.play('100')
    br.drag('Nancy', 'Lake Huron Control Box')
    br.say('Huron bado yangu, alama hazibadiliki')
    br.discard('100')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('101')

with act(s, 'BR Mohawks', 'British', '81', book=b):
    br.play('81')
    br.drag('br:Mohawk', 'Queenston')
    br.discard('81')

with act(s, 'US Macomb', 'US', '106', 'Macomb', book=b):
    us.play('106')
    us.drag('Macomb us:29th us:30th', 'Champlain NY')
    us.discard('106')
    us.say('nimemaliza. asante!')
s.done()
