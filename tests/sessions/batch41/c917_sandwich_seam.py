"""Spring 1812 in two logs: depot, the Northwest Company at Mackinac, Hull at Sandwich; the seam lies between the attack and its dice."""
from rough41 import *

s = table('1812a', 'Bill Hull', 'Tec', 'two logs, seam after the attackers are in; depot; Indians alone on Mackinac; retreat dragged by the enemy',
          ['32', '12', '27', '13', '4', '19', '30'], ['5', '2', '17', '8', '10', '20', 'Declaration of War'], 0)
t, us, br = s.begin()
b = Book(t)

s.play('US depot')
us.say('27 for a depot at Sackets')
us.put('US Supply Depot', 'Sackets Harbour')
us.drop_discard('27')

s.play('BR Mackinac')
br.say('17: nwc paddles over')
br.drag('NWC', 'Ft. Mackinaw')
br.play('17')
br.roll('2d6', 5, 5)
assert crt(5 + 5 + odds(2, 1 + 1) + 1, True) == 'DR-1'
us.say('11 with the B. can they surrender to Indians? they must')
br.drag('Detachment_(Mackinaw)', 'US Eliminated')
br.say('no points, Indians cannot hold a 2')
br.discard('17')
b.ok()

s.play('US Hull')
us.say('32 hull. canada! 4th and the two ohios. "you will be emancipated from tyranny"')
us.play('32')
fit(32, 'Hull')
us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', how='pieces')
us.drag('Hull', 'Sandwich', how='beside')
us.vp(b.due())
us.discard('32')

s.play('BR Procter and Tecumseh')
br.say('8. everyone')
br.play('8')
fit(8, 'Procter')
br.drag('1/41st Shawnee', 'Sandwich', how='beside')
br.drag('Wyandot Essex', 'Sandwich', how='pieces', onto='1/41st')
br.drag('Procter Tecumseh', 'Sandwich', how='pieces', onto='1/41st')
us.say('saving here, kids are up')
s.cut()
br.say('so. where were we. you stand?')
us.say('I stand. 14 on 9')
us.roll('2d6', 6, 4)
assert fight(t, '1/41st Shawnee Wyandot Essex', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (6, 4), '1/41st', 'us:4th', frm='Ft. Malden') == 'DR'
br.say('A v A. nothing, plain 10. shoo')
br.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit', how='pieces')
br.discard('8')
us.vp(b.due())

s.play('US 2nd NY')
us.say('4: 2nd ny to cape vincent')
us.play('4')
us.drag('2nd_NY_Militia', 'Cape Vincent')
us.discard('4')
b.ok()
s.done()
