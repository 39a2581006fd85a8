"""Spring 1813 complete: the die for the year, the deal, yards on three lakes, Mohawks, a campaign cut in half by the wind, two lake battles."""
from lay7 import Piece, bind, more
from more import BOX, holds, lay_1813, lay_arrivals, naval_drm, supplied
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='Novak', br='Havel', what='Spring 1813 from the first-player roll to the free return: builds and repairs on two lakes, #56, Campaign with Contrary Winds, battles on Ontario and Erie; Czech')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
t, us, br = s.begin()


def card(n, y='1813'):
    n = 'Card ' + n if n.isdigit() else n
    return next(p.id for p in t.things.values() if isinstance(p, Piece) and p.name == n and p.mark('DeckYear') == y and p.map == 'Main Map'
                and t.where(p) == y + ' Deck')


us.say('kdo zacina?')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3+2=5. zacinas')
for u, b in zip(['46', '44', '48', '45', '52', 'Campaign', '51', '50'], ['42', '43', '47', '#56 Grand River Indians', 'Contrary Winds', '49', '53', '54']):
    us.draw('1813 Deck', card(u))
    br.draw('1813 Deck', card(b))
assert len(t.hand('US')) == len(t.hand('British')) == 8

s.play('US builds General Pike, Lawrence, Niagara: 3')
us.say('46, lodenice: General Pike, Lawrence, Niagara')
us.play('46')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Lawrence ship:Niagara', 'Erie PA')
us.discard('46')

s.play('BR Grand River Indians')
assert not any(p.mark('Side') == 'US' for w in ('Beaverdams', 'Port Dover', 'Queenston', 'Ft. George', 'Ft. Erie') for p in t.at(w))
br.say('56 jako udalost, Mohawkove')
br.play('#56 Grand River Indians')
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US campaign: Pike by ship, Scott by land; Contrary Winds')
us.say('Campaign: Pike ze Sackets a Scott z Albany')
us.play('Campaign')
us.drag('Pike 15th us:16th 1st_Rifles Madison Oneida Conquest', 'Ft. Niagara')
br.say('protivny vitr!')
br.play('Contrary Winds')
us.say('ach jo. zpet')
us.drag('Pike 15th us:16th 1st_Rifles Madison Oneida Conquest', 'Sackets Harbour')
br.discard('Contrary Winds')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.march('Scott 20th 23rd 25th 29th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('Campaign')

s.play('BR builds Detroit at Malden and Brock at York: 2 of 3')
br.play('42')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('42')

s.play('US Chauncey out; the lake was counted all winter')
us.say('45 Chauncey')
us.play('45')
us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.say('body se nemeni, marker uz tam je')
us.discard('45')

s.play('BR Yeo: 7 to 5 +1, B to A -1, Yeo +1')
br.say('49, Yeo, vsechno ven')
br.play('49')
br.drag('Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester', 'Lake Ontario Control Box')
a, d = t.pieces('Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester'), t.pieces('General_Pike Madison Oneida Conquest Scourge')
assert naval_drm(a, d, a[0], d[0], att_mod=1) == 1 and naval(4 + 1) == 'A1 D2 att'
br.roll('2d6', 4, 4)
br.say('spatne tlacitko')
br.roll('1d6', 4)
us.flip('General_Pike')
us.flip('Madison')
us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
us.delete([p.id for p in t.at('Lake Ontario Control Box') if p.name == 'US Lake Control'])
br.vp('British 6')
br.discard('49')

s.play('US mends General Pike and Madison, builds Asp and Raven: 3')
us.say('52: oprava General Pike a Madison, nove Asp a Raven')
us.play('52')
us.flip('General_Pike Madison')
us.drag('Asp', 'Sackets Harbour')
us.drag('Raven', 'Sackets Harbour')
us.discard('52')

s.play('BR mends the Royal George: 1 of 2')
br.play('53')
br.flip('Royal_George')
br.say('jen Royal George, zbytek propada')
br.discard('53')

s.play('US depot at Plattsburg')
us.play('44')
us.put('US Supply Depot', 'Plattsburg')
us.discard('44')
assert supplied(t, 'US', 'Plattsburg')

s.play('BR Mohawks')
br.drop_discard('47')
br.drag('br:Mohawk', 'Queenston')

s.play('US Perry takes Erie')
us.say('48 Perry')
us.play('48')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.delete([p.id for p in t.at('Lake Erie Control Box') if p.name == 'British Lake Control'])
us.vp('British 2')
us.discard('48')

s.play('BR Barclay: 6 to 2 +2, B to A -1, Perry -1')
br.say('43, Barclay proti Perrymu')
br.play('43')
br.drag('Barclay ship:Detroit Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box')
a, d = t.pieces('ship:Detroit Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'), t.pieces('Lawrence ship:Niagara')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == 0 and naval(2) == 'A2 D1 def'
br.roll('1d6', 2)
br.flip('ship:Detroit Queen_Charlotte')
br.drag('Barclay ship:Detroit Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
us.flip('Lawrence')
us.drag('Lawrence', 'Erie PA')
us.say('Perry zustava')
br.discard('43')

s.play('US mends Lawrence, builds Ariel and Scorpion: 2')
us.play('50')
us.flip('Lawrence')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('50')

s.play('BR mends the Detroit: 1')
br.play('54')
br.flip('ship:Detroit')
br.discard('54')
assert not t.hand('British')

s.play('US holds')
us.hold('51')

s.play('free return')
br.say('konec kola. Nancy zpet na Huron')
br.drag('Nancy', 'Lake Huron Control Box')
us.say('VP: britove 2. sedi')
s.done()
