"""Before the war and all the summer after it, with the deck as it lies: the declaration is the eighth card; Ft. Erie and Queenston change hands twice; the last card held, autumn opens with a free withdrawal. Scots and few words."""
from hc16 import *
from more import muster
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Ewan', br='Catriona', what='pre-war with four plays and a transport in own ports, declaration eighth, the whole spring of what is left, one side plays on alone to hold, autumn arrivals, deal, a free naval withdrawal before a card')
t, us, br = s.begin()
PW = 'Pre-war Deck'
Y = 1812


def top():
    return t.things[t.deck(PW).kids[-1]].name


s.play('US draws')
assert top() == 'Card 11'
us.draw(PW)
with go(s, 'US 13th to Canandaigua', 'us', 'Card 11'):
    us.play('Card 11')
    us.drag('us:13th', 'Canandaigua')
    us.discard('Card 11')
s.play('BR keeps')
br.draw(PW)
s.play('US draws 22')
us.draw(PW)
with go(s, 'US Dearborn to Buffalo', 'us', 'Card 22', 'Dearborn', pick='us:13th'):
    us.play('Card 22')
    us.drag('Dearborn us:6th', 'Utica')
    us.drag('Dearborn us:6th', 'Canandaigua')
    us.drag('Dearborn us:6th us:13th', 'Buffalo')
    us.discard('Card 22')
    us.say('aye that will do')
s.play('BR draws 5')
br.draw(PW)
with go(s, 'BR two regiments to Prescott', 'br', 'Card 5'):
    br.play('Card 5')
    br.drag('br:8th Canadian_Fencibles', 'Coteau du Lac')
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
    br.discard('Card 5')
s.play('US keeps')
us.draw(PW)
us.say('keepin it')
s.play('BR draws 7')
br.draw(PW)
with go(s, 'BR R.N.R. to Ft. George', 'br', 'Card 7'):
    br.play('Card 7')
    br.march('R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('Card 7')
s.play('US draws 26')
us.draw(PW)
with go(s, 'US Oneida carries militia to Ft. Niagara', 'us', 'Card 26', sea='2nd_NY_Militia'):
    cap(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.play('Card 26')
    us.drag('Oneida 2nd_NY_Militia', 'Ft. Niagara')
    us.discard('Card 26')
s.play('BR draws the declaration, the rest is drawn')
assert top() == 'Declaration of War'
br.draw(PW)
br.say('och. war.')
while t.deck(PW).kids:
    us.draw(PW)
    if t.deck(PW).kids:
        br.draw(PW)
assert sorted(c.name for c in t.hand('US')) == ['Card 14', 'Card 18', 'Card 3', 'Card 32']
assert sorted(c.name for c in t.hand('British')) == ['#9 Brock and Tecumseh', 'Card 16', 'Card 25', 'Card 31', 'Declaration of War']
br.turn('Spring-Summer 1812', tracker=False)

with go(s, 'US Dearborn into empty Ft. Erie', 'us', 'Card 32', 'Dearborn'):
    us.play('Card 32')
    us.drag('us:6th us:13th Dearborn', 'Ft. Erie')
    us.vp('US 2')
    us.discard('Card 32')

with go(s, 'BR Brock gathers the Niagara and storms Ft. Erie: 8 to 9, +1', 'br', 'Card 16', 'Brock', pick='R.N.R. Lincoln', ret='us:6th us:13th Dearborn', flips=['us:6th']):
    br.play('Card 16')
    br.drag('Brock York_Militia', 'Burlington')
    br.drag('Brock York_Militia', 'Ft. George')
    br.drag('Brock York_Militia R.N.R.', 'Queenston')
    br.drag('Brock York_Militia R.N.R. Lincoln', 'Chippawa')
    br.drag('Brock York_Militia R.N.R. Lincoln', 'Ft. Erie')
    us.say('come on then')
    assert res(t, 'British', 'Ft. Erie', ['Chippawa'], 'R.N.R.', 'us:6th', Y, 6, 4) == 'DR-1'
    br.roll('2d6', 6, 4)
    br.say('8 to 9 is -2, A v B +1, Brock +2. eleven!')
    us.flip('us:6th')
    retreat(t, 'US', 'Ft. Erie', 'Buffalo', 'Chippawa')
    us.drag('us:6th us:13th Dearborn', 'Buffalo')
    br.vp('0')
    br.discard('Card 16')

with go(s, 'US restores the 6th', 'us', 'Card 3', flips=['us:6th']):
    assert supplied(t, 'US', 'Buffalo')
    us.play('Card 3')
    us.flip('us:6th')
    us.discard('Card 3')

with go(s, 'BR Procter', 'br', 'Card 25', 'Procter'):
    br.play('Card 25')
    br.drag('Tecumseh Shawnee Wyandot', 'Sandwich')
    br.drag('Procter 1/41st', 'Sandwich')
    br.discard('Card 25')

with go(s, 'US 3rd Ohio', 'us', 'Card 14'):
    us.drop_discard('Card 14')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')

with go(s, 'BR Royal George', 'br', 'Card 31'):
    br.play('Card 31')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.vp('British 1')
    br.vp('British 2')
    br.discard('Card 31')

with go(s, 'US 1st NY into empty Queenston', 'us', 'Card 18'):
    us.play('Card 18')
    us.drag('1st_NY_Militia', 'Queenston')
    us.vp('0')
    us.discard('Card 18')
    us.say('thats me oot')

with go(s, 'BR Brock back: 8 to 4, +5', 'br', 'Declaration of War', 'Brock', ret='1st_NY_Militia'):
    br.say('the war card, for one. Brock')
    br.play('Declaration of War')
    br.drag('Brock York_Militia R.N.R. Lincoln', 'Chippawa')
    br.drag('Brock York_Militia R.N.R. Lincoln', 'Queenston')
    us.say('staying')
    assert res(t, 'British', 'Queenston', ['Chippawa'], 'R.N.R.', '1st NY Militia', Y, 2, 3) == 'DR'
    br.roll('2d6', 2, 3)
    retreat(t, 'US', 'Queenston', 'Lewiston', 'Chippawa')
    us.drag('1st_NY_Militia', 'Lewiston')
    br.vp('British 2')
    br.discard('Declaration of War')

s.play('BR, alone, holds')
br.hold('#9 Brock and Tecumseh')
br.say('and the last one I keep')

s.play('autumn, arrivals, deal')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b')
for c in ('Card 6', 'Card 28', 'Card 17', 'Card 29', 'Card 13', 'Card 21', 'Card 12'):
    us.draw('1812 Deck', c)
for c in ('Card 4', 'Card 2', 'Card 19', 'Card 10', 'Card 23', 'Card 1'):
    br.draw('1812 Deck', c)

with go(s, 'US Harrison and Winchester', 'us', 'Card 6', 'Harrison', pick='3rd_Ohio'):
    us.play('Card 6')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.discard('Card 6')

with go(s, 'BR withdraws the Royal George freely, then two regiments', 'br', 'Card 10', free=True):
    br.say("free withdrawal first, she's lonely out there")
    br.drag('Royal_George', 'Kingston')
    br.vp('0')
    br.play('Card 10')
    assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac') == 3
    br.drag('103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.drag('103rd 1/R._Scots', 'Coteau du Lac')
    br.discard('Card 10')

with go(s, 'US 18th back', 'us', 'Card 29'):
    us.play('Card 29')
    us.drag('18th', 'Lewiston')
    us.discard('Card 29')
    us.say('guid night')
s.done()
