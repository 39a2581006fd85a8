"""Spring 1813 from the winter on, Finnish: the roll tied and rolled again, one late arrival, a deal of 8, yards, an empty landing, a fight of two rounds, contrary winds, steps restored."""
from aid15 import Book, fed, cid, force, go, sizes
from lay7 import hands, more
from more import lay_1813, supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Aino', br='Veikko', what='Spring 1813 from the turn change, Finnish: tie and new roll, deal of 8, building on both sides of the lake, landing at empty Burlington, two rounds of EX, Contrary Winds, restore, Campaign with two leaders')
t = s.t
lay_1813(t)
t.lay_turn('Winter 1812-13')
hands(t, [], [])
t, us, br = s.begin()
book = Book(t)

us.say('kevat! merkki eteenpain')
us.turn('Spring-Summer 1813')
us.drag('US_Dragoons', 'Albany')
us.say('rakuunat puuttuivat viela')
us.say('noppa')
br.roll('1d6', 2)
br.say('2, ja pisteista +2 = 4')
us.roll('1d6', 4)
us.say('4. tasan! uudestaan')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('5. sina aloitat koko vuoden')
U = ['Card 43', 'Card 47', 'Card 48', 'Card 46', 'Card 51', 'Contrary Winds', 'Card 42', 'Campaign']
B = ['Card 45', 'Card 52', 'Card 44', 'Card 50', 'Card 55', 'Card 57', 'Card 63', 'Heavy Rains']
for c in U:
    us.draw('1813 Deck', cid(t, c, 1813))
for c in B:
    br.draw('1813 Deck', cid(t, c, 1813))
assert sizes(t) == (8, 8)
us.say('kahdeksan')
br.say('kahdeksan mullakin')

s.play('US yard at Erie')
us.say('46: Lawrence, Niagara, Ariel + Scorpion')
us.play('46')
us.drag('ship:Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR yards')
br.say('52. Detroit Maldeniin ja Brock Yorkiin, yksi jaa yli')
br.play('52')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('52')

s.play('US Pike lands at Burlington')
us.say('51 (1): Pike, 9th ja 21st laivoihin, Madison ja Oneida. Burlington on tyhja')
us.play('51')
us.drag('Madison Oneida Pike 9th 21st', 'Burlington')
us.vp(book.due())
br.say('hitto')
us.discard('51')

s.play('BR Vincent attacks: 9 to 8, A to B +1, Pike -1')
br.say('45, Vincent. hyokkays')
br.play('45')
assert cost('Ft. George', 'Stoney Creek', 'Burlington') == 2
br.drag('Vincent br:8th 49th', 'Stoney Creek')
br.drag('Vincent br:8th 49th', 'Burlington')
assert fed(t, 'British', 'Stoney Creek', 'Burlington') and supplied(t, 'US', 'Burlington')
us.say('seison')
br.say('8th')
us.say('9th karjessa')
assert odds(force(t, 'br:8th 49th', True), force(t, 'us:9th 21st')) == 0 and crt(5 + 3 + 1 - 1) == 'EX'
br.roll('2d6', 5, 3)
br.say('8, vaihto')
br.flip('br:8th')
us.flip('us:9th')
br.say('toinen kierros, 49th. 4 vastaan 6, -2, +1, -1')
us.say('21st')
assert odds(force(t, 'br:8th 49th', True), force(t, 'us:9th 21st')) == -2 and crt(6 + 4 - 2) == 'EX'
br.roll('2d6', 6, 4)
br.flip('49th')
us.flip('21st')
us.say('taas vaihto, sulla ei ole enaa ehjia -> pois')
br.drag('49th br:8th Vincent', 'Stoney Creek')
br.discard('45')
book.ok()

s.play('US Chauncey to the lake')
us.say('48: Chauncey jarvelle')
us.play('48')
us.drag('Chauncey Conquest Scourge Julia Hamilton Growler', 'Lake Ontario Control Box')
book.ok()
us.discard('48')

s.play('BR Yeo and the wind')
br.say('50. Yeo: ulos')
br.play('50')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
us.say('Contrary Winds!! takaisin satamaan')
us.play('Contrary Winds')
br.say('voi ei')
br.drag('Wolfe Melville Royal_George Yeo', 'Kingston')
us.discard('Contrary Winds')
br.discard('50')

s.play('US campaign: Pike stays, Scott and Perry')
us.say('Campaign: Scott (25th, 29th) ja Perry')
us.play('Campaign')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia') == 3
us.march('Scott 25th 29th', 'Utica', 'Canandaigua', 'Batavia')
us.drag('Perry ship:Lawrence ship:Niagara Ariel Scorpion', 'Cleveland')
us.discard('Campaign')

s.play('BR Caughnawaga')
br.play('44')
br.drag('Caughnawaga', 'Chateauguay')
br.drag('Caughnawaga', "Johnson's")
br.discard('44')
assert cost('Beauharnois', 'Chateauguay', "Johnson's") == 3

s.play('US restores')
assert supplied(t, 'US', 'Burlington') and not supplied(t, 'British', 'Stoney Creek')
us.say('47 (1): hmm, 9th ei kay, vieras maa. 5th Buffalosta Schlosseriin')
us.play('47')
us.drag('us:5th', 'Ft. Schlosser')
us.discard('47')

s.play('BR Quebec')
br.say('63. 13th ja 70th Montrealiin')
br.play('63')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('br:13th 70th', 'Montreal')
br.discard('63')

s.play('US holds')
us.hold('43')
s.play('BR holds')
br.hold('57')
us.say('saunaan. jatketaan huomenna')
book.ok()
s.done()
