"""Albany is in British hands: the Publication Ban opens Rome. A forced march, John Norton, a lone blue who walks out of
Detroit. Marker of Albany taken off a phase late. Norwegian, few words."""
from cubes import session

s = session('empty', us='Tove', br='Einar', what='turn 3: Publication Ban with Albany lost, John Norton', module='Canada')
t = s.t
t.lay_piece(t.pawn, 'Turn 3')
for what, place in (
        ('ar 1, am 2', 'Rome'), ('ar 2, am 3', 'Utica'), ('am 1', 'Caldwell'), ('ar 2, am 2', "Sacket's Harbor"),
        ('ar 2, am 3', 'Buffalo'), ('ar 2, am 1', 'Ft. Niagara'), ('ar 2, am 3', 'Pittsburgh'), ('am 1', 'Erie'),
        ('ar 2, am 2', 'Detroit'), ('br 2, cm 1', 'Albany'), ('br 1', 'Ft. Ticonderoga'), ('br 4, cm 3', 'Montreal'),
        ('cm 2', 'Lacolle'), ('br 1, cm 2', 'Kingston'), ('br 1, cm 2', 'York'), ('br 2, cm 3', 'Ft. George'),
        ('br 1, cm 1', 'Queenston / Ft. Erie'), ('na 5', 'Six Nations'), ('br 2, cm 2, na 3', 'Amherstburg'),
        ('na 2', 'Moraviantown'), ('cm 1', 'Dundas'), ('ar 2, am 2', 'Fled Units')):
    t.lay(what, place)
t.hand_of('ar', 'Publication Ban', 'ar-05', 'Forced March')
t.hand_of('am', 'am-03', 'am-05', 'Hometown Support')
t.hand_of('br', 'br-02', 'br-06', 'Mackinac Reinforcements')
t.hand_of('cm', 'cm-04', 'cm-08', 'Training')
t.hand_of('na', 'na-06', 'John Norton', 'na-02')
t.lay_played('ar-01', 'ar-04', 'am-01', 'am-02', 'br-01', 'br-04', 'cm-02', 'cm-05', 'na-04', 'na-05')
s.br.mark('Albany', 'br')
s.br.mark('Ft. Ticonderoga', 'br')
t.log.clear()
t.past.clear()
t, us, br = s.begin()

s.play('phase ar')
us.phase('ar')
us.play('Publication Ban')
us.say('sensur, Albany er tapt uansett')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Rome')
us.back('ar 2', 'Rome')
us.play('ar-05')
us.play('Forced March')
for a, b in (("Sacket's Harbor", 'Rome'), ('Rome', 'Utica'), ('Utica', 'Albany')):
    assert t.border(a, b)
us.move('ar 2, am 3', 'Utica', 'Albany')
us.march([p.id for p in t.take('ar 2, am 1', "Sacket's Harbor")], 'Rome', 'Utica', 'Albany')
us.move('ar 6', 'Rome', 'Utica')
assert t.at_area('Albany') == {'ar': 4, 'am': 4, 'br': 2, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit', 'flee', 'flee')
us.flee('am 2', 'Albany')
br.lose('br 1, cm 1', 'Albany')
br.roll('br', 'hit')
us.lose('am 1', 'Albany')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'command')
br.lose('br 1', 'Albany')
us.draw('ar', 3, 'ar-06', 'ar-02', 'William Harrison')

s.play('phase na')
br.phase('na')
br.say('grønn')
us.mark('Albany', None)
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Moraviantown')
br.play('John Norton')
br.move('na 1', 'Amherstburg', 'Detroit')
br.move('na 1', 'Amherstburg', 'Moraviantown')
br.play('na-06')
br.move('br 2, cm 2, na 1', 'Amherstburg', 'Detroit', how='colours')
assert t.at_area('Detroit') == {'ar': 2, 'am': 2, 'br': 2, 'cm': 2, 'na': 2}
us.roll('ar', 'hit', 'hit')
us.roll('am', 'flee', 'command')
us.flee('am 1', 'Detroit')
br.lose('cm 2', 'Detroit')
br.roll('br', 'hit', 'command')
br.roll('na', 'hit', 'flee')
br.flee('na 1', 'Detroit')
us.lose('ar 1, am 1', 'Detroit')
us.roll('ar', 'command')
assert t.border('Detroit', 'Frenchtown') and t.at_area('Frenchtown') == {}
us.move('ar 1', 'Detroit', 'Frenchtown')
us.say('trekker meg ut')
br.mark('Detroit', 'br')
br.draw('na', 2, 'na-01', 'na-03')
assert t.at_area('Detroit') == {'br': 2, 'na': 1}
s.done()
