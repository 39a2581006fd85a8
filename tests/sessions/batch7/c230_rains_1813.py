"""Campaigns on both sides, rain on one column, wind against a fleet, and a nine before a fort."""
from lay7 import hands, burn_to, more
from more import supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Vic', br='Nell', what='Summer-Autumn 1813: Campaign with Heavy Rains against its second force, Contrary Winds, a second Campaign, the 9 at Ft. George')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Queen_Charlotte', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Campaign@1813', 'Contrary Winds', 'Card 46', 'Card 49', 'Card 44', 'Card 53', 'Card 61', 'Card 65'],
      ['Campaign@1813', 'Heavy Rains@1813', 'Card 45', 'Card 47', 'Card 50', 'Card 55', 'Card 57', 'Card 60'])
burn_to(t, 1813, 16)
t.lay_vp('British 4')
t, us, br = s.begin()

s.play('US campaign: Pike and Scott')
us.say('Campaign! Pike at Sackets and Scott at Albany')
us.play('Campaign')
br.say('Heavy Rains on Scott')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.drag('Pike us:6th 15th us:16th', 'Cape Vincent')
us.say('Scott may go one space then, Utica')
us.drag('Scott 23rd 25th 29th', 'Utica')
us.discard('Campaign')

s.play('BR Yeo, against the wind')
br.say('45, Yeo, everything at Kingston that floats, onto the lake')
br.play('45')
us.say('Contrary Winds')
us.play('Contrary Winds')
us.discard('Contrary Winds')
br.say('grr. all stay in port')
br.discard('45')

s.play('US Wilkinson')
us.say('46, Wilkinson with 9th and 21st to Ogdensburg')
us.play('46')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Wilkinson us:9th 21st', 'Antwerp')
us.drag('Wilkinson us:9th 21st', 'Ogdensburg')
us.discard('46')

s.play('BR campaign: Procter and Vincent')
br.say('my Campaign: Procter at Malden, Vincent at Fort George')
br.play('Campaign')
br.drag('Procter 1/41st', 'Sandwich')
br.drag('Vincent 49th', 'Queenston')
br.discard('Campaign')

s.play('US at Ft. George')
us.say('49: 13th and 18th across to Fort George')
us.play('49')
assert supplied(t, 'US', 'Ft. George', entered='Ft. Niagara') and supplied(t, 'British', 'Ft. George')
us.drag('us:13th 18th', 'Ft. George')
br.say('the 8th stays behind its wall')
assert odds(8, 5 + 2) == 0 and crt(6 + 5 - 1 - 1, True) == 'AR'
us.roll('2d6', 6, 5)
us.say('11, river -1, A -1: nine')
br.say('nine at a fort is your retreat')
us.say('sigh')
us.drag('us:13th 18th', 'Ft. Niagara')
us.discard('49')

s.play('BR York militia')
br.say('47, 1 op')
br.play('47')
br.drag('York_Militia', 'Burlington')
br.discard('47')

s.play('US holds')
us.hold('53')
us.say('held')

s.play('BR holds')
br.hold('50')
br.say('ditto')
s.done()
