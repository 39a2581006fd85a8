"""Maltese: the Seneca go by brig to Detroit; peace is in the hand in spring."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Ġorġ', br='Marija', what='Spring 1814, Maltese: the Seneca carried by Perry from Buffalo to Detroit; the Treaty of Ghent laid for its points in Spring-Summer 1814')
t = s.t
lay(t, '1814a')
t.lay('Perry ship:Lawrence ship:Niagara Caledonia', 'Buffalo', 'US')
hands(t, ['Card 77', 'Card 73', 'Card 76', 'Card 81', 'Card 88'], ['Card 75', 'Card 74', 'Card 83', 'Treaty of Ghent', 'Card 85'])
burn_to(t, 1814, 8)
t.lay_vp('US 3')
t, us, br = s.begin()
book = Book(t, 0)

s.play('BR Riall')
fit(75, 'Riall')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots', 'Chippawa')
br.play('75')
br.discard('75')

s.play('US Perry carries')
fit(77, 'Perry')
us.play('77')
us.say('Perry jerfa\' lill-voluntieri u s-Seneca, Detroit')
assert best('Buffalo', 'Detroit')[0] > 6
with s.fault('11.33 3.7 3.7(4)', 'the Seneca, Indians, are carried by ship from Buffalo to Detroit'):
    us.drag('ship:Lawrence ship:Niagara Perry', 'Detroit')
    us.drag('NY_Volunteers_1814 Seneca', 'Detroit')
us.discard('77')

s.play('BR Linnet')
br.play(fit(74, n=1))
br.drag('Linnet', 'Isle aux Noix')
br.discard('74')

s.play('US Izard to Champlain')
fit(73, 'Izard')
us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
us.play('73')

s.play('BR Yeo')
fit(83, 'Yeo')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.play('83')
br.vp(book.due())
br.discard('83')
us.discard('73')

s.play('US yard: a frigate 2, a brig 1')
us.play(fit(76, n=3))
us.drag([p for p in t.things.values() if isinstance(p, Piece) and p.name == 'Mohawk' and p.mark('Kind') == 'Ship'], 'Sackets Harbour')
us.drag('ship:Jones', 'Sackets Harbour')
us.discard('76')

s.play('BR the treaty for points')
br.say('it-Trattat, punt wieħed biss: Norfolk')
with s.fault('7.25 7.25(1) 7.25(2) 7.25(3)', 'the Treaty of Ghent is in the British hand and laid in Spring-Summer 1814, before it can be in the deck', also=('4.22', '4.21')):
    br.play('Treaty of Ghent')
    br.drag('Norfolk', "Brant's Ford")
go('Port Dover', "Brant's Ford")
br.discard('Treaty of Ghent')
us.say('stenna, dik...')
book.ok()
s.done()
