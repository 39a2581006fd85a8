"""The last cards of 1814, the fleets come home, New Orleans in the winter turn, quarters, the final count."""
from lay10 import *

s = start('1814b', us='Cal', br='Dot', what='end of Summer-Autumn 1814 without Ghent, Winter 1814-15: New Orleans as winter event, attrition on both sides, repairs, final count', vp='US 6')
t = s.t
for w, who in (('Trois-Rivieres', '3rd_(Buffs) 97th'), ('Sorel', '82nd br:6th'), ('Chambly', 'Nova_Scotia_Fencibles 88th'), ('La Prairie', '81st'), ('Montreal', '76th br:9th')):
    t.lay(who, w, 'British')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_face('Wolfe', side='British')
t.lay_face('Oneida', side='US')
ready(t, ['Card 83'], ['Card 79'], 1814, 34)
held(t, t.us, 'Battle of New Orleans')
t, us, br = s.begin()
b = Book(t)

s.play('BR restores nobody, marches')
br.play('79')
mv(br, '103rd Glengarry', 'Stoney Creek', 'Ft. George')
br.discard('79')

s.play('US last')
us.play('83')
mv(us, '15th us:13th', 'Champlain NY', how='each')
us.undo()
us.say('no, only the 15th, one fits there')
us.discard('83')

s.play('fleet home')
us.drag('Perry Lawrence ship:Niagara', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1814-15')

s.play('New Orleans')
us.reveal('Battle of New Orleans')
us.say('Jackson sends his regards')
us.vp('US 8')

s.play('quarters')
due = excess(t)
assert due == {('Plattsburg', 'US'): 1, ('Sackets Harbour', 'US'): 2}, due
us.flip('us:13th')
us.flip('23rd')
us.flip('25th')
br.say('I fit')
br.flip('Wolfe')
us.flip('Oneida')
us.say('so 8 for me. moral victory')
br.say('we know who burned the capital')
s.done()
