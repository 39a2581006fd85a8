"""Gunnar (US) och Maj (British): pre-war in full, then spring and a little of the autumn of 1812. Gunnar lays the card last, Maj moves piece by piece."""
from aid34b import *

g = G('Gunnar', 'Maj', 'Pre-war draws, the fleet on Ontario, a landing thrown back by water, Niagara and Detroit taken, Chauncey', start='dev-1812-opening-1', at=17,
      su=dict(lay='last', say='first', vp='self'), sb=dict(reveal='late', vp='steps'))
t, us, br, s = g.t, g.us, g.br, g.s
order = ['Card 3', 'Card 16', 'Card 14', 'Card 25', 'Card 31', 'Card 5', 'Declaration of War', 'Card 32', 'Card 26', 'Card 18', 'Card 7', 'Card 22', 'Card 11',
         '#9 Brock and Tecumseh']
d = t.deck('Pre-war Deck')
ids = {t.things[k].name: k for k in d.kids}
d.kids = [ids[n] for n in reversed(order)]
t.begin()
PW = 'Pre-war Deck'

s.play('US keeps')
us.say('hej Maj, då kör vi. jag drar först')
us.draw(PW)
us.say('behåller')
with act(s, 'BR draws and plays: Brock to Niagara', 'British', leader='Brock'):
    br.draw(PW)
    br.say('jag drog 16, den spelar jag direkt. Brock med R.N.R. till Ft. George')
    br.play('16')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('R.N.R.', 'Burlington')
    br.drag('Brock', 'Burlington')
    br.march('R.N.R. Brock', 'Stoney Creek', 'Ft. George')
    br.discard('16')
with act(s, 'US draws and plays: Oneida', 'US'):
    us.draw(PW)
    us.drag('Oneida', 'Oswego')
    us.say('14, en poäng, Oneida till Oswego')
    us.play('14')
    us.discard('14')
s.play('BR keeps, US keeps')
br.draw(PW)
br.say('sparas')
us.draw(PW)
us.say('samma här')
with act(s, 'BR draws and plays: two regiments to Prescott', 'British'):
    br.draw(PW)
    br.say('5 (2): 49:e och 10:e R.V. till Prescott')
    br.play('5')
    way('Kingston', 'Gananoque', 'Prescott')
    br.each('49th 10th_R.V.', 'Prescott')
    br.discard('5')
s.play('US draws the declaration; the rest')
us.draw(PW)
us.say('KRIG! Declaration of War')
br.say('då drar jag först av resten, och börjar')
for i in range(4):
    br.draw(PW)
    if i < 3:
        us.draw(PW)
assert hand_sizes(t) == (6, 5)
br.turn('Spring-Summer 1812', tracker=False)

