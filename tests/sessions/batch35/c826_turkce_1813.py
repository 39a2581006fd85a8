"""Spring-Summer 1813 in Turkish: Deniz jokes and forgets the cards, Kaan is polite and moves for both; the Richelieu, the Niagara, rains and winds."""
from aid35b import *

s = Session('dev-1812-faults', us='Deniz', br='Kaan',
            what='Spring 1813, Turkish: Pike and Chauncey land at Ft. George, Vincent comes back twice round, Ft. Erie and the 9, Grand River Indians, rains and winds, a card forgotten')
t = s.t
summer_1813(t)
no_marks(t)
t.lay('Oneida Madison Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
hands(t, ['37', '38', '52', '43', '61', '66', '48', 'Heavy Rains@1813'], ['39', '42', '44', '46', '#56 Grand River Indians', 'Contrary Winds', '57', '62'])
t, us, br = s.begin()
B = Book(t)

with act(s, 'BR Vincent to Queenston first (the British rolled higher)', 'British', '39', leader='Vincent', book=B):
    br.say('zari ben kazandim, bu yil ilk ben oynuyorum. 39, iki: Vincent ile 8. alay Queenston')
    br.play('39')
    br.drag('Vincent br:8th', 'Queenston')
    br.discard('39')

with act(s, 'US Chauncey lands Pike at Ft. George', 'US', '43', leader='Chauncey', sea='Pike 15th 16th 1st_Rifles', pick='Pike 15th 16th 1st_Rifles',
         ret='br:49th', book=B, laid=False):
    us.say('haha simdi seyret. 43 (2), Chauncey! Madison, Oneida, Conquest Sackets e gelir, adamlari alir, Ft. George. Scourge golde bekler')
    us.drag('Chauncey Madison Oneida Conquest', 'Sackets Harbour', how='beside')
    room(t.pieces('Madison Oneida Conquest'), t.pieces('15th 16th 1st_Rifles', us))
    us.drag('Chauncey Madison Oneida Conquest', 'Ft. George', how='beside')
    us.drag('15th 16th 1st_Rifles Pike', 'Ft. George', how='beside')
    br.say('1 + 1 + 1 + 2 = 5, tamam. 49 kaliyor')
    us.say('kim onde? tufekciler')
    bat(t, 'US', 'Ft. George', 'Sackets Harbour', '1st_Rifles', 'br:49th', (6, 4), 'DR', landing=True)
    us.roll('2d6', 6, 4)
    us.say('10:6, 0. cikarma -1, Pike +1. 10! cekil')
    safe(t, 'British', 'Ft. George', 'Queenston')
    us.drag('br:49th', 'Queenston')
    br.say('elime saglik, sen tasidin :)')
    us.vp(B.due())

with act(s, 'BR Vincent comes back', 'British', '42', leader='Vincent', fights={'Vincent': 'Ft. George', 'br:8th': 'Ft. George', 'br:49th': 'Ft. George',
         'Lincoln': 'Ft. George'}, flips='br:8th', ret='1st_Rifles', book=B):
    br.say('43 masada yok ama neyse, sonra acarsin. 42 (3): Vincent, 8, 49, Lincoln')
    br.play('42')
    us.play('43')
    us.discard('43')
    br.drag('Vincent br:8th br:49th Lincoln', 'Ft. George', how='beside')
    us.say('duruyorum')
    bat(t, 'British', 'Ft. George', 'Queenston', 'br:8th', '1st_Rifles', (4, 5), 'EX')
    br.say('12 ye 10 + 2 kale. 8. alay onde')
    br.roll('2d6', 4, 5)
    br.say('9 - 1 (Pike) = 8, degisim. senin tufekcilerin arkasi yok, gittiler')
    br.flip('br:8th')
    br.drag('1st_Rifles', 'US Eliminated')
    br.say('ikinci tur: 7 ye 10, -2, A ya B +1, Pike -1')
    us.say('onde 15')
    bat(t, 'British', 'Ft. George', 'Queenston', 'br:49th', '15th', (2, 6), 'AR', rnd=2)
    br.roll('2d6', 2, 6)
    br.say('6. geri Queenston')
    br.drag('Vincent br:8th br:49th Lincoln', 'Queenston')
    br.discard('42')

with act(s, 'US the 13th over to Ft. George', 'US', '37', book=B):
    us.play('37')
    us.say('37, bir: 13. alay nehri gecer, artik bizim yer')
    us.drag('us:13th', 'Ft. George')
    us.discard('37')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=B):
    br.say('56: Mohawklar Beaverdams a')
    br.play('#56 Grand River Indians')
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US Van Rensselaer at Ft. Erie: a nine', 'US', '66', leader='Van Rensselaer', fights={'Van_Rensselaer': 'Ft. Erie', '14th': 'Ft. Erie',
         '12th': 'Ft. Erie', 'us:5th': 'Ft. Erie'}, book=B):
    us.drag('14th 12th us:5th', 'Ft. Erie')
    us.drag('Van_Rensselaer', 'Ft. Erie')
    us.say('66 uc, Van Rensselaer')
    us.play('66')
    br.say('Norfolk kalsin bakalim. 10 a 3')
    bat(t, 'US', 'Ft. Erie', 'Buffalo', '14th', 'Norfolk Militia', (4, 4), 'AR')
    us.roll('2d6', 4, 4)
    us.say('8 + 2 - 1 = 9!! kalede dokuz... haksizlik')
    us.drag('14th 12th us:5th Van_Rensselaer', 'Buffalo')
    us.discard('66')

