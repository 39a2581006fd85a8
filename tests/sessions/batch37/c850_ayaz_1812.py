"""Turkish: the last plays of autumn 1812, the fleets home, the winter with its book-keeping, spring 1813 with the roll for the first player.
A careful host moves the British winter losses for his guest; the guest is slow and forgets to turn his cards up."""
from aid37a import *
from table import Table

s = Session('dev-1812-faults', us='Nazım', br='Şule', what='autumn 1812 to spring 1813 in Turkish: depot, fleets home, attrition by the host, deals, ships built')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['16', '22', '13', '21'], ['6', '18', '5', '24'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
b = Book(t)
us.say('merhaba. dörder kart kaldı, sıra bende')

with act(s, 'US Harrison to Frenchtown', 'US', '16', 'Harrison', book=b):
    us.say('16 ile Harrison: 17, 19 ve Kentucky')
    us.play('16')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('16')

with act(s, 'BR Lake Ontario', 'British', 'Card 6', book=b):
    br.say('üç gemi göle çıkıyor')
    br.play('6', reveal=False)
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    us.say('kartı açmadın')
    br.reveal('6')
    br.discard('6')

with act(s, 'US Dearborn to Sackets', 'US', '22', 'Dearborn', book=b):
    us.say('22, Dearborn altı alayla Sackets Harbour')
    us.play('22')
    us.march('Dearborn us:6th us:13th us:9th 11th 12th 14th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR depot at York', 'British', '18', book=b):
    assert supplied(t, 'British', 'York')
    br.say('bir depo kuruyorum, York')
    br.play('18', reveal=False)
    br.put('British Supply Depot', 'York')
    br.reveal('18')
    br.discard('18')

with act(s, 'US to Plattsburg', 'US', '13', book=b):
    us.say('13 iki puan: 15 ve 16 Plattsburg yolunda')
    us.play('13')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('15th us:16th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('13')

with act(s, 'BR Brock', 'British', 'Card 5', 'Brock', book=b):
    br.say('Brock Niagara tarafına iniyor')
    br.play('5', reveal=False)
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.reveal('5')
    br.discard('5')

with act(s, 'US PA militia', 'US', '21', book=b):
    us.say('21, bir: Pensilvanya milisleri Erie ye')
    us.play('21')
    us.march('1st_PA_Militia', 'Meadville', 'Erie PA')
    us.discard('21')

with act(s, 'BR 103rd', 'British', '24', book=b):
    br.say('son kartım, 103 Montreal e')
    br.play('24')
    br.drag('103rd', 'Trois-Rivieres')
    br.drag('103rd', 'Montreal')
    br.discard('24')

s.play('fleets home')
assert hand_sizes(t) == (0, 0)
us.say('eller boş. filonu limana al, işaretini bırak')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
us.put('British Lake Control', 'Lake Ontario Control Box')
us.say('senin yerine koydum')
b.ok()

s.play('winter')
us.turn('Winter 1812-13')
br.say('kış kartım yok')
us.say('bende de yok. o zaman kayıplar. önce benimkiler')
if SHOW:
    print(excess(t))
wanted(t, 'us:6th us:13th us:9th 1st_Ohio 2nd_Ohio 17th 1st_Kentucky Shawnee Essex', 'Det._10th_R.V.')
us.flip('us:6th')
us.flip('us:13th us:9th')
us.say('Sackets tamam, sekiz birlik beş yer')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th 1st_Kentucky')
br.say('Malden da beş birlik var, üç yer. Shawnee ve Essex')
us.flip('Shawnee')
us.flip('Essex')
us.say('çevirdim. St. Joseph te de bir fazla')
br.say('orada müfreze gitsin, Kızılderililer kalsın')
us.drag('Det._10th_R.V.', 'British Eliminated')
br.say('gemilerde hasar yok')
depot = [p for p in t.at('York') if 'Depot' in p.name][0]
br.delete([depot.id])
br.say('depo kalktı')

s.play('spring: arrivals')
us.turn('Spring-Summer 1813')
b.ok()
us.say('1812 destesi bitti. takviyeler')
muster(us, '1813a')
muster(br, '1813a', groups=False)
s.play('the deal and the roll')
U = ['42', '46', '38', '43', '37', '45', '41', '48']
B = ['52', '39', '49', '50', '44', '47', '51', '53']
for n in U:
    us.draw('1813 Deck', aid18.cid(t, n, 1813))
for n in B:
    br.draw('1813 Deck', aid18.cid(t, n, 1813))
us.say('kim başlıyor, zar. sende iki puan var, ekle')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4 artı 2, altı. bütün yıl ben başlıyorum')

with act(s, 'BR Kingston builds', 'British', '39', build=True, book=b):
    buildable(t, '39', 'Wolfe Melville')
    br.say('iki gemi yapıyorum: Wolfe, Melville')
    br.play('39', reveal=False)
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.reveal('39')
    br.discard('39')

with act(s, 'US Erie builds', 'US', '42', build=True, book=b):
    buildable(t, '42', 'Lawrence ship:Niagara Ariel Scorpion')
    us.say('42 üç değer: Lawrence, Niagara, bir de Ariel ile Scorpion')
    us.play('42')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('42')

with act(s, 'BR 104th and 89th', 'British', '49', book=b):
    br.say('104 ve 89 Montreal e, Quebec te kalabalık')
    br.play('49', reveal=False)
    br.drag('104th 89th', 'Trois-Rivieres')
    br.drag('104th 89th', 'Montreal')
    br.reveal('49')
    br.discard('49')

with act(s, 'US restores', 'US', '38', flips='us:6th us:13th', book=b):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.say('38: Sackets ta iki alay toparlanıyor')
    us.play('38')
    us.flip('us:6th us:13th')
    us.discard('38')

with act(s, 'BR restores nobody, moves Procter', 'British', '53', 'Procter', book=b):
    br.say('Procter Sandwich e geçiyor')
    br.play('53', reveal=False)
    br.drag('Procter 1/41st Wyandot Western_Indians', 'Sandwich')
    br.reveal('53')
    br.discard('53')
b.ok()
us.say('bugünlük bu kadar, sıra bende')

with act(s, 'US Hampton to Lacolle', 'US', '46', 'Hampton', book=b):
    us.say('46: Hampton, 15, 16 ve 4. NY, Lacolle boş')
    us.play('46')
    us.march('Hampton 15th us:16th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.vp('British 1')
    us.discard('46')

with act(s, 'BR Drummond answers', 'British', '52', 'Drummond', ret='Hampton 15th us:16th 4th_NY_Militia', flips='15th', book=b):
    br.say('Drummond dört taburla')
    br.play('52', reveal=False)
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('Drummond br:8th 103rd Canadian_Fencibles 89th', 'La Prairie')
    br.drag('Drummond br:8th 103rd Canadian_Fencibles 89th', 'Lacolle')
    us.say('bekliyorum, önde 15')
    assert F(t, 'British', 'Lacolle', 'La Prairie', 'br:8th', '15th', (5, 5)) == 'DR-1'
    br.roll('2d6', 5, 5)
    us.say('on bir. 15 çevrildi, Champlain e')
    back(t, 'US', 'Lacolle', 'Champlain NY', 'La Prairie')
    us.flip('15th')
    us.drag('Hampton 15th us:16th 4th_NY_Militia', 'Champlain NY')
    us.vp('British 2')
    br.reveal('52')
    br.discard('52')

with act(s, 'US Perry', 'US', '37', 'Perry', book=b):
    us.say('37 bir: Perry göle')
    us.play('37')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.vp('0')
    us.discard('37')

with act(s, 'BR Barclay tries', 'British', '50', 'Barclay', fights={'Barclay': 'Lake Erie Control Box', 'Queen Charlotte': 'Lake Erie Control Box', 'Hunter': 'Lake Erie Control Box',
         'Lady Prevost': 'Lake Erie Control Box'}, ret='Lawrence', flips='Queen_Charlotte Lawrence', book=b):
    br.say('Barclay da çıkıyor')
    br.play('50', reveal=False)
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    assert N(t, 'Queen_Charlotte Hunter Lady_Prevost', 'Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte', 'Lawrence', 6, 0, 1) == 'A1 D1 def'
    br.roll('1d6', 6)
    us.say('altı eksi üç, üç: birer kayıp, göl bende')
    br.flip('Queen_Charlotte')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    br.reveal('50')
    br.discard('50')

with act(s, 'US repairs and builds', 'US', '45', build=True, flips='Lawrence', book=b):
    us.say('45: Lawrence onarıldı, Porcupine ile Tigress yapıldı')
    us.play('45')
    us.flip('Lawrence')
    us.drag('Porcupine Tigress', 'Erie PA')
    us.discard('45')

with act(s, 'BR 70th', 'British', '47', book=b):
    br.say('70 yola çıktı')
    br.play('47', reveal=False)
    br.drag('70th', 'Trois-Rivieres')
    br.reveal('47')
    br.discard('47')
us.say('yarın devam')
s.done()
