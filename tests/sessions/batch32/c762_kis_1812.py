"""Autumn 1812 into the spring of 1813, in Turkish. Defne (US) says everything beforehand and counts aloud; Orhan (British) is in a
hurry: flips the losses of both, moves the turn marker by himself, writes two letters at most."""
from aid32a import *

s, t, us, br = sit('autumn 1812, fleet return, winter with attrition and repair, arrivals and deal of 1813', 'Defne', 'Orhan',
                   autumn_1812, (['Card 22', 'Card 6', 'Card 19', 'Card 1'], ['Card 26', 'Card 2', 'Card 14', 'Card 7']), (1812, 20))
s.begin()
bk = Book(t)

with act(s, 'US Dearborn to Sackets', 'US', '22', 'Dearborn', book=bk):
    us.say('Kart 22, üç puan. Dearborn ile 9, 11, 13, 14, 15, 16 alayları Sackets Harbour yolunda: 1+1+2 = 4.')
    us.play('22')
    us.drag('Dearborn us:9th us:11th us:13th us:14th us:15th us:16th', 'Utica')
    us.drag('Dearborn us:9th us:11th us:13th us:14th us:15th us:16th', 'Rome')
    us.drag('Dearborn us:9th us:11th us:13th us:14th us:15th us:16th', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR Rottenburg to Kingston', 'British', '26', 'Rottenburg', book=bk):
    br.play('26')
    br.drag('Rottenburg br:8th Canadian_Fencibles', 'Kingston')
    steps('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.say('ok')
    br.discard('26')

with act(s, 'US Chauncey on the lake', 'US', '6', 'Chauncey', book=bk):
    us.say('Kart 6: Chauncey ve limandaki beş gemi göle çıkıyor. İki puan.')
    us.play('6')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('6')

with act(s, 'BR sails out and is beaten off', 'British', '2', free=True, ret='Oneida', flips='ship:Royal_George Oneida', book=bk):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    lake(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge Growler Pert', 'Royal_George', 'Oneida', 4, 'A1 D1 def')
    br.roll('1d6', 4)
    us.say('Beş gemiye üç: -1, sonuç 3. Birer kayıp, göl bende kalıyor.')
    br.flip('Royal_George')
    br.flip('Oneida')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    br.drag('Oneida', 'Sackets Harbour')
    br.discard('2')

with act(s, 'US 5th and 12th to Plattsburg', 'US', '19', book=bk):
    us.say('Kart 19, iki puan: 5 ve 12 Plattsburg\'a, 1+2+2 = 5.')
    us.play('19')
    us.drag('us:5th us:12th', 'Whitehall')
    us.drag('us:5th us:12th', 'Ticonderoga')
    us.drag('us:5th us:12th', 'Plattsburg')
    us.discard('19')

with act(s, 'BR York Militia', 'British', '14', book=bk):
    br.play('14')
    br.drag('York_Militia', 'Burlington')
    br.discard('14')

with act(s, 'US 3rd Ohio', 'US', '1', book=bk):
    us.say('Kart 1, bir puan: 3rd Ohio Findlay\'e.')
    us.play('1')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('1')

with act(s, 'BR Western Indians', 'British', '7', book=bk):
    br.play('7')
    br.drag('Western_Indians', 'Sandwich')
    br.discard('7')
    br.say('bitti')

s.play('fleets come home; Orhan has moved the turn marker already')
br.turn('Winter 1812-13')
us.say('Dur, önce filo eve. Kontrol işaretini koyuyorum.')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
bk.ok()

s.play('winter: each counts, Orhan turns for both')
us.say('Kış kartı yok bende.')
br.say('yok')
w = cold(t)
for (n, side), ps in w.items():
    if side == 'US':
        us.say('%s: %d fazla' % (n, len(ps)))
    for p in ps:
        freeze(br if side == 'British' or len(ps) < 3 else us, p)
assert not excess(t)
s.play('repair')
br.flip('ship:Royal_George')
us.say('Oneida tamir oldu.')
us.flip('Oneida')

s.play('spring 1813: arrivals, by heaps and one by one, the turn marker between them')
muster(us, '1813a')
br.turn('Spring-Summer 1813')
muster(br, '1813a', groups=False)
us.say('Zar: benim 2 puanım var, +2.')
us.roll('1d6', 3)
br.roll('1d6', 4)
us.say('5 : 4, ben başlarım.')

s.play('deal')
deal(t, us, 1813, '46', '50', '37', '52')
deal(t, br, 1813, '39', '42', '41', '43', '55', '44', '59', '61')
deal(t, us, 1813, '45', '47', '58', '60')
assert hand_sizes(t) == (8, 8)

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.say('Kart 46, üç yapım: Madison 1, General Pike 1, Ontario ile Asp 1.')
    us.play('46')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('ship:Ontario Asp', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR builds', 'British', '39', build=True, book=bk):
    br.play('39')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.discard('39')

with act(s, 'US Harrison', 'US', '52', 'Harrison', book=bk):
    us.say('Kart 52: Harrison, 17, 19, 24 ve 2nd Kentucky Ft. Meigs\'e, 4 puan yol.')
    us.play('52')
    us.drag('Harrison us:17th us:19th us:24th 2nd_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th us:24th 2nd_Kentucky', 'Ft. Meigs')
    us.discard('52')

with act(s, 'BR Drummond', 'British', '42', 'Drummond', book=bk):
    br.play('42')
    br.drag('Drummond Voltigeurs', 'Cornwall')
    br.say('tamam')
    br.discard('42')
s.done()
