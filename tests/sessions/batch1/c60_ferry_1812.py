"""Lakes and ferries of Spring 1812: a silent American, a German at the other end; two naval battles, transport, withdrawal, repair."""
from more import naval_drm, lake_of, holds, supplied, room
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='Zeke', br='Heinz', what='Spring 1812: ships only, almost; two naval battles, lake transport, free withdrawal, a repair; US writes nothing, British German')
t, us, br = s.begin()
br.say('moin. du faengst an')

s.play('US Adams onto Lake Erie (card 19)')
us.play('19', reveal=False)
us.drag('Adams', 'Lake Erie Control Box')      # 11.15: 1 MP
us.vp('US 2')                                  # 4.16
us.reveal('19')
us.discard('19')

s.play('BR three ships against the Adams (card 2): +2 ratio, +1 class; 3 + 3 = 6, she strikes; loss roll 2: none')
br.say('Karte 2, drei Punkte, alles was in Malden schwimmt')
br.play('2')
P = t.pieces
assert naval_drm(P('Queen_Charlotte Hunter Lady_Prevost'), P('Adams'), t.find('Queen Charlotte'), t.find('Adams')) == 3
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.roll('1d6', 3)
assert naval(3 + 3) == 'defender lead strikes'
br.say('3+3 = 6, Flagge gestrichen. Jetzt mein Verlustwurf')
br.roll('1d6', 2)
br.say('nichts. Der Eriesee gehoert mir, also von US 2 auf britisch 2')
br.vp('British 2')
us.drag('Adams', 'US Eliminated')
br.discard('2')

s.play('US Oneida ferries the 2nd NY to Oswego and goes on the lake (card 13): 1 + 1 + 1 + 1 = 4 MP, brig carries one unit (11.35, 11.36)')
us.play('13')
assert not lake_of(t, 'British') & {'ontario'}
us.drag('Oneida', 'Oswego')
us.drag('2nd_NY_Militia', 'Oswego')
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('0')
us.discard('13')

s.play('BR Royal George and Moira against the Oneida (card 10): +2; 2 + 2 = 4: A1 D1, the box goes to the attacker')
br.say('Karte 10 als 2. Royal George und Moira raus, die Oneida haette besser im Hafen gelegen')
br.play('10')
assert naval_drm(P('Royal_George Earl_of_Moira'), P('Oneida'), t.find('Royal George'), t.find('Oneida')) == 2
br.roll('1d6', 2)
br.say('(schon gewuerfelt, zwei)')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
assert naval(2 + 2) == 'A1 D1 att'
br.say('2+2 = 4, jeder ein Schritt')
br.flip('Royal_George')                         # the lead takes the first step (12.42)
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')            # 12.52
br.drag('Royal_George', 'Kingston')
br.say('Moira bleibt draussen. Ontario: du -2, ich +2')
br.vp('British 3')
br.vp('British 4')
br.discard('10')

s.play('US Hull to Sandwich (card 12)')
us.play('12', reveal=False)
us.drag('4th', 'Sandwich')
us.drag('1st_Ohio', 'Sandwich')
us.drag('Hull', 'Sandwich')
assert cost('Detroit', 'Sandwich') == 3 and holds(t, 'US', 'Sandwich')
us.vp('British 3')
us.discard('12')

s.play('BR Hunter home (11.21, before the card), then Procter to Sandwich (card 5); US goes back before combat')
br.say('vorweg: die Hunter laeuft frei nach Malden ein, die anderen zwei bleiben auf dem See')
br.drag('Hunter', 'Ft. Malden')
assert 'erie' in lake_of(t, 'British')
br.say('Karte 5, 2 OPs, Procter aktivieren. Wenn du stehen bleibst, wuerfle ich')
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.drag('Hull 4th 1st_Ohio', 'Detroit')         # 9.42: controlled by the US, attackers came from Ft. Malden
br.vp('British 4')
br.discard('5')

s.play('US holds without a word')
us.hold('27')

s.play('BR Nancy onto Lake Huron (card 17)')
br.say('Karte 17 als 1: Nancy auf den Huronsee. 2 Punkte')
br.play('17')
br.drag('Nancy', 'Lake Huron Control Box')
br.vp('British 6')
br.discard('17')

s.play('US 3rd Ohio (card 4)')
us.play('4')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.discard('4')

s.play('BR two schooners to two places (card 20): 8.61 they may part')
br.say('20 als 2. Gloucester nach York, Sydney Smith zur Moira')
br.play('20')
br.drag('Gloucester Sydney_Smith', 'York')
br.say('nee, nur die eine')
br.undo()
br.drag('Gloucester', 'York')
br.drag('Sydney_Smith', 'Lake Ontario Control Box')
br.discard('20')

s.play('US repairs the Oneida (card 30): a brig costs 1 NBV, Sackets Harbour is the main base (15.22, 15.23)')
us.play('30')
us.flip('Oneida')
us.discard('30')

s.play('BR Brock (card 8)')
br.say('8, Brock und die Neufundlaender nach Ft. George')
br.play('8')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US Dearborn (card 32), the log ends before the card is put away')
us.play('32')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
s.done()
