"""Before the war, in Hungarian: one drags the whole heap and sorts it out, the other lays his card when the men have gone."""
from aid28a import *

s = Session('dev-1812-opening-1', at=17, us='Zsoka', br='Berci',
            what='pre-war with five moves, the declaration in the ninth draw, Kingston taken and retaken by road')
t = s.t
d = t.deck('Pre-war Deck')
byname = {t.things[k].name: k for k in d.kids}
order = ['11', '14', '18', '25', '7', '31', '32', '26', 'DOW', '5', '16', '3', '22', '#9 Brock and Tecumseh']
full = ['Declaration of War' if o == 'DOW' else o if o.startswith('#') else 'Card ' + o for o in order]
assert sorted(full) == sorted(byname), (sorted(byname))
d.kids = [byname[n] for n in full][::-1]
t, us, br = s.begin()
b = Book(t)
DECK = 'Pre-war Deck'

with act(s, 'US keeps', 'US'):
    us.say('szia Berci! elohabs, en huzok. eltettem')
    us.draw(DECK)

with act(s, 'BR Norfolk', 'British'):
    br.draw(DECK)
    worth('14', 1)
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('14 (1 op) norf -> FtErie. lap utana, bocs')
    br.play('14')
    br.discard('14')

with act(s, 'US 6th 13th', 'US'):
    us.draw(DECK)
    us.play('18')
    us.say('18, 2op, a ket ezred felmegy Sackets fele')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:13th us:6th', 'Utica')
    us.say('jaj Dearborn nem')
    us.drag('Dearborn', 'Albany')
    us.drag('us:13th us:6th', 'Rome')
    us.drag('us:13th us:6th', 'Sackets Harbour')
    us.discard('18')

with act(s, 'BR 49th and veterans', 'British'):
    br.draw(DECK)
    worth('25', 2)
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('49th', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
    br.play('25', reveal=False)
    br.reveal('25')
    br.say('25-os, 2 op. 49 + vet Prescottba')
    us.say('Kingstonban ki marad?')
    br.say('a milicia meg a hajok :)')
    br.discard('25')

with act(s, 'US 3rd Ohio', 'US'):
    us.draw(DECK)
    us.play('7')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.say('7-es 1 op')
    us.discard('7')

s.play('four draws kept, the last is the declaration')
br.draw(DECK)
br.say('e')
us.draw(DECK)
us.say('e')
br.draw(DECK)
br.say('ezt is e')
us.draw(DECK)
assert t.things[[c.id for c in t.hand('US') if c.name == 'Declaration of War'][0]].name == 'Declaration of War'
us.say('HADUZENET!! nalam van, te kezdesz Berci, te huzol elobb is')

s.play('the rest of the pile')
for who in (br, us, br, us, br):
    who.draw(DECK)
br.say('5 a kezben')
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 5)

with act(s, 'BR Procter to Sandwich', 'British', '5', 'Procter', book=b):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.say('5 Procter, 2 op')
    br.play('5')
    br.discard('5')

with act(s, 'US Queenston', 'US', '32', 'Van Rensselaer', ret='Lincoln', book=b):
    us.play('32')
    us.say('32 = 3. vRens at a folyon, Queenston')
    way('Lewiston', 'Queenston')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    br.say('all')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st_NY_Militia', 'Lincoln', 1812, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    us.say('10-1=9 visszav')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR Brock retakes Queenston', 'British', '31', 'Brock', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', book=b):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.say('31-es Brock! (1op) Lincolnt felszedi')
    br.drag('R.N.R. York_Militia Lincoln', 'Queenston')
    br.roll('2d6', 3, 2)
    br.drag('Brock', 'Queenston')
    br.play('31')
    us.say('Brock hol volt a dobasnal :) na mind1')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st_NY_Militia', 1812, (3, 2)) == 'DR'
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp(b.due())
    br.discard('31')

