"""Polish. Renata rounds down her marches in her head; Stach is generous with his own points and slow with his cards, which stay on the table a play long."""
from aid21a import *

s = start('1812a', 'Renata', 'Stach', None, None, 'Spring 1812: 3rd Ohio marches from Ft. MacArthur to Detroit with 8 MP; two factors in Buffalo are booked with 3 points, put right a play later; Oneida struck, Sandwich fought for in two rounds')
t, us, br = s.begin()
b = Book(t)
br.say('cześć, zaczynasz ty')

with act(s, 'US Dearborn', 'US', '12', leader='Dearborn', book=b):
    us.say('dwunastka, Dearborn z szóstym i trzynastym do Sackets')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('12')

with act(s, 'BR Brock', 'British', '8', leader='Brock', laid=False, book=b):
    br.play('8')
    br.drag('Brock R.N.R.', 'Burlington')
    br.drag('Brock R.N.R.', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.say('Brock już nad Niagarą')

s.play('US 3rd Ohio')
us.say('czwórka, jeden punkt, trzeci Ohio na pomoc Hullowi')
us.play('4')
br.discard('8')
with s.fault('9.1 9.2 3.16 8.42 8.61', '3rd Ohio spends 8 MP (four trails), a unit has 6', 'path|link'):
    assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit') == 8
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit')
us.discard('4')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.say('17, milicja Norfolk')
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'US Oneida', 'US', '13', book=b):
    us.say('13, Oneida na jezioro, 2 dla mnie')
    us.play('13')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('13')

with act(s, 'BR Norfolk to Buffalo', 'British', '10', laid=False):
    br.play('10')
    br.say('10. za rzekę! puste Buffalo')
    way('Ft. Erie', 'Buffalo')
    br.drag('Norfolk', 'Buffalo')
    with s.fault('4.14 4.13 4.12', 'Norfolk Militia (2) does not control Buffalo (3), yet 3 points are booked', 'value|strength'):
        br.say('trzy punkty')
        br.vp('British 1')

with act(s, 'US 1st NY to Buffalo', 'US', '19', ret='Norfolk', book=b):
    us.say('ej, Norfolk ma 2, Buffalo jest warte 3. cofam znacznik')
    us.vp('US 2')
    br.say('hm... racja')
    br.discard('10')
    us.say('19, pierwszy NY go stamtąd wyrzuci')
    us.play('19')
    way('Lewiston', 'Ft. Schlosser', 'Buffalo')
    us.drag('1st_NY_Militia', 'Buffalo')
    br.say('nie czekam na bitwę, wracam za rzekę')
    goes(t, 'British', 'Buffalo', 'Ft. Erie', ('Ft. Schlosser',))
    br.drag('Norfolk', 'Ft. Erie')
    us.discard('19')

with act(s, 'BR fleet', 'British', '2', ret='Oneida', laid=False, book=b):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.say('trzy na jedną, +2')
    N(s, 'British', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal George', 'Oneida', 4, 'defender lead strikes')
    br.roll('1d6', 4)
    us.say('sześć, opuszcza banderę')
    us.drag('Oneida', 'US Eliminated')
    br.say('moje straty:')
    br.roll('1d6', 2)
    br.say('żadne')
    br.vp('British 2')

with act(s, 'US Hull', 'US', '32', leader='Hull', book=b):
    us.say('32, Hull z czwartym i pierwszym Ohio do Sandwich')
    us.play('32')
    br.discard('2')
    us.drag('Hull 4th 1st_Ohio', 'Sandwich')
    us.vp('British 1')
    us.discard('32')

with act(s, 'BR Procter', 'British', '5', leader='Procter', ret='Hull 4th 1st_Ohio', flips='1/41st 4th', book=b):
    br.play('5')
    br.say('Procter i Tecumseh')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('stoję, czwarty prowadzi')
    F(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (3, 4), 'EX', 1812)
    br.roll('2d6', 3, 4)
    br.say('wymiana')
    br.flip('1/41st')
    us.flip('4th')
    br.say('druga runda, Shawnee prowadzą')
    F(s, 'British', 'Sandwich', 'Ft. Malden', 'Shawnee', '1st Ohio', (5, 3), 'DR', 1812, rnd=2)
    br.roll('2d6', 5, 3)
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 4th 1st_Ohio', 'Detroit')
    us.say('6 na 4, +1, dziewięć. wracam')
    br.vp('British 2')
    br.discard('5')
s.done()
