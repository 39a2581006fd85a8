"""Turn 6: boats of three kinds of people, Six Nations held by Americans, a deck that is used up; some talk, in Italian and
English; one leg of a march is dragged too far and taken back."""
from cubes import session
from tab10 import *

s = session('campaign1812', us='Carlo', br='Meg', what='bateaux and canoes, a blocked muster area, an empty deck')
prep(s, 'campaign1812', {'ar': '03 05 12', 'am': '07 12 05', 'br': '03 04 10', 'cm': '02 03 08', 'na': '07 10 05'},
     {'am': '10 11', 'na': '04'},
     played='ar-08 ar-01 ar-02 ar-04 ar-06 am-01 am-02 am-03 am-04 am-06 am-09 br-01 br-02 br-05 br-06 br-07 '
            'cm-01 cm-04 cm-05 cm-06 cm-07 cm-09 cm-10 cm-11 cm-12 na-01 na-02 na-03 na-06 na-08')
t = s.t
campaign(t, br='Montreal 4', cm='Montreal 1, Dover 3', na='Moraviantown 2, Amherstburg 2',
         ar="Sacket's Harbor 3, Oswego 3", am="Sacket's Harbor 2, Oswego 3, Detroit 1")
t.lay('na 3', 'Fled Units', 'Six Nations')
t.lay('ar 2, am 1', 'Six Nations', 'Ft. Niagara')
t.lay('br 1, cm 1', 'Prescott', 'Kingston')
t.lay_piece(t.pawn, 'Turn 6')
lay_marks(t, us=['Six Nations'])
end(t)
t, us, br = s.begin()

s.play('turn 6, phase na')
br.phase('na')
br.say('Six Nations is yours, so my three wait in the box')
br.recruit('na 1', 'Amherstburg')
assert t.at_area('Fled Units') == {'na': 3}
br.play('na-07')
for a in ('Amherstburg', 'Moraviantown', 'Erie'):
    assert t.touches('lake-erie', a)
br.move('na 3', 'Amherstburg', 'Erie')
br.move('na 2', 'Moraviantown', 'Erie', how='each')
us.say('cinque canoe, bene')
b = Fight(t, 'Erie')
b.roll(us='am flee hit')
us.flee('am 1', 'Erie')
br.lose('na 1', 'Erie')
b.roll(br='na hit command command')
us.lose('am 1', 'Erie')
br.say('all four stay')
b.over()
br.mark('Erie', 'br')
br.draw('na')
end(t, 'na')

s.play('phase am')
us.phase('am')
us.back('am 1', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh')
us.say('barche: un gruppo da Oswego, uno da Sacket')
us.play('am-07')
for a in ('Oswego', "Sacket's Harbor", 'Kingston'):
    assert t.touches('lake-ontario', a)
us.move('am 1, ar 2', 'Oswego', 'Kingston')
us.move('am 3', "Sacket's Harbor", 'Kingston', how='each')
b = Fight(t, 'Kingston')
assert t.at_area('Kingston') == {'ar': 2, 'am': 4, 'cm': 1}
b.roll(br='cm hit')
us.lose('am 1', 'Kingston')
b.roll(us='ar command command, am flee hit command')
us.flee('am 1', 'Kingston')
br.lose('cm 1', 'Kingston')
us.say('tre comandi, nessuno torna')
b.over()
us.mark('Kingston', 'us')
us.draw('am')
end(t, 'am')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'York')
br.recruit('cm 1', 'Montreal')
br.play('cm-02')
m = March(t, br, 'cm', 'cm-02')
assert (m.armies, m.areas) == (3, 2)
m.go('cm 4', 'Dover', 'Six Nations')
m.go('cm 2', 'York', 'Dundas')
br.move('cm 2', 'Dundas', 'Ft. George')
br.undo()
assert t.at_area('Dundas') == {'cm': 3}
m.go('cm 3, br 2', 'Montreal', 'west of Montreal', 'Cornwall')
br.say('Six Nations then')
b = Fight(t, 'Six Nations')
b.roll(br='cm hit hit flee')
br.flee('cm 1', 'Six Nations')
us.lose('ar 1, am 1', 'Six Nations')
b.roll(us='ar command')
us.say('il blu si ritira? non ha dove, resta')
b.roll(br='cm command hit flee')
br.flee('cm 1', 'Six Nations')
us.lose('ar 1', 'Six Nations')
b.over()
br.mark('Six Nations', None)
assert not t.deck_of('cm') and len(t.hand('cm')) == 2
br.say('no card left to draw')
end(t, 'cm')
s.done()
