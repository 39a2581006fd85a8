"""The pre-war draws with little form: one draws twice by mistake and takes it back, cards are shown before they are kept, one move goes astray; the ninth draw is the war."""
from lay18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Lotte', br='Sam', what='pre-war: an extra draw undone, four moves, the declaration as ninth card, the British draw and play first')
t = s.t
D = 'Pre-war Deck'
d = t.deck(D)
assert len(d.kids) == 14, len(d.kids)
by = {t.things[k].name: k for k in d.kids}
dow = by.pop('Declaration of War')
rest = list(by.values())
order = rest[:8] + [dow] + rest[8:]
d.kids[:] = order[::-1]
t, us, br = s.begin()
N = [t.things[k].name for k in order]
value_of = [val(n) for n in N]

s.play('US keeps')
us.draw(D)
us.say('k')
s.play('BR keeps, after a draw too many')
br.draw(D)
br.draw(D)
br.undo()
br.say('sorry, mouse. keep mine')
s.play('US moves')
us.draw(D)
us.say('playing this one: Oneida round to Oswego')
us.play(N[2])
us.drag('Oneida', 'Sodus')
us.undo()
us.drag('Oneida', 'Oswego')
us.discard(N[2])
s.play('BR moves')
br.draw(D)
br.play(N[3])
way('Kingston', 'Gananoque', 'Prescott')
br.drag('49th', 'Prescott')
br.discard(N[3])
s.play('US moves')
us.draw(D)
us.play(N[4])
way('Albany', 'Utica', 'Rome', 'Oswego')
us.drag('us:13th', 'Oswego')
us.discard(N[4])
s.play('BR moves')
br.draw(D)
br.play(N[5])
way('Montreal', 'Coteau du Lac', 'Cornwall')
br.drag('br:8th', 'Cornwall')
br.discard(N[5])
s.play('US keeps, BR keeps')
us.draw(D)
us.say('k')
br.draw(D)
br.say('k too')
s.play('the war')
us.draw(D)
assert N[8] == 'Declaration of War'
us.reveal('Declaration of War')
us.say('WAR. you first then')
br.draw(D)
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
assert not t.deck(D).kids
assert len(t.hand('US')) + 2 == 7 and len(t.hand('British')) + 2 == 7, hand_sizes(t)
br.turn('Spring-Summer 1812', tracker=False)

c = next(p.name for p in t.hand('British') if val(p.name) >= 2 and p.name[5:].isdigit())
with act(s, 'BR Procter over to Sandwich', 'British', c, leader='Procter'):
    br.play(c)
    br.drag('Procter Wyandot Shawnee Tecumseh', 'Sandwich')
    br.discard(c)
c = next(p.name for p in t.hand('US') if p.name[5:].isdigit())
with act(s, 'US 4th NY', 'US', c):
    us.play(c)
    way('Plattsburg', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.discard(c)
s.done()
