"""Spring 1812 in Hungarian. Bence (US) drags whole stacks past the place and puts them right, speaks after the deed; Zsófi (British)
lays cards face down and turns them only when all is moved, rolls before she says anything; each of both logs half of it."""
from aid32a import *

s, t, us, br = sit('spring 1812 in two logs: Plattsburg, Mackinac by Indians and by water, Sandwich given up, Lacolle fought for', 'Bence', 'Zsófi')
s.begin()
bk = Book(t)

with act(s, 'US Dearborn to Plattsburg', 'US', '12', 'Dearborn', book=bk):
    us.play('12')
    us.drag('Dearborn us:6th us:13th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th', 'Vergennes')
    us.undo()
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    steps('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.say('12-es, 3 pont: Dearborn a 6. és a 13. ezreddel Plattsburgig ment')
    us.discard('12')

with act(s, 'BR fleet on Ontario', 'British', '2', book=bk):
    br.play('2', reveal=False)
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    br.reveal('2')
    br.say('ez a 2-es volt. tó az enyém')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US Oneida', 'US', '4', book=bk):
    us.play('4')
    us.drag('Oneida', 'Cape Vincent')
    us.drag('Oneida', 'Ogdensburg')
    us.say('4-es, 1 pont, az Oneida arrébb áll')
    us.discard('4')

with act(s, 'BR Northwest Company at Mackinac', 'British', '17', free=True, ret='Detachment_(Mackinaw)', book=bk):
    br.play('17', reveal=False)
    br.drag('NWC', 'Ft. Mackinaw')
    duel(t, 'British', 'Ft. Mackinaw', 'Ft. St. Joseph', 'NWC', 'Detachment (Mackinaw)', (6, 6), 'DR-1')
    br.roll('2d6', 6, 6)
    us.say('maradtam volna, de mindegy :) az egység elveszett')
    br.reveal('17')
    br.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('pont ezért még nem jár, indiánok egyedül')
    br.discard('17')

with act(s, 'US Hull to Sandwich', 'US', '32', 'Hull', book=bk):
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.say('32-es, 3 pont, Hull átkel')
    us.vp('British 1')
    us.discard('32')

with act(s, 'BR Nancy carries the detachment to Mackinac', 'British', '8', sea='Det._10th_R.V.', book=bk):
    br.play('8', reveal=False)
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    br.vp('British 3')
    br.reveal('8')
    br.say('8-as 2 pont: Nancy viszi a különítményt. most már 2 pont')
    br.discard('8')

with act(s, 'US 6th and 13th to Lacolle', 'US', '13', book=bk):
    us.play('13')
    us.drag('us:6th us:13th', 'Champlain NY')
    us.drag('us:6th us:13th', 'Lacolle')
    us.vp('British 2')
    us.say('13-as, a két ezred Lacolle-ba, Dearborn marad')
    us.discard('13')
s.cut()

with act(s, 'BR Procter, Hull gets away', 'British', '5', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=bk):
    br.play('5', reveal=False)
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('visszavonulok Detroitba')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    br.drag('1st_Ohio 2nd_Ohio', 'Detroit')
    br.drag('us:4th Hull', 'Detroit')
    br.reveal('5')
    br.vp('British 3')
    br.say('5-ös, Procter. a pontodat is leszedtem')
    br.discard('5')

with act(s, 'US 2nd NY Militia', 'US', '19', book=bk):
    us.play('19')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.drag('2nd_NY_Militia', 'Ogdensburg')
    us.undo(3)
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.drag('2nd_NY_Militia', 'Ogdensburg')
    us.say('19-es, a milícia Antwerpen át Ogdensburgba')
    steps('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('19')

with act(s, 'BR 8th and Fencibles at Lacolle', 'British', '10', ret='us:6th us:13th', book=bk):
    br.play('10', reveal=False)
    steps('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:8th', 'La Prairie')
    br.drag('Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    us.say('állom')
    duel(t, 'British', 'Lacolle', 'La Prairie', 'br:8th', 'us:6th', (5, 4), 'DR')
    br.roll('2d6', 5, 4)
    br.play('20')
    br.say('a dobás előtt akartam: a 20-as harci kártyának, +1. 10:8, A a B ellen +1, erdő -1, összesen 10, vissza')
    us.say('jó, úgyis mindegy')
    br.discard('20')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:6th us:13th', 'Four Corners')
    us.say('hoppá, az nem szomszéd')
    us.drag('us:6th us:13th', 'Champlain NY')
    br.reveal('10')
    br.vp('British 4')
    br.discard('10')

with act(s, 'US depot at Plattsburg', 'US', '30', build=True, book=bk):
    us.play('30')
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')
    us.say('30-as: raktár Plattsburgban')
    us.discard('30')

s.play('BR holds')
br.hold('Declaration of War')
br.say('ezt félreteszem')
s.play('US holds')
us.hold('27')
us.say('én is')
s.play('the end of the turn: marker before the tracker, arrivals of the British by the US hand')
us.turn('Summer-Autumn 1812', tracker=False)
muster(us, '1812b')
us.say('felrakom a tieidet is')
muster(br, '1812b')
us.turn('Summer-Autumn 1812', marker=False)
assert hand_sizes(t) == (0, 0)
s.play('deal')
for a in ('6', '22', '7', '18', '25', '14'):
    deal(t, us, 1812, a)
for a in ('3', '16', '21', '24', '26', '31'):
    deal(t, br, 1812, a)
assert hand_sizes(t) == (6, 6)
with act(s, 'US Chauncey against the three', 'US', '6', 'Chauncey', fights={}, flips='ship:Royal_George Oneida', free=True,
         ret='ship:Royal_George', book=bk):
    us.play('6')
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Ogdensburg')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Julia Hamilton', 'Lake Ontario Control Box')
    A, B = 'Oneida Conquest Scourge Growler Pert Julia Hamilton', 'Royal_George Earl_of_Moira Gloucester'
    lake(t, A, B, 'Oneida', 'Royal_George', 1, 'A1 D1 def')
    us.roll('1d6', 1)
    us.say('hét hajó három ellen +2, 1+2 = 3: mindkettőnél egy, te maradsz. uff')
    us.flip('Oneida')
    br.flip('Royal_George')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Julia Hamilton', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    us.discard('6')
s.done()
