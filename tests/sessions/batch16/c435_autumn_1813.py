"""Autumn 1813 from the middle on, a Swede and a Dane who write little: Lower Canada fought over in two rounds, a campaign, a retreat before combat; fleets home, winter, the deck of 1814 with the treaty taken out, the deal of 9, two plays."""
from hc16 import *
from more import lay_1813, lay_arrivals, muster, excess
from session import Session

s = Session('dev-1812-faults', us='Sven', br='Mette', what='Autumn 1813 to spring 1814: Lacolle EX and AR, a campaign of Brown and Scott, a retreat before combat followed up, DR-1; fleet return, winter with losses, depot off, arrivals, treaty aside, deal of 9')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_face('Hamilton', side='US')
t.lay_marker('US Supply Depot', 'Plattsburg')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 5')
lay7.hands(t, ['Card 38', 'Campaign@1813', 'Card 61', 'Card 52', 'Card 46'], ['Card 55', 'Card 59', 'Card 60', 'Card 65', 'Card 67'])
lay7.burn_to(t, 1813, 22)
t, us, br = s.begin()
Y = 1813

with go(s, 'US Hampton to Lacolle', 'us', '52', 'Hampton'):
    us.play('52')
    us.drag('Hampton 11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton 11th 4th_NY_Militia', 'Lacolle')
    us.vp('British 4')
    us.discard('52')

