"""Slang. A beaten militia runs two spaces; in an exchange only one side pays."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Tex', br='Nige', what='Spring 1812, slang: DR carried out over two spaces; an EX in which the attacker never flips his lead')
t, us, br = s.begin()
us.say("howdy. let's rock")

s.play('US at Queenston; Lincoln runs too far')
us.say("32 for 3, van Rensselaer n' the 1st NY over the creek")
us.play('32')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
br.say('we stand')
assert odds(4, 3) == 0 and crt(10 - 1) == 'DR'
us.roll('2d6', 6, 4)
us.say('10 less 1, DR. skedaddle')
with s.fault('10.71 10.7 10.51(DR) 10.51 10.72', 'Lincoln retreats two spaces, Queenston - Stoney Creek, instead of one', 'retreat|link'):
    br.drag('Lincoln', 'Stoney Creek')
us.vp('US 2')
us.discard('32')

s.play('BR fleet')
br.say('2 as 3 ops, Royal George, Moira and Gloucester out for a spin')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('0')
br.discard('2')

s.play('US 3rd Ohio')
us.say('4 for 1: 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR Brock at Queenston: a one-sided exchange')
br.say('8 as 2 ops, Brock. RNR and York come along')
br.play('8')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
us.say('we stand')
br.say('lead is the York Militia')
us.say('1st NY leads')
# 5 : 4, C on C, Brock +2
assert odds(5, 4) == 0 and crt(6 + 2) == 'EX'
br.roll('2d6', 3, 3)
br.say('8 is EX')
with s.fault('10.51(EX) 10.51 10.52 10.31 10.32(1)', 'EX: only the 1st NY flips, the York Militia, lead of the attack, never does', 'odds|result|CRT|land-combat|lead'):
    us.flip('1st_NY_Militia')
    # only reduced defenders, the RNR is fresh: the defender goes (10.63)
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
br.say('right, Queenston is mine again')
br.vp('British 2')
br.discard('8')

s.play('US holds')
us.say('hold')
us.hold('27')

s.play('BR Norfolk')
br.say('17 as 1 op, Norfolk to Ft. Erie')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US regulars to Utica')
us.say('13 for 2, 6th and 13th, just up the road')
us.play('13')
us.drag('us:6th us:13th', 'Utica')
us.discard('13')

s.play('BR holds')
br.say('hold')
br.hold('10')
s.done()
