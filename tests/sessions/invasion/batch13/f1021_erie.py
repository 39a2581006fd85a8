"""White cubes march alone in blue's phase; in Detroit the attackers throw first."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('intro1812', us='Iracema', br='Baltazar', what='an army without blue, the wrong side rolls first')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'ar-09')
s.t.hand_of('am', 'am-01', 'am-05', 'am-12')
s.t.hand_of('br', 'br-07', 'br-12', 'br-05')
s.t.hand_of('cm', 'cm-03', 'cm-05', 'cm-10')
s.t.hand_of('na', 'na-04', 'na-09', 'na-10')
t, us, br = s.begin()

s.play('phase ar')
us.phase('ar')
us.say('azul! começo eu')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-05')
way('ar', 'ar 4', 'Albany', 'Utica', 'Rome')
us.move('ar 4', 'Albany', 'Utica', 'Rome')
assert t.at_area('Erie') == {'am': 2} and t.border('Erie', 'Buffalo')
with s.fault('3.2.2e', 'two white cubes march from Erie, where no blue is, in the phase of blue', 'army'):
    us.move('am 2', 'Erie', 'Buffalo')
way('ar', 'ar 2, am 2', 'Ft. Niagara', 'Ft. George')
us.move('ar 2, am 2', 'Ft. Niagara', 'Ft. George', how='colours')
us.say('só Ft. George')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'flee')
us.lose('am 1', 'Ft. George')
br.flee('cm 2', 'Ft. George')
us.roll('ar', 'hit', 'command')
us.roll('am', 'command')
br.lose('br 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('ar', 1, 'ar-03')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.back('cm 2', 'York')
br.play('cm-03')
br.say('Amherstburg inteiro para Detroit')
way('cm', 'br 2, cm 2, na 3', 'Amherstburg', 'Detroit')
br.move('br 2, cm 2, na 3', 'Amherstburg', 'Detroit')
assert t.at_area('Detroit') == {'ar': 3, 'am': 5, 'br': 2, 'cm': 2, 'na': 3}
with s.fault('3.3d', 'Detroit is American ground, and the British roll first', 'homeland', also=['3.3e']):
    br.roll('cm', 'hit', 'command')
    br.roll('na', 'hit', 'command', 'flee')
    br.roll('br', 'hit', 'command')
br.flee('na 1', 'Detroit')
us.lose('am 3', 'Detroit')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'hit', 'flee')
us.flee('am 1', 'Detroit')
br.lose('cm 2, na 1', 'Detroit')
br.roll('br', 'hit', 'hit')
br.roll('na', 'hit')
us.lose('am 1, ar 2', 'Detroit')
us.roll('ar', 'command')
assert t.border('Detroit', 'Frenchtown') and t.at_area('Frenchtown') == {'am': 1}
us.say('fujo para Frenchtown')
us.move('ar 1', 'Detroit', 'Frenchtown')
br.mark('Detroit', 'br')
br.draw('cm', 1, 'cm-04')
s.done()
