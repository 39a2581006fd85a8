"""The end of 1812 and its winter by a tiled stove; Hungarian."""
from aid18 import Book, burn_to, excess, go, hands, lay
from session import Session

s = Session('dev-1812-faults', us='Bözsi', br='Lajos', what='last plays, fleet return with two ships left out on Lake Erie, winter with Detroit spared its losses; Hungarian')
lay(s.t, '1812b')
hands(s.t, ['3'], ['24'])
burn_to(s.t, 1812, 26)
s.t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
s.t.lay('NWC', 'Ft. Mackinaw', 'British')
s.t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
s.t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
s.t.lay_vp('British 4')
t, us, br = s.begin()
b = Book(t, 0)

s.play('US two to Rome')
us.say('3-as, kettő: az 5. és a 23. Rome-ba')
us.play('3')
us.march('us:5th 23rd', 'Utica', 'Rome')
us.discard('3')

s.play('BR Lincolns')
br.say('24-es, egy: Lincoln Ft. George-ba')
br.play('24')
br.drag('Lincoln', 'Ft. George')
br.discard('24')

s.play('the fleets go home')
br.say('flották haza')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
with s.fault('7.4 11.22', 'Queen Charlotte and Hunter stay in the Lake Erie box into the winter', 'return'):
    br.put('British Lake Control', 'Lake Erie Control Box')
    br.say('kész, jöhet a tél')
    us.turn('Winter 1812-13')

s.play('winter: attrition')
e = excess(t)
assert e == {('Albany', 'US'): 2, ('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2}, e
us.say('Albany tíz a nyolcra: kettő fordul')
us.flip('12th')
us.flip('20th')
br.say('Malden öt a háromra')
br.flip('Essex')
br.flip('Shawnee')
assert excess(t) == {('Detroit', 'US'): 2}
with s.fault('16.21 16.2', 'five fresh units winter at Detroit (3) and none takes a loss', 'winter'):
    us.say('hajó nem sérült, raktár nincs. tavasz')
    us.turn('Spring-Summer 1813')
s.done()
