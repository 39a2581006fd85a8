"""Autumn of 1813: a depot on enemy soil, and the dragoons go to sea."""
from hc16 import *
from more import lay_1813, lay_arrivals
from session import Session

s = Session('dev-1812-faults', us='Gwen', br='Huw', what='Autumn 1813 in mid-turn: a US depot at Lacolle in Canada; the US Dragoons carried by the Madison from Sackets Harbour to Smiths Creek')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('US_Dragoons', 'Sackets Harbour', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 3')
assert score(t) == -3
lay7.hands(t, ['Card 46', 'Card 43', 'Card 52', 'Card 48', 'Card 53', 'Card 38', 'Card 61'], ['Card 42', 'Card 59', 'Card 65', 'Card 55', 'Card 67', 'Card 60'])
lay7.burn_to(t, 1813, 20)
t, us, br = s.begin()
Y = 1813

with go(s, 'US Hampton to Lacolle', 'us', '46', 'Hampton'):
    us.say('bore da. 46 Hampton')
    us.play('46')
    us.drag('11th 4th_NY_Militia Hampton', 'Champlain NY')
    us.drag('11th 4th_NY_Militia Hampton', 'Lacolle')
    us.vp('British 2')
    us.discard('46')

with go(s, 'BR Prevost', 'br', '42', 'Prevost'):
    br.say('Prevost, Quebec to Montreal')
    br.play('42')
    br.drag('Prevost De_Watteville br:13th 70th 89th', 'Trois-Rivieres')
    br.drag('Prevost De_Watteville br:13th 70th 89th', 'Montreal')
    br.discard('42')

s.play('US depot at Lacolle')
us.say('and a depot for him')
us.play('43')
with s.fault('13.52 13.51 8.31(6)', 'a US supply depot is created at Lacolle, British territory'):
    us.put('US Supply Depot', 'Lacolle')
us.discard('43')

with go(s, 'BR Procter to Frenchtown', 'br', '59', 'Procter'):
    br.play('59')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    br.vp('British 3')
    br.discard('59')

with go(s, 'US two up from MacArthur', 'us', '53'):
    us.play('53')
    us.drag('24th 28th', 'Ft. Findlay')
    us.drag('24th 28th', 'Ft. Meigs')
    us.discard('53')

with go(s, 'BR Vincent at Lewiston: 9 to 4, A to C, river: +2', 'br', '65', 'Vincent', ret='1st_NY_Militia'):
    br.say('65, Vincent over the river')
    br.play('65')
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th', 'Lewiston')
    us.say('they fight')
    assert res(t, 'British', 'Lewiston', ['Queenston'], '49th', '1st NY Militia', Y, 3, 5) == 'DR'
    br.roll('2d6', 3, 5)
    retreat(t, 'US', 'Lewiston', 'Ft. Schlosser', 'Queenston')
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
    br.vp('British 4')
    br.discard('65')

with go(s, 'US Harrison at Frenchtown: 20 to 13, B to A, forest, +1', 'us', '48', 'Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', flips=['1/41st']):
    us.say('48, Harrison')
    us.play('48')
    us.drag('Harrison 17th 19th 1st_Kentucky 24th 28th', 'Frenchtown')
    br.say('41st leads')
    assert res(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', Y, 6, 6) == 'DR-1'
    us.roll('2d6', 6, 6)
    br.flip('1/41st')
    retreat(t, 'British', 'Frenchtown', 'Detroit', 'Ft. Meigs')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.vp('British 3')
    us.discard('48')

with go(s, 'BR Riall', 'br', '60', 'Riall'):
    br.play('60')
    br.march('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.discard('60')

with go(s, 'US Scott to Sackets', 'us', '61', 'Scott'):
    us.play('61')
    us.drag('Scott 20th 23rd us:25th', 'Utica')
    us.drag('Scott 20th 23rd us:25th', 'Rome')
    us.drag('Scott 20th 23rd us:25th', 'Sackets Harbour')
    us.discard('61')

with go(s, 'BR Finch and Chubb', 'br', '55'):
    br.play('55')
    br.drag('Finch Chubb', 'Lake Champlain Control Box')
    br.vp('British 5')
    br.discard('55')

s.play('US dragoons at sea')
us.say('52. the Madison takes the horse to Smiths Creek')
us.play('52')
b = best('Sackets Harbour', 'Smiths Creek', barred=['Kingston', 'Ft. George', 'Queenston', 'Ft. Erie'])
assert b is None or b[0] > 10, b
with s.fault('11.33 3.62 11.35', 'the US Dragoons are landed at Smiths Creek by the Madison; dragoons are not carried by ships and no march leads there'):
    us.drag('Madison US_Dragoons', 'Smiths Creek')
us.discard('52')
br.say('horses on deck? well well')

with go(s, 'BR Caughnawaga', 'br', '67'):
    br.play('67')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('67')

s.play('US holds')
us.hold('38')
s.done()
