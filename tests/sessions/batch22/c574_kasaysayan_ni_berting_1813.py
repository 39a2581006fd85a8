"""Tagalog: Ka Berting tells the history of everything at length; Nene wants to finish. End of autumn 1813, winter, spring 1814."""
from aid22b import *

s = Session('dev-1812-faults', us='Ka Berting', br='Nene', what='End of autumn 1813: Lake Erie, Detroit, Mohawks by card 56; winter; spring 1814 with arrivals, deal of nine and first plays; one player narrates')
t = s.t
autumn_1813(t)
set_aside(t, 'Treaty of Ghent')
U, B = ['65', '62', '63', '64'], ['66', '#56 Grand River Indians', '68', '67']
hands(t, U, B)
burn_but(t, 1813, 24, *(U + B))
t.lay('ship:Lawrence ship:Niagara ship:Ariel ship:Scorpion', 'Erie PA', 'US')
t.lay('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay_vp('British 4')
t, us, br = s.begin()
book = Book(t)

s.play('US Perry on Lake Erie')
inhand(us, '65')
us.say('Alam mo Nene, ika-10 ng Setyembre 1813, mahina ang hangin sa umaga...')
us.play('65')
us.say('Card 65, si Perry: Lawrence, Niagara, Ariel at Scorpion')
A, D = 'ship:Lawrence ship:Niagara ship:Ariel ship:Scorpion', 'Queen_Charlotte Hunter Lady_Prevost'
us.drag('Perry', 'Lake Erie Control Box')
us.drag(A, 'Lake Erie Control Box')
br.say('sige na po, i-roll na')
us.say('...tatlong oras siyang binomba! apat laban sa tatlo +1, klase A +1, Perry +1')
assert seafight(t, A, D, 'ship:Lawrence', 'Queen Charlotte', 2, al=1) == 'A1 D2 att'
us.roll('1d6', 2)
us.say('lima. Sira ang Lawrence, tulad ng totoong nangyari! lumipat siya sa Niagara')
us.flip('ship:Lawrence')
us.drag('ship:Lawrence', 'Erie PA')
br.flip('Queen_Charlotte')
br.flip('Lady_Prevost')
br.drag('Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
us.vp(book.due())
us.discard('65')
book.ok()

with act(s, 'BR Procter leaves Malden', 'British', '66', 'Procter', book=book):
    br.say('66. aalis na si Procter')
    us.say('Galit na galit si Tecumseh noon: parang asong bahag ang buntot, sabi niya')
    br.play('66')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Thamesville', 'London')
    br.discard('66')

with act(s, 'US Harrison', 'US', '62', 'Harrison', ret='Essex', book=book):
    us.say('At si Harrison, magiging pangulo balang araw, isang buwan lang! Card 62')
    us.play('62')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('umatras ang Essex bago lumaban')
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(book.due())
    us.discard('62')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=book):
    br.say('56 bilang event: Grand River, mga Mohawk sa Beaverdams')
    us.say('Ah! si Laura Secord at ang baka niya...')
    br.play('#56 Grand River Indians')
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US 26th and 27th', 'US', '63', book=book):
    us.say('63, dalawa: ang ika-26 at ika-27, galing Mansfield')
    us.play('63')
    way('Mansfield', 'Cleveland')
    us.drag('us:26th us:27th', 'Cleveland')
    us.say('hindi, isa lang sa Cleveland. Ang 27 sa Upper Sandusky')
    way('Mansfield', 'Upper Sandusky')
    us.drag('us:27th', 'Upper Sandusky')
    us.discard('63')

with act(s, 'BR Riall', 'British', '68', 'Riall', book=book):
    br.say('68 Riall, lima')
    br.play('68')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines De_Watteville br:13th', 'Montreal')
    br.discard('68')

with act(s, 'US 30th', 'US', '64', book=book):
    us.say('64: ang ika-30, dahan-dahan, Whitehall')
    us.play('64')
    us.drag('us:30th', 'Whitehall')
    us.discard('64')

with act(s, 'BR 8th', 'British', '67', book=book):
    br.say('67: ika-8 sa Burlington. tapos na ang taglagas')
    br.play('67')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag('br:8th', 'Burlington')
    br.discard('67')

s.play('fleets home, marker')
keep_count(t, 0, 0)
us.drag('ship:Niagara ship:Ariel ship:Scorpion Perry', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1813-14')
us.say('Napakalamig ng taglamig na iyon; sinunog ang Newark')
book.ok()

s.play('winter')
br.say('London apat sa tatlo: 1/41st')
br.flip('1/41st')
us.say('Sackets pito sa lima: 15 at 16. MacArthur lima sa apat: mga taga-Kentucky')
us.flip('us:15th')
us.flip('us:16th')
us.flip('2nd_Kentucky')
winter_over(t)
us.say('Buong taglamig kinukumpuni ang Lawrence, hindi na siya lumaban muli')
us.flip('ship:Lawrence')
br.flip('Lady_Prevost')
br.flip('Queen_Charlotte')
book.ok()

s.cut()

s.play('spring 1814: marker, arrivals')
br.turn('Spring-Summer 1814')
us.say('1814! talo na si Napoleon, darating ang mga beterano ni Wellington')
muster(us, '1814a')
muster(br, '1814a')
br.say('ako ang mauna ngayong taon')

s.play('deal of nine')
B9 = ['76', 'Bladensburg', '73', '88', '84', '89', '90', '81', '82']
U9 = ['80', '78', '83', '86', '87', '75', '74', 'Battle of New Orleans', '79']
deal(t, br, 1814, *B9[:5])
deal(t, us, 1814, *U9[:5])
us.say('ang Treaty of Ghent nasa tabi pa, tama')
deal(t, br, 1814, *B9[5:])
deal(t, us, 1814, *U9[5:])
keep_count(t, 9, 9)

s.play('BR Bladensburg')
inhand(br, 'Bladensburg')
br.say('Bladensburg! dalawang puntos')
br.play('Bladensburg')
us.say('Ang karera sa Bladensburg, tumakbo silang lahat, pati si Madison. Ang laro na ito ay ipinangalan sa kanya')
br.vp(book.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
book.ok()

with act(s, 'US Brown', 'US', '80', 'Brown', book=book):
    us.say('80: si Brown, isang Quaker! kasama ang 6, 9 at 21, sa Oswego')
    us.play('80')
    way('Sackets Harbour', 'Oswego')
    us.drag('Brown us:6th us:9th us:21st', 'Oswego')
    us.discard('80')

with act(s, 'BR Drummond', 'British', '88', 'Drummond', book=book):
    br.say('88: Drummond, Montreal hanggang Cornwall, kasama ang 70 at 89... wala sila? sige, De Meuron at 13')
    br.play('88')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Drummond De_Meuron br:13th', 'Cornwall')
    br.discard('88')
    us.say('bukas uli, ikukuwento ko ang Lundy\'s Lane')
s.done()
