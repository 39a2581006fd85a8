"""1813 in Spanish: dice for fun, Ambush and Billy Green on one battle, ships to Kingston and Harrison on to Prescott."""
from cubes import session

s = session('1813', us='Ines', br='Rafa', what='Ambush, Billy Green, Warships and Harrison; a marker taken off late', module='Canada')
t = s.t
for a in ('Ft. George', 'York', 'Ogdensburg', 'Detroit', 'Frenchtown'):
    t.lay_marker('Contrôle', a)
for a in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    t.flip(t.marker(a))
t.log.clear()
t.past.clear()
assert [t.marker(a).level() for a in ('Ft. George', 'York', 'Ogdensburg')] == [1, 1, 2]
t.hand_of('ar', 'ar-05', 'ar-07', 'ar-10')
t.hand_of('am', 'am-03', 'am-05', 'am-12')
t.hand_of('br', 'br-02', 'br-05', 'br-11')
t.hand_of('cm', 'cm-04', 'cm-09', 'cm-10')
t.hand_of('na', 'na-01', 'na-03', 'na-10')
t, us, br = s.begin()

s.play('phase cm')
us.say('hola, pruebo los dados antes de empezar')
us.roll('am', 'hit', 'hit', 'flee')
br.say('qué suerte, guárdala :)')
br.phase('cm')
br.say('York está ocupado, así que sólo Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2}
br.recruit('cm 1', 'Montreal')
br.play('cm-04')
br.say('podría ir a York... no')
assert t.border('Queenston / Ft. Erie', 'Ft. George') and t.border('Dundas', 'Ft. George') and t.border('Dover', 'Six Nations')
br.move('br 2, cm 1, na 2', 'Queenston / Ft. Erie', 'Ft. George', how='colours')
br.move('br 1, cm 1', 'Dundas', 'Ft. George')
br.move('cm 2', 'Dover', 'Oxford')
br.undo()
br.move('cm 2', 'Dover', 'Six Nations')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 3, 'cm': 2, 'na': 2}
br.play('Ambush')
br.play('Billy Green')
br.say('las dos en Ft. George. Quita dos')
us.lose('am 2', 'Ft. George', how='each')
br.say('ahora Billy Green, sólo cuentan los impactos')
br.roll('br', 'command', 'hit')
br.roll('cm', 'flee', 'command')
br.roll('na', 'command', 'command')
us.lose('ar 1', 'Ft. George')
br.say('y la batalla')
br.roll('br', 'hit', 'command')
br.roll('cm', 'flee', 'command')
br.roll('na', 'command', 'flee')
us.lose('ar 1', 'Ft. George')
br.flee('cm 1', 'Ft. George')
br.flee('na 1', 'Ft. George')
br.draw('cm', 0, 'cm-01', 'cm-02', 'cm-05')
assert t.at_area('Ft. George') == {'br': 3, 'cm': 1, 'na': 1} and len(t.hand('cm')) == 3
us.say('quito mi marcador de Ft. George, se me olvidaba')
us.mark('Ft. George', None)

s.play('phase ar')
us.phase('ar')
assert len(t.cubes_at('Reserve')) and t.at_area('Reserve')['ar'] == 3
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 1', 'Albany')
us.say('no me quedan más azules')
us.play('ar-07')
assert t.fact('ar-07')['kind'] == 'warship'
assert t.touches('lake-ontario', "Sacket's Harbor") and t.touches('lake-ontario', 'Kingston')
us.move('ar 2, am 1', "Sacket's Harbor", 'Kingston')
br.roll('br', 'command')
br.roll('cm', 'flee')
br.flee('cm 1', 'Kingston')
assert t.border('Kingston', 'Prescott') and t.at_area('Prescott') == {'br': 1, 'cm': 1}
br.say('mi rojo se va a Prescott')
br.move('br 1', 'Kingston', 'Prescott')
us.play('William Harrison')
us.say('los persigo, el blanco se queda en Kingston')
us.move('ar 2', 'Kingston', 'Prescott', how='each')
br.roll('br', 'hit', 'command')
br.roll('cm', 'hit')
us.lose('ar 2', 'Prescott')
us.say('vaya...')
us.mark('Kingston', 'us')
us.draw('ar', 0, 'ar-02', 'ar-12')
assert len(t.hand('ar')) == 3 and t.at_area('Kingston') == {'am': 1}
s.done()
