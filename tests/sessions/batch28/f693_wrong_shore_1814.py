"""The last autumn without a word. A beaten force goes back where its enemy came from; the player of Ghent pays too little."""
from aid28b import *

s = start('1814b', 'T.', 'Wim', 'No chat. Summer-Autumn 1814 to Ghent: Riall retreats from Lewiston into the space the attackers came from; Ghent with two cards left, one point paid',
          ['Battle of New Orleans', '82', '78', '79', '83', '84', '86', '92', '99'], ['Treaty of Ghent', '76', '90', '88', '81', '93', '94', '95', '85'],
          year='1814', n=18)
t = s.t
t.lay('Scott us:22nd us:23rd us:25th', 'Chippawa', 'US')
t.lay('89th Lincoln', 'Ft. George', 'British')
t.lay('Riall 1/R._Scots', 'Queenston', 'British')
t.lay('57th 58th', 'Montreal', 'British')
t.lay('Scorpion Porcupine', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
O_, C_ = 'Lake Ontario Control Box', 'Lake Champlain Control Box'

with act(s, 'BR Riall', 'British', 'Card 90', leader='Riall', book=B):
    br.play('90')
    br.drag('Riall 1/R._Scots', 'Lewiston')
    br.vp(B.due())
    br.discard('90')

with act(s, 'US Scott', 'US', 'Card 84', leader='Scott', ret='Riall 1/R._Scots', book=B):
    us.play('84')
    way('Chippawa', 'Queenston', 'Lewiston')
    us.drag('Scott us:22nd us:23rd us:25th', 'Queenston')
    us.drag('Scott us:22nd us:23rd us:25th', 'Lewiston')
    us.roll('2d6', 6, 2)
    assert fight(t, 'US', 'Lewiston', ['Queenston'], '22nd', '1/R._Scots', 1814, (6, 2)) == 'DR'
    assert fight(t, 'US', 'Lewiston', ['Queenston'], '22nd', '1/R._Scots', 1814, (6, 2), half='a') == 'DR'
    with s.fault('10.72 10.71', 'Riall and 1/R. Scots retreat to Queenston, the space the attackers came from'):
        br.drag('Riall 1/R._Scots', 'Queenston')
    us.discard('84')

with act(s, 'BR Ontario', 'British', 'Card 88', leader='Yeo', book=B):
    br.play('88')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford', O_)
    br.vp(B.due())
    br.discard('88')

with act(s, 'US Chauncey', 'US', 'Card 78', leader='Chauncey', fights={'General_Pike': O_}, ret='Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford',
         flips='General_Pike Wolfe Royal_George', book=B):
    us.play('78')
    us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins', O_)
    us.roll('1d6', 4)
    assert seafight(t, 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins', 'Wolfe Royal_George Melville Earl_of_Moira Beresford', 'General_Pike', 'Wolfe', 4, 0, 1) == 'A1 D2 att'
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Wolfe Royal_George')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford', 'Kingston')
    us.vp(B.due())
    us.discard('78')

with act(s, 'BR yard', 'British', 'Card 76', build=True, book=B):
    br.play('76')
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US yard', 'US', 'Card 79', build=True, flips='General_Pike', book=B):
    us.play('79')
    us.flip('General_Pike')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('79')

with act(s, 'BR Downie', 'British', 'Card 95', leader='Downie', book=B):
    br.play('95')
    br.drag('Downie Confiance Linnet Chubb Finch', C_)
    br.vp(B.due())
    br.discard('95')

with act(s, 'US lands', 'US', 'Card 82', leader='Chauncey', sea='us:9th us:11th', pick='us:9th us:11th', book=B):
    us.play('82')
    mp(5)
    room(t.pieces('Madison Oneida'), t.pieces('us:9th us:11th'))
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    us.drag('Chauncey Madison Oneida us:9th us:11th', 'Smiths Creek')
    us.discard('82')

with act(s, 'BR Drummond', 'British', 'Card 93', leader='Drummond', ret='us:9th us:11th Chauncey Madison Oneida', book=B):
    br.play('93')
    way('Kingston', 'Smiths Creek')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Smiths Creek')
    br.roll('2d6', 3, 5)
    assert fight(t, 'British', 'Smiths Creek', ['Kingston'], '104th', '9th', 1814, (3, 5)) == 'DR'
    us.drag('us:9th us:11th Madison Oneida Chauncey', 'Sackets Harbour')
    br.discard('93')

with act(s, 'US holds', 'US', 'Battle of New Orleans', hold=True):
    us.hold('Battle of New Orleans')

with act(s, 'BR Kingston', 'British', 'Card 85', leader='Drummond', book=B):
    br.play('85')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Kingston')
    br.discard('85')

with act(s, 'US Scott back', 'US', 'Card 83', leader='Scott', book=B):
    us.play('83')
    us.drag('Scott us:22nd us:23rd us:25th', 'Ft. Schlosser')
    us.drag('Scott us:22nd us:23rd us:25th', 'Buffalo')
    us.discard('83')

s.play('BR Ghent')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 2
with s.fault('4.22 4.12', 'Ghent is played with two cards in hand, one point is taken off, not two'):
    br.vp(label(tracked(t) + 1))
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.vp(label(tracked(t) + 2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
s.done()
