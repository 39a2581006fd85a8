"""Lake Champlain and Lacolle in spring 1814: a frigate and a brig built, sloops beaten, a brig mended, an attack thrown back."""
from kit13 import *
from more import naval_drm
from session import Session

s = Session('dev-1812-faults', us='Nils', br='Astrid', what='Spring 1814 in mid-turn, Swedish: yards, a drawn fight on Champlain, Izard repulsed at Lacolle; the log ends after a question')
t = s.t
lay(t, '1814a')
t.lay('Macdonough', 'Plattsburg', 'US')
hands(t, ['Card 86', 'Card 79', 'Card 92', 'Card 88'], ['Card 82', 'Card 76', 'Card 77', 'Card 80'])
burn_to(t, 1814, 10)
t, us, br = s.begin()
k = Book(t)

s.play('BR yards')
br.play('82')
br.drag('Linnet', 'Isle aux Noix')
br.drag('Prince_Regent', 'Kingston')
br.say('1 + 2')
br.discard('82')

s.play('US yard')
us.play('86')
us.drag('Jefferson', 'Sackets Harbour')
us.drag('Superior', 'Sackets Harbour')
us.say('samma har')
us.discard('86')

s.play('BR Champlain')
br.play('76')
br.each('Linnet Chubb Finch', 'Lake Champlain Control Box')
br.vp(k.due())
k.ok()
br.discard('76')

s.play('US Macdonough')
us.play('79')
us.drag('Macdonough ship:President Preble Montgomery', 'Lake Champlain Control Box')
a, b = t.pieces('ship:President Preble Montgomery'), t.pieces('Linnet Chubb Finch')
assert naval_drm(a, b, a[0], b[0], CMD['Macdonough'][1]) == -1 and naval(4 - 1) == 'A1 D1 def'
us.roll('1d6', 4)
us.say('-1 klass, -1 sma batar, +1 Macdonough. 3')
us.flip('ship:President')
br.flip('Linnet')
us.drag('Macdonough ship:President Preble Montgomery', 'Plattsburg')
br.drag('Linnet', 'Isle aux Noix')
us.discard('79')
k.ok()

s.play('BR mends')
br.play('77')
br.flip('Linnet')
br.discard('77')

s.play('US Lacolle')
us.play('92')
us.say('Izard')
us.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
us.drag('Izard us:6th us:13th 15th 29th', 'Lacolle')
br.say('jag star')
fed(t, 'US', 'Lacolle', 'Champlain NY')
assert fight(t, 'us:6th us:13th 15th 29th', 'Canadian_Fencibles', 'Lacolle', 5, 'us:6th', 'Canadian Fencibles') == 'AR'
us.roll('2d6', 4, 1)
us.say('5 + 2 - 1... AR. fan')
us.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
us.discard('92')

s.play('BR holds')
br.hold('80')
us.say('far jag se pa den?')
s.done()
