"""Turn 2, four languages and plans given up: Training at York, marches that cross each other, a retreat to the wrong town."""
from cubes import session

s = session('campaign1812', us='Yuki', br='Zlata', what='recruits dropped together, converted units march, marker off a phase late', module='Regions')
t = s.t
t.lay_piece(t.pawn, 'Turn 2')
for what, area in [('br 4', 'Montreal'), ('cm 4', 'Chambly'), ('na 4', 'Amherstburg'), ('ar 6', 'Albany'), ('am 6', 'Rome')]:
    t.lay(what, area)
t.lay_played('ar-03', 'am-04', 'br-03', 'cm-05', 'na-04')
t.hand_of('ar', 'ar-05', 'ar-06', 'ar-12')
t.hand_of('am', 'am-03', 'am-05', 'am-09')
t.hand_of('br', 'br-05', 'br-06', 'br-12')
t.hand_of('cm', 'cm-02', 'cm-10', 'cm-11')
t.hand_of('na', 'na-03', 'na-05', 'na-10')
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.say('žlutí, jdeme')
new = [p.id for p in t.take('cm 2', 'Reserve')]
t.drag(br, new, 'Montreal')
t.drag(br, new[:1], 'York')
br.say('jeden patří do Yorku')
us.say('はい')
br.play('Training')
br.lose('cm 2', 'York')
br.recruit('br 2', 'York')
br.play('cm-02')
assert t.fact('cm-02')['armies'] == '3' and t.fact('cm-02')['areas'] == '2'
br.say('přes Ft. Niagara až do Buffalo? To nejde, stojíš tam')
us.say('plan değişti mi?')
for a, b in [('Ft. George', 'Ft. Niagara'), ('York', 'Dundas'), ('Dundas', 'Ft. George'), ('Kingston', 'Prescott'),
             ('Prescott', 'Ogdensburg'), ('Ft. Niagara', 'Buffalo'), ("Sacket's Harbor", 'Ogdensburg')]:
    assert t.border(a, b)
assert t.at_area('York') == {'br': 3, 'cm': 1}
br.move('br 1, cm 2', 'Ft. George', 'Ft. Niagara')
troop = [p.id for p in t.take('br 2, cm 1', 'York')]
t.drag(br, troop, 'Dundas')
t.drag(br, troop, 'Six Nations')
br.undo()
t.drag(br, troop, 'Ft. George')
yel = [p.id for p in t.take('cm 2', 'Kingston')]
t.drag(br, yel, 'Prescott')
t.drag(br, yel, 'Ogdensburg')
assert t.at_area('Ft. George') == {'br': 2, 'cm': 1} and t.at_area('Ogdensburg') == {'am': 1, 'cm': 2}
us.roll('am', 'flee')
us.flee('am 1', 'Ogdensburg')
br.mark('Ogdensburg', 'br')
us.say('次はナイアガラ')
assert t.at_area('Ft. Niagara') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
us.roll('ar', 'command', 'command')
us.roll('am', 'hit', 'flee')
br.lose('cm 1', 'Ft. Niagara')
us.flee('am 1', 'Ft. Niagara')
run = [t.take('ar 1', 'Ft. Niagara')[0].id]
t.drag(us, run, 'Williamsburg')
us.undo()
t.drag(us, run, 'Buffalo')
us.say('もう一人は残る')
br.roll('br', 'hit')
br.roll('cm', 'command')
us.lose('am 1', 'Ft. Niagara')
br.move('cm 1', 'Ft. Niagara', 'Ft. George')
us.roll('ar', 'hit')
br.lose('br 1', 'Ft. Niagara')
assert t.at_area('Ft. Niagara') == {'ar': 1}
br.draw('cm', 0, 'cm-04', 'cm-06')
assert len(t.hand('cm')) == 3

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.back('am 2', 'Albany')
us.recruit('am 1', 'Albany')
us.play('am-05')
assert t.fact('am-05')['areas'] == '1'
us.move('ar 1, am 1', "Sacket's Harbor", 'Ogdensburg', how='each')
us.move('am 7', 'Rome', "Sacket's Harbor")
assert t.at_area('Ogdensburg') == {'ar': 1, 'am': 1, 'cm': 2}
us.roll('ar', 'hit')
us.roll('am', 'hit')
br.lose('cm 2', 'Ogdensburg')
us.draw('am', 0, 'am-06')
assert len(t.hand('am')) == 3

s.play('phase na')
br.phase('na')
br.mark('Ogdensburg', None)
br.say('zapomněla jsem na značku, promiň')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
br.play('na-03')
br.say('nikam se nejde')
br.draw('na', 0, 'na-06')
s.done()
