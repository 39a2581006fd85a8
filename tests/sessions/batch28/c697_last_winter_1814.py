"""The last cards of 1814, the winter after them and the count with what is cut off; Icelandic, long silences."""
from aid28b import *

s = start('1814b', 'Sigrún', 'Böðvar', 'From the middle of Summer-Autumn 1814 to the end: Ontario twice, a failed landing, Bladensburg, winter with New Orleans, London out of supply',
          ['Battle of New Orleans', '82', '78', '79', '83', '84', '92', '93'], ['76', '90', '88', '81', 'Bladensburg', '91', '89', '85'], year='1814', n=20)
t = s.t
t.lay('57th 58th', 'Trois-Rivieres', 'British')
t.lay('76th 81st', 'Sorel', 'British')
t.lay('88th br:27th', 'Chambly', 'British')
t.lay('br:5th br:9th', 'Montreal', 'British')
t.lay('Riall 1/R._Scots 100th', 'Queenston', 'British')
t.lay('Drummond br:8th', 'Burlington', 'British')
t.lay('Brown us:9th us:21st', 'Ft. George', 'US')
t.lay('Prince_Regent', 'Kingston', 'British')
t.lay('Chauncey General_Pike Madison Oneida', 'Lake Ontario Control Box', 'US')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
assert tracked(t) == 8
O_ = 'Lake Ontario Control Box'

with act(s, 'BR Dragoons', 'British', 'Card 91', book=B):
    br.play('91')
    br.drag('19th_Dragoons', 'York')
    br.discard('91')

with act(s, 'US 45th', 'US', 'Card 84', book=B):
    us.play('84')
    way('Albany', 'Utica', 'Rome')
    us.drag('us:45th', 'Utica')
    us.drag('us:45th', 'Rome')
    us.discard('84')

with act(s, 'BR Rottenburg', 'British', 'Card 89', leader='Rottenburg', book=B):
    br.play('89')
    br.drag('Rottenburg br:13th', 'Coteau du Lac')
    br.drag('Rottenburg br:13th', 'Cornwall')
    br.discard('89')

with act(s, 'US builds', 'US', 'Card 93', build=True, book=B):
    us.play('93')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('93')

with act(s, 'BR Linnet', 'British', 'Card 85', build=True, book=B):
    br.play('85')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('85')

with act(s, 'US Lacolle', 'US', 'Card 92', leader='Izard', fights={'Izard 6th 13th': 'Lacolle'}, book=B):
    us.play('92')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    us.drag('Izard us:6th us:13th', 'Lacolle')
    us.roll('2d6', 6, 1)
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian_Fencibles', 1814, (6, 1)) == 'AR'
    us.say('sex, til baka')
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    us.discard('92')

with act(s, 'BR Ft. George', 'British', 'Card 76', leader='Drummond', ret='Brown us:9th us:21st', book=B):
    br.play('76')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Drummond br:8th 103rd Glengarry', 'Stoney Creek')
    br.drag('Drummond br:8th 103rd Glengarry', 'Ft. George')
    br.roll('2d6', 3, 6)
    assert fight(t, 'British', 'Ft. George', ['Stoney Creek'], 'Glengarry', '9th', 1814, (3, 6)) == 'DR'
    br.say('tíu')
    goes(t, 'US', 'Ft. George', 'Ft. Niagara', ('Stoney Creek',))
    us.drag('Brown us:9th us:21st', 'Ft. Niagara')
    br.vp('US 5')
    br.discard('76')

with act(s, 'US London', 'US', 'Card 78', book=B):
    us.play('78')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    us.drag('us:17th', 'Sandwich')
    us.drag('us:17th', 'Thamesville')
    us.drag('us:17th', 'London')
    us.vp('US 8')
    us.discard('78')

