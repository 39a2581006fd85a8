"""Two faults: a regiment left aboard in the lake's box, a schooner of Ontario at Ft. Erie. Broad English, a friendly pair; short words after every drag."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Big_Al', br='Ronnie', what='Autumn 1812: the 1st Rifles are left in the Lake Ontario Control Box; the Beresford goes from Kingston to Ft. Erie')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay_vp(label(position(t)))
hands(t, ['Card 26', 'Card 28', 'Card 13', 'Card 24', 'Card 19'], ['Card 22', 'Card 18', 'Card 30', 'Card 21', 'Card 5'])
burn_to(t, 1812, 18)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 26: Dearborn', 'US', '26', 'Dearborn', book=book):
    us.say('right, 26, Dearborn takes four down the valley')
    us.play('26')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.drag(['us:6th', 'us:9th', '11th', '23rd', 'Dearborn'], 'Rome')
    us.drag(['us:6th', 'us:9th', '11th', '23rd', 'Dearborn'], 'Oswego')
    br.say('ta')
    us.discard('26')

with act(s, 'BR 22: Brock', 'British', '22', 'Brock', book=book):
    br.play('22')
    br.drag('Brock R.N.R.', 'Burlington')
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.discard('22')

s.play('US 28: Chauncey, and passengers')
us.say('28: Chauncey and the lads onto the lake')
us.play('28')
us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
with s.fault('11.32 11.34 11.41 11.12 11.3', 'the 1st Rifles are carried into the Lake Ontario Control Box and left there'):
    us.drag('1st_Rifles', 'Lake Ontario Control Box')
    us.say('rifles go along, they can fish')
us.vp(book.due())
br.say('two for you')
us.discard('28')

with act(s, 'BR 18: Rottenburg', 'British', '18', 'Rottenburg', book=book):
    br.play('18')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag(['br:8th', 'Rottenburg'], 'Cornwall')
    br.drag(['br:8th', 'Rottenburg'], 'Prescott')
    br.say('rottenburg up to prescott')
    br.discard('18')

with act(s, 'US 13: two regiments to Plattsburg', 'US', '13', book=book):
    us.play('13')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:15th', 'Ticonderoga')
    us.drag('us:15th', 'Plattsburg')
    us.drag('us:16th', 'Ticonderoga')
    us.drag('us:16th', 'Plattsburg')
    us.say('that pair needed walking')
    us.discard('13')

s.play('BR 21: Beresford')
br.say('21, one point, Beresford nips round the corner')
br.play('21')
with s.fault('2.3 11.1 11.15 11.11 3.24', 'the Beresford sails from Kingston on Lake Ontario to Ft. Erie on Lake Erie'):
    br.drag('Beresford', 'Ft. Erie')
br.discard('21')

with act(s, 'US 24: the Vermonters', 'US', '24', book=book):
    br.say('your go Al, playing your 24 for you? no? right')
    us.play('24')
    us.drag('Vermont_Militia', 'Vergennes')
    us.discard('24')

with act(s, 'BR 30: from Quebec', 'British', '30', book=book):
    br.play('30')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly')
    br.drag('103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('103rd 1/R._Scots', 'Sorel')
    br.drag('103rd 1/R._Scots', 'Chambly')
    br.discard('30')

s.play('holds')
us.hold('19')
br.hold('5')
us.say('same again?')
book.ok()
s.done()
