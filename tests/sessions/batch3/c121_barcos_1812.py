"""Spanish by mail: each client logs his part, the first cut falls in the middle of a play; free withdrawal, lake transport, a failed assault on Detroit."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Ines', br='Tomas', what='Spring 1812 in Spanish, three logs: Erie and Ontario, the 49th by ship, free withdrawal, AR-1 at Detroit, depot, restore')
t, us, br = s.begin()
us.say('hola! ¿empiezo yo, no? tú sacaste la declaración')
br.say('sí, y no me lo recuerdes')

s.play('US holds')
us.say('me guardo una, que no sé qué hacer con ella')
us.hold('27')

s.play('BR three ships on Erie')
br.say('la 2 vale 3: tres barcos al lago Erie')
br.play('2')
br.drag('Lady_Prevost', 'Lake Erie Control Box')
br.drag('Hunter Queen_Charlotte', 'Lake Erie Control Box')
br.vp('British 2')
br.discard('2')

s.play('US Van Rensselaer rides alone')
us.say('carta 4, 1 punto: van Rensselaer solo, sin nadie')   # 8.61: a leader alone for one point
us.play('4')
us.drag('Van_Rensselaer', 'Ft. Niagara')
us.discard('4')

s.play('BR the 49th by ship')
br.say('carta 8, 2 puntos: Royal George y el 49, por agua a Ft. George')
br.play('8')
br.drag('49th Royal_George', 'Ft. George')     # 1 pick up, 1 sail, 1 set down
br.say('y luego el barco se va al medio... espera, me llaman. te mando el archivo así')
s.cut()
br.say('ya. el Royal George al lago Ontario, 4 puntos de 6')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.vp('British 4')
br.discard('8')

s.play('US Dearborn')
us.say('carta 32, 3 ops. Dearborn con el 6 y el 13 hasta Sackets. Si tú no vuelves a por mí en 5 turnos, invito yo')
us.play('32')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('us:13th', 'Rome')
us.drag('us:6th Dearborn', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('32')

s.play('BR brings Royal George home free, Procter at Detroit')
br.say('antes de jugar carta retiro gratis el Royal George a Kingston. Pierdo el lago, ya lo sé')   # 11.21
br.drag('Royal_George', 'Kingston')
br.vp('British 2')
br.say('carta 5, 2 puntos, Procter. ¡A Detroit!')
br.play('5')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Detroit')
us.say('¿retirarme yo? ni hablar. Me quedo, manda el 4')
br.say('manda el 41')
# 14 against 13 + fort 2 = 15: 1:2, -2; A against A 0; across the river -1: 7 - 3 = 4
assert odds(14, 15) == -2 and crt(3 + 4 - 3) == 'AR-1'
br.roll('2d6', 3, 4)
us.say('7 menos 3, 4: AR-1. Adiós')
br.flip('1/41st')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
br.discard('5')
s.cut()

s.play('US 2nd NY to Ogdensburg by Oneida')
us.say('carta 13, 2 puntos: el Oneida lleva a la milicia a Ogdensburg. El lago ya no es de nadie')
us.play('13')
us.drag('Oneida', 'Ogdensburg')
us.drag('2nd_NY_Militia', 'Ogdensburg')
us.discard('13')

s.play('BR restores the 1/41st')
br.say('carta 10: repongo el 41, está en casa y tiene suministro')
br.play('10')
br.flip('1/41st')
br.discard('10')

s.play('US depot')
us.say('carta 12: un depósito en Oswego')
us.play('12')
us.put('US Supply Depot', 'Oswego')
us.discard('12')

s.play('BR Lady Prevost')
br.say('la 17, 1 punto: Lady Prevost a Ft. Erie. Los otros dos se quedan, el lago sigue siendo mío')
br.play('17')
br.drag('Lady_Prevost', 'Ft. Erie')
br.discard('17')

s.play('US holds a second card')
us.say('otra a la hucha')
us.hold('19')

s.play('BR back on Ontario')
br.say('carta 20, 2 puntos: Royal George y Moira al Ontario')
br.play('20')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('British 4')
br.discard('20')
s.done()
