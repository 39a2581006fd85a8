"""Frühjahr 1812 auf Deutsch: Dearborn am Richelieu, zwei Kampfrunden um eine Insel mit Fort, Auffrischen, Gegenstoß."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Jürgen', br='Anke', what='Spring 1812, German chat: Isle aux Noix taken empty, EX twice and the attacker is left with reduced units, restores, DR at Champlain; VP one play late')
s.t.lay('Dearborn us:6th us:13th', 'Plattsburg', 'US')
s.t.lay('Prevost', 'Montreal', 'British')
s.t.lay_hand('US', ['32', '12', '13', '27', '6', '19', '4'])
s.t.lay_hand('British', ['2', '20', '5', '8', '10', '17', 'Declaration of War'])
t, us, br = s.begin()

us.say('moin! ich habe die Karte noch nie so voll gesehen')
br.say('hallo. du fängst an, oder? ich hab die Kriegserklärung gezogen')

s.play('US Dearborn to Lacolle and Isle aux Noix')
us.say('Karte 32 für 3: Dearborn marschiert')
us.play('32')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix') == 3
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Champlain NY')
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'La Prairie')
us.say('hoppla, zu weit links geklickt')
us.undo()
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Lacolle')
us.say('die Miliz bleibt hier, der Rest weiter. Wenn du mir nicht 3 Regimenter schickst, sitze ich da ewig')
# 8.42: units dropped on the way; 2.75: the empty fort falls
us.drag('Dearborn us:6th us:13th', 'Isle aux Noix')
us.discard('32')
br.say('das wird nichts mit ewig ;-)')

s.play('BR Prevost attacks Isle aux Noix, two rounds')
br.say('Karte 2 (3): Prevost mit dem 8. und den Fencibles')
br.play('2')
us.say('Moment, Punkte: Lacolle 1, die Insel 2')
us.vp('US 3')     # a play late: bookkeeping
# the LC Militia stays: it may not go beyond two spaces from Montreal (3.63)
assert cost('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix') == 5
br.march('Prevost 8th Canadian_Fencibles', 'La Prairie', 'St-Jean', 'Isle aux Noix')
br.say('weichst du aus?')
us.say('nein, wir bleiben stehen. 6th führt')
br.say('bei mir das 8.')
# 10 : 4 + 4 + fort 2 (2.78) = 1:1, A on B +1
assert odds(10, 10) == 0 and crt(7 + 1, True) == 'EX'
br.roll('2d6', 4, 3)
br.say('8, Tausch')
br.flip('8th')
us.flip('us:6th')
us.say('weiter, Runde 2. jetzt das 13.')
# round 2: reduced attackers count nothing (10.23): 5 against 2 + 4 + 2
assert odds(5, 8) == -2 and crt(9 - 2, True) == 'EX'
br.roll('2d6', 5, 4)
br.say('7. nochmal Tausch. Das war dann meine Offensive')
us.flip('us:13th')
br.flip('Canadian_Fencibles')
# 10.63: only reduced units on both sides, the attacker goes
br.drag('Prevost 8th Canadian_Fencibles', 'St-Jean')
br.discard('2')

s.play('US Dearborn goes home')
us.say('12 als 3, Dearborn geht zurück und nimmt die Miliz mit. Keine Lust auf Belagerung')
us.play('12')
us.drag('Dearborn us:6th us:13th', 'Lacolle')
assert cost('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg') == 3
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Champlain NY')
us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Plattsburg')
us.vp('0')
us.discard('12')
br.say('hätte ich nicht gedacht')

s.play('BR restores')
br.say('Karte 20 für 2 Punkte, restore: 8. und Fencibles in St-Jean')
br.play('20')
# own territory, road to Quebec over La Prairie and Montreal
br.flip('8th Canadian_Fencibles')
br.discard('20')

s.play('US restores')
us.say('dann ich auch. 13 (2): restore 6th und 13th')
us.play('13', reveal=False)
us.flip('us:6th')
us.flip('us:13th')
us.reveal('13')
us.discard('13')

s.play('BR into New York')
br.say('5, zwei Punkte: 8. und Fencibles, über die Grenze')
br.play('5')
assert cost('St-Jean', 'Isle aux Noix', 'Lacolle', 'Champlain NY') == 3
br.drag('8th', 'Lacolle')
br.drag('Canadian_Fencibles', 'Lacolle')
br.drag('8th Canadian_Fencibles', 'Champlain NY')
br.vp('British 1')
br.discard('5')
us.say('frech')

s.play('US holds')
us.say('ich lege eine zurück')
us.hold('27')

s.play('BR holds')
br.say('ich auch')
br.hold('10')

s.play('US Dearborn throws them out')
us.say('Karte 6 für 3, Dearborn mit allen dreien nach Champlain')
us.play('6')
us.drag('us:13th us:6th', 'Champlain NY')
us.drag('4th_NY_Militia', 'Champlain NY')
us.drag('Dearborn', 'Champlain NY')
br.say('ich halte die Stellung. Falls du unter 8 würfelst, lache ich')
# 11 : 10, forest -1, B on A -1; forest, so no British Regulars line
assert odds(11, 10) == 0 and crt(12 - 2) == 'DR'
us.roll('2d6', 6, 6)
us.say('HA! 12-2 ist 10')
br.drag('8th Canadian_Fencibles', 'Lacolle')
us.vp('0')
us.discard('6')

s.play('BR Cornwall')
br.say('na gut. 17 für 1, Upper Canada Militia nach Coteau. 3 Bier hast du gut')
br.play('17')
br.drag('Upper_Canada_Militia', 'Coteau du Lac')
br.discard('17')
s.done()
