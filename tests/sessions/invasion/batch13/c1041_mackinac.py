"""Turn 3 begins late: red has its recruits out before the turn marker moves; Mackinac; then white with a Turncoat; heaps
go and come back by hand, Spanish and little pictures; retreats told both ways."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('campaign1812', us='Inés', br='Bernat', what='turn marker late, Mackinac, Turncoat, a heap put right',
            module='Points')
s.t.lay_piece(s.t.pawn, 'Turn 2')
for f in SIDE:
    s.t.lay_played(f + '-01', f + '-02')
s.t.lay('ar 2, am 4', 'Detroit')
s.t.hand_of('ar', 'ar-03', 'ar-06', 'ar-12')
s.t.hand_of('am', 'am-04', 'am-12', 'am-06')
s.t.hand_of('br', 'br-06', 'br-09', 'br-11')
s.t.hand_of('cm', 'cm-05', 'cm-09', 'cm-10')
s.t.hand_of('na', 'na-05', 'na-06', 'na-12')
t, us, br = s.begin()

s.play('phase br of turn 3')
us.say('fin del turno 2 😴')
br.say('rojos primero')
br.recruit('br 3', 'Montreal')
us.turn(3)
us.say('ya, turno 3')
br.play('br-06')
br.play('br-09')
assert t.touches('lake-huron', 'north of Moraviantown')
br.recruit('br 2', 'north of Moraviantown')
way('br', 'br 2, na 1', 'north of Moraviantown', 'Moraviantown', 'Amherstburg')
br.move('br 2, na 1', 'north of Moraviantown', 'Moraviantown', 'Amherstburg')
way('br', 'br 1, cm 2', 'Ft. George', 'Queenston / Ft. Erie')
br.move('br 1, cm 2', 'Ft. George', 'Dundas')
br.say('perdón, quería Queenston')
br.move('br 1, cm 2', 'Dundas', 'Ft. George')
br.move('br 1, cm 2', 'Ft. George', 'Queenston / Ft. Erie')
way('br', 'br 5', 'Montreal', 'Chambly', 'Lacolle')
br.move('br 5', 'Montreal', 'Chambly', 'Lacolle')
br.say('y nada más 🦫')
br.draw('br', 1, 'br-04')
br.draw('br', 1, 'br-10')

s.play('phase am')
us.say('blancos')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.play('am-04')
way('am', 'ar 3, am 6', 'Detroit', 'Amherstburg')
us.move('ar 3, am 6', 'Detroit', 'Amherstburg')
us.say('podría bajar de Erie a Franklin, pero no')
us.play('am-12')
us.say('el chaquetero: un amarillo se pasa en Amherstburg')
br.lose('cm 1', 'Amherstburg')
us.recruit('am 1', 'Amherstburg')
assert t.at_area('Amherstburg') == {'ar': 3, 'am': 7, 'br': 3, 'na': 3}
br.roll('br', 'hit', 'command')
br.roll('na', 'hit', 'flee', 'command')
us.lose('am 2', 'Amherstburg')
br.flee('na 1', 'Amherstburg')
br.say('el rojo se queda, un verde vuelve a Moraviantown')
assert t.border('Amherstburg', 'Moraviantown') and t.at_area('Moraviantown') == {'na': 2}
br.move('na 1', 'Amherstburg', 'Moraviantown')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'flee', 'hit', 'command')
br.lose('br 2', 'Amherstburg')
br.lose('na 1', 'Amherstburg')
us.flee('am 1', 'Amherstburg')
us.say('sin retirada')
br.roll('br', 'hit')
us.lose('am 1', 'Amherstburg')
us.roll('ar', 'command', 'hit')
us.roll('am', 'command', 'flee', 'flee')
br.lose('br 1', 'Amherstburg')
us.flee('am 2', 'Amherstburg')
assert t.at_area('Amherstburg') == {'ar': 3, 'am': 1}
us.mark('Amherstburg', 'us')
us.draw('am', 2, 'am-03', 'am-05')
br.say('😤')
assert len(t.hand('am')) == len(t.hand('br')) == 3
s.done()
