"""German against Italian: the whole pre-war sequence (cards drawn face down, some played at once, some kept without a word), ships
moved before the war, the marker put on track late, then spring with a transport under Brock and a drawn fight on Lake Erie."""
from mine import G, LAKE

s = G('dev-1812-opening-1', at=17, us='Heidi', br='Carlo', what='pre-war draws with four moves, the declaration, spring: Sandwich, transport to Ft. George, naval draw, repair')
t, us, br = s.start()
deck = 'Pre-war Deck'


def draw(pl):
    c = t.things[t.deck(deck).kids[-1]]
    pl.draw(deck)
    s.did()
    return c.name


s.play('pre-war')
us.say('so, Vorkrieg. ich ziehe')
c = draw(us)
assert c == 'Card 11'
us.say('gleich gespielt, die 11: 3. Ohio nach Findlay')
s.lay(us, '11')
s.march(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay')
us.discard('11')
s.play('pre-war')
draw(br)
br.say('la tengo')
s.play('pre-war')
assert draw(us) == 'Card 22'
us.say('22 als 3: Dearborn führt 6. und 13. nach Sackets')
s.lay(us, '22', need=3)
s.led(us, 'Dearborn', 'us:6th us:13th')
s.march(us, 'Dearborn us:6th us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', style='leaderlast')
us.discard('22')
s.play('pre-war')
assert draw(br) == 'Card 5'
br.say('questa la gioco, la 5: Royal George e Gloucester da Kingston a York')
s.lay(br, '5')
s.single(br, 'Royal_George Gloucester')
br.drag('Royal_George Gloucester', 'York')
s.did()
br.discard('5')
s.play('pre-war')
draw(us)
s.play('pre-war')
draw(br)
s.play('pre-war')
us.say('noch eine')
draw(us)
s.play('pre-war')
assert draw(br) == 'Declaration of War'
br.say('eccola! la dichiarazione di guerra')
us.say('dann Rest ziehen, ich zuerst')
s.play('the rest')
while t.deck(deck).kids:
    draw(us)
    draw(br)
assert [len(t.hand('US')), len(t.hand('British'))] == [5, 6]
s.last = 'British'

s.turnof(us, 'Hull to Sandwich (32)')
us.say('32, Hull mit dem 4. und der 1. Ohio rüber')
s.lay(us, '32', need=3)
s.led(us, 'Hull', '4th 1st_Ohio')
s.march(us, 'Hull 4th 1st_Ohio', 'Detroit', 'Sandwich', style='each')
s.vp(us, 'US 1')
us.discard('32')
us.turn('Spring-Summer 1812', tracker=False)
us.say('Marker vergessen, liegt jetzt')
s.did()

s.turnof(br, 'Procter (16), Hull goes')
br.say('16: Procter, Tecumseh, il 41. e gli indiani a Sandwich. resti?')
s.lay(br, '16')
s.led(br, 'Procter', 'Tecumseh 1/41st Shawnee Wyandot')
s.march(br, 'Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden', 'Sandwich', style='jump', enemy_ok=True)
us.say('nein, ich gehe vorher zurück nach Detroit')
us.drag('Hull 4th 1st_Ohio', 'Detroit')
s.did()
s.vp(us, '0')
br.discard('16')

s.turnof(us, 'Van Rensselaer (26)')
us.say('26: van Rensselaer und 1. NY nach Ft. Niagara')
s.lay(us, '26', need=3)
s.march(us, 'Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Ft. Niagara')
us.discard('26')

s.turnof(br, 'Brock sails to Ft. George (25): corvette for the militia, schooner for the R.N.R.')
br.say('25, attivo Brock: tutti in barca, da York a Ft. George')
s.lay(br, '25')
s.led(br, 'Brock', 'R.N.R. York_Militia')
br.drag('Royal_George Gloucester R.N.R. York_Militia Brock', 'Ft. George')
s.did()
br.discard('25')

s.turnof(us, '2nd NY to Cape Vincent (14)')
us.say('die 14')
s.lay(us, '14')
s.march(us, '2nd_NY_Militia', 'Sackets Harbour', 'Cape Vincent')
us.discard('14')

s.turnof(br, 'Lady Prevost on Lake Erie (31)')
br.say('31: la Lady Prevost sul lago Erie, 2 punti')
s.lay(br, '31')
br.drag('Lady_Prevost', LAKE['erie'])
s.did()
s.vp(br, 'British 2')
br.discard('31')

s.turnof(us, 'the Adams attacks (18): C to B -1, schooner only +1, 4: one step each, nobody stays')
us.say('18: Adams greift an. -1 für die Klasse, +1 weil du nur einen Schoner hast')
s.lay(us, '18')
us.drag('Adams', LAKE['erie'])
us.roll('1d6', 4)
s.did(2)
us.flip('Adams')
us.drag('Adams', 'Detroit')
br.say('pari. anche la mia torna a casa, lago vuoto')
br.flip('Lady_Prevost')
br.drag('Lady_Prevost', 'Ft. Malden')
s.did(2)
s.vp(br, '0')
us.discard('18')

s.turnof(br, 'Lady Prevost repaired (7)')
br.say('7: riparo la Lady')
s.lay(br, '7')
br.flip('Lady_Prevost')
s.did()
br.discard('7')

s.turnof(us, 'hold')
us.say('letzte Karte, die behalte ich')
s.hold(us, '3')
s.turnof(br, 'hold')
br.say('tengo da parte questa')
s.hold(br, '#9 Brock and Tecumseh')
s.turnof(br, 'hold', again=True)
br.say('e questa. ciao Heidi')
s.hold(br, 'Declaration of War')
s.end()
