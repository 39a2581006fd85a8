"""The end of the war: Ghent with two cards left, and New Orleans after it."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Jed', br='Hope', what='Summer-Autumn 1814, last plays: Ghent played by the US with two cards left (one of them New Orleans, held), then New Orleans')
t = s.t
spring14(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
no_markers(t)
t.lay('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_turn('Summer-Autumn 1814')
hands(t, ['Card 79', 'Treaty of Ghent', 'Card 88'], ['Card 85', 'Card 87', 'Card 99'])
held(t, t.us, 'Battle of New Orleans')
burn_to(t, 1814, 30)
peaceful(t)
t, us, br = s.begin()
br.say('I have 3')

s.play('BR Riall')
br.play('85')
br.drag('Riall 1/R._Scots', 'Queenston')
br.discard('85')

s.play('US Izard')
us.say('79: Izard with three down to Ticonderoga? hm no, they stay. two units to Champlain')
us.play('79')
us.drag('29th 31st', 'Champlain NY')
us.discard('79')

s.play('BR two from Quebec')
br.play('87')
br.drag('br:6th', 'Trois-Rivieres')
br.discard('87')

s.play('US Ghent')
us.say('Treaty of Ghent. That is it')
us.play('Treaty of Ghent')
br.say('how many left?')
us.say('88 and the one in the box, so minus 2')
us.vp('US 2')
us.discard('Treaty of Ghent')
us.say('but the box is New Orleans! +2')
us.play('Battle of New Orleans')
us.vp('US 4')
br.say('figures. gg, moral victory US')
us.say('gg')
s.done()
