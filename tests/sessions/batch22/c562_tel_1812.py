"""1812 ősze, tél, 1813 tavasza: Ágota könyvel, Bence elfelejti."""
from aid22a import *

s = Session('dev-1812-faults', us='Ágota', br='Bence', what='Late autumn 1812 to spring 1813 in Hungarian: fleet home, control marker, winter losses (one late), free repair, depot off, arrivals, first player by dice, deal, building on two lakes')
T = s.t
lay_arrivals(T, '1812b', 'US')
lay_arrivals(T, '1812b', 'British')
T.lay('Dearborn 5th 9th us:11th us:12th', 'Sackets Harbour', 'US')
T.lay('us:14th us:15th us:16th', 'Plattsburg', 'US')
T.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
T.lay('Det._10th_R.V. NWC Nancy', 'Ft. Mackinaw', 'British')
T.lay_face('Scourge', True, 'US')
T.lay_face('Gloucester', True, 'British')
T.lay_turn('Summer-Autumn 1812')
T.lay_vp('British 2')
hands(T, ['16', '3'], ['26', '14'])
burn_to(T, 1812, 24)
t, us, br = s.begin()
b = Book(t)
assert b.off == 0, b.off

with act(s, 'US Chauncey puts out', 'US', '16', leader='Chauncey', book=b):
    us.say('A 16-ost játszom, 3 pont: Chauncey kihajózik (parancsérték 2).')
    us.play('16')
    us.drag('Chauncey Oneida Conquest us:Growler Pert', 'Lake Ontario Control Box')
    us.say('A Scourge sérült, marad. A tó 2 GYP, tehát 0-n állunk.')
    us.vp('0')
    us.discard('16')

with act(s, 'BR Prevost', 'British', '26', leader='Prevost', book=b):
    br.say('Prevost megy felfelé a folyón')
    br.play('26', reveal=False)
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Prevost 103rd 1/R._Scots', 'Montreal', 'Prescott')
    us.say('Mutasd a lapot, légy szíves.')
    br.reveal('26')
    br.discard('26')

with act(s, 'US depot at Sackets Harbour', 'US', '3', book=b):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.say('3-as lap: raktár Sackets Harbourba. Így a téli férőhely 5 + 4 = 9.')
    us.play('3')
    us.put('US Supply Depot', 'Sackets Harbour')
    us.discard('3')

with act(s, 'BR Essex militia', 'British', '14', book=b):
    br.play('14')
    br.drag('Essex', 'Sandwich')
    br.say('Malden zsúfolt, az essexiek kimennek')
    br.discard('14')

s.play('fleet home, marker, the winter turn')
us.say('Kézben semmi. Flotta haza, jelölő a tóra.')
us.drag('Oneida Conquest us:Growler Pert Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('Ellenőrzés: Ontario 2 nekem, Mackinac 2 neked, összesen 0.')
b.ok()
us.turn('Winter 1812-13')

s.play('winter losses')
x = excess(t)
assert x == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1}, x
us.say('Detroit: öt egység, három hely. A két ohiói fordul.')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.say('Javítás ingyen: Scourge.')
us.flip('Scourge')
br.say('nekem is van egy hajóm, Gloucester')
br.flip('Gloucester')
us.say('Raktár le.')
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])
us.say('És Malden? Négyen vannak, három hely.')
br.say('jaj, igaz. a 41.? nem, inkább a shawneek')
br.flip('Shawnee')
b.ok()

s.play('spring 1813: marker, arrivals, who begins, the deal')
us.turn('Spring-Summer 1813')
us.say('Erősítések.')
muster(us, '1813a')
muster(br, '1813a')
us.say('0-n állunk, nincs módosító. Dobjunk.')
us.roll('1d6', 4)
br.roll('1d6', 2)
us.say('Egész évben én kezdek. 8-8 lap az 1813-as pakliból.')
UC = ['42', '44', '47', '39', '52', '58', '61', '68']
BC = ['46', '41', '62', '38', '45', '51', '60', '66']
for a, c in zip(UC, BC):
    deal(t, us, 1813, a)
    deal(t, br, 1813, c)

with act(s, 'US builds at Sackets Harbour', 'US', '42', build=True, book=b):
    us.say('42-es, építési érték 3: Madison korvett 1, Ontario + Asp 1, Raven + Lady of the Lake 1.')
    us.play('42')
    us.drag('ship:Madison', 'Sackets Harbour')
    us.drag('ship:Ontario ship:Asp', 'Sackets Harbour')
    us.drag('ship:Raven ship:Lady_of_the_Lake', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR Glengarry', 'British', '41', book=b):
    br.play('41')
    br.drag('Glengarry', 'Prescott')
    br.discard('41')

with act(s, 'US Scott', 'US', '44', leader='Scott', book=b):
    us.say('44-es, 1 pont: Scott (1). 25. és 29., 4 MP.')
    us.play('44')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott 25th 29th', 'Utica')
    us.drag('Scott 25th 29th', 'Sackets Harbour')
    us.discard('44')

with act(s, 'BR builds at Kingston and York', 'British', '46', build=True, book=b):
    br.say('46 épít: Wolfe, Melville Kingstonban, a Brock meg...')
    br.play('46')
    br.drag('Wolfe Melville ship:Brock', 'Kingston')
    us.say('A Brock Yorkban épül.')
    br.drag('ship:Brock', 'York')
    br.say('persze, York')
    br.discard('46')

with act(s, 'US lands at York', 'US', '52', leader='Chauncey', sea='Pike us:9th us:11th 25th 1st_Rifles',
         ret='Brock R.N.R. York_Militia ship:Brock', book=b):
    us.say('52-es, 3 pont: Chauncey, partraszállás Yorknál. Felvétel 1, út 1, partra 1+1, összesen 4.')
    us.play('52')
    fleet = 'ship:Madison Oneida ship:Ontario ship:Asp ship:Raven ship:Lady_of_the_Lake Scourge'
    room(t.pieces(fleet), t.pieces('us:9th us:11th 25th 1st_Rifles', us))
    us.drag('Pike us:9th us:11th 25th 1st_Rifles', 'York')
    us.drag('Chauncey ' + fleet, 'York')
    br.say('Brock nem fut el')
    r = fight(t, 'US', 'York', [], '1st Rifles', 'R.N.R.', 1813, (6, 6), landing=True)
    assert r == 'DR', r
    us.say('14:5, +1. A-A. Partraszállás -1, Brock -2, reguláris -1, Pike +1. Összesen -2.')
    us.roll('2d6', 6, 6)
    br.say('hogy mi?!')
    goes(t, 'British', 'York', 'Smiths Creek')
    br.drag('Brock R.N.R. York_Militia', 'Smiths Creek')
    br.drag('ship:Brock', 'Kingston')
    us.say('York 4 pont.')
    us.vp('US 4')
    us.discard('52')

with act(s, 'BR ships from St. Jean way', 'British', '51', build=True, book=b):
    br.play('51')
    br.say('51: két szlúp a Champlainre, Finch és Chubb')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.discard('51')
s.play('US holds')
us.say('Egy lapot félreteszek.')
us.hold('47')
s.done()
