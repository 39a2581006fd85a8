"""Autumn 1813, winter, spring 1814. Kaarel (US) writes bare figures and shoves the marker twice; Liis (British) lays cards face down, turns them up at the end."""
from aid20a import *

s = Session('dev-1812-faults', us='Kaarel', br='Liis', what='Summer-Autumn 1813, winter with a depot, Spring-Summer 1814; Estonian: figures for words, cards face down, marker shoved twice')
t = s.t
autumn_1813(t)
BRH = ('46', '52', '45', '48', '53', '55', '57', 'Contrary Winds')
USH = ('62', '42', '58', '49', '50', '59', '64', 'Campaign@1813')
t.lay_hand('US', [])
t.lay_hand('British', [])
for side, h in (('US', USH), ('British', BRH)):
    t.lay_hand(side, h)
burn_to(t, 1812, 36)
burn_to(t, 1813, 16)
g = G(s, vp=('now', 'now'))
t, us, br = g.begin()


def L(card, *a, **k):
    k.setdefault('lay', 'blind')
    return g.p('British', card, *a, **k)


with L('46', 'Yeo'):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')

with g.p('US', '62', 'Wilkinson', '62, 3'):
    us.drag('Wilkinson Brown us:6th us:9th us:15th us:16th us:21st', 'Antwerp')
    us.drag('Wilkinson Brown us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')

