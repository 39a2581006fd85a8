"""From the pre-war draws to the first snow of 1812: two Hungarians; she plays cards unseen and turns them up at the end, he forgets the marker."""
from aid25b import *

s = Session('dev-1812-opening-1', at=17, us='Zsuzsa', br='Bandi', what='pre-war draws and moves, spring, autumn, Ogdensburg and Lewiston taken, Death of Brock, fleet home, attrition of the winter 1812-13')
t, us, br = s.begin()
D = 'Pre-war Deck'
g = Game(s, Habit('blind', 'now', lambda c, x: '%s-s lap. %s' % (c, x)), Habit('lying', 'late', lambda c, x: '%s (%s)' % (x, c)), off=0)


def top(name):
    assert t.things[t.deck(D).kids[-1]].name.startswith(name)


s.play('US draws, keeps')
top('Card 11')
us.draw(D)
us.say('ezt elteszem')
s.play('BR draws 9, plays')
top('#9')
br.draw(D)
br.say('kijátszom, két pont: 8. és a Fencibles fel a folyón')
br.play('#9 Brock and Tecumseh')
way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.march('8th Canadian_Fencibles', 'Cornwall', 'Prescott')
br.discard('#9 Brock and Tecumseh')
s.play('US draws 22, plays')
top('Card 22')
us.draw(D)
us.say('22, három pont, Dearborn elindul Sackets felé')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.play('22', reveal=False)
us.drag('us:6th us:13th', 'Sackets Harbour')
us.drag('Dearborn', 'Sackets Harbour')
us.reveal('22')
us.discard('22')
s.play('BR draws, keeps')
br.draw(D)
br.say('marad')
s.play('US draws 18, plays')
top('Card 18')
us.draw(D)
us.play('18', reveal=False)
us.say('18: a New York-iak Buffalóba mennek')
us.drag('1st_NY_Militia', 'Ft. Schlosser')
us.drag('1st_NY_Militia', 'Buffalo')
us.reveal('18')
us.discard('18')
s.play('BR draws 7, plays')
top('Card 7')
br.draw(D)
br.play('7')
br.drag('Norfolk', 'Ft. Erie')
br.say('Norfolk csak egyet lép, 2 pont az út')
br.discard('7')
s.play('US keeps, the declaration')
us.draw(D)
us.say('teszem el ezt is')
top('Declaration of War')
br.draw(D)
br.say('HADÜZENET! a többit húzd te először')
s.play('the rest of the deck')
while t.deck(D).kids:
    us.draw(D)
    if t.deck(D).kids:
        br.draw(D)
assert hand_sizes(t) == (5, 5)
br.turn('Spring-Summer 1812', tracker=False)
us.say('öt-öt lapunk van, kettőt-kettőt már kijátszottunk. én kezdek')
g.next = 'US'

with g.play('US', '32', 'Hull átkel az ohióiakkal', leader='Hull'):
    us.drag('Hull 1st_Ohio 2nd_Ohio', 'Sandwich')
with g.play('British', '16', 'kifut a flotta'):
    br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
with g.play('US', '26', 'Dearborn tovább Ogdensburgba', leader='Dearborn'):
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Ogdensburg')
us.say('Bandi, a jelölő!')
with g.play('British', '25', 'Procter visszaveri Hullt', leader='Procter', ret='Hull 1st_Ohio 2nd_Ohio'):
    br.drag('1/41st Shawnee Wyandot Procter Tecumseh', 'Sandwich')
    g.battle('British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:1st Ohio', (3, 4), 'DR')
    br.roll('2d6', 3, 4)
    us.say('hét meg kettő az kilenc, hátrálok')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 1st_Ohio 2nd_Ohio', 'Detroit')
with g.play('US', '3', 'a negyedik NY milícia a határra'):
    us.drag('4th_NY_Militia', 'Champlain NY')
