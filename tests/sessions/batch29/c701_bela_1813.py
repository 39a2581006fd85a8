"""Hungarian: Béla tells each card in a word, drags the men first; his friend types nothing and shows his card only before it goes."""
from aid29a import *

s = Session('dev-1812-faults', us='Bela', br='Tamás', what='1813 spring to winter: Burlington landing, three rounds twice, Perry, Ft. Malden taken with the ships gone')
spring_1813(s.t)
burn_to(s.t, 1813, 0)
s.t.lay_hand('US', [])
s.t.lay_hand('British', [])
g = G(s, 1813, Habit(lambda c, x: '#%s (%d): %s' % (c, val(c), x), drag='tail'), Habit(None, show='late', drag='hop'))
t, us, br = g.t, g.U, g.B
g.newturn('Spring-Summer 1813', '1813a', by='US')
s.play('first player')
us.say('kockázzunk a kezdésért')
br.roll('1d6', 3)
us.roll('1d6', 6)
us.say('3+2=5, nekem 6. én kezdek')
g.deal(1813, '42|46|45|48|50|53|37|41', '52|62|43|49|55|58|44|Heavy Rains')
with g.play('US', '42', 'Chauncey partra tesz Burlingtonnál', leader='Chauncey', sea='us:6th 15th 1st_Rifles Pike'):
    room(t.pieces('Madison Oneida Julia Hamilton'), t.pieces('us:6th 15th'))
    us.drag('us:6th 15th 1st_Rifles Pike', 'Burlington')
    us.drag('Madison Oneida Julia Hamilton Chauncey', 'Burlington')
with g.play('British', '52', 'Rottenburg Burlingtonra', leader='Rottenburg', flips='1/R._Scots br:104th us:6th', ret='1st_Rifles'):
    br.drag('Rottenburg 1/R._Scots 104th 10th_R.V. Frontenac', 'York')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('1/R._Scots 104th 10th_R.V. Frontenac Rottenburg', 'Burlington')
    us.say('a Rifles vezet. nálad?')
    g.rnd('British', 'Burlington', 'York', '1/R._Scots', '1st_Rifles', (4, 5), 'EX')
    br.flip('1/R._Scots')
    g.hit('US', '1st_Rifles')
    g.battlecard('British', '44')
    us.say('+1? jó. most a 6. vezet')
    g.rnd('British', 'Burlington', 'York', '104th', 'us:6th', (6, 2), 'EX', n=2, card=1)
    br.flip('104th')
    us.flip('us:6th')
    us.say('harmadik kör, 15.')
    g.rnd('British', 'Burlington', 'York', '10th_R.V.', '15th', (5, 6), 'DR', n=3)
    us.say('hajóra, haza')
    sail(g, 'US', 'us:6th 15th Pike', 'Madison Oneida Julia Hamilton Chauncey', 'Burlington', 'Sackets Harbour')
with g.play('US', '45', 'Harrison Detroit ellen', leader='Harrison', flips='17th Essex', ret='Essex', vp='late'):
    g.go('US', 'Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs > Frenchtown > Detroit')
    us.say('17. vezet')
    g.rnd('US', 'Detroit', 'Frenchtown', '17th', 'Essex', (1, 3), 'EX')
    us.flip('17th')
    us.flip('br:Essex')
    g.ret('British', 'Essex', 'Detroit', 'Sandwich', ['Frenchtown'])
