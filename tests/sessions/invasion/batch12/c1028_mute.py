"""Turn 3, not a word: John Norton before the march, War Cry after it, Laura Secord after the march, a marker on the wrong town."""
from cubes import session

s = session('campaign1812', us='Noor', br='Ottar', what='no chat at all, natives by card and by march into one town', module='Points')
t = s.t
t.lay_piece(t.pawn, 'Turn 3')
for what, area in [('na 4', 'Six Nations'), ('br 4', 'Montreal'), ('cm 4', 'York'), ('ar 3', "Sacket's Harbor"),
                   ('ar 3', 'Plattsburg'), ('am 3', 'Oswego'), ('am 3', 'Albany')]:
    t.lay(what, area)
t.lay_played('ar-01', 'ar-02', 'am-01', 'am-02', 'br-01', 'br-02', 'cm-01', 'cm-02', 'na-01', 'na-02')
t.hand_of('ar', 'ar-03', 'ar-05', 'ar-12')
t.hand_of('am', 'am-03', 'am-05', 'am-12')
t.hand_of('br', 'br-03', 'br-05', 'br-12')
t.hand_of('cm', 'cm-03', 'cm-06', 'cm-12')
t.hand_of('na', 'na-05', 'na-11', 'na-12')
t, us, br = s.begin()

s.play('phase na')
br.recruit('na 1', 'Six Nations')
assert t.at_area('Amherstburg')['na'] == 2
br.recruit('na 1', 'Amherstburg')
br.play('John Norton')
assert t.at_area('Six Nations') == {'na': 8}
for a in ('Dundas', 'Dover', 'Oxford', 'Queenston / Ft. Erie'):
    assert t.border('Six Nations', a)
    br.move('na 1', 'Six Nations', a)
br.play('na-05')
assert t.fact('na-05')['armies'] == '4' and t.fact('na-05')['areas'] == '2'
pair = [p.id for p in t.take('na 2', 'Six Nations')]
t.drag(br, pair, 'Queenston / Ft. Erie')
t.drag(br, pair, 'Buffalo')
assert t.border('Moraviantown', 'Amherstburg')
br.move('na 2', 'Moraviantown', 'Amherstburg', how='each')
br.play('War Cry')
assert t.at_area('Queenston / Ft. Erie') == {'br': 1, 'cm': 1, 'na': 1} and t.border('Queenston / Ft. Erie', 'Buffalo')
br.move('na 1', 'Queenston / Ft. Erie', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'na': 3}
us.roll('ar', 'command')
us.roll('am', 'flee', 'hit')
us.lose('na 1', 'Buffalo')
us.flee('am 1', 'Buffalo')
br.roll('na', 'hit', 'hit')
br.lose('ar 1, am 1', 'Buffalo', how='each')
br.mark('Buffalo', 'br')
br.draw('na', 0, 'na-03', 'na-06', 'na-10')
assert len(t.hand('na')) == 3

s.play('phase cm')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-06')
assert t.border('Ft. George', 'Ft. Niagara') and t.at_area('Ft. George') == {'br': 1, 'cm': 2}
br.move('br 1, cm 2', 'Ft. George', 'Ft. Niagara', how='each')
assert t.border('York', 'Dundas') and t.border('Dundas', 'Ft. George')
four = [p.id for p in t.take('cm 4', 'York')]
t.drag(br, four[:2], 'Dundas')
t.drag(br, four[2:], 'Dundas')
t.drag(br, four, 'Ft. George')
br.play('Laura Secord')
br.recruit('cm 1', 'Prescott')
br.recruit('cm 1', 'Prescott')
assert t.at_area('Ft. Niagara') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
us.roll('am', 'flee', 'flee')
us.roll('ar', 'hit', 'command')
us.flee('am 2', 'Ft. Niagara')
br.lose('cm 1', 'Ft. Niagara')
assert t.border('Ft. Niagara', 'Williamsburg') and t.at_area('Williamsburg') == {'am': 1}
us.move('ar 1', 'Ft. Niagara', 'Williamsburg')
br.roll('cm', 'command')
br.roll('br', 'hit')
us.lose('ar 1', 'Ft. Niagara')
br.mark('Williamsburg', 'br')
br.mark('Williamsburg', None)
br.mark('Ft. Niagara', 'br')
br.draw('cm', 0, 'cm-04', 'cm-05')
assert len(t.hand('cm')) == 3
s.done()