with g.go('British', '32', 'BR fleet out', 'flottan ut på Ontario, tre skepp för kort 32'):
    br.each('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
with g.go('US', '26', 'US Dearborn', 'Dearborn marscherar', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
with g.go('British', '18', 'BR landing at Frenchtown', 'Queen Charlotte tar 41:a ombord (18, två poäng). Landstiger vid Frenchtown', sea='1/41st', after='tomt där, så den är min'):
    assert 1 + 1 + 2 <= 6
    room(t.pieces('Queen_Charlotte'), t.pieces('1/41st'))
    br.drag('Queen_Charlotte 1/41st', 'Frenchtown')
g.hold('US', 'Declaration of War', 'jag lägger undan ett kort')
with g.go('British', '25', 'BR Brock to Ft. Niagara', 'Brock hämtar Lincoln i Queenston, sen över floden. Fort Niagara står ju tomt!', leader='Brock', pick='Lincoln'):
    way('Ft. George', 'Queenston', 'Ft. George', 'Ft. Niagara')
    assert not units(t, 'Ft. Niagara') and f(t, 'R.N.R. Lincoln') >= value('Ft. Niagara')
    br.march('Brock R.N.R.', 'Queenston')
    br.march('Brock R.N.R. Lincoln', 'Ft. George', 'Ft. Niagara')
us.say('nej men... jag glömde det helt')
g.fed('US', 'Detroit')
g.fed('British', 'Frenchtown')
with g.go('US', '3', 'US attack on Frenchtown', '4:e och 1:a Ohio mot Frenchtown', ret='1/41st Queen_Charlotte'):
    way('Detroit', 'Frenchtown')
    us.drag('4th', 'Frenchtown')
    us.drag('1st_Ohio', 'Frenchtown')
    us.say('6 mot 5, skog -1. 4:e leder')
    assert fight(t, 'US', 'Frenchtown', ['Detroit'], '4th', '1/41st', 1812, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    br.say('9, jag måste gå. Tar båten hem till Malden')
    br.drag('1/41st Queen_Charlotte', 'Ft. Malden')
with g.go('British', '#9 Brock and Tecumseh', 'BR two regiments up the river', 'nummer 9 som 2 poäng'):
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.each('br:8th Canadian_Fencibles', 'Cornwall')
with g.go('US', '31', 'US 4th NY', '4:e NY till Champlain'):
    us.drag('4th_NY_Militia', 'Champlain NY')
g.fed('British', 'Sandwich')
g.fed('US', 'Detroit')
with g.go('British', '22', 'BR Procter takes Detroit', 'Procter med allt mot Detroit', leader='Procter', flips='2nd_Ohio', ret='2nd_Ohio us:Detachment Michigan Hull Adams'):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.march('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich', 'Detroit')
    br.say('14 mot 9, A mot C, flod')
    us.say('2:a Ohio först')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '2nd Ohio', 1812, (5, 6)) == 'DR-2'
    br.roll('2d6', 5, 6)
    br.say('tolv. två steg')
    us.flip('2nd_Ohio')
    us.drag('Michigan', 'US Eliminated')
    goes(t, 'US', 'Detroit', 'Frenchtown', ['Sandwich'])
    us.drag('Hull 2nd_Ohio us:Detachment', 'Frenchtown')
    us.drag('Adams', 'Buffalo')
us.say('historiskt korrekt i alla fall, suck')
with g.go('US', '7', 'US 2nd NY', '2:a NY till Cape Vincent'):
    us.drag('2nd_NY_Militia', 'Cape Vincent')
s.play('BR out of cards')
br.say('slut på kort')
with g.go('US', '11', 'US Oneida', 'Oneida hem igen'):
    us.drag('Oneida', 'Sackets Harbour')

s.play('turn, arrivals, deal')
br.turn('Summer-Autumn 1812', marker=False)
muster(us, '1812b', skip=('18th',))
us.say('18:e kan ju inte stå i Ft. Niagara när du sitter där, det väntar ett halvår')
us.drag('18th', 'Delayed Reinforcements')
muster(br, '1812b', groups=False)
br.turn('Summer-Autumn 1812', tracker=False)
deal(t, us, 1812, '12', '13', '19', '2', '30', '27')
deal(t, br, 1812, '8', '10', '17', '20', '4', '1', '15')
assert hand_sizes(t) == (6, 7)
us.say('6 till mig, jag har ett undanlagt')
ch = 'Conquest Scourge Growler Pert'
with g.go('US', '12', 'US Chauncey out', 'Chauncey! 12:an. Fem skepp mot tre', leader='Chauncey', ret='Royal_George Earl_of_Moira Beresford'):
    B = 'Lake Ontario Control Box'
    us.drag('Chauncey Oneida ' + ch, B)
    a, b = t.pieces('Oneida ' + ch), t.pieces('Royal_George Earl_of_Moira Beresford')
    assert naval(5 + naval_drm(a, b, a[0], b[0])) == 'defender lead strikes'
    us.roll('1d6', 5)
    br.say('Royal George stryker flagg')
    br.drag('Royal_George', 'British Eliminated')
    br.each('Earl_of_Moira Beresford', 'Kingston')
    us.roll('1d6', 2)
    us.say('inga egna förluster')
with g.go('British', '17', 'BR Nancy', 'Nancy ut på Huron'):
    br.drag('Nancy', 'Lake Huron Control Box')
us.say('vi fortsätter på torsdag')
s.done()
