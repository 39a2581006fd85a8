"""Spring-Summer 1813 without a word: first player rolled, the deal at once, Ontario and Erie fought for, four yards build, Kingston attacked in vain."""
from dhelp import Chk, lay_1813
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='Kit', br='Jo', what='Spring 1813, silent: roll for the first player, hands dealt at once, two lake battles, building at several bases, markers taken off, an attack on Kingston thrown back')
t = s.t
lay_1813(t)
t.lay('Essex', 'Ft. Malden', 'British')
t, us, br = s.begin()
k = Chk(s)
assert k.vp() == -2

s.play('deal and first player')
for c in ('38', '42', '45', '47', '52', '53', '58', '63'):
    br.draw('1813 Deck', c)
for c in ('39', '41', '46', '49', '55', '60', '62', '66'):
    us.draw('1813 Deck', c)
us.roll('1d6', 5)
br.roll('1d6', 4)        # 4 + 2 VP = 6: British first

s.play('BR Procter to Detroit')
k.lead('British', '38', 'Procter', '1/41st Tecumseh Shawnee Wyandot', 'Ft. Malden')
k.way('British', 'Ft. Malden', 'Sandwich', 'Detroit')
br.play('38')
br.drag('Procter 1/41st Tecumseh Shawnee Wyandot', 'Sandwich')
br.drag('Procter 1/41st Tecumseh Shawnee Wyandot', 'Detroit')
br.vp('British 5')
k.booked()
br.discard('38')

s.play('US Chauncey out')
F = 'Oneida Madison Conquest Scourge Julia Hamilton'
k.lead('US', '46', 'Chauncey', F, 'Sackets Harbour')
us.play('46')
us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
k.booked()
us.discard('46')

s.play('BR Yeo')
G = 'Wolfe Royal_George Melville Earl_of_Moira Beresford'
k.lead('British', '42', 'Yeo', G, 'Kingston')
br.play('42')
br.drag('Yeo ' + G, 'Lake Ontario Control Box')
m = k.sea('British', G, F, 'Wolfe', 'Madison', 'Yeo', 'Chauncey')
assert m == 0 and naval(4 + m) == 'A1 D1 att'
br.roll('1d6', 4)
br.flip('Wolfe')
br.drag('Wolfe', 'Kingston')
us.flip('Madison')
us.drag('Chauncey ' + F, 'Sackets Harbour')
br.delete([p for p in t.at('Lake Ontario Control Box') if p.name == 'US Lake Control'])
br.vp('British 9')
k.booked()
br.discard('42')

s.play('US repairs')
k.card('US', '39', 1)
us.play('39', reveal=False)
us.flip('Madison')
us.discard('39')

s.play('BR repairs and builds')
k.card('British', '52', 3)
br.flip('Wolfe')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.play('52')
br.discard('52')

s.play('US builds at Erie')
k.card('US', '62', 3)
us.play('62')
us.drag('Lawrence', 'Erie PA')
us.drag('Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('62')

s.play('BR Barclay')
k.lead('British', '45', 'Barclay', 'Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.play('45')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
k.booked()
br.discard('45')

s.play('US Perry')
A, D = 'Lawrence Niagara Ariel Scorpion', 'Queen_Charlotte Hunter Lady_Prevost'
k.lead('US', '49', 'Perry', A, 'Erie PA')
us.play('49')
us.drag('Perry ' + A, 'Lake Erie Control Box')
m = k.sea('US', A, D, 'Lawrence', 'Queen_Charlotte', 'Perry', 'Barclay')
assert m == 3 and naval(2 + m) == 'A1 D2 att'
us.roll('1d6', 2)
us.flip('Lawrence')
us.drag('Lawrence', 'Erie PA')
br.flip('Queen_Charlotte Hunter')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
us.delete([p for p in t.at('Lake Erie Control Box') if p.name == 'British Lake Control'])
us.vp('British 5')
k.booked()
us.discard('49')

s.play('BR repairs')
k.card('British', '53', 2)
br.play('53')
br.flip('Queen_Charlotte Hunter')
br.discard('53')

s.play('US repairs')
k.card('US', '55', 1)
us.play('55')
us.flip('Lawrence')
us.discard('55')

s.play('BR to Montreal')
k.units('British', '58', '70th 89th', 'Quebec City')
k.way('British', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.drag('70th 89th', 'Montreal')
br.play('58')
br.discard('58')

s.play('US Pike at Kingston')
A = 'us:15th us:16th us:6th us:9th us:21st'
k.lead('US', '60', 'Pike', A, 'Sackets Harbour')
k.way('US', 'Sackets Harbour', 'Cape Vincent', 'Kingston', fight=True)
us.play('60')
us.drag('Pike ' + A, 'Cape Vincent')
us.drag('Pike ' + A, 'Kingston')
m = k.fight('US', A, 'Kingston', 'Cape Vincent', 'us:15th', '104th', 'Pike', 'Rottenburg')
assert m == 0 and k.res(2, 4) == 'AR'
us.roll('2d6', 2, 4)
us.drag('Pike ' + A, 'Cape Vincent')
us.discard('60')

s.play('holds')
br.hold('47')
us.hold('41')

s.play('BR 2/41st')
k.units('British', '63', '2/41st 4/R._Scots', 'Quebec City')
br.play('63')
br.drag('2/41st 4/R._Scots', 'Sorel')
k.way('British', 'Quebec City', 'Trois-Rivieres', 'Sorel')
br.discard('63')
s.done()
