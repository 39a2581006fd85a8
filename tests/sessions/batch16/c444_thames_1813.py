"""Malden given up, Perry's landing, Harrison up the Thames; the Shawnee die and Tecumseh with them; a campaign in the rain. Polish."""
from lay7 import Piece, burn_to, hands, more
from more import cf, holds, lay_1813, lay_arrivals, supplied, units
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Kasia', br='Wojtek', what='Autumn 1813: unopposed landing at Malden by Perry (6 MP), ships flee, Thamesville: EX kills the Shawnee and so Tecumseh, Campaign with Heavy Rains, Brock built at York; Polish')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Lawrence ship:Niagara', 'Erie PA', 'US')
t.lay('Perry Lawrence ship:Niagara Caledonia Somers', 'Lake Erie Control Box', 'US')
t.lay_face('Shawnee', side='British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 2')
hands(t, ['Card 48', 'Card 52', 'Card 46', 'Campaign@1813', 'Card 51', 'Card 50'], ['Card 45', 'Card 47', 'Card 53', 'Card 42', 'Heavy Rains@1813', 'Card 54', 'Card 49'])
burn_to(t, 1813, 21)
t, us, br = s.begin()

s.play('BR Procter leaves Malden')
br.say('45, Procter odchodzi')
br.play('45')
assert cost('Ft. Malden', 'Sandwich', 'Thamesville') == 3
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
us.say('a statki?')
br.say('zostaja')
br.discard('45')

s.play('US Perry lands the Ohio Brigade at Malden: 1 town, 1 aboard, 1 town, 2 landing, 1 box = 6')
us.say('48: Perry bierze brygade Ohio z Ft. Stephenson')
us.play('48')
us.drag('Perry Lawrence ship:Niagara', 'Ft. Stephenson')
us.drag('Perry Lawrence ship:Niagara Ohio_Brigade', 'Ft. Malden')
us.say('ladowanie, nikogo nie ma')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Port Dover')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.vp('US 5')
us.discard('48')
assert holds(t, 'US', 'Ft. Malden')

s.play('BR Essex out of Detroit')
br.say('47, Essex ucieka')
br.play('47')
assert cost('Detroit', 'Sandwich', 'Thamesville') == 5
br.drag('Essex', 'Thamesville', at='beside')
us.vp('US 8')
br.discard('47')

s.play('US Harrison to Detroit')
us.play('52')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.march('Harrison 17th 19th 1st_Kentucky', 'Frenchtown', 'Detroit')
us.discard('52')

s.play('BR Procter goes on without the Shawnee')
br.say('53, Procter dalej, Tecumseh zostaje')
br.play('53')
br.drag('Procter 1/41st Wyandot Western_Indians Essex', 'London')
br.discard('53')
us.say('hanba')

s.play('US Harrison at Thamesville: 8 to 2, 4:1 +3, Indians in the forest -2, leaders +1 -1')
us.play('46')
assert cost('Detroit', 'Sandwich', 'Thamesville') == 5
us.say('46, Harrison. Kentucky zostaje w Sandwich')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Sandwich')
us.drag('Harrison 17th 19th', 'Thamesville')
assert holds(t, 'US', 'Sandwich') and supplied(t, 'US', 'Thamesville', 'Sandwich') and supplied(t, 'British', 'Thamesville')
dfn = units(t, 'Thamesville', 'British')
assert [p.name for p in dfn] == ['Shawnee'] and cf(dfn[0]) == 2
br.say('Tecumseh nie ucieka')
us.say('17 prowadzi')
assert odds(8, 2) == 3 and crt(2 + 4 + 3 - 2 + 1 - 1) == 'EX'
us.roll('2d6', 4, 2)
us.flip('17th')
br.drag('Shawnee', 'British Eliminated')
br.drag('Tecumseh', 'British Eliminated')
br.say('Shawnee zgineli, wiec Tecumseh tez')
us.vp('US 9')
us.discard('46')

s.play('BR Yeo on Ontario')
br.play('42')
br.drag('Yeo Royal_George Wolfe', 'Lake Ontario Control Box')
br.vp('US 7')
br.discard('42')

s.play('US campaign: Brown and Scott, rain on Scott')
us.say('Campaign: Brown (Sackets) i Scott (Albany)')
us.play('Campaign')
br.say('ulewa na Scotta!')
br.play('Heavy Rains')
br.discard('Heavy Rains')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.march('Brown us:6th 15th 21st', 'Antwerp', 'Ogdensburg')
us.drag('Scott 25th 29th', 'Utica')
us.say('tylko Utica')
us.discard('Campaign')

s.play('BR holds')
br.hold('54')

s.play('US depot at Detroit')
us.play('51')
assert supplied(t, 'US', 'Detroit')
us.put('US Supply Depot', 'Detroit')
us.discard('51')

s.play('BR the Brock at York')
br.say('49: stocznia w Yorku, Brock')
br.play('49')
br.drag('ship:Brock', 'York')
br.discard('49')

s.play('US holds')
us.hold('50')
us.say('koniec na dzis')
s.done()
