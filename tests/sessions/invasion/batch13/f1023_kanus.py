"""Six green cubes in five canoes' worth; red draws two cards for the one it played."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('campaign1812', us='Heiner', br='Trude', what='six in the canoes, a fourth card', module='Canada')
s.t.lay_piece(s.t.pawn, 'Turn 5')
for f in SIDE:
    s.t.lay_played(*('%s-%02d' % (f, k) for k in (1, 2, 3, 4)))
s.t.lay('na 2', 'Amherstburg')
s.t.hand_of('na', 'na-07', 'na-06', 'na-12')
s.t.hand_of('am', 'am-06', 'am-10', 'am-12')
s.t.hand_of('ar', 'ar-06', 'ar-07', 'ar-12')
s.t.hand_of('br', 'br-06', 'br-11', 'br-07')
s.t.hand_of('cm', 'cm-06', 'cm-09', 'cm-10')
t, us, br = s.begin()

s.play('phase na')
br.phase('na')
br.say('Grün. Einer nach Six Nations, einer nach Amherstburg')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
br.play('na-07')
br.say('alle in die Boote, über den Eriesee nach Buffalo')
assert all(t.touches('lake-erie', a) for a in ('Amherstburg', 'Moraviantown', 'Buffalo'))
with s.fault('3.2.5a', 'six green cubes go by canoe, five may', 'units'):
    br.move('na 2', 'Moraviantown', 'Buffalo')
    br.move('na 4', 'Amherstburg', 'Buffalo')
us.say('uff')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'na': 6}
us.roll('ar', 'hit')
us.roll('am', 'flee', 'flee')
br.lose('na 1', 'Buffalo')
us.flee('am 2', 'Buffalo')
br.roll('na', 'command', 'hit', 'command')
us.lose('ar 1', 'Buffalo')
br.mark('Buffalo', 'br')
br.draw('na', 1, 'na-10')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-06')
way('br', 'br 4, cm 1', 'Montreal', 'west of Montreal', 'Cornwall')
br.move('br 4, cm 1', 'Montreal', 'west of Montreal', 'Cornwall')
way('br', 'br 1', 'York', 'Dundas')
br.move('br 1', 'York', 'Dundas')
br.say('mehr mag ich nicht')
with s.fault('3.4a', 'two cards drawn for the one that was played, four in hand', 'hand'):
    br.draw('br', 1, 'br-05')
    br.draw('br', 1, 'br-10')
assert len(t.hand('br')) == 4
us.say('zieh mal den nächsten Stein')

s.play('phase am')
us.phase('am')
us.back('am 2', 'Pittsburgh')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-06')
way('am', 'am 4', 'Pittsburgh', 'Franklin', 'Erie')
us.move('am 4', 'Pittsburgh', 'Franklin', 'Erie')
us.draw('am', 1, 'am-05')
assert len(t.hand('am')) == 3
s.done()
