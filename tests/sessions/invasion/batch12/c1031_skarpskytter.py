"""Turn 5 in Danish, no bag: Kentucky and the Sharpshooters in one phase, Mackinac and Napoleon in another."""
from cubes import session

s = session('empty', us='Lars', br='Mette', what='double white hits, two markers, red cubes from Lake Huron', module='Points')
t = s.t
t.lay_piece(t.pawn, 'Turn 5')
QFE = 'Queenston / Ft. Erie'
for what, area in [('br 1, na 2', 'Detroit'), ('am 6, ar 1', 'Frenchtown'), ('am 3', 'Ft. Meigs'), ('cm 3, br 1', 'Amherstburg'),
                   ('na 2', 'Moraviantown'), ('ar 3, am 4', 'Buffalo'), ('ar 1, am 2', 'Ft. Niagara'), ('br 2, cm 2', QFE),
                   ('cm 3', 'Ft. George'), ('br 1, cm 1', 'York'), ('br 1, cm 2', 'Kingston'), ('br 3, cm 1', 'Montreal'),
                   ('ar 3, am 1', 'Albany'), ('ar 2, am 3', 'Plattsburg'), ('ar 2, am 2', "Sacket's Harbor"),
                   ('na 3', 'Six Nations'), ('ar 1, am 2', 'Pittsburgh'), ('am 2, cm 1', 'Fled Units')]:
    t.lay(what, area)
t.lay_marker('British Control', 'Detroit')
t.lay_played('ar-01', 'ar-02', 'ar-03', 'ar-08', 'am-02', 'am-03', 'am-04', 'am-05', 'br-01', 'br-02', 'br-03', 'br-08',
             'cm-01', 'cm-02', 'cm-03', 'cm-04', 'na-01', 'na-02', 'na-03', 'na-04')
t.hand_of('ar', 'ar-04', 'ar-05', 'ar-12')
t.hand_of('am', 'am-06', 'am-09', 'am-11')
t.hand_of('br', 'br-05', 'br-09', 'br-11')
t.hand_of('cm', 'cm-05', 'cm-06', 'cm-12')
t.hand_of('na', 'na-05', 'na-06', 'na-10')
t, us, br = s.begin()

s.play('phase am')
us.say('hvid først i tur 5')
us.back('am 2', 'Pittsburgh')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('Kentucky Militia')
us.play('am-06')
assert t.fact('am-06')['armies'] == '4'
for a, b in [('Frenchtown', 'Detroit'), ('Buffalo', QFE), ('Ft. Niagara', 'Ft. George'), ('Ft. Meigs', 'Frenchtown')]:
    assert t.border(a, b)
us.move('am 6, ar 1', 'Frenchtown', 'Detroit')
us.move('am 3, ar 3', 'Buffalo', QFE, how='colours')
us.move('am 2', 'Ft. Niagara', 'Ft. George', how='each')
us.move('am 3', 'Ft. Meigs', 'Frenchtown')
us.play("Captain Aisquith's Sharpshooters")
br.say('også det? puha')
assert t.at_area('Detroit') == {'ar': 1, 'am': 6, 'br': 1, 'na': 2}
us.roll('am', 'hit', 'flee', 'command')
us.roll('ar', 'hit')
us.lose('br 1, na 2', 'Detroit')
us.flee('am 1', 'Detroit')
us.mark('Detroit', None)
us.say('Queenston')
br.roll('br', 'hit', 'command')
br.roll('cm', 'flee', 'hit')
us.lose('am 2', QFE)
br.flee('cm 1', QFE)
us.roll('am', 'hit')
us.roll('ar', 'command', 'hit')
assert t.at_area(QFE) == {'ar': 3, 'am': 1, 'br': 2, 'cm': 1}
us.lose('br 2', QFE)
us.lose('cm 1', QFE)
br.roll('cm', 'flee', 'flee', 'command')
br.flee('cm 2', 'Ft. George')
assert t.border('Ft. George', 'Dundas') and t.at_area('Dundas') == {}
br.move('cm 1', 'Ft. George', 'Dundas')
us.mark('Ft. George', 'us')
us.mark(QFE, 'us')
us.put('US Control', QFE)
us.draw('am', 0, 'am-08', 'am-07', 'am-12')
assert len(t.hand('am')) == 3

s.play('phase br')
br.say('rød. Jeg tager til Kingston... nej, vent')
br.recruit('br 3', 'Montreal')
br.play('Mackinac Reinforcements')
assert t.touches('lake-huron', 'north of Detroit')
br.recruit('br 2', 'north of Detroit', how='each')
br.play('Napoleon Defeated')
br.recruit('br 2', 'Montreal')
assert t.at_area('Montreal') == {'br': 8, 'cm': 1}
br.play('br-05')
assert t.border('north of Detroit', 'Detroit') and t.border('Kingston', 'Prescott')
br.move('br 2', 'north of Detroit', 'Detroit')
br.move('br 1, cm 2', 'Kingston', 'Prescott')
us.roll('ar', 'flee')
us.roll('am', 'flee', 'flee', 'flee')
us.say('det er løgn!!')
us.flee('ar 1, am 3', 'Detroit')
br.roll('br', 'hit', 'hit')
assert t.at_area('Detroit') == {'am': 2, 'br': 2}
us.lose('am 2', 'Detroit')
br.mark('Detroit', 'br')
br.draw('br', 0, 'br-04', 'br-06', 'br-12')
assert len(t.hand('br')) == 3
s.done()
