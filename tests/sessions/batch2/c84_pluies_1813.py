"""French: the roll for 1813, two reaction cards, a campaign with a landing and a march, builds at two bases; two silent holds."""
from more import cf, lay_1813, muster, rows, supplied, units, holds
from ref import cost, crt, odds
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Solange', br='Thibault', what='Spring 1813 in French: Heavy Rains and Contrary Winds, the marches drawn back; campaign: landing at Prescott, then Detroit')
t = s.t
lay_1813(t)
t.lay_hand('US', ['Heavy Rains@1813', 'Campaign@1813', '42', '46', '43', '44', '48', '49'])
t.lay_hand('British', ['Contrary Winds', '38', '39', '40', '41', '47', '50', '52'])
t, us, br = s.begin()

us.drag('US_Dragoons', 'Albany')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4 et 2 points font 6. Je commence cette année')
us.say('bon')

s.play('BR Prevost, stopped by rain')
assert V['52'] == 3 and cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall') == 4
br.drag('Prevost br:13th 70th 89th 4/R._Scots', 'Cornwall')
us.say('eh non')
us.play('Heavy Rains')
us.say('la pluie tombe sur Québec')
br.say('zut. une seule étape alors')
br.drag('Prevost br:13th 70th 89th 4/R._Scots', 'Trois-Rivieres')
us.discard('Heavy Rains')
br.play('52')
br.discard('52')

s.play('US Dearborn sails, and does not')
us.play('42', reveal=False)
us.drag('Dearborn us:6th 15th us:16th Madison Oneida Conquest Scourge Julia Hamilton', 'Prescott')
br.play('Contrary Winds')
br.say('vents contraires')
br.discard('Contrary Winds')
us.drag('Madison Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
br.drag('Dearborn us:6th 15th us:16th', 'Sackets Harbour')
us.discard('42')
us.say("si c'est comme ça...")

s.play('BR builds the Brock and the Detroit (two bases, 15.12)')
assert V['38'] == 2
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.drop_discard('38')

s.play('US campaign: Dearborn lands at Prescott, Harrison goes to Detroit')
us.play('Campaign')
us.say('campagne, Dearborn et Harrison')
# landing: lift 1, one town 1, set down 1, landing 1; Madison 1, Oneida 1, four schooners 1 unit
us.drag('Madison Oneida Conquest Scourge Julia Hamilton Dearborn us:6th 15th us:16th', 'Prescott')
assert sum(cf(p) for p in units(t, 'Prescott', 'US')) == 12 and odds(12, 5) == 1
# landing -1, British regulars in the clear -1, B against B
assert crt(10 + 1 - 1 - 1) == 'DR'
us.roll('2d6', 5, 5)
# (Essex is attacked later in the same card play and counts as supplied, 13.37)
br.drag('Canadian_Fencibles', "Crysler's Farm")       # the side of Quebec: Gananoque would be cut off (10.71(2))
assert holds(t, 'US', 'Prescott') and supplied(t, 'British', "Crysler's Farm")
us.roll('2d6', 5, 3)
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th', 'Detroit')
# 8 against 3 + fort 2; B against C +1; Harrison +1; in a fort no terrain
assert supplied(t, 'US', 'Detroit', 'Frenchtown') and odds(8, 5) == 0 and crt(8 + 2, True) == 'DR'
us.drag('Essex', 'Sandwich')
us.discard('Campaign')
us.say("voilà : 2 pour Prescott, et tu perds les 3 de Détroit")
us.vp('US 3')

s.play('BR Procter at Detroit')
br.say('Procter y retourne')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4 and V['40'] == 2
# Prescott is American: no line from the west to Quebec, neither by road nor from a port of the lake; halved (13.4): 13 -> 7
assert not supplied(t, 'British', 'Detroit', 'Sandwich') and supplied(t, 'US', 'Detroit')
# 7 against 8 + 2; A against B +1; the river -1; Harrison -1
assert odds(7, 10) == -2 and crt(8 - 2 + 1 - 1 - 1, True) == 'AR-1'
br.roll('2d6', 5, 3)
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
us.say('aïe')
br.play('40')
br.discard('40')

s.play('US holds; the loss is turned now')
us.flip('1/41st')
us.hold('44')
us.say('le 41e, je te le retourne')

s.play('BR holds')
br.hold('47')
s.done()
