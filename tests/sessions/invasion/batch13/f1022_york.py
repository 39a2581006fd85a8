"""Without a word: yellow musters in York among the Americans; a redcoat withdraws into the harbour they came from."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('1813', us='Olga', br='Pál', what='recruits among enemies, a retreat into empty enemy land', module='Points')
s.t.lay_piece(s.t.pawn, 'Turn 4')
s.t.lay_played('ar-02', 'br-01', 'na-01', 'am-02', 'cm-01')
for area in ('York', 'Ft. George'):
    s.t.lay_marker('US Control', area)
for area in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.t.lay_marker('British Control', area)
s.t.hand_of('ar', 'ar-04', 'ar-10', 'ar-12')
s.t.hand_of('am', 'am-03', 'am-04', 'am-12')
s.t.hand_of('br', 'br-05', 'br-06', 'br-11')
s.t.hand_of('cm', 'cm-05', 'cm-10', 'cm-12')
s.t.hand_of('na', 'na-05', 'na-06', 'na-12')
t, us, br = s.begin()

s.play('phase cm')
br.recruit('cm 1', 'Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2}
with s.fault('3.1c', 'a recruit comes into York, where Americans stand', 'muster', also=['3.3a']):
    br.recruit('cm 1', 'York')
br.play('cm-05')
way('cm', 'cm 2', 'Dover', 'Six Nations', 'Dundas')
br.move('cm 2', 'Dover', 'Six Nations', 'Dundas')
br.roll('cm', 'flee')
br.flee('cm 1', 'York')
br.draw('cm', 1, 'cm-04')

s.play('phase am')
us.recruit('am 2', 'Pittsburgh', how='each')
us.recruit('am 1', 'Albany')
us.play('am-03')
way('am', 'ar 2, am 1', "Sacket's Harbor", 'Ogdensburg')
us.move('ar 2, am 1', "Sacket's Harbor", 'Ogdensburg', how='each')
way('am', 'am 2', 'Utica', 'Albany', 'Caldwell')
us.move('am 2', 'Utica', 'Albany', 'Caldwell')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1}
us.roll('am', 'flee')
us.roll('ar', 'hit', 'command')
us.flee('am 1', 'Ogdensburg')
br.lose('cm 1', 'Ogdensburg')
br.roll('br', 'command', 'command')
assert t.at_area("Sacket's Harbor") == {} and t.border('Ogdensburg', "Sacket's Harbor")
with s.fault('3.3.3b', "a red cube retreats to Sacket's Harbor, empty American land", 'homeland'):
    br.move('br 1', 'Ogdensburg', "Sacket's Harbor")
us.roll('ar', 'hit', 'command')
br.lose('br 1', 'Ogdensburg')
us.mark('Ogdensburg', None)
br.mark("Sacket's Harbor", 'br')
us.draw('am', 1, 'am-05')

s.play('phase na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Detroit')
br.play('na-05')
way('na', 'na 2', 'Frenchtown', 'Detroit')
br.move('na 2', 'Frenchtown', 'Detroit')
br.draw('na', 1, 'na-04')
s.done()
