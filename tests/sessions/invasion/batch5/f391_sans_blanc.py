"""Une armée sans un seul blanc à la phase des blancs; un jaune se replie en zone bleue vide."""
from cubes import session

s = session('empty', us='Odile', br='Marc', what='no unit of the active faction, a retreat to enemy ground', module='Canada')
for what, area in (('ar 1, am 4', 'Buffalo'), ('br 1, cm 1', 'Queenston / Ft. Erie'), ('ar 3', "Sacket's Harbor"),
                   ('am 1', 'Ogdensburg'), ('ar 1, am 2', 'Frenchtown'), ('br 1, cm 4', 'Amherstburg'), ('na 3', 'Six Nations'),
                   ('br 3, cm 2', 'Montreal'), ('cm 2', 'York'), ('ar 2, am 2', 'Pittsburgh'), ('ar 2, am 2', 'Albany'),
                   ('br 1, cm 2', 'Ft. George'), ('am 2', 'Ft. Niagara'), ('ar 2, am 2', 'Detroit')):
    s.t.lay(what, area)
s.t.lay_played('ar-01', 'am-01', 'br-01', 'cm-01', 'na-01')
s.t.hand_of('am', 'am-03', 'am-05', 'Kentucky Militia')
s.t.hand_of('cm', 'cm-05', 'cm-04', 'Ambush')
s.t.hand_of('ar', 'ar-04', 'ar-05', 'War Hawks')
s.t.hand_of('br', 'br-04', 'br-05', 'Fife and Drum')
s.t.hand_of('na', 'na-04', 'na-05', 'War Cry')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-03')
us.move('am 3, ar 1', 'Buffalo', 'Queenston / Ft. Erie')
with s.fault('3.2.2e', 'three blue move alone in the phase of the whites', 'army'):
    us.move('ar 3', "Sacket's Harbor", 'Ogdensburg')
us.say('Queenston, à vous les dés')
br.roll('br', 'hit')
br.roll('cm', 'command')
us.lose('am 1', 'Queenston / Ft. Erie')
us.roll('ar', 'hit')
us.roll('am', 'hit', 'flee')
br.lose('br 1, cm 1', 'Queenston / Ft. Erie')
us.flee('am 1', 'Queenston / Ft. Erie')
us.mark('Queenston / Ft. Erie', 'us')
us.put('Contrôle', 'Queenston / Ft. Erie')
us.draw('am', 1, 'am-04')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-05')
br.move('br 1, cm 4', 'Amherstburg', 'Detroit')
assert t.at_area('Detroit') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 4}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee', 'flee')
br.lose('cm 1', 'Detroit')
us.flee('am 2', 'Detroit')
br.roll('br', 'command')
br.roll('cm', 'hit', 'command', 'flee')
us.lose('ar 1', 'Detroit')
br.flee('cm 1', 'Detroit')
with s.fault('3.3.3b 3.3.4', 'yellow retreats to an empty blue area', 'friendly'):
    br.move('cm 1', 'Detroit', 'north of Detroit')
us.roll('ar', 'command')
us.move('ar 1', 'Detroit', 'Frenchtown')
br.mark('Detroit', 'br')
br.draw('cm', 1, 'cm-02')
s.done()
