"""Autumn 1813 on the Thames, in French: a landing on an open shore, two retreats before combat, a counter-attack in the forest, Lacolle lost and won."""
from more import cf, holds, lay_1813, lay_arrivals, spent, supplied
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Oliver', br='Thérèse', what='Summer-Autumn 1813 from the middle: Perry lands Harrison, the Wyandot fall back twice, Procter strikes at Thamesville; French and English; dice and marker late at Lacolle')
t = s.t
lay_1813(t)
for p in [p for p in t.at('Lake Erie Control Box')]:
    t.remove(p.id)                                          # Perry has won the lake before the log
t.lay('Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress Perry', 'Lake Erie Control Box', 'US')
t.lay('Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'British Eliminated', 'British')
t.lay('Barclay', 'Port Dover', 'British')
t.lay_face('Barclay', True, 'British')                      # taken and replaced (3.42)
t.lay('US_Dragoons', 'Albany', 'US')
t.lay('ship:Oneida Madison Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Harrison 17th 19th Ohio_Brigade', 'Ft. Stephenson', 'US')
t.lay('Procter Tecumseh 1/41st Shawnee Western_Indians', 'Thamesville', 'British')
for side in ('US', 'British'):
    lay_arrivals(t, '1813b', side)
spent(t, 'US', ['46', '43', '52', '48'])
spent(t, 'British', ['45', '49', '42', '50'])
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 1')         # Detroit 3 + Huron 2 - Erie 2 - Ontario 2
assert holds(t, 'British', 'Detroit')
t, us, br = s.begin()

s.play('US Perry lands Harrison at Ft. Malden: 1 + 1 + 1 + 2 = 5 MP; two brigs and four schooners carry three (11.35); the Wyandot go to Sandwich')
us.say('46 as 3: Perry comes in to Ft. Stephenson, takes Harrison and three regiments over to Malden. If the Wyandot stay I have 12 against 2')
us.play('46')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Ft. Stephenson')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress Harrison 17th 19th Ohio_Brigade', 'Ft. Malden')
br.say("non merci, ils s'en vont à Sandwich avant le combat")
br.drag('Wyandot', 'Sandwich')                              # 9.42: her own space, in supply
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Lake Erie Control Box')   # 6th MP
assert holds(t, 'US', 'Ft. Malden') and value('Ft. Malden') == 3
us.vp('US 2')
us.discard('46')

s.play('BR restores nothing, Drummond rides')
br.say("je ne sais pas... 49, deux points, Drummond de Montréal à Prescott. Pas d'attaque, ne t'inquiète pas")
br.play('49')
br.drag('Drummond', 'Prescott')
br.discard('49')

s.play('US Harrison up the Thames: Sandwich 1, Thamesville 2; the Wyandot step back; Procter does too')
us.say('43 as 2, Harrison. 19th stays to hold Malden')
us.play('43')
us.drag('Harrison 17th Ohio_Brigade', 'Sandwich')
br.say('repli à Thamesville')
br.drag('Wyandot', 'Thamesville')
us.vp('US 3')                                               # Sandwich, 1
us.say('the Ohio men stay at Sandwich, Harrison goes on with the 17th')
us.drag('Harrison 17th', 'Thamesville')
# 4 against 5 + 4 + 2 + 2 would be 1:4; they go all the same (9.41: all of them, one space, R-rbc-distance)
br.say('tout le monde à London. Tecumseh proteste')
br.drag('Procter Tecumseh 1/41st Shawnee Western_Indians Wyandot', 'London')
assert cost('Ft. Malden', 'Sandwich', 'Thamesville') == 3 and holds(t, 'US', 'Sandwich') and holds(t, 'US', 'Ft. Malden')
us.discard('43')

s.play('BR Procter at Thamesville: 13 to 4, 3:1 +2; forest -1; A to B +1; Harrison -1; 4 + 4 + 1 = 9 DR')
br.say('45, deux. Procter revient avec tous')
br.play('45')
assert sum(cf(p, True) for p in t.pieces('1/41st Shawnee Western_Indians Wyandot')) == 13 and odds(13, 4) == 2
br.drag('Procter Tecumseh 1/41st Shawnee Western_Indians Wyandot', 'Thamesville')
assert supplied(t, 'British', 'Thamesville', entered='London') and supplied(t, 'US', 'Thamesville')
us.say('not 13 to 4 again... I stand. 17th leads of course')
br.say('le 41e en tête')
assert crt(4 + 4 + 2 - 1 + 1 - 1) == 'DR'
br.roll('2d6', 4, 4)
br.say('3 contre 1 +2, forêt -1, A contre B +1, Harrison -1 : neuf, retraite')
us.drag('Harrison 17th', 'Sandwich')                        # held by the Ohio Brigade, so no flip
br.discard('45')

s.play('US Hampton takes Lacolle')
us.say('52 as 3. Hampton, other end of the map: 11th and the 4th NY to Lacolle, nobody there')
us.play('52')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2
us.drag('Hampton 11th 4th_NY_Militia', 'Champlain NY')
us.drag('Hampton 11th 4th_NY_Militia', 'Lacolle')
us.vp('US 4')
us.discard('52')

s.play('BR from Isle aux Noix to Lacolle: 8 to 7, 0; forest -1; B to B; 5 + 5 - 1 = 9 DR')
br.say('42, trois, mais deux suffisent : Voltigeurs et 103e sur Lacolle')
br.play('42')
br.drag('Voltigeurs', 'Lacolle')
br.drag('103rd', 'Lacolle')
assert odds(3 + 5, 4 + 3) == 0 and crt(5 + 5 - 1) == 'DR' and supplied(t, 'British', 'Lacolle', entered='Isle aux Noix')
us.say('stand. 11th')
us.say('...are you going to roll?')
br.discard('42')
br.say('oups. 103e en tête')
br.roll('2d6', 5, 5)
br.say('dix moins un pour la forêt, neuf')
us.drag('Hampton 11th 4th_NY_Militia', 'Champlain NY')

s.play('US holds, the marker comes down')
us.say('I keep the 48 back. and yes, minus one for Lacolle')
us.vp('US 3')
us.hold('48')

s.play('BR holds')
br.say('je garde la mienne aussi, à demain')
br.hold('50')
s.done()
