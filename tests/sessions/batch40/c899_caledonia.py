"""Lake Erie 1813: Perry builds, sails and is attacked by Barclay in vain; the Caledonia carries the 5th all the way to Mackinac, fails and sails home to Erie."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Barnaby', br='Inge', what='1813a: a fleet built in two plays, a battle both leads are hit in, a landing through the transit box with exactly 6 points, repulsed and home by water')
t = s.t
aid18.lay(t, '1813a')
hands(t, ['43', '68', '51', '59'], ['40', '63', '44', '57'])
burn_to(t, 1813, 6)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US two brigs', 'US', 'Card 43', build=True, book=book):
    us.play('43')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.say('43, both brigs')
    us.discard('43')
with act(s, 'BR 63: 13th and 70th', 'British', 'Card 63', book=book):
    br.play('63')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:13th 70th', 'Montreal')
    br.discard('63')
with act(s, 'US four schooners', 'US', 'Card 68', build=True, book=book):
    us.play('68')
    us.each('Ariel Scorpion Porcupine Tigress', 'Erie PA')
    us.discard('68')
with act(s, 'BR holds', 'British', None, hold=True):
    br.hold('57')
with act(s, 'US Perry sails', 'US', 'Card 51', leader='Perry', book=book):
    us.say('dont give up etc.')
    us.play('51')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Lake Erie Control Box')
    us.drag([mark_at(t, 'Lake Erie Control Box')], 'Marker Pool')
    us.vp(book.due())
    us.discard('51')
five = 'Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'
with act(s, 'BR Barclay attacks', 'British', 'Card 40', leader='Barclay', fights={n: 'Lake Erie Control Box' for n in ('Barclay', 'Queen Charlotte', 'Lady Prevost', 'Hunter', 'Little Belt')}, ret='Lawrence',
         flips='Queen_Charlotte Lawrence', book=book):
    br.play('40')
    br.drag('Barclay ' + five, 'Lake Erie Control Box', how='beside')
    br.say('Queen Charlotte')
    us.say('Lawrence')
    att, dfn = t.pieces(five), t.pieces('Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress')
    m = naval_drm(att, dfn, att[0], dfn[0], 0, 1)
    assert m == -3 and naval(6 + m) == 'A1 D1 def', m
    br.roll('1d6', 6)
    br.say('a six! and still')
    br.flip('Queen_Charlotte')
    us.flip('Lawrence')
    br.drag('Barclay ' + five, 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
    br.discard('40')
with act(s, 'US Caledonia to Mackinac and back', 'US', 'Card 59', fights={'Caledonia': 'Ft. Mackinaw', '5th': 'Ft. Mackinaw'}, sea='Caledonia us:5th', book=book):
    us.say('59: Caledonia with the 5th. on 1, transit 3, Mackinac 4, landing 6')
    us.play('59')
    assert not lake_of(t, 'British') and room(t.pieces('Caledonia'), t.pieces('us:5th')) is None
    us.drag('Caledonia us:5th', 'Lake Transit Box')
    us.drag('Caledonia us:5th', 'Ft. Mackinaw', how='beside')
    br.say('they stay, in the trees')
    us.roll('2d6', 5, 4)
    r = fight(t, 'US', 'Ft. Mackinaw', [], 'us:5th', 'Northwest Co.', 1813, (5, 4), landing=True)
    assert r == 'AR', r
    us.drag('Caledonia us:5th', 'Erie PA')
    us.discard('59')
    us.say('a pleasant cruise')
with act(s, 'BR mends the Queen', 'British', 'Card 44', build=True, flips='Queen_Charlotte', book=book):
    br.play('44')
    br.flip('Queen_Charlotte')
    br.discard('44')
s.done()
