"""1814, long German chat: a landing, a retreat before combat by water, a 9:1, a fort stormed by exhaustion, ships chased out,
a recapture, a failed landing that goes back by water to another town, builds. Losses flipped late, marker late and in two steps."""
from ref import best, cost, crt, odds
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Karl-Heinz', br='Sepp', what='Spring-Summer 1814: landing at Oswego and away by water, 9:1, Isle aux Noix lost and retaken, failed landing at Ft. Erie, frigates built')
t = s.t
lay_scn(t, '1814', '1814a')
t.lay('Norfolk', 'Lacolle', 'British')
t.lay('Canadian_Fencibles', 'Chambly', 'British')
t.lay_turn('Spring-Summer 1814')
t.lay_marker('British Lake Control', 'Lake Huron Control Box')
t.lay_marker('US Lake Control', 'Lake Erie Control Box')
t.lay_vp('US 4')
t.lay_hand('British', ['75', '79', '80', '77', '84', '85'])
t.lay_hand('US', ['76', '78', '81', '83', '74', '88'])
t, us, br = s.begin()
w = Watch(t)

br.say('Servus! Der Brite fangt an, 1814 immer. Hast du schon gegessen? Bei uns gibts Kartoffelsalat, 2 Schüsseln.')
us.say('Mahlzeit. Hier nur Kaffee. Leg los, aber lass mir Sackets stehen')

s.play('BR Drummond landet in Oswego')
br.say('75, zwei Punkte, Drummond: mit 104., 2. Marines und den Veteranen auf Royal George, Wolfe und Melville nach Oswego. Eine Einheit je Schiff, passt.')
br.play('75')
# pick up 1, Kingston - Oswego 1, landing 2: 4 of 6; nobody controls the lake; 3.36 the ships are free of his limit
br.drag('Drummond 104th 2/R._Marines 10th_R.V. Royal_George Wolfe Melville', 'Oswego')
us.say('Die 2nd NY bleibt im Fort, B, also 3+1')
br.say('Das 104. führt. 10 zu 4, 2:1, Landung -1, Drummond +1, B gegen B nix')
assert odds(4 + 3 + 3, 3 + 1) == 1
br.roll('2d6', 2, 4)
assert crt(6 + 1 - 1 + 0 + 1, fort=True) == 'EX'
br.say('6+1 ist 7. Tausch: mein 104. und deine Miliz')
br.flip('104th')
us.flip('2nd_NY_Militia')
us.say('Dann muss ich raus (10.63), nach Rome')
us.drag('2nd_NY_Militia', 'Rome')
br.say('2 Punkte für mich, du stehst noch auf')
br.vp('US 2')
br.discard('75')
w.ok()

s.play('US Brown nach Oswego, der Brite schifft sich ein')
us.say('Das lassen wir nicht auf uns sitzen. 76, und wenn es nur eine 1 wäre, Brown reicht es: 9, 11, 21, 22, 23, 25 nach Oswego')
us.play('76')
assert cost('Sackets Harbour', 'Oswego') == 2
us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Oswego')
br.say('24 gegen 9? Naa. Vor dem Kampf zurück, alle auf die Schiffe, nach Kingston. Den See hast du ja nicht.')
# 9.42, 10.81, 10.82: by water without loss, three ships carry three units; by land only enemy ground
br.drag('104th 2/R._Marines 10th_R.V. Drummond Royal_George Wolfe Melville', 'Kingston')
us.say('Feigling! Also wieder 4 für mich')
us.discard('76')
us.vp('US 4')
w.ok()

s.play('BR Fregatte')
br.say('79: Werft. Prince Regent, Fregatte, 2 NBV, Kingston')
br.play('79')
br.drag('Prince_Regent', 'Kingston')
br.discard('79')