with act(s, 'BR Procter and Tecumseh to Frenchtown', 'British', '46', leader='Procter', book=B):
    br.say('46, uc: Procter, Tecumseh, 1/41, Shawnee, Wyandot, bati kizilderilileri. 1 + 3 + 2 = 6')
    br.play('46')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp(B.due())
    br.discard('46')

with act(s, 'US Harrison goes up', 'US', '38', leader='Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', book=B):
    us.say('38: Harrison yola cikti')
    us.play('38')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    br.say('savasmiyorum, Detroit e')
    safe(t, 'British', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('Procter Tecumseh 1/41st', 'Detroit')
    br.drag('Shawnee Wyandot Western_Indians', 'Detroit')
    us.vp(B.due())
    us.discard('38')

with act(s, 'BR Rottenburg in the rain', 'British', '62', leader='Rottenburg', book=B):
    br.say('62, uc: Rottenburg, 1/R. Scots ve 104, Kingston dan Cornwall a')
    br.play('62')
    us.say('yagmur yagmur! Kingston')
    us.play('Heavy Rains')
    br.say('peki, sadece Gananoque')
    br.drag('Rottenburg 1/R._Scots 104th', 'Gananoque')
    br.discard('62')
    us.discard('Heavy Rains')

with act(s, 'US Chauncey becalmed', 'US', '48', book=B):
    us.say('48: Chauncey donuyor gole, uc gemiyle')
    us.play('48')
    br.play('Contrary Winds')
    br.say('ters ruzgar. kalirsin Ft. George da')
    us.say('of ya')
    br.discard('Contrary Winds')
    us.discard('48')

with act(s, 'BR restores the 8th', 'British', '57', build=True, flips='br:8th', book=B):
    br.say('57, bir: 8. alay duzelir, Queenston')
    assert supplied(t, 'British', 'Queenston')
    br.play('57')
    br.flip('br:8th')
    br.discard('57')

with act(s, 'US Hampton to Lacolle', 'US', '52', leader='Hampton', book=B):
    us.play('52', reveal=False)
    us.say('52 ile Hampton uyandi. Champlain, Lacolle')
    us.march('Hampton 11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.reveal('52')
    us.vp(B.due())
    us.discard('52')

s.play('BR holds, US holds')
br.say('sakliyorum')
br.hold('44')
us.hold('61')
us.say('ben de')
s.done()
