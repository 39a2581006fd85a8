"""Toamna 1813, iarna, primăvara 1814: Ileana ține socoteala cu voce tare, Sorin greșește pătratul și pune la loc."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Ileana', br='Sorin', what='the last cards of 1813 with Prescott and its depot, Mackinac from Detroit by ship, winter on both sides, 1814 arrivals and the deal without the treaty, the great ships')
t = s.t
aid18.lay(t, '1813b')
t.lay('Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt', 'British Eliminated', 'British')
t.lay('Barclay', 'Port Dover', 'British')
t.lay('Harrison us:19th 1st_Kentucky Ohio_Brigade', 'Ft. Malden')
t.lay('Perry Lawrence Niagara Ariel Scorpion us:17th us:27th', 'Detroit')
t.lay('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'London', 'British')
t.lay('Wilkinson us:6th us:15th us:9th us:16th', 'Ogdensburg')
t.lay('Canadian_Fencibles', 'Cornwall', 'British')
t.lay('De_Watteville', 'Montreal', 'British')
t.lay_marker('British Supply Depot', 'Prescott')
t.lay('20th 23rd 25th', 'Sackets Harbour')
t.lay_face('Madison')
t.lay('br:13th 70th', 'Montreal', 'British')
hands(t, ['52', '42', '44'], ['66', '45', '51'])
burn_to(t, 1813, 26)
t.lay_vp(label(position(t)))
t, us, br = s.begin()
B = Book(t)


def a():
    us.drag('Wilkinson us:6th us:15th', 'Prescott')
    us.say('trec fluviul, 3 puncte. depozitul tău e pierdut')
    br.delete('British_Supply_Depot')


turn(s, 'US', '52', 'cartea 52 = 3: Wilkinson la Prescott', a, 'spmvd', leader='Wilkinson', book=B)


def a():
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Drummond De_Watteville', 'Cornwall')
    br.drag('Drummond De_Watteville Glengarry Canadian_Fencibles', "Crysler's Farm")
    br.drag('Drummond De_Watteville Glengarry Canadian_Fencibles', 'Gananoque')
    br.say('nu acolo...')
    br.drag('Drummond De_Watteville Glengarry Canadian_Fencibles', 'Prescott')
    hit(s, 'British', 'Prescott', "Crysler's Farm", 'Glengarry', 'us:6th', (2, 6), 'DR')
    br.roll('2d6', 2, 6)
    us.say('13 la 8, A pe B, Drummond: 10. înapoi')
    goes(t, 'US', 'Prescott', 'Ogdensburg', ("Crysler's Farm",))
    us.drag('Wilkinson us:6th us:15th', 'Ogdensburg')


turn(s, 'British', '66', ('Drummond merge la Prescott', ''), a, 'pmswd', leader='Drummond', pick='Glengarry Canadian_Fencibles', ret='Wilkinson us:6th us:15th', book=B)

PF = 'Perry Lawrence Niagara Ariel Scorpion'


def a():
    room(t.pieces('Lawrence Niagara'), t.pieces('us:17th us:27th'))
    us.drag(PF + ' us:17th us:27th', 'Ft. Mackinaw')
    us.say('îmbarcare 1, trecere 2, debarcare 2: cel mult 6')
    assert _hitsea(), 0
    us.roll('2d6', 6, 6)
    us.say('indienii singuri, fortul nu contează: 12 fără nimic')
    br.drag('NWC', 'British Eliminated')
    br.say('Nancy fuge la St. Joseph')
    br.drag('Nancy', 'Ft. St. Joseph')


def _hitsea():
    return hit(s, 'US', 'Ft. Mackinaw', [], 'us:17th', 'NWC', (6, 6), 'DR-2', landing=True, sup='Detroit', half='d')


turn(s, 'US', '42', 'cartea 42: Perry spre Huron', a, 'spmd', leader='Perry', sea='us:17th us:27th', ret='NWC Nancy', book=B)


def a():
    br.drag('Tecumseh Shawnee Wyandot', 'Oxford')


turn(s, 'British', '45', ('', 'doi pleacă la Oxford, vine iarna'), a, 'mptd', leader='Tecumseh', book=B)
turn(s, 'US', '44', 'Madison: reparată la Sackets', lambda: us.flip('Madison'), 'spmd', flips='Madison', book=B)
turn(s, 'British', '51', ('', ''), lambda: br.drag('Norfolk', "Brant's Ford") if 0 else br.drag('Norfolk', 'Chippawa'), 'mpd', book=B)

s.play('winter')
us.turn('Winter 1813-14')
us.say('nimeni pe lacuri, nu e nimic de întors. iarna:')
attrition(s, keep=('1/41st', '8th'), spaces=None)
B.ok()

s.play('spring 1814: arrivals')
us.turn('Spring-Summer 1814')
muster(us, '1814a', skip=('34th', '45th'))
us.drag('34th 45th', 'Delayed Reinforcements')
us.say('34 și 45 le țin o tură, Albany e plin')
muster(br, '1814a', groups=False)
us.say('pachetul 1814, tratatul deoparte')
us.drag([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', how='pieces')
season(s, '1814', ['82', '75', '77', '79', '85', '88', '93', '96', '74'], ['76', '86', '78', '83', '87', '92', '98', 'Heavy Rains' if 0 else '102', '81'], order='alt')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', at=t.m.decks['1814 Deck'], how='pieces')
t.shuffle(us, '1814 Deck')


def a():
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'St-Jean')
    br.say('nu, la Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')


turn(s, 'British', '76', ('Prince Regent 2 și Linnet 1', ''), a, 'psmd', build=True, book=B)
turn(s, 'US', '82', 'Superior 2, Jefferson 1', lambda: us.each('Superior Jefferson', 'Sackets Harbour'), 'spmd', build=True, book=B)


def a():
    br.each('Yeo Royal_George Wolfe Melville Prince_Regent Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')


turn(s, 'British', '86', ('Yeo iese', ''), a, 'psmvd', leader='Yeo', book=B)
turn(s, 'US', '75', 'Saratoga 1, Ticonderoga cu încă nimic: 2', lambda: us.drag('Saratoga ship:Ticonderoga', 'Plattsburg'), 'spmd', build=True, book=B)
s.done()
