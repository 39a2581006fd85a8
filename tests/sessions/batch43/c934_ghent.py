"""English, curt; autumn 1814 to the Treaty of Ghent with one card left and New Orleans from the held cards."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Ole', br='Win', what='English, curt: Ft. Niagara reinforced into control, Perry through the transit box to Mackinac, Cape Vincent taken and lost, Ghent (one card left), New Orleans held')
t = s.t
autumn_1814(t)
hands(t, ['105', '101', '102'], ['83', '96', '84', 'Treaty of Ghent', '77'])
held(t, t.us, 'Battle of New Orleans')
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Riall', 'British', '83', 'Riall', book=book):
    br.say('83 (2) Riall over')
    br.play('83')
    way('Ft. George', 'Ft. Niagara')
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
    br.say('7 factors now, fort counts')
    br.vp(book.due())
    br.discard('83')

with act(s, 'US Perry', 'US', '105', 'Perry', book=book):
    us.say('105 Perry to Detroit')
    us.play('105')
    us.drag('Perry Lawrence Niagara Caledonia', 'Detroit')
    us.discard('105')

with act(s, 'BR Drummond', 'British', '96', 'Drummond', book=book):
    br.say('96 (3)')
    br.play('96')
    way('Kingston', 'Cape Vincent')
    br.drag('Drummond 104th 10th_R.V.', 'Cape Vincent')
    br.vp(book.due())
    br.discard('96')

with act(s, 'US Mackinac', 'US', '101', 'Perry', sea='24th 28th Harrison', ret='Nancy NWC', book=book):
    us.say('101 (1) Perry, transit, Mackinac. 1+2+1+2')
    us.play('101')
    room(t.pieces('Lawrence Niagara'), t.pieces('24th 28th'))
    assert not lake_of(t, 'British') and 1 + 2 + 1 + 2 <= 6
    us.drag('Perry Lawrence Niagara 24th 28th Harrison', 'Ft. Mackinaw')
    br.say('stay')
    assert odds(8, 2) == 3 and crt(6 + 4 + 3 - 2 - 1 + 1) == 'DR-1'
    us.roll('2d6', 6, 4)
    us.say('+1')
    br.drag('NWC', 'British Eliminated')
    br.drag('Nancy', 'Ft. St. Joseph')
    us.discard('101')

with act(s, 'BR York Militia', 'British', '84', book=book):
    br.say('84 (1)')
    br.play('84')
    br.drag('York_Militia', 'Burlington')
    br.discard('84')

with act(s, 'US Cape Vincent', 'US', '102', 'Brown', ret='104th 10th_R.V. Drummond', book=book):
    us.say('102 Brown')
    us.play('102')
    us.drag('Brown us:9th 11th 21st 22nd', 'Cape Vincent')
    assert supplied(t, 'US', 'Sackets Harbour') and supplied(t, 'British', 'Kingston')
    r = fight(t, 'US', 'Cape Vincent', ['Sackets Harbour'], '9th', '104th', 1814, (5, 5))
    assert r == 'DR', r
    us.roll('2d6', 5, 5)
    br.drag('104th 10th_R.V. Drummond', 'Kingston')
    us.vp(book.due())
    us.discard('102')

s.play('BR Ghent')
br.say('Treaty of Ghent. One card left, one point off')
br.play('Treaty of Ghent')
br.vp(book.due(1))
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('New Orleans, held since spring')
us.reveal('Battle of New Orleans')
us.vp(book.due(2))
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
br.say('gg, %s' % book.due())
book.ok()
s.done()
