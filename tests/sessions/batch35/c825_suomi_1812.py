"""Summer-Autumn 1812 in Finnish: slow Eero who writes whole sums, silent Taina who only moves; rains on the Niagara; a Campaign."""
from aid35b import *

s = Session('dev-1812-faults', us='Eero', br='Taina',
            what='Autumn 1812, Finnish: Campaign held up by rain, Kingston tried over the ice road, St. Regis, Indians alone retreat, battle cards, a depot')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
hands(t, ['Campaign', '12', '22', '13', '4', '19', '30'], ['16', '2', '17', '8', '10', 'Heavy Rains', '15'])
burn_to(t, 1812, 14)
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Dearborn and ten to Sackets', 'US', '12', leader='Dearborn', book=B):
    us.say('kortti 12, kolme pistetta. Dearborn aktivoituu. Albany - Utica 1 - Rome 2 - Sackets 4')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th 15th 16th 21st 23rd', 'Utica', 'Rome')
    us.each('us:6th us:13th 15th 16th 21st 23rd', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')
    us.discard('12')

with act(s, 'BR Brock to Ft. George', 'British', '8', leader='Brock', book=B):
    br.play('8')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

with act(s, 'US 18th and the militia over the river at Ft. George? No, Queenston', 'US', '13', ret='Lincoln', book=B):
    us.say('kortti 13, kaksi: vain 1st NY, Lewistonista yli. Queenston. joki -1')
    us.play('13')
    us.drag('1st_NY_Militia', 'Queenston')
    us.say('Van Rensselaer jaa kotiin, han on niin vanha')
    br.drag('Lincoln', 'Ft. George')
    us.say('vaistyit ennen taistelua, selva. Queenston 2 pistetta, 4 riittaa')
    us.discard('13')
    us.vp(B.due())

with act(s, 'BR Brock out of Ft. George against Queenston', 'British', '2', leader='Brock', fights={'R.N.R.': 'Queenston'}, ret='1st_NY_Militia',
         flips='1st_NY_Militia', book=B):
    br.play('2', reveal=False)
    br.drag('Lincoln R.N.R. Brock York_Militia', 'Queenston')
    br.reveal('2')
    us.say('jaan')
    bat(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st_NY_Militia', (3, 3), 'DR-1')
    br.roll('2d6', 3, 3)
    us.say('8:4 on 2:1 eli +1, luokka +2, Brock +2. yhteensa 11. DR-1. Lewistoniin')
    us.flip('1st_NY_Militia')
    safe(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia', 'Lewiston')
    br.vp(B.due())
    br.discard('2')

with act(s, 'US Dearborn at Kingston by way of Cape Vincent: repulsed, with a battle card', 'US', '22', leader='Dearborn',
         fights={k: 'Kingston' for k in ('Dearborn', 'us:6th', 'us:13th', '15th', '16th', '21st', '23rd', '1st Rifles')},
         flips='49th us:13th', book=B):
    us.say('kortti 22, kolme. Dearborn ja kaikki kuusi rykmenttia seka tarkka-ampujat. Cape Vincent 2, Kingston 3, yhteensa 5')
    us.play('22')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn us:6th us:13th 15th 16th 21st 23rd 1st_Rifles', 'Cape Vincent')
    us.drag('Dearborn us:6th us:13th 15th 16th 21st 23rd 1st_Rifles', 'Kingston')
    us.say('26 vastaan 4+3+3+2 = 12, 2:1 on +1. joki -1. johtaa 13th (B). taistelukortti 30? sanotaan +1')
    us.play('30')
    br.say('49')
    bat(t, 'US', 'Kingston', 'Cape Vincent', 'us:13th', '49th', (4, 3), 'EX', card=1)
    us.roll('2d6', 4, 3)
    us.say('7 +1 -1 -1 +1 = 7. EX')
    us.flip('us:13th')
    br.flip('49th')
    us.discard('30')
    us.say('toinen erasi: 22:10, +1, johtaa 6th, sina?')
    br.say('10th')
    bat(t, 'US', 'Kingston', 'Cape Vincent', 'us:6th', '10th R.V.', (3, 2), 'AR', rnd=2)
    us.roll('2d6', 3, 2)
    us.say('6: AR. takaisin Cape Vincentiin. voi voi')
    us.drag('Dearborn us:6th us:13th 15th 16th 21st 23rd 1st_Rifles', 'Cape Vincent')
    us.discard('22')

with act(s, 'BR 103rd and the Royal Scots to Montreal', 'British', '10', book=B):
    br.play('10')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.discard('10')

with act(s, 'US Campaign: Winchester to Meigs, Macomb is not born yet, the 4th NY elsewhere; Heavy Rains on Winchester', 'US', free=True, book=B):
    us.say('Campaign! Winchester Ft. MacArthurista (17th, 19th, 1st Kentucky) ja lisaksi yksi yksikko Plattsburgista: 4th NY')
    us.play('Campaign')
    br.play('Heavy Rains')
    br.say('sadetta Ft. MacArthur')
    us.say('sade! no, yksi askel sitten: Ft. Findlay')
    us.drag('Winchester 17th 19th 1st_Kentucky', 'Ft. Findlay')
    br.discard('Heavy Rains')
    us.say('4th NY Plattsburg - Champlain - Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
    us.vp(B.due())
    us.discard('Campaign')

with act(s, 'BR Rottenburg down to Lacolle', 'British', '16', leader='Rottenburg', fights={'Canadian_Fencibles': 'Lacolle'}, ret='4th_NY_Militia',
         book=B):
    br.play('16')
    br.drag('Rottenburg Canadian_Fencibles 103rd Voltigeurs', 'La Prairie')
    br.drag('Rottenburg Canadian_Fencibles 103rd Voltigeurs', 'Lacolle')
    way('Montreal', 'La Prairie', 'Lacolle')
    us.say('vaistyn ennen taistelua Champlainiin')
    safe(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('4th_NY_Militia', 'Champlain NY')
    br.vp(B.due())
    br.discard('16')

s.play('US holds')
us.say('pidan yhden')
us.hold('4')

with act(s, 'BR restores the 49th at Kingston', 'British', '17', build=True, flips='49th', book=B):
    assert supplied(t, 'British', 'Kingston')
    br.play('17')
    br.flip('49th')
    br.discard('17')

with act(s, 'US a depot at Oswego', 'US', '19', book=B):
    us.say('kortti 19: varasto Oswegoon. kuuluu huoltoon Roman kautta')
    us.play('19')
    assert supplied(t, 'US', 'Oswego')
    us.put('US Supply Depot', 'Oswego')
    us.discard('19')

s.play('BR holds')
br.hold('15')
br.say('hyvaa yota')
s.done()
