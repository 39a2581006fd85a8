"""The last half year: Nikos in Greek, all in one heap; Oksana in Ukrainian, pairs; Plattsburg falls, Ghent ends it, New Orleans after."""
from aid27b import *
from lay18 import mark_at
from ref import _sp


def prep(t):
    spring_1814(t)
    more.set_aside(t, 'Treaty of Ghent')
    hands(t, [], [])
    burn_to(t, 1814, 16)


g = G('dev-1812-faults', 'Nikos', 'Oksana', 'end of spring 1814, arrivals, deal of nine with Ghent, Plattsburg taken, lake Champlain, Chippawa, Treaty of Ghent as last card, New Orleans from the held cards', 1814,
      prep=prep, first='British')
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = '', 'pairs after'
BOXE, BOXO, BOXH, BOXC = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box', 'Lake Champlain Control Box'

g.note('the fleets of spring')
us.say('Έξω τα πλοία της Έρι, δωρεάν')
us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', BOXE)
us.delete([mark_at(t, BOXE)])
br.say('А Ненсі лишається в порту, Гурон нічий')
br.delete([mark_at(t, BOXH)])
br.vp(g.book.due())
g.audit()
g.book.ok()

g.note('turn, arrivals')
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
us.say('τόσοι πολλοί;')
br.say('Веллінгтон прислав')

