"""Indonesian: Putri helps with everything, also with his pieces; Bayu forgets the marker, forgets to turn cards, drops a stack one space off."""
from aid34a import *

s = Session('dev-1812-faults', us='Putri', br='Bayu', what='autumn 1813, winter, spring 1814 begun; Indonesian')
t, us, br = s.t, s.us, s.br
autumn_1813(t)
hands(t, ['46', '63', '54', '60', '66', '47'], ['52', '62', '48', '55', '50', '44'])
burn_to(t, 1813, 20)
s.begin()
d = Duo(s, ('sp', 'hid'))

with d.on('British', '52', 'BR Yeo', 'Yeo keluar, empat kapal', 'Yeo', vp=False):
    br.drag('Yeo ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira', 'Lake Ontario Control Box')
with d.on('US', '46', 'US builds', 'kartu 46: bangun General Pike di Sackets, Lawrence dan Niagara di Erie', build=True):
    us.say('Bayu, poinmu lupa. aku geser ya, British 4')
    d.points(us)
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
with d.on('British', '62', 'BR Prevost', '62 Prevost ke Montreal', 'Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost br:13th 70th 89th 4/R._Scots', 'La Prairie')
    br.say('eh salah kotak')
    br.drag('Prevost br:13th 70th 89th 4/R._Scots', 'Montreal')
BIG = 'ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira'
with d.on('US', '66', 'US Chauncey', 'kartu 66, Chauncey keluar dengan enam kapal', 'Chauncey', ret='Yeo ' + BIG,
          flips='General_Pike ship:Wolfe ship:Royal_George'):
    mine = 'Madison Oneida General_Pike Conquest Fair_American Gov._Tompkins'
    us.drag('Chauncey ' + mine, 'Lake Ontario Control Box')
    assert sea(t, mine, BIG, 'General_Pike', 'ship:Wolfe', 4, dl=1) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.say('4+1 = 5. General Pike kena satu, kamu dua: Wolfe dan Royal George, kubalikkan ya')
    us.flip('General_Pike')
    us.flip('ship:Wolfe')
    us.flip('ship:Royal_George')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Yeo ' + BIG, 'Kingston')
    br.say('terima kasih... huhu')
with d.on('British', '48', 'BR marines', '48 marinir'):
    br.drag('1/R._Marines 2/R._Marines', 'Trois-Rivieres')
