"""Spring 1813 with a history of its own: Quebec stands empty; dragoons arrive at the wrong place; Quebec falls and they play on."""
from h45 import *

s, t = open_at('1813a', [], [], 'Leopold', 'Agnes',
               'Spring 1813, German and English: the dragoons arrive at Plattsburg instead of Albany; Quebec is taken and the game goes on', None, arrived=False)
t.lay('De_Watteville 4/R._Scots br:13th 2/41st 70th 89th 19th_Dragoons', 'British Holding Box', 'British')
t.lay('Prevost', 'Montreal', 'British')
t.lay('us:15th us:16th', 'Sorel', 'US')
t.lay_vp('0')
t, us, br = s.begin()
bk = Book(t)

s.play('the throw, arrivals and deal')
us.say('neues Jahr, Würfel. keiner hat Punkte')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('ich fang an')
br.say('smallpox at Quebec, all my lads wait until autumn')
br.drag('De_Watteville 4/R._Scots br:13th 2/41st 70th 89th 19th_Dragoons', 'Delayed Reinforcements')
with s.fault('14.1', 'the US Dragoons arrive at Albany, they are put down at Plattsburg'):
    us.drag('US_Dragoons', 'Plattsburg')
    us.say('meine Dragoner, fertig')
for i in range(8):
    br.draw('1813 Deck')
    us.draw('1813 Deck')
assert sizes(t) == (8, 8)
bk.ok()

c = next(x.name for x in t.hand('US') if x.name.startswith('Card ') and val(x.name) >= 2)
with act(s, 'US into Quebec', 'US', c, book=bk):
    us.play(c)
    us.say('%s, zwei: 15th und 16th. da steht ja niemand' % c)
    way('Sorel', 'Trois-Rivieres', 'Quebec City')
    us.drag('us:15th us:16th', 'Trois-Rivieres')
    us.drag('us:15th us:16th', 'Quebec City')
    assert holds(t, 'US', 'Quebec City') and not units(t, 'Quebec City', 'British')
    us.vp(bk.due())
    us.discard(c)
    us.say('Quebec! acht Punkte, Sorel zwei weg')

c = next(x.name for x in t.hand('British') if x.name.startswith('Card ') and val(x.name) >= 2)
with act(s, 'BR plays on', 'British', c, 'Rottenburg', book=bk):
    with s.fault('17.31 17.3', 'the US control Quebec in 1813: the game is over, yet another card is played'):
        br.say('bother. well, %s: Rottenburg with the 104th to Prescott, I shall be back' % c)
        br.play(c)
        way('Kingston', 'Gananoque', 'Prescott')
        br.drag('Rottenburg 104th', 'Prescott')
        br.discard(c)
s.done()
