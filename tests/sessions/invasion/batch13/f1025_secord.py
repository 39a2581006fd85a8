"""Laura Secord calls yellow men to the River Raisin; four white dice for four white cubes."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('campaign1812', us='Defne', br='Orhan', what='Secord in American land, four white dice', module='Points')
s.t.lay_piece(s.t.pawn, 'Turn 2')
s.t.lay_played('ar-01', 'am-01', 'br-01', 'cm-01', 'na-01')
s.t.off('am 1', 'Frenchtown')
s.t.lay('cm 1, na 2', 'Frenchtown').lay('am 3', 'Ft. Niagara').lay('br 4', 'Montreal').lay('ar 6', 'Plattsburg')
s.t.lay('cm 3', 'Kingston').lay('na 2', 'Six Nations').lay('am 3', "Sacket's Harbor")
s.t.lay_marker('British Control', 'Frenchtown')
s.t.hand_of('cm', 'cm-04', 'cm-12', 'cm-09')
s.t.hand_of('am', 'am-03', 'am-10', 'am-05')
s.t.hand_of('ar', 'ar-06', 'ar-07', 'ar-12')
s.t.hand_of('br', 'br-06', 'br-11', 'br-07')
s.t.hand_of('na', 'na-06', 'na-09', 'na-10')
t, us, br = s.begin()

s.play('phase cm')
br.say('sarı oynuyor')
br.recruit('cm 1', 'York')
br.recruit('cm 1', 'Montreal')
br.play('cm-04')
br.play('cm-12')
with s.fault('CM-12', 'Laura Secord adds two yellow cubes in Frenchtown, which is American land', 'homeland',
             also=['3.1a']):
    br.recruit('cm 2', 'Frenchtown')
way('cm', 'cm 2', 'York', 'Dundas', 'Ft. George')
br.move('cm 2', 'York', 'Dundas', 'Ft. George')
br.draw('cm', 2, 'cm-02', 'cm-03')

s.play('phase am')
us.recruit('am 1', 'Albany')
us.recruit('am 1', 'Pittsburgh')
us.recruit('am 1', 'Pittsburgh')
us.play('am-03')
us.say('Ft. George, hepsi birden')
way('am', 'ar 2, am 5', 'Ft. Niagara', 'Ft. George')
us.move('ar 2, am 5', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 5, 'br': 1, 'cm': 4}
br.roll('br', 'command')
br.roll('cm', 'hit', 'flee', 'command')
us.lose('am 1', 'Ft. George')
br.flee('cm 1', 'Ft. George')
us.roll('ar', 'hit', 'command')
with s.fault('3.3f', 'four white dice, three is the most', 'dice'):
    us.roll('am', 'flee', 'hit', 'command', 'command')
us.flee('am 1', 'Ft. George')
br.lose('cm 2', 'Ft. George')
br.say('zar yağdı')
br.roll('br', 'hit')
br.roll('cm', 'flee')
us.lose('am 1', 'Ft. George')
br.flee('cm 1', 'Ft. George')
us.roll('ar', 'hit', 'command')
us.roll('am', 'command', 'command')
br.lose('br 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.draw('am', 1, 'am-02')
s.done()
