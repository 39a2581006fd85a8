"""Bela (US, tells after the deed) and Ilona (British, tells before, neat): the last half-year of 1814 up to the Treaty and New Orleans."""
from aid34b import *

g = G('Béla', 'Ilona', 'Autumn 1814: the great column, Champlain and Ontario, Ogdensburg, the Treaty of Ghent and New Orleans', lay=autumn_1814,
      hus=['92', '95', 'Battle of New Orleans', '100', '97', '106', '102'], hbr=['93', '96', 'Treaty of Ghent', '98', '99', '103', '105'], pile=(1814, 22),
      su=dict(say='last', reveal='late'), sb=dict(say='first'))
t, us, br, s = g.t, g.us, g.br, g.s
C, B = 'Lake Champlain Control Box', 'Lake Ontario Control Box'

col = '3rd_(Buffs) br:5th br:9th br:27th 57th 58th 76th 88th'
with g.go('British', '96', 'BR Prevost', '96, három pont: Prevost és nyolc ezred délre', leader='Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.march('Prevost ' + col, 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
fl = 'General_Pike Madison Sylph Oneida Lady_of_the_Lake'
with g.go('US', '92', 'US Chauncey out', 'Chauncey kifutott öt hajóval', leader='Chauncey', after='két pont, köszi'):
    us.drag('Chauncey ' + fl, B)
with g.go('British', '98', 'BR Downie out', '98: Downie, Finch, Chubb a Champlain-tóra', leader='Downie'):
    br.drag('Downie Finch Chubb', C)
with g.go('US', '95', 'US two sloops try', 'ez nem sikerült', flips='President Preble Finch', fights={'President': C, 'Preble': C}, ret='Finch'):
    us.drag('President Preble', C)
    a, b = t.pieces('President Preble'), t.pieces('Finch Chubb')
    m = naval_drm(a, b, a[0], b[0], 0, 0)
    assert m == -1 and naval(3 + m) == 'A2 D1 def'
    us.roll('1d6', 3)
    br.say('kettő: neked két lépés, nekem egy')
    us.flip('President')
    us.flip('Preble')
    us.drag('President Preble', 'Plattsburg')
    br.flip('Finch')
    br.drag('Finch', 'Isle aux Noix')
with g.go('British', '103', 'BR Confiance', '103: a Confiance elkészült (2)', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with g.go('US', '106', 'US Mohawk and Jones', 'Mohawk fregatt, Jones brigg', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
with g.go('British', '105', 'BR two more', '105: 82. és 39. Montrealba'):
    br.drag('82nd 39th', 'Montreal')
with g.go('US', '102', 'US repairs', 'mindkét szlúp kijavítva, meg a Jefferson', build=True, flips='President Preble'):
    us.flip('President')
    us.flip('Preble')
    us.drag('Jefferson', 'Sackets Harbour')
with g.go('British', '93', 'BR to Lacolle', '93: De Meuron és a Buffs Lacolle-ba'):
    way('St-Jean', 'Isle aux Noix', 'Lacolle')
    br.march('De_Meuron 3rd_(Buffs)', 'Isle aux Noix', 'Lacolle')
g.hold('US', 'Battle of New Orleans', 'ezt félreteszem')
with g.go('British', '99', 'BR Drummond takes Ogdensburg', '99: Drummond át a folyón, Ogdensburg üres', leader='Drummond'):
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.march('Drummond 104th 2/R._Marines', 'Gananoque', 'Prescott', 'Ogdensburg')
g.fed('British', 'Ogdensburg')
with g.go('US', '97', 'US Brown retakes Ogdensburg', 'vissza Prescottba', leader='Brown', ret='Drummond 104th 2/R._Marines'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Antwerp', 'Ogdensburg')
    assert fight(t, 'US', 'Ogdensburg', ['Antwerp'], '9th', '104th', 1814, (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    goes(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
with act(s, 'BR Treaty of Ghent', 'British', 'Treaty of Ghent', book=g.book):
    assert [c.name for c in t.hand('British')] == ['Treaty of Ghent']
    br.say('az utolsó lapom: genti béke! üres a kezem, nincs levonás')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')
with act(s, 'US Battle of New Orleans', 'US', book=g.book):
    us.say('és a félretett lap: New Orleans, még két pont')
    us.reveal('Battle of New Orleans')
    us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
    g.mark('US', 2)
us.say('hat pont, erkölcsi győzelem')
br.say('szép játék volt')
s.done()
