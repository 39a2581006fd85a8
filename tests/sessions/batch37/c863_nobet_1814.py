"""The last cards of 1814: a nurse on night duty (US) is called away in the middle of plays; the other finishes for her or waits. Treaty of Ghent, New Orleans."""
from aid37b import *

s = Session('dev-1812-faults', us='Nurgül', br='Sadık', what='Autumn 1814 to the end: landing at Port Dover and back by water, Bladensburg, Lacolle, Treaty of Ghent as last card, New Orleans out of the held cards')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1814(t)
t.lay_hand('US', ['75', '86', '83', '88'])
t.lay_hand('British', ['82', '79', 'Bladensburg', '90', 'Treaty of Ghent'])
held(t, us, 'Battle of New Orleans')
burn_to(t, 1814, 26)
s.begin()
b = Book(t)

with act(s, 'BR Prevost', 'British', '82', 'Prevost', book=b):
    br.say('82 ile Prevost, sekiz alay Richelieu boyuna')
    br.play('82')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    P = 'Prevost 3rd_(Buffs) br:5th br:6th br:9th br:27th 39th 57th 58th'
    br.march(P, 'Trois-Rivieres', 'Sorel', 'Isle aux Noix')
    br.discard('82')
    us.say('gördüm')

B3 = 'Lawrence ship:Niagara Caledonia'
with act(s, 'US Perry at Port Dover', 'US', '75', 'Perry', sea='us:26th 5th_PA', ret='Norfolk', book=b):
    us.say('75, Perry, üç brik, 26 ve Pensilvanya; hedef Port Dov')
    us.play('75')
    room(t.pieces(B3), t.pieces('us:26th 5th_PA'))
    us.drag('Perry ' + B3, 'Port Dover')
    us.say('zil çaldı, 7 numara. hemen geliyorum')
    br.say('beklerim')
    us.say('serumu bitmiş. nerede kaldım, askerler')
    us.drag('us:26th 5th_PA', 'Port Dover')
    r = fight(t, 'US', 'Port Dover', [], 'us:26th', 'Norfolk', 1814, (4, 4), landing=True)
    assert r == 'DR', r
    us.roll('2d6', 4, 4)
    us.say('10 oluyor. yine zil')
    goes(t, 'British', 'Port Dover', "Brant's Ford")
    br.drag('Norfolk', "Brant's Ford")
    br.vp(b.due())
    br.say('puanı da yazdım sana')
    us.discard('75')

with act(s, 'BR from Burlington', 'British', '79', flips='us:26th', ret='us:26th 5th_PA Perry ' + B3, book=b):
    br.say('79, 103 ve Glengarry, Port Dover')
    br.play('79')
    way('Burlington', "Brant's Ford", 'Port Dover')
    br.drag('br:103rd Glengarry', "Brant's Ford")
    br.drag('br:103rd Glengarry', 'Port Dover')
    br.say('Glengarry önde. sen?')
    br.say('...Nurgül?')
    us.say('geldim. 26')
    r = fight(t, 'British', 'Port Dover', ["Brant's Ford"], 'Glengarry', 'us:26th', 1814, (5, 5))
    assert r == 'DR-1', r
    br.roll('2d6', 5, 5)
    us.flip('us:26th')
    us.drag('us:26th 5th_PA', 'Erie PA')
    us.say('gemilere bindiler, Erie. gemileri sen al, zil')
    br.drag('Perry ' + B3, 'Erie PA')
    br.vp(b.due())
    br.discard('79')

with act(s, 'US yard', 'US', '86', build=True, book=b):
    us.play('86')
    us.say('86 tersane: Superior, Jones')
    unbuilt(t, 'Superior Jones')
    us.drag('Superior', 'Sackets Harbour')
    us.say('2 dakika')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('Bladensburg, iki puan')
    br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with act(s, 'US Chauncey', 'US', '83', 'Chauncey', book=b):
    us.play('83', reveal=False)
    us.drag('Chauncey General_Pike Madison', 'Lake Ontario Control Box')
    us.say('83. zil')
    br.say('hangi gemiler?')
    us.say('Oneida ve Sylph de')
    us.drag('Oneida Sylph', 'Lake Ontario Control Box')
    us.reveal('83')
    us.vp(b.due())
    us.discard('83')

with act(s, 'BR Cape Vincent', 'British', '90', book=b):
    br.say('90, 104 ve deniz piyadesi karşıya')
    br.play('90')
    br.drag('104th 2/R._Marines', 'Cape Vincent')
    br.vp(b.due())
    br.discard('90')

with act(s, 'US Izard', 'US', '88', 'Izard', ret='Canadian_Fencibles', book=b):
    us.say('son kartım 88: Izard, Lacolle')
    us.play('88')
    us.drag('Izard us:6th us:13th 15th 31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 31st', 'Lacolle')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (5, 4))
    assert r == 'DR', r
    us.say('zarı sen at, elim dolu')
    br.roll('2d6', 5, 4)
    goes(t, 'British', 'Lacolle', 'La Prairie', came=['Champlain NY'])
    br.say('10, çekiliyorum La Prairie')
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.vp(b.due())
    us.discard('88')

with act(s, 'BR Treaty of Ghent', 'British', 'Treaty of Ghent', book=b):
    assert hand_sizes(t) == (0, 1)
    br.say('ve son kart: Gent Antlaşması. elim boş, eksi yok')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('vizitten önce: kenarda tuttuğum New Orleans')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
b.ok()
for side, place in (('US', 'Ft. Malden'), ('US', 'Lacolle'), ('US', 'Sackets Harbour'), ('British', 'Cape Vincent')):
    assert supplied(t, side, place)
br.say('ikmal: Malden gölden, Lacolle Champlain üstünden, Cape Vincent Kingston\'dan. kimse kaybetmiyor')
br.say('%s, manevi zafer. iyi nöbetler' % label(tracked(t)))
us.say('iyi geceler')
end(s)
