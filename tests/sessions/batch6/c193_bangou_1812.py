"""Japanese table: bare numbers, the side attacked throws the dice, leaders pushed after their men."""
from ref import crt, odds, cost
from more import supplied
from own6 import cfs, ready
from session import Session

s = Session('dev-1812-faults', us='Kenji', br='Haruka', what='Spring 1812 in Japanese, bare card numbers, defender rolls, Brock collects Lincoln on his way to Queenston')
ready(s.t)
t, us, br = s.begin()
us.say('よろしくお願いします')
br.say('よろしく')

s.play('US 12: Van Rensselaer at Queenston')
us.say('12')
us.play('12', reveal=False)
assert supplied(t, 'US', 'Lewiston') and supplied(t, 'British', 'Queenston')
us.drag('1st_NY_Militia', 'Queenston')
us.drag('Van_Rensselaer', 'Queenston')
br.say('戦います')
br.roll('2d6', 6, 5)
assert odds(4, 3) == 0 and crt(11 - 1) == 'DR'
br.drag('Lincoln', 'Ft. George')
us.vp('US 2')
us.discard('12')

s.play('BR 8: Brock')
br.say('8')
br.play('8', reveal=False)
br.drag('R.N.R. York_Militia', 'Burlington')
br.drag('Brock', 'Burlington')
br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
assert supplied(t, 'US', 'Queenston') and supplied(t, 'British', 'Ft. George')
br.drag('R.N.R. York_Militia Lincoln', 'Queenston')
br.drag('Brock', 'Queenston')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
a, d = cfs(t, 'R.N.R. York_Militia Lincoln', True), cfs(t, '1st_NY_Militia')
assert (a, d) == (8, 4) and odds(a, d) == 1
us.roll('2d6', 2, 3)
assert crt(5 + 1 + 2 + 2) == 'DR'
us.say('あー')
us.drag('1st_NY_Militia', 'Lewiston')
us.drag('Van_Rensselaer', 'Lewiston')
us.vp('0')
br.discard('8')

s.play('US 32: Dearborn')
us.say('32')
us.play('32', reveal=False)
us.march('us:6th us:13th', 'Utica', 'Rome', 'Oswego')
us.drag('Dearborn', 'Oswego')
assert cost('Albany', 'Utica', 'Rome', 'Oswego') == 3
us.discard('32')

s.play('BR 2: Lake Ontario')
br.say('2')
br.play('2', reveal=False)
br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US 4')
us.say('4')
us.play('4', reveal=False)
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 17')
br.say('17')
br.play('17', reveal=False)
br.drag('Beresford', 'Lake Ontario Control Box')
br.discard('17')

s.play('US holds')
us.say('温存')
us.hold('27')

s.play('BR 5: Procter')
br.say('5')
br.play('5', reveal=False)
br.drag('1/41st Shawnee', 'Sandwich')
br.drag('Procter', 'Sandwich')
br.discard('5')

s.play('US 13')
us.say('13')
us.play('13', reveal=False)
us.drag('us:6th us:13th', 'Sackets Harbour')
us.discard('13')

s.play('BR 20')
br.say('20')
br.play('20', reveal=False)
br.march('br:8th Canadian_Fencibles', 'La Prairie', 'Chambly')
assert cost('Montreal', 'La Prairie', 'Chambly') == 4
br.discard('20')

s.play('US 30')
us.say('30')
us.play('30', reveal=False)
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('30')

s.play('BR holds')
br.hold('10')
br.say('お疲れ様')
s.done()
