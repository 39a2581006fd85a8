"""InvasionFull, turn 4 of a campaign: John Norton sends two down one road, and a card for two armies moves three; chat in
Portuguese and English, an undo, dice for the weather."""
from tab10 import *

s = full('campaign1812', 'Duarte', 'Fay', 'InvasionFull; two greens to one area by Norton, a third army on a card for two')
prep(s, 'campaign1812', {'ar': '03 05 12', 'am': '04 06 10', 'br': '03 04 12', 'cm': '04 05 11', 'na': '04 11 10'},
     {'br': '05', 'na': '06 12', 'am': '12'},
     played='ar-01 ar-02 ar-08 am-01 am-02 am-03 br-01 br-02 br-06 cm-01 cm-02 cm-03 na-01 na-02 na-03')
t = s.t
campaign(t, br='Moraviantown 2, Montreal 2', cm='York 2, Dover 2', na='Six Nations 3, Dover 1',
         ar="Ft. Niagara 2, Sacket's Harbor 2, Rome 2", am='Ft. Niagara 2, Erie 2, Utica 2')
t.lay('br 1, cm 2', 'Dundas', 'Ft. George')
t.lay('ar 2, am 2', 'Ft. George', 'Ft. Niagara')
t.lay_piece(t.pawn, 'Turn 4')
lay_marks(t, us=['Ft. George'])
end(t)
t, us, br = s.begin()
us.roll('am', 'command')
us.say('vai chover')

s.play('turn 4, phase na')
br.phase('na')
br.recruit('na 1', 'Dover')
br.recruit('na 1', 'Six Nations')
br.play('na-04')
m = March(t, br, 'na', 'na-04')
assert (m.armies, m.areas) == (2, 3)
m.go('na 2, br 1, cm 1', 'Amherstburg', 'Detroit')
m.go('na 1', 'north of Moraviantown', 'Moraviantown', 'London')
assert len(m.done) == m.armies
br.play('na-11')
br.say('Norton, from Six Nations')
for a in ('Oxford', 'Dundas'):
    assert t.border('Six Nations', a)
br.move('na 1', 'Six Nations', 'Oxford')
with s.fault('NA-11 3.2.2b', 'John Norton sends two units from Six Nations to Dundas, one an area is allowed, and the armies of the card are used up'):
    br.move('na 2', 'Six Nations', 'Dundas', how='each')
us.say('Detroit, eu primeiro')
b = Fight(t, 'Detroit')
b.roll(us='ar hit, am flee command')
us.flee('am 1', 'Detroit')
br.lose('cm 1', 'Detroit')
b.roll(br='br hit, na hit hit')
us.lose('ar 1, am 1', 'Detroit')
b.over()
br.mark('Detroit', 'br')
br.draw('na', 2)
end(t, 'na')

s.play('phase am')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Pittsburgh')
us.undo()
us.recruit('am 1', 'Albany')
us.back('am 1', 'Albany')
assert t.at_area('Pittsburgh') == {'ar': 2, 'am': 4}
us.play('am-04')
m = March(t, us, 'am', 'am-04')
assert (m.armies, m.areas) == (3, 2)
m.go('am 1, ar 2', 'Rome', "Sacket's Harbor")
us.say('é tudo')
us.draw('am')
end(t, 'am')

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('br-03')
m = March(t, br, 'br', 'br-03')
assert (m.armies, m.areas) == (2, 1)
m.go('br 1', 'Kingston', 'Prescott')
m.go('br 1', 'York', 'Dundas')
assert t.border('Moraviantown', 'London')
with s.fault('3.2.2b', 'a third army moves on a card for two'):
    br.move('br 2, na 2', 'Moraviantown', 'London')
br.say('that is my lot')
br.draw('br')
end(t, 'br')
s.done()
