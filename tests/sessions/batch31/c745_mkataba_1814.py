"""Autumn 1814 to the peace: Champlain, Niagara, Bladensburg, the treaty, New Orleans."""
from aid31a import *
import lay7

s = table('1814b', 'Amani', 'Baraka', 'autumn 1814 to the Treaty of Ghent with a card left and New Orleans held; Swahili, chatty',
          hands=(['77', '81', '87', '93', '96', '98', '99', '101'], ['86', '82', '79', '88', '90', 'Bladensburg', 'Treaty of Ghent', '84']), pile=19,
          men=[('Macdonough Saratoga ship:Ticonderoga', 'Plattsburg', 'US')], vp='US 4')
lay7.held(s.t, s.t.us, 'Battle of New Orleans')
t, us, br = s.begin()
b = Book(t)

br.say('habari! zamu yangu')
with act(s, 'BR Prevost to the Richelieu', 'British', '86', 'Prevost', book=b):
    br.say('86, tatu. Prevost na jeshi kubwa')
    br.play('86')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    big = 'Prevost br:3rd_(Buffs) br:27th br:39th br:57th br:58th br:76th br:81st br:88th'
    br.drag(big, 'Montreal')
    br.drag(big, 'La Prairie')
    br.drag(big, 'St-Jean')
    us.say('duh')
    br.discard('86')

with act(s, 'US Brown', 'US', '77', 'Brown', book=b):
    us.say('77. Brown')
    us.play('77')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('Brown us:9th us:11th us:21st us:22nd', 'Cape Vincent')
    us.discard('77')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.say('82: Confiance (2) na Linnet (1)')
    br.play('82')
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US Macdonough', 'US', '81', 'Macdonough', book=b):
    us.say('81 moja tu, yatosha kwa Macdonough')
    us.play('81')
    us.drag('Macdonough Saratoga ship:Ticonderoga ship:President Preble ship:Montgomery', 'Lake Champlain Control Box')
    us.vp('US 6')
    us.discard('81')

with act(s, 'BR Downie', 'British', '79', 'Downie', fights={'Downie': 'Lake Champlain Control Box', 'Confiance': 'Lake Champlain Control Box',
         'Linnet': 'Lake Champlain Control Box', 'Chubb': 'Lake Champlain Control Box', 'Finch': 'Lake Champlain Control Box'},
         flips='Confiance Linnet Saratoga', ret='Saratoga', book=b):
    br.say('79. Downie anakuja')
    br.play('79')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    assert sea(t, 'Confiance Linnet Chubb Finch', 'Saratoga ship:Ticonderoga ship:President Preble ship:Montgomery', 'Confiance', 'Saratoga', 4, 0, 1) == 'A2 D1 def'
    br.roll('1d6', 4)
    us.say('4 kwa 5: -1. B kwa A: -1. Macdonough -1. frigate +1. jumla 2!')
    br.flip('Confiance')
    br.flip('Linnet')
    us.flip('Saratoga')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Isle aux Noix')
    us.drag('Saratoga', 'Plattsburg')
    br.discard('79')

with act(s, 'US Scott', 'US', '87', 'Scott', fights={'Scott': 'Ft. Erie', 'NY Volunteers 1814': 'Ft. Erie', 'Seneca': 'Ft. Erie'}, book=b):
    us.say('87, Scott avuka mto')
    us.play('87')
    way('Buffalo', 'Ft. Erie')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('nasimama')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', 1814, (3, 4)) == 'AR'
    us.roll('2d6', 3, 4)
    us.say('7-1=6. turudi')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Buffalo')
    us.discard('87')

with act(s, 'BR Yeo', 'British', '90', 'Yeo', book=b):
    br.say('90. Yeo atoka')
    br.play('90', reveal=False)
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('US 4')
    br.reveal('90')
    br.discard('90')

with act(s, 'US Chauncey', 'US', '98', 'Chauncey', flips='General_Pike Wolfe', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', book=b):
    us.say('98, Chauncey na wote')
    us.play('98')
    fleet = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    assert sea(t, fleet, 'Royal_George Wolfe Melville Earl_of_Moira', 'General Pike', 'Wolfe', 2, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 2)
    br.say('mara mbili +2, A kwa B +1, Yeo -1: 4')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    us.vp('US 8')
    us.discard('98')

with act(s, 'BR Drummond', 'British', '88', 'Drummond', book=b):
    br.say('88, Drummond hadi Prescott')
    br.play('88')
    way('Kingston', 'Gananoque', 'Prescott')
    br.march('Drummond br:104th 2/R._Marines', 'Gananoque', 'Prescott')
    br.discard('88')

with act(s, 'US Wilkinson', 'US', '96', 'Wilkinson', book=b):
    us.play('96')
    us.say('96 Wilkinson. anakwenda Ogdensburg kutazama tu')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Wilkinson us:23rd us:25th', 'Antwerp', 'Ogdensburg')
    us.discard('96')

s.play('BR Bladensburg')
br.say('Bladensburg! pointi 2')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')
br.vp(b.due(-2))
b.ok()

with act(s, 'US restores nothing, moves the 26th', 'US', '93', book=b):
    us.play('93')
    way('Erie PA', 'Buffalo')
    us.say('93: 26 na 5th PA kwenda Buffalo')
    us.drag('us:26th', 'Buffalo')
    us.drag('5th_PA', 'Buffalo')
    us.discard('93')

s.play('BR the treaty')
br.say('Mkataba wa Ghent. nimebaki na karata moja, -1 kwangu')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.vp(b.due(1))
br.discard('Treaty of Ghent')
b.ok()

s.play('US New Orleans')
us.say('na New Orleans, niliihifadhi!')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs')
us.vp(b.due(2))
b.ok()
br.say('hongera. %s, ushindi wa heshima' % b.due())
us.say('asante, mchezo mzuri')
s.done()
