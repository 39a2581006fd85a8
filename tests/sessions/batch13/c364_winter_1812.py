"""The end of 1812: fleets home, winter losses, free repair, a depot off, spring arrivals, dice for the year, the deal."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Rosa', br='Emil', what='end of Summer-Autumn 1812, fleet return, Winter 1812-13 in full, Spring 1813 arrivals, deal, first-player dice, one play each')
t = s.t
lay(t, '1812b')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_face('Oneida')
t.lay_marker('US Supply Depot', 'Albany')
t.lay_vp('British 2')
hands(t, [], [])
burn_to(t, 1812, 28)
t, us, br = s.begin()
k = Book(t)

s.play('fleets home')
br.say('ships home')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
k.ok()
us.say('points stand at 2 for you, agreed')

s.play('winter')
us.turn('Winter 1812-13')
us.say('brr. quarters')
attrition(us, ('1st Ohio', '5th', '14th'))
br.say('mine')
attrition(br, ('Essex & Kent Militia', 'Shawnee'))
assert not more.excess(t), more.excess(t)
us.flip('Oneida')
us.say('Oneida mended. and the depot comes off')
us.delete([p.id for p in t.things.values() if isinstance(p, Piece) and p.name == 'US Supply Depot'
           and t.where(p) == 'Albany'])
k.ok()

s.play('spring')
br.turn('Spring-Summer 1813')
more.muster(us, '1813a')
more.muster(br, '1813a')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('plus 2 is 4, you start')
for i in range(8):
    us.draw('1813 Deck')
    br.draw('1813 Deck')

s.play('US unit')
c = next(x.name for x in t.hand('US') if x.name.startswith('Card ') and opv(x.name[5:]) >= 2)
us.play(c)
walk(us, '2nd_NY_Militia', 'Sackets Harbour', 'Cape Vincent')
us.discard(c)

s.play('BR unit')
c = next(x.name for x in t.hand('British') if x.name.startswith('Card ') and opv(x.name[5:]) >= 1)
br.play(c)
walk(br, 'Frontenac', 'Kingston', 'Gananoque')
br.discard(c)
br.say('enough for a Sunday')
s.done()
