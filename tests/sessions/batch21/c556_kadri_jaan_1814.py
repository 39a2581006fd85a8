"""The last autumn to the treaty: Champlain, Plattsburg, Ft. Erie, Treaty of Ghent with a card left, New Orleans from the held cards. Estonian; Kadri is dry and exact, Jaan flips late, forgets cards and lets Kadri keep the points."""
from aid21b import *


def tweak(t):
    t.lay(['Perry', 'Lawrence', 'Niagara'], 'Lake Erie Control Box', 'US')
    t.lay_vp('US 6')


s, t, us, br, B = start('1814b', 'Kadri', 'Jaan', 'Autumn 1814 to the end of the game: sloops on Champlain, Prevost at Plattsburg, Brown at Ft. Erie, treaty, New Orleans',
                        ['Battle of New Orleans', '96', '80', '83', '86', '92', '79', '91', '94'], ['75', '78', '85', '76', '73', '82', '84', 'Treaty of Ghent', 'Bladensburg'], tweak)
K = Person(s, us, B, opens='say', shows='now', walks='legs')
J = Person(s, br, B, opens='card', shows='late', walks='one')

with J.turn('75', 'BR Riall', 'Riall Chippawasse', leader='Riall', pick='Lincoln'):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    way('Ft. George', 'Queenston', 'Chippawa')

K.hold('Battle of New Orleans', 'US holds', 'Hoian ühe kaardi.')

with J.turn('78', 'BR depot', 'ladu Burlingtoni', build=True, away='forgot'):
    fed_before(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')

with K.turn('96', 'US builds', '96, ehitan: Superior 2, Jones 1. Kokku 3.', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')

with J.turn('85', 'BR Drummond', 'Drummond itta', leader='Drummond'):
    br.reveal('78')
    br.discard('78')
    J.go('Drummond 104th 2/R._Marines', 'Kingston', 'Gananoque', 'Prescott')

with K.turn('80', 'US Harrison at Sandwich', '80, Harrison, 24. ja 28. üle jõe, 3 punkti. Sandwich on 1 VP.', leader='Harrison'):
    K.go('Harrison 24th 28th', 'Detroit', 'Sandwich')
    K.vp()

with J.turn('76', 'BR Prevost', 'Prevost tuleb suure väega', leader='Prevost'):
    br.drag('Prevost br:16th 90th br:6th 82nd 3rd_(Buffs)', 'Montreal')
    br.drag('br:5th br:9th br:27th', 'Montreal')
    us.say('Quebec-Montreal 2, edasi jõgi 3.')
    br.drag('Prevost br:16th 90th br:6th 82nd 3rd_(Buffs) br:5th br:9th br:27th', 'La Prairie')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', most=6)

with K.turn('83', 'US to Buffalo', '83, 26. ja 5. PA Buffalosse.'):
    K.go('26th 5th_PA', 'Erie PA', 'Buffalo')

with J.turn('73', 'BR Downie out', 'Downie järvele', leader='Downie'):
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
    us.say('2 VP sulle, panen ise.')
    us.vp(B.due())

with K.turn('86', 'US sloops attack', '86, kolm sluupi ründavad. Kolm kahe vastu +1, C B vastu -1.', ret='Chubb', flips='President Chubb',
            fights={'President': 'Lake Champlain Control Box', 'Preble': 'Lake Champlain Control Box', 'Montgomery': 'Lake Champlain Control Box'}):
    us.drag('President Preble Montgomery', 'Lake Champlain Control Box')
    sea(t, 'President Preble Montgomery', 'Chubb Finch', 'President', 'Chubb', 3, 'A1 D1 def')
    us.roll('1d6', 3)
    us.say('3: mõlemal üks, järv jääb sulle.')
    us.flip('President')
    us.drag('President Preble Montgomery', 'Plattsburg')
    br.flip('Chubb')
    br.drag('Chubb', 'Isle aux Noix')

with J.turn('82', 'BR Prevost at Plattsburg', 'Plattsburg!', leader='Prevost', pick='Canadian_Fencibles', flips='us:6th',
            ret='Izard Macomb us:6th us:13th us:15th 29th 30th 31st President Preble Montgomery'):
    army = 'Prevost br:16th 90th br:6th 82nd 3rd_(Buffs) br:5th br:9th br:27th'
    br.drag(army, 'Lacolle')
    br.drag(army + ' Canadian_Fencibles', 'Champlain NY')
    br.say('fencibles jäävad siia varustust hoidma')
    br.drag(army, 'Plattsburg')
    way('La Prairie', 'Lacolle', 'Champlain NY', 'Plattsburg', most=6)
    us.say('Jään. 32 : 21, 1:1. Sina A, mina B. Izard juhib.')
    fed_before(t, 'US', 'Plattsburg')
    battle(t, 'British', 'Plattsburg', ['Champlain NY'], '90th', '6th', (6, 4), 'DR-1')
    br.roll('2d6', 6, 4)
    us.say('10 + 1 = 11. Taandun Ticonderogasse, laevad Vergennes.')
    us.flip('us:6th')
    retreat_ok(t, 'US', 'Plattsburg', 'Ticonderoga', ['Champlain NY'])
    us.drag('Izard Macomb us:6th us:13th us:15th 29th 30th 31st', 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Vergennes')
    us.say('Plattsburg 4, Champlain 1.')
    us.vp(B.due())

with K.turn('92', 'US Brown', '92, Brown: Rome 2, Utica 3, Canandaigua 4, Batavia 5, Buffalo 6.', leader='Brown', away='first'):
    K.go('Brown us:9th 11th 21st us:25th', 'Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')

with J.turn('84', 'BR LC militia', 'miilits Coteausse'):
    J.go('LC_Militia', 'Montreal', 'Coteau du Lac')

with K.turn('79', 'US Brown at Ft. Erie', '79, Brown üle Niagara: 16 : 6 on 2:1.', leader='Brown', ret='1/41st', flips='1/41st'):
    K.go('Brown us:9th 11th 21st us:25th', 'Buffalo', 'Ft. Erie')
    br.say('41. jääb')
    fed_before(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', (5, 6), 'DR-1')
    us.roll('2d6', 5, 6)
    us.say('+1 -1 +1 -1, 11.')
    retreat_ok(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    K.vp()
    br.flip('1/41st')

s.play('BR Treaty of Ghent')
br.play('Treaty of Ghent')
br.say('rahu! GHENT. üks kaart jäi kätte')
us.say('Siis kaotad ühe punkti.')
us.vp(B.due(1))
br.discard('Treaty of Ghent')

s.play('US Battle of New Orleans')
c = t.card('Battle of New Orleans')
us.say('Mul on hoitud kaart. BATTLE OF NEW ORLEANS, 2 VP.')
us.drag([c.id], 'Cards Used for VPs')
us.reveal(c.id)
us.vp(B.due(2))

s.play('the count')
us.say('Varustus: Malden, Sandwich järve kaudu; Plattsburg sinul Champlaini kaudu. Kedagi ei ole ära lõigatud.')
assert supplied(t, 'US', 'Ft. Malden') and supplied(t, 'US', 'Sandwich') and supplied(t, 'British', 'Plattsburg') and supplied(t, 'US', 'Ft. Erie') and supplied(t, 'British', 'Champlain NY')
B.ok()
br.say('lõpp. hea mäng')
us.say('%s. Aitäh.' % label(tracked(t)))
run(s, t)
