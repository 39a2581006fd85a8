"""Two coffee drinkers, Swahili: the pre-war cards one by one, the whole spring, half the autumn. He drags piece by piece, she shows her card last."""
from aid34a import *

s = Session('dev-1812-opening-1', at=17, us='Juma', br='Rehema', what='1812: pre-war, spring, autumn begun; Swahili')
t = s.t
order = ['14', '22', '32', '31', '25', '5', '16', '18', '7', '3', 'Declaration of War', '#9 Brock and Tecumseh', '26', '11']
deck = t.deck('Pre-war Deck')
ids = {t.things[k].name: k for k in deck.kids}
deck.kids = [ids[n if n in ids else 'Card ' + n] for n in order[::-1]]
t, us, br = s.begin()
d = Duo(s, ('sp', 'late'))
PW = 'Pre-war Deck'

s.play('pre-war 1')
us.say('karibu, kahawa iko tayari? nachukua ya kwanza')
us.draw(PW)
us.say('kadi 14, naitumia: 1st NY kwenda Ft. Niagara')
us.play('14')
way('Lewiston', 'Ft. Niagara')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('14')
s.play('pre-war 2')
br.draw(PW)
br.say('naiweka')
s.play('pre-war 3')
us.draw(PW)
us.say('mimi pia')
s.play('pre-war 4')
br.draw(PW)
way('Port Dover', 'Ft. Erie')
br.drag('Norfolk', 'Ft. Erie')
br.play('31')
br.say('31, nukta moja, Norfolk Militia')
br.discard('31')
s.play('pre-war 5')
us.draw(PW)
us.say('25 = 2, vikosi viwili vya Albany')
us.play('25')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('us:6th', 'Utica')
us.drag('us:6th', 'Rome')
us.drag('us:6th', 'Sackets Harbour')
us.drag('us:13th', 'Sackets Harbour')
us.discard('25')
s.play('pre-war 6')
br.draw(PW)
br.say('naweka')
s.play('pre-war 7')
us.draw(PW)
us.say('naweka')
s.play('pre-war 8')
br.draw(PW)
way('York', 'Burlington', 'Stoney Creek', 'Ft. George', most=10)
br.drag('Brock R.N.R.', 'Ft. George')
br.play('18')
br.say('18 (2): Brock na R.N.R. hadi Ft. George')
br.discard('18')
s.play('pre-war 9')
us.draw(PW)
us.say('hii naihifadhi...')
s.play('pre-war 10')
br.draw(PW)
way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('br:8th', 'Prescott')
br.drag('Canadian_Fencibles', 'Cornwall')
br.drag('Canadian_Fencibles', 'Prescott')
br.play('3')
br.say('3 kwa pointi 2: 8th na Fencibles, Prescott')
br.discard('3')
s.play('pre-war 11: war')
us.draw(PW)
us.say('VITA! Declaration of War. Wewe unaanza')
s.play('rest of the pre-war deck')
br.draw(PW)
us.draw(PW)
br.draw(PW)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 4)

with d.on('British', '22', 'BR fleet', '22, meli tatu ziwani'):
    br.each('ship:Royal_George ship:Earl_of_Moira ship:Gloucester', 'Lake Ontario Control Box')
