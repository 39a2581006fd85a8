"""Pre-war and 1812: a ship on the lake before the declaration, a militia that walks too far; Poles, he hasty, she polite."""
from aid25b import *

s = Session('dev-1812-opening-1', at=17, us='Kasia', br='Marek', what='pre-war: Oneida enters Lake Ontario; spring: 3rd Ohio marches 8 points; the rest clean into autumn 1812')
t, us, br = s.begin()
D = 'Pre-war Deck'
g = Game(s, Habit('first', 'now', lambda c, x: 'karta %s, %s' % (c, x)), Habit('drop', 'late', lambda c, x: '%s. %s' % (c, x)), off=0)

s.play('US draws, Oneida')
us.draw(D)
us.say('zagram od razu: 11, jeden punkt, Oneida')
us.play('11')
with s.fault('6.2', 'no vessel may enter a Lake Control Box before the declaration', also=['4.16', '4.12', '4.13']):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.say('jezioro moje, dwa punkty')
us.vp('US 2')
us.discard('11')
s.play('BR draws, keeps')
br.draw(D)
br.say('zatrzymuję')
s.play('US keeps')
us.draw(D)
us.say('ja też tym razem')
s.play('BR draws 5, Brock')
br.draw(D)
br.say('5, Brock nad Niagarę')
br.drop_discard('5')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
s.play('draws until the declaration')
us.draw(D)
us.say('zostaje')
br.draw(D)
br.say('mhm')
us.draw(D)
us.say('zostaje')
br.draw(D)
br.say('Wojna!!')
s.play('the rest')
while t.deck(D).kids:
    us.draw(D)
    if t.deck(D).kids:
        br.draw(D)
assert hand_sizes(t) == (6, 6)
us.turn('Spring-Summer 1812', tracker=False)
us.say('wyciągnąłeś ją ty, więc zaczynam')
g.next = 'US'
with g.play('US', '32', 'Hull za rzekę', leader='Hull'):
    us.drag('4th 1st_Ohio Hull', 'Sandwich')
R = 'Royal_George Earl_of_Moira Gloucester'
with g.play('British', '16', 'Royal George z dwoma na Oneidę', ret='Oneida'):
    br.drag(R, 'Lake Ontario Control Box')
    g.sea(R, 'Oneida', 'Royal_George', 'Oneida', 5, 'defender strikes all')
    br.roll('1d6', 5)
    us.say('7... poddaje się')
    us.drag('Oneida', 'US Eliminated')
    br.roll('1d6', 2)
    br.say('bez strat')
with g.play('US', '26', 'Dearborn do Sackets', leader='Dearborn'):
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
with g.play('British', '25', 'Procter na Sandwich', leader='Procter', ret='Hull 4th 1st_Ohio'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    g.battle('British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (4, 5), 'DR')
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('4th 1st_Ohio Hull', 'Detroit')
    us.say('wracamy do Detroit')
with g.play('US', '14', 'trzeci pułk Ohio na pomoc', free=True):
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Frenchtown')
    with s.fault('9.1 9.2 3.16 2.22', 'a land unit marches four trails: 8 points of 6', 'path'):
        us.drag('3rd_Ohio', 'Detroit')
with g.play('British', '31', 'Norfolk do Ft. Erie'):
    br.drag('Norfolk', 'Ft. Erie')
with g.play('US', '18', 'milicja do Buffalo'):
    us.march('1st_NY_Militia', 'Ft. Schlosser', 'Buffalo')
with g.play('British', '#9 Brock and Tecumseh', 'dwa punkty, 8. i Fencibles do Prescott'):
    br.march('br:8th Canadian_Fencibles', 'Cornwall', 'Prescott')
with g.play('US', '3', 'czwarta milicja do Champlain'):
    us.drag('4th_NY_Militia', 'Champlain NY')
with g.play('British', '7', '49. do Gananoque'):
    br.drag('49th', 'Gananoque')
g.hold('US', '22', 'tę chowam')
g.hold('British', 'Declaration of War', 'i ja tę')
g.clear()
s.play('autumn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b')
s.play('deal')
deal(t, us, 1812, '6', '12', '30', '4', '19', '13')
deal(t, br, 1812, '2', '8', '20', '17', '1', '10')
us.say('po sześć, jedna odłożona u każdego')
g.held = {'US': 1, 'British': 1}
g.next = 'US'
with g.play('US', '6', 'Harrison do Frenchtown', leader='Harrison'):
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
with g.play('British', '2', 'Rottenburg w dół', leader='Rottenburg'):
    br.march('Rottenburg Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')
with g.play('US', '30', '9. i 11. do Sackets'):
    us.drag('us:9th 11th', 'Sackets Harbour')
with g.play('British', '8', 'Brock do Queenston', leader='Brock'):
    br.drag('Brock R.N.R.', 'Queenston')
with g.play('US', '4', '5. do Utica'):
    us.drag('us:5th', 'Utica')
with g.play('British', '17', 'Frontenac do Prescott'):
    br.march('Frontenac', 'Gananoque', 'Prescott')
with g.play('US', '19', 'weterani... nie, 12. i 14. do Rome'):
    us.drag('12th 14th', 'Rome')
with g.play('British', '20', '103. i Scots do Montrealu'):
    br.drag('103rd 1/R._Scots', 'Montreal')
with g.play('US', '13', 'milicja z Pensylwanii do Meadville'):
    us.drag('1st_PA_Militia', 'Meadville')
with g.play('British', '10', 'Glengarry do Prescott'):
    br.drag('Glengarry', 'Prescott')
with g.play('US', '12', 'Dearborn do Ogdensburga', leader='Dearborn'):
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Ogdensburg')
with g.play('British', '1', 'Norfolk do Chippawy'):
    br.drag('Norfolk', 'Chippawa')
for x in ('British', 'US'):
    g.tidy(x)
g.book.ok()
br.say('dobranoc')
s.done()