with act(s, 'BR Ontario', 'British', 'Card 90', leader='Yeo', fights={'Prince_Regent': O_}, ret='Chauncey General_Pike Madison Oneida',
         flips='Prince_Regent General_Pike', book=B):
    br.play('90')
    br.drag('Yeo Prince_Regent Wolfe Royal_George Melville Earl_of_Moira', O_)
    br.roll('1d6', 1)
    assert seafight(t, 'Prince_Regent Wolfe Royal_George Melville Earl_of_Moira', 'General_Pike Madison Oneida', 'Prince_Regent', 'General_Pike', 1, 1) == 'A1 D1 att'
    us.flip('General_Pike')
    us.drag('General_Pike Madison Oneida Chauncey', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    br.vp('US 6')
    br.vp('US 4')
    br.discard('90')

with act(s, 'US yard', 'US', 'Card 79', build=True, flips='General_Pike', book=B):
    us.play('79')
    us.flip('General_Pike')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('79')

with act(s, 'BR Oswego', 'British', 'Card 88', leader='Yeo', sea='104th 2/R._Marines', pick='104th 2/R._Marines', fights={'104th 2/R._Marines': 'Oswego'}, book=B):
    br.play('88')
    mp(1 + 1 + 1 + 2)
    room(t.pieces('Royal_George Melville'), t.pieces('104th 2/R._Marines'))
    br.drag('Yeo Royal_George Melville', 'Kingston')
    br.drag('Yeo Royal_George Melville 104th 2/R._Marines', 'Oswego')
    br.roll('2d6', 5, 2)
    assert fight(t, 'British', 'Oswego', [], '104th', '2nd_NY_Militia', 1814, (5, 2), landing=True) == 'AR'
    br.say('sex. burt, til Kingston')
    br.drag('Yeo Royal_George Melville 104th 2/R._Marines', 'Kingston')
    br.discard('88')

with act(s, 'US Chauncey', 'US', 'Card 82', leader='Chauncey', ret='Wolfe Earl_of_Moira', book=B):
    us.play('82')
    us.drag('Chauncey General_Pike Madison Oneida Jefferson Sylph Conquest', O_)
    us.roll('1d6', 3)
    assert seafight(t, 'General_Pike Madison Oneida Jefferson Sylph Conquest', 'Wolfe Earl_of_Moira', 'General_Pike', 'Wolfe', 3) == 'defender lead strikes'
    us.say('3+2+1 = 6, Wolfe strýkur fána')
    us.roll('1d6', 2)
    br.drag('Wolfe', 'British Eliminated')
    br.drag('Earl_of_Moira', 'Kingston')
    us.vp(B.due())
    us.discard('82')

s.play('BR Bladensburg')
br.play('Bladensburg')
br.say('Bladensburg, 2 stig')
br.vp(B.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with act(s, 'US depot', 'US', 'Card 83', book=B):
    us.play('83')
    assert supplied(t, 'US', 'Ft. Niagara')
    us.put('US Supply Depot', 'Ft. Niagara')
    us.discard('83')

with act(s, 'BR LC', 'British', 'Card 81', book=B):
    br.play('81')
    br.drag('LC_Militia', 'Coteau du Lac')
    br.discard('81')

with act(s, 'US holds', 'US', 'Battle of New Orleans', hold=True):
    us.hold('Battle of New Orleans')
    us.say('geymt')

s.play('fleets')
us.put('US Lake Control', O_)
us.drag('Chauncey General_Pike Madison Oneida Jefferson Sylph Conquest', 'Sackets Harbour')
B.ok()
us.turn('Winter 1814-15')

s.play('winter: New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.say('New Orleans. +2')
us.vp(B.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')

s.play('winter: men, ships, depots')
W = winter(t)
frost(br, W, {'Queenston': 'Lincoln', 'Quebec City': '97th'})
us.say('Champlain: tvær, pláss fyrir eina')
us.delete(marks(t, 'US Supply Depot'))
br.flip('Prince_Regent')
frost(us, W, {'Champlain NY': 'us:13th'})
assert not winter_left(t)

s.play('the count')
us.say('engin spil eftir, leiknum er lokið')
assert holds(t, 'US', 'London') and not supplied(t, 'US', 'London')
br.say('London er án birgða: 3 stig af þér (4.32)')
br.vp('US 5')
assert holds(t, 'US', 'Ft. Malden') and supplied(t, 'US', 'Ft. Malden')
us.say('já. Malden 3, Ontario 2, New Orleans 2, Bladensburg -2 = 5')
br.say('siðferðilegur sigur, US 5. takk')
assert tracked(t) == 5
s.done()
