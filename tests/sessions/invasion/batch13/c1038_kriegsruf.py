"""Turn 6: Brant, then a War Cry into Buffalo from two sides; the losses are taken off by the winner; the other client
logs white's answer, a Hometown Support under the enemy's nose; a die for the fun of it."""
from cubes import session

SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('campaign1812', us='Wietske', br='Jörg', what='two specials after another, two logs, a die for fun')
s.t.lay_piece(s.t.pawn, 'Turn 6')
for f in SIDE:
    s.t.lay_played(*('%s-%02d' % (f, k) for k in (1, 2, 3, 4)))
s.t.lay_played('am-08', 'na-08', 'br-05', 'ar-05', 'cm-05', 'cm-06')
s.t.off('am 2', 'Erie')
s.t.lay('na 2', 'Erie').lay('na 1', 'Queenston / Ft. Erie')
s.t.lay_marker('British Control', 'Erie')
s.t.hand_of('na', 'na-05', 'na-09', 'na-12')
s.t.hand_of('am', 'am-06', 'am-10', 'am-12')
s.t.hand_of('ar', 'ar-06', 'ar-07', 'ar-12')
s.t.hand_of('br', 'br-06', 'br-11', 'br-07')
s.t.hand_of('cm', 'cm-07', 'cm-09', 'cm-10')
s.t.lay_drawn('cm', 'na')
t, us, br = s.begin()

s.play('phase na')
br.say('Grün also. Moin, bin wieder da')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Erie')
br.play('na-09')
br.say('Brant bringt zwei nach Moraviantown')
assert t.at_area('Moraviantown') == {'na': 2}
br.recruit('na 2', 'Moraviantown')
br.play('na-05')
way('na', 'na 4', 'Moraviantown', 'Amherstburg', 'Detroit')
br.move('na 4', 'Moraviantown', 'Amherstburg')
way('na', 'na 2, br 1', 'Amherstburg', 'Detroit')
br.move('na 4', 'Amherstburg', 'Detroit')
br.move('na 2, br 1', 'Amherstburg', 'Detroit', how='colours')
us.say('hm, dat wordt een volle bak')
br.say('und jetzt der Kriegsruf: Buffalo')
br.play('na-12')
assert t.border('Erie', 'Buffalo') and t.border('Queenston / Ft. Erie', 'Buffalo')
br.move('na 1', 'Erie', 'Buffalo')
br.move('na 1', 'Queenston / Ft. Erie', 'Buffalo')
br.say('Detroit zuerst, du würfelst')
assert t.at_area('Detroit') == {'ar': 1, 'am': 2, 'na': 6, 'br': 1}
us.roll('ar', 'hit')
us.roll('am', 'flee', 'hit')
us.flee('am 1', 'Detroit')
us.lose('na 2', 'Detroit')
us.say('ik haal ze wel weg, 2 groene ok?')
br.say('ja, grün')
br.roll('na', 'hit', 'hit', 'command')
br.roll('br', 'command')
br.lose('ar 1, am 1', 'Detroit')
br.mark('Detroit', 'br')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'na': 2}
br.say('Buffalo')
us.roll('am', 'flee', 'flee')
us.roll('ar', 'command')
us.flee('am 2', 'Buffalo')
us.say('en de blauwe naar Niagara')
assert t.border('Buffalo', 'Ft. Niagara') and t.at_area('Ft. Niagara') == {'ar': 2, 'am': 2}
us.move('ar 1', 'Buffalo', 'Ft. Niagara')
br.mark('Buffalo', 'br')
br.draw('na', 3, 'na-06', 'na-10', 'na-07')
assert len(t.hand('na')) == 3
s.cut()

s.play('phase am')
us.phase('am')
us.back('am 3', 'Pittsburgh')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-10')
us.say('Hometown: twee man in Buffalo, midden tussen de groenen')
us.recruit('am 2', 'Buffalo')
us.play('am-06')
way('am', 'am 5', 'Pittsburgh', 'Franklin', 'Erie')
us.move('am 5', 'Pittsburgh', 'Franklin', 'Erie')
assert t.at_area('Erie') == {'na': 2, 'am': 5} and t.at_area('Buffalo') == {'na': 2, 'am': 2}
us.say('eerst Buffalo')
us.roll('am', 'hit', 'hit')
br.lose('na 2', 'Buffalo')
us.mark('Buffalo', None)
us.say('Erie')
us.roll('am', 'hit', 'command', 'flee')
br.lose('na 1', 'Erie')
us.flee('am 1', 'Erie')
br.roll('na', 'command')
br.say('bleibt stehen')
us.roll('am', 'hit', 'hit', 'command')
br.lose('na 1', 'Erie')
us.mark('Erie', None)
us.draw('am', 2, 'am-05', 'am-07')
assert len(t.hand('am')) == 3
br.say('was hätte ich jetzt mit rot geworfen? nur so zum Spaß')
br.roll('br', 'hit', 'hit')
br.say('na toll')
s.done()