with go(s, 'BR 103rd and Voltigeurs: EX, then AR', 'br', '55', via={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'}, flips=['103rd', '11th']):
    br.say('55')
    br.play('55')
    br.drag('103rd Voltigeurs', 'Lacolle')
    us.say('stannar')
    assert res(t, 'British', 'Lacolle', ['Isle aux Noix'], '103rd', '11th', Y, 4, 5) == 'EX'
    br.roll('2d6', 4, 5)
    br.flip('103rd')
    us.flip('11th')
    assert res(t, 'British', 'Lacolle', ['Isle aux Noix'], 'Voltigeurs', '4th NY Militia', Y, 2, 5, rnd=2) == 'AR'
    br.roll('2d6', 2, 5)
    br.drag('103rd', 'Isle aux Noix')
    br.drag('Voltigeurs', 'Isle aux Noix')
    br.discard('55')

with go(s, 'US campaign: Brown and Scott', 'us', 'Campaign', free=True):
    us.play('Campaign')
    us.say('falttag: Brown i Sackets och Scott i Albany')
    assert CMD['Brown'][0] == CMD['Scott'][0] == 1
    assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4 and cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
    assert sum(t.where(p) == 'Sackets Harbour' for p in t.pieces('us:6th 15th us:16th 21st', us)) == 4
    assert sum(t.where(p) == 'Albany' for p in t.pieces('23rd us:25th 29th 30th 31st', us)) == 5
    us.drag('Brown us:6th 15th us:16th 21st', 'Antwerp')
    us.drag('Brown us:6th 15th us:16th 21st', 'Ogdensburg')
    us.march('Scott 23rd us:25th 29th 30th 31st', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('Campaign')

with go(s, 'BR Vincent', 'br', '59', 'Vincent'):
    br.play('59', reveal=False)
    br.say('Vincent til Queenston med det hele')
    br.drag('br:8th 49th Vincent', 'Queenston')
    br.discard('59')

with go(s, 'US Brown over to Prescott: 16 to 5, B to B, river, regulars, Brown +1', 'us', '61', 'Brown', ret='Canadian_Fencibles', flips=['Canadian Fencibles']):
    us.say('61 racker for Brown. over floden')
    us.play('61')
    us.drag('us:6th 15th us:16th 21st Brown', 'Prescott')
    br.say('Fencibles bliver')
    assert supplied(t, 'US', 'Prescott', 'Ogdensburg')
    assert res(t, 'US', 'Prescott', ['Ogdensburg'], '6th', 'Canadian Fencibles', Y, 5, 5) == 'DR-1'
    us.roll('2d6', 5, 5)
    br.flip('Canadian_Fencibles')
    retreat(t, 'British', 'Prescott', "Crysler's Farm", 'Ogdensburg')
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.vp('British 2')
    us.discard('61')

with go(s, 'BR Riall', 'br', '60', 'Riall'):
    br.play('60')
    br.drag('Riall De_Meuron 2/R._Marines', 'Montreal')
    br.drag('Riall De_Meuron 2/R._Marines', 'Cornwall')
    br.discard('60')

with go(s, 'US Brown goes on: Fencibles out before combat', 'us', '46', 'Brown', ret='Canadian_Fencibles'):
    us.say('46, Brown igen, 12 mot 3')
    us.play('46')
    assert 12 // 3 < 9
    us.drag('Brown us:6th 15th us:16th', "Crysler's Farm")
    br.say('jeg gaar foer slaget, til Cornwall')
    retreat(t, 'British', "Crysler's Farm", 'Cornwall', 'Prescott')
    br.drag('Canadian_Fencibles', 'Cornwall')
    us.say('da blir jag har. 21st ar kvar i Prescott')
    us.vp('British 1')
    us.discard('46')

with go(s, 'BR Riall at Crysler\'s: 5+3+3 = 11 to 12, 1:2', 'br', '65', 'Riall', via={'De Meuron': "Crysler's Farm", '2/R. Marines': "Crysler's Farm", 'Glengarry': "Crysler's Farm", 'Riall': "Crysler's Farm"}, flips=['Glengarry']):
    br.play('65')
    br.drag('Riall De_Meuron 2/R._Marines Glengarry', "Crysler's Farm")
    us.say('ok')
    br.say('Glengarry foran, A mod B')
    assert res(t, 'British', "Crysler's Farm", ['Cornwall'], 'Glengarry', '6th', Y, 4, 3) == 'AR-1'
    br.roll('2d6', 4, 3)
    br.say('7 - 2 + 1 - 1 = 5. skidt')
    br.flip('Glengarry')
    br.drag('Riall De_Meuron Glengarry 2/R._Marines', 'Cornwall')
    br.discard('65')

with go(s, 'US last card', 'us', '38'):
    us.play('38')
    us.drag('1st_PA_Militia', 'Meadville')
    us.drag('1st_PA_Militia', 'Erie PA')
    us.discard('38')

with go(s, 'BR last card', 'br', '67'):
    br.play('67')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('67')
    br.say('ikke flere kort')

s.play('fleets home, winter')
us.drag('Chauncey Madison Oneida Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
br.drag('Nancy', 'Ft. Mackinaw')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {("Crysler's Farm", 'US'): 2, ('Ft. MacArthur', 'US'): 1, ('Ft. Malden', 'British'): 1, ('Lacolle', 'US'): 1, ('Queenston', 'British'): 1}, ex
assert supplied(t, 'US', "Crysler's Farm") and supplied(t, 'US', 'Lacolle')
br.flip('Shawnee')
br.flip('Lincoln')
us.flip('15th')
us.flip('us:16th')
us.flip('2nd_Kentucky')
us.flip('4th_NY_Militia')
br.say('og Hamilton?')
us.flip('Hamilton')
us.say('lagad. depan bort')
us.delete('US_Supply_Depot')
us.turn('Spring-Summer 1814', tracker=False)
us.turn('Spring-Summer 1814', marker=False)
muster(br, '1814a')
muster(us, '1814a', groups=False)
us.say('fredskortet laggs at sidan till hosten')
us.drag([t.card('Treaty of Ghent').id], 'Marker Pool')
t.shuffle(us, '1814 Deck')
for i in range(9):
    br.draw('1814 Deck')
for i in range(9):
    us.draw('1814 Deck')
assert len(t.hand('US')) == len(t.hand('British')) == 9
assert marker(t) == -1
HB = sorted(val(c.name) for c in t.hand('British') if c.name.startswith('Card'))
cb = next(c.name for c in t.hand('British') if c.name.startswith('Card') and val(c.name) >= 2)
cu = next(c.name for c in t.hand('US') if c.name.startswith('Card') and val(c.name) >= 2)

with go(s, 'BR restores at Cornwall', 'br', cb, flips=['Glengarry', 'Canadian Fencibles']):
    assert supplied(t, 'British', 'Cornwall')
    br.say('%s, to point: Glengarry og Fencibles igen paa benene' % cb.replace('Card ', ''))
    br.play(cb)
    br.flip('Glengarry')
    br.flip('Canadian_Fencibles')
    br.discard(cb)

with go(s, 'US two Ohio and Kentucky', 'us', cu):
    us.say(cu.replace('Card ', ''))
    us.play(cu)
    us.drag('24th 28th', 'Ft. Findlay')
    us.drag('24th 28th', 'Ft. Meigs')
    us.discard(cu)
s.done()
