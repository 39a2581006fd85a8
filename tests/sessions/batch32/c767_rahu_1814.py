"""The last turn in Estonian. Maarja (US) asks him to push her pieces and does the writing; Toomas (British) drags each man singly, forgets
to turn his card and is told so, keeps all played cards beside the map and clears them at the end of every second play."""
from aid32a import *

s, t, us, br = sit('autumn 1814 to the end: Bladensburg, builds, a drawn battle there, Lacolle lost and won, Kingston, the peace',
                   'Maarja', 'Toomas')
autumn_1814(t)
hands(t, ['Card 92', 'Card 78', 'Card 96', 'Card 86', 'Card 104', 'Treaty of Ghent'], ['Bladensburg', 'Card 82', 'Card 95', 'Card 76', 'Card 102', 'Card 80'])
burn_to(t, 1814, 24)
t.lay('Saratoga Eagle ship:Ticonderoga', 'Vergennes', 'US')
s.begin()
bk = Book(t)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', laid=False):
    br.play('Bladensburg')
    br.say('Bladensburg. Kaks punkti mulle.')
    br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs', how='pieces')
    br.vp('US 2')
    bk.due(-2)
    bk.ok()

with act(s, 'US builds at Sackets', 'US', '92', build=True, book=bk):
    us.play('92')
    us.say('92, kolm: Superior kaks ja Jones üks, Sackets Harbouris. Pane sina, palun.')
    br.drag('Superior', 'Sackets Harbour')
    br.drag('Jones', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR builds', 'British', '82', build=True, book=bk, laid=False):
    br.play('82', reveal=False)
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')
    us.say('Kaart?')
    br.reveal('82')
    br.say('82, vabandust')

with act(s, 'US Macdonough', 'US', '78', 'Macdonough', pick='ship:President Preble Montgomery', book=bk):
    us.play('78')
    us.say('78, kaks: Macdonough kolme laevaga Plattsburgi, võtab kolm juurde ja järvele. Kas liigutad?')
    br.drag('Macdonough Saratoga Eagle ship:Ticonderoga', 'Plattsburg')
    br.drag('Macdonough Saratoga Eagle ship:Ticonderoga ship:President Preble Montgomery', 'Lake Champlain Control Box')
    us.vp('US 4')
    us.discard('78')

A, B = 'Confiance Linnet Chubb Finch', 'Saratoga Eagle ship:Ticonderoga ship:President Preble Montgomery'
with act(s, 'BR Downie', 'British', '95', 'Downie', free=True, flips='Confiance Saratoga', ret='Saratoga', book=bk):
    br.play('95', reveal=False)
    for p in ('Downie', 'Confiance', 'Linnet', 'Chubb', 'Finch'):
        br.drag(p, 'Lake Champlain Control Box')
    lake(t, A, B, 'Confiance', 'Saratoga', 5, 'A1 D1 def', dm=1)
    br.roll('1d6', 5)
    us.say('Neli kuue vastu -1, B vastu A -1, Macdonough -1, fregatt +1: kolm. Mõlemal üks ja järv jääb mulle.')
    br.reveal('95')
    br.flip('Confiance')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    for p in ('Confiance', 'Linnet', 'Chubb', 'Finch', 'Downie'):
        br.drag(p, 'Isle aux Noix')
    br.discard('82')
    br.discard('95')

with act(s, 'US Izard at Lacolle', 'US', '96', 'Izard', ret='Canadian_Fencibles', book=bk):
    us.play('96')
    us.say('96, kolm, Izard kuue rügemendiga Lacolle\'i.')
    br.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    br.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Lacolle')
    br.say('jään')
    duel(t, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian_Fencibles', (4, 4), 'DR')
    us.roll('2d6', 4, 4)
    us.say('21:5 on +3, mets -1: kümme.')
    goes(t, 'British', 'Lacolle', 'La Prairie', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.vp('US 5')
    us.discard('96')

with act(s, 'BR Prevost to Isle aux Noix', 'British', '76', 'Prevost', book=bk, laid=False):
    br.play('76')
    br.say('76, Prevost')
    for p in ('br:6th', '82nd', '3rd_(Buffs)', 'br:5th', 'br:9th', 'br:27th', '88th', '90th', 'Prevost'):
        br.drag(p, 'Chambly')
    for p in ('br:6th', '82nd', '3rd_(Buffs)', 'br:5th', 'br:9th', 'br:27th', '88th', '90th', 'Prevost'):
        br.drag(p, 'Isle aux Noix')
    steps('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')

with act(s, 'US Brown at Kingston', 'US', '86', 'Brown', free=True, book=bk):
    us.play('86')
    M = 'Brown us:9th us:11th us:21st us:22nd us:23rd us:25th 1st_Rifles'
    us.say('86, kolm, Brown läheb üle Cape Vincenti Kingstoni peale.')
    steps('Sackets Harbour', 'Cape Vincent', 'Kingston')
    br.drag(M, 'Cape Vincent')
    us.drag(M, 'Kingston')
    br.say('jään kindlusesse')
    duel(t, 'US', 'Kingston', 'Cape Vincent', '1st_Rifles', '104th', (4, 5), 'AR')
    us.roll('2d6', 4, 5)
    us.say('26:15, A B vastu +1, jõgi -1, kindralid kustuvad. Üheksa kindluses: tagasi.')
    br.drag(M, 'Cape Vincent')
    us.discard('86')

with act(s, 'BR Prevost at Lacolle', 'British', '102', 'Prevost', ret='Izard us:6th us:13th us:15th us:29th us:30th us:31st', book=bk):
    br.play('102', reveal=False)
    for p in ('br:6th', '82nd', '3rd_(Buffs)', 'br:5th', 'br:9th', 'br:27th', '88th', '90th', 'Prevost'):
        br.drag(p, 'Lacolle')
    us.say('Kaart? Ja ma jään.')
    br.reveal('102')
    duel(t, 'British', 'Lacolle', 'Isle aux Noix', '88th', 'us:13th', (5, 5), 'DR')
    br.roll('2d6', 5, 5)
    us.say('32:21, A +1, mets -1. Kümme. Lähen Champlaini.')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    us.vp('US 4')
    br.discard('76')
    br.discard('102')

with act(s, 'US 45th', 'US', '104', book=bk):
    us.play('104')
    us.say('104, üks: 45. Whitehalli.')
    us.drag('us:45th', 'Whitehall')
    us.discard('104')

with act(s, 'BR Prince Regent', 'British', '80', build=True, book=bk):
    br.play('80')
    br.drag('Prince_Regent', 'Kingston')
    br.say('80, viimane')
    br.discard('80')

s.play('US the peace')
us.play('Treaty of Ghent')
assert hand_sizes(t) == (0, 0)
us.say('Genti rahu. Mul pole kaarte käes, midagi ei lähe maha.')
assert supplied(t, 'US', 'Ft. Malden') and supplied(t, 'US', 'Plattsburg')
us.drag([t.card('Treaty of Ghent', us).id], 'Discard', at=t.m.decks['Discard'], how='pieces')
bk.ok()
br.say('Neli. Moraalne võit. Aitäh mängu eest!')
us.say('Aitäh!')
s.done()
