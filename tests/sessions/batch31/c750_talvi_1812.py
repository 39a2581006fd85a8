"""Autumn 1812, winter, spring 1813 in Finnish: full books. Pekka counts aloud, Aino does the winter from west to east, each corrects the other."""
from aid31b import *

s = opening('Pekka', 'Aino', 'Autumn 1812 to spring 1813 in Finnish: depots, fleet return, winter attrition, free repair, depots off, arrivals, roll for the first player, deal, builds, restoring',
            '1812b', ['18', '7'], ['23', '3'], vp='US 1')
t, us, br = s.t, s.us, s.br
burn(t, '22', '16', '6', '28', 'Death of Brock', '29', '15', '25', '#9 Brock and Tecumseh')
t.lay_in_deck(t.things[cid(t, 'Campaign', 1812)], 'Discard')
t.lay('us:9th us:11th us:14th', 'Sackets Harbour', 'US')
t.lay('2nd_Ohio', 'Sandwich', 'US')
t.lay('Chauncey Oneida', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte', 'Lake Erie Control Box', 'British')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay_face('Royal_George', True, 'British')
s.begin()
b = Book(t)
assert b.off == 0

us.say('moi Aino, jatketaan. minulla kaksi korttia, sinulla kaksi')
br.say('moi! laskin pisteet: järvet tasan, Sandwich sinulle, yksi')
with act(s, 'US depot at Sackets', 'US', '18', build=True, book=b):
    us.play('18')
    us.say('18: varasto Sacketsiin, siellä on viisi yksikköä talvella, varmuuden vuoksi')
    us.put('US Supply Depot', 'Sackets Harbour')
    us.discard('18')

with act(s, 'BR 103rd and Royal Scots', 'British', '23', book=b):
    br.play('23')
    br.drag('103rd', 'Trois-Rivieres')
    br.drag('1/R._Scots', 'Trois-Rivieres')
    br.drag('103rd 1/R._Scots', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.say('103. ja Royal Scots Cornwalliin')
    br.discard('23')

with act(s, 'US 3rd NY', 'US', '7', book=b):
    us.play('7')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.drag('3rd_NY_Militia', 'Lewiston')
    us.say('ei, Lewistonissa on talvella tilaa vain yhdelle, jää Schlosseriin')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.discard('7')
    us.say('viimeinen pois')

with act(s, 'BR depot at Cornwall', 'British', '3', build=True, book=b):
    br.play('3')
    assert supplied(t, 'British', 'Cornwall')
    br.say('sitten varasto Cornwalliin, siellä on jo liian ahdasta')
    br.put('British Supply Depot', 'Cornwall')
    br.discard('3')

s.play('fleet return and points')
us.say('laivastot kotiin, lappu järvelle')
us.drag('Chauncey Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte', 'Ft. Malden')
us.say('+2 -2 +1 = 1 minulle. täsmää')
b.ok()

s.play('winter: attrition')
us.turn('Winter 1812-13')
br.say('talvikortteja ei kummallakaan. aloitan lännestä')
due = hurt(t)
assert due == {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 1, ('Albany', 'US'): 1}, due
br.say('Malden: viisi, tilaa kolmelle. Essex ja Shawnee')
br.flip('Essex')
br.flip('Shawnee')
us.say('Detroitissa neljä, tilaa kolmelle: 1. Ohio')
us.flip('1st_Ohio')
us.say('Albany yhdeksän, tilaa kahdeksalle... 6.')
us.flip('us:6th')
br.say('Sandwichissa sinulla yksi ja tilaa yhdelle, ok')
us.say('Sackets viisi, 5+4. Cornwall neljä, 2+4')
assert not hurt(t)

s.play('winter: repair, depots off')
br.flip('Royal_George')
br.say('Royal George ilmaiseksi kuntoon Kingstonissa')
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])
us.delete([p for p in t.at('Cornwall') if 'Depot' in p.name])
us.say('varastot pois, molemmat')

s.play('spring 1813: arrivals, first player, deal')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
us.say('sinun vuorosi tuoda')
muster(br, '1813a')
us.say('aloittaja: minulla 1 piste, siis +1')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('6 vastaan 4, sinä aloitat koko vuoden')
deal(t, us, 1813, '42', '39', '47', '53', '60', '66', '41', '48')
deal(t, br, 1813, '46', '43', '52', '44', '55', '58', '61', '63')
assert hand_sizes(t) == (8, 8)

with act(s, 'US builds', 'US', '42', build=True, book=b):
    us.play('42')
    us.say('42 rakentamiseen, 3: Madison 1, General Pike 1, Asp ja Raven yhteensä 1')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.play('46')
    br.say('minäkin rakennan: Wolfe ja Melville Kingstoniin, Detroit Maldeniin')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('46')

with act(s, 'US restores the 6th', 'US', '39', build=True, flips='us:6th', book=b):
    us.play('39')
    assert supplied(t, 'US', 'Albany')
    us.say('39: 6. rykmentti takaisin täyteen. Ohio on nostoväkeä, sitä ei saa')
    us.flip('us:6th')
    us.discard('39')

with act(s, 'BR Procter at Sandwich', 'British', '43', 'Procter', ret='2nd_Ohio', book=b):
    br.play('43')
    br.say('Procter takaisin Sandwichiin! 41., Essex ja Tecumseh kaikkine intiaaneineen')
    br.drag('Procter 1/41st Essex Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    us.say('2. Ohio pysyy')
    clash(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '2nd_Ohio', (2, 4), 'DR')
    br.roll('2d6', 2, 4)
    br.say('9:3 on 3-1, +2, luokka A-C +2, siis 6+4 = 10, perääntyy')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('2nd_Ohio', 'Detroit')
    us.vp('0')
    br.discard('43')

with act(s, 'US Hampton', 'US', '66', 'Hampton', book=b):
    us.play('66')
    us.say('Hampton ja 4. New York Champlainiin katsomaan')
    us.drag('Hampton 4th_NY_Militia', 'Champlain NY')
    us.discard('66')

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=b):
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost De_Watteville 70th 89th', 'Montreal')
    br.say('Prevost, viisi... ei, kolme rykmenttiä, Prescottiin asti')
    br.drag('Prevost De_Watteville 70th 89th', 'Prescott')
    br.discard('52')
    br.say('tähän tältä illalta')
s.done()
