"""Adults over an aperitif, in French, without grid: whites march in blue's phase, and the attacker rolls first."""
from cubes import session

s = session('campaign1812', us='Gilles', br='Sophie', module='Points', what='an army without an active unit; the wrong side rolls first')
for what, area in (('br 4', 'Kingston'), ('cm 4', 'York'), ('na 4', 'Six Nations'), ('ar 6', 'Ft. Niagara'), ('am 6', 'Buffalo')):
    s.t.lay(what, area)
s.t.lay_piece(s.t.pawn, 'Turn 2')
s.t.lay_played('ar-01', 'am-01', 'br-01', 'cm-01', 'na-01', 'cm-02')
s.t.hand_of('ar', 'ar-03', 'ar-06', 'ar-12')
s.t.hand_of('am', 'am-02', 'am-04', 'am-12')
s.t.hand_of('br', 'br-02', 'br-05', 'br-10')
s.t.hand_of('cm', 'cm-05', 'cm-06', 'cm-10')
s.t.hand_of('na', 'na-02', 'na-05', 'na-09')
t, us, br = s.begin()

s.play('phase ar')
us.say('tour 2, les bleus. quelqu un veut des olives ?')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('ar-03', reveal=False)
us.say('carte 03')
us.move('ar 4, am 1', 'Ft. Niagara', 'Ft. George')
with s.fault('3.2.2e', 'two white units march without a blue one in a phase of blue', 'army'):
    us.move('am 2', 'Erie', 'Buffalo')
us.move('ar 2', 'Albany', 'Utica', 'Rome')
br.say('oui des olives, et Fort George alors ?')
us.say('j attaque donc je lance')
assert t.at_area('Ft. George') == {'ar': 4, 'am': 1, 'br': 1, 'cm': 2}
with s.fault('3.3d', 'the Americans roll first in British land', 'initiative', also=('3.3e',)):
    us.roll('ar', 'hit', 'command')
    us.roll('am', 'hit')
br.lose('cm 2', 'Ft. George')
br.roll('br', 'hit')
us.lose('am 1', 'Ft. George')
us.roll('ar', 'command', 'hit')
br.lose('br 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('ar', 1, 'ar-05')
br.say('santé quand même')
s.done()
