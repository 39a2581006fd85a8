"""From the fleets' return of autumn 1812 through winter to the arrivals of 1813: Dutch, one knits and forgets the order, repairs before she flips, all put right in time."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Wouter', br='Fenna', what='fleets home, useless held cards thrown away, winter losses in four towns, repairs, depot off, roll for 1813, arrivals in heaps')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['18'], ['31'])
burn_to(t, 1812, 24)
held(t, t.us, '26')
held(t, t.br, '28')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('us:5th us:12th', 'Rome', 'US')
t.lay_face('Oneida Sydney_Smith')
t.lay_face('20th')
t.lay_marker('British Supply Depot', 'York')
t.lay_vp('British 4')
t, us, br = s.begin()
book = Book(t)
assert book.off == 0

with act(s, 'US last card: a step for the 14th and 21st', 'US', 'Card 18', book=book):
    us.say('laatste kaart. 14e en 21e naar Utica')
    us.play('18')
    way('Albany', 'Utica')
    us.drag('14th 21st', 'Utica')
    us.discard('18')
with act(s, 'BR last card: 49th to Prescott', 'British', 'Card 31', book=book):
    br.play('31')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('49th', 'Prescott')
    br.discard('31')
    br.say('klaar, ik ook leeg. even een toer afbreien')

s.play('fleets home')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.each('Hunter Lady_Prevost Queen_Charlotte', 'Ft. Malden')
us.say('en een vlaggetje op Erie')
br.put('British Lake Control', 'Lake Erie Control Box')
book.ok()

s.play('winter')
br.turn('Winter 1812-13')
us.discard('26')
br.discard('28')
want = {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 2}
assert {k: v for k, v in excess(t).items()} == want, excess(t)
br.flip('Sydney_Smith')
br.undo()
us.say('wacht, eerst de verliezen en dan pas de schepen')
br.flip('1/41st')
br.flip('Shawnee')
us.flip('us:1st_Ohio us:2nd_Ohio')
assert not excess(t), excess(t)
us.say('Albany past precies')
br.flip('Sydney_Smith')
us.flip('Oneida')
br.delete('British Supply Depot'.replace(' ', '_'))

s.play('1813: roll, arrivals')
us.turn('Spring-Summer 1813')
br.roll('1d6', 2)
us.roll('1d6', 5)
br.say('2 + 4 = 6. ik begin het hele jaar')
muster(br, '1813a')
muster(us, '1813a')
assert not arrivals(t, '1813a', 'US')
us.say('delen doen we zondag')
s.done()