s.play('US Izard auf der Richelieu-Straße')
us.say('78 (2), Izard mit sechs Regimentern von Plattsburg: Champlain, Lacolle')
us.play('78')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix') == 3
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Lacolle')
us.say('21 gegen 2, mehr als 9:1: du musst gehen')
assert odds(4 + 4 + 4 + 3 + 3 + 3, 2) is None
br.say('Die Norfolker nach La Prairie. Was haben die da oben überhaupt verloren')
br.drag('Norfolk', 'La Prairie')
us.say('31. bleibt in Lacolle (3 auf 1), der Rest weiter zur Isle aux Noix')
us.drag('Izard us:6th us:13th 15th 29th 30th', 'Isle aux Noix')
br.say('70. bleibt. 4+2')
us.say('6. führt. 18 zu 6, 3:1')
assert odds(4 + 4 + 4 + 3 + 3, 4 + 2) == 2
us.roll('2d6', 3, 3)
assert crt(6 + 2 + 0, fort=True) == 'EX'
br.say('8. Tausch! Mein 70. ist damit hinüber und muss nach St-Jean, die Boote auch')
br.flip('70th')
br.drag('70th', 'St-Jean')
br.drag('Chubb Finch', 'St-Jean')       # 9.61
us.vp('US 5')
us.say('Lacolle 5, und die Insel 2, das macht')
us.vp('US 7')
us.discard('78')
br.say('und dein 6.?')
us.say('ah ja, umdrehen')
us.flip('us:6th')
w.ok()

s.play('BR Rottenburg holt sie zurück')
br.say('80 für 2: Rottenburg mit De Watteville, 13., 49. über La Prairie nach St-Jean, De Meuron kommt mit, und auf die Insel')
br.play('80')
assert cost('Montreal', 'La Prairie', 'St. Jean', 'Isle aux Noix') == 5
br.drag('Rottenburg De_Watteville br:13th 49th', 'La Prairie')
br.drag('Rottenburg De_Watteville br:13th 49th', 'St-Jean')
br.drag('Rottenburg De_Watteville br:13th 49th De_Meuron', 'Isle aux Noix')
us.say('Ich stehe. Wenn ich verliere, ist der Kaffee schuld')
br.say('49. führt, A. 18 gegen 16+2')
us.say('13. führt bei mir, B wie das Fort')
assert odds(5 + 4 + 4 + 5, 2 + 4 + 4 + 3 + 3 + 2) == 0
br.roll('2d6', 6, 4)
assert crt(10 + 0 + 1, fort=True) == 'DR-1'
br.say('11. Einer runter und hinaus')
us.drag('Izard us:6th us:13th 15th 29th 30th', 'Lacolle')   # held by the 31st: controlled, no penalty (9.42, 10.72)
br.vp('US 5')
br.discard('80')
br.say('verlust nicht vergessen')
us.flip('us:13th')
w.ok()

s.play('US Perry vor Ft. Erie')
us.say('81, die 1 reicht für Perry. Lawrence und Niagara laden das 26. und die 5th PA, ab nach Ft. Erie')
us.play('81')
us.drag('Perry Lawrence ship:Niagara 26th 5th_PA', 'Ft. Erie')
br.say('1/41. steht. 5+1. A')
us.say('26. führt, B. 6:6, Landung -1')
assert odds(3 + 3, 5 + 1) == 0
us.roll('2d6', 5, 3)
assert crt(8 + 0 - 1 - 1, fort=True) == 'AR'
us.say('8-2 = 6, abgewiesen. Über Wasser zurück, alle zusammen nach Buffalo (11.53)')
us.drag('Perry Lawrence ship:Niagara 26th 5th_PA', 'Buffalo')
us.discard('81')
w.ok()

s.play('BR Linnet')
br.say('77, ein Punkt: die Linnet auf der Insel, die gehört ja wieder mir')
br.play('77')
br.drag('Linnet', 'Isle aux Noix')
br.discard('77')

s.play('US Superior')
us.say('83 für 2 NBV: Superior, Fregatte in Sackets. Gegen deine Prince Regent!')
us.play('83')
us.drag('Superior', 'Sackets Harbour')
us.discard('83')

s.play('BR stellt wieder her')
br.say('85 mit 2: 104. in Kingston und 70. in St-Jean wieder voll')
br.play('85')
br.flip('104th')
br.flip('70th')
br.discard('85')

s.play('US hält')
us.say('Ich halte eine zurück')
us.hold('88')
br.say('So, jetzt der Kartoffelsalat.')
w.ok()
s.done()
