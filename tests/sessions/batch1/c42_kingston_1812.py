"""Printemps 1812 en français : Kingston pris, les navires s'enfuient, Gananoque perdu et repris, Brock échoue au second tour."""
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Benoît', br='Margaux', what='Spring 1812, French chat: retreat before combat out of Kingston, ships flee late, DR, a retreat into a space held by friends, two rounds, a lead with one step lost')
s.t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
s.t.lay('49th', 'York', 'British')
s.t.lay('10th_R.V.', 'Prescott', 'British')
s.t.lay_hand('US', ['32', '12', '13', '27', '19', '30', '4'])
s.t.lay_hand('British', ['2', '5', '8', '10', '20', '17', 'Declaration of War'])
t, us, br = s.begin()

us.say("salut ! tu as relu la règle de la retraite ? moi non plus")
br.say('à toi. ne me prends pas Kingston en 1 coup')

s.play('US Dearborn takes Kingston')
us.say('Carte 32 pour 3 : Dearborn, tout le monde')
us.play('32')
assert cost('Sackets Harbour', 'Cape Vincent', 'Kingston') == 5
us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Cape Vincent')
us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Kingston')
br.say('je ne reste pas. Frontenac se replie sur Gananoque')
br.drag('Frontenac', 'Gananoque')
# 11 >= 5; no fort there in the first half of 1812 (2.73)
assert value('Kingston') == 5
us.vp('US 6')
us.say('pardon, 5 et pas 6')
us.vp('US 5')
us.discard('32')
us.say('et tes bateaux ? ils ne peuvent pas rester')

s.play('BR ships flee, then the lake')
# 9.61: the retreat of the ships, a card late
br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'York')
br.say("oui oui, à York. Carte 2 pour 3 : Royal George, Moira et Gloucester sur le lac")
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('US 3')
br.discard('2')

s.play('US Dearborn and the 6th to Gananoque')
us.say('Carte 12 pour 3 : Dearborn avec le 6th seulement')
us.play('12')
us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Gananoque')
us.say('le 13th et la milice restent, sinon je perds les 5 points')
us.drag('us:13th 2nd_NY_Militia', 'Kingston')
br.say('cette fois je tiens')
# 4 : 3, B on C +1, clear, militia only; supplied through Kingston (7 >= 5)
assert odds(4, 3) == 0 and crt(8 + 1) == 'DR'
us.roll('2d6', 4, 4)
br.drag('Frontenac', 'Prescott')
us.discard('12')

s.play('BR takes Gananoque back')
br.say('Carte 5, 2 points : 10th R.V. et Frontenac. Si tu recules je ne poursuis pas')
br.play('5')
br.roll('2d6', 6, 4)
br.say('oups, les dés sont partis avant les pions. on garde ?')
us.say('on garde, je reste de toute façon')
br.drag('10th_R.V. Frontenac', 'Gananoque')
# 6 : 4 = 1:1, B on B
assert odds(6, 4) == 0 and crt(10) == 'DR'
# the only way out is Kingston, held by friends (9.42, 10.72): no loss
us.drag('us:6th Dearborn', 'Kingston')
br.discard('5')

s.play('US holds')
us.say('je garde une carte pour plus tard')
us.hold('27')

s.play('BR Brock at Kingston, two rounds')
br.say('Carte 8 pour 2, Brock arrive de York')
br.play('8')
assert cost('York', 'Smiths Creek', 'Kingston') == 4
br.drag('Brock 49th R.N.R. York_Militia', 'Smiths Creek')
br.drag('Brock 49th R.N.R. York_Militia', 'Kingston')
us.say('je reste, le 13th en tête')
br.say('et moi le 49th')
# 9 : 11 = 1:2 -2, A on B +1, Brock +2; the lake is British, so he is in supply at Smiths Creek
assert odds(9, 11) == -2 and crt(7 + 1) == 'EX'
br.roll('2d6', 2, 5)
br.flip('49th')
us.flip('us:13th')
br.say('deuxième tour, le RNR mène')
us.say('le 6th')
# 2 + 3 : 4 + 2 + 3 = 1:2 -2, A on B +1, Brock +2
assert odds(5, 9) == -2 and crt(4 + 1) == 'AR-1'
br.roll('2d6', 3, 1)
br.say('aïe aïe aïe')
br.drag('R.N.R.', 'British Eliminated')
br.drag('Brock 49th York_Militia', 'Smiths Creek')
br.discard('8')

s.play('US 13th goes to rest')
us.say('Carte 13 pour 2, le 13th rentre')
us.play('13')
assert cost('Kingston', 'Cape Vincent', 'Sackets Harbour') == 5
us.drag('us:13th', 'Cape Vincent')
us.drag('us:13th', 'Sackets Harbour')
us.discard('13')

s.play('BR holds without a word')
br.hold('10')

s.play('US restores the 13th')
us.say('Carte 19 : restore, le 13th')
us.play('19')
us.flip('us:13th')
us.discard('19')

s.play('BR veterans back to Prescott')
br.say("Carte 20 pour 2 : les vétérans et Frontenac à Prescott. 7 contre 6, c'est non")
br.play('20')
br.drag('Frontenac', 'Prescott')
br.drag('10th_R.V.', 'Prescott')
br.discard('20')
s.done()
