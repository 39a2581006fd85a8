"""Finnish table: Raimo talks after the deed and leaves his card lying; Sini marks everything, rolls before she speaks."""
from aid29a import *

s = Session('dev-1812-faults', us='Raimo', br='Sini', what='1812 spring to spring 1813: Detroit, Lewiston, Ft. George in several rounds, a lake battle, the winter')
s.t.lay_hand('US', [])
s.t.lay_hand('British', [])
s.t.lay_hand('US', ['12', '32', '27', '4', '6', '30', '13'])
s.t.lay_hand('British', ['8', '5', '17', '20', '10', '2', 'Declaration of War'])
g = G(s, 1812, Habit(lambda c, x: 'kortti %s: %s' % (c, x), when='post', away='next', drag='lead'),
      Habit(lambda c, x: 'Kortti %s (%d op) - %s.' % (c, val(c), x), drag='tail'))
t, us, br = g.t, g.U, g.B

us.say('moi, aloitanko minä?')
br.say('Sinä aloitat, minä nostin sodanjulistuksen.')
with g.play('US', '12', 'Dearborn pohjoiseen', leader='Dearborn'):
    g.go('US', 'Dearborn 6th 13th', 'Albany > Utica > Rome > Sackets Harbour')
with g.play('British', '8', 'Hunter vie 41. rykmentin Frenchtowniin', sea='1/41st'):
    br.drag('1/41st Hunter', 'Frenchtown')
with g.play('US', '32', 'Hull takaisin raisinjoelle', leader='Hull', vp='late', flips='us:4th 1/41st', ret='1/41st Hunter'):
    g.go('US', 'Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit > Frenchtown')
    us.say('4. johtaa')
    g.rnd('US', 'Frenchtown', 'Detroit', '4th', '1/41st', (4, 6), 'EX')
    br.say('Vaihto. Käännän omani, ja laivaan.')
    br.flip('1/41st')
    br.drag('1/41st Hunter', 'Ft. Malden')
    us.flip('us:4th')
with g.play('British', '5', 'Procter Detroitiin', leader='Procter', flips='Shawnee'):
    g.go('British', 'Procter Tecumseh Shawnee Wyandot Essex', 'Ft. Malden > Sandwich > Detroit', mode='hop')
    br.say('Johtaa Shawnee.')
    us.say('detachment johtaa')
    g.rnd('British', 'Detroit', 'Sandwich', 'Shawnee', 'Detachment', (3, 5), 'EX')
    br.flip('Shawnee')
    g.hit('US', 'Detachment')
    br.say('Toinen kierros, nyt Wyandot.')
    g.rnd('British', 'Detroit', 'Sandwich', 'Wyandot', 'Michigan_Militia', (2, 6), 'AR', n=2)
    us.say('ysi, linnake pitää!')
    g.ret('British', 'Wyandot Essex Shawnee', 'Detroit', 'Sandwich', ['Sandwich'], att=True)
    g.ret('British', 'Procter Tecumseh', 'Detroit', 'Sandwich', ['Sandwich'], att=True)
with g.play('US', '27', 'ohiolaiset Maumeelle'):
    g.go('US', '3rd_Ohio', 'Ft. MacArthur > Ft. Findlay > Ft. Meigs', mode='short')
with g.play('British', '17', 'Brock Queenstoniin', leader='Brock'):
    g.go('British', 'Brock R.N.R.', 'York > Burlington > Stoney Creek > Ft. George > Queenston', mode='hop')
with g.play('US', '4', '2. miliisi Cape Vincentiin'):
    g.go('US', '2nd_NY_Militia', 'Sackets Harbour > Cape Vincent')
with g.play('British', '20', 'Brock joen yli', leader='Brock', ret='1st_NY_Militia Van_Rensselaer'):
    g.go('British', 'Brock R.N.R. Lincoln', 'Queenston > Lewiston')
    g.rnd('British', 'Lewiston', 'Queenston', 'R.N.R.', '1st_NY_Militia', (2, 4), 'DR')
    br.say('9, vetäydyt. Ei linnaketta.')
    g.ret('US', '1st_NY_Militia Van_Rensselaer', 'Lewiston', 'Batavia', ['Queenston'])
