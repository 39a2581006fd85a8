"""Latvian, spring 1813: Maris lets the die choose everything: what to play, whether to stand, who leads, where to go. Ilze bears it."""
from aid22b import *

s = Session('dev-1812-faults', us='Ilze', br='Māris', what='Spring 1813: die for the year, deal, Detroit retaken and held through two rounds, restored regiments, ships built, a fleet out; a die rolled for every decision')
t = s.t
spring_1813(t)
hands(t, [], [])
US8 = ['38', '42', '37', '40', '46', '41', '43', '44']
BR8 = ['48', '52', '50', '47', '51', '53', '49', 'Contrary Winds']
t, us, br = s.begin()
book = Book(t)

s.play('die for the year, dragoons')
us.say('sveiks! metam par gadu')
br.roll('1d6', 5)
us.roll('1d6', 4)
br.say('5 un vēl 2 punkti. Es sāku')
muster(us, '1813a')

s.play('deal')
deal(t, us, 1813, *US8)
br.roll('1d6', 2)
br.say('kauliņš saka: ņemu pa divām')
deal(t, br, 1813, *BR8)
keep_count(t, 8, 8)

with act(s, 'BR Barclay', 'British', '48', 'Barclay', book=book):
    br.say('1-2 Yeo, 3-4 Barclay, 5-6 Procter')
    br.roll('1d6', 3)
    br.say('Barclay, ar 48')
    br.play('48')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.say('punkti man tur jau ir')
    br.discard('48')

with act(s, 'US Harrison at Detroit', 'US', '38', 'Harrison', ret='Essex', flips='Essex', book=book):
    us.say('38, divi. Harrison uz Detroitu, 17., 19. un kentukieši')
    us.play('38')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    br.say('stāvu vai bēgu? pāra - stāvu')
    br.roll('1d6', 6)
    br.say('stāvu')
    assert lands(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (4, 4)) == 'DR-1'
    us.roll('2d6', 4, 4)
    us.say('8 un 3, vienpadsmit')
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp('US 1')
    us.discard('38')

with act(s, 'BR Procter, two rounds at Detroit', 'British', '52', 'Procter', pick='Essex', flips='1/41st Shawnee us:17th', book=book,
         fights={k: 'Detroit' for k in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western Indians')}):
    br.say('1-3 Procter, 4-6 Vincent')
    br.roll('1d6', 1)
    br.say('52, Procter un visi indiāņi ar Tecumseh')
    br.play('52')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('palieku. kas vada?')
    br.say('pāra 41., nepāra šoniji')
    br.roll('1d6', 4)
    us.say('man 17.')
    assert lands(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '17th', 1813, (5, 5)) == 'EX'
    br.roll('2d6', 5, 5)
    br.say('apmaiņa. abi pa solim')
    br.flip('1/41st')
    us.flip('us:17th')
    br.say('otrā kārta, tagad vada šoniji')
    us.say('19.')
    assert lands(t, 'British', 'Detroit', [], 'Shawnee', '19th', 1813, (4, 4), rnd=2) == 'AR-1'
    br.roll('2d6', 4, 4)
    br.flip('Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.say('kauliņš mani nemīl')
    br.discard('52')

with act(s, 'US restores the 17th', 'US', '37', build=True, flips='us:17th', book=book):
    us.say('37 par vienu: 17. atkal vesels')
    us.play('37')
    assert supplied(t, 'US', 'Detroit')
    us.flip('us:17th')
    us.discard('37')

with act(s, 'BR restores the 41st', 'British', '47', build=True, flips='1/41st', book=book):
    br.say('darīt to pašu? 4+')
    br.roll('1d6', 5)
    br.play('47')
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')
    br.discard('47')

with act(s, 'US Chauncey, contrary winds', 'US', '40', 'Chauncey', book=book):
    us.say('40, Chauncey ar Madison, Oneida un diviem mazajiem ārā')
    us.play('40')
    us.drag('Chauncey Madison Oneida Conquest Hamilton', 'Lake Ontario Control Box')
    br.say('man te kaut kas ir... ja 3 vai vairāk, lietoju')
    br.roll('1d6', 3)
    inhand(br, 'Contrary Winds')
    br.play('Contrary Winds')
    br.say('pretvējš! paliec ostā')
    us.drag('Chauncey Madison Oneida Conquest Hamilton', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.discard('40')

s.play('BR holds by the die')
br.say('6 = spēlēju, citādi turu')
br.roll('1d6', 2)
inhand(br, '51')
br.hold('51')

with act(s, 'US builds', 'US', '43', build=True, book=book):
    us.say('43, divi būvēšanai: Lawrence un divas šoneres Erie')
    us.play('43')
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Scorpion ship:Tigress', 'Erie PA')
    us.discard('43')

with act(s, 'BR Prevost', 'British', '50', book=book):
    br.say('cik pulku no Kvebekas? 1-3 viens, 4-6 divi')
    br.roll('1d6', 4)
    br.say('divi. 1-2 13., 3-4 70., 5-6 89., pirmais')
    br.roll('1d6', 3)
    br.say('otrais')
    br.roll('1d6', 6)
    br.say('50: 70. un 89. uz Monreālu')
    br.play('50')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('70th 89th', 'Trois-Rivieres', 'Montreal')
    br.discard('50')

with act(s, 'US Scott', 'US', '44', 'Scott', book=book):
    us.say('44, Scott no Olbani ar četriem')
    us.play('44')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Scott us:20th us:23rd us:25th us:29th', 'Utica', 'Rome')
    us.say('pagaidām te')
    us.discard('44')
s.done()
