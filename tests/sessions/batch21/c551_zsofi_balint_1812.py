"""The pre-war draws, the war, the first half of autumn. Zsófi thinks long and clears her cards away late; Bálint jokes and drags every piece alone, his marker comes a play late."""
from aid21b import *

s, t, us, br, B = start('1812a', 'Zsófi', 'Bálint', 'Pre-war sequence, spring 1812, arrivals, six plays of autumn: Queenston won and lost, Mackinaw, two battles at Sandwich', base='dev-1812-opening-1', at=17)
Z = Person(s, us, B, opens='say', away='last', walks='legs')
K = Person(s, br, B, opens='card', away='last', walks='each')
D = 'Pre-war Deck'


def top():
    return t.things[t.deck(D).kids[-1]].name


s.play('US draws, moves')
assert top() == 'Card 11'
us.draw(D)
us.say('hmm')
us.say('11-es, 1 pont. A 3. Ohio elindul Findlay felé.')
us.play('11')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('11')

s.play('BR draws, keeps')
br.draw(D)
br.say('ezt a kalapom alá teszem')

s.play('US draws, moves Dearborn')
assert top() == 'Card 22' and val('22') >= 3
us.draw(D)
us.say('22-es, 3 pont: Dearborn északra megy a 6.-kal és a 13.-kal')
us.play('22')
way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', most=6)
us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('22')

s.play('BR draws, moves Brock')
assert top() == 'Card 5'
br.draw(D)
br.play('5')
br.say('Brock úr sétál egyet a Niagaránál')
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock', 'Ft. George')
br.drag('R.N.R.', 'Ft. George')
br.discard('5')

s.play('US keeps, BR moves the Fencibles')
us.draw(D)
us.say('megtartom')
assert top() == 'Card 7'
br.draw(D)
br.play('7')
br.say('hetes, egy pont, fencibles délre')
way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
br.drag('Canadian_Fencibles', 'La Prairie')
br.drag('Canadian_Fencibles', 'Isle aux Noix')
br.discard('7')

s.play('US keeps, BR draws the Declaration')
us.draw(D)
us.say('ezt is')
assert top() == 'Declaration of War'
br.draw(D)
br.say('na tessék. HÁBORÚ! Nem én kezdtem.')
us.say('Én húzok elsőnek a maradékból.')

s.play('the rest of the pre-war deck')
while t.deck(D).kids:
    us.draw(D)
    if t.deck(D).kids:
        br.draw(D)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 5)