with g.play('US', '6', 'Dearborn niagaralle', leader='Dearborn', flips='us:6th', pick='1st_NY_Militia Van_Rensselaer', ret='Brock Lincoln R.N.R.', by='British'):
    us.drag('Dearborn us:6th us:13th', 'Batavia')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.drag('us:13th us:6th 1st_NY_Militia', 'Lewiston')
    us.drag('Dearborn Van_Rensselaer', 'Lewiston')
    us.say('6. johtaa')
    br.say('R.N.R.')
    g.rnd('US', 'Lewiston', 'Batavia', 'us:6th', 'R.N.R.', (5, 5), 'EX')
    g.hit('British', 'R.N.R.')
    br.flip('us:6th')
    us.say('toinen: 13. johtaa')
    g.battlecard('British', '10', 'Taistelukortti 10, -1 sinulle.')
    g.rnd('US', 'Lewiston', 'Batavia', 'us:13th', 'Lincoln', (4, 6), 'DR', n=2, card=-1)
    g.ret('British', 'Lincoln Brock', 'Lewiston', 'Queenston', ['Batavia'])
with g.play('British', '2', 'laivasto Ontariolle'):
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
with g.play('US', '30', 'ohiolaiset takaisin Detroitiin'):
    g.go('US', '1st_Ohio 2nd_Ohio', 'Frenchtown > Detroit', mode='each')
g.hold('British', 'Declaration of War', 'Pidän tämän.')
with g.play('US', '13', 'van Rensselaer vahtiin', say='vanha herra linnakkeeseen'):
    us.drag('Van_Rensselaer', 'Ft. Niagara')
    way('Lewiston', 'Ft. Niagara')

g.newturn('Summer-Autumn 1812', '1812b', groups=(True, False), by='British')
g.deal(1812, '16|3|18|22|24|Campaign|28', '26|19|25|7|Heavy Rains|15')
g.next = 'US'
with g.play('US', 'Campaign', 'Harrison ja Dearborn', free=True):
    us.say('campaign: Harrison ja Dearborn')
    g.battlecard('British', 'Heavy Rains', 'Reaktio: Heavy Rains, Harrison (Ft. MacArthur).')
    g.go('US', 'Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur > Ft. Findlay')
    g.go('US', 'Dearborn us:13th 1st_NY_Militia', 'Lewiston > Ft. Niagara')
with g.play('British', '26', 'Rottenburg ylöspäin', leader='Rottenburg', pick='Glengarry'):
    g.go('British', 'Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Montreal > Coteau du Lac > Cornwall', mode='hop')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs Glengarry', "Crysler's Farm")
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs Glengarry', 'Prescott')
with g.play('US', '16', 'Dearborn yli, Ft. George', leader='Dearborn', vp='late'):
    g.go('US', 'Dearborn us:13th 1st_NY_Militia 18th', 'Ft. Niagara > Ft. George')
with g.play('British', '19', 'Brock hakee miliisin Yorkista', leader='Brock', pick='York_Militia'):
    g.go('British', 'Brock', 'Queenston > Beaverdams > Stoney Creek > Burlington > York')
    g.go('British', 'Brock York_Militia', 'York > Burlington > Stoney Creek')
with g.play('US', '3', 'miliisi Queenstoniin', ret='Lincoln'):
    g.go('US', '1st_NY_Militia', 'Ft. George > Queenston')
    br.say('Väistyn.')
    g.ret('British', 'Lincoln', 'Queenston', 'Beaverdams', ['Ft. George'])
with g.play('British', '25', 'Vincent länteen', leader='Vincent'):
    g.go('British', 'Vincent br:49th 10th_R.V.', 'Kingston > Smiths Creek > York > Burlington > Stoney Creek')
