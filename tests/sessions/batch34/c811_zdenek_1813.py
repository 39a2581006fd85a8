"""Zdenek (US, slow, counts aloud) and Bozena (British, short words, lays her card at the end and takes it away at her next turn): autumn 1813 on Lake Erie."""
from aid34b import *

g = G('Zdeněk', 'Božena', 'Autumn 1813: Perry and Barclay, a landing at Port Dover driven off by water, Detroit and Malden fall, fleet return', lay=autumn_1813,
      hus=['46', '62', '45', '44', '49', '52', '50', '47'], hbr=['40', '43', '48', '39', '54', '42', '55', 'Heavy Rains@1813'], pile=(1813, 16),
      su=dict(say='mid', reveal='now', vp='steps'), sb=dict(lay='last', say='last', discard='next'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Erie Control Box'

with g.go('US', '46', 'US yards at Erie', 'karta 46 za tři: Lawrence jedna, Niagara dvě, Ariel se Scorpionem tři', build=True):
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
bf = 'Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa'
with g.go('British', '42', 'BR Barclay out', 'Barclay.', leader='Barclay'):
    br.drag('Barclay ' + bf, B)
pf = 'Lawrence ship:Niagara Ariel Scorpion'
bu = 'Caledonia Somers ship:Ohio Trippe'
with g.go('US', '52', 'US Perry attacks', 'Perry: Erie - Buffalo 1, přibere čtyři, jezero 2', leader='Perry', pick=bu, ret='Barclay ' + bf, flips='Lawrence Queen_Charlotte Hunter',
          fights={'Lawrence': B}):
    us.drag('Perry ' + pf, 'Buffalo')
    us.drag('Perry ' + pf + ' ' + bu, B)
    a, b = t.pieces(pf + ' ' + bu), t.pieces(bf)
    m = naval_drm(a, b, a[0], b[0], 1, 0)
    us.say('osm na pět +1, A proti B +1, Perry +1. To jsou tři')
    assert m == 3 and naval(2 + m) == 'A1 D2 att'
    us.roll('1d6', 2)
    br.say('pět')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte')
    us.flip('Hunter')
    br.drag('Barclay ' + bf, 'Ft. Malden')
with g.go('British', '40', 'BR repairs', 'oprava dvou', build=True, flips='Queen_Charlotte Hunter'):
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
with g.go('US', '44', 'US landing at Port Dover', '44 stačí na Perryho. S Niagarou pro Ohio Brigade: 1, nalodit 2, Port Dover 3, vylodit 4 a 5', sea='Ohio_Brigade', leader='Perry', pick='Ohio_Brigade'):
    room(t.pieces('ship:Niagara'), t.pieces('Ohio_Brigade'))
    us.drag('Perry ship:Niagara', 'Ft. Stephenson')
    us.drag('Perry ship:Niagara Ohio_Brigade', 'Port Dover')
    assert not units(t, 'Port Dover', 'British')
g.fed('US', 'Port Dover')
g.fed('British', 'Ft. George')
with g.go('British', '43', 'BR Vincent to Port Dover', 'Vincent, 49. a Norfolk', leader='Vincent', pick='Norfolk', ret='Ohio_Brigade ship:Niagara Perry'):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie', 'Port Dover')
    br.march('Vincent 49th', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent 49th Norfolk', 'Port Dover')
    assert fight(t, 'British', 'Port Dover', ['Ft. Erie'], '49th', 'Ohio Brigade', 1813, (4, 4)) == 'DR'
    br.roll('2d6', 4, 4)
    us.say('deset, ustupuji. Po souši bych ztrácel, tak na loď a domů do Erie')
    us.drag('Ohio_Brigade ship:Niagara Perry', 'Erie PA')
with g.go('US', '45', 'US repair and two schooners', 'Lawrence opraven, Porcupine a Tigress k tomu, dohromady dvě', build=True, flips='Lawrence'):
    us.flip('Lawrence')
    us.drag('Porcupine Tigress', 'Erie PA')
with g.go('British', '48', 'BR Riall to Prescott', 'Riall, šest', leader='Riall'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Riall De_Meuron 89th 70th', 'Montreal', 'Prescott')
g.fed('British', 'Detroit')
with g.go('US', '50', 'US Harrison takes Detroit', 'Harrison: Frenchtown 2, Detroit 4', leader='Harrison', ret='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    us.say('12 proti 5. Sedmnáctý vede')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (4, 3)) == 'DR'
    us.roll('2d6', 4, 3)
    br.say('Sandwich')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
with g.go('British', '39', 'BR Procter goes up the Thames', 'Procter a Tecumseh pryč', leader='Procter', pick='Essex'):
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'London')
with g.go('US', '49', 'US into Malden', '17. a 19. přes řeku tři, Malden čtyři', ret='Barclay ' + bf):
    way('Detroit', 'Sandwich', 'Ft. Malden')
    us.drag('us:17th us:19th', 'Sandwich')
    us.drag('us:17th us:19th', 'Ft. Malden')
    us.say('lodě musí ven')
    br.drag('Barclay ' + bf, 'Port Dover')
with g.go('British', '55', 'BR two to Montreal', 'dva do Montrealu'):
    br.each('De_Watteville br:13th', 'Montreal')
with g.go('US', '47', 'US Kentucky to Sandwich', 'jednička: 1st Kentucky do Sandwiche'):
    us.drag('1st_Kentucky', 'Sandwich')
with g.go('British', '54', 'BR Norfolk back', 'Norfolk zpět'):
    br.drag('Norfolk', 'Ft. Erie')
with g.go('US', '62', 'US Scott to Sackets', 'Scott a tři pluky do Sackets', leader='Scott'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott us:30th us:31st 33rd', 'Utica')
    br.say('Heavy Rains na Albany. dál ne')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('tak jen jedno pole, zůstávám v Utice')
s.play('fleet return')
us.say('konec podzimu. Flotila do Erie, značka na jezero')
us.drag('Ariel Scorpion ' + bu, 'Erie PA')
us.put('US Lake Control', B)
g.book.ok()
g.flushall()
s.done()
