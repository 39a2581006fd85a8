"""By mail, Italian: Donatella counts every road point aloud, Ettore answers with two words; three files. Reactions, a campaign, landings."""
from aid34a import *

s = Session('dev-1812-faults', us='Donatella', br='Ettore', what='1813 spring, fleets, autumn begun; Italian, three logs')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['42', '53', '62', '58', '57', 'Campaign@1813', '40', '45'],
      ['46', '52', '43', '#56 Grand River Indians', '49', '51', 'Contrary Winds', 'Heavy Rains@1813'])
assert all(c.mark('DeckYear') == '1813' for c in t.hand('US') + t.hand('British'))
s.begin()
d = Duo(s, ('ps', 'disc'))

s.play('dice for the year')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3 piu 2, prima tu')
with d.on('US', '62', 'US Dearborn, the wind is against him', 'Carta 62, tre punti: Dearborn imbarca 6° e 9° per Burlington', 'Dearborn', sea='Dearborn us:6th us:9th'):
    us.drag('Madison Oneida', 'Burlington')
    us.drag('us:6th us:9th Dearborn', 'Burlington')
    br.play('Contrary Winds')
    br.say('vento contrario!')
    us.say('Accidenti. Tutto indietro, carta persa')
    us.drag('us:6th us:9th Dearborn', 'Sackets Harbour')
    us.drag('Madison Oneida', 'Sackets Harbour')
    br.discard('Contrary Winds')
