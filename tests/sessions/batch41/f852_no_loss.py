"""Spring 1813: a repulse with a loss that nobody takes; then a garrison that runs two spaces."""
from rough41 import *

s = table('1813a', 'Meg', 'Vince', 'AR-1 without the step; a defender that retreats two spaces; dice by the other',
          ['37', '38', '39', '40', '41', '42'], ['48', '49', '50', '52', '46', '51'], 4)
t, us, br = s.begin()
b = Book(t)

s.play('BR Vincent at Lewiston')
br.say('48: Vincent, 8th in front, then 49th. Lewiston')
br.play('48')
fit(48, 'Vincent')
br.drag('br:8th br:49th Vincent', 'Queenston', how='pieces')
br.drag('br:8th br:49th Vincent', 'Lewiston', how='beside')
us.roll('2d6', 1, 1)
us.say('snake eyes from me to you. 2+2 = 4')
assert fight(t, 'br:8th br:49th', 'us:1st_NY_Militia', 'Lewiston', (1, 1), 'br:8th', 'us:1st_NY_Militia', frm='Queenston', route=True) == 'AR-1'
with s.fault('10.51 10.52 10.32', 'AR-1: the lead should lose a step, none is flipped', 'crt'):
    br.drag('br:8th br:49th Vincent', 'Queenston', how='pieces')
    br.say('back over the river. no harm done')
    br.discard('48')

s.play('US builds')
us.say('37 for the Raven and the Asp')
us.drag('Raven', 'Sackets Harbour')
us.drag('Asp', 'Sackets Harbour', how='beside')
us.drop_discard('37')

s.play('BR Vincent again')
br.say('49. again. if this fails I go fishing')
br.play('49')
br.drag('br:8th br:49th', 'Lewiston', how='pieces')
br.drag('Vincent', 'Lewiston')
br.roll('2d6', 5, 3)
assert fight(t, 'br:8th br:49th', 'us:1st_NY_Militia', 'Lewiston', (5, 3), 'br:8th', 'us:1st_NY_Militia', frm='Queenston', route=True) == 'DR'
us.say('10. I leave')
us.drag('us:1st_NY_Militia', 'Batavia')
with s.fault('10.71 10.51 10.7', 'DR is one space, the militia goes two'):
    us.drag('us:1st_NY_Militia', 'Canandaigua')
br.vp(b.due())
br.discard('49')

s.play('US Scott')
us.say('41 for Scott. Albany - Utica with all his')
us.play('41')
us.drag('Scott us:20th us:23rd us:25th us:29th', 'Utica', how='pieces')
us.discard('41')
b.ok()
s.done()
