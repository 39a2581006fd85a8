"""Pre-war draws, the war, autumn. Bohumil is pedantic in Czech, counts every point; Wira is hasty in Indonesian and drops cards straight on the pile."""
from aid24a import *

d = Desk('Bohumil', 'Wira', 'Pre-war sequence with four marches, declaration, spring of 1812, arrivals, deal, a naval battle on Ontario',
         {'US': ('plain', lambda c, n, x: '%s za %d body: %s' % (c, n, x)),
          'British': ('straight', lambda c, n, x: '%s (%s)' % (x, c))}, at=17, base='dev-1812-opening-1')
t, us, br = d.go()
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


d.s.play('US draws and marches')
c = top()
assert c == 'Card 11'
us.draw(deck)
us.say('hraju 11 za 1 bod: třináctý pluk do Utiky')
us.play(c)
way('Albany', 'Utica')
us.drag('us:13th', 'Utica')
us.discard(c)

d.s.play('BR draws and keeps')
br.draw(deck)
br.say('simpan')

d.s.play('US keeps')
us.draw(deck)
us.say('nechávám si')

d.s.play('BR draws and marches')
c = top()
assert c == 'Card 5'
br.draw(deck)
br.say('Brock jalan')
br.drop_discard(c)
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock R.N.R.', 'Ft. George')

d.s.play('US keeps')
us.draw(deck)
us.say('také si nechávám. mám 18 a 22... ne, to jsem neměl říkat')
br.say('hahaha')

d.s.play('BR draws and marches')
c = top()
assert c == 'Card 7'
br.draw(deck)
br.drop_discard(c)
way('Port Dover', 'Ft. Erie')
br.drag('Norfolk', 'Ft. Erie')

d.s.play('US keeps, BR draws the declaration')
us.draw(deck)
us.say('nechávám')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('nah ini dia: perang!')
us.say('takže lížu první a začínám')

d.s.play('the rest of the pre-war deck')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
assert hand_sizes(t) == (6, 5), hand_sizes(t)
us.say('6 v ruce + 1 zahraná = 7. ty 5 + 2 = 7. souhlasí')
us.turn('Spring-Summer 1812', tracker=False)

with d.op('US', '26', 'Van Rensselaer přes řeku na Queenston', leader='Van Rensselaer', ret='Lincoln'):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.say('útočí 4, brání 3, poměr 1:1 = 0; C proti C = 0; řeka -1')
    br.say('oke lempar')
    assert duel(d, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (6, 5)) == 'DR'
    us.roll('2d6', 6, 5)
    us.say('11 - 1 = 10, DR')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    d.vp(us)

with d.op('British', '16', 'Brock balas', leader='Brock', ret='1st_NY_Militia Van_Rensselaer'):
    br.drag('Brock R.N.R. Lincoln', 'Queenston')
    us.say('stojím. vede milice')
    assert duel(d, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', (4, 2)) == 'DR'
    br.roll('2d6', 4, 2)
    br.say('6 +2 Brock +2 kelas, 10')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    d.vp(us)
    us.say('body zpět na 0, posunul jsem za tebe nic, jen za sebe')

with d.op('US', '32', 'Hull do Sandwiche', leader='Hull'):
    us.drag('4th 1st_Ohio Michigan', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    d.vp(us)

with d.op('British', '25', 'armada'):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    d.vp(br)

with d.op('US', '22', 'Dearborn sbírá třináctý v Utice', leader='Dearborn', pick='us:13th'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')

with d.op('British', '#9 Brock and Tecumseh', 'Procter maju', leader='Procter', ret='4th 1st_Ohio Michigan Hull'):
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    us.say('ustupuji před bojem do Detroitu')
    us.drag('4th 1st_Ohio Michigan Hull', 'Detroit')
    d.vp(us)

with d.op('US', '3', 'jen jeden ze dvou: 4. newyorská na sever'):
    us.drag('4th_NY_Militia', 'Ticonderoga')
    us.say('pardon, opačně')
    us.undo(2)
    us.drag('4th_NY_Militia', 'Champlain NY')

with d.op('British', '31', 'Hunter ke danau'):
    br.drag('Hunter', 'Lake Erie Control Box')
    br.vp('British 3')
    br.say('eh salah')
    d.vp(br)

d.hold('US', '18', 'jednu si schovávám')
d.hold('British', 'Declaration of War', 'saya juga')

with d.op('US', '14', '2. ohijská do Frenchtownu'):
    us.drag('2nd_Ohio', 'Frenchtown')
br.say('habis')

d.s.play('end of turn')
us.say('kontrola bodů: Ontario 2, Erie 2, města nic. Britové 4')
assert tracked(t) == -4
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.say('punyaku')
muster(br, '1812b')
d.deal(us, 1812, '4', '2', '19', '10', '23', '12')
d.deal(br, 1812, '1', '15', '30', '27', '6', '20')
us.say('dobrali jsme po šesti, protože každý drží jednu')

with d.op('US', '2', 'Dearborn na Cape Vincent', leader='Dearborn'):
    us.drag('Dearborn us:6th us:13th', 'Cape Vincent')

with d.op('British', '6', 'Brock ke Ft. Erie', leader='Brock'):
    way('Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Brock R.N.R.', 'Ft. Erie')

with d.op('US', '10', 'Chauncey vyplouvá', leader='Chauncey', ret='Royal_George Earl_of_Moira'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.say('5 lodí proti 2: +2. Oneida B proti Royal George B: 0')
    assert d.sea('Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira', 'Oneida', 'Royal_George', 4) == 'defender lead strikes'
    us.roll('1d6', 4)
    us.say('6, vlajková loď se vzdává. moje ztráty:')
    us.roll('1d6', 2)
    us.say('žádné')
    br.drag('Royal_George', 'British Eliminated')
    br.drag('Earl_of_Moira', 'Kingston')
    d.vp(us)

with d.op('British', '15', '49th ke York'):
    way('Kingston', 'Smiths Creek', 'York')
    br.march('49th', 'Smiths Creek', 'York')

with d.op('US', '19', '23. a 15. do Utiky'):
    us.drag('us:23rd us:15th', 'Utica')

with d.op('British', '30', 'dua resimen dari Quebec'):
    br.drag('1/R._Scots 103rd', 'Montreal')
d.ok()
us.say('zítra v osm?')
br.say('ok')
d.s.done()
