"""The end: jokes about the treaty and New Orleans for six plays, then the treaty is played and New Orleans follows."""
from more import lay_arrivals, rows, spent, holds
from ref import cost, crt, odds, value
from session import Session
from start1814 import lay_1814

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Hickory', br='Castlereagh', what='Autumn 1814: Battle of New Orleans held, Ft. Erie stormed, Treaty of Ghent with one card left, New Orleans after it')
t = s.t
lay_1814(t)
for c, sd in (('1814a', 'US'), ('1814a', 'British'), ('1814b', 'British')):
    lay_arrivals(t, c, sd)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
assert holds(t, 'US', 'Ft. Malden') and not holds(t, 'British', 'Ft. Niagara') and value('Ft. Malden') + 2 == 5
t.lay_vp('US 5')
t.lay_turn('Summer-Autumn 1814')
spent(t, 'British', ['92', '78', '81', 'Treaty of Ghent', '83'])
spent(t, 'US', ['Battle of New Orleans', '75', '77', '79', '82'])
t, us, br = s.begin()
us.say('is it over soon? my wife thinks the Treaty of Ghent was played an hour ago')
br.say('the treaty is in the deck, in my hand, or in Belgium. I do not say which')

s.play('BR Prevost')
br.say('92. Prevost and four of Wellington\'s. no campaign, just a walk: 3 stars, 4 units')
br.play('92')
assert OPV['92'] == 3 and cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5
br.march('Prevost 3rd_(Buffs) 82nd 88th br:27th', 'Trois-Rivieres', 'Montreal', 'La Prairie')
br.discard('92')

s.play('US holds New Orleans')
us.say('I leave one on the table, it has a winter smell. jambalaya')
us.hold('Battle of New Orleans')
br.say('New Orleans, is it? +2 for you, if I let you')
us.say('no comment')

s.play('BR Riall')
br.say('if I had the treaty I would play it now, 3 cards left, minus 3. no thanks. 78 and Riall')
br.play('78')
assert cost('Ft. George', 'Queenston', 'Chippawa') == 2
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots', 'Chippawa')
br.discard('78')

s.play('US Scott storms Ft. Erie: 6 to 6')
us.say('Scott, 75. NY and the Seneca over the river. "I stand, I stand" you will say now')
us.play('75')
us.drag('leader:Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
br.say('I stand. (damn)')
us.say('New York leads')
# 6 against 5 + fort 1: 1:1; C against A -2; river -1 (the fort's ground does not count); Scott +2
assert cost('Buffalo', 'Ft. Erie') == 3 and odds(6, 6) == 0 and crt(6 + 5 - 1, True) == 'DR'
us.roll('2d6', 6, 5)
us.say('11 - 1 = 10, that is a DR even in a fort. nine would have been me running')
br.drag('1/41st', 'Chippawa')
us.say('+2')
us.vp('US 8')
br.say('5 and 2 is 7 on this side of the ocean')
us.vp('US 7')
us.discard('75')

s.play('BR Dragoons')
br.say('1 op, 81, horses to Stoney Creek')
br.play('81')
br.drag('19th_Dragoons', 'Stoney Creek')
br.discard('81')

s.play('US 26th')
us.say('and if I played New Orleans now? would not count, needs a winter or a peace. so 77')
us.play('77')
us.drag('us:26th', 'Buffalo')
us.discard('77')

s.play('BR Treaty of Ghent')
br.say('ladies and gentlemen: peace. this time it is no joke. one card left in my hand')
br.play('Treaty of Ghent')
br.say('minus 1 for me')
br.vp('US 8')
br.drag([t.card('Treaty of Ghent').id], 'Cards Used for VPs', how='pieces')

s.play('US Battle of New Orleans after the treaty')
us.say('news travels slowly: the one I laid aside, +2')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.reveal('Battle of New Orleans')
us.vp('US 10')
br.say('Ft. Erie and Malden are in supply over your lake, the lake itself too. 10, a marginal one. well played')
us.say('gg. rematch? I take the British, Card 2 first, all ships out, haha')
s.done()
