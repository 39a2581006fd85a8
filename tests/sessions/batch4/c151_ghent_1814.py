"""Short words, English and a little German: autumn 1814, Bladensburg, the fight on Lake Champlain, New Orleans in the winter."""
from hand import *

s = Session('dev-1812-faults', us='Bea', br='Otto', what='Summer-Autumn 1814 late: event for points, frigate built and fought, repairs, transport, New Orleans held and played in winter, attrition by own hand of each, free repair; terse')
t = s.t
lay_1814(t)
t.lay_face('Brock', True, 'British')
for b in ('Erie', 'Huron'):
    t.remove(next(p for p in t.at('Lake %s Control Box' % b) if p.mark('Kind') == 'Lake Control').id)
t.lay('Scorpion Tigress Porcupine', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('President Preble Montgomery Macdonough', 'Lake Champlain Control Box', 'US')
t.lay('Downie', 'Isle aux Noix', 'British')
for i, where in (('b_16', 'Quebec City'), ('b_90', 'Quebec City'), ('b_37', 'Quebec City'), ('b_6', 'Quebec City'), ('b_82', 'Quebec City'),
                 ('b_97', 'Trois-Rivieres'), ('b_3', 'Trois-Rivieres'), ('b_5', 'Sorel'), ('b_9', 'Sorel'), ('b_27', 'Chambly'), ('b_39', 'Montreal'),
                 ('b_57', 'Montreal'), ('b_58', 'Quebec City'), ('b_76', 'Quebec City'), ('b_81', 'Chambly'), ('b_88', 'La Prairie'),
                 ('b_nsfen', 'Coteau du Lac'), ('a_5pa', 'Erie PA'), ('a_34', 'Albany'), ('a_45', 'Albany'), ('a_4rifle', 'Pittsburgh'), ('a_seneca', 'Buffalo')):
    p = next(p for p in t.things.values() if isinstance(p, Piece) and p.gpid == BY[i])
    t.lay([p.id], where, p.mark('Side'))
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')
t.lay_hand('US', ['Battle of New Orleans', '99', '100', '104'])
t.lay_hand('British', ['Bladensburg', '98', '101', '102'])
t, us, br = s.begin()
h = Hand(s, 1814)
assert h.base == 0

br.say('4 each. me')
h.play('BR Bladensburg')
br.play('Bladensburg')
br.say('2 VP')
h.bonus -= 2
br.vp('US 3')
t.drag(br, [t.card('Bladensburg').id], 'Cards Used for VPs')

h.play('US Izard')
us.say('99, Izard')
us.play('99')
h.L(us, 99, 'Izard', 'us:6th us:13th 15th 29th', 'Champlain NY', 'Lacolle')
us.drag('Izard us:6th us:13th 15th 29th', 'Lacolle')
br.say('Stehe.')
m = h.drm('US', 'Lacolle', '15th', 'Canadian_Fencibles', ['Champlain NY'])
assert m == 1 and h.result(m, (5, 5), 'Lacolle') == 'DR-1'
us.roll('2d6', 5, 5)
br.flip('Canadian_Fencibles')
h.retreat('British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
br.drag('Canadian_Fencibles', 'Isle aux Noix')
us.say('+1')
us.vp('US 4')
us.discard('99')

h.play('BR Confiance')
br.say('98, die Confiance!')
h.built('British', 2, '1814b', [('Confiance', 'Isle aux Noix')])
br.drop_discard('98')
br.drag('Confiance', 'Isle aux Noix')

h.play('US Perry')
us.say('100, Perry')
us.play('100')
assert h.sail(us, 'Lawrence Niagara', 'Detroit', leader='Perry', card=100, carry='26th') == 3
us.drag('Perry Lawrence Niagara 26th', 'Detroit')
us.drag('Perry Lawrence Niagara', 'Lake Erie Control Box')
us.discard('100')

h.play('BR Downie')
br.say('102, Downie. Alles')
h.sail(br, 'Confiance Chubb Finch', 'Lake Champlain Control Box', leader='Downie', card=102)
br.play('102')
br.drag('Downie Confiance Chubb Finch', 'Lake Champlain Control Box')
us.say('gulp')
m = h.sea('British', 'Lake Champlain Control Box', 'Confiance', 'President')
assert m == 2 and naval(3 + m) == 'A1 D2 att'
br.roll('1d6', 3)
br.say('5')
br.flip('Confiance')
br.drag('Confiance', 'Isle aux Noix')
us.flip('President')
us.flip('Preble')
us.drag('Macdonough President Preble Montgomery', 'Plattsburg')
br.vp('0')
br.discard('102')

h.play('US repairs')
us.say('104: both sloops')
us.play('104')
us.flip('President')
us.flip('Preble')
us.discard('104')

h.play('BR restores')
br.say('101, Fencibles')
br.play('101')
h.restore('British', 1, 'Canadian_Fencibles')
br.flip('Canadian_Fencibles')
br.discard('101')

h.play('US holds New Orleans')
us.say('I keep this one for Christmas')
us.hold('Battle of New Orleans')

h.play('fleets')
us.each('Scorpion Tigress Porcupine', 'Erie PA')
us.drag('Perry Lawrence Niagara', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Downie Chubb Finch', 'Isle aux Noix')
br.put('British Lake Control', 'Lake Champlain Control Box')

h.play('winter')
us.turn('Winter 1814-15')
us.say('New Orleans. 2')
us.play('Battle of New Orleans', at=(2620, 1560))
h.bonus += 2
us.vp('US 2')
t.drag(us, [t.card('Battle of New Orleans').id], 'Cards Used for VPs')
x = h.excess()
assert {k: v[0] for k, v in x.items()} == {'lacolle': 3, 'burlington': 1, 'sackets_harbour': 2}, x
br.say('Frost.')
br.flip('103rd')
us.flip('us:6th')
us.flip('us:13th')
us.flip('29th')
us.flip('25th')
us.flip('23rd')
assert not {k for k in h.excess()} - {'lacolle'}
br.flip('Confiance')
br.say('repariert. und jetzt?')
us.say('2 for me. moral victory')
br.say('Prost')
h.done()
