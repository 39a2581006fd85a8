"""French pieces, Polish talk: a ship over Lake Ontario, Brock, whom no yellow flees; recruits at the wrong place and on;
War Hawks with five armies, two of them out of the same heap."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('intro1812', us='Zbyszek', br='Kasia', what='warships, Brock, War Hawks, slips put right', module='Canada')
s.t.hand_of('ar', 'ar-03', 'ar-09', 'ar-11')
s.t.hand_of('am', 'am-03', 'am-05', 'am-12')
s.t.hand_of('br', 'br-07', 'br-12', 'br-05')
s.t.hand_of('cm', 'cm-03', 'cm-07', 'cm-10')
s.t.hand_of('na', 'na-04', 'na-09', 'na-10')
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Chambly')
us.say('Kasia, to jest Chambly ;)')
br.move('br 3', 'Chambly', 'Montreal')
br.say('ups. teraz dobrze')
br.play('br-12')
br.play('br-07')
assert t.touches('lake-ontario', 'Prescott') and t.touches('lake-ontario', 'Oswego')
br.move('br 1, cm 2', 'Prescott', 'Kingston')
br.undo()
assert t.at_area('Prescott') == {'br': 1, 'cm': 2}
br.move('br 1, cm 2', 'Prescott', 'Oswego')
br.say('przez jezioro, caly oddzial z Prescott')
us.say('jeden bialy, nie uciekne daleko')
us.roll('am', 'hit')
br.lose('cm 1', 'Oswego')
br.roll('br', 'command')
br.roll('cm', 'flee')
br.say('Brock, nikt nie ucieka')
us.roll('am', 'command')
us.say('stoi')
br.roll('br', 'hit')
br.roll('cm', 'command')
us.lose('am 1', 'Oswego')
assert t.at_area('Oswego') == {'br': 1, 'cm': 1}
br.mark('Oswego', 'br')
br.draw('br', 2, 'br-03', 'br-04')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany', how='each')
us.play('ar-09')
us.play('ar-03')
us.say('3+2 = 5 armii, po 2 pola')
assert t.fact('ar-03')['armies'] == '3' and t.fact('ar-03')['areas'] == '2'
way('ar', 'ar 2', 'Albany', 'Utica', 'Rome')
us.move('ar 2', 'Albany', 'Utica', 'Rome')
way('ar', 'ar 2, am 1', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.move('ar 2, am 1', 'Albany', 'Caldwell')
way('ar', 'ar 2', 'Pittsburgh', 'Franklin', 'Erie')
us.move('ar 2', 'Pittsburgh', 'Franklin', 'Erie')
us.move('ar 2, am 1', 'Caldwell', 'Ft. Ticonderoga', how='colours')
way('ar', 'ar 1, am 1', 'Buffalo', 'Ft. Niagara')
us.move('ar 1, am 1', 'Buffalo', 'Ft. Niagara')
way('ar', 'ar 2, am 2', "Sacket's Harbor", 'Oswego')
us.move('ar 2, am 2', "Sacket's Harbor", 'Oswego')
us.say('i odbijam Oswego')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'command', 'flee')
us.flee('am 1', 'Oswego')
br.lose('br 1, cm 1', 'Oswego')
us.mark('Oswego', None)
us.draw('ar', 2, 'ar-05', 'ar-06')
assert len(t.hand('ar')) == len(t.hand('br')) == 3
s.done()
