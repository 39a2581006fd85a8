"""Welsh. Eira drops short and puts it right; Huw moves the marker for her, a play late."""
from aid29a import *

s = Session('dev-1812-faults', us='Huw', br='Eira', what='1813 autumn to winter: Prescott beaten off, Frenchtown in three rounds and taken back, Lake Erie')
autumn_1813(s.t)
burn_to(s.t, 1813, 0)
for c in ('37', '53', '54', '55', '57', '58', '59', '60', '61', '62', '63', '64', '65', '66', '67', '68'):
    burn(s.t, c)
s.t.lay_hand('US', ['42', '46', '38', '39', '40', '41', '44', '45'])
s.t.lay_hand('British', ['52', '#56 Grand River Indians', '43', '47', '48', '49', '50', '51'])
g = G(s, 1813, Habit(lambda c, x: 'cerdyn %s: %s' % (c, x), drag='lead', when='mid'), Habit(lambda c, x: '%s (%d) %s' % (c, val(c), x), drag='short'))
t, us, br = g.t, g.U, g.B
mv(g, 'US', '41', 'Pike us:6th us:9th 15th 16th 21st', 'Sackets Harbour > Antwerp > Ogdensburg', 'Pike', 'Pike i Ogdensburg')
mv(g, 'British', '43', 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden > Sandwich > Detroit', 'Procter', 'Procter i Detroit')
with g.play('US', '44', 'Pike dros yr afon', leader='Pike'):
    g.go('US', 'Pike us:6th us:9th 15th 16th 21st', 'Ogdensburg > Prescott')
    us.say('y 6ed yn arwain')
    g.rnd('US', 'Prescott', 'Ogdensburg', 'us:6th', 'Canadian_Fencibles', (1, 3), 'AR')
    us.say('pedwar... yn ôl')
    g.ret('US', 'us:6th us:9th 15th 16th 21st Pike', 'Prescott', 'Ogdensburg', ['Ogdensburg'], att=True)
mv(g, 'British', '47', 'Glengarry', "Cornwall > Crysler's Farm", text='Glengarry')
mv(g, 'US', '38', 'Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs > Frenchtown', 'Harrison', 'Harrison ymlaen', mode='tail')
with g.play('British', '48', 'Procter yn ymosod', leader='Procter', flips='1/41st 17th Shawnee us:19th', ret='17th us:19th 1st_Kentucky Harrison', vp='late', by='US'):
    g.go('British', 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit > Frenchtown', mode='split')
    g.rnd('British', 'Frenchtown', 'Detroit', '1/41st', '17th', (2, 6), 'EX')
    br.flip('1/41st')
    us.flip('17th')
    br.say('Shawnee nesaf')
    g.battlecard('British', '50', '50 brwydr +1')
    us.say('19')
    g.rnd('British', 'Frenchtown', 'Detroit', 'Shawnee', '19th', (4, 6), 'EX', n=2, card=1)
    br.flip('us:19th')
    us.flip('br:Shawnee')
    br.say('Wyandot')
    us.say('Kentucky')
    g.rnd('British', 'Frenchtown', 'Detroit', 'Wyandot', '1st_Kentucky', (6, 6), 'DR', n=3)
    g.ret('US', '17th us:19th 1st_Kentucky Harrison', 'Frenchtown', 'Ft. Meigs', ['Detroit'])
mv(g, 'US', '39', '24th 28th', 'Ft. MacArthur > Ft. Findlay > Ft. Meigs', text='dwy gatrawd', mode='each')
with g.play('British', '49', 'Barclay allan', leader='Barclay'):
    br.drag('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Lake Erie Control Box')
with g.play('US', '40', 'Harrison yn ôl', leader='Harrison', ret='1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', vp='late'):
    g.go('US', 'Harrison 24th 28th 1st_Kentucky', 'Ft. Meigs > Frenchtown')
    g.rnd('US', 'Frenchtown', 'Ft. Meigs', '24th', 'Wyandot', (5, 4), 'DR')
    g.ret('British', '1/41st Shawnee Wyandot Western_Indians Tecumseh Procter', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
mv(g, 'British', '51', 'Western_Indians', 'Detroit > Sandwich', text='yr Indiaid adre')
with g.play('US', '42', 'llongau yn Erie', build=True):
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.drag('Ariel', 'Erie PA')
    us.drag('Scorpion', 'Erie PA')
with g.play('British', '52', 'y Detroit', build=True):
    br.drag('ship:Detroit', 'Ft. Malden')
with g.play('US', '45', 'Perry', leader='Perry', flips='Lawrence Queen_Charlotte Lady_Prevost', ret='Queen_Charlotte Lady_Prevost Hunter Barclay', vp='late', by='British'):
    us.drag('Lawrence ship:Niagara Ariel Scorpion Perry', 'Lake Erie Control Box')
    assert naval(2 + naval_drm(t.pieces('Lawrence Ariel Scorpion ship:Niagara'), t.pieces('Queen_Charlotte Lady_Prevost Hunter'), t.find('Lawrence'), t.find('Queen Charlotte'), 1, 0)) == 'A1 D2 att'
    us.roll('1d6', 2)
    br.flip('Queen_Charlotte Lady_Prevost')
    us.flip('Lawrence')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
with g.play('British', '#56 Grand River Indians', 'x', say='digwyddiad 56: Mohawk i Queenston', free=True):
    br.drag([next(p.id for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and p.name == 'Mohawk' and p.mark('Side') == 'British')], 'Queenston')
mv(g, 'US', '46', 'Scott 23rd 25th 29th', 'Albany > Utica > Canandaigua > Batavia > Buffalo', 'Scott', 'Scott i Buffalo')
g.fleet({('US', 'Lake Erie Control Box'): 'Erie PA'})
g.newturn('Winter 1813-14', by='US')
if os.environ.get('SHOW2'):
    print(excess(t))
g.winter()
s.play('repairs')
us.flip('Lawrence')
br.flip('Queen_Charlotte')
br.flip('Lady_Prevost')
us.say('tan y gwanwyn')
s.done()
