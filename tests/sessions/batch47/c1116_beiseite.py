"""Spring into autumn 1813 over three held cards, the fleets put back free, held cards played straight from the box; German."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Hedwig', br='Ulrich', what='holds of spring, free return of three fleets, arrivals, short deal (6 and 7), held cards played from the box, battle on Ontario; German')
t = s.t
lay(t, '1813a')
hands(t, ['44', '45'], ['41', '47'])
burn_to(t, 1813, 12)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR Glengarry')
br.say('41, eine 1: Glengarry nach Prescott')
br.play('41')
go('Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Glengarry', "Crysler's Farm")
br.drag('Glengarry', 'Prescott')
br.discard('41')

s.play('US holds')
us.say('beiseite')
us.hold('44')

s.play('BR holds')
br.say('auch beiseite')
br.hold('47')

s.play('US holds')
us.hold('45')
us.say('und die zweite. Fruehling vorbei')

s.play('fleets, turn, arrivals, deal')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if p.mark('Kind') == 'Lake Control'])
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter br:Chippawa Little_Belt', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for x in ('Lake Erie Control Box', 'Lake Huron Control Box') for p in t.at(x) if p.mark('Kind') == 'Lake Control'])
b.ok()
br.say('stand bleibt')
muster(br, '1813b')
us.turn('Summer-Autumn 1813')
muster(us, '1813b', groups=False)
deal(us, 1813, '53', '54', '55', '57', '58', '59')
deal(br, 1813, '60', '61', '62', '63', '64', '65', '66')
assert sizes(t) == (6, 7)
us.say('sechs und zwei liegen')
br.say('sieben und eine')

s.play('BR Fencibles, the held card')
br.say('die aufgehobene, 47, eine 1')
br.play('47')
go('Prescott', 'Gananoque', 'Kingston')
br.drag('Canadian_Fencibles', 'Gananoque')
br.drag('Canadian_Fencibles', 'Kingston')
br.discard('47')

s.play('US Brown, a held card')
us.say('meine 45: Brown mit 9 und 21 nach Oswego')
fit('45', 'Brown')
us.play('45')
go('Sackets Harbour', 'Oswego')
us.drag('Brown us:9th 21st', 'Oswego')
us.discard('45')

s.play('BR Yeo')
br.say('62, Yeo laeuft aus, alle')
fit('62', 'Yeo')
br.play('62')
foe = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
fleet = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
br.drag('Yeo ' + foe, 'Lake Ontario Control Box')
br.say('Wolfe fuehrt')
us.say('Madison')
assert sea(t, foe, fleet, 'Wolfe', 'Madison', 4, 1, 0) == 'A1 D1 att'
br.roll('1d6', 4)
br.flip('Wolfe')
us.flip('Madison')
us.drag('Chauncey ' + fleet, 'Sackets Harbour')
br.drag('Wolfe', 'Kingston')
br.discard('62')
br.vp(b.due())
b.ok()

s.play('US Scott, the other held card')
us.say('und die 44: Scott mit 23 und 25 nach Plattsburg')
fit('44', 'Scott')
us.play('44')
us.march('Scott us:23rd us:25th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('44')

s.play('BR repairs')
br.say('61, die Wolfe wieder heil')
br.play('61')
br.flip('Wolfe')
br.discard('61')

s.play('US repairs and builds')
us.say('58 fuer 2: Madison heil, General Pike neu')
assert opv('58') == 2
us.play('58')
us.flip('Madison')
us.drag('General_Pike', 'Sackets Harbour')
us.discard('58')
us.say('morgen weiter?')
s.done()
