"""A French family on the module without grid: blue opens the campaign with War Hawks, red answers with Napoleon."""
from cubes import session

s = session('campaign1812', us='Papa', br='Louise', module='Points',
            what='campaign, turn 1: five armies with War Hawks, undo, markers after drawing, two of them at Queenston')
for what, area in (('br 2', 'Queenston / Ft. Erie'), ('br 2', 'Kingston'), ('cm 2', 'Amherstburg'), ('cm 1', 'Ft. George'),
                   ('cm 1', 'Lacolle'), ('na 2', 'Six Nations'), ('na 2', 'Amherstburg'), ('ar 2', 'Detroit'),
                   ('ar 2', 'Buffalo'), ('ar 2', 'Plattsburg'), ('am 2', 'Ft. Niagara'), ('am 2', 'Ogdensburg'),
                   ('am 2', 'Plattsburg')):
    s.t.lay(what, area)
s.t.hand_of('ar', 'ar-04', 'War Hawks', 'ar-06')
s.t.hand_of('br', 'br-01', 'Napoleon Defeated', 'General Brock')
s.t.hand_of('am', 'am-01', 'am-02', 'am-09')
s.t.hand_of('cm', 'cm-01', 'cm-02', 'cm-09')
s.t.hand_of('na', 'na-01', 'na-02', 'na-07')
t, us, br = s.begin()

s.play('phase ar')
us.say('les bleus commencent toujours, page 7')
br.say('oui papa, on sait')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany', how='each')
us.play('ar-04')
us.play('War Hawks')
us.say('donc 3 + 2 = 5 armées, 2 zones chacune')
us.move('ar 4, am 1', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.move('ar 2', 'Pittsburgh', 'Franklin', 'Erie')
us.move('ar 3, am 2', 'Detroit', 'Amherstburg')
us.undo()
us.say('non, pas Detroit, mauvaise pile')
us.move('ar 1, am 1', 'Plattsburg', 'Ft. Ticonderoga', how='colours')
us.move('ar 3, am 2', 'Buffalo', 'Queenston / Ft. Erie')
us.move('ar 2, am 2', 'Ft. Niagara', 'Queenston / Ft. Erie')
br.say('Queenston ! c est rouge, je lance, mes rouges vont te manger')
assert t.at_area('Queenston / Ft. Erie') == {'ar': 5, 'am': 4, 'br': 3, 'cm': 1}
br.roll('br', 'hit', 'hit')
br.roll('cm', 'command')
us.lose('am 2', 'Queenston / Ft. Erie')
br.move('cm 1', 'Queenston / Ft. Erie', 'Dover')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'hit', 'flee')
br.lose('br 3', 'Queenston / Ft. Erie')
us.flee('am 1', 'Queenston / Ft. Erie')
br.say('pfff')
us.draw('ar', 2, 'ar-01', 'ar-11')
us.say('ah, les marqueurs ! deux pour Queenston')
us.mark('Queenston / Ft. Erie', 'us')
us.put('US Control', 'Queenston / Ft. Erie')

s.play('phase br')
br.phase('br')
br.say('on a tiré le rouge dans la tasse')
br.recruit('br 3', 'Montreal')
br.play('br-01', reveal=False)
br.say('la carte 01, 2 armées de 3')
br.move('br 5, cm 1', 'Montreal', 'Lacolle')
br.move('br 2, cm 1', 'Kingston', 'Bay of Quinte', "Smith's Creek", 'York')
br.play('Napoleon Defeated')
br.recruit('br 2', 'Montreal')
br.say('et Napoléon est vaincu, deux rouges de plus. pas de bataille cette fois, ouf')
br.draw('br', 2, 'br-04', 'br-05')
assert t.at_area('Lacolle') == {'br': 5, 'cm': 3}
s.done()
