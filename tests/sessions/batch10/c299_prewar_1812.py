"""The pre-war sequence: three cards played before the war, troops shipped between own ports, the US draws the declaration."""
from lay10 import *

s = Session('dev-1812-opening-1', at=17, us='Teresa', br='Gus', what='pre-war draws with three pre-war moves (a general, two transports between own ports), war declared by the US draw, British first')
t = s.t
d = t.deck('Pre-war Deck')
by = {t.things[k].name: k for k in d.kids}
order = ['Card 22', 'Card 16', 'Card 18', '#9 Brock and Tecumseh', 'Card 25', 'Card 5', 'Declaration of War', 'Card 31', 'Card 3', 'Card 14', 'Card 32', 'Card 26', 'Card 7', 'Card 11']
assert sorted(by) == sorted(order)
d.kids[:] = [by[n] for n in reversed(order)]
t, us, br = s.begin()
b = Book(t)

s.play('US draws, Dearborn')
us.draw('Pre-war Deck')
us.say('I play it, 22 for 3. Dearborn and his two to Sackets')
us.play('22')
mv(us, 'Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('22')

s.play('BR draws, 1/41st by ship')
br.draw('Pre-war Deck')
br.say('me too, 16. the Hunter carries the 41st to Dover')
br.play('16')
assert room(P(t, 'ship:Hunter', 'British')) == (1, 0)
br.drag('ship:Hunter 1/41st', 'Port Dover')
us.say('pre-war, allowed?')
br.discard('16')

s.play('draws kept')
us.draw('Pre-war Deck')
us.say('keep')
br.draw('Pre-war Deck')
br.say('keep')

s.play('US draws, Oneida')
us.draw('Pre-war Deck')
us.say('25 for 2: Oneida takes the 2nd NY to Oswego')
us.play('25')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.discard('25')

s.play('BR keeps, war')
br.draw('Pre-war Deck')
br.say('kept')
us.draw('Pre-war Deck')
us.say('war!')
for i in range(7):
    (br if i % 2 == 0 else us).draw('Pre-war Deck')
assert len(t.hand('US')) == 5 and len(t.hand('British')) == 6
br.turn('Spring-Summer 1812', tracker=False)

s.play('BR fleet')
br.say('so I start. 26 for 3, Royal George, Moira, Beresford')
br.play('26')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
b.ok()
br.discard('26')

s.play('US Hull')
us.say('32 (3). Hull crosses')
us.play('32')
mv(us, 'Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.vp('British 1')
b.ok()
us.discard('32')

s.play('BR Brock')
br.say('5, Brock to Dover with R.N.R.')
br.play('5')
mv(br, 'Brock R.N.R.', 'Burlington', "Brant's Ford", 'Port Dover', how='direct')
br.discard('5')

s.play('US 4th NY')
us.say('7 for 1: 4th NY to Champlain')
us.play('7')
mv(us, '4th_NY_Militia', 'Champlain NY')
us.discard('7')
s.done()
