"""Slovene, pre-war: Tone counts every point aloud, Marija draws before he has finished. War comes with the eighth card."""
from aid22b import *

s = Session('dev-1812-opening-1', at=17, us='Tone', br='Marija', what='Pre-war sequence with four moves, the declaration as eighth card, the rest drawn, then Sandwich, Queenston (exchange) and a fleet')
t, us, br = s.begin()
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


def drawn(who, name):
    assert top() == (name if name.startswith(('#', 'D')) else 'Card ' + name), top()
    who.draw(deck)


s.play('US draws 11, plays')
drawn(us, '11')
us.say('vlečem. 11, ena točka. 3. ohajski: pot stane dva, ima šest')
us.play('11')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('11')

s.play('BR draws and keeps')
drawn(br, '#9 Brock and Tecumseh')
br.say('obdržim! ti!')

s.play('US draws 22, Dearborn')
drawn(us, '22')
us.say('22, tri. Dearborn s 6. in 13. do Plattsburga: 1 + 2 + 2 je pet')
us.play('22')
assert way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('Dearborn us:6th us:13th', 'Whitehall')
us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
br.say('že vlečem')
drawn(br, '5')
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.discard('22')
us.say('počasi, ženska')

s.play('BR plays 5, Brock')
br.say('5, Brock, Niagara!')
br.play('5')
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
br.discard('5')

s.play('US draws and keeps')
drawn(us, '18')
us.say('18 ostane v roki')

s.play('BR draws 7, 49th')
drawn(br, '7')
br.play('7')
br.say('49. v York')
way('Kingston', 'Smiths Creek', 'York')
br.drag('49th', 'York')
br.discard('7')

s.play('US keeps, BR draws the declaration')
drawn(us, '26')
us.say('tudi to obdržim. šest v kupu')
drawn(br, 'Declaration of War')
br.say('VOJNA! Declaration of War')

s.play('the rest, US first')
us.say('torej jaz prvi, ker si jo ti potegnila')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
keep_count(t, 5, 5)
us.say('vsak sedem z odigranimi vred, prav')
us.turn('Spring-Summer 1812', tracker=False)
book = Book(t)

with act(s, 'US Hull', 'US', '32', 'Hull', book=book):
    us.say('32 za tri: Hull, 4. in 1. ohajski čez reko, trojka')
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('Hull us:4th 1st_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('32')

with act(s, 'BR Procter', 'British', '25', 'Procter', ret='Hull us:4th 1st_Ohio', book=book):
    br.say('25, Procter z vsemi!')
    br.play('25')
    way('Ft. Malden', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('ostanem, 4. na čelu')
    for hull in (0, -1):
        assert lands(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (5, 4), card=-hull) == 'DR'
    br.roll('2d6', 5, 4)
    br.say('devet, beži!')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio', 'Detroit')
    us.vp('0')
    br.discard('25')

with act(s, 'US Van Rensselaer, exchange at Queenston', 'US', '26', 'Van Rensselaer', flips='1st_NY_Militia Lincoln', book=book,
         fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}):
    us.say('26: Van Rensselaer na Queenston, tri točke poti')
    us.play('26')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('ne grem nikamor')
    assert lands(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (4, 5)) == 'EX'
    us.roll('2d6', 4, 5)
    us.say('9 minus reka je 8, izmenjava. Obrnem svojega, ti svojega, in ker imam samo še obrnjene, grem domov')
    us.flip('1st_NY_Militia')
    br.flip('Lincoln')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.discard('26')

with act(s, 'BR fleet', 'British', '16', book=book):
    br.say('16: tri ladje ven! dve točki')
    br.play('16')
    br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('16')

with act(s, 'US depot', 'US', '14', build=True, book=book):
    us.say('14, ena točka: skladišče v Plattsburgu')
    us.play('14')
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('14')

s.play('BR holds')
br.say('eno dam na stran')
inhand(br, '31')
br.hold('31')

with act(s, 'US 6th and 13th', 'US', '3', book=book):
    us.say('3 za dve: 6. in 13. v Champlain, ena pot')
    us.play('3')
    us.drag('us:6th us:13th', 'Champlain NY')
    us.discard('3')
s.done()
