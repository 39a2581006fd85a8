"""Aino (US, pedantic, asks for every thing) and Veikko (British, hasty): the end of autumn 1812, winter with full books, spring 1813."""
from aid34b import *


def prep(t):
    autumn_1812(t)


g = G('Aino', 'Veikko', 'Autumn 1812 on Lake Ontario, fleet return, winter attrition and repair, the spring of 1813', lay=prep,
      hus=['6', '3', '15', '16'], hbr=['25', '28', '7', '29'], pile=(1812, 20), su=dict(say='mid', vp='foe'), sb=dict(lay='pile', vp='self'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Ontario Control Box'

with g.go('US', '6', 'US Dearborn to Plattsburg', 'Kortti 6, kolme pistettä. Dearborn ja neljä rykmenttiä Plattsburgiin, 5 liikepistettä', leader='Dearborn'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:9th us:11th us:15th us:16th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
with g.go('British', '25', 'BR two ships out', 'laivat ulos'):
    br.drag('Royal_George Earl_of_Moira', B)
us.say('Saat 2 pistettä, eikö niin?')
br.say('joo, siirsin jo')
sh = 'Oneida Conquest Scourge Growler Pert'
with g.go('US', '3', 'US Chauncey beats two', 'Kortti 3, kaksi pistettä: Chauncey. Ensin Ogdensburgiin hakemaan Hamilton ja Julia', leader='Chauncey', pick='Hamilton Julia',
          ret='Royal_George Earl_of_Moira', flips='Oneida', fights={'Oneida': B}):
    us.drag('Chauncey ' + sh, 'Ogdensburg')
    us.drag('Chauncey ' + sh + ' Hamilton Julia', B)
    a, b = t.pieces(sh + ' Hamilton Julia'), t.pieces('Royal_George Earl_of_Moira')
    us.say('Seitsemän kahta vastaan: +2. Oneida johtaa, B ja B. Onko oikein?')
    br.say('on on')
    assert naval(4 + naval_drm(a, b, a[0], b[0])) == 'defender lead strikes'
    us.roll('1d6', 4)
    us.say('Kuusi. Royal George laskee lippunsa. Minun oma tappioni:')
    us.roll('1d6', 5)
    br.drag('Royal_George', 'British Eliminated')
    br.drag('Earl_of_Moira', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
with g.go('British', '28', 'BR two regiments to Montreal', 'Quebecista kaksi Montrealiin'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('103rd', 'Montreal')
    br.drag('1/R._Scots', 'Montreal')
with g.go('US', '15', 'US convoy with the Rifles', 'Kortti 15: Chauncey ja Scourge vievät 1st Riflesin Fort Niagaraan', sea='1st_Rifles'):
    assert 1 + 1 + 1 + 1 + 1 <= 6
    room(t.pieces('Scourge'), t.pieces('1st_Rifles'))
    us.say('satama 1, lastaus 1, Ft. Niagara 1, purku 1, takaisin järvelle 1')
    us.drag('Chauncey Scourge', 'Sackets Harbour')
    us.drag('Chauncey Scourge 1st_Rifles', 'Ft. Niagara')
    us.drag('Chauncey Scourge', B)
with g.go('British', '7', 'BR Norfolk', 'Norfolk Ft. Erieen'):
    br.drag('Norfolk', 'Ft. Schlosser')
    br.undo()
    br.say('hups')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
with g.go('US', '16', 'US Harrison to the Raisin', 'Kortti 16, Harrison. 17. jää Ft. Meigsiin, muut Frenchtowniin', leader='Harrison'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:19th 1st_Kentucky', 'Frenchtown')
with g.go('British', '29', 'BR to Prescott', 'viimeinen kortti. Cornwallista Prescottiin'):
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Upper_Canada_Militia Glengarry', 'Prescott')

s.play('fleet return')
us.say('Kotiin talveksi. Ontario on minun, merkki järvelle')
us.drag('Chauncey Conquest Scourge Growler Pert Hamilton Julia', 'Sackets Harbour')
us.put('US Lake Control', B)
g.book.ok()
s.play('winter')
us.turn('Winter 1812-13')
us.say('Talvi. Tarkistetaan jokainen paikka: sinä ensin')
br.say('Malden ja St. Joseph')
assert set(g.over('British')) == {'Ft. Malden', 'Ft. St. Joseph'}, g.over('British')
g.winter('British')
us.say('Minulla Detroit 2 liikaa, Frenchtown 1, Plattsburg 1')
assert {k: v[0] for k, v in g.over('US').items()} == {'Detroit': 2, 'Frenchtown': 1, 'Plattsburg': 1}, g.over('US')
g.winter('US')
us.say('Oneida korjataan')
us.flip('Oneida')
s.cut()
s.play('spring 1813: arrivals, first player, deal')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.say('Heitetään aloittajasta, minulla +2')
us.roll('1d6', 3)
br.roll('1d6', 4)
us.say('5 ja 4, minä aloitan')
deal(t, us, 1813, '42', '38', '45', '44')
deal(t, br, 1813, '40', '43', '52', '48')
deal(t, us, 1813, '46', '49', '50', '47')
deal(t, br, 1813, '39', '54', '53', '55')
assert hand_sizes(t) == (8, 8)
with g.go('US', '42', 'US yards', 'Kortti 42, kolme: Madison, General Pike sekä Asp ja Lady of the Lake', build=True):
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
with g.go('British', '40', 'BR yards', 'Wolfe ja Melville', build=True):
    br.drag('Wolfe Melville', 'Kingston')
s.done()