with d.on('US', '32', 'US Hull', '32, Hull anavuka mto kwenda Sandwich', 'Hull'):
    way('Detroit', 'Sandwich')
    us.each('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
with d.on('British', '5', 'BR Procter', '5, Procter', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', by=us):
    br.say('nashambulia Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('nabaki hapa hapa')
    d.bat('British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', (6, 4), 'DR')
    br.roll('2d6', 6, 4)
    us.say('haya... narudi Detroit')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
with d.on('US', '16', 'US Dearborn rides', '16, Dearborn peke yake', 'Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour', most=10)
    us.drag('Dearborn', 'Sackets Harbour')
with d.on('British', '#9 Brock and Tecumseh', 'BR Brock', 'namba 9 kwa pointi tu, Brock', 'Brock'):
    br.drag('Brock R.N.R.', 'Queenston')
    br.drag('Brock R.N.R.', 'Ft. Erie')
with d.on('US', 'Declaration of War', 'US 3rd Ohio', 'tangazo la vita kwa pointi 1, 3rd Ohio'):
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Frenchtown')
    assert best('Ft. MacArthur', 'Frenchtown')[0] == 6
with d.on('British', '11', 'BR Mackinac', '11, Northwest Co. kwa Mackinaw', sea='NWC', ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    for a in (1, 2):
        for x in (1, 2):
            assert crt(11 + odds(a, x) + 1, True).startswith('DR')
    br.roll('2d6', 5, 6)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('Wahindi peke yao, hakuna pointi')
with d.on('US', '7', 'US Oneida', '7, Oneida'):
    us.drag('Oneida', 'Oswego')
with d.on('US', '26', 'US Dearborn to Ogdensburg', 'huna kadi tena? basi 26: Dearborn, 6th na 13th', 'Dearborn'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:6th us:13th Dearborn', 'Ogdensburg')

s.play('end of spring')
br.say('meli zangu zinabaki ziwani, pointi 2 kwangu')
us.say('ndiyo, British 2')
us.turn('Summer-Autumn 1812')
s.play('arrivals')
assert tracked(t) == -2
br.say('wapya wangu')
muster(br, '1812b', True)
us.say('na wangu, mmoja mmoja')
muster(us, '1812b', False)
assert not full(t, 'US', '1812b') and not full(t, 'British', '1812b')
s.play('deal')
deal(t, us, 1812, '2', '6', '12', '23', 'Campaign', '15', '27')
deal(t, br, 1812, '10', '19', '28', '4', 'Heavy Rains', '13', '17')

with d.on('US', '2', 'US Chauncey', '2 (3): Chauncey! kahawa ya pili baada ya hapa', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins',
          ret='ship:Royal_George ship:Earl_of_Moira ship:Gloucester'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    assert sea(t, 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'ship:Royal_George ship:Earl_of_Moira ship:Gloucester',
               'Oneida', 'ship:Royal_George', 4) == 'defender lead strikes'
    us.roll('1d6', 4)
    us.roll('1d6', 2)
    us.say('bendera chini! na mimi sina hasara (2)')
    br.drag('ship:Royal_George', 'British Eliminated')
    br.drag('ship:Earl_of_Moira ship:Gloucester', 'Kingston')
with d.on('British', '10', 'BR Rottenburg', '10, Rottenburg', 'Rottenburg'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Rottenburg Voltigeurs', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
with d.on('US', '6', 'US Harrison', '6 (3), Harrison', 'Harrison'):
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
with d.on('British', '28', 'BR to Sandwich', '28, wawili wa Malden'):
    br.drag('Essex Western_Indians', 'Sandwich')
with d.on('US', 'Campaign', 'US campaign', 'Campaign: Harrison kwanza, kisha Dearborn', free=True):
    way('Frenchtown', 'Detroit')
    us.each('Harrison us:17th us:19th', 'Detroit')
    br.play('Heavy Rains')
    br.say('Heavy Rains juu ya Dearborn, nafasi moja tu')
    br.discard('Heavy Rains')
    way('Ogdensburg', 'French Mills')
    us.each('us:6th us:13th Dearborn', 'French Mills')
    us.say('mvua, mvua...')
with d.on('British', '19', 'BR depot', '19, ghala la York'):
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
with d.on('US', '12', 'US Van Rensselaer', '12 (3), Van Rensselaer', 'Van Rensselaer', pick='us:18th 1st_NY_Militia'):
    way('Lewiston', 'Ft. Niagara', 'Ft. George', most=10)
    us.drag('Van_Rensselaer', 'Ft. Niagara')
    us.each('us:18th 1st_NY_Militia Van_Rensselaer', 'Ft. George')
    us.say('tupu! pointi 3')
with d.on('British', '13', 'BR to York', '13, wawili kwenda York'):
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('49th 10th_R.V.', 'Smiths Creek')
    br.drag('49th 10th_R.V.', 'York')
d.hold('US', '23', 'naiweka hii')
d.hold('British', '4', 'nami')
stop(d)
s.done()
