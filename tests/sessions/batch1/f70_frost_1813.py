"""Winter 1813-14, French: one regiment too few suffers at Sackets Harbour; a schooner is mended at Ogdensburg, which is no base."""
from more import excess, muster, set_aside
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Luc', br='Anne', what='Winter 1813-14: 7 regiments in Sackets Harbour (5), one step taken instead of two; free repair at Ogdensburg; then Spring 1814')
t = s.t
lay_1814(t)
set_aside(t, 'Treaty of Ghent')
t.lay('Conquest', 'Ogdensburg', 'US')
t.lay_face('Conquest Madison', True, 'US')
t.lay_turn('Winter 1813-14')
t, us, br = s.begin()
br.say('bon, hiver. pas de cartes chez moi')
us.say('chez moi non plus')

s.play('attrition')
assert excess(t) == {('Burlington', 'British'): 1, ('Sackets Harbour', 'US'): 2, ('Plattsburg', 'US'): 2}
br.flip('Glengarry')
us.say('Plattsburg : deux. Sackets : un')
us.flip('us:15th 29th')
with s.fault('16.21 16.2 16.22', 'seven unreduced regiments over a 5: two must take a step, one does', 'value|Winter|WQ'):
    us.flip('22nd')
    br.say('rien ailleurs. réparations ?')

s.play('repairs')
us.say('la Madison à Sackets et la Conquest')
us.flip('Madison')
with s.fault('15.21 2.15 15.32', 'the Conquest lies at Ogdensburg, no naval base, and is repaired', 'base'):
    us.flip('Conquest')

s.play('spring')
us.turn('Spring-Summer 1814')
br.say('printemps. renforts')
muster(br, '1814a')
muster(us, '1814a')
for a, b in zip(('76', '82', '86', '75', '78', '79', '83', '77', '81'), ('92', '96', '102', '85', '88', '89', '90', '84', '87')):
    us.draw('1814 Deck', 'Card ' + b)
    br.draw('1814 Deck', 'Card ' + a)

s.play('BR Glengarry restored, 1 of 1')
br.say('77 : je rétablis les Glengarry')
br.play('77')
br.flip('Glengarry')
br.discard('77')

s.play('US restores 15th and 29th')
us.say('85, deux : le 15e et le 29e')
us.play('85')
us.flip('us:15th 29th')
us.discard('85')

s.play('BR 16th and 90th')
br.say('78 : le 90e et le 37e à Trois-Rivières')
br.play('78')
br.drag('90th 37th', 'Trois-Rivieres')
br.discard('78')

s.play('US holds')
us.say('je garde celle-ci')
us.hold('84')
s.done()
