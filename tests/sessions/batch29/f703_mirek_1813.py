"""Czech. Mirek forgets to show cards, Hana likes full sentences. Faults: an Indian unit aboard ship; a militia unit restored."""
from aid29a import *

s = Session('dev-1812-faults', us='Mirek', br='Hana', what='1813 autumn: Mohawk none; Wyandot shipped over Lake Erie; 1st NY Militia restored')
autumn_1813(s.t)
burn_to(s.t, 1813, 0)
for c in ('37', '41', '44', '46', '48', '50', '53', '55', '52', '62', '43', '49', '58', '60', '63', '65'):
    burn(s.t, c)
s.t.lay_face('1st_NY_Militia', True, 'US')
s.t.lay_hand('US', ['42', '66', '38', '40', '45', '47', '59', '51'])
s.t.lay_hand('British', ['#56 Grand River Indians', '39', '54', '57', '61', '64', '67', '68'])
g = G(s, 1813, Habit(lambda c, x: 'karta %s, %s' % (c, x), drag='lead', show='late', away='next'), Habit(lambda c, x: 'Zahraji kartu %s za %d: %s.' % (c, val(c), x), drag='hop'))
t, us, br = g.t, g.U, g.B
mv(g, 'US', '47', 'Scott 23rd 25th 20th 29th', 'Albany > Utica > Canandaigua > Batavia > Lewiston', 'Scott', 'Scott na západ')
with g.play('British', '#56 Grand River Indians', 'Mohawkové do Beaverdams', say='Událost 56: Mohawkové do Beaverdams.', free=True):
    br.drag([next(p.id for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and p.name == 'Mohawk' and p.mark('Side') == 'British')], 'Beaverdams')
mv(g, 'US', '45', 'Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs > Frenchtown', 'Harrison', 'Harrison k Raisin')
with g.play('British', '39', 'Hunter veze Wyandoty', free=True):
    with s.fault('11.33 3.7 11.35 11.3', 'Wyandot Indians go by ship from Ft. Malden to Port Dover'):
        br.drag('Hunter Wyandot', 'Port Dover')
with g.play('US', '40', 'Harrison dál na Detroit', leader='Harrison', flips='17th Essex', ret='Essex', vp='late', by='British'):
    g.go('US', 'Harrison 17th 19th 1st_Kentucky', 'Frenchtown > Detroit')
    us.say('vede 17.')
    g.rnd('US', 'Detroit', 'Frenchtown', '17th', 'Essex', (2, 2), 'EX')
    us.flip('17th')
    us.flip('br:Essex')
    br.say('Mám jen otočenou, ustupuji do Sandwiche.')
    g.ret('British', 'Essex', 'Detroit', 'Sandwich', ['Frenchtown'])
mv(g, 'British', '57', 'Caughnawaga', 'Beauharnois > Chateauguay', text='Caughnawagové')
with g.play('US', '42', 'Lawrence, Niagara, dva škunery', build=True):
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
with g.play('British', '68', 'Procter zpět přes řeku', leader='Procter', pick='Essex', flips='1/41st'):
    g.go('British', 'Procter Tecumseh 1/41st Shawnee Western_Indians', 'Ft. Malden > Sandwich', mode='all')
    br.drag('Procter Tecumseh 1/41st Shawnee Western_Indians Essex', 'Detroit')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.say('Vede 41.')
    us.say('19.')
    g.rnd('British', 'Detroit', 'Sandwich', '1/41st', '19th', (3, 4), 'AR-1')
    br.flip('1/41st')
    g.ret('British', '1/41st Shawnee Western_Indians Essex Tecumseh Procter', 'Detroit', 'Sandwich', ['Sandwich'], att=True)
with g.play('US', '59', 'obnova dvou: 1. NY milice a 17.', build=True, flips='17th 1st_NY_Militia'):
    us.flip('17th')
    with s.fault('8.31 8.3 3.11', 'a militia unit is restored'):
        us.flip('1st_NY_Militia')
mv(g, 'British', '54', 'Norfolk', 'Ft. Erie > Chippawa', text='Norfolk k Chippawě')
with g.play('US', '51', 'Perry na jezero', leader='Perry'):
    us.drag('Perry', 'Lake Erie Control Box')
    us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
mv(g, 'British', '61', '103rd', 'Isle aux Noix > Lacolle', text='103. k mlýnu')
g.hold('US', '66', 'odkládám')
mv(g, 'British', '64', 'Voltigeurs', 'Isle aux Noix > St-Jean', text='Voltigeurs')
mv(g, 'US', '38', 'us:27th 26th', 'Mansfield > Cleveland', text='dva pluky k jezeru', mode='each')
g.hold('British', '67', 'Tuto si nechám.')
g.fleet({('US', 'Lake Erie Control Box'): 'Erie PA'})
g.newturn('Winter 1813-14', by='British')
g.winter()
s.done()