with d.on('US', '63', 'US Brown', 'kartu 63, Brown ke Ogdensburg', 'Brown'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:6th us:9th us:21st us:15th', 'Ogdensburg')
with d.on('British', '55', 'BR Drummond', '55 drummond', 'Drummond'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.drag('Drummond', 'Kingston')
with d.on('US', '54', 'US Kentucky', 'kartu 54, kavaleri Kentucky, 6 dari 10'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', most=10)
    us.drag('Kentucky_Mounted', 'Frenchtown')
with d.on('British', '50', 'BR Tecumseh', '50 tecumseh', 'Tecumseh'):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Tecumseh Western_Indians Wyandot', 'Sandwich')
    br.drag('Tecumseh Western_Indians Wyandot', 'Detroit')
with d.on('US', '60', 'US Harrison at Detroit', 'kartu 60, Harrison, jemput kavaleri, serang Detroit', 'Harrison', pick='Kentucky_Mounted',
          ret='Tecumseh Western_Indians Wyandot Essex'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky Kentucky_Mounted', 'Detroit')
    us.say('lead 17th')
    br.say('lead Western')
    d.bat('US', 'Detroit', ['Frenchtown'], 'us:17th', 'Western Indians', (6, 5), 'DR-1')
    us.roll('2d6', 6, 5)
    us.say('11, DR-1. Western hilang, sisanya ke Sandwich, kupindahkan')
    us.drag('Western_Indians', 'British Eliminated')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    us.drag('Tecumseh Wyandot Essex', 'Sandwich')
d.hold('British', '44')
d.hold('US', '47', 'simpan')

s.play('fleets home')
us.say('semua kapal pulang')
us.drag('Chauncey Madison Oneida Conquest Fair_American Gov._Tompkins', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
d.book.ok()
s.play('winter marker')
us.turn('Winter 1813-14')
s.play('winter attrition US')
ex = excess(t)

us.say('musim dingin. punyaku dulu')
us.say('Ogdensburg 4 lawan 2: 6th dan 9th')
us.flip('us:6th')
us.flip('us:9th')
us.say('Detroit 4 lawan 3: 1st Kentucky')
us.flip('1st_Kentucky')
us.say('MacArthur 2nd, 3rd Kentucky, 24th, 28th: 4 pas. Albany 8 pas.')
s.play('winter attrition BR')
us.say('Malden: 1/41st, Shawnee: cukup. Isle aux Noix 2 cukup. Ft. George 2. Kingston 4. Montreal 5')
us.say('Sandwich: Essex dan Wyandot, tempat 1. Pilih Bayu')
br.say('Essex balik')
br.flip('Essex')
left = excess(t)
s.play('winter repair')
us.say('perbaikan gratis: General Pike; Wolfe, Royal George punyamu')
us.flip('General_Pike')
us.flip('ship:Wolfe')
br.flip('ship:Royal_George')
assert t.where(t.find('ship:Wolfe')) == 'Kingston'
s.play('spring 1814 marker')
br.turn('Spring-Summer 1814')
s.play('arrivals')
muster(us, '1814a', True)
us.say('punyamu juga kutaruh: 16, 37, 90 di Quebec')

us.drag([p for p, w in arrivals(t, '1814a', 'British')], 'Quebec City')
assert not full(t, 'US', '1814a') and not full(t, 'British', '1814a')
s.play('deck of 1814')
us.say('Treaty of Ghent keluar dulu')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '78', '75', '80', '84', '87', '93', '101', '88')
deal(t, us, 1814, '82', '79', '86', '91', '95', '98', '100', '103', '104')
assert hand_sizes(t) == (9, 9)
with d.on('British', '76', 'BR builds', '76 bangun Prince Regent dan Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with d.on('US', '82', 'US builds', 'kartu 82: Superior 2, Jefferson 1', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
with d.on('British', '78', 'BR 16th and 37th', '78, dua resimen'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:16th 37th', 'Montreal')
with d.on('US', '79', 'US restores', 'kartu 79: 6th dan 9th pulih', flips='us:6th us:9th', build=True):
    assert supplied(t, 'US', 'Ogdensburg')
    us.flip('us:6th')
    us.flip('us:9th')
with d.on('British', '75', 'BR 70th', '75'):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('70th', 'Isle aux Noix')
with d.on('US', '86', 'US Harrison', 'kartu 86, Harrison lewat Sandwich?', 'Harrison', ret='Tecumseh Essex Wyandot'):
    us.say('nggak jadi, cuma ke Frenchtown')
    way('Detroit', 'Frenchtown')
    us.drag('Harrison us:19th', 'Frenchtown')
print('left', left) if left else None
with d.on('British', '80', 'BR 90th', '80'):
    br.drag('90th', 'Trois-Rivieres')
with d.on('US', '98', 'US Macomb', 'kartu 98, Macomb', 'Macomb'):
    us.drag('Macomb us:11th 4th_NY_Militia', 'Champlain NY')
with d.on('British', '93', 'BR Drummond', '93 Drummond', 'Drummond'):
    br.drag('Drummond 104th', 'Gananoque')
with d.on('US', '100', 'US builds', 'kartu 100: Jones; Preble dan Montgomery', build=True):
    us.drag('Jones', 'Sackets Harbour')
    us.drag('Preble Montgomery', 'Plattsburg')
with d.on('British', '88', 'BR depot', '88 gudang Montreal', build=True):
    assert supplied(t, 'British', 'Montreal')
    br.put('British Supply Depot', 'Montreal')
with d.on('US', '95', 'US from Albany', 'kartu 95'):
    us.drag('us:34th us:45th', 'Whitehall')
stop(d)
s.done()
