"""Red moves three armies on a card for two, and later throws three dice for four cubes."""
from cubes import session

s = session('intro1812', us='Paul', br='Grete', what='one army too many, one red die too many')
for k in ('ar-02 ar-04 ar-07 ar-08 ar-10 ar-12 am-02 am-06 am-07 am-08 am-10 am-11 br-01 br-02 br-06 br-08 br-09 br-11 '
          'cm-01 cm-02 cm-06 cm-08 cm-09 cm-11 na-01 na-03 na-06 na-08 na-11 na-12').split():
    s.t.remove(s.t.card(k).id)
s.t.hand_of('br', 'br-03', 'br-05', 'General Brock')
s.t.hand_of('ar', 'ar-01', 'ar-03', 'War Hawks')
s.t.hand_of('am', 'am-01', 'am-04', 'Turncoat')
s.t.hand_of('cm', 'cm-05', 'Billy Green', 'cm-07')
s.t.hand_of('na', 'na-04', 'na-05', 'Tecumseh')
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.say('rot fängt an')
br.recruit('br 3', 'Montreal')
br.play('br-03')
assert t.fact('br-03')['armies'] == '2' and t.fact('br-03')['areas'] == '1'
br.move('br 3', 'Montreal', 'Lacolle')
br.move('br 1, cm 1', 'Kingston', 'Prescott')
with s.fault('3.2.2b', 'a third army on a card for two', 'armies'):
    br.move('br 1', 'York', 'Dundas')
br.draw('br', 1, 'br-04')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-01')
us.move('ar 3, am 3', 'Plattsburg', 'Lacolle')
us.say('attack at Lacolle, your roll')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 3, 'br': 4, 'cm': 2}
with s.fault('3.3f', 'three red dice, regulars throw two', 'dice'):
    br.roll('br', 'hit', 'command', 'command')
br.roll('cm', 'flee', 'hit')
us.lose('am 2', 'Lacolle')
br.flee('cm 1', 'Lacolle')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
br.lose('cm 1', 'Lacolle')
us.flee('am 1', 'Lacolle')
br.roll('br', 'hit', 'hit')
us.lose('ar 2', 'Lacolle')
us.roll('ar', 'command')
us.move('ar 1', 'Lacolle', 'Plattsburg')
us.draw('ar', 1, 'ar-05')
s.done()
