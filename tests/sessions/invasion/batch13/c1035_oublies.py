"""1813, opened in the middle of white's march: the control markers of the set-up are laid only now; cubes go one by one."""
from cubes import session

SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('1813', us='Philomène', br='Télesphore', what='middle of a march, forgotten markers', module='Canada')
s.t.lay_played('na-04', 'am-03')
s.t.hand_of('am', 'am-04', 'am-09')
s.t.hand_of('ar', 'ar-05', 'ar-02', 'ar-11')
s.t.hand_of('br', 'br-04', 'br-10', 'br-02')
s.t.hand_of('cm', 'cm-05', 'cm-09', 'cm-02')
s.t.hand_of('na', 'na-06', 'na-10', 'na-01')
s.t.lay_drawn('na', 'am')
s.t.lay('na 1', 'Six Nations').lay('na 1', 'Detroit').lay('am 2', 'Pittsburgh').lay('am 1', 'Albany')
s.t.lay('am 1', 'Albany', 'Utica')
t, us, br = s.begin()

s.play('the rest of phase am: 3 armies, 2 areas; one has gone from Utica to Albany')
us.say('me voici de retour, on en était où là?')
br.say('tu avais bougé un blanc d\'Utica à Albany, il te reste deux armées')
assert t.fact('am-03')['armies'] == '3' and t.fact('am-03')['areas'] == '2' and t.border('Utica', 'Albany')
way('am', 'am 4, ar 3', 'Ft. Meigs', 'Frenchtown')
us.move('am 2', 'Ft. Meigs', 'Frenchtown', how='each')
br.say('eh attends, on n\'a jamais mis les drapeaux')
br.mark('Detroit', 'br')
br.mark('Frenchtown', 'br')
us.mark('York', 'us')
us.move('ar 3', 'Ft. Meigs', 'Frenchtown', how='each')
br.mark('Ogdensburg', 'br')
us.mark('Ft. George', 'us')
us.move('am 2', 'Ft. Meigs', 'Frenchtown', how='each')
us.say('bon. et ceux de Pittsburgh')
way('am', 'am 2', 'Pittsburgh', 'Franklin', 'Erie')
us.move('am 1', 'Pittsburgh', 'Franklin')
us.move('am 1', 'Pittsburgh', 'Franklin')
us.move('am 2', 'Franklin', 'Erie')
us.say('la rivière aux Raisins maintenant')
assert t.at_area('Frenchtown') == {'ar': 3, 'am': 4, 'cm': 1, 'na': 2}
us.roll('am', 'flee', 'hit', 'flee')
us.roll('ar', 'hit', 'command')
us.flee('am 2', 'Frenchtown', how='each')
us.say('mon bleu reste')
br.lose('cm 1', 'Frenchtown')
br.lose('na 1', 'Frenchtown')
br.roll('na', 'command')
assert t.border('Frenchtown', 'Detroit') and t.at_area('Detroit') == {'br': 1, 'na': 3}
br.move('na 1', 'Frenchtown', 'Detroit')
us.mark('Frenchtown', None)
us.draw('am', 1, 'am-05')
assert len(t.hand('am')) == 3

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal', how='each')
br.play('br-10')
br.play('br-04')
br.say('fifre, donc 3 zones')
br.say('je pensais aller à Plattsburg... non')
way('br', 'br 3', 'Montreal', 'west of Montreal', 'Cornwall', 'Ogdensburg')
br.move('br 3', 'Montreal', 'west of Montreal', 'Cornwall', 'Ogdensburg')
way('br', 'br 1, cm 1', 'Kingston', 'Prescott')
br.move('br 1, cm 1', 'Kingston', 'Prescott', how='colours')
assert t.at_area('Ogdensburg') == {'br': 5, 'cm': 1}
br.draw('br', 2, 'br-05', 'br-01')
assert len(t.hand('br')) == 3
br.say('à toi la pioche')
s.done()
