"""Autumn 1814 to the end of the game, Croatian; two brothers-in-law, one gloomy, one cheerful: Prescott, Lacolle, depot, Ghent, New Orleans."""
from aid36b import *

s = Session('dev-1812-faults', us='Zvonimir', br='Ante', what='Autumn 1814 to the end: Champlain fleet, landing at Prescott, Rottenburg, Lacolle, Treaty of Ghent with a card left, New Orleans')
autumn_1814(s.t)
hands(s.t, ['98', '92', '93', '94', '95', '99'], ['96', '86', '89', '90', '91', '97', 'Treaty of Ghent'])
held(s.t, s.us, 'Battle of New Orleans')
burn_to(s.t, 1814, 20)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR builds on Champlain', 'British', '96', build=True, book=b):
    br.say('ajde. 96, tri boda: Confiance i Linnet. sve uzalud, znam')
    free(t, 'Confiance Linnet')
    br.play('96')
    br.each('Confiance Linnet', 'Isle aux Noix')
    br.discard('96')

with act(s, 'US Perry on Erie', 'US', '98', 'Perry', book=b):
    us.play('98')
    us.say('Perry na jezero! Lawrence, Niagara, Scorpion :)')
    us.drag('Perry Lawrence Niagara Scorpion', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('98')

with act(s, 'BR Prevost to Isle aux Noix', 'British', '86', 'Prevost', book=b):
    br.play('86')
    br.say('Prevost vodi osam pukovnija, polako, blato je (86)')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    for w in ('Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean'):
        br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', w)
    br.each('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', 'Isle aux Noix')
    br.discard('86')

with act(s, 'US Chauncey lands at Prescott', 'US', '92', 'Chauncey', sea='Brown us:9th us:11th us:21st', ret='1/R._Marines', book=b):
    us.play('92')
    us.say('iskrcavanje! Chauncey vozi 9., 11. i 21. i Browna u Prescott')
    room(t.pieces('General_Pike Madison Oneida'), t.pieces('us:9th us:11th us:21st'))
    assert 'ontario' not in lake_of(t, 'British')
    us.drag('Chauncey General_Pike Madison Oneida Brown us:9th us:11th us:21st', 'Prescott')
    br.say('naravno, kad mi tamo stoji samo 1/R. Marines. ostajem')
    won(t, 'DR', 'us:9th us:11th us:21st', '1/R._Marines', 'Prescott', (1, 6), 'us:9th', '1/R._Marines', 1, 0, frm='Sackets Harbour', amphib=True)
    us.roll('2d6', 1, 6)
    us.say('7 i 3 je 10, DR')
    br.drag('1/R._Marines', "Crysler's Farm")
    us.vp(b.due())
    us.discard('92')

with act(s, 'BR Rottenburg retakes Prescott', 'British', '89', 'Rottenburg', pick='1/R._Marines',
         ret='Chauncey General_Pike Madison Oneida Brown us:9th us:11th us:21st', book=b):
    br.play('89')
    br.say('89, Rottenburg iz Montreala cestom, putem kupi marince')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Rottenburg br:13th 49th De_Watteville', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('Rottenburg br:13th 49th De_Watteville 1/R._Marines', 'Prescott')
    us.say('borim se!')
    won(t, 'DR', 'br:13th 49th De_Watteville 1/R._Marines', 'us:9th us:11th us:21st', 'Prescott', (5, 4), '49th', 'us:9th', 0, 1, frm="Crysler's Farm")
    br.roll('2d6', 5, 4)
    br.say('9. eto, jednom u životu')
    gone(t, 'US', 'Prescott', 'Ogdensburg', ["Crysler's Farm"])
    us.drag('Brown us:9th us:11th us:21st', 'Ogdensburg')
    us.drag('Chauncey General_Pike Madison Oneida', 'Ogdensburg')
    us.vp(b.due())
    br.discard('89')

with act(s, 'US Izard at Lacolle', 'US', '93', 'Izard', ret='Canadian_Fencibles', book=b):
    us.play('93')
    us.say('Izard na Lacolle, četiri pukovnije')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('Izard us:6th us:13th us:15th us:29th', 'Champlain NY', 'Lacolle')
    won(t, 'DR', 'us:6th us:13th us:15th us:29th', 'Canadian_Fencibles', 'Lacolle', (2, 6), 'us:6th', 'Canadian_Fencibles', frm='Champlain NY')
    us.roll('2d6', 2, 6)
    br.say('povlačim se na otok')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(b.due())
    us.discard('93')

with act(s, 'BR a depot at Kingston', 'British', '91', build=True, book=b):
    assert supplied(t, 'British', 'Kingston')
    br.play('91')
    br.say('skladište u Kingstonu. za zimu koja neće doći')
    br.put('British Supply Depot', 'Kingston')
    br.discard('91')

with act(s, 'US holds', 'US', '94', hold=True, book=b):
    us.hold('94')
    us.say('čuvam')

with act(s, 'BR Downie on Champlain', 'British', '90', 'Downie', book=b):
    br.play('90')
    br.say('90, Downie izlazi sa svime što pluta')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.discard('90')

with act(s, 'US Macomb to Champlain', 'US', '99', 'Macomb', book=b):
    us.play('99')
    us.say('Macomb za Izardom, s 30. i 31.')
    us.drag('Macomb us:30th us:31st', 'Champlain NY')
    us.discard('99')

s.play('BR Treaty of Ghent')
br.play('Treaty of Ghent')
br.say('dosta mi je. Gent. imam još jednu kartu u ruci, dakle minus jedan za mene')
assert len(t.hand('British')) == 1
br.vp(b.due(1))
br.discard('Treaty of Ghent')
b.ok()

s.play('US New Orleans')
us.say('a ja sam ovo čuvao za zimu: New Orleans! +2')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
b.ok()
for x in ('Lacolle', 'Ft. Malden'):
    assert holds(t, 'US', x) and supplied(t, 'US', x)
br.say('osam. moralna pobjeda, kaže knjiga. ti plaćaš pivo')
us.say('uvijek')
s.done()
