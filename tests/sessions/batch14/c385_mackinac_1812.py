"""Hull goes over the river and is thrown back; Mackinac falls to one schooner and a canoe fleet. One person moves for both."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Jochen', br='Jochen2', what='Spring 1812, solo in German: Sandwich won and lost, Mackinac taken by landing (DR-1), holds on both sides')
t, us, br = s.begin()

s.play('US Hull to Sandwich')
us.say('solo heute, ich ziehe beide. 12 als 3')
us.play('12')
us.each('4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
us.vp('US 1')
us.discard('12')

s.play('BR Procter: 14 to 9, 1:1; 9 is DR and so is 10')
us.say('Briten: 5, Procter mit allem')
br.play('5')
us.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
assert odds(14, 9) == 0 and crt(9) == 'DR' and crt(10) == 'DR'
us.roll('2d6', 5, 4)
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
us.vp('0')
br.discard('5')

s.play('US 1st NY Militia')
us.play('13')
us.march('1st_NY_Militia', 'Batavia', 'Canandaigua')
us.discard('13')

s.play('BR Mackinac')
br.play('2')
us.say('2 als 3 Punkte: Nancy mit der Abteilung, die NW Co. faehrt selbst')
us.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
us.drag('NWC', 'Ft. Mackinaw')
us.say('3 gegen 1+1, 1:1, B gegen C +1, Landung -1')
assert odds(3, 2) == 0 and crt(6 + 5) == 'DR-1'
us.roll('2d6', 5, 6)
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
us.vp('British 2')
br.discard('2')

s.play('US Dearborn')
us.play('32')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.discard('32')

s.play('BR Montreal')
us.say('10, zwei Regimenter nach St-Jean')
br.play('10')
assert cost('Montreal', 'La Prairie', 'Chambly', 'St-Jean') == 5
us.march(['br:8th', 'Canadian Fencibles'], 'La Prairie', 'Chambly', 'St-Jean')
br.discard('10')

s.play('US holds')
us.hold('27')
s.play('BR holds')
br.hold('17')
us.say('Feierabend')
s.done()
