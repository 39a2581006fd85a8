"""Spring 1814: the log begins in the middle of a battle at Chippawa, before its second round; a battle card; a restoration."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Quentin', br='Odile', what='1814a: log begins mid-battle (Brown at Chippawa, round two), a battle card, DR-2, one step taken late, restore, hold')
t = s.t
lay(t, '1814a')
t.lay('Brown 9th 21st 22nd 25th', 'Chippawa', 'US')
t.lay_face('21st', True, 'US')
t.lay('1/R._Scots', 'Chippawa', 'British')
t.lay_face('89th', True, 'British')
hands(t, ['90', '81', '78', '79'], ['88', '86', '93', '84'])
burn_to(t, 1814, 10)
t, us, br = s.begin()

s.play('US, round two at Chippawa')
us.say('back from the break. Brown came over from Ft. Schlosser, first round was an EX: my 21st and your 89th are down, the card is on the pile already. Marker still at US 4, Chippawa does not count before it is decided')
br.say('yes. second round now, who leads?')
us.say('25th leads')
br.say('Royal Scots')
us.say('battle card: 90, +1 for this round')
us.play('90')
br.say('none from me')
A, D = 12, 2 + 5
assert odds(A, D) == 0 and fed(t, 'US', 'Ft. Schlosser', 'Chippawa') and supplied(t, 'British', 'Queenston')
assert crt(11 + 1) == crt(11 + 2) == 'DR-2'
us.roll('2d6', 6, 5)
us.say('11 + Brown + the card = 13. DR-2')
br.flip('1/R._Scots')
br.say('and the 89th is gone, it was reduced')
br.drag('1/R._Scots', 'Queenston')
us.vp('US 5')
us.discard('90')
br.drag('89th', 'British Eliminated')
us.say('Chippawa is mine, 1 point')

s.play('BR restores')
br.say('Card 88 as 2, restore the Royal Scots, only the one')
br.play('88')
assert supplied(t, 'British', 'Queenston')
br.flip('1/R._Scots')
br.discard('88')

s.play('US Scott')
us.say('81 for Scott (1). over the river to Brown with the volunteers')
us.play('81')
go('Buffalo', 'Ft. Schlosser', 'Chippawa')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
us.drag('NY_Volunteers_1814 Seneca Scott', 'Chippawa')
us.discard('81')

s.play('BR holds')
br.hold('84')
br.say('hold. I could go for Ft. Niagara next... we shall see')

s.play('US holds')
us.say('same here')
us.hold('79')

s.play('BR Linnet')
br.say('93, 2 NBV: Linnet (1) at Isle aux Noix, the rest is lost')
br.play('93')
br.drag('Linnet', 'Isle aux Noix')
br.discard('93')
s.done()
