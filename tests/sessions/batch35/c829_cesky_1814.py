"""Spring-Summer 1814 in Czech: Vojta corrects his sums, Bara is hasty and lets the other turn her men; Ogdensburg, Lewiston, Buffalo, three rounds at Lacolle."""
from aid35b import *

s = Session('dev-1812-faults', us='Vojta', br='Bara',
            what='Spring 1814, Czech: Drummond over the St. Lawrence and back, Scott with the Seneca, a battle card at Buffalo, three rounds at Lacolle, a Campaign, Ft. Niagara')
t = s.t
spring_1814(t)
hands(t, ['74', '77', '79', '80', '83', '84', '86', '92', '95'], ['73', '75', '76', '78', '81', '82', '85', 'Campaign@1814', '91'])
t, us, br = s.begin()
B = Book(t)
us.say('devet a devet, zacinas, Anglicani cely rok')

with act(s, 'BR Drummond to Ogdensburg', 'British', '76', leader='Drummond', book=B):
    br.say('76 tri, Drummond!')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Prescott')
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Ogdensburg')
    br.vp(B.due())
    br.play('76')
    br.discard('76')

with act(s, 'US Brown throws him out', 'US', '86', leader='Brown', ret='Drummond 104th 10th_R.V. 2/R._Marines', flips='104th', book=B):
    us.say('86, mohl jsem i mensi, Brown stoji 1. cely Sackets bez Wilkinsona. pres Antwerp 2 a 2')
    us.play('86')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Antwerp')
    us.drag('1st_Rifles', 'Antwerp')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th 1st_Rifles', 'Ogdensburg')
    br.say('zustavam')
    us.say('26:10 je 2:1, +1. strelci A proti B +1. Brown a Drummond se rusi. celkem +3')
    bat(t, 'US', 'Ogdensburg', 'Antwerp', '1st_Rifles', '104th', (4, 5), 'DR-1')
    us.roll('2d6', 4, 5)
    us.say('pardon, +2, neumim scitat. 11: DR-1')
    safe(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    us.flip('104th')
    br.say('diky ze za me otacis')
    br.drag('104th 10th_R.V. 2/R._Marines Drummond', 'Prescott')
    us.vp(B.due())
    us.discard('86')

with act(s, 'BR Riall to Lewiston', 'British', '73', leader='Riall', book=B):
    br.play('73')
    br.march('Riall 1/R._Scots', 'Queenston', 'Lewiston')
    br.say('73 dva, Riall. bod')
    br.vp(B.due())
    br.discard('73')

with act(s, 'US Scott and the Seneca', 'US', '74', leader='Scott', ret='Riall 1/R._Scots', book=B):
    us.say('74 jedna, Scott. dobrovolnici a Senekove, Schlosser, Lewiston')
    us.play('74')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
    br.say('bojuju')
    us.say('vedou Senekove, B. 6:5 nic, Scott +2')
    bat(t, 'US', 'Lewiston', 'Ft. Schlosser', 'Seneca', '1/R._Scots', (6, 2), 'DR')
    br.roll('2d6', 6, 2)
    br.say('10, jdu. hodila jsem ti to pekne')
    safe(t, 'British', 'Lewiston', 'Queenston', ['Ft. Schlosser'])
    us.drag('1/R._Scots Riall', 'Queenston')
    us.vp(B.due())
    us.discard('74')

with act(s, 'BR the 41st at Buffalo', 'British', '75', book=B):
    br.say('75, Buffalo je prazdne!')
    br.drag('1/41st', 'Buffalo')
    br.vp(B.due())
    br.drop_discard('75')

with act(s, 'US the 26th and 5th PA at Buffalo, battle card 84', 'US', '92', ret='1/41st', book=B):
    us.say('92 tri: 26. a 5. PA z Erie. k tomu bojova 84, rekneme +1')
    us.play('92')
    us.play('84')
    us.drag('26th 5th_PA', 'Buffalo')
    br.say('stojim, nic nepridavam')
    bat(t, 'US', 'Buffalo', 'Erie PA', '26th', '1/41st', (5, 4), 'DR', card=1)
    us.roll('2d6', 5, 4)
    us.say('6:5 nic, B proti A -1, karta +1. 9: ustupujes do Ft. Erie')
    safe(t, 'British', 'Buffalo', 'Ft. Erie', ['Erie PA'])
    br.drag('1/41st', 'Ft. Erie')
    us.discard('84')
    us.discard('92')
    us.vp(B.due())

with act(s, 'BR Rottenburg to Lacolle', 'British', '82', leader='Rottenburg', book=B):
    br.play('82')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('Rottenburg br:13th 49th De_Watteville', 'La Prairie', 'Lacolle')
    br.discard('82')

with act(s, 'US Izard at Lacolle, three rounds', 'US', '95', leader='Izard', fights={k: 'Lacolle' for k in ('Izard', 'us:6th', 'us:13th', '15th', '29th', '30th', '31st')},
         flips='49th 15th us:13th De_Watteville', book=B):
    us.say('95 dva, Izard se vsemi sesti, Macomb hlida Plattsburg')
    us.play('95')
    us.march('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY', 'Lacolle')
    br.say('18 sily, tak pojd. vede 49')
    us.say('21:18 nic, les -1, B na A -1')
    bat(t, 'US', 'Lacolle', 'Champlain NY', '15th', '49th', (5, 5), 'EX')
    us.roll('2d6', 5, 5)
    us.flip('15th')
    us.flip('49th')
    us.say('8, vymena. dal: 17:16, B a B, rovne')
    br.say('De Watteville')
    bat(t, 'US', 'Lacolle', 'Champlain NY', 'us:13th', 'De_Watteville', (4, 3), 'EX', rnd=2)
    us.roll('2d6', 4, 3)
    us.flip('us:13th')
    us.flip('De_Watteville')
    us.say('7, zase. 13:14, to je 1:2, -2')
    bat(t, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'br:13th', (5, 3), 'AR', rnd=3)
    us.roll('2d6', 5, 3)
    us.say('6. zpatky do Champlainu')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    us.discard('95')

with act(s, 'BR restores two', 'British', '78', build=True, flips='49th De_Watteville', book=B):
    br.say('78: obnova 49 a Watteville')
    assert supplied(t, 'British', 'Lacolle')
    br.play('78')
    us.flip('49th De_Watteville')
    br.discard('78')

with act(s, 'US restores two', 'US', '79', build=True, flips='15th us:13th', book=B):
    us.say('79: ja taky, 15 a 13 v Champlainu, zasobovani pres Plattsburg, Ticonderogu, Whitehall')
    assert supplied(t, 'US', 'Champlain NY')
    us.play('79')
    us.flip('15th us:13th')
    us.discard('79')

with act(s, 'BR Campaign: Prevost and Riall', 'British', 'Campaign', free=True, book=B, laid=False):
    br.say('Campaign: Prevost z Quebecu a Riall z Queenstonu')
    br.play('Campaign')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal', 'Cornwall')
    br.drag('1/R._Scots Riall', 'Ft. George')
    br.discard('Campaign')

with act(s, 'US builds', 'US', '83', build=True, book=B):
    us.say('83: korveta Saratoga ve Vergennes a briga Jefferson v Sackets')
    us.play('83')
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Jefferson', 'Sackets Harbour')
    us.discard('83')

with act(s, 'BR the 103rd and Glengarry', 'British', '85', book=B):
    br.drag('103rd Glengarry', 'Stoney Creek')
    br.say('85')
    br.play('85')
    br.drag('103rd Glengarry', 'Beaverdams')
    br.discard('85')

with act(s, 'US Scott at Ft. Niagara', 'US', '80', leader='Scott', ret='100th', book=B):
    us.say('80, Scott znovu, na Ft. Niagara. stovka ma 2 a pevnost 2')
    us.play('80')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Niagara')
    br.say('drzim')
    bat(t, 'US', 'Ft. Niagara', 'Lewiston', 'Seneca', '100th', (5, 3), 'DR')
    us.roll('2d6', 5, 3)
    us.say('6:4 nic, B a B, Scott +2: 10. stejne jsi to nikdy nedrzela, 2 na 3 nestaci, bod nebude')
    safe(t, 'British', 'Ft. Niagara', 'Ft. George', ['Lewiston'])
    br.drag('100th', 'Ft. George')
    us.discard('80')

with act(s, 'BR Norfolk to Ft. Erie', 'British', '81', book=B):
    br.drag('Norfolk', 'Ft. Erie')
    br.drop_discard('81')

s.play('US holds, BR holds')
us.say('schovavam')
us.hold('77')
br.say('i ja')
br.hold('91')
s.done()
