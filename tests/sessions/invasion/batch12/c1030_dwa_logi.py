"""Turn 2 of the introduction, a log of each client: the British player drags American cubes and the other way round."""
from cubes import session

s = session('intro1812', us='Wanda', br='Xaver', what='unused cards taken out, Fife and Brock, War Hawks under the Ban, two markers', module='Regions')
t = s.t
for k, c in list(t.facts.cards.items()):
    if c['intro'] == 'no':
        t.remove(t.card(k).id)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('ar-01', 'am-01', 'br-04', 'cm-04', 'na-02')
t.hand_of('ar', 'ar-03', 'ar-09', 'ar-11')
t.hand_of('am', 'am-03', 'am-05', 'am-12')
t.hand_of('br', 'br-05', 'br-10', 'br-12')
t.hand_of('cm', 'cm-03', 'cm-05', 'cm-12')
t.hand_of('na', 'na-05', 'na-07', 'na-10')
t, us, br = s.begin()
QFE = 'Queenston / Ft. Erie'

s.play('phase br')
br.phase('br')
br.say('rot')
br.recruit('br 3', 'west of Montreal')
br.say('daneben gefallen')
br.move('br 3', 'west of Montreal', 'Montreal')
br.play('Fife and Drum')
br.play('br-05')
assert t.fact('br-05')['armies'] == '2' and t.fact('br-05')['areas'] == '2'
way = ('Montreal', 'west of Montreal', 'Cornwall', 'Ogdensburg')
assert all(t.border(a, b) for a, b in zip(way, way[1:]))
red = [p.id for p in t.take('br 4', 'Montreal')]
yel = [p.id for p in t.take('cm 2', 'Montreal')]
for a in way[1:]:
    t.drag(br, red, a)
    t.drag(br, yel, a)
assert t.border('Kingston', 'Prescott') and t.border('Prescott', 'Ogdensburg')
heap = [p.id for p in t.take('br 1, cm 2', 'Kingston')]
t.drag(br, heap, 'Prescott')
t.drag(br, heap, 'Ogdensburg')
br.play('General Brock')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 2, 'br': 5, 'cm': 4}
us.say('rzucam')
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee', 'flee')
us.lose('cm 1', 'Ogdensburg')
br.flee('am 2', 'Ogdensburg')
assert t.border('Ogdensburg', "Sacket's Harbor") and t.at_area("Sacket's Harbor") == {'ar': 2, 'am': 2}
us.move('ar 1', 'Ogdensburg', "Sacket's Harbor")
br.roll('br', 'hit', 'command')
br.roll('cm', 'flee', 'flee', 'hit')
br.say('Brock: gelb bleibt')
br.lose('ar 1', 'Ogdensburg')
us.mark('Ogdensburg', 'br')
br.draw('br', 0, 'br-03', 'br-07')
assert not t.deck_of('br') and len(t.hand('br')) == 2

s.cut()
s.play('phase ar')
us.phase('ar')
us.play('Publication Ban')
us.recruit('ar 3', 'Rome')
us.recruit('ar 2', 'Pittsburgh')
us.play('War Hawks')
us.play('ar-03')
assert t.fact('ar-03')['armies'] == '3'
for a, b in [('Plattsburg', 'Lacolle'), ('Buffalo', QFE), ('Ft. Niagara', QFE), ('Albany', 'Caldwell'),
             ('Caldwell', 'Ft. Ticonderoga'), ('Ft. Meigs', 'Frenchtown')]:
    assert t.border(a, b)
us.move('ar 3, am 4', 'Plattsburg', 'Lacolle')
us.move('ar 2, am 2', 'Buffalo', QFE)
us.move('ar 1, am 2', 'Ft. Niagara', QFE)
us.move('ar 2', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.move('ar 1', 'Ft. Meigs', 'Frenchtown')
us.say('pięć armii, koniec. Najpierw Queenston')
assert t.at_area(QFE) == {'ar': 3, 'am': 4, 'br': 1, 'cm': 1}
br.roll('br', 'command')
br.roll('cm', 'hit')
br.lose('am 1', QFE)
assert t.border(QFE, 'Dundas') and t.at_area('Dundas') == {'cm': 1}
us.move('br 1', QFE, 'Dundas')
us.roll('ar', 'flee', 'hit')
us.roll('am', 'hit', 'command', 'flee')
us.lose('cm 1', QFE)
us.flee('ar 1, am 1', QFE)
us.mark(QFE, 'us')
us.put('US Control', QFE)
us.say('teraz Lacolle')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 4, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'command')
us.lose('am 1', 'Lacolle')
br.flee('cm 1', 'Lacolle')
assert t.border('Lacolle', 'Chambly') and t.at_area('Chambly') == {'br': 1, 'cm': 1}
br.move('cm 1', 'Lacolle', 'Chambly')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'flee', 'command', 'flee')
us.lose('br 1', 'Lacolle')
us.flee('am 2', 'Lacolle')
us.mark('Lacolle', 'us')
us.draw('ar', 0, 'ar-05', 'ar-06')
assert not t.deck_of('ar') and t.at_area(QFE) == {'ar': 2, 'am': 2}

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-05')
assert t.border('Six Nations', QFE)
br.move('na 4', 'Six Nations', QFE)
br.roll('na', 'hit', 'hit', 'command')
us.lose('am 2', QFE)
us.roll('ar', 'command', 'command')
assert t.border(QFE, 'Ft. Niagara') and t.at_area('Ft. Niagara') == {'ar': 1, 'am': 1}
us.say('obaj wracają')
us.move('ar 2', QFE, 'Ft. Niagara', how='each')
br.mark(QFE, None)
br.mark(QFE, None)
assert t.marker(QFE) is None and t.at_area(QFE) == {'na': 4}
br.draw('na', 0, 'na-04')
assert len(t.hand('na')) == 3
s.done()
