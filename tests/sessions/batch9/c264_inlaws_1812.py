"""Brothers-in-law, English and German mixed: pre-war draws and plays, the US draws the declaration, the British open the war."""
from lay9 import Game, pile

s = Game('dev-1812-opening-1', at=17, us='Dieter', br='Colin', what='two logs; pre-war: four plays, two kept cards, US draws the DOW; three plays and two holds of the war')
pile(s.t, 'Pre-war Deck', '3', '25', '22', '16', '11', '7', 'Declaration of War', '26', '31', '5', '18', '14', '32', '#9 Brock and Tecumseh')
t, us, br = s.open()
deck = 'Pre-war Deck'

us.say('so, ready? ich zieh die erste')
br.say('ready. say hi to Anna')

s.play('US draws 3 and moves two regiments')
us.draw(deck)
us.say('3, die spiel ich gleich, 2 ops. 6th und 13th nach Rome')
us.play('3')
s.go(us, 'us:6th us:13th', 'Albany', 'Utica', 'Rome', how='jump')
us.discard('3')

s.play('BR draws 25, Brock')
br.draw(deck)
br.play('25', reveal=False)
br.say('25 for Brock. he goes to Niagara with everybody in York')
s.go(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.reveal('25')
br.discard('25')

s.play('US keeps, BR keeps')
us.draw(deck)
us.say('behalten')
br.draw(deck)
br.say('same here, keeping it')

s.play('US draws 11')
us.draw(deck)
us.say('11 (1 op), 3rd Ohio ein Stueck nach vorn')
us.play('11')
s.go(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Stephenson')
us.say('ups, falsches Fort. Meigs natuerlich')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('11')

s.play('BR draws 7')
br.draw(deck)
br.say('7 is a one. 10th R.V. down river to Prescott')
br.play('7')
s.go(br, '10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')
br.discard('7')

s.play('US draws the declaration')
us.draw(deck)
us.say('Kriegserklaerung!! also Krieg')
br.say('oh well. then I draw first and I start')
for i in range(4):
    br.draw(deck)
    if i < 3:
        us.draw(deck)
assert not t.deck(deck).kids and len(t.hand('US')) == 5 and len(t.hand('British')) == 5
us.turn('Spring-Summer 1812', tracker=False)
br.say('I mail you the file and start a new one')
s.cut()

s.play('BR fleet')
br.say('26, a 3. Royal George, Moira, Beresford out')
br.play('26')
br.each('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.say('2 for the lake')
s.mark(br, 'British 2')
br.discard('26')

s.play('US Dearborn')
us.say('32 Dearborn, sammelt die zwei in Rome ein')
us.play('32')
s.go(us, 'Dearborn', 'Albany', 'Utica', 'Rome')
s.go(us, 'Dearborn us:6th us:13th', 'Rome', 'Sackets Harbour')
us.discard('32')

s.play('BR Procter')
br.say('Procter with the 41st to Sandwich, for the 5')
br.play('5')
s.go(br, 'Procter 1/41st', 'Ft. Malden', 'Sandwich')
br.discard('5')

s.play('US holds, BR holds')
us.say('ich leg eine weg')
us.hold('18')
br.hold('14')
br.say('me too. dinner here, tomorrow?')
us.say('gern, 8 Uhr')
s.even()
s.done()
