"""A sloop from Erie sails home to Lake Ontario; Sackets Harbour freezes less than it should. French."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Remi', br='Odile', what='End of 1813: fleet return to a town of another lake; a winter step too few')
t = s.t
autumn_1813(t)
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Yeo Wolfe Melville', 'Lake Ontario Control Box', 'British')
t.lay_face('us:14th', side='US')
t.lay_vp('British 7')
hands(t, ['Card 43', 'Card 61', 'Card 54'], ['Card 57', 'Card 64', 'Card 46'])
burn_to(t, 1813, 26)
t, us, br = s.begin()
book = Book(t)

s.play('US 22nd')
us.play('54', reveal=False)
us.drag('22nd', 'Meadville')
us.discard('54')

s.play('BR Rottenburg')
br.say('46 pour 3: Rottenburg prend le 104e et le 10e')
br.play('46')
br.march('104th 10th_R.V. Rottenburg', 'Gananoque', 'Prescott', "Crysler's Farm")
br.drag('10th_R.V. Rottenburg', 'Prescott')
br.discard('46')

s.play('US 25th')
us.play('43')
us.say('43, le 25e et le 29e a Utica')
us.drag('25th 29th', 'Utica')
us.discard('43')

s.play('BR Caughnawaga')
br.play('57')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('57')

s.play('US restores')
us.play('61')
assert supplied(t, 'US', 'Buffalo')
us.flip('14th')
us.say('14e au complet')
us.discard('61')

s.play('BR Norfolk')
br.play('64')
br.drag('Norfolk', 'Chippawa')
br.discard('64')

s.play('fleet return')
br.drag('Queen_Charlotte Barclay', 'Ft. Malden')
with s.fault('11.22 7.4 2.3 2.6 11.43', 'the Hunter goes home from Lake Erie to York, on Lake Ontario'):
    br.drag('Hunter', 'York')
br.drag('Yeo Wolfe Melville', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
book.ok()

s.play('winter')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 2}, ex
br.flip('De_Meuron')
br.flip('1/R._Marines')
br.flip('Shawnee')
us.flip('3rd_Kentucky')
with s.fault('16.21 16.2 16.22', 'seven fresh units in Sackets Harbour, room for five: only one is turned'):
    us.flip('2nd_NY_Militia')
    us.say('voila, Sackets aussi. printemps')
    us.turn('Spring-Summer 1814')
muster(us, '1814a')
muster(br, '1814a')
s.done()
