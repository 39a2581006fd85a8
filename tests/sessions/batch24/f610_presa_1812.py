"""Pre-war in Catalan: a landing before the war; later a spent regiment is taken off while fresh ones stand by."""
from aid24b import *

s = Session('dev-1812-opening-1', at=17, us='Queralt', br='Bernat', what='pre-war: 2nd NY Militia lands at Smiths Creek before the declaration; after the second fight at Sandwich the reduced 1/41st goes off instead of a fresh unit; Catalan')
t, us, br = s.begin()
D = 'Pre-war Deck'
d = t.deck(D)
want = ['Card 3', 'Card 7', 'Card 16', 'Card 25', 'Declaration of War', 'Card 22', 'Card 32', 'Card 5', 'Card 18', 'Card 26', 'Card 31', 'Card 11', 'Card 14', '#9 Brock and Tecumseh']
ids = {t.things[k].name: k for k in d.kids}
d.kids = [ids[n] for n in reversed(want)]
t.begin()
B = Book(t)
with act(s, 'US 3: Oneida and the militia', 'US', sea='2nd_NY_Militia'):
    us.draw(D)
    us.say('la jugo: la 3, dos punts. l’Oneida i la milícia')
    us.play('3')
    with s.fault('6.2 6.2(3) 6.1 6.33', '2nd NY Militia is landed at Smiths Creek, British ground, before the declaration of war'):
        us.drag('Oneida 2nd_NY_Militia', 'Smiths Creek')
    br.say('ostres, quina pressa')
    us.discard('3')
s.play('BR keeps')
br.draw(D)
br.say('me la quedo')
s.play('US keeps')
us.draw(D)
us.say('jo també')
with act(s, 'BR 25', 'British'):
    br.draw(D)
    br.say('25: el 8è i els Fencibles a Cornwall')
    br.play('25')
    br.drag('8th Canadian_Fencibles', 'Cornwall')
    br.discard('25')
s.play('war')
us.draw(D)
us.reveal('Declaration of War')
us.say('guerra! comences tu')
while t.deck(D).kids:
    br.draw(D)
    if t.deck(D).kids:
        us.draw(D)
assert hand_sizes(t) == (6, 6)
br.turn('Spring-Summer 1812', tracker=False)
with act(s, 'BR 49th and 10th at Smiths Creek', 'British', '5', ret='us:Oneida us:2nd_NY_Militia', book=B):
    br.say('5, el 49è i els veterans, fora d’allà')
    br.play('5')
    br.drag('49th 10th_R.V.', 'Smiths Creek')
    us.say('aguanto')
    assert duel(t, 'British', 'Smiths Creek', ['Kingston'], '49th', '2nd NY Militia', (4, 3)) == 'DR'
    br.roll('2d6', 4, 3)
    br.say('2:1, A contra C: 10. DR')
    us.drag('us:Oneida us:2nd_NY_Militia', 'Oswego')
    us.say('per mar, a Oswego')
    br.discard('5')
with act(s, 'US 4th and 1st Ohio', 'US', '18', book=B):
    us.say('18, dos: el 4t i Ohio a Sandwich')
    us.play('18')
    us.drag('us:4th 1st_Ohio', 'Sandwich')
    us.vp(B.due())
    us.discard('18')
HOST = 'Procter Tecumseh 1/41st Shawnee Wyandot'
with act(s, 'BR Procter at Sandwich', 'British', '22', leader='Procter', fights={k: 'Sandwich' for k in HOST.split()}, flips='1/41st', book=B):
    br.say('22, Procter')
    br.play('22')
    br.drag(HOST, 'Sandwich')
    us.say('davant el 4t')
    assert duel(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (3, 2)) == 'AR-1'
    br.roll('2d6', 3, 2)
    br.say('5... AR-1. el 41è')
    br.flip('1/41st')
    br.drag(HOST, 'Ft. Malden')
    br.discard('22')
with act(s, 'US Dearborn', 'US', '32', leader='Dearborn', book=B):
    us.play('32')
    us.say('32, Dearborn a Plattsburg per Whitehall')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('32')
HOST = 'Procter Tecumseh 1/41st Essex Shawnee Wyandot'
s.play('BR Procter again')
br.say('26, tots, una altra vegada')
br.play('26')
br.drag(HOST, 'Sandwich')
us.say('el 4t')
br.say('davant els Shawnee')
assert duel(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '4th', (4, 1)) == 'AR-1'
br.roll('2d6', 4, 1)
us.say('5 menys 1, altra vegada AR-1')
with s.fault('10.52 10.32 10.32(1) 10.51', 'the reduced 1/41st is removed for the loss while Shawnee, Essex and Wyandot are fresh'):
    br.drag('1/41st', 'British Eliminated')
    br.say('doncs el 41è, total ja estava fet pols')
br.drag('Procter Tecumseh Essex Shawnee Wyandot', 'Ft. Malden')
br.discard('26')
with act(s, 'US 3rd Ohio', 'US', '14', book=B):
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.say('14, 3a d’Ohio endavant')
    us.discard('14')
with act(s, 'BR Norfolk', 'British', '11', book=B):
    br.play('11')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('11')
    br.discard('11')
s.play('US holds')
us.hold('31')
us.say('en guardo una. fins demà')
s.done()