with g.play('US', '22', 'Harrison Detroitiin', leader='Harrison', pick='3rd_Ohio'):
    g.go('US', 'Harrison 17th 19th', 'Ft. Findlay > Ft. Meigs')
    g.go('US', 'Harrison 17th 19th 3rd_Ohio', 'Ft. Meigs > Frenchtown > Detroit', mode='tail')
with g.play('British', '7', 'Brock hyökkää Ft. Georgeen', leader='Brock', flips='br:49th us:13th 10th_R.V. 18th', ret='us:13th 18th Dearborn'):
    g.go('British', 'Brock br:49th 10th_R.V. York_Militia', 'Stoney Creek > Ft. George', mode='each')
    br.say('49. johtaa.')
    g.rnd('British', 'Ft. George', 'Stoney Creek', 'br:49th', 'us:13th', (1, 3), 'EX')
    br.flip('br:49th')
    us.flip('us:13th')
    us.say('nyt 18. johtaa')
    br.say('10. R.V.')
    g.rnd('British', 'Ft. George', 'Stoney Creek', '10th_R.V.', '18th', (4, 4), 'EX', n=2)
    br.flip('10th_R.V.')
    br.flip('18th')
    br.say('Sinulla on vain käännettyjä, ulos.')
    g.ret('US', 'us:13th 18th Dearborn', 'Ft. George', 'Ft. Niagara', ['Stoney Creek'])
with g.play('US', '18', 'palautan kaksi', build=True, flips='us:13th 18th'):
    assert supplied(t, 'US', 'Ft. Niagara')
    us.flip('us:13th')
    us.flip('18th')
with g.play('British', '15', 'palautan 49. ja 10.', build=True, flips='br:49th 10th_R.V.'):
    assert supplied(t, 'British', 'Ft. George')
    br.flip('10th_R.V. br:49th')
with g.play('US', '24', '6. rykmentti linnakkeeseen'):
    g.go('US', 'us:6th', 'Lewiston > Ft. Niagara')
with g.play('US', '28', 'Chauncey ulos', again=True, leader='Chauncey', flips='Oneida Royal_George Earl_of_Moira', ret='Royal_George Earl_of_Moira Gloucester', vp='late'):
    br.say('Minulla ei ole enää kortteja.')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    assert naval(4 + naval_drm(t.pieces('Oneida Conquest Scourge Growler Pert'), t.pieces('Royal_George Earl_of_Moira Gloucester'), t.find('Oneida'), t.find('Royal George'))) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.say('viisi')
    us.flip('Oneida')
    br.flip('Royal_George Earl_of_Moira')
    br.drag('Gloucester Royal_George Earl_of_Moira', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
g.fleet({('US', 'Lake Ontario Control Box'): 'Sackets Harbour'}, text='laivat kotiin')
g.newturn('Winter 1812-13', by='British')
g.winter(gone={'Ft. St. Joseph': 'Northwest_Co.'})
us.say('talvi ohi?')
s.play('repairs')
us.flip('Oneida')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
s.play('year end')
br.drag([t.card('Declaration of War').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
g.newturn('Spring-Summer 1813', '1813a', groups=(False, True), by='US')
s.play('who is first')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('minä')
g.year = 1813
g.deal(1813, '37|42|45|48|50|52|55|58', '38|41|43|46|49|53|57|60', mixed=True)
g.next = 'US'
with g.play('US', '42', 'rakennan Madisonin ja Pertin seuraksi', build=True):
    us.drag('Madison', 'Sackets Harbour')
with g.play('British', '46', 'Wolfe ja Melville vesille', build=True):
    br.drag('Wolfe Melville', 'Kingston')
g.hold('US', '37', 'jätän yhden')
with g.play('British', '41', 'Norfolk Ft. Erieen'):
    g.go('British', 'Norfolk', 'Port Dover > Ft. Erie')
if os.environ.get('SHOW2'):
    g.show()
s.done()
