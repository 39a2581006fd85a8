"""Two cards kept by each over the turn: five dealt instead of seven; a regiment delayed; at the year's end again three kept and thrown away. Swedish, two logs."""
from lay7 import Piece, hands, more
from more import excess, muster, naval_drm, supplied, holds
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='Astrid', br='Bosse', what='end of spring 1812, holds on both sides, autumn with a delayed regiment and five dealt, Campaign with one unit, two lake fights, ships chased from Ogdensburg, winter; Swedish')
t = s.t
hands(t, ['Card 13', 'Card 4', 'Card 27'], ['Card 10', 'Card 17', 'Declaration of War'])
t.lay_vp('0')
t, us, br = s.begin()

s.play('US Oneida out')
us.say('13: Oneida ut pa sjon')
us.play('13')
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('13')

s.play('BR Procter to Sandwich')
br.play('10')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
br.discard('10')

s.play('US holds')
us.hold('27')
s.play('BR holds')
br.hold('17')
br.say('sparar')
s.play('US holds again')
us.hold('4')
s.play('BR holds the declaration')
br.hold('Declaration of War')
us.say('da var varen slut')

us.turn('Summer-Autumn 1812')
muster(us, '1812b', skip=('14th',))
us.drag('us:14th', 'Delayed Reinforcements')
us.say('14:e kommer senare')
muster(br, '1812b')
us.drag([t.card('27').id], 'US Hand')
us.drag([t.card('4').id], 'US Hand')
br.drag([t.card('17').id], 'British Hand')
br.drag([t.card('Declaration of War').id], 'British Hand')
us.say('fem var da')
n = {'Campaign': next(p.id for p in t.things.values() if isinstance(p, Piece) and p.name == 'Campaign' and p.mark('DeckYear') == '1812')}
for u in ('Card 6', 'Card 16', 'Card 21', 'Campaign', 'Card 28'):
    us.draw('1812 Deck', n.get(u, u))
for b in ('Card 22', 'Card 18', 'Card 15', 'Card 11', 'Heavy Rains'):
    if b == 'Heavy Rains':
        b = next(p.id for p in t.things.values() if isinstance(p, Piece) and p.name == b and p.mark('DeckYear') == '1812')
    br.draw('1812 Deck', b)
assert len(t.hand('US')) == len(t.hand('British')) == 7

s.play('US campaign: Harrison and the 18th')
us.say('Campaign, Harrison i MacArthur och 18:e regementet i Ft. Niagara')
us.play('Campaign', reveal=False)
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
us.reveal('Campaign')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('us:18th', 'Lewiston')
us.discard('Campaign')

s.play('BR three ships at the Oneida: 3 to 1 +2, B to B')
br.play('22')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
a, d = t.pieces('Royal_George Earl_of_Moira Gloucester'), t.pieces('Oneida')
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(3 + 2) == 'A1 D2 att'
br.roll('1d6', 3)
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.vp('British 2')
br.discard('22')

s.play('US Dearborn')
us.say('6, Dearborn med fem')
us.play('6')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('Dearborn 9th 11th 21st 15th 23rd', 'Plattsburg')
us.discard('6')

s.play('BR Vincent over the river to Ogdensburg')
br.say('18. Vincent')
br.play('18')
br.march('Vincent 49th 10th_R.V.', 'Gananoque', 'Prescott')
assert cost('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg') == 5
br.drag('Vincent 49th 10th_R.V.', 'Ogdensburg')
us.drag('Julia Hamilton', 'Sackets Harbour')
br.vp('British 4')
br.discard('18')
assert holds(t, 'British', 'Ogdensburg')

s.play('US Chauncey: 6 to 2 +2, C to C, schooners only -1')
us.say('28 Chauncey, alla smabatar')
us.play('28')
us.drag('Chauncey Conquest Scourge Growler Pert Julia Hamilton', 'Lake Ontario Control Box')
a, d = t.pieces('Conquest Scourge Growler Pert Julia Hamilton'), t.pieces('Earl_of_Moira Gloucester')
assert naval_drm(a, d, a[0], d[0]) == 1 and naval(3 + 1) == 'A1 D1 att'
us.roll('1d6', 3)
us.flip('Conquest')
us.drag('Conquest', 'Sackets Harbour')
br.flip('Earl_of_Moira')
br.drag('Earl_of_Moira Gloucester', 'Kingston')
us.vp('0')
us.discard('28')
s.cut()

s.play('BR repairs at Kingston: corvette 1, brig 1')
br.say('15: Royal George och Moira')
br.play('15')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.discard('15')

s.play('US Dearborn to Lacolle')
us.play('16')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2
us.drag('Dearborn 9th 11th 21st 15th', 'Champlain NY')
us.drag('Dearborn 9th 11th 21st 15th', 'Lacolle')
us.vp('US 1')
us.discard('16')
assert holds(t, 'US', 'Lacolle') and supplied(t, 'US', 'Lacolle')

s.play('BR the kept card: LC Militia')
br.play('17')
br.drag('LC_Militia', 'La Prairie')
br.discard('17')

s.play('US the kept card: 1st PA')
us.say('27 fran i varas')
us.play('27')
assert cost('Pittsburgh', 'Meadville', 'Erie PA') == 2
us.drag('1st_PA_Militia', 'Erie PA')
us.discard('27')

s.play('BR holds')
br.hold('11')
s.play('US holds')
us.hold('4')

s.play('BR Norfolk')
br.play('Heavy Rains')
br.say('regnet som 1')
br.drag('Norfolk', 'Ft. Erie')
br.discard('Heavy Rains')

s.play('US holds')
us.hold('21')

s.play('BR last card')
br.play('Declaration of War')
br.drag('Glengarry', "Crysler's Farm")
br.discard('Declaration of War')

s.play('fleet return, winter')
us.drag('Chauncey Scourge Growler Pert Julia Hamilton', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.turn('Winter 1812-13')
us.say('inga vinterkort')
us.discard('4')
us.discard('21')
br.discard('11')
assert excess(t) == {('Lacolle', 'US'): 3, ('Sandwich', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2,
                     ('Frenchtown', 'US'): 2, ('Lewiston', 'US'): 1}
us.say('Lacolle tre')
us.flip('9th 11th 21st')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th')
us.flip('19th')
us.flip('17th')
us.say('nej forlat, tva vid Frenchtown, alltsa bada')
us.flip('17th')
us.flip('1st_NY_Militia')
br.flip('1/41st Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.say('tva vid Sandwich, avdelningen i St Joseph fryser ihjal')
us.flip('Oneida Conquest')
us.say('Oneida och Conquest hela igen. god jul')
s.done()
