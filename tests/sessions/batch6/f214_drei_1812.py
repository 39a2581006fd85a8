"""Hardly a word: a third card goes to the holding box; two cards of one side in a row."""
from session import Session

s = Session('dev-1812-faults', us='Per', br='Lena', what='spring 1812 nearly silent: a third hold of one hand; the British play two cards running')
t, us, br = s.begin()

s.play('US 4')
us.play('4')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.discard('4')

s.play('BR 17')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.hold('27')

s.play('BR 8')
br.play('8')
br.march('Brock York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US holds a second')
us.hold('19')

s.play('BR 20')
br.play('20')
br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard('20')

s.play('US holds a third')
with s.fault('7.34', 'a third card of the hand is held'):
    us.hold('13')

s.play('BR 5')
br.play('5')
br.drag('Procter 1/41st Shawnee', 'Sandwich')
br.discard('5')

s.play('BR 2, out of turn')
with s.fault('7.32 7.34', 'the British play a second card running while the US has cards'):
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('2')

s.play('US 32')
us.play('32')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Oswego')
us.discard('32')

s.play('BR holds')
br.hold('10')

s.play('US 30')
us.play('30')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('30')
br.say('gg')
s.done()