with L('52', 'Prevost', 'kogu armee Cornwalli'):
    hop(br, 'Prevost De_Watteville br:13th 70th 89th 2/41st', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', how='jump')

with g.p('US', '42', 'Wilkinson', '42, 3. Prescott', ret='Canadian_Fencibles', vp='no'):
    us.drag('Wilkinson Brown us:6th us:9th us:15th us:16th us:21st', 'Prescott')
    br.say('jään')
    assert fight(t, 'us:6th us:9th us:15th us:16th us:21st', 'Canadian_Fencibles', 'Prescott', (5, 4), 'us:6th', 'Canadian_Fencibles', frm='Ogdensburg', route=True) == 'DR'
    us.roll('2d6', 5, 4)
    us.say('+3 -1 -1, 10')
    goes(t, 'British', 'Prescott', "Crysler's Farm", came=('Ogdensburg',))
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.vp('British 1')
    us.say('2')
    us.vp(g.book.due())

with L('45', 'Riall'):
    hop(br, 'Riall De_Meuron 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

with g.p('US', '58', 'Brown', '58, 2', ret='Canadian_Fencibles'):
    us.drag('Brown us:6th us:9th us:15th', "Crysler's Farm")
    br.say('jään ka siin')
    assert fight(t, 'us:6th us:9th us:15th', 'Canadian_Fencibles', "Crysler's Farm", (5, 4), 'us:9th', 'Canadian_Fencibles', 1, 0, frm='Prescott') == 'DR'
    us.roll('2d6', 5, 4)
    us.say('+1 -1 +1, 10')
    goes(t, 'British', "Crysler's Farm", 'Cornwall', came=('Prescott',))
    br.drag('Canadian_Fencibles', 'Cornwall')

with L('48', 'Riall', 'Riall vastu', flips='Canadian_Fencibles'):
    F = 'De_Meuron 1/R._Marines 2/R._Marines Canadian_Fencibles br:13th'
    br.drag('Riall ' + F, "Crysler's Farm")
    br.roll('2d6', 4, 2)
    br.say('oot, kes mul juhib... Fencibles. Kas viskame uuesti?')
    us.say('ei, 6 jääb. -1 Brown, 5')
    assert fight(t, F, 'us:6th us:9th us:15th', "Crysler's Farm", (4, 2), 'Canadian_Fencibles', 'us:9th', 0, 1, frm='Cornwall') == 'AR-1'
    br.flip('Canadian_Fencibles')
    br.drag('Riall ' + F, 'Cornwall')

with g.p('US', '49', None, '49, 2. L + N', build=True):
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')

with L('53', 'Barclay', 'Erie järv minu'):
    br.drag(ships(t, 'Ft. Malden', 'British') + [t.find('Barclay')], 'Lake Erie Control Box')

with g.p('US', '50', None, '50, 2', vp='foe'):
    hop(us, 'us:11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')

with L('55', None, 'välja', ret='us:11th 4th_NY_Militia'):
    br.drag('Voltigeurs', 'Lacolle')
    br.drag('103rd', 'Lacolle')
    us.say('11. juhib')
    assert fight(t, 'Voltigeurs 103rd', 'us:11th 4th_NY_Militia', 'Lacolle', (6, 5), '103rd', 'us:11th', frm='Isle aux Noix') == 'DR'
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=('Isle aux Noix',))
    br.drag('us:11th 4th_NY_Militia', 'Champlain NY')

with g.p('US', '59', 'Harrison', '59, 2'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('essex jääb, varustust pole, 5 poolitada: 3')
    assert fight(t, 'us:17th us:19th 1st_Kentucky', 'Essex', 'Detroit', (2, 2), 'us:17th', 'Essex', 1, 0, frm='Frenchtown', dfed=False) == 'AR'
    us.roll('2d6', 2, 2)
    us.say('+3 +1 +1. 4 + 5 = 9, kindlus. tagasi')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')

with L('57', None, 'ladu Cornwalli, talv tuleb'):
    assert supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')

with g.p('US', None, None, 'C: Scott ja Pike', text='US Campaign'):
    us.play('Campaign')
    hop(us, 'Scott us:20th us:23rd us:25th us:29th', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', how='jump')
    hop(us, 'Pike 1st_Rifles 2nd_NY_Militia', 'Oswego')
    us.discard('Campaign')

g.hold('British', 'Contrary Winds', 'panen kõrvale')

with g.p('US', '64', None, '64, 1'):
    hop(us, 'us:28th', 'Ft. Findlay')

s.play('fleets home')
br.say('mõlemad tühjad. laevad sadamasse')
br.drag(ships(t, 'Lake Erie Control Box', 'British') + [t.find('Barclay')], 'Ft. Malden')
br.drag(ships(t, 'Lake Ontario Control Box', 'British') + [t.find('Yeo')], 'Kingston')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Ontario Control Box')
g.book.ok()
br.say('punktid klapivad, %d' % -tracked(t))

s.play('winter')
n = over(t)


def starve(pl, side):
    for (where, sd), k in sorted(n.items()):
        if sd == side:
            w = sorted([p for p in units(t, where, sd) if p.level() == 1 and p.trait('emb2;') >= 0], key=lambda p: (p.mark('Class') != 'C', p.name))
            assert len(w) >= k and value(where), (where, k)
            pl.say('%s %d' % (where, k))
            for p in w[:k]:
                pl.flip([p])


starve(us, 'US')

s.play('winter, BR')
starve(br, 'British')
assert not any(sd == "British" for w, sd in over(t)), over(t)
br.turn('Winter 1813-14')
br.say('ladu maha, remonti pole')
br.delete([p for p in t.at('Cornwall') if 'Depot' in p.name])

s.play('spring 1814')
br.say('vana kaart ära, uus aasta')
br.discard('Contrary Winds')
muster(br, '1814a', groups=False)
muster(us, '1814a')
us.turn('Spring-Summer 1814')

s.play('Ghent out, deal')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
br.t.shuffle(br, '1814 Deck')
deal(t, br, 1814, '76', '73', '75', '78', '79', '82', '77', '81', 'Bladensburg')
deal(t, us, 1814, '86', '80', '83', '85', '88', '92', '84', '87', '93')
assert sizes(t) == (9, 9)
g.last = None

with g.p('British', 'Bladensburg', None, 'Bladensburg, 2', off='none', extra=-2):
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with g.p('US', '86', None, '86, 3. Superior 2, Jefferson 1', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')

with L('82', None, 'Prince Regent 2, Linnet 1', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with g.p('US', '88', 'Scott', '88, 2. Ft. Erie', ret='Norfolk'):
    F = 'us:25th us:29th NY_Volunteers_1814'
    us.drag('Scott ' + F, 'Ft. Erie')
    assert fight(t, F, 'Norfolk', 'Ft. Erie', (2, 3), 'us:25th', 'Norfolk', 2, 0, frm='Buffalo', route=True, dfed=False) == 'DR'
    br.say('jään, mis mul kaotada')
    us.roll('2d6', 2, 3)
    us.say('3 poolitatult 2. +4 -1 +2. 10')
    goes(t, 'British', 'Ft. Erie', 'Port Dover', came=('Buffalo',))
    br.drag('Norfolk', 'Port Dover')

with L('75', None, 'taastan kaks Cornwallis', flips='br:13th 2/41st'):
    assert supplied(t, 'British', 'Cornwall')
    br.flip('br:13th')
    br.flip('2/41st')

with g.p('US', '80', None, '80, 2. 12, 14', flips='us:12th us:14th'):
    us.flip('us:12th')
    us.flip('us:14th')

with L('73', None, 'üks taastada, teine jääb', flips='103rd'):
    br.flip('103rd')

g.hold('US', '84', '1')
g.hold('British', '77', 'mina ka')
g.end()
