"""Spring 1813: what one calls a campaign. One card of that name, two reactions, plans that come to nothing."""
from more import lay_1813, rows, spent
from ref import cost
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Teddy', br='Maud', what='Spring 1813: campaign with Heavy Rains on one force, Chauncey turned back by Contrary Winds, restore, depot, Champlain; the word campaign everywhere')
t = s.t
lay_1813(t)
t.lay('US_Dragoons', 'Albany', 'US')
t.lay_face('10th_R.V. 104th')
spent(t, 'US', ['Campaign@1813', '52', '39', '40', '41'])
spent(t, 'British', ['Heavy Rains@1813', 'Contrary Winds', '42', '38', '44', '48'])
t, us, br = s.begin()
us.say('where were we? my go, first of the year, you said. my whole campaign hangs on this evening')
br.say('the last campaign we played you resigned after 2 cards')

s.play('US campaign: Pike and Scott; rain on Scott')
us.say('Campaign: Pike from Sackets to Ogdensburg, Scott from Albany to Plattsburg')
us.play('Campaign')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('leader:Pike us:16th us:21st', 'Antwerp')
us.drag('leader:Pike us:16th us:21st', 'Ogdensburg')
br.say('wait. before Scott goes: rain. on Albany, not on Pike')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('one space only then, Whitehall. Plattsburg next week')
us.drag('leader:Scott 20th us:23rd', 'Whitehall')
us.discard('Campaign')

s.play('BR Drummond')
br.say('nice campaign while it lasted. 42: Drummond and the LC as far as the Coteau. they may go to Cornwall, they do not')
br.play('42')
assert OPV['42'] >= 2 and cost('Montreal', 'Coteau du Lac') == 1   # one space from Montreal, 3.63 allows two
br.drag('Drummond LC_Militia', 'Coteau du Lac')
br.discard('42')

s.play('US Chauncey, turned back')
us.say('52, Chauncey with everything, the control of the lake is mine anyway, it says so on the marker')
us.play('52')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box')
br.say('is there not a wind from the west? there is: contrary')
br.play('Contrary Winds')
us.say('you are kidding. all back to harbour')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Sackets Harbour')
br.discard('Contrary Winds')
us.discard('52')

s.play('BR Champlain')
br.say('and a little campaign of mine, 38: Chubb + Finch')
br.play('38')
assert OPV['38'] == 2
br.each('Chubb Finch', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('38')

s.play('US Harrison')
us.say('Harrison will take Detroit with 4 units, then Malden with 5, then London: 3 victory points, 3, 1. In May. Today: 39, Frenchtown')
us.play('39', reveal=False)
assert OPV['39'] >= 2 and cost('Ft. Meigs', 'Frenchtown') == 2
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
br.say('no attack?')
us.say('no attack')
us.discard('39')

s.play('BR Western Indians')
br.say('44. If Harrison comes I retreat. If he does not I do not. The Western braves to Sandwich')
br.play('44')
assert OPV['44'] == 1 and cost('Ft. Malden', 'Sandwich') == 1
br.drag('Western_Indians', 'Thamesville')
br.drag('Western_Indians', 'Sandwich')
br.discard('44')

s.play('US depot')
us.say('a campaign needs bread: 40, depot at the Harbour')
us.play('40')
us.put('US Supply Depot', 'Sackets Harbour')
us.discard('40')

s.play('BR restores two')
br.say('48, the 10th veterans and the 104th eat, drink and are whole again')
br.play('48')
assert OPV['48'] == 2                       # two regulars of class B at Kingston, in supply by land
br.flip('10th_R.V.')
br.flip('104th')
br.discard('48')

s.play('US holds')
us.hold('41')
br.say('then you are out, and so am I. was that a campaign or a picnic?')
s.done()
