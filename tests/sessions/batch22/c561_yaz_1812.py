"""1812 yazından güze: takviyeler, yeni el, Ontario'da deniz savaşı, Queenston iki kez el değiştirir."""
from aid22a import *

s = Session('dev-1812-faults', us='Sevgi', br='Orhan', what='End of spring 1812 in Turkish: arrivals before the marker, a deal in parts, naval battle on Ontario, Queenston taken and lost, repair')
hands(s.t, ['13'], ['20'])
t, us, br = s.begin()
b = Book(t)

with act(s, 'US last card of spring', 'US', '13', book=b):
    us.say('son kartim, 13, iki puan')
    us.play('13')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.discard('13')

with act(s, 'BR last card of spring', 'British', '20', book=b):
    br.play('20')
    br.say('benimki de 20. iki gemi gölge etsin göle :)')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.discard('20')
    us.say('2 puan sana')
    us.vp('British 2')

s.play('arrivals, then the marker, then the cards')
us.say('bahar bitti. takviyeleri koyuyorum')
muster(us, '1812b')
br.say('dur biraz, işareti ilerletmedin')
br.turn('Summer-Autumn 1812')
br.say('benimkiler tek tek gelsin, Quebec soğuk')
muster(br, '1812b', groups=False)
US = ['6', '16', '15', '3', 'Death of Brock', '7', '11']
BR = ['22', '26', '28', '23', 'Heavy Rains', '1', '14']
deal(t, us, 1812, *US[:4])
deal(t, br, 1812, *BR)
us.say('çay koydum, üç tane daha çekiyorum')
deal(t, us, 1812, *US[4:])
s.cut()

with act(s, 'US Chauncey fights on the lake', 'US', '16', leader='Chauncey', pick='Fair_American Gov._Tompkins',
         ret='Royal_George Earl_of_Moira', flips='Oneida Royal_George Earl_of_Moira', book=b):
    us.say('16! Chauncey! Oswego, sonra göl')
    us.play('16')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    r = afloat(t, 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George Earl_of_Moira', 'Oneida', 'Royal_George', 3)
    assert r == 'A1 D2 att', r
    us.roll('1d6', 3)
    us.say('7ye 2, artı 2. B B eşit. 5 eder')
    br.say('eyvah. sen bir, ben iki')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    us.vp('US 2')
    us.discard('16')

with act(s, 'BR Rottenburg', 'British', '28', leader='Rottenburg', book=b):
    br.play('28')
    br.say('Rottenburg gezmeye çıkıyor, 28')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('Rottenburg br:8th Voltigeurs Canadian_Fencibles', 'La Prairie')
    br.drag('Rottenburg br:8th Voltigeurs Canadian_Fencibles', 'St-Jean')
    br.drag('Rottenburg br:8th Voltigeurs Canadian_Fencibles', 'Isle aux Noix')
    br.discard('28')

with act(s, 'US Dearborn', 'US', '6', leader='Dearborn', book=b):
    us.play('6')
    us.say('Dearborn, yedi alay, Sackets')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:5th us:9th us:11th us:12th', 'Sackets Harbour')
    us.drag('Dearborn us:14th us:15th us:16th', 'Rome')
    us.drag('Dearborn us:14th us:15th us:16th', 'Sackets Harbour')
    us.discard('6')

with act(s, 'BR Brock', 'British', '1', leader='Brock', book=b):
    br.say('1 numara, 1 puan, Brock yeter')
    br.play('1', reveal=False)
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    us.say('kart kapalı kaldı')
    br.reveal('1')
    br.discard('1')

with act(s, 'US Harrison', 'US', '15', leader='Harrison', book=b):
    us.play('15')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio Winchester', 'Ft. Findlay')
    us.say('Winchester kalsın')
    us.drag('Winchester', 'Ft. MacArthur')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    br.say('dur dur! yağmur yağıyor: Heavy Rains, Ft. MacArthur. bir adımdan fazla yok')
    br.play('Heavy Rains')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Ft. Findlay')
    us.say('of ya. ıslandık')
    br.discard('Heavy Rains')
    us.discard('15')

with act(s, 'BR Prevost', 'British', '26', leader='Prevost', book=b):
    br.say('Prevost hazretleri 26 ile yola çıkar')
    br.play('26')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost 100th 103rd 1/R._Scots', 'Montreal')
    br.drag('Prevost 100th 103rd 1/R._Scots', 'Cornwall')
    br.drag('Prevost 100th 103rd 1/R._Scots', 'Prescott')
    br.discard('26')

with act(s, 'US 1st NY at Queenston', 'US', '3', ret='Lincoln', book=b):
    us.play('3')
    us.roll('2d6', 6, 5)
    us.say('heyecandan erken attım, Queenston için. milis tek başına, 1 puanı yeter')
    us.drag('1st_NY_Militia', 'Queenston')
    br.say('geçerli olsun. Lincoln durur. 1:1, nehir -1 = 10')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (6, 5)) == 'DR'
    goes(t, 'British', 'Queenston', 'Ft. George', came=('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.vp('US 4')
    us.discard('3')

with act(s, 'BR Brock takes it back', 'British', '14', leader='Brock', ret='1st_NY_Militia'):
    br.say('14: Brock, hemen şimdi, bu sefer üç birlik')
    br.play('14')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    us.say('duruyorum!')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 2)) == 'DR'
    br.roll('2d6', 3, 2)
    br.say('8:4 = +1, A C +2, Brock +2 : on. güle güle')
    goes(t, 'US', 'Queenston', 'Lewiston', came=('Ft. George',))
    us.drag('1st_NY_Militia', 'Lewiston')
    br.discard('14')

with act(s, 'US depot; the points late', 'US', '11'):
    us.say('Queenston gitti, US 2')
    us.vp('US 2')
    us.say('11 ile Bataviaya depo')
    us.play('11')
    us.put('US Supply Depot', 'Batavia')
    assert supplied(t, 'US', 'Batavia')
    us.discard('11')
b.ok()

with act(s, 'BR repairs', 'British', '23', flips='Royal_George Earl_of_Moira', build=True, book=b):
    br.play('23')
    br.say('23, tamir: iki gemi, 1+1')
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.discard('23')

s.play('US Death of Brock')
us.say('Death of Brock, olay olarak. başın sağ olsun')
us.play('Death of Brock')
us.flip('Brock')
br.say('kahraman adamdı. yerine Sheaffe')
us.discard('Death of Brock')

s.play('BR holds')
br.hold('22')

s.play('US holds')
us.say('birini saklıyorum')
us.hold('7')

br.say('elim bitti. yarın devam?')
s.done()