with g.play('British', '62', 'Procter Detroit ellen', leader='Procter', flips='1/41st', pick='Essex'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.drag('Tecumseh Procter', 'Detroit')
    g.rnd('British', 'Detroit', 'Sandwich', '1/41st', '19th', (2, 4), 'AR-1')
    us.say('visszaverve, a 41. fordul')
    br.flip('1/41st')
    g.ret('British', '1/41st Shawnee Wyandot Western_Indians Tecumseh Procter', 'Detroit', 'Sandwich', ['Sandwich'], att=True)
with g.play('US', '37', 'Scott a Niagarához', leader='Scott'):
    g.go('US', 'Scott 23rd 25th 29th 20th', 'Albany > Utica > Canandaigua > Batavia > Lewiston > Ft. Niagara')
with g.play('British', '43', 'Barclay ki', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
    br.drag('Hunter', 'Lake Erie Control Box')
with g.play('US', '48', '24. és 2. Kentucky'):
    g.go('US', '24th 2nd_Kentucky', 'Ft. MacArthur > Ft. Findlay > Ft. Meigs', mode='each')
with g.play('British', '49', 'Rottenburg Ft. George', leader='Rottenburg'):
    g.go('British', 'Rottenburg 10th_R.V. Frontenac', 'Burlington > Stoney Creek > Ft. George')
with g.play('US', '46', 'Scott átkel', leader='Scott', flips='23rd 25th br:8th br:49th'):
    g.go('US', 'Scott 23rd 25th 29th us:13th 18th', 'Ft. Niagara > Ft. George')
    us.say('23. vezet')
    g.rnd('US', 'Ft. George', 'Ft. Niagara', '23rd', 'br:8th', (3, 4), 'EX')
    us.flip('23rd')
    br.flip('br:8th')
    us.say('25.')
    g.battlecard('British', '58')
    g.rnd('US', 'Ft. George', 'Ft. Niagara', '25th', 'br:49th', (2, 6), 'EX', n=2, card=-1)
    br.flip('br:49th')
    us.flip('25th')
    g.battlecard('US', '53', '#53 csatakártya +1. 13. vezet')
    g.rnd('US', 'Ft. George', 'Ft. Niagara', 'us:13th', '10th_R.V.', (5, 3), 'AR', n=3, card=1)
    us.say('9 erődnél. vissza')
    g.ret('US', '23rd 25th 29th us:13th 18th Scott', 'Ft. George', 'Ft. Niagara', ['Ft. Niagara'], att=True)
with g.play('British', '55', 'restore', build=True, flips='br:8th br:49th'):
    assert supplied(t, 'British', 'Ft. George')
    br.flip('br:8th br:49th')
with g.play('US', '50', 'helyreállítás: 23. és 25.', build=True, flips='23rd 25th'):
    us.flip('25th')
    us.flip('23rd')
g.hold('British', 'Heavy Rains')
g.hold('US', '41', 'félreteszek egyet')

s.play('spring fleets')
us.say('tavaszi flották: vissza a tóra')
us.drag('Chauncey Madison Oneida Julia Hamilton', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
br.delete([mark_at(t, 'Lake Erie Control Box').id])
g.book.ok()
g.newturn('Summer-Autumn 1813', '1813b', groups=(True, False), by='US')
g.deal(1813, '66|38|39|40|47|59|60', 'Campaign|57|63|65|51|68|61', mixed=True)
g.next = 'US'
with g.play('US', '66', 'Erie: Lawrence, Niagara, Ariel, Scorpion épül', build=True):
    us.drag('Lawrence', 'Erie PA')
    us.drag([t.find('ship:Niagara').id], 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
with g.play('British', 'Campaign', 'Prevost és Rottenburg', free=True):
    br.say('Campaign: Prevost (Quebec), Rottenburg (Ft. George)')
    g.go('British', 'Prevost br:13th 70th 89th De_Watteville', 'Quebec City > Trois-Rivieres > Montreal')
    g.go('British', 'Rottenburg 10th_R.V.', 'Ft. George > Stoney Creek > Burlington')
with g.play('US', '47', 'Brown Ogdensburgba', leader='Brown'):
    g.go('US', 'Brown 16th us:9th', 'Sackets Harbour > Antwerp > Ogdensburg', mode='hop')
with g.play('British', '63', 'Drummond Prescott', leader='Drummond'):
    g.go('British', 'Drummond br:13th 70th 89th', "Montreal > Coteau du Lac > Cornwall > Crysler's Farm > Prescott", mode='lead')
with g.play('US', '38', 'Perry', leader='Perry', flips='Lawrence Queen_Charlotte Lady_Prevost', ret='Queen_Charlotte Lady_Prevost Hunter Barclay', vp='late'):
    us.drag('Perry Lawrence Ariel Scorpion ship:Niagara', 'Lake Erie Control Box')
    assert naval(2 + naval_drm(t.pieces('Lawrence Ariel Scorpion ship:Niagara'), t.pieces('Queen_Charlotte Lady_Prevost Hunter'), t.find('Lawrence'), t.find('Queen Charlotte'), 1, 0)) == 'A1 D2 att'
    us.roll('1d6', 2)
    us.say('2+3=5')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte Lady_Prevost')
    br.drag('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Ft. Malden')
with g.play('British', '57', 'Norfolk haza'):
    g.go('British', 'Norfolk', 'Ft. Erie > Port Dover')
with g.play('US', '39', 'erősítés Detroitba'):
    g.go('US', '24th 2nd_Kentucky', 'Ft. Meigs > Frenchtown > Detroit')
with g.play('British', '65', 'Procter London', leader='Procter'):
    g.go('British', 'Procter Tecumseh 1/41st Shawnee Essex', 'Sandwich > Thamesville > London')
with g.play('US', '40', 'Harrison Maldenre', leader='Harrison', ret='Queen_Charlotte Lady_Prevost Hunter Barclay Chippawa Little_Belt'):
    us.drag('Harrison 19th 1st_Kentucky 24th 2nd_Kentucky', 'Sandwich')
    w = t.where(t.find('Wyandot')), t.where(t.find('Western Indians'))
    if w == ('Sandwich', 'Sandwich'):
        us.say('indiánok Sandwichben: harc')
        g.rnd('US', 'Sandwich', 'Detroit', '19th', 'Wyandot', (5, 3), 'DR-1')
        g.hit('British', 'Wyandot')
        g.ret('British', 'Western_Indians', 'Sandwich', 'Thamesville', ['Detroit'])
with g.play('British', '51', 'Caughnawaga'):
    g.go('British', 'Caughnawaga', 'Beauharnois > Chateauguay')
with g.play('US', '59', 'Malden két ezreddel', ret='Queen_Charlotte Lady_Prevost Hunter Barclay br:Chippawa Little_Belt'):
    us.drag('19th 24th', 'Ft. Malden')
    way('Sandwich', 'Ft. Malden')
    us.say('csak hajók, elhúznak')
    br.drag('Hunter Barclay Queen_Charlotte', 'Port Dover')
    br.drag('Lady_Prevost Chippawa Little_Belt', 'Port Dover')
with g.play('British', '68', 'Champlain'):
    g.go('British', '103rd Voltigeurs', 'Isle aux Noix > Lacolle > Champlain NY')
with g.play('US', '60', 'két ezred Plattsburgba'):
    g.go('US', '30th 31st', 'Albany > Whitehall > Ticonderoga > Plattsburg')
g.hold('British', '61')
g.fleet({('US', 'Lake Ontario Control Box'): 'Sackets Harbour', ('US', 'Lake Erie Control Box'): 'Erie PA', ('British', 'Lake Huron Control Box'): 'Ft. St. Joseph'})
g.newturn('Winter 1813-14', by='US')
if os.environ.get('SHOW2'):
    g.show()
    print(excess(t))
g.winter(gone={'Thamesville': 'Western_Indians'})
s.play('repairs')
us.say('javítás: Lawrence')
us.flip('Lawrence')
s.done()
