"""Zwei Schweigende: die Schiffe gehen vor der Karte, die Karte fliegt am Ende offen auf den Stapel; jeder zählt seine Punkte erst am Anfang des eigenen nächsten Zuges."""
from aid33a import *

s = start('1813a', 'Gundula', 'Wenzel', 'spring 1813, hardly a word: dice for the first player before the deal, pieces before the card, each books at the start of the own next play', [], [])
t, us, br = s.t, s.us, s.br
for p in arrivals(t, '1813a', 'US'):
    t.lay([p[0].id], 'US Holding Box', 'US')
t.lay('US_Dragoons', 'US Holding Box', 'US')
s.begin()
b = Book(t)

s.play('first player, arrivals, deal')
us.roll('1d6', 5)
br.roll('1d6', 2)
for i in range(4):
    deal(t, us, 1813, ['42', '46', '37', '38'][i])
us.drag('US_Dragoons', 'Albany')
deal(t, br, 1813, '52', '39', '40', '41', '43', '45', '48', '57')
deal(t, us, 1813, '50', '53', '44', 'Campaign')
assert hand_sizes(t) == (8, 8)


def last(who, card):
    who.play(card)
    who.discard(card)


with act(s, 'US builds three', 'US', '42', build=True, book=b):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('ship:Lawrence', 'Erie PA')
    last(us, '42')

with act(s, 'BR builds two', 'British', '39', build=True, book=b):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    last(br, '39')

with act(s, 'US Pike lands at Burlington', 'US', '37', leader='Pike', sea='Pike us:6th us:9th us:15th us:16th us:21st'):
    assert 'ontario' not in lake_of(t, 'British') and not units(t, 'Burlington')
    ships = 'General_Pike Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Pert Growler'
    room(one(t, 'US', ships), one(t, 'US', 'us:6th us:9th us:15th us:16th us:21st'))
    us.drag('General_Pike us:6th', 'Burlington')
    us.drag('Madison us:9th', 'Burlington')
    us.drag('Oneida us:15th', 'Burlington')
    us.drag('Conquest Scourge Julia Hamilton us:16th', 'Burlington')
    us.drag('Fair_American Gov._Tompkins Pert Growler us:21st', 'Burlington')
    us.drag('Pike', 'Burlington')
    last(us, '37')

with act(s, 'BR Prevost', 'British', '52', leader='Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost', 'Trois-Rivieres')
    br.drag('De_Watteville br:13th 70th 89th 2/41st', 'Trois-Rivieres')
    br.drag('De_Watteville br:13th 70th 89th 2/41st Prevost', 'Montreal')
    br.drag('De_Watteville br:13th 70th 89th 2/41st Prevost', 'Cornwall')
    last(br, '52')

with act(s, 'US two ships out', 'US', '38'):
    us.vp(b.due())
    us.drag('General_Pike', 'Lake Ontario Control Box')
    us.drag('Madison', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    last(us, '38')
b.ok()

with act(s, 'BR Yeo', 'British', '40', leader='Yeo', ret='General_Pike Madison', fights={'Royal George': 'Lake Ontario Control Box'}, flips='Royal_George General_Pike Madison'):
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    assert sea(t, 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'General_Pike Madison', 'Royal_George', 'General_Pike', 3, al=1) == 'A1 D2 att'
    br.roll('1d6', 3)
    us.flip('General_Pike Madison')
    us.drag('General_Pike Madison', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    br.flip('Royal_George')
    last(br, '40')

with act(s, 'US repairs', 'US', '53', build=True, flips='General_Pike Madison'):
    us.flip('Madison General_Pike')
    last(us, '53')

with act(s, 'BR Vincent at Burlington', 'British', '43', leader='Vincent', fights={'br:8th': 'Burlington', 'br:49th': 'Burlington', 'Vincent': 'Burlington'}):
    br.vp(b.due())
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag('Vincent br:8th br:49th', 'Stoney Creek')
    br.drag('Vincent br:8th br:49th', 'Burlington')
    assert not supplied(t, 'US', 'Burlington') and supplied(t, 'British', 'Burlington', 'Stoney Creek')
    assert fight(t, 'British', 'Burlington', ['Stoney Creek'], 'br:8th', 'us:6th', 1813, (3, 5), half='d') == 'AR'
    br.roll('2d6', 3, 5)
    us.drag('Vincent br:8th br:49th', 'Stoney Creek')
    last(br, '43')

with act(s, 'US Scott', 'US', '44', leader='Scott', book=b):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Rome')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Sackets Harbour')
    last(us, '44')

with act(s, 'BR Barclay', 'British', '45', leader='Barclay', book=b):
    br.drag('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
    br.drag('ship:Detroit Hunter Barclay', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box').id])
    last(br, '45')

with act(s, 'US campaign: Perry and Harrison', 'US', None, ret='Queen_Charlotte Lady_Prevost ship:Detroit Hunter Barclay Essex', flips='ship:Lawrence Queen_Charlotte ship:Detroit', fights={'ship:Lawrence': 'Lake Erie Control Box'}):
    us.play('Campaign')
    us.say('Perry + Harrison')
    us.drag('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box')
    assert sea(t, 'ship:Lawrence ship:Niagara', 'Queen_Charlotte Lady_Prevost ship:Detroit Hunter', 'ship:Lawrence', 'Queen_Charlotte', 5, al=1) == 'A1 D2 att'
    us.roll('1d6', 5)
    us.flip('ship:Lawrence')
    br.flip('Queen_Charlotte ship:Detroit')
    br.drag('Queen_Charlotte Lady_Prevost ship:Detroit Hunter Barclay', 'Ft. Malden')
    us.drag('ship:Lawrence', 'Erie PA')
    assert way('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (4, 3)) == 'DR'
    us.roll('2d6', 4, 3)
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.discard('Campaign')

with act(s, 'BR repairs at two bases', 'British', '48', build=True, flips='Queen_Charlotte Royal_George'):
    br.flip('Royal_George')
    br.flip('Queen_Charlotte')
    last(br, '48')

s.play('US books, holds')
us.vp(b.due())
us.hold('50')
b.ok()

with act(s, 'BR 19th Dragoons', 'British', '41', book=b):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('19th_Dragoons', 'Montreal')
    last(br, '41')

s.play('US holds, BR holds')
us.hold('46')
br.hold('57')
b.ok()
s.done()
