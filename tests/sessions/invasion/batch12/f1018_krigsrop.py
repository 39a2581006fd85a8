"""Turn 4: War Cry takes two out of one neighbour; the turn ends though yellow has not acted."""
from cubes import session

s = session('empty', us='Signe', br='Tove', what='War Cry with two of one area, a turn of four phases', module='Canada')
t = s.t
t.lay_piece(t.pawn, 'Turn 4')
QFE = 'Queenston / Ft. Erie'
for what, area in [('na 3, br 1, cm 1', QFE), ('na 3', 'Six Nations'), ('na 2', 'Moraviantown'), ('na 2, cm 1', 'Dover'),
                   ('br 3, cm 2', 'Montreal'), ('br 1, cm 1', 'Kingston'), ('ar 1, am 2', 'Buffalo'), ('ar 2, am 2', 'Ft. Niagara'),
                   ('ar 3, am 2', 'Albany'), ('ar 2, am 2', 'Pittsburgh'), ('ar 2, am 2', "Sacket's Harbor"), ('am 2', 'Detroit')]:
    t.lay(what, area)
t.lay_played('ar-01', 'ar-02', 'ar-03', 'ar-04', 'am-01', 'am-02', 'am-03', 'am-04', 'br-01', 'br-02', 'br-03', 'br-04',
             'cm-01', 'cm-02', 'cm-03', 'na-01', 'na-02', 'na-04')
t.hand_of('ar', 'ar-05', 'ar-06', 'ar-12')
t.hand_of('am', 'am-05', 'am-06', 'am-12')
t.hand_of('br', 'br-05', 'br-06', 'br-12')
t.hand_of('cm', 'cm-04', 'cm-09', 'cm-10')
t.hand_of('na', 'na-03', 'na-09', 'na-12')
t.lay_drawn('ar', 'br', 'am')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('na-03')
assert t.fact('na-03')['armies'] == '3'
assert t.border('Six Nations', 'Dundas') and t.border('Moraviantown', 'Amherstburg') and t.border('Dover', 'Oxford')
br.move('na 2', 'Six Nations', 'Dundas')
br.move('na 3', 'Moraviantown', 'Amherstburg')
br.move('na 2', 'Dover', 'Oxford')   # two each: none of the three is explained by the cry
br.say('och nu krigsrop, till Buffalo')
br.play('War Cry')
assert t.border(QFE, 'Buffalo')
with s.fault('NA-12 3.2.2b', 'War Cry moves two native units out of one adjacent area', 'units'):
    br.move('na 2', QFE, 'Buffalo')
us.say('jaha')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'na': 2}
us.roll('ar', 'command')
us.roll('am', 'hit', 'flee')
br.lose('na 1', 'Buffalo')
us.flee('am 1', 'Buffalo')
br.roll('na', 'flee')
br.flee('na 1', 'Buffalo')
br.draw('na', 0, 'na-05', 'na-06')
assert len(t.hand('na')) == 3

s.play('end of turn 4, first phase of turn 5')
br.say('det var alla')
assert t.where(t.drawn['cm']) == 'Draw Bag'
with s.fault('2.1 2.0a', 'the turn ends after four phases, the Canadian militia has not acted', 'phases'):
    br.refill()
    us.turn(5)
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-05')
assert t.border('Kingston', 'Prescott')
br.move('br 1, cm 1', 'Kingston', 'Prescott')
br.draw('br', 0, 'br-07')
s.done()
