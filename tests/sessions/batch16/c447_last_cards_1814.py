"""No Ghent: the last cards of the war, ships home, New Orleans in the last winter, attrition, the end. Italian names, few words in English."""
from lay7 import Piece, burn_to, hands, more, start1814
from more import cf, excess, holds, lay_1813, lay_arrivals, supplied, units
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Silvio', br='Carla', what='last plays of 1814, Ghent never came: Campaign with two battles, Yeo out, holds, fleet return on three lakes, winter with New Orleans and attrition; two logs')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for code in ('1813a', '1813b'):
        lay_arrivals(t, code, side)
start1814.lay_1814(t)
for side in ('US', 'British'):
    for code in ('1814a', '1814b'):
        lay_arrivals(t, code, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Perry Lawrence ship:Niagara Caledonia', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_face('Tigress', side='US')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')
hands(t, ['Campaign@1814', 'Battle of New Orleans', 'Card 104', 'Card 105'], ['Card 94', 'Card 100', 'Card 95', 'Card 97'])
burn_to(t, 1814, 26)
t, us, br = s.begin()

s.play('BR Drummond over the river')
br.say('95 Drummond')
br.play('95')
assert cost('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg') == 5
br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque')
br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Ogdensburg')
br.discard('95')

s.play('US campaign: Brown at Ogdensburg 20 to 10, 2:1, leaders +1 -1; Scott at Ft. Niagara 6 to 2+2, 1:1, C to B -1, Scott +2')
br.vp('US 3')
us.say('Campaign, Brown at Sackets and Scott at Buffalo')
us.play('Campaign')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Brown 9th 11th 21st 22nd 23rd', 'Antwerp')
us.drag('Brown 9th 11th 21st 22nd 23rd', 'Ogdensburg')
br.say('I fight. 104th')
us.say('9th')
assert sum(cf(p, True) for p in units(t, 'Ogdensburg', 'US')) == 20 and sum(cf(p) for p in units(t, 'Ogdensburg', 'British')) == 10
assert odds(20, 10) == 1 and crt(5 + 4 + 1 + 1 - 1) == 'DR'
us.roll('2d6', 5, 4)
br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
us.vp('US 5')
assert cost('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara') == 3
us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Niagara')
us.say('volunteers lead')
assert odds(6, 4) == 0 and crt(5 + 5 - 1 + 2, fort=True) == 'DR-1' and supplied(t, 'British', 'Ft. Niagara')
us.roll('2d6', 5, 5)
br.drag('100th', 'British Eliminated')
br.say('there goes the 100th')
us.discard('Campaign')

s.play('BR Yeo')
br.play('100')
br.each('Royal_George Wolfe Melville Yeo', 'Lake Ontario Control Box')
br.vp('US 3')
br.discard('100')

s.play('US holds New Orleans')
us.hold('Battle of New Orleans')

s.play('BR Mohawks')
br.play('94')
br.drag('br:Mohawk', 'Queenston')
br.discard('94')

s.play('US 26th')
us.play('104')
us.drag('us:26th', 'Buffalo')
us.discard('104')

s.play('BR last card: the marines')
br.play('97')
br.drag('1/R._Marines', "Crysler's Farm")
br.discard('97')

s.play('US last card, held as well')
us.hold('105')
us.say('that one is useless now')

s.play('fleets home')
us.drag('Perry Lawrence ship:Niagara Caledonia', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.drag('Yeo Royal_George Wolfe Melville', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Nancy', 'Ft. Mackinaw')
br.put('British Lake Control', 'Lake Huron Control Box')
us.say('US 3')
s.cut()

s.play('winter: New Orleans')
us.turn('Winter 1814-15')
us.say('New Orleans! 2 more')
us.play('Battle of New Orleans')
us.vp('US 5')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.discard('105')

s.play('attrition')
assert excess(t) == {('Quebec City', 'British'): 9, ('Prescott', 'British'): 1, ('Burlington', 'British'): 1, ('Ogdensburg', 'US'): 3, ('Plattsburg', 'US'): 2}
us.flip('30th 31st')
us.flip('9th 11th 21st')
br.say('Quebec nine too many, wait')
br.flip(['br:5th', 'br:9th', 'br:27th', '37th', '39th', '57th', '58th', '76th', '81st'])
br.flip('104th')
br.flip('Glengarry')
us.flip('Tigress')
us.say('5 for the US, that is a moral victory. ciao')
s.done()
