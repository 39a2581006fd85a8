"""Summer-Autumn 1812 ends: fleets go home, winter, and 1813 begins with a roll, arrivals and eight cards."""
from kit11 import *

s = Session('dev-1812-faults', us='Gail', br='Morris', what='End of 1812: last cards, fleets home with markers, winter losses, free repair, a depot taken off, 1813: VP added to the roll, arrivals, deal, two plays')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay('Chauncey Oneida Conquest Scourge Fair_American', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('Det._10th_R.V. NWC', 'Ft. Mackinaw', 'British')
t.lay('us:9th 11th us:16th 21st', 'Utica', 'US')
t.lay('14th 15th 23rd', 'Plattsburg', 'US')
t.lay('br:103rd', 'Montreal', 'British')
t.lay_face('Earl_of_Moira', side='British')
t.lay_face('Growler', side='US')
t.lay_marker('US Supply Depot', 'Utica')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 2')
assert lakes(t) + towns(t) == -2
hands(t, ['Card 22'], ['Card 21'])
held(t, t.us, 'Card 24')
burn_to(t, 1812, 25)
t, us, br = s.begin()

s.play('US Harrison')
us.say('last one, the 22, as 2 ops. Harrison with the 17th and 19th up to Meigs, two units')
us.play('22')
go(us, 'Harrison 17th 19th', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.discard('22')

s.play('BR Glengarry')
br.say('mine too: 21, Glengarrys to Prescott')
br.play('21')
go(br, 'Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('21')
us.say('fleets home')

s.play('fleet return')
us.drag('Chauncey Oneida Conquest Scourge Fair_American', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1812-13')

s.play('winter')
us.say('the card I kept was nothing for the winter, out it goes')
us.discard('24')
br.say('attrition then')
ex = excess(t)
assert ex
br.say('mine')
for p in pick_winter(t, 'British'):
    br.flip([p])
us.say('and mine')
for p in pick_winter(t, 'US'):
    us.flip([p])
assert not {k: v for k, v in excess(t).items() if k[1] == 'US'}
br.flip('Earl_of_Moira')
us.flip('Growler')
us.delete('US_Supply_Depot')
us.say('ships repaired, depot off')

s.play('1813')
us.turn('Spring-Summer 1813')
us.say('for the first move')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4 and 2 points is 6. I go first this year')
more.muster(br, '1813a')
more.muster(us, '1813a')
deal(br, '1813 Deck', '38', '41', '42', '43', '50', '51', '53', '55')
deal(us, '1813 Deck', '39', '40', '44', '45', '46', '47', '48', '49')

s.play('BR Prevost')
br.say('42 for 3, Prevost to Montreal with the 13th, 70th and 89th')
br.play('42')
go(br, 'Prevost br:13th 70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.discard('42')

s.play('US restores')
us.say('45, the 17th at Meigs gets its men back, the other point is wasted')
us.play('45')
two = [p for p in t.things.values() if hasattr(p, 'gpid') and not p.is_card() and p.mark('Side') == 'US' and p.level() == 2 and p.mark('CF') and p.mark('Kind') == 'Regular' and p.mark('Class') in 'AB' and supplied(t, 'US', t.where(p))][:2]
assert [p.name for p in two] == ['17th']
for p in two:
    us.flip([p])
us.discard('45')
br.say('to be continued, it is late')
s.done()