with act(s, 'US two regiments over the ice road at Kingston', 'US', '16', None, ret='Frontenac Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', book=b):
    us.play('16')
    us.say('16, 3op: 6 + 13 egysegek Kingston!')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('2nd_NY_Militia us:13th us:6th', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    us.drag('us:13th us:6th', 'Kingston')
    br.say('uh. marad')
    assert fight(t, 'US', 'Kingston', ['Cape Vincent'], 'us:13th', 'Frontenac', 1812, (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    us.say('2:1 +1, B/C +1, folyo -1 = 10')
    goes(t, 'British', 'Kingston', 'Gananoque', ['Cape Vincent'])
    br.drag('Frontenac', 'Gananoque')
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'York')
    us.vp(b.due())
    us.discard('16')

with act(s, 'BR Prevost gathers and retakes Kingston', 'British', '26', 'Prevost', pick='br:8th Canadian_Fencibles 49th 10th_R.V. Frontenac', ret='us:13th us:6th',
         flips='us:6th', book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.say('na most Prevost (3), 26-os lap, osszeszed mindenkit')
    br.drag('Prevost', 'Montreal')
    br.drag('Prevost br:8th Canadian_Fencibles', 'Prescott')
    br.drag('Prevost br:8th Canadian_Fencibles 49th 10th_R.V.', 'Gananoque')
    br.drag('Prevost br:8th Canadian_Fencibles 49th 10th_R.V. Frontenac', 'Kingston')
    br.play('26')
    us.say('allom, elol a 6.')
    assert fight(t, 'British', 'Kingston', ['Gananoque'], 'br:8th', 'us:6th', 1812, (6, 3)) == 'DR-1'
    br.roll('2d6', 6, 3)
    us.flip('us:13th')
    us.say('nem, a 6. volt a vezeto')
    us.flip('us:13th')
    us.flip('us:6th')
    goes(t, 'US', 'Kingston', 'Cape Vincent', ['Gananoque'])
    us.drag('us:13th us:6th', 'Cape Vincent')
    br.vp(b.due())
    br.discard('26')

with act(s, 'US holds', 'US', book=b):
    us.say('felre')
    us.hold('11')

with act(s, 'BR lake', 'British', '3', None, book=b):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.say('3, 2 hajo Yorkbol a tora')
    br.play('3')
    br.discard('3')

with act(s, 'US restores the 6th', 'US', '22', build=True, flips='us:6th', book=b):
    us.play('22')
    us.say('22: 6. gyogyul (Cape V. sajat, ellatva)')
    assert supplied(t, 'US', 'Cape Vincent')
    us.flip('us:6th')
    us.discard('22')

with act(s, 'BR Brock goes back', 'British', '#9 Brock and Tecumseh', 'Brock', book=b):
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Ft. George')
    br.drag('Lincoln', 'Queenston')
    br.say('9-es Brock vissza, Lincoln marad')
    br.play('#9 Brock and Tecumseh')
    br.discard('#9 Brock and Tecumseh')
    us.say('nalam mar csak a haduzenet. kov fordulo holnap?')
    br.say('ok hn')

s.play('autumn: the marker, the men')
br.turn('Summer-Autumn 1812')
us.discard('Declaration of War')
us.say('a haduzenet meg nalam volt, bocs. eldobva')
muster(us, '1812b', groups=True)
muster(br, '1812b', groups=True)
s.play('cards of autumn')
deal(t, us, 1812, 'Campaign', '2', '6', '4', '8', '10')
deal(t, br, 1812, 'Heavy Rains', '12', '13', '15', '17', '19', '20')
assert hand_sizes(t) == (6, 7)
br.say('7. te 6+1')

with act(s, 'US Dearborn', 'US', '2', 'Dearborn', book=b):
    us.play('2')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:5th', 'Utica')
    us.drag('us:16th us:5th', 'Albany')
    us.drag('Dearborn us:9th us:11th us:14th us:15th', 'Sackets Harbour')
    us.say('2-es: Dearb 4 ezreddel, 4 mp')
    us.discard('2')

with act(s, 'BR two more on the lake', 'British', '13', None, book=b):
    br.drag('Gloucester Beresford', 'Lake Ontario Control Box')
    br.say('13. +2 hajo Yorkbol')
    br.play('13')
    br.discard('13')

with act(s, 'US Chauncey fails', 'US', '8', 'Chauncey', fights={x: 'Lake Ontario Control Box' for x in ('Oneida', 'Conquest', 'Scourge', 'us:Growler', 'Pert', 'Chauncey')},
         pick='Fair_American Gov._Tompkins', ret='Royal_George', flips='Oneida Royal_George', book=b):
    us.play('8')
    us.say('8: Chauncey, Oswegon at (1), to (2)')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    assert sea_fight(t, 'Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins', 'Royal_George Earl_of_Moira Gloucester Beresford', 'Oneida', 'Royal_George', 2) == 'A1 D1 def'
    us.roll('1d6', 2)
    br.say('7:4 +1 -> 3. enyem a to')
    us.flip('Oneida')
    us.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Sackets Harbour')
    us.drag('Fair_American Gov._Tompkins', 'Sackets Harbour')
    us.discard('8')

with act(s, 'BR Prevost over to Cape Vincent', 'British', '12', 'Prevost', ret='us:6th us:13th', book=b):
    way('Kingston', 'Cape Vincent')
    br.drag('Prevost br:8th 49th Canadian_Fencibles 10th_R.V. Frontenac', 'Cape Vincent')
    br.drag('Frontenac', 'Kingston')
    br.say('12 Prevost at a jegen haha')
    us.say('allok')
    assert fight(t, 'British', 'Cape Vincent', ['Kingston'], '49th', 'us:6th', 1812, (5, 4)) == 'DR'
    br.roll('2d6', 5, 4)
    goes(t, 'US', 'Cape Vincent', 'Sackets Harbour', ['Kingston'])
    us.drag('us:6th us:13th', 'Sackets Harbour')
    br.play('12')
    br.vp(b.due())
    br.discard('12')

s.play('US Campaign: Dearborn and Harrison')
us.play('Campaign')
us.say('CAMPAIGN! Dearborn (Sackets) es Harrison (FtMac)')
c = t.card('Heavy Rains', br)
br.play('Heavy Rains')
br.say('esik az eso Harrisonra (FtMac)')
br.discard('Heavy Rains')
way('Sackets Harbour', 'Cape Vincent')
us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th us:15th', 'Cape Vincent')
br.say('all a kiraly')
assert supplied(t, 'British', 'Cape Vincent')
assert fight(t, 'US', 'Cape Vincent', ['Sackets Harbour'], 'us:9th', '49th', 1812, (6, 6)) == 'DR'
us.roll('2d6', 6, 6)
us.say('DUPLA 6! -2 = 10')
goes(t, 'British', 'Cape Vincent', 'Kingston', ['Sackets Harbour'])
br.drag('Prevost br:8th 49th Canadian_Fencibles 10th_R.V.', 'Kingston')
us.vp(b.due())
us.drag('Harrison 17th us:19th', 'Ft. Findlay')
us.say('Harr csak egy mezo')
us.discard('Campaign')
b.ok()

with act(s, 'BR repairs', 'British', '19', build=True, flips='Royal_George', book=b):
    br.flip('Royal_George')
    br.say('19 RG jav')
    br.play('19')
    br.discard('19')

with act(s, 'US repairs', 'US', '10', build=True, flips='Oneida', book=b):
    us.play('10')
    us.flip('Oneida')
    us.say('10 en is')
    us.discard('10')

with act(s, 'BR Rottenburg', 'British', '15', 'Rottenburg', book=b):
    br.drag('Rottenburg Voltigeurs', 'Cornwall')
    br.say('15 Rott + volt, 2')
    br.play('15')
    br.discard('15')

with act(s, 'US three to the lake', 'US', '6', None, book=b):
    us.play('6')
    way('Albany', 'Whitehall', 'Ticonderoga')
    us.drag('us:20th us:21st us:23rd', 'Ticonderoga')
    us.say('6-os, 3 op')
    us.discard('6')

with act(s, 'BR Procter home', 'British', '20', 'Procter', book=b):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
    br.say('20 haza')
    br.play('20')
    br.discard('20')

s.play('US holds')
us.hold('4')
s.play('BR holds')
br.hold('17')
br.say('vege? hajok haza')
s.play('fleet return')
br.drag('Earl_of_Moira Gloucester Beresford', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
b.ok()
us.turn('Winter 1812-13')
us.say('tel jovo heten. szia')
s.done()
