"""Zwei Schlachten: bei DR-2 fällt nur ein Schritt, und die Lincoln Militia läuft zwei Felder weit."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Wolfgang', br='Dieter', what='Spring 1812, German chat: DR-2 with one flip only, a retreat of two spaces')
t, us, br = s.begin()

us.say('Guten Abend, Herr General. Wo waren wir? Ich glaube ich bin dran, mit 7 Karten')
br.say('Bitte sehr')

s.play('US Hull')
us.say('Karte 32 mit 3, Hull mit dem 4. und der 1st Ohio über den Fluss')
us.play('32')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR Procter')
br.say('5 mit 2 Punkten. Procter, Tecumseh, das 41. und die Indianer. Wenn du weichst, bin ich beleidigt')
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('Ich weiche nicht. 4. führt')
br.say('41. führt. 11:6')
assert odds(11, 6) == 0
br.roll('2d6', 6, 6)
assert crt(12) == 'DR-2'
with s.fault('10.51(DR-2) 10.51 10.52', 'DR-2: two units must flip, the 1st Ohio stays at full strength', 'odds|result|CRT|land-combat'):
    us.say('12. Der Führer wird umgedreht und zurück nach Detroit')
    us.flip('4th')
    us.drag('Hull 4th 1st_Ohio', 'Detroit')
us.vp('0')
br.discard('5')

s.play('US 6th und 13th')
us.say('30 als 2, beide Regimenter von Albany nach Rome')
us.play('30')
us.drag('us:6th us:13th', 'Utica')
us.drag('us:6th us:13th', 'Rome')
us.discard('30')

s.play('BR Schiffe')
br.say('20, zwei: Queen Charlotte, Lady Prevost auf den Erie')
br.play('20')
br.drag('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.vp('British 2')
br.discard('20')

s.play('US Van Rensselaer')
us.say('12 mit 3: Rensselaer mit der 1st NY nach Queenston')
us.play('12')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
br.say('Lincoln steht, führt auch')
us.roll('2d6', 6, 5)
assert odds(4, 3) == 0 and crt(11 - 1) == 'DR'
us.say('11-1 = 10, Rückzug')
with s.fault('10.71 10.7 10.51(DR) 10.51', 'the Lincoln Militia retreats two spaces, from Queenston to Stoney Creek'):
    br.say('Dann gehen die Lincolns nach Stoney Creek')
    br.drag('Lincoln', 'Stoney Creek')
us.vp('0')
us.discard('12')

s.play('BR Norfolk')
br.say('17, eins: Norfolk nach Ft. Erie')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US hält')
us.say('ich halte')
us.hold('27')
s.done()