g.note('Ghent back and the deal')
gh = t.card('Treaty of Ghent')
br.drag([gh.id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
left = [t.things[k].name for k in t.deck('1814 Deck').kids]
assert len(left) == 22, len(left)
b_, u_ = [], []
num = [n for n in left if n.startswith('Card ')]
three = [n for n in num if val(n) == 3]
two = [n for n in num if val(n) == 2]
one = [n for n in num if val(n) == 1]
B3, B2, B1 = three[:2], two[:4], one[:2]
U3, U2, U1 = three[2:3], two[4:8], one[2:4]
assert (len(B3), len(B2), len(B1), len(U3), len(U2), len(U1)) == (2, 4, 2, 1, 4, 2), (three, two, one)
for n in B3 + B2 + B1:
    B.deal(n)
U.deal(*(U3 + U2 + U1 + ['Battle of New Orleans']))
us.say('δώσε μου ένα ακόμα')
B.deal('Treaty of Ghent')
U.deal('Campaign')
assert hand_sizes(t) == (9, 9)

PREV = 'Prevost br:90th br:6th 82nd 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th'
B.ops(B3[0], PREV, ['Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix'], lead='Prevost', words='Прево з десятьма полками, шість очок до Іль-о-Нуа')
dep = U.depot(U3[0], 'Plattsburg', words='αποθήκη στο Plattsburg')
US6 = 'Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st'
with B.ply(B3[1], 'Plattsburg', 'Прево на Платтсбург, Фенсібли лишаються в Шамплейні тримати дорогу', leader='Prevost', pick='Canadian_Fencibles', ret=US6 + ' President Preble Montgomery'):
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag(PREV, 'Lacolle')
    br.drag('Canadian_Fencibles', 'Champlain NY')
    br.drag(PREV, 'Plattsburg')
    us.say('40 προς 21, ένα προς ένα. Α με Β +1')
    br.roll('2d6', 5, 4)
    g.fight('British', 'Plattsburg', 'Champlain NY', '90th', 'us:6th', (5, 4), 'DR')
    br.say('10. Відступай')
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ['champlain_ny'])
    us.drag(US6, 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Vergennes')
    us.say('και η αποθήκη πάει...')
    us.delete([dep])
    B.score()
with U.ply(U2[0], 'Vergennes', 'Saratoga και Ticonderoga στο Vergennes', build=True):
    us.drag([t.find('Saratoga').id] + [p.id for p in t.at('Ships to Build') if p.name == 'Ticonderoga'], 'Vergennes')
B.build(B2[0], 'Confiance', 'Isle aux Noix', words='Конфіанс, фрегат, 2')
MAC = t.pieces('Macdonough Saratoga President Preble Montgomery') + [p for p in t.at('Vergennes') if p.name == 'Ticonderoga' and p.mark('Kind') == 'Ship']
with U.ply(U2[1], 'Macdonough', 'Macdonough στη λίμνη', leader='Macdonough'):
    us.drag([p.id for p in MAC], BOXC)
    U.score()
with B.ply(B2[1], 'Downie', 'Дауні виходить', leader='Downie', ret='Macdonough Saratoga', flips='Confiance Saratoga', fights={x: BOXC for x in ('Downie', 'Confiance', 'Finch', 'Chubb')}):
    br.drag('Downie Confiance Finch Chubb', BOXC)
    a, d = t.pieces('Confiance Finch Chubb'), MAC[1:]
    m = naval_drm(a, d, a[0], d[0], 0, 1)
    us.say('3 με 5 -1, Β με Α -1, Macdonough -1, φρεγάτα +1')
    br.roll('1d6', 5)
    assert m == -2 and naval(3) == 'A1 D1 def', m
    br.flip('Confiance')
    br.drag('Downie Confiance Finch Chubb', 'Isle aux Noix')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Vergennes')
    us.say('κρατάω τη λίμνη')
U.ops(U2[2], 'Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', ['Sackets Harbour', 'Antwerp', 'Ogdensburg'], lead='Brown', words='Brown στο Ogdensburg')
B.ops(B2[2], 'Drummond 104th 10th_R.V.', ['Kingston', 'Smiths Creek', 'York'], lead='Drummond', words='Драммонд до Йорка')
with U.ply(U1[0], 'Chippawa', 'Scott, εθελοντές και Seneca, από Schlosser στη Chippawa', leader='Scott', ret='89th'):
    U.move('NY_Volunteers_1814 Seneca Scott', ['Buffalo', 'Ft. Schlosser', 'Chippawa'])
    us.roll('2d6', 4, 5)
    us.say('6 με 4, Β με Β, ποτάμι -1, Scott +2: 10')
    g.fight('US', 'Chippawa', 'Ft. Schlosser', 'Seneca', '89th', (4, 5), 'DR')
    goes(t, 'British', 'Chippawa', 'Queenston', ['schlosser'])
    br.drag('89th', 'Queenston')
    U.score()
B.ops(B1[0], '1/R._Scots', ['Ft. George', 'Queenston'], words='Роял Скотс')
U.hold('Battle of New Orleans', 'αυτό το κρατάω, ξέρεις εσύ')
with B.ply(B2[3], 'Rottenburg', 'Роттенбург з Монреаля до Корнуолла', leader='Rottenburg'):
    B.move('Rottenburg br:13th De_Watteville', ['Montreal', 'Coteau du Lac', 'Cornwall'])
with U.ply('Campaign', 'campaign', 'Campaign: Harrison από Detroit στο Sandwich, και ο 34ος από Albany', free=True):
    way('Detroit', 'Sandwich')
    us.drag('Harrison us:24th', 'Sandwich')
    U.score()
    way('Albany', 'Whitehall')
    us.drag('34th', 'Whitehall')
B.ops(B1[1], 'Norfolk', ['Port Dover', 'Ft. Erie'], words='Норфолк')
U.ops(U1[1], '4th_Rifles', ['Pittsburgh', 'Meadville'], words='Rifles στο Meadville')

g.order('British')
s.play('BR Treaty of Ghent')
assert len(t.hand('British')) == 1
br.say('Гентський мир. Остання карта, нічого не втрачаю.')
br.play('Treaty of Ghent')
us.say('τέλος; όχι ακόμα :)')
br.discard('Treaty of Ghent')

s.play('US New Orleans from the held cards')
c = t.card('Battle of New Orleans')
us.drag([c.id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.say('Νέα Ορλεάνη, +2')
us.drag([c.id], 'Cards Used for VPs', how='pieces')
U.score(2)
for p in men(t):
    n = t.where(p)
    if n in LAND and p.mark('CF') and _sp[sid(n)]['territory'] != p.mark('Side').lower() and holds(t, p.mark('Side'), n):
        assert supplied(t, p.mark('Side'), n), (p.name, n)
br.say('%s, моральна перемога. Дякую за гру!' % label(tracked(t)))
us.say('ωραία παρτίδα')
g.book.ok()
g.done()
