"""Winter 1813-14 without a word: militia winters in empty Gananoque, a schooner is mended on the beach of Sodus."""
from lay15 import *
from ref import cost, value
from session import Session

s = Session('dev-1812-faults', us='M1', br='M2', what='Autumn 1813 to spring 1814, silent: Frontenac Militia winters in a 0 space unharmed; the Pert repaired at Sodus, no naval base')
t = s.t
lay_1813(t)
lay_arr(t, '1813a', '1813b')
no_markers(t)
t.lay('Barclay Queen_Charlotte ship:Hunter', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
t.lay('Pert', 'Sodus', 'US')
t.lay('Frontenac', 'Gananoque', 'British')
t.lay_face('Pert', side='US')
t.lay_face('Wolfe', side='British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 2')
hands(t, ['Card 43', 'Card 57'], ['Card 45', 'Card 54'])
burn_to(t, 1813, 28)
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()

s.play('BR Rottenburg')
br.play('45')
br.drag('Rottenburg 104th', 'Gananoque')
br.drag('Rottenburg 104th', 'Prescott')
br.discard('45')

s.play('US Van Rensselaer\'s men')
us.play('43')
us.drag('12th', 'Batavia')
us.drag('us:5th', 'Batavia')
us.discard('43')

s.play('BR last')
br.play('54')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('54')

s.play('US last')
us.play('57')
us.march('Pike us:9th 21st', 'Antwerp', 'Ogdensburg')
us.discard('57')

s.play('fleets')
us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte ship:Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')

s.play('winter')
us.turn('Winter 1813-14')
ex = excess(t)
assert value('Gananoque') == 0 and ex.pop(('Gananoque', 'British')) == 1
assert ex == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, ex
br.flip('1/R._Marines')
br.flip('2/R._Marines')
us.flip('2nd_Kentucky')
br.flip('Shawnee')
br.flip('Wolfe')
with s.fault('15.21 15.22 15.31 16.1(3) 16.1', 'the Pert, damaged, is turned to her full side at Sodus, which is no naval base'):
    us.flip('Pert')
with s.fault('16.26 16.21 16.23', 'Frontenac Militia at Gananoque (0): destroyed in winter by the book, it stands there unhurt when the year turns'):
    us.turn('Spring-Summer 1814')

s.play('arrivals and deal')
muster(us, '1814a')
muster(br, '1814a', groups=False)
B = ['Card 75', 'Card 86', 'Card 74', 'Card 83', 'Card 85', 'Card 95', 'Card 90', 'Card 97', 'Card 101']
U = ['Card 73', 'Card 77', 'Card 76', 'Card 81', 'Card 78', 'Card 91', 'Card 88', 'Card 84', 'Card 99']
for a, b in zip(U, B):
    br.draw('1814 Deck', b)
    us.draw('1814 Deck', a)
assert len(t.hand('US')) == len(t.hand('British')) == 9

s.play('BR frigate')
br.play('75')
br.drag('Princess_Charlotte', 'Kingston')
br.discard('75')

s.play('US Macomb')
us.play('73')
us.drag('Macomb 4th_NY_Militia 11th', 'Champlain NY')
us.discard('73')

s.play('BR Vincent')
br.play('83')
br.drag('Vincent br:8th', 'Stoney Creek')
br.drag('Vincent br:8th', 'Burlington')
br.discard('83')
s.done()
