"""Warships that find a way from Lake Ontario into Lake Erie, and the invader who rolls first on American ground; the
table talks Swedish now and then, cubes go one by one."""
from cubes import session
from tab10 import *

s = session('campaign1812', us='Lars', br='Sigrid', what='turn 2; the wrong lake, the wrong side opens a battle')
prep(s, 'campaign1812', {'ar': '03 05 12', 'am': '04 06 10', 'br': '07 04 12', 'cm': '03 05 11', 'na': '04 05 10'},
     {'br': '05', 'cm': '06', 'am': '12'}, played='ar-02 am-03 br-06 cm-02 na-01')
t = s.t
campaign(t, br='Prescott 2, Amherstburg 2', cm='Amherstburg 3, York 1', na='Amherstburg 2, Dover 2',
         ar='Buffalo 1, Plattsburg 3, Albany 2', am='Buffalo 1, Detroit 1, Oswego 2, Albany 2')
t.lay_piece(t.pawn, 'Turn 2')
t, us, br = s.begin()

s.play('turn 2, phase br')
br.phase('br')
br.recruit('br 3', 'Montreal', how='each')
br.play('br-07')
assert not t.touches('lake-ontario', 'Buffalo') and not t.touches('lake-erie', 'Prescott')
with s.fault('3.2.4b 3.2.4c', 'warships of Prescott, on Lake Ontario, land at Buffalo, on Lake Erie', 'shore'):
    br.move('br 3, cm 1', 'Prescott', 'Buffalo')
us.say('oj, där kom de')
b = Fight(t, 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 2, 'am': 3, 'br': 3, 'cm': 1}
b.roll(us='ar hit flee, am flee flee command')
us.flee('ar 1, am 2', 'Buffalo')
br.lose('cm 1', 'Buffalo')
b.roll(br='br hit hit')
us.lose('ar 1', 'Buffalo')
us.lose('am 1', 'Buffalo')
b.over()
br.mark('Buffalo', 'br')
br.draw('br')
end(t, 'br')

s.play('phase am')
us.phase('am')
us.back('am 2', 'Pittsburgh', how='each')
us.recruit('am 2', 'Pittsburgh', how='each')
us.recruit('am 1', 'Albany')
us.play('am-04')
m = March(t, us, 'am', 'am-04')
m.go('ar 5, am 4', 'Albany', 'Caldwell', 'Ft. Ticonderoga')
us.say('inget mer')
us.draw('am')
end(t, 'am')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'York')
br.recruit('cm 1', 'Montreal')
br.play('cm-03')
m = March(t, br, 'cm', 'cm-03')
assert (m.armies, m.areas) == (2, 1)
m.go('cm 4, br 3', 'Amherstburg', 'Detroit')
br.say('jag anfaller, jag slår')
assert HOME['Detroit'] == 'us' and t.at_area('Detroit') == {'ar': 1, 'am': 3, 'br': 3, 'cm': 4}
with s.fault('3.3d', 'the British attacker rolls first at Detroit, American ground', 'homeland', also=['3.3e']):
    br.roll('br', 'command', 'command')
    br.roll('cm', 'hit', 'flee', 'command')
us.lose('am 1', 'Detroit')
br.flee('cm 1', 'Detroit')
us.roll('ar', 'hit')
us.roll('am', 'flee', 'hit')
us.flee('am 1', 'Detroit')
br.lose('cm 2', 'Detroit')
assert t.at_area('Detroit') == {'ar': 1, 'am': 1, 'br': 3, 'cm': 1}
br.roll('br', 'hit', 'hit')
br.roll('cm', 'command')
us.lose('ar 1', 'Detroit')
us.lose('am 1', 'Detroit')
br.mark('Detroit', 'br')
br.draw('cm')
end(t, 'cm')
s.done()
