"""Not a word: two who talk by telephone. She discards before she moves, he shows the card last. Spring 1813 whole, autumn begun."""
from aid34a import *

s = Session('dev-1812-faults', us='Odile', br='Gustav', what='1813 spring, fleets, autumn begun; no chat')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['42', '40', '52', '53', '57', '58', '45', '61'], ['46', '43', '38', '49', '51', '64', 'Campaign@1813', '65'])
s.begin()
d = Duo(s, ('disc', 'late'))

s.play('who is first')
us.roll('1d6', 3)
br.roll('1d6', 5)
with d.on('British', '46', 'BR builds', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
with d.on('US', '42', 'US builds', build=True):
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
with d.on('British', '43', 'BR Barclay', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit', 'Lake Erie Control Box')
with d.on('US', '40', 'US Pike lands at Burlington', leader='Pike', sea='Pike 1st_Rifles us:15th us:16th'):
    room(t.pieces('Madison Oneida Conquest'), t.pieces('1st_Rifles us:15th us:16th', us))
    us.drag('Madison Oneida Conquest', 'Burlington')
    us.drag('1st_Rifles us:15th us:16th Pike', 'Burlington')
with d.on('British', '38', 'BR Drummond rides', leader='Drummond'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.march('Drummond', 'Cornwall', 'Prescott', 'Kingston')
with d.on('US', '52', 'US Harrison at Detroit', leader='Harrison', ret='Essex', flips='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    d.bat('US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex', (3, 5), 'DR-1')
    us.roll('2d6', 3, 5)
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
with d.on('British', '49', 'BR from Quebec'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('br:13th 2/41st', 'Montreal', 'Cornwall')
with d.on('US', '53', 'US Perry', leader='Perry', vp=False,
          ret='Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit'):
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    assert sea(t, 'Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit',
               'Lawrence', 'ship:Detroit', 5, al=1) == 'defender lead strikes'
    us.roll('1d6', 5)
    us.roll('1d6', 3)
    br.drag('ship:Detroit', 'British Eliminated')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    us.vp('US 5')
    us.vp('US 7')
d.book.ok()
with d.on('British', '51', 'BR Voltigeurs'):
    way('Isle aux Noix', 'Lacolle', 'Champlain NY')
    br.march('Voltigeurs', 'Lacolle', 'Champlain NY')
with d.on('US', '57', 'US 11th', ret='Voltigeurs'):
    us.drag('us:11th', 'Champlain NY')
    d.bat('US', 'Champlain NY', ['Plattsburg'], 'us:11th', 'Voltigeurs', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Champlain NY', 'Lacolle', ('Plattsburg',))
    us.drag('Voltigeurs', 'Lacolle')
with d.on('British', '64', 'BR Fencibles'):
    br.march('Canadian_Fencibles', 'Gananoque', 'Kingston')
with d.on('US', '58', 'US Scott', leader='Scott'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott us:20th us:23rd us:25th us:29th US_Dragoons', 'Utica')
    us.drag('Scott us:20th us:23rd us:25th us:29th US_Dragoons', 'Sackets Harbour')
with d.on('British', 'Campaign', 'BR campaign', free=True):
    way('Kingston', 'Smiths Creek', 'York')
    br.march('Rottenburg 104th 1/R._Scots', 'Smiths Creek', 'York')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Prevost 70th 89th 4/R._Scots De_Watteville', 'Montreal', 'Cornwall')
with d.on('US', '45', 'US builds schooners', build=True):
    us.each('Asp Raven ship:Ontario Lady_of_the_Lake', 'Sackets Harbour')
d.hold('British', '65')
d.hold('US', '61')

s.play('mutual fleet return, spring')
us.drag('Chauncey Julia Scourge', 'Lake Ontario Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
d.book.ok()
s.play('autumn: marker, arrivals')
br.turn('Summer-Autumn 1813')
muster(br, '1813b', True)
muster(us, '1813b', False)
assert not full(t, 'US', '1813b') and not full(t, 'British', '1813b')
s.play('deal')
deal(t, br, 1813, '62', '66', '48', '55', '50', '44', '59')
deal(t, us, 1813, '63', '54', '60', '67', '68', '41', '47')
with d.on('British', '62', 'BR Yeo sweeps the lake', leader='Yeo', ret='Chauncey Julia Scourge', flips='Chauncey', vp=False):
    big = 'ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira ship:Gloucester ship:Beresford ship:Sydney_Smith'
    br.drag('Yeo ' + big, 'Lake Ontario Control Box')
    assert sea(t, big, 'Julia Scourge', 'ship:Wolfe', 'Julia', 2, al=1) == 'defender strikes all'
    br.roll('1d6', 2)
    br.roll('1d6', 2)
    us.drag('Julia Scourge', 'US Eliminated')
    us.flip('Chauncey')
    us.drag('Chauncey', 'Sackets Harbour')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.vp(d.book.due())
d.book.ok()
with d.on('US', '63', 'US Brown', leader='Brown'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:20th us:23rd us:25th Brown', 'Ogdensburg')
with d.on('British', '55', 'BR De Meuron'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('De_Meuron 1/R._Marines', 'Montreal', 'Cornwall')
with d.on('US', '54', 'US 28th'):
    us.drag('us:28th', 'Ft. Meigs')
    assert best('Ft. MacArthur', 'Ft. Meigs')[0] == 4
with d.on('British', '48', 'BR restores the Essex men? no, a depot', build=True):
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
with d.on('US', '60', 'US Harrison', leader='Harrison'):
    us.drag('Harrison us:19th', 'Frenchtown')
with d.on('British', '66', 'BR Procter', leader='Procter'):
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
with d.on('US', '67', 'US 12th'):
    us.drag('us:12th', 'Ft. Schlosser')
with d.on('British', '50', 'BR Riall', leader='Riall'):
    br.drag('Riall 2/R._Marines', 'Trois-Rivieres')
with d.on('US', '68', 'US to Lewiston'):
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.march('us:5th us:14th', 'Ft. Schlosser', 'Lewiston')
with d.on('British', '44', 'BR 8th'):
    br.drag('br:8th', 'Queenston')
stop(d)
s.done()
