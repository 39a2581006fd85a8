"""Not a word is said: the last cards of autumn 1813, the fleets, the winter, and the deal of 1814. One hand works in stacks, the other one by one."""
from aid25a import *

s = Session('dev-1812-faults', us='Elio', br='Fosca', what='autumn 1813 to spring 1814 in silence: Detroit retaken, building, winter, arrivals, deal, the treaty put back')
t, us, br = s.t, s.us, s.br
autumn_1813(t)
O = 'Oneida Madison Conquest Scourge Julia Hamilton Fair_American'
lay(t, 'Chauncey ' + O, 'Lake Ontario Control Box')
lay(t, 'Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box', 'British')
t.lay_vp('British 3')
hands(t, ['53', '57', '61'], ['55', '64', '63'])
burn_to(t, 1813, 26)
more.set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)
b.ok()

with act(s, 'US Harrison at Detroit', 'US', '53', leader='Harrison', ret='Essex', flips='Essex', book=b):
    us.play('53')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    fed(t, 'US', 'Frenchtown')
    fed(t, 'British', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (5, 3)) == 'DR-1'
    us.roll('2d6', 5, 3)
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('53')
with act(s, 'BR Drummond', 'British', '55', leader='Drummond', pick='Glengarry', book=b):
    br.play('55')
    br.drag('Drummond', 'Cornwall')
    for w in ("Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston'):
        br.drag('Drummond', w)
        br.drag('Glengarry', w)
    br.discard('55')
with act(s, 'US two schooners', 'US', '57', build=True, book=b):
    us.play('57', reveal=False)
    us.drag('Ariel Scorpion', 'Erie PA')
    us.reveal('57')
    us.discard('57')
with act(s, 'BR Detroit', 'British', '64', build=True, book=b):
    br.play('64')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('64')
with act(s, 'US Brown to Oswego', 'US', '61', leader='Brown', book=b):
    us.play('61')
    us.drag('Brown us:15th us:16th', 'Oswego')
    us.discard('61')
with act(s, 'BR two to Montreal', 'British', '63', book=b):
    br.play('63')
    for p in ('De_Watteville', '2/41st'):
        br.drag(p, 'Trois-Rivieres')
        br.drag(p, 'Montreal')
    br.discard('63')
s.play('fleets home')
us.drag('Chauncey ' + O, 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.each('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1813-14')
with act(s, 'winter', 'US', free=True, flips='3rd_Kentucky 1/41st', book=b):
    assert excess(t) == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, excess(t)
    us.flip('3rd_Kentucky')
    br.flip('Shawnee')
    br.flip('Shawnee')
    br.flip('1/41st')
s.play('spring 1814')
br.turn('Spring-Summer 1814', tracker=False)
muster(us, '1814a')
br.turn('Spring-Summer 1814', marker=False)
muster(br, '1814a', groups=False)
assert not arrivals(t, '1814a', 'US') and not arrivals(t, '1814a', 'British')
s.play('deal')
for a, c in zip(('75', '76', '77', '78', '79', '80', '81', '82', '83'), ('84', '85', '86', '87', '88', '89', '90', '91', '92')):
    deal(t, br, 1814, c)
    deal(t, us, 1814, a)
assert hand_sizes(t) == (9, 9)
c = t.find_card_anywhere('Treaty of Ghent')
us.drag([c.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
b.ok()
with act(s, 'BR builds a frigate and a brig', 'British', '86', build=True, book=b):
    br.play('86')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')
with act(s, 'US Scott to the Niagara', 'US', '77', leader='Scott', book=b):
    us.play('77')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('Scott us:23rd us:25th us:34th', 'Canandaigua')
    us.drag('Scott us:23rd us:25th us:34th', 'Buffalo')
    us.discard('77')
with act(s, 'BR 84: 1 to Lacolle', 'British', '84', book=b):
    br.play('84')
    way('Isle aux Noix', 'Lacolle')
    br.drag('Voltigeurs', 'Lacolle')
    br.discard('84')
s.done()
