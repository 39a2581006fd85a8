"""Autumn 1813 to the winter in Polish: one never flips in time, he does it a play later, every time."""
from aid23a import *

s, t, us, br = start('1813b', 'Agata', 'Zbyszek', 'Autumn 1813: Lake Ontario, Lacolle, restoring, fleets home, attrition; the British player flips a play late',
                     ['46', '55', '57', '62', '63', '67', '43', '61'], ['42', '38', '49', '52', '58', '65', 'Heavy Rains@1813', '68'], gone=16)
b = Book(t)

with act(s, 'US 46 Wilkinson', 'US', card='46', leader='Wilkinson', book=b):
    us.say('46, Wilkinson do Ogdensburga')
    us.play('46')
    us.march('Wilkinson us:9th us:15th us:16th us:21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    us.discard('46')

with act(s, 'BR 42 Yeo', 'British', card='42', leader='Yeo', book=b):
    br.say('42, Yeo na jezioro, cztery okręty')
    br.play('42')
    br.drag('Yeo ship:Wolfe ship:Melville Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.discard('42')
    br.vp(b.due())

with act(s, 'US 55 Chauncey attacks', 'US', card='55', leader='Chauncey', ret='Yeo ship:Wolfe ship:Melville Royal_George Earl_of_Moira', flips='ship:Madison', fights={'ship:Madison': 'Lake Ontario Control Box'}, book=b):
    us.say('55, Chauncey: Madison, Oneida i cztery szkunery')
    us.play('55')
    us.drag('Chauncey ship:Madison Oneida Julia Hamilton Scourge Conquest', 'Lake Ontario Control Box')
    us.say('+1 za liczbę, -1 za Yeo')
    br.say('prowadzi Wolfe')
    atsea(t, 'ship:Madison Oneida Julia Hamilton Scourge Conquest', 'ship:Wolfe ship:Melville Royal_George Earl_of_Moira', 'ship:Madison', 'ship:Wolfe', 5, 'A1 D2 att', 0, 1)
    us.roll('1d6', 5)
    us.flip('ship:Madison')
    us.drag('ship:Madison', 'Sackets Harbour')
    br.say('Wolfe i Moira dostają. wracam')
    br.drag('Yeo ship:Wolfe ship:Melville Royal_George Earl_of_Moira', 'Kingston')
    us.vp(b.due())
    us.discard('55')

with act(s, 'BR flips late, 38 to Prescott', 'British', card='38', flips='ship:Wolfe Earl_of_Moira', book=b):
    br.say('o, nie obróciłem okrętów. już')
    br.flip('ship:Wolfe Earl_of_Moira')
    br.say('38, Royal Scots i 104. do Prescott')
    br.play('38')
    br.drag('1/R._Scots 104th', 'Gananoque')
    br.drag('1/R._Scots 104th', 'Prescott')
    br.discard('38')

with act(s, 'US 57 repairs', 'US', card='57', flips='ship:Madison', book=b):
    us.say('57, naprawa Madison')
    us.play('57')
    us.flip('ship:Madison')
    us.discard('57')

with act(s, 'BR 49 repairs', 'British', card='49', book=b):
    br.say('49, naprawiam Wolfe i Moirę w Kingston')
    br.play('49')
    br.discard('49')

with act(s, 'BR flips; US 62 Hampton', 'US', card='62', leader='Hampton', flips='ship:Wolfe Earl_of_Moira', book=b):
    us.say('a obrócisz je?')
    br.flip('ship:Wolfe Earl_of_Moira')
    br.say('no tak')
    us.say('62, Hampton do Lacolle, 11. i milicja')
    us.play('62')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.vp(b.due())
    us.discard('62')

with act(s, 'BR 58 at Lacolle', 'British', card='58', fights={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'}, book=b):
    br.say('58, 103. i Voltigeurs biją Lacolle')
    br.play('58')
    br.drag('103rd Voltigeurs', 'Lacolle')
    us.say('stoję, prowadzi 11.')
    war(t, 'British', 'Lacolle', 'Isle aux Noix', '103rd', 'us:11th', (3, 2), 'AR-1')
    br.roll('2d6', 3, 2)
    br.say('las, 4... 103. prowadził, wracam')
    br.drag('103rd Voltigeurs', 'Isle aux Noix')
    br.discard('58')

with act(s, 'US 63 Brown, BR Heavy Rains', 'US', card='63', leader='Brown', book=b):
    us.say('63, Brown i 6. do Ogdensburga. zapomniałeś obrócić, wiesz?')
    us.play('63')
    us.drag('Brown us:6th', 'Ogdensburg')
    br.say('chwila! Heavy Rains na Sackets Harbour')
    br.play('Heavy Rains')
    us.say('no to tylko jedno pole')
    us.drag('Brown us:6th', 'Antwerp')
    br.discard('Heavy Rains')
    us.discard('63')

with act(s, 'BR flips 103rd, 52 Prevost', 'British', card='52', leader='Prevost', flips='103rd', book=b):
    br.say('wiem, wiem')
    br.flip('103rd')
    br.say('52, Prevost z czterema pułkami do Cornwall')
    br.play('52')
    br.drag('Prevost br:13th 70th 89th De_Watteville', 'Montreal')
    br.drag('Prevost br:13th 70th 89th De_Watteville', 'Cornwall')
    br.discard('52')

with act(s, 'US 67 29th', 'US', card='67', book=b):
    us.say('67, 29. do Plattsburga, 5')
    us.play('67')
    us.march('29th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('67')

with act(s, 'BR 65 restores 103rd', 'British', card='65', book=b):
    br.say('65, 103. wraca do siły')
    br.play('65')
    br.discard('65')

with act(s, 'BR flips; US holds', 'US', flips='103rd', book=b):
    us.say('odkładam jedną. i obróć go')
    us.hold('43')
    br.flip('103rd')

with act(s, 'BR 68 dragoons', 'British', card='68', book=b):
    br.say('68, dragoni aż do Prescott, 6 z 10')
    br.play('68')
    br.march('19th_Dragoons', 'Montreal', 'Cornwall', 'Prescott')
    br.discard('68')

with act(s, 'US 61 20th', 'US', card='61', book=b):
    us.say('61, 20. do Utici. to ostatnia')
    us.play('61')
    us.drag('us:20th', 'Utica')
    us.discard('61')

s.play('fleets home')
us.say('koniec kart. flota do domu')
us.drag('Chauncey Oneida Julia Hamilton Scourge Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('odłożona nie jest zimowa, na stos')
us.discard('43')
b.ok()
br.turn('Winter 1813-14')

s.play('attrition')
e = excess(t)
assert e == {('Ft. Malden', 'British'): 1, ('Lacolle', 'US'): 1, ('Cornwall', 'British'): 3, ('Ogdensburg', 'US'): 3, ('Prescott', 'British'): 2,
             ('Ft. MacArthur', 'US'): 1}, e
us.say('zima. Ogdensburg pięć na dwa, Lacolle dwa na jeden, MacArthur pięć na cztery')
us.flip('us:9th us:15th us:16th')
us.flip('4th_NY_Militia')
us.flip('3rd_Kentucky')
br.say('Cornwall i Prescott i Malden, liczę')
us.say('obróć TERAZ')
br.say('najpierw herbata')
s.cut()

s.play('BR flips at last')
br.say('herbata wypita. Cornwall pięć na dwa: 13., 70., 89.')
br.flip('br:13th 70th 89th')
br.say('Prescott cztery na dwa: Fencibles i 104. Malden cztery na trzy: Shawnee')
br.flip('Canadian_Fencibles 104th Shawnee')
assert excess(t) == {('Lacolle', 'US'): 1}, excess(t)   # its one step is taken, in enemy country a reduced unit counts again
us.say('cud. wiosna')
us.turn('Spring-Summer 1814')
s.done()
