"""Polish: Sodus fought over for two rounds, the garrison leaves by ship; a landing at Prescott thrown back into its boat."""
from h45 import *

s, t = open_at('1814a', ['76', '80', '91'], ['85', '88'], 'Kazik', 'Bogna',
               'Spring 1814 in Polish, begun in mid-turn: two rounds at Sodus and a retreat by water of the defender, a failed landing that goes home by water', 13)
t.lay('2/R._Marines 10th_R.V. Melville Earl_of_Moira', 'Sodus', 'British')
t.lay('us:9th us:11th', 'Oswego', 'US')
t.lay_vp('US 3')
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US from Oswego against Sodus', 'US', '80', ret='2/R._Marines 10th_R.V. Melville Earl_of_Moira', flips='us:9th 2/R._Marines', book=bk):
    us.say('karta 80 (2): 9th i 11th na Sodus, prowadzi 9th')
    us.play('80')
    way('Oswego', 'Sodus')
    us.drag('us:9th us:11th', 'Sodus')
    br.say('zostaję. Marines z przodu')
    fed_from(t, 'US', 'Oswego', 'Sodus')
    stays_fed(t, 'British', 'Sodus')
    assert f(t, 'us:9th us:11th') == 8 and f(t, '2/R._Marines 10th_R.V.') == 6
    assert fight(t, 'US', 'Sodus', ['Oswego'], 'us:9th', '2/R. Marines', 1814, (4, 4)) == 'EX'
    us.roll('2d6', 4, 4)
    us.say('7, wymiana')
    us.flip('us:9th')
    br.flip('2/R._Marines')
    us.say('druga runda: 11th')
    br.say('10th')
    assert fight(t, 'US', 'Sodus', ['Oswego'], 'us:11th', '10th R.V.', 1814, (6, 6), rnd=2) == 'DR'
    us.roll('2d6', 6, 6)
    br.say('o rany. wsiadam na statki, do Kingston')
    room(t.pieces('Melville Earl_of_Moira'), t.pieces('2/R._Marines 10th_R.V.'))
    assert not lake_of(t, 'US') & {'ontario'}
    br.drag('Melville Earl_of_Moira 2/R._Marines 10th_R.V.', 'Kingston')
    us.vp(bk.due())
    us.discard('80')

with act(s, 'BR restores the Marines', 'British', '85', build=True, flips='2/R._Marines', book=bk):
    stays_fed(t, 'British', 'Kingston')
    br.say('85: odnawiam Marines')
    br.play('85')
    br.flip('2/R._Marines')
    br.discard('85')

with act(s, 'US landing at Prescott', 'US', '76', sea='us:21st', fights={'us:21st': 'Prescott', 'General Pike': 'Prescott'}, flips='us:21st', book=bk):
    us.play('76')
    us.say('76, wystarczą dwa: General Pike wiezie 21st do Prescott')
    room(t.pieces('General_Pike'), t.pieces('us:21st'))
    us.drag('General_Pike us:21st', 'Prescott')
    br.say('1/RM czeka')
    assert not lake_of(t, 'British')
    fed_from(t, 'US', 'Sackets Harbour', 'Prescott')
    stays_fed(t, 'British', 'Prescott')
    assert fight(t, 'US', 'Prescott', [], 'us:21st', '1/R. Marines', 1814, (3, 3), landing=True) == 'AR-1'
    us.roll('2d6', 3, 3)
    us.flip('us:21st')
    us.drag('General_Pike us:21st', 'Sackets Harbour')
    us.say('z powrotem do łodzi...')
    us.discard('76')

with act(s, 'BR 88', 'British', '88', book=bk):
    br.say('88 (2): 16th i 90th do Montrealu')
    br.play('88')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:16th 90th', 'Trois-Rivieres')
    br.drag('br:16th', 'Montreal')
    br.drag('90th', 'Montreal')
    br.discard('88')

with act(s, 'US 91', 'US', '91', hold=True, laid=False, book=bk):
    us.say('ostatnią trzymam')
    us.hold('91')
s.done()
