"""The end of 1812: fleets home with lake markers, winter attrition, free repairs, depot off, then 1813: arrivals, deal, the roll for first, the yards."""
from more import (excess, holds, lake_of, lay_arrivals, lay_held, muster, spent)
from ref import cost, value
from session import Session

s = Session('dev-1812-faults', us='Ramón', br='Edith', what='last two plays of autumn 1812, fleet return, winter with attrition in four towns, repairs and a depot, Spring 1813 with deal, roll and builds; US Spanish, British English')
t = s.t
lay_arrivals(t, '1812b', 'British', {'Western Indians': 'Sandwich'})
lay_arrivals(t, '1812b', 'US', {'5th': 'Buffalo', '20th': 'Buffalo', '12th': 'Ft. Niagara', '9th': 'Sackets Harbour', '11th': 'Sackets Harbour',
                                '21st': 'Sackets Harbour', '17th': 'Ft. Meigs', '19th': 'Ft. Meigs', 'Harrison': 'Ft. Meigs',
                                'Chauncey': 'Lake Ontario Control Box', 'Conquest': 'Lake Ontario Control Box',
                                'Scourge': 'Lake Ontario Control Box', 'Fair American': 'Lake Ontario Control Box'})
t.lay('us:6th Dearborn', 'Sackets Harbour', 'US')
t.lay('us:13th', 'Plattsburg', 'US')
t.lay('3rd_Ohio', 'Frenchtown', 'US')
t.lay('ship:Oneida', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC Det._10th_R.V. Nancy', 'Ft. Mackinaw', 'British')
t.lay_face('Lady_Prevost Earl_of_Moira', True, 'British')
t.lay_marker('US Supply Depot', 'Ft. Meigs')
spent(t, 'US', ['15'])
spent(t, 'British', ['29'])
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 2')          # Erie 2 + Ft. Mackinac 2 - Ontario 2
assert holds(t, 'British', 'Ft. Mackinaw') and lake_of(t, 'US') == {'ontario'} and lake_of(t, 'British') == {'erie'}
t, us, br = s.begin()

s.play('US 16th and 23rd')
us.say('carta 15, dos puntos: el 16 y el 23 a Utica. No hago nada más este año')
us.play('15')
us.drag('us:16th 23rd', 'Utica')
us.discard('15')

s.play('BR Brock to Kingston')
br.say("my last: 29 as 2, Brock to Kingston with the Newfoundlanders. If the lake freezes I'll be cosy")
br.play('29')
assert cost('York', 'Smiths Creek', 'Kingston') == 4
br.drag('Brock R.N.R.', 'Kingston')
br.discard('29')

s.play('fleets home')
us.say('flota a casa. pongo el marcador del Ontario')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey ship:Oneida Conquest Scourge Fair_American', 'Sackets Harbour')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.say('same for me on Erie. VP stay at British 2: Erie 2, Mackinac 2, minus your 2')
us.turn('Winter 1812-13')

s.play('winter')
us.say('¿tienes cartas de invierno?')
br.say('none. you?')
us.say('tampoco')
want = excess(t)
assert want == {('Ft. Malden', 'British'): 1, ('Detroit', 'US'): 2, ('Sackets Harbour', 'US'): 1}, want
br.flip('Essex')
br.say('Malden is one over, Essex goes hungry')
us.flip('2nd_Ohio')
us.flip('us:4th')
us.say('no, el 4 no, ese lo necesito')
us.flip('us:4th')
us.flip('1st_Ohio')
us.say('Detroit: dos de más, los de Ohio')
us.flip('2nd_NY_Militia')
us.say('y uno en Sackets. En Ft. Meigs el depósito alcanza para todos (1+4)')
assert not excess(t)
br.say('repairs: Moira at Kingston, Lady Prevost at Malden')
br.flip('Earl_of_Moira Lady_Prevost')
us.delete([p for p in t.at('Ft. Meigs') if 'Depot' in p.name])
us.say('depósito fuera')

s.play('1813: arrivals, deal, first player')
muster(us, '1813a')
us.say('refuerzos del 13 puestos')
muster(br, '1813a', skip=('104th',))
br.drag('104th', 'Kingston')          # land_units: may enter at Kingston (its winter march)
br.say('104th marched overland to Kingston through the snow')
br.turn('Spring-Summer 1813')
for c in ('Card 45', 'Card 41', 'Card 38', 'Card 40', 'Card 43', 'Card 44', 'Card 46', 'Card 57'):
    br.draw('1813 Deck', c)
for c in ('Card 48', 'Card 42', 'Card 49', 'Card 50', 'Card 52', 'Card 47', 'Card 37', 'Card 39'):
    us.draw('1813 Deck', c)
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4 and my 2 VP make 6, I go first all year')      # 7.33
us.say('vale')

s.play('BR builds Wolfe and Melville (card 45, NBV 2: corvette 1 + brig 1)')
br.say('45 for its 2 NBV: Wolfe and Melville at Kingston')
br.play('45')
br.drag('Wolfe Melville', 'Kingston')
br.discard('45')

s.play('US builds Madison and General Pike (card 48, NBV 2)')
us.say('48: construyo Madison y General Pike en Sackets')
us.play('48')
us.drag('Madison', 'Sackets Harbour')
us.drag('General_Pike', 'Sackets Harbour')
us.discard('48')

s.play('BR builds Finch and Chubb (card 41, NBV 1: two sloops)')
br.say('41, one NBV, two sloops at Isle aux Noix')
br.play('41')
br.drag('Finch Chubb', 'Isle aux Noix')
br.discard('41')

s.play('US builds the Erie fleet (card 42, NBV 3: brig 1, brig 1, two schooners 1)')
us.say('42, tres: Lawrence, Niagara, Scorpion y Ariel en Erie')
us.play('42')
us.drag('Lawrence ship:Niagara Scorpion Ariel', 'Erie PA')
us.discard('42')
us.say('mañana seguimos')
s.done()
