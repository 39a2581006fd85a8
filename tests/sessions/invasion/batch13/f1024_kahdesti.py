"""A ship from Lake Erie lands on Lake Ontario; blue's cube went back into the bag and gives blue a second phase."""
from cubes import session
SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}


def way(f, what, *path):
    """A legal way by land for an army with a cube of the colour f."""
    assert f + " " in what
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert all(SIDE[g] == SIDE[f] for g in t.at_area(a)), a


s = session('1813', us='Aino', br='Veikko', what='two lakes in one voyage, a colour twice in a turn')
for area in ('York', 'Ft. George'):
    s.t.lay_marker('US Control', area)
for area in ('Ogdensburg', 'Detroit', 'Frenchtown'):
    s.t.lay_marker('British Control', area)
s.t.hand_of('ar', 'ar-07', 'ar-05', 'ar-12')
s.t.hand_of('am', 'am-03', 'am-04', 'am-12')
s.t.hand_of('br', 'br-05', 'br-06', 'br-11')
s.t.hand_of('cm', 'cm-05', 'cm-10', 'cm-12')
s.t.hand_of('na', 'na-05', 'na-06', 'na-12')
t, us, br = s.begin()

s.play('phase ar')
us.phase('ar')
us.say('vain yksi kuutio varastossa')
us.recruit('ar 1', 'Albany')
assert 'ar' not in t.at_area('Reserve')
us.play('ar-07')
us.say('laivat!')
assert t.touches('lake-erie', 'Buffalo') and t.touches('lake-ontario', 'York')
assert not t.touches('lake-ontario', 'Buffalo') and not t.touches('lake-erie', 'York')
with s.fault('3.2.4b 3.2.4c', 'from Buffalo on Lake Erie to York on Lake Ontario', 'shore'):
    us.move('ar 2, am 2', 'Buffalo', 'York')
us.draw('ar', 1, 'ar-04')

s.play('phase na')
br.phase('na')
br.say('vihreä')
br.recruit('na 1', 'Six Nations')
br.recruit('na 1', 'Dundas')
br.play('na-05')
way('na', 'na 2', 'Frenchtown', 'Detroit')
br.move('na 2', 'Frenchtown', 'Detroit')
way('na', 'na 4, cm 1', 'Six Nations', 'Dundas')
br.move('na 4, cm 1', 'Six Nations', 'Dundas')
br.draw('na', 1, 'na-04')

s.play('phase ar, again')
with s.fault('2.0a', 'blue has a second phase in the turn', 'drawn',
             also=['2.1', '3.0', '3.2a', '3.2.2d', '3.2.7a', '3.4a']):
    t.drag(us, [t.drawn['ar'].id], 'Draw Bag')
    us.phase('ar')
    us.say('taas sininen, hyvä tuuri')
    us.play('ar-05')
    way('ar', 'ar 2', 'Albany', 'Utica', 'Rome')
    us.move('ar 2', 'Albany', 'Utica', 'Rome')
    us.draw('ar', 1, 'ar-06')
s.done()
