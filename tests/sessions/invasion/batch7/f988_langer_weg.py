"""Mute players, cubes in heaps: an army that crosses one area too many, and a third red die."""
from cubes import session

s = session('campaign1812', us='X', br='Y', what='four areas with a card of three; three red dice', module='Points')
t = s.t
for what, place in (('br 3', 'Montreal'), ('br 1', 'Kingston'), ('cm 4', 'York'), ('na 4', 'Six Nations'), ('ar 3', 'Albany'), ('ar 3', 'Buffalo'),
                    ('am 2', 'Albany'), ('am 4', 'Detroit')):
    t.lay(what, place)
t.hand_of('ar', 'US Regulars 01', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 04', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 02', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('US Regulars 01')
way = ['Albany', 'Caldwell', 'Ft. Ticonderoga', 'Plattsburg', 'Lacolle']
assert all(t.border(a, b) == 'land' for a, b in zip(way, way[1:])) and t.fact('US Regulars 01')['areas'] == '3'
near = {'Albany'}
for _ in range(3):
    near |= {b for b in t.facts.areas.values() for a in near if t.border(a, b)}
assert 'Lacolle' not in near and 'ar' not in t.at_area('Caldwell') and 'ar' not in t.at_area('Ft. Ticonderoga')
us.move('ar 3, am 1', 'Buffalo', 'Williamsburg')
with s.fault('3.2.2c', 'an army goes from Albany to Lacolle, four areas with a card of three', 'border', also=['3.2.2d', '3.2.2b']):
    us.move('ar 5, am 2', *way)
assert t.at_area('Lacolle') == {'ar': 5, 'am': 2, 'cm': 1}
br.roll('cm', 'hit')
us.lose('am 1', 'Lacolle')
us.roll('ar', 'command', 'command')
us.roll('am', 'hit')
br.lose('cm 1', 'Lacolle')
us.mark('Lacolle', 'us')
us.draw('ar', 1, 'US Regulars 05')

s.play('phase br')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 05')
br.move('br 6, cm 1', 'Montreal', 'Lacolle')
assert t.at_area('Lacolle') == {'ar': 5, 'am': 1, 'br': 6, 'cm': 1}
with s.fault('3.3f', 'three red dice are thrown, two is the most'):
    br.roll('br', 'hit', 'command', 'hit')
br.roll('cm', 'flee')
us.lose('ar 1, am 1', 'Lacolle')
br.flee('cm 1', 'Lacolle')
us.roll('ar', 'hit', 'flee')
us.flee('ar 1', 'Lacolle')
br.lose('br 1', 'Lacolle')
assert t.at_area('Lacolle') == {'ar': 3, 'br': 5}
br.roll('br', 'hit', 'hit')
us.lose('ar 2', 'Lacolle')
us.roll('ar', 'command')
us.move('ar 1', 'Lacolle', 'Plattsburg')
br.mark('Lacolle', None)
br.draw('br', 1, 'British Regulars 06')
s.done()