with d.on('British', '46', 'BR builds', 'Brock, Detroit', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
with d.on('US', '53', 'US Scott', 'Carta 53: Scott, da Albany a Buffalo: Utica 1, Canandaigua 2, Batavia 3, Buffalo 4', 'Scott'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march('Scott us:20th us:23rd us:25th us:29th US_Dragoons', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
with d.on('British', '43', 'BR Vincent', 'Vincent, 8th', 'Vincent'):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent br:8th', 'Ft. Erie')
with d.on('US', 'Campaign', 'US campaign', 'CAMPAIGN: dichiaro Scott da Buffalo e Harrison da Ft. Meigs', free=True, ret='Vincent br:8th Norfolk', flips='br:8th'):
    br.play('Heavy Rains')
    br.say('pioggia su Harrison')
    us.say('Va bene, Harrison una sola casella. Prima Scott: attraversa, 3 punti')
    us.drag('Scott us:20th us:23rd us:25th us:29th US_Dragoons', 'Ft. Erie')
    us.say('guida: 23rd (B), Scott +2, fiume -1')
    br.say('8th')
    d.bat('US', 'Ft. Erie', ['Buffalo'], 'us:23rd', 'br:8th', (5, 5), 'DR-1')
    us.roll('2d6', 5, 5)
    br.flip('br:8th')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('br:8th Norfolk Vincent', 'Chippawa')
    d.points(us)
    way('Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    br.discard('Heavy Rains')
with d.on('British', '#56 Grand River Indians', 'BR Mohawk', 'evento', build=True):
    assert not units(t, 'Queenston', 'US')
    br.drag('br:Mohawk', 'Queenston')
s.cut()
with d.on('US', '40', 'US Pike lands', '(secondo file) Carta 40: Pike sbarca a Smiths Creek: imbarco 1, rotta 1, sbarco 2', 'Pike', sea='Pike 1st_Rifles us:15th us:16th'):
    room(t.pieces('Madison Oneida Conquest'), t.pieces('1st_Rifles us:15th us:16th', us))
    us.drag('Madison Oneida Conquest Pike 1st_Rifles us:15th us:16th', 'Smiths Creek')
    us.say('casella zero, nessun punto')
with d.on('British', '49', 'BR Rottenburg', 'Rottenburg', 'Rottenburg', ret='Pike 1st_Rifles us:15th us:16th Madison Oneida Conquest'):
    way('Kingston', 'Smiths Creek')
    br.drag('Rottenburg 104th 1/R._Scots Frontenac 10th_R.V.', 'Smiths Creek')
    us.say('Ritirata prima del combattimento, per acqua, a Sackets Harbour; il lago non è tuo')
    assert 'ontario' not in lake_of(t, 'British')
    us.drag('1st_Rifles us:15th us:16th Pike Madison Oneida Conquest', 'Sackets Harbour')
with d.on('US', '57', 'US 11th', 'Carta 57: 11° a Champlain 1, Lacolle 2. Un punto'):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('us:11th', 'Champlain NY', 'Lacolle')
with d.on('British', '51', 'BR 103rd', 'attacco', ret='us:11th', by=us):
    br.drag('103rd', 'Lacolle')
    d.bat('British', 'Lacolle', ['Isle aux Noix'], '103rd', 'us:11th', (4, 6), 'DR')
    br.roll('2d6', 4, 6)
    us.say('bosco -1, fa 9: ritirata a Champlain')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ('Isle aux Noix',))
    us.drag('us:11th', 'Champlain NY')
with d.on('US', '42', 'US builds', 'Carta 42: Lawrence 1, Niagara 1, Porcupine e Tigress 1', build=True):
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Porcupine Tigress', 'Erie PA')
with d.on('British', '52', 'BR Barclay', 'Barclay', 'Barclay'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
with d.on('US', '58', 'US Scott', 'Carta 58: Scott a Chippawa; il 29° resta a Ft. Erie', 'Scott', ret='Vincent br:8th Norfolk'):
    us.drag('Scott us:20th us:23rd us:25th US_Dragoons', 'Chippawa')
    br.say('via, Queenston')
    goes(t, 'British', 'Chippawa', 'Queenston', ('Ft. Erie',))
    br.drag('br:8th Norfolk Vincent', 'Queenston')
s.play('British have no cards')
br.say('finite')
with d.on('US', '45', 'US builds', 'Carta 45: General Pike, Asp e Raven', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
s.cut()
s.play('fleets, spring')
us.say('(terzo file) Chauncey torna sul lago con tre')
us.drag('Chauncey Oneida Madison Conquest', 'Lake Ontario Control Box')
br.say('la Nancy resta in porto, via il segnalino')
br.delete([mark_at(t, 'Lake Huron Control Box')])
us.say('allora perdi i 2 punti di Huron')
d.points(us)
d.book.ok()
s.play('autumn')
us.turn('Summer-Autumn 1813')
muster(us, '1813b', False)
muster(br, '1813b', True)
assert not full(t, 'US', '1813b') and not full(t, 'British', '1813b')
s.play('deal')
deal(t, us, 1813, '38', '39', '48', '50', '54', '63', '66', '64')
deal(t, br, 1813, '55', '59', '60', '61', '65', '67', '41', '44')
with d.on('US', '54', 'US 29th', 'Carta 54: 29° raggiunge Chippawa? No, resta. Muovo il 28°: Findlay 2, Meigs 4'):
    us.march('us:28th', 'Ft. Findlay', 'Ft. Meigs')
with d.on('British', '55', 'BR Vincent', 'Vincent', 'Vincent'):
    br.drag('Vincent br:8th', 'Ft. George')
with d.on('US', '66', 'US Perry', 'Carta 66: Perry contro Barclay: 4 contro 3, guida A contro B, Perry +1', 'Perry', ret='Barclay Queen_Charlotte Lady_Prevost Hunter', flips='Barclay'):
    us.drag('Perry Lawrence ship:Niagara Porcupine Tigress', 'Lake Erie Control Box')
    assert sea(t, 'Lawrence ship:Niagara Porcupine Tigress', 'Queen_Charlotte Lady_Prevost Hunter', 'Lawrence', 'Queen_Charlotte', 5, al=1) == 'defender strikes all'
    us.roll('1d6', 5)
    us.roll('1d6', 2)
    us.say('5+3 = 8! Tutta la flotta. Io niente (2)')
    br.drag('Queen_Charlotte Lady_Prevost Hunter', 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Ft. Malden')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
with d.on('British', '59', 'BR Riall', 'Riall', 'Riall'):
    br.drag('Riall 1/R._Marines 2/R._Marines De_Meuron', 'Montreal')
d.hold('US', '64', 'Tengo la 64')
d.hold('British', '44', 'tengo')
with d.on('US', '48', 'US Brown', 'Carta 48: Brown a Ogdensburg, 2 e 4', 'Brown'):
    us.march('Brown us:6th us:9th us:21st', 'Antwerp', 'Ogdensburg')
with d.on('British', '41', 'BR Glengarry', 'Glengarry'):
    br.drag('Glengarry', "Crysler's Farm")
with d.on('US', '50', 'US two from Albany', 'Carta 50: 30° e 31°, Whitehall, 1'):
    us.drag('us:30th us:31st', 'Whitehall')
with d.on('British', '61', 'BR 100th', 'uno'):
    br.drag('100th', 'Chambly')
with d.on('US', '38', 'US Pike', 'Carta 38: Pike a Cape Vincent, 2', 'Pike'):
    us.drag('Pike 1st_Rifles us:15th', 'Cape Vincent')
with d.on('British', '65', 'BR militia', 'milizie'):
    br.drag('Lincoln Norfolk', 'Ft. George')
stop(d)
s.done()
