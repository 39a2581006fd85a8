"""Not a word in the whole of spring 1813 and the first plays of autumn: two clients that only push, flip and roll. US shows cards when they go; the British drag the big ones in stacks."""
from aid21b import *

s, t, us, br, B = start('1813a', 'player1', 'gast', 'Spring 1813 without chat: die for the year, Detroit retaken, builds, Mohawk, transport to Ft. Niagara, holds, free naval return; autumn: Lake Erie', [], [])
U = Person(s, us, B, shows='late', walks='one')
R = Person(s, br, B, shows='now', walks='legs')

s.play('the die, the deal')
us.roll('1d6', 6)
br.roll('1d6', 2)
for a, b in (('42', '52'), ('46', '66'), ('62', '39'), ('38', '45'), ('43', '53'), ('48', '#56 Grand River Indians'), ('44', '41'), ('37', 'Contrary Winds')):
    deal(t, us, 1813, a)
    deal(t, br, 1813, b)
assert hand_sizes(t) == (8, 8)

with U.turn('38', 'US Pike to Ogdensburg', leader='Pike'):
    U.go('Pike us:16th 15th', 'Sackets Harbour', 'Antwerp', 'Ogdensburg', walks='legs')

with R.turn('39', 'BR 70th and 89th to Prescott'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', most=6)
    br.drag('70th 89th', 'Montreal')
    br.drag('70th 89th', 'Cornwall')
    br.drag('70th 89th', 'Prescott')

with U.turn('46', 'US Harrison at Detroit', leader='Harrison', ret='Essex', flips='Essex'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    fed_before(t, 'British', 'Detroit')
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', (5, 3), 'DR-1')
    us.roll('2d6', 5, 3)
    br.flip('Essex')
    retreat_ok(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    U.vp()

with R.turn('45', 'BR Procter to Sandwich', leader='Procter'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')

with U.turn('62', 'US builds at Erie', build=True):
    us.drag('Lawrence us:Niagara Ariel', 'Erie PA')
    us.drag('Scorpion', 'Erie PA')

with R.turn('52', 'BR builds', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Sandwich')
    br.undo()
    br.drag('ship:Detroit', 'Ft. Malden')

with U.turn('43', 'US Scott', leader='Scott', away='forgot'):
    U.go('Scott 23rd us:25th 20th 29th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', walks='legs')

with R.turn('66', 'BR Prevost', leader='Prevost'):
    us.reveal('43')
    us.discard('43')
    R.go('Prevost De_Watteville 4/R._Scots br:13th 2/41st 19th_Dragoons', 'Quebec City', 'Trois-Rivieres', 'Montreal')

with U.turn('48', 'US Lacolle', book=False):
    U.go('us:11th', 'Plattsburg', 'Champlain NY', 'Lacolle')
    U.go('4th_NY_Militia', 'Plattsburg', 'Champlain NY', 'Lacolle')

with R.turn('#56 Grand River Indians', 'BR the Mohawk', build=True, book=False):
    br.drag('br:Mohawk', 'Queenston')
    assert not units(t, 'Queenston', 'US')
us.vp(B.due())

with U.turn('42', 'US Dearborn by water', leader='Dearborn', sea='Dearborn us:6th us:9th 21st 1st_Rifles'):
    room(t.pieces('Oneida Madison Conquest Scourge Julia Hamilton Growler', us), t.pieces('us:6th us:9th 21st 1st_Rifles', us))
    assert 'ontario' not in lake_of(t, 'British')
    us.drag('Oneida Madison Conquest Scourge Julia Hamilton Growler Dearborn us:6th us:9th 21st 1st_Rifles', 'Ft. Niagara')

with R.turn('53', 'BR depot', build=True):
    fed_before(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')

with U.turn('44', 'US PA militia'):
    U.go('1st_PA_Militia', 'Pittsburgh', 'Meadville', 'Erie PA', walks='legs')

with R.turn('41', 'BR 104th'):
    R.go('104th', 'Kingston', 'Gananoque', 'Prescott')

U.hold('37', 'US holds')
R.hold('Contrary Winds', 'BR holds')

s.play('free naval return')
us.drag('Oneida Madison', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
br.drag('Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
B.ok()
us.turn('Summer-Autumn 1813')

s.play('arrivals, deal')
muster(us, '1813b')
muster(br, '1813b')
for who in (us, br):
    c = next(p for p in t.at('Held Cards') if p.state[p.trait('obs;')].startswith(who.pw))
    who.drag([c.id], who.side + ' Hand')
deal(t, us, 1813, '58', '49', '47', '57', '63', '65', '50')
deal(t, br, 1813, '60', '51', '54', '59', '61', '64', '67')
assert hand_sizes(t) == (8, 8)

with U.turn('58', 'US Perry on Lake Erie', leader='Perry', ret='Queen_Charlotte Lady_Prevost Hunter', flips='Lawrence'):
    us.drag('Perry Lawrence us:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    sea(t, 'Lawrence us:Niagara Ariel Scorpion', 'Queen_Charlotte Lady_Prevost Hunter', 'Lawrence', 'Queen_Charlotte', 3, 'defender lead strikes', al=1)
    us.roll('1d6', 3)
    us.roll('1d6', 4)
    br.drag('Queen_Charlotte', 'British Eliminated')
    br.drag('Lady_Prevost Hunter', 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    U.vp()

with R.turn('60', 'BR Drummond', leader='Drummond'):
    R.go('Drummond De_Watteville br:13th', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")

with U.turn('49', 'US Sackets: Madison home', away='first', book=False):
    us.drag('Madison', 'Oswego')
    us.undo()
    us.drag('28th', 'Ft. Findlay')
    us.drag('3rd_Kentucky', 'Ft. Findlay')
run(s, t)
