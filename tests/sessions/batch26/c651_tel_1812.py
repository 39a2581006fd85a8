"""Bence (US, szórakozott) és Zsófi (British, könyvelő a szíve mélyén): ősz 1812 vége, flotta haza, tél teljes könyveléssel, 1813 tavasza."""
from aid26b import *

s = S('dev-1812-faults', us='Bence', br='Zsófi', what='end of autumn 1812: Lewiston, a lost naval attack, depot; fleets return, winter attrition, repair, depots off; arrivals, deal and builds of 1813')
t = s.t
aid18.lay(t, '1812b')
t.lay('us:4th Detachment 1st_Ohio 2nd_Ohio Michigan Detachment_(Mackinaw) Adams', 'US Eliminated', 'US')
t.lay('Hull', 'Captured', 'US')
t.lay('Procter Tecumseh 1/41st Shawnee Essex', 'Detroit', 'British')
t.lay('Nancy NWC Det._10th_R.V.', 'Ft. Mackinaw', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box', 'US')
t.lay('us:6th 21st 23rd', 'Sackets Harbour', 'US')
t.lay('us:13th', 'Ft. Niagara', 'US')
t.lay('12th 14th', 'Buffalo', 'US')
t.lay('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs', 'US')
t.lay('Brock 49th R.N.R. Lincoln', 'Queenston', 'British')
t.lay('10th_R.V. Glengarry Upper_Canada_Militia', 'Prescott', 'British')
t.lay('br:8th 1/R._Scots', 'Kingston', 'British')
t.lay_vp(label(position(t)))
hands(t, ['22', '4', '27'], ['2', '8', '24'])
rest(t, 1812, 22)
t, us, br = s.begin()
b = Book(t)
assert tracked(t) == -5

br.say('Szia! Három-három lap maradt, te jössz. Angol 5 pont.')
us.say('szia szia, pillanat, keresem a szemüvegem')
with act(s, 'US raktár', 'US', '4', build=True, book=b):
    us.play('4')
    us.say('4-es: raktár, Ft. Meigs')
    us.put('US Supply Depot', 'Ft. Findlay')
    us.undo()
    us.say('hopp, ez Findlay volt')
    assert supplied(t, 'US', 'Ft. Meigs')
    us.put('US Supply Depot', 'Ft. Meigs')
    us.discard('4')

with act(s, 'BR Brock Lewistonnál', 'British', '2', leader='Brock', ret='1st_NY_Militia Van_Rensselaer', flips='1st_NY_Militia', book=b):
    br.say('2-es lap, 3 pont: Brock, 49., R.N.R., Lincoln át a folyón Lewistonba. Hárommal pont egy mező.')
    br.play('2')
    way('Queenston', 'Lewiston')
    br.drag('Brock 49th R.N.R. Lincoln', 'Lewiston')
    us.say('maradok')
    br.say('9:4 az 2:1, +1; A a C ellen +2; Brock +2; folyó -1. Összesen +4.')
    br.roll('2d6', 3, 4)
    assert duel(t, 'British', 'Lewiston', 'Queenston', '49th', '1st NY Militia', (3, 4)) == 'DR-1'
    br.say('11, DR-1.')
    goes(t, 'US', 'Lewiston', 'Batavia', came=('Queenston',))
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Batavia')
    br.say('És a lépésveszteség?')
    us.flip('1st_NY_Militia')
    br.vp(b.due())
    br.discard('2')

with act(s, 'US Dearborn', 'US', '22', leader='Dearborn', book=b):
    us.say('22 = 3 Dearborn, 15. és 16. Buffalóba mert félek')
    us.play('22')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('Dearborn 15th us:16th', 'Utica')
    us.drag('15th us:16th', 'Batavia')
    us.drag('15th us:16th', 'Buffalo')
    br.say('Dearborn Uticán maradt, szándékos?')
    us.say('nem :D')
    us.drag('Dearborn', 'Buffalo')
    us.discard('22')

with act(s, 'BR tengeri támadás', 'British', '8', flips='Royal_George Oneida', ret='Oneida', book=b):
    br.say('8-as, 2: Royal George és Moira kijön a tóra.')
    br.play('8')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.say('2 hajó 5 ellen: -2. B B ellen 0. Vezér nálad Chauncey 0.')
    br.roll('1d6', 5)
    r = sea(t, 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Growler Pert', 'Royal_George', 'Oneida', 5)
    assert r == 'A1 D1 def', r
    br.say('3: egy lépés mindkettőnknek, a tó a tiéd. Nem baj.')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    us.flip('Oneida')
    br.discard('8')

with act(s, 'US tart', 'US', '27', hold=True, book=b):
    us.say('ezt félreteszem')
    us.hold('27')

with act(s, 'BR Brock haza', 'British', '24', leader='Brock', book=b):
    br.say('24-es, 1, Brocknak elég. 49. és Lincoln haza Queenstonba, az R.N.R. őrzi Lewistont.')
    br.play('24')
    br.drag('Brock 49th Lincoln', 'Queenston')
    br.discard('24')
assert sizes(t) == (0, 0)

s.play('a flották haza')
br.say('Kölcsönös visszatérés. Erie: enyém, Ontario: tiéd. Jelzőket lerakom.')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
br.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
br.say('Ellenőrzés: Detroit 3, Mackinaw 2, Lewiston 1, Erie 2 = 8; Ontario 2. 8-2 = 6. Stimmel.')
assert tracked(t) == -6

s.play('tél')
br.turn('Winter 1812-13')
us.say('a 27 nem téli lap, eldobom')
us.discard('27')
ex = excess(t)
assert ex == {('Buffalo', 'US'): 2, ('Prescott', 'British'): 1}, ex
br.say('Telelés. Prescott 2, hárman vannak: az UC milícia fordul. Buffalo 3, öten vannak: kettő. Meigs a raktárral 5, jó.')
br.flip('Upper_Canada_Militia')
us.say('15. és... 12.')
us.flip('15th')
us.flip('12th')
br.say('Javítás ingyen: Royal George, Oneida.')
br.flip('Royal_George')
us.flip('Oneida')
us.delete('US_Supply_Depot')
b.ok()

s.play('1813 tavasz: érkezések')
br.turn('Spring-Summer 1813', marker=False)
br.say('Erősítések. A tieid is kellenek, Bence!')
muster(us, '1813a', groups=True)
us.say('kész')
muster(br, '1813a', groups=False)
assert not arrivals(t, '1813a', 'US') and not arrivals(t, '1813a', 'British')
br.turn('Spring-Summer 1813', tracker=False)

s.play('1813 osztás')
deal(t, br, 1813, '43', '41', '52', '48', '55', '60', '37', 'Contrary Winds')
br.say('Nekem 6 pont, így dobás nélkül én kezdem az egész évet.')
deal(t, us, 1813, '45', '42', '51', '39', '47')
us.say('nekem 5')
br.say('Nyolc kell!')
deal(t, us, 1813, '58', '64', '66')
assert sizes(t) == (8, 8)

with act(s, 'BR épít', 'British', '43', build=True, book=b):
    br.say('43-as építésre, 2: Wolfe és Melville Kingstonban.')
    br.play('43')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.discard('43')

with act(s, 'US épít', 'US', '45', build=True, book=b):
    us.say('én is! 45, Madison meg a Pike')
    us.play('45')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.discard('45')

with act(s, 'BR helyreállít', 'British', '41', build=True, book=b):
    br.say('41-es, 1. Barclaynak is kell hajó: Detroit korvett Ft. Maldenben.')
    br.play('41')
    br.drag('Detroit', 'Ft. Malden')
    br.discard('41')

with act(s, 'US helyreállít', 'US', '39', build=True, flips='12th 15th', book=b):
    us.say('39: 12. és 15. vissza teljesre')
    assert supplied(t, 'US', 'Buffalo')
    us.play('39', reveal=False)
    us.flip('12th')
    us.flip('15th')
    us.reveal('39')
    us.discard('39')

with act(s, 'BR Vincent', 'British', '48', leader='Vincent', book=b):
    br.say('48-as, 2: Vincent a 8.-kal és az R. Scots-szal Yorkba. 2 + 2.')
    br.play('48')
    way('Kingston', 'Smiths Creek', 'York')
    br.march('Vincent br:8th 1/R._Scots', 'Smiths Creek', 'York')
    br.discard('48')

with act(s, 'US Scott', 'US', '51', leader='Scott', book=b):
    us.say('51, 1 pont: Scott, 25. és 29. Sacketsbe')
    us.play('51')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott 25th 29th', 'Rome')
    us.drag('Scott 25th 29th', 'Sackets Harbour')
    us.discard('51')
    us.say('mennem kell vacsorázni')
br.say('Jó étvágyat. Mentem.')
s.done()