with g.play('British', '5', 'Brock a Niagarához', leader='Brock'):
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
with g.play('US', '14', 'Ohio 3 Frenchtownba'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.say('és még kettő')
    us.drag('3rd_Ohio', 'Frenchtown')
with g.play('British', '31', '49. Prescottba'):
    br.march('49th', 'Gananoque', 'Prescott')
g.hold('US', '11', 'félreteszem')
g.hold('British', 'Declaration of War', 'én is')
g.clear()

s.play('autumn: marker and arrivals')
br.turn('Summer-Autumn 1812')
muster(br, '1812b')
us.say('na jó, most én rakom fel az enyéimet')
muster(us, '1812b', groups=False)
s.play('deal, six each')
deal(t, us, 1812, 'Death of Brock', '6', '12', '30', '19', '4')
deal(t, br, 1812, 'Heavy Rains', '2', '8', '20', '17', '1')
us.say('hat, mert egyet tartottunk')
us.drag([t.card('11').id], 'US Hand', how='pieces')
br.drag([t.card('Declaration of War').id], 'British Hand', how='pieces')
assert hand_sizes(t) == (7, 7)
g.held = {'US': 0, 'British': 0}
g.next = 'US'

with g.play('US', '6', 'Harrison északra', leader='Harrison'):
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
with g.play('British', '2', 'Rottenburg fel, útközben a Glengarry is', leader='Rottenburg', pick='Glengarry'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg Voltigeurs', 'Cornwall')
    br.drag('Rottenburg Voltigeurs Glengarry', 'Prescott')
with g.play('US', '12', 'Dearborn vissza, túl sokan vannak ott', leader='Dearborn'):
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Sackets Harbour')
with g.play('British', '8', 'akkor átmegyek', ret='Julia Hamilton'):
    br.drag('8th Canadian_Fencibles', 'Ogdensburg')
    us.say('a két szkúner megy Sacketsbe')
    us.each('Julia Hamilton', 'Sackets Harbour')
with g.play('US', '30', 'két ezred Sacketsbe'):
    us.drag('us:9th 11th', 'Rome')
    us.drag('us:9th 11th', 'Sackets Harbour')
with g.play('British', '20', 'Brock Lewistonba, Lincoln csatlakozik', leader='Brock', pick='Lincoln', ret='Van_Rensselaer'):
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.say('a tábornok egyedül volt, elmegy')
    us.drag('Van_Rensselaer', 'Ft. Niagara')
with g.play('US', 'Death of Brock', 'szegény Brock', title='US event', build=True, flips='Brock'):
    us.flip('br:Brock')
    br.say('Sheaffe veszi át. hűha')
with g.play('British', '17', 'Norfolk Chippawába'):
    br.drag('Norfolk', 'Chippawa')
with g.play('US', '19', '14. és 15. Plattsburgba'):
    us.march('14th 15th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
g.hold('British', 'Heavy Rains', 'ezt télire... vagyis csak tartom')
with g.play('US', '4', 'NY 1 Bataviába'):
    us.drag('1st_NY_Militia', 'Batavia')
with g.play('British', '1', 'a veteránok is'):
    br.drag('10th_R.V.', 'Prescott')
with g.play('US', '11', 'az 5. Bataviába'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('us:5th', 'Utica')
    us.drag('us:5th', 'Canandaigua')
    us.drag('us:5th', 'Batavia')
with g.play('British', 'Declaration of War', 'York haza Queenstonba'):
    br.drag('York_Militia', 'Queenston')
g.clear()

s.play('fleet home, a marker in the box')
br.drag('Royal_George Earl_of_Moira Beresford', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
g.book.ok()
us.say('5 a briteknek: tó 2, Ogdensburg 2, Lewiston 1')
br.say('stimmel')
s.play('winter marker')
us.turn('Winter 1812-13')
us.say('téli lapja senkinek nincs')
br.discard('Heavy Rains')
s.play('attrition')
g.winter({'Prescott': 'Voltigeurs 10th_R.V.', 'Sandwich': '1/41st Shawnee', 'Ft. St. Joseph': 'Det._10th_R.V.', 'Detroit': '1st_Ohio 2nd_Ohio',
          'Frenchtown': '3rd_Ohio 1st_Kentucky 19th', 'Lewiston': 'Lincoln', 'Sackets Harbour': '2nd_NY_Militia'})
br.say('kezdem északon')
br.flip('Voltigeurs 10th_R.V.')
br.flip('1/41st')
us.say('Sandwichban három van, egyre van hely, még egyet')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.say('az őrség odavész, az indiánok maradnak')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('3rd_Ohio 1st_Kentucky 19th')
us.flip('Lincoln')
br.say('az az enyém volt, de jól van, Lincolnt akartam én is')
us.flip('2nd_NY_Militia')
assert not [k for k in excess(t) if k[0] not in ('Lewiston',)]
s.play('ships and depots')
us.say('sérült hajó nincs, raktár nincs. 5 a briteknek')
br.say('jó éjt')
g.book.ok()
s.done()
