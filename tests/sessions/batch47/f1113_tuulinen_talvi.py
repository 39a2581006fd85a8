"""Winter 1813-14 and the spring: militia lives through the winter in a 0 space; a regiment arrives at the wrong town."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Aino', br='Veikko', what='fleet return of 1813, winter, spring 1814: Frontenac Militia winters at Gananoque; the 34th arrives at Sackets Harbour; Finnish')
t = s.t
lay(t, '1813b')
t.lay('Chauncey Oneida Madison Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Frontenac', 'Gananoque', 'British')
t.lay_face('Melville', True, 'British')
t.lay_vp('US 1')
hands(t, [], ['47'])
burn(t, 'Heavy Rains@1813')
burn_to(t, 1813, 31)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR last card')
br.say('47, yksi piste: telakka, Brock Yorkiin')
br.play('47')
br.drag('ship:Brock', 'York')
br.discard('47')

s.play('fleet return')
us.drag('Chauncey Oneida Madison Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
us.turn('Winter 1813-14')

s.play('attrition')
us.say('talvi')
assert excess(t) == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1,
                     ('Sackets Harbour', 'US'): 2, ('Gananoque', 'British'): 1}, excess(t)
us.flip('2nd_Kentucky 15th 2nd_NY_Militia')
br.flip('br:13th 70th Shawnee')
with s.fault('16.26 16.21', 'a land unit does not live through the winter in a 0 space: Frontenac Militia at Gananoque stays'):
    br.say('siina kaikki')
    br.flip('Melville')
    us.turn('Spring-Summer 1814')

s.play('spring: arrivals and deal')
todo = arrivals(t, '1814a', 'US')
late = [(p, w) for p, w in todo if p.name == '34th']
assert late[0][1] == 'Albany'
for w in dict.fromkeys(w for p, w in todo):
    us.drag([p for p, x in todo if x == w and p.name != '34th'], w)
with s.fault('14.1 2.16', 'the 34th arrives at Albany, not at Sackets Harbour'):
    us.drag('34th', 'Sackets Harbour')
muster(br, '1814a')
set_cards = [str(n) for n in range(74, 92)]
deal(br, 1814, *set_cards[0::2])
deal(us, 1814, *set_cards[1::2])
assert sizes(t) == (9, 9)

s.play('BR Prevost')
br.say('76, kolme: Prevost Montrealiin')
fit('76', 'Prevost')
br.play('76')
br.drag('Prevost 89th br:16th 90th', 'Trois-Rivieres')
br.drag('Prevost br:16th 89th 90th', 'Montreal')
br.discard('76')

s.play('US Scott')
us.say('75, Scott')
fit('75', 'Scott')
us.play('75')
us.march('Scott us:23rd us:25th', 'Whitehall', 'Ticonderoga')
us.discard('75')
s.done()
