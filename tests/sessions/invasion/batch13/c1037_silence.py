"""Not a word: the second turn of the introduction, opened when white's marches are done and the dice are due; then canoes."""
from cubes import session

SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('intro1812', us='Xu', br='Yves', what='opens before a battle, no chat', module='Points')
s.t.lay_played('ar-05', 'am-05', 'br-05', 'cm-04', 'na-04', 'am-01')
s.t.lay_piece(s.t.pawn, 'Turn 2')
s.t.lay('ar 2, am 3', 'Ft. George', 'Ft. Niagara')
s.t.lay('am 2', 'Pittsburgh').lay('am 1', 'Albany')
s.t.hand_of('am', 'am-09', 'am-03')
s.t.hand_of('ar', 'ar-03', 'ar-06', 'ar-11')
s.t.hand_of('br', 'br-04', 'br-10', 'br-12')
s.t.hand_of('cm', 'cm-05', 'cm-07', 'cm-12')
s.t.hand_of('na', 'na-07', 'na-02', 'na-10')
t, us, br = s.begin()

s.play('the battle of phase am')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 3, 'br': 1, 'cm': 2}
br.roll('cm', 'flee', 'command')
br.roll('br', 'hit')
br.flee('cm 1', 'Ft. George')
us.lose('am 1', 'Ft. George')
assert t.border('Ft. George', 'Dundas') and t.at_area('Dundas') == {'cm': 1}
br.move('cm 1', 'Ft. George', 'Dundas')
us.roll('am', 'flee', 'command')
us.roll('ar', 'command', 'hit')
us.flee('am 1', 'Ft. George')
us.lose('br 1', 'Ft. George')            # the other one's piece, he is getting coffee
assert t.at_area('Ft. George') == {'ar': 2, 'am': 1}
us.draw('am', 1, 'am-04')
us.mark('Ft. George', 'us')

s.play('phase na')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Amherstburg')
assert t.at_area('Amherstburg')['na'] == 4 and t.at_area('Moraviantown') == {'na': 2}
assert all(t.touches('lake-erie', a) for a in ('Amherstburg', 'Moraviantown', 'Frenchtown'))
br.play('na-07')
br.move('na 2', 'Moraviantown', 'Frenchtown', how='each')
br.move('na 3', 'Amherstburg', 'Frenchtown', how='each')
us.roll('am', 'flee')
br.flee('am 1', 'Frenchtown')
br.mark('Frenchtown', 'br')
br.draw('na', 1, 'na-05')
assert len(t.hand('na')) == len(t.hand('am')) == 3

s.play('phase br')
br.recruit('br 2', 'Montreal')
br.recruit('br 1', 'Montreal')
br.play('br-04')
way('br', 'br 4', 'Montreal', 'Chambly', 'Lacolle')
br.move('br 4', 'Montreal', 'Chambly')
br.move('br 4', 'Chambly', 'Lacolle')
br.draw('br', 1, 'br-03')
s.done()
