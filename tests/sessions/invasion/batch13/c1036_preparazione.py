"""The campaign from the empty chairs on: the free cubes are laid in the log, the hands are drawn after them, blue begins
with the Publication Ban, Queenston gets two markers and loses them."""
from cubes import session

SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('campaign1812', us='Ottavia', br='Nino', what='set-up within the log, hands late, two markers')
t, us, br = s.begin()

s.play('set-up')
us.say('prima i rossi, gialli e verdi: quattro a testa in Canada')
br.recruit('br 2', 'Amherstburg')
br.recruit('br 2', 'Ft. George')
br.recruit('na 2', 'Six Nations')
br.recruit('na 2', 'Moraviantown')
br.recruit('cm 2', 'Lacolle')
br.recruit('cm 2', 'Queenston / Ft. Erie')
br.say('fatto, tocca a te, sei e sei')
us.recruit('ar 3', 'Plattsburg')
us.recruit('ar 3', 'Buffalo')
us.recruit('am 2', 'Detroit')
us.recruit('am 2', 'Ft. Niagara')
us.recruit('am 2', "Sacket's Harbor")
us.say('ora le carte')
us.draw('ar', 3, 'ar-06', 'ar-11', 'ar-04')
us.draw('am', 3, 'am-03', 'am-08', 'am-12')
br.draw('br', 3, 'br-06', 'br-11', 'br-05')
br.draw('cm', 3, 'cm-05', 'cm-09', 'cm-02')
br.draw('na', 3, 'na-07', 'na-10', 'na-01')
assert all(len(t.hand(f)) == 3 for f in SIDE)

s.play('phase ar')
us.phase('ar')
us.play('ar-11')
us.say('censura! i tre di Albany arrivano a Rome')
us.recruit('ar 3', 'Rome')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-06')
assert t.fact('ar-06')['armies'] == '4' and t.fact('ar-06')['areas'] == '2'
way('ar', 'ar 4, am 2', 'Plattsburg', 'Lacolle')
us.move('ar 4, am 2', 'Plattsburg', 'Lacolle')
way('ar', 'ar 3, am 2', 'Buffalo', 'Queenston / Ft. Erie')
us.move('ar 3, am 2', 'Buffalo', 'Queenston / Ft. Erie')
way('ar', 'ar 3', 'Rome', "Sacket's Harbor")
us.move('ar 3', 'Rome', "Sacket's Harbor")
way('ar', 'ar 2', 'Pittsburgh', 'Franklin', 'Erie')
us.move('ar 2', 'Pittsburgh', 'Franklin', 'Erie')
us.say('due battaglie, comincio da Lacolle')
assert t.at_area('Lacolle') == {'ar': 4, 'am': 2, 'cm': 3}
br.roll('cm', 'flee', 'flee', 'hit')
br.flee('cm 2', 'Lacolle')
us.lose('am 1', 'Lacolle')
us.roll('ar', 'hit', 'command')
us.roll('am', 'command')
br.lose('cm 1', 'Lacolle')
us.say('restano tutti')
us.mark('Lacolle', 'us')
us.say('Queenston')
assert t.at_area('Queenston / Ft. Erie') == {'ar': 3, 'am': 2, 'br': 1, 'cm': 3}
br.roll('br', 'hit')
br.roll('cm', 'hit', 'command', 'flee')
us.lose('am 2', 'Queenston / Ft. Erie')
br.flee('cm 1', 'Queenston / Ft. Erie')
us.roll('ar', 'hit', 'hit')
br.lose('br 1, cm 1', 'Queenston / Ft. Erie')
br.roll('cm', 'command')
br.say('mi ritiro a Fort George')
assert t.border('Queenston / Ft. Erie', 'Ft. George') and t.at_area('Ft. George') == {'br': 3, 'cm': 2}
br.move('cm 1', 'Queenston / Ft. Erie', 'Ft. George')
us.mark('Queenston / Ft. Erie', 'us')
us.put('US Control', 'Queenston / Ft. Erie')
us.say('due segnalini, sono due forti')
us.draw('ar', 2, 'ar-02', 'ar-08')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'York')
br.recruit('cm 1', 'Montreal')
br.back('cm 3', 'Montreal')
br.play('cm-02')
way('cm', 'br 3, cm 3', 'Ft. George', 'Queenston / Ft. Erie')
br.move('br 3, cm 3', 'Ft. George', 'Queenston / Ft. Erie')
br.roll('br', 'hit', 'command')
br.roll('cm', 'hit', 'hit', 'flee')
us.lose('ar 3', 'Queenston / Ft. Erie')
br.flee('cm 1', 'Queenston / Ft. Erie')
br.mark('Queenston / Ft. Erie', None)
br.mark('Queenston / Ft. Erie', None)
assert t.marker('Queenston / Ft. Erie') is None
br.draw('cm', 1, 'cm-03')
us.say('sic transit')
assert len(t.hand('ar')) == len(t.hand('cm')) == 3
s.done()