with Z.turn('32', 'US Queenston', '32-es, 3 pont: Van Rensselaer átkel Queenstonnál', leader='Van Rensselaer', ret='Lincoln', away='forgot'):
    Z.go('Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Queenston')
    br.say('a Lincoln marad és énekel')
    fed_before(t, 'British', 'Queenston')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (4, 6), 'DR')
    us.roll('2d6', 4, 6)
    us.say('10 - 1 = 9. DR, ha jól látom.')
    retreat_ok(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    Z.vp()

with K.turn('25', 'BR Brock back at Queenston', 'Brock: ez az én dombom', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia', flips='1st_NY_Militia', book=False):
    us.discard('32')
    K.go('Brock R.N.R. Lincoln', 'Ft. George', 'Queenston')
    us.say('Várok. Legyen csata.')
    fed_before(t, 'US', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', (1, 6), 'DR-1')
    br.say('RNR elöl, 5:4, +2 +2')
    br.roll('2d6', 1, 6)
    br.say('11!')
    us.flip('1st_NY_Militia')
    retreat_ok(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')

with Z.turn('18', 'US to Champlain', '18-as, 2 pont: a 6. és a 13. Champlainbe'):
    br.say('ja igen a pontjelző, vissza nullára')
    K.vp()
    Z.go('us:6th us:13th', 'Plattsburg', 'Champlain NY')

with K.turn('16', 'BR Prevost', 'Prevost kiszáll a hintóból, 8. ezredet felveszi Montrealban', leader='Prevost', pick='br:8th'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', most=6)
    br.drag('Prevost', 'Montreal')
    br.drag('100th', 'Montreal')
    br.drag('Prevost', 'La Prairie')
    br.drag('100th', 'La Prairie')
    br.drag('br:8th', 'La Prairie')

with Z.turn('14', 'US 2nd NY', '14-es, 1 pont... nem is tudom... legyen a 2. NY, Cape Vincent'):
    us.drag('2nd_NY_Militia', 'Oswego')
    us.undo()
    us.say('nem, mégsem oda')
    Z.go('2nd_NY_Militia', 'Sackets Harbour', 'Cape Vincent')

with K.turn('31', 'BR Mackinaw', 'North West Company üzleti útja', free=True, ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('Harcolok.')
    br.roll('2d6', 6, 6)
    br.say('dupla hatos :D')
    us.say('Vége a helyőrségnek. Pontot indiánnal nem kapsz érte.')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')

with Z.turn('3', 'US Sandwich', '3-as lap, 2 pont: 4. ezred és 1. Ohio át Sandwichba', away='forgot'):
    Z.go('us:4th 1st_Ohio', 'Detroit', 'Sandwich')
    Z.vp()

K.hold('Declaration of War', 'BR holds', 'a hadüzenetet elteszem emlékbe')

s.play('US clears up')
us.discard('3')
with Z.turn('26', 'US Hull too', '26-os, 3 pont, Hull is megy, 2. Ohio, Michigan', leader='Hull'):
    Z.go('Hull 2nd_Ohio Michigan', 'Detroit', 'Sandwich')

with K.turn('#9 Brock and Tecumseh', 'BR Procter at Sandwich', 'Brock és Tecumseh lapja, de csak pontnak: Procter rohan', leader='Procter', flips='1/41st Essex',
            fights={x: 'Sandwich' for x in ('Procter', 'Tecumseh', '1/41st', 'Essex', 'Shawnee', 'Wyandot')}):
    K.go('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    us.say('Maradok. 4. ezred elöl.')
    fed_before(t, 'US', 'Sandwich')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (1, 1), 'AR-2', card=c)
    br.roll('2d6', 1, 1)
    br.say('egy és egy. Ezt a kockát megeszem.')
    br.flip('1/41st')
    br.flip('Essex')
    for x in ('Procter', 'Tecumseh', '1/41st', 'Essex', 'Shawnee', 'Wyandot'):
        br.drag(x, 'Ft. Malden')

s.play('end of spring')
us.say('Elfogytak a lapok. Sandwich 1 pont, tó senkié.')
B.ok()
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.say('hozom az enyéimet')
muster(br, '1812b')
c = t.card('Declaration of War')
br.drag([c.id], 'British Hand')
for a, b in zip(('2', '19', '23', '6', '12', '13'), ('10', '15', '30', '28', '17', '8')):
    deal(t, us, 1812, a)
    deal(t, br, 1812, b)
deal(t, us, 1812, '4')
assert hand_sizes(t) == (7, 7)

with Z.turn('12', 'US Harrison', '12-es, 3 pont. Harrison: Findlay, Meigs, Frenchtown. Hosszú út.', leader='Harrison'):
    Z.go('Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with K.turn('10', 'BR restores', 'a 41. kialudta magát', flips='1/41st', build=True):
    fed_before(t, 'British', 'Ft. Malden')
    br.flip('1/41st')

with Z.turn('2', 'US three regiments west', '2-es lap, 3 pont: 9., 11., 15. Sackets Harbourba'):
    Z.go('us:9th 11th 15th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')

with K.turn('15', 'BR Procter again', 'na még egyszer', leader='Procter', flips='1/41st us:4th Shawnee',
            fights={x: 'Sandwich' for x in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western_Indians'.replace('_', ' '))}):
    K.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich')
    us.say('Állok.')
    fed_before(t, 'US', 'Sandwich')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (5, 2), 'EX', card=c)
    br.roll('2d6', 5, 2)
    us.flip('us:4th')
    br.flip('1/41st')
    us.say('Csere. Második kör, nálam 1. Ohio.')
    br.say('shawnee!')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', (4, 1), 'AR-1', rnd=2, card=c)
    br.roll('2d6', 4, 1)
    br.say('elég, hazamegyünk')
    br.flip('Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden')

with Z.turn('6', 'US Chauncey', '6-os, Chauncey összeszedi a flottát: Ogdensburg, Oswego, tó', leader='Chauncey', pick='Hamilton Julia Fair_American Gov._Tompkins'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Ogdensburg')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Hamilton Julia', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Hamilton Julia Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    Z.vp()

with K.turn('8', 'BR Vincent to Ogdensburg', 'Vincent a túlpartra, 1+1+3', leader='Vincent', book=False):
    K.go('Vincent 49th 10th_R.V.', 'Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')

with Z.turn('4', 'US Vermont', '4-es, 1 pont: Vermont Highgate-be'):
    us.say('A pontod is kimaradt, nem?')
    br.say('tényleg, 2')
    K.vp()
    Z.go('Vermont_Militia', 'Burlington VT', 'Highgate')

with K.turn('17', 'BR Norfolk', 'norfolk befelé, két mezőnyi séta'):
    K.go('Norfolk', 'Port Dover', "Brant's Ford")
run(s, t)
