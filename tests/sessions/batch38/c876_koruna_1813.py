"""Podzim 1813: Hana vypráví předem a přesně, Jirka táhne po jednom a mluví až nakonec, kartu mu často otočí ona."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Hana', br='Jirka', what='autumn 1813: ships built at Erie, landing at Ft. Stephenson, a fleet strikes, a cut-off regiment lost, contrary winds, Plattsburg taken with its sloop and retaken, a Campaign of two battles')
t = s.t
aid18.lay(t, '1813b')
BF = 'Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt'
t.lay('Barclay ' + BF, 'Lake Erie Control Box', 'British')
UF = 'Chauncey Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
t.lay(UF, 'Lake Ontario Control Box')
hands(t, ['52', '46', '42', '43', 'Campaign', '44', '58', '61'], ['66', '45', '48', 'Contrary Winds', '62', '49', '51', '50'])
burn_to(t, 1813, 16)
t.lay_vp('British 3')
t, us, br = s.begin()
B = Book(t)
assert B.off == 0, B.off

turn(s, 'US', '52', 'Karta 52 za 3: dvě brigy a dva škunery v Erie', lambda: us.drag('Lawrence Niagara Ariel Scorpion', 'Erie PA'), 'spmd', build=True, book=B)


def a():
    room(t.pieces('Queen_Charlotte'), t.pieces('1/41st'))
    br.drag('Barclay ' + BF, 'Ft. Malden')
    br.drag('1/41st Barclay ' + BF, 'Ft. Stephenson')
    hit(s, 'British', 'Ft. Stephenson', [], '1/41st', 'Ohio Brigade', (4, 5), 'DR', landing=True, sup='Ft. Malden')
    us.say('stojím tu, házej')
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Ft. Stephenson', 'Ft. Meigs')
    us.drag('Ohio_Brigade', 'Ft. Meigs')
    br.drag('Barclay ' + BF, 'Lake Erie Control Box')
    br.say('Malden 1, nalodit 1, plavba 1, výsadek 2, zpět 1')


turn(s, 'British', '66', ('', ''), a, 'pmvd', leader='Barclay', sea='1/41st', free=True, ret='Ohio_Brigade', book=B)


def a():
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')
    assert sea(t, 'Lawrence Niagara Ariel Scorpion', BF, 'Lawrence', 'Queen_Charlotte', 6, 1, 0) == 'defender strikes all'
    us.say('4 proti 5 -1, třída +1, Perry +1')
    us.roll('1d6', 6)
    br.say('7. celá flotila. Barclay v zajetí')
    br.drag(BF, 'British Eliminated')
    if t.find('Barclay').trait('emb2;') >= 0:
        br.flip('Barclay')
    br.drag('Barclay', 'Ft. Malden')
    us.say('moje ztráty')
    us.roll('1d6', 5)
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')


turn(s, 'US', '46', 'Karta 46: Perry na jezero', a, 'spmvd', leader='Perry', flips='Lawrence' + (' Barclay' if t.find('Barclay').trait('emb2;') >= 0 else ''),
     ret='Barclay ' + BF, book=B)


def a():
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.each('Riall De_Meuron 1/R._Marines 2/R._Marines br:13th 70th', 'Isle aux Noix')


turn(s, 'British', '45', ('', 'Riall je na ostrově'), a, 'qmtrd', leader='Riall', book=B)

H = 'Harrison us:17th us:19th 1st_Kentucky Ohio_Brigade'


def a():
    us.drag(H, 'Ft. Stephenson')
    us.say('41. bez zásobování: 5 na půl 3, 16:3 je 5:1')
    assert hit(s, 'US', 'Ft. Stephenson', 'Ft. Meigs', 'us:17th', '1/41st', (4, 5), 'DR-2', half='d')
    us.roll('2d6', 4, 5)
    br.say('dva kroky, je pryč')
    br.flip('1/41st')
    br.drag('1/41st', 'British Eliminated')


turn(s, 'US', '42', 'Karta 42: Harrison na Stephenson', a, 'spmwd', leader='Harrison', ret='1/41st', flips='1/41st', book=B)
turn(s, 'British', '51', ('', 'jednu si nechám'), None, 'ht', book=B)

s.play('US Chauncey, contrary winds')
us.say('Karta 43 za 2: Chauncey z jezera pro čtyři pluky a výsadek u Prescottu')
us.play('43')
br.play('Contrary Winds', reveal=False)
us.say('co to je?')
br.reveal('Contrary Winds')
us.say('protivítr. nikdo nikam')
us.discard('43')
br.discard('Contrary Winds')


def a():
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines br:13th 70th', 'Champlain NY')
    br.each('Riall De_Meuron 1/R._Marines br:13th 70th', 'Plattsburg')
    hit(s, 'British', 'Plattsburg', 'Champlain NY', 'De Meuron', 'us:11th', (3, 6), 'DR')
    br.roll('2d6', 3, 6)
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ('Champlain NY',))
    us.drag('Hampton us:11th 4th_NY_Militia', 'Ticonderoga')
    us.say('a Macdonough se šalupou do Burlingtonu')
    us.drag('Macdonough President', 'Burlington VT')


turn(s, 'British', '48', ('', 'Plattsburg 4 a Champlain 1'), a, 'pmtwd', leader='Riall', ret='Hampton us:11th 4th_NY_Militia Macdonough President', book=B)

s.play('US Campaign, two battles')
us.say('Campaign: Scott na Plattsburg, Harrison na Detroit')
us.play('Campaign')
SC = 'Scott 20th 23rd 25th 29th us:30th'
way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.march(SC, 'Whitehall', 'Ticonderoga', 'Plattsburg')
hit(s, 'US', 'Plattsburg', 'Ticonderoga', '23rd', 'De Meuron', (4, 6), 'DR-1')
us.roll('2d6', 4, 6)
br.flip('De_Meuron')
goes(t, 'British', 'Plattsburg', 'Champlain NY', ('Ticonderoga',))
br.drag('Riall De_Meuron 1/R._Marines br:13th 70th', 'Champlain NY')
us.vp(B.due())
us.say('a teď Harrison')
way('Ft. Stephenson', 'Ft. Meigs', 'Frenchtown', 'Detroit')
us.march(H, 'Ft. Meigs', 'Frenchtown', 'Detroit')
hit(s, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex', (3, 4), 'DR-1')
us.roll('2d6', 3, 4)
br.flip('Essex')
goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
br.drag('Essex', 'Sandwich')
us.vp(B.due())
us.discard('Campaign')
B.ok()


def a():
    way('Ft. Malden', 'Sandwich', 'Thamesville')
    br.each('Procter Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.each('Procter Tecumseh Shawnee Wyandot Western_Indians Essex', 'Thamesville')


turn(s, 'British', '49', ('', 'ustupujeme po Temži'), a, 'pmtd', leader='Procter', pick='Essex', book=B)
turn(s, 'US', '44', 'Lawrence opravena, 1', lambda: us.flip('Lawrence'), 'spmd', flips='Lawrence', book=B)
turn(s, 'British', '62', ('', ''), None, 'h', book=B)
s.done()
