"""Summer-Autumn 1813 on Lake Erie, two Germans with navy jargon: a whole fleet strikes, the victor's loss roll, a captured
leader's other side, a landing in passing, an all-reduced garrison with no own ground to go to, an unsupplied band wiped out."""
from ref import cost, crt, naval, odds
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Detlef', br='Uwe', what='Summer-Autumn 1813: naval battle with Battle card, whole fleet strikes, loss roll, landing and sailing on, depleted defender, out of supply, repair, end of the turn with ships home')
t = s.t
lay_scn(t, '1813', '1813b')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 2')
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('Queen_Charlotte Lady_Prevost Hunter Barclay', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Oneida Madison Conquest', 'Lake Ontario Control Box', 'US')
t.lay_hand('US', ['37', '41', '40', '44', '59'])
t.lay_hand('British', ['45', '48', '49', '51', '55'])
t, us, br = s.begin()
w = Watch(t)

s.play('US Perry')
us.say('37 (1). Perry, Kommando 1, mit Lawrence, Niagara, Ariel, Scorpion raus auf den See. Ran an den Feind!')
us.play('37')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
us.say('4 gegen 3: +1. Lawrence A gegen... was führt bei dir?')
br.say('Queen Charlotte, B')
us.say('also +1, Perry +1. Und die 41 als Battle-Karte, nochmal +1')
us.play('41')
br.say('Barclay 0. Ich habe keine Karte dafür. Wenn du eine 6 wirfst, spiele ich nur noch Halma')
us.roll('1d6', 3)
assert naval(3 + 1 + 1 + 1 + 1) == 'defender strikes all'
us.say('3 + 4 = 7')
br.say('Die ganze Flotte streicht die Flagge. Unfassbar')
br.drag('Queen_Charlotte Lady_Prevost Hunter', 'British Eliminated')
br.flip('Barclay')                       # 12.6, 3.42: other side, friendly town on the same lake
br.drag('Barclay', 'Ft. Malden')
us.roll('1d6', 4)                        # victor's losses: 4-5 one step
us.say('Verlustwurf des Siegers: 4, ein Schritt. Die Lawrence, klar, und ab nach Erie')
us.flip('Lawrence')
us.drag('Lawrence', 'Erie PA')
us.vp('US 2')
us.say('Schwung von 4: US 2. We have met the enemy...')
us.discard('41')
us.discard('37')
w.ok()

s.play('BR baut')
br.say('45 als NBV 2: die Detroit in Malden und die Brock in York')
br.play('45')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('45')

s.play('US Landung in Port Dover, weiter auf den See')
us.say('40. Perry mit der Niagara: Ft. Stephenson, Ohio-Brigade einladen, Port Dover, ausladen, wieder raus. Das sind 1+1+1+2+1 = 6.')
us.play('40')
# box - Ft. Stephenson 1, pick up 1, Port Dover 1, landing on enemy ground 2 (11.51, 11.52), control box 1: 6 (11.15)
assert 1 + 1 + 1 + 2 + 1 == 6
us.drag('Perry ship:Niagara', 'Ft. Stephenson')
us.drag('Perry ship:Niagara Ohio_Brigade', 'Port Dover')
us.drag('Perry ship:Niagara', 'Lake Erie Control Box')
us.say('Port Dover, 1 Punkt. 3 für mich')
us.vp('US 3')
us.discard('40')
w.ok()

s.play('BR Vincent nach Port Dover')
br.say('48: Vincent mit dem 8. und dem 49. von Ft. George. Stoney Creek, Burlington, Brantford, Port Dover')
br.play('48')
assert cost('Ft. George', 'Stoney Creek', 'Burlington', "Brant's Ford", 'Port Dover') == 5
br.march('Vincent br:8th 49th', 'Stoney Creek', 'Burlington', "Brant's Ford", 'Port Dover')
us.say('Ich bleibe stehen')
br.say('49. führt. 9:4, das ist 2:1')
assert odds(4 + 5, 4) == 2 - 1
br.roll('2d6', 2, 3)
assert crt(5 + 1 + 2) == 'EX'            # A against C +2, clear space
br.say('5+1+2 = 8, Tausch')
br.flip('49th')
us.flip('Ohio_Brigade')
# 10.63: the defender has only reduced units, the 8th is fresh: he must retreat. Brant's Ford: the attacker came from there;
# Ft. Erie: Norfolk Militia (2) holds it; no ship at Port Dover. Oxford is left: enemy territory, empty; he is reduced
# already and began this card in supply (Lake Erie is American): not destroyed (10.72(3))
us.say('Muss weg, nur noch die schwache Seite. Nach Oxford, woanders geht es nicht. Umgedreht ist die ja schon.')
us.drag('Ohio_Brigade', 'Oxford')
us.say('Dover weg, Oxford dazu: bleibt bei 3')
br.discard('48')
w.ok()

s.play('US Reparatur')
us.say('44, ein Punkt: Lawrence wieder klar in Erie')
us.play('44')
us.flip('Lawrence')
us.discard('44')

s.play('BR das 8. nach Oxford')
br.say('49 (2 OP), nur das 8. nach Oxford')
br.play('49')
assert cost('Port Dover', 'Oxford') == 2
br.drag('br:8th', 'Oxford')
us.say('Ich stehe ohne Nachschub da, weglaufen wäre das Ende. Also kämpfen, 2 halbiert ist 1')
# unsupplied at the start of this card: Oxford has no own neighbour and no lake; 13.4 halves 2 to 1. 5:1
# forest -1, A against C +2, 5:1 +4
assert odds(5, 1) == 4
br.roll('2d6', 2, 2)
assert crt(4 + 4 - 1 + 2) == 'DR'
us.say('9, kein Fort, Rückzug: reduziert, kein Nachschub, Feindesland. Tot.')
us.drag('Ohio_Brigade', 'US Eliminated')     # 10.72(3), 13.4(3)
us.vp('US 2')
br.discard('49')
w.ok()

s.play('US letzte Karte')
us.say('59 als 2: das 27. und 26. von Mansfield nach Cleveland')
us.play('59')
us.drag('26th us:27th', 'Cleveland')
us.discard('59')

s.play('BR hält, dann gibt er auf')
br.say('Ich lege eine beiseite, und danach')
br.hold('51')
us.say('bin leer')

s.play('BR letzte')
br.say('55 für zwei: Caughnawaga... ach nein, die 1/R. Scots und das 104. von Kingston nach Gananoque')
br.play('55')
br.drag('1/R._Scots 104th', 'Gananoque')
br.discard('55')

s.play('Ende: Flotten heim, Marker erst danach')
br.say('Rundenende. Nancy nach St. Joseph (Mackinac halten ja nur Indianer, das zählt nicht), See bleibt markiert')
br.drag('Nancy', 'Ft. St. Joseph')     # 4.15: Indians alone do not control Mackinac (2)
br.put('British Lake Control', 'Lake Huron Control Box')
us.say('Perry und alle nach Erie, Chauncey nach Sackets, je ein Marker')
us.drag('Perry ship:Niagara Ariel Scorpion', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.drag('Chauncey Oneida Madison Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('VP bleiben US 2')
us.turn('Winter 1813-14')
w.ok()
s.done()
