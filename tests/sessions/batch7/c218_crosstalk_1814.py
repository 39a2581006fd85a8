"""Two clients with a slow line: what one writes answers something long past; English and French; two logs."""
from lay7 import hands, more, start1814
from more import supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Walt', br='Odile', what='Spring 1814: plans announced out of turn, answers to older questions, an assault at Ft. Erie, builds, two logs')
start1814.lay_1814(s.t)
s.t.lay(['Brock'], 'Captured', 'British')
for side in ('US', 'British'):
    more.lay_arrivals(s.t, '1814a', side)
more.set_aside(s.t, 'Treaty of Ghent')
hands(s.t, ['Card 76', 'Card 78', 'Card 80', 'Card 82', 'Card 84', 'Card 85', 'Card 88', 'Card 90', 'Card 94'],
      ['Card 75', 'Card 77', 'Card 79', 'Card 81', 'Card 83', 'Card 86', 'Card 87', 'Card 91', 'Card 95'])
t, us, br = s.begin()
us.say('9 each here. I will play 76 for Brown when it is my go')
br.say('bonjour! 75 (2), Drummond')

s.play('BR Drummond')
br.play('75')
us.say('are you there?')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
br.drag('Drummond 104th 10th_R.V.', 'Prescott')
br.discard('75')
br.say('oui je suis la')

s.play('US Brown')
us.say('hello?')
br.say('a toi')
us.play('76')
us.drag('Brown us:9th 21st 25th', 'Cape Vincent')
br.say('non attends, je voulais prendre Frontenac aussi')
us.say('76 (3) Brown to Cape Vincent as I said')
us.discard('76')
br.say('bon tant pis, laisse')

s.play('BR 8th')
br.say('77, 1 op, 8th')
br.play('77')
us.say('laisse what? oh. ok')
br.drag('br:8th', 'Burlington')
br.discard('77')

s.play('US Scott at Ft. Erie')
us.say('78 (2): Scott, NY Volunteers, Seneca over the Niagara to Ft. Erie')
us.play('78')
assert supplied(t, 'US', 'Ft. Erie', entered='Buffalo') and supplied(t, 'British', 'Ft. Erie')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
br.say('le 8th est a Burlington, pas York, tu vois?')
us.say('do you stand?')
us.say('Seneca lead')
br.say('1/41st mene. je reste')
assert odds(4 + 2, 5 + 1) == 0 and crt(3 + 3 + 2 - 1 - 1, True) == 'AR'
us.roll('2d6', 3, 3)
us.say('6, +2 Scott, -1 river, -1 class: 6, AR. back to Buffalo')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Buffalo')
us.discard('78')
br.say('oui je vois')
s.cut()

s.play('BR frigate')
br.say('79, NBV 2: Prince Regent a Kingston')
br.play('79')
br.drag('Prince_Regent', 'Kingston')
br.discard('79')

s.play('US brigs')
us.say('did you retreat? ah no, I did')
us.say('80, NBV 2: Jefferson, Jones')
us.play('80')
us.drag('Jefferson Jones', 'Sackets Harbour')
us.discard('80')

s.play('BR Fencibles')
br.say('hold on svp, telephone')
us.say('is that a hold?')
br.say('non non. 81, 1 op: Fencibles')
br.play('81')
br.drag('Canadian_Fencibles', 'Isle aux Noix')
br.discard('81')

s.play('US holds')
us.say('but I do hold one')
us.hold('82')

s.play('BR hold')
br.say('moi aussi')
br.hold('83')
s.done()
