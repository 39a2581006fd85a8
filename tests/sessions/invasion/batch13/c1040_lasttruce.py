"""1813, turn 5: the second American truce is laid in the fourth phase and yellow ends the game; Billy Green rolls first;
a retreat to the area just left; plans that come to nothing; markers counted."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('1813', us='Mabel', br='Ruaridh', what='the last two phases of a game, truce, Billy Green, counting')
s.t.lay_piece(s.t.pawn, 'Turn 5')
s.t.lay_played('ar-02', 'ar-08', 'ar-05', 'br-01', 'br-02', 'br-04', 'na-01', 'na-03', 'na-04', 'am-02', 'am-03',
               'cm-01', 'cm-02')
for area in ('York', 'Ft. George'):
    s.t.lay_marker('US Control', area)
for area in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.t.lay_marker('British Control', area)
s.t.hand_of('ar', 'ar-04', 'ar-10', 'ar-12')
s.t.hand_of('am', 'am-08', 'am-04', 'am-12')
s.t.hand_of('br', 'br-05', 'br-06', 'br-11')
s.t.hand_of('cm', 'cm-04', 'cm-10', 'cm-12')
s.t.hand_of('na', 'na-05', 'na-06', 'na-12')
s.t.lay_drawn('br', 'ar', 'na')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.say('white it is. if I lay the truce that is both of ours, game over tonight?')
br.say('aye, end of the turn')
us.say('I could go Oswego to Kingston by... no boats. ok')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('American Militia 08')
assert t.fact('am-08')['armies'] == '3' and t.fact('am-08')['areas'] == '3'
way('am', 'ar 3, am 2', 'Ft. Ticonderoga', 'Plattsburg', 'Lacolle')
us.move('ar 3, am 2', 'Ft. Ticonderoga', 'Plattsburg', 'Lacolle')
way('am', 'ar 2, am 1', "Sacket's Harbor", 'Ogdensburg')
us.move('ar 2, am 1', "Sacket's Harbor", 'Ogdensburg')
way('am', 'am 2', 'Utica', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.move('am 2', 'Utica', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.say('Lacolle then Ogdensburg')
assert t.at_area('Lacolle') == {'ar': 3, 'am': 2, 'br': 1, 'cm': 2}
br.roll('br', 'command')
br.roll('cm', 'hit', 'flee')
us.lose('am 1', 'Lacolle')
br.flee('cm 1', 'Lacolle')
br.say('red holds')
us.roll('ar', 'hit', 'flee')
us.roll('am', 'hit')
us.flee('ar 1', 'Lacolle')
br.lose('br 1, cm 1', 'Lacolle')
us.mark('Lacolle', 'us')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 2, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Ogdensburg')
br.lose('cm 1', 'Ogdensburg')
br.roll('br', 'hit', 'command')
us.lose('ar 1', 'Ogdensburg')
br.say('one red to Cornwall, the other one stays')
assert t.border('Ogdensburg', 'Cornwall') and t.at_area('Cornwall') == {'br': 1, 'cm': 1}
br.move('br 1', 'Ogdensburg', 'Cornwall')
us.roll('ar', 'command')
us.say("I'm out of here, back to Sacket's")
assert t.border('Ogdensburg', "Sacket's Harbor") and t.at_area("Sacket's Harbor") == {}
us.move('ar 1', 'Ogdensburg', "Sacket's Harbor")
us.draw('am', 1, 'am-05')

s.play('phase cm, the last one')
br.phase('cm')
br.say('York is yours so no lads there')
assert t.at_area('York') == {'ar': 2, 'am': 2}
br.recruit('cm 1', 'Montreal')
br.back('cm 1', 'Montreal')
br.play('cm-04')
way('cm', 'cm 2', 'Chambly', 'Lacolle')
br.move('cm 2', 'Chambly', 'Lacolle')
way('cm', 'br 1, cm 2', 'Montreal', 'Chambly', 'Lacolle')
br.move('br 1, cm 2', 'Montreal', 'Chambly', 'Lacolle')
br.play('cm-10')
br.say('Billy Green at Lacolle, hits only')
assert t.at_area('Lacolle') == {'ar': 2, 'am': 1, 'br': 1, 'cm': 4}
br.roll('br', 'hit')
br.roll('cm', 'flee', 'hit', 'command')
us.lose('ar 1, am 1', 'Lacolle')
br.say('and now for real')
br.roll('br', 'hit')
br.roll('cm', 'command', 'flee', 'command')
us.lose('ar 1', 'Lacolle')
br.flee('cm 1', 'Lacolle')
us.mark('Lacolle', None)
br.draw('cm', 2, 'cm-05', 'cm-09')
assert len(t.hand('am')) == len(t.hand('cm')) == 3
us.say('that is the five phases. York, Ft. George: 2')
br.say('Detroit, Frenchtown, Ogdensburg: 3. gg')
us.say('gg! beer')
s.done()
