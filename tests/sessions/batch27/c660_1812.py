"""Pre-war draws of 1812 and the first weeks of the war; Finnish, a hasty American and a British player who drops things short."""
from aid27a import *

s = Session('dev-1812-opening-1', at=17, us='Aino', br='Veikko', what='pre-war sequence, Detroit, Queenston and the Ontario squadron; hasty drags, wrong dice, markers late')
t, us, br = s.begin()
D = 'Pre-war Deck'


def top():
    return t.things[t.deck(D).kids[-1]].name


s.play('US draws')
assert top() == 'Card 11'
us.draw(D)
us.say('pidän tämän')
s.play('BR draws')
br.draw(D)
br.say('minä myös')
s.play('US draws and marches')
us.draw(D)
us.say('22, Dearborn liikkeelle')
us.play('22')
way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('Dearborn us:6th us:13th', 'Burlington VT')
us.say('ei sinne')
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.discard('22')
s.play('BR draws and marches')
br.draw(D)
br.play('5', reveal=False)
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock', 'Stoney Creek')
br.drag('R.N.R. York_Militia', 'Stoney Creek')
br.drag('Brock', 'Ft. George')
br.each('York_Militia R.N.R.', 'Ft. George')
br.reveal('5')
br.say('se oli vitonen, Brock Niagaralle')
br.discard('5')
s.play('US draws')
us.draw(D)
us.say('jää käteen')
s.play('BR draws')
br.draw(D)
br.say('samoin')
s.play('US draws')
us.draw(D)
us.say('ok')
s.play('BR draws the war')
assert top() == 'Declaration of War'
br.draw(D)
br.say('SOTA! loput kortit, sinä ensin')
s.play('the rest')
while t.deck(D).kids:
    us.draw(D)
    br.draw(D)
assert hand_sizes(t) == (6, 6)
br.turn('Spring-Summer 1812', tracker=False)
us.say('minä aloitan')
b = Book(t)

with act(s, 'US Hull over the river', 'US', '32', 'Hull', book=b):
    us.play('32')
    us.say('Hull ja kolme pataljoonaa joen yli')
    way('Detroit', 'Sandwich')
    us.drag('4th', 'Sandwich')
    us.drag('Hull 1st_Ohio 2nd_Ohio Michigan_Militia', 'Sandwich')
    us.drag('Michigan_Militia', 'Detroit')
    us.say('Michigan jää kotiin, vedin liikaa')
    us.discard('32')
    us.vp(b.due())

with act(s, 'BR Procter strikes back', 'British', '25', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', book=b):
    br.play('25')
    br.say('Procter, Tecumseh ja kaikki')
    br.drag('Procter 1/41st Essex', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot', 'Sandwich', at='beside')
    us.say('en peräänny')
    br.roll('1d6', 4)
    br.say('väärä nappi')
    assert supplied(t, 'US', 'Sandwich')
    battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (5, 4), 'DR')
    br.roll('2d6', 5, 4)
    br.say('9, vetäydy')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.discard('25')
    us.vp(b.due())

with act(s, 'US Van Rensselaer', 'US', '26', 'Van Rensselaer', ret='Lincoln', book=b):
    us.say('van Rensselaer, Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.play('26')
    br.say('seison')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st_NY_Militia'.replace('_', ' '), 'Lincoln', 1812, (5, 5), 'DR')
    us.roll('2d6', 5, 5)
    us.say('10 - 1 = 9')
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('26')

with act(s, 'BR Brock', 'British', '16', 'Brock', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    br.play('16')
    br.say('Brock tulee')
    br.drag('Lincoln', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 2), 'DR')
    br.roll('2d6', 3, 2)
    br.say('2:1 +1, A vastaan C +2, Brock +2, yhteensä 10')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')
    br.discard('16')
    br.vp(b.due())

with act(s, 'US Oneida out', 'US', '3'):
    us.play('3')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.say('järvi on minun')
    us.discard('3')

with act(s, 'BR Royal George', 'British', '31', ret='Oneida', book=b):
    us.vp(b.due())
    br.say('kiitos, nyt 31')
    br.play('31')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    sea(t, 'Royal_George', 'Oneida', 'Royal_George', 'Oneida', 6, 'defender lead strikes')
    br.roll('1d6', 6)
    br.say('Oneida laskee lippunsa')
    br.roll('1d6', 2)
    br.say('ei omia vaurioita')
    br.discard('31')
    us.drag('Oneida', 'US Eliminated')
    us.say('voi ei')
    br.vp(b.due())

with act(s, 'US 13th', 'US', '14', book=b):
    us.play('14')
    us.drag('us:13th', 'Champlain NY')
    us.discard('14')

with act(s, 'BR Norfolk', 'British', '7', book=b):
    way('Port Dover', 'Ft. Erie')
    br.play('7')
    br.drag('Norfolk', 'Port Talbot')
    br.undo()
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('7')

with act(s, 'US depot', 'US', '18', book=b):
    us.play('18', reveal=False)
    us.say('varikko Detroitiin')
    ok_depot(t, 'US', 'Detroit')
    us.put('US Supply Depot', 'Detroit')
    us.discard('18')

s.play('BR holds')
br.say('pidän yhden')
br.hold('#9 Brock and Tecumseh')
s.play('US holds')
us.say('minä myös')
us.hold('11')
s.done()
