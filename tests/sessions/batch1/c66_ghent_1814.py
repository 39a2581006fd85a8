"""The last plays of the war: the log begins in the middle of a march; Bladensburg, a hold, the Treaty of Ghent with one card left, New Orleans from the held cards."""
from more import holds, lake_of, lay_arrivals, lay_held, spent, supplied
from ref import cost, crt, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Andrés', br='Lucía', what='end of Summer-Autumn 1814, Spanish: begins in the middle of a play; event with points, a raid over the river repelled, Ghent (-1), New Orleans (+2), final count')
t = s.t
lay_1814(t)
for p in [p for b in ('Lake Erie Control Box', 'Lake Huron Control Box') for p in t.at(b)]:
    t.remove(p.id)                                       # the fleets are out, the markers long gone
t.lay('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box', 'US')
for c in ('1814a', '1814b'):
    lay_arrivals(t, c, 'US')
    lay_arrivals(t, c, 'British')
spent(t, 'US', ['93', '99', 'Battle of New Orleans', '85'])
spent(t, 'British', ['98', 'Bladensburg', '100', 'Treaty of Ghent', '103'])
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')                                         # Ft. Malden 3 + Erie 2; nobody on Lake Huron
br0 = t.br
br0.say('98, dos puntos, Drummond con el 104')
br0.play('98')
br0.drag('Drummond 104th', 'Gananoque')
t.go_on()                                                # only now somebody thinks of logging
t, us, br = s.t, s.us, s.br

s.play('BR Drummond goes on to Prescott')
br.drag('Drummond 104th', 'Prescott')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.say('listo. ahora sí se graba')
br.discard('98')

s.play('US Izard at Lacolle: 8 to 5, 1:1; forest -1; Izard 0; B to B; 3 + 4 - 1 = 6 AR, back to Champlain')
us.say('93 como 2, Izard con el 6 y el 13, Lacolle')
us.play('93')
us.drag('Izard us:6th us:13th', 'Champlain NY')
us.drag('Izard us:6th us:13th', 'Lacolle')
br.say('los Fencibles aguantan. si sacas un doce me voy a la cama')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2 and odds(8, 5) == 0 and crt(3 + 4 - 1) == 'AR'
assert supplied(t, 'US', 'Lacolle', entered='Champlain NY') and supplied(t, 'British', 'Lacolle')
us.roll('2d6', 3, 4)
us.say('siete menos uno por el bosque. en 1814 ya no hay -1 por los regulares (10.44)')
us.drag('Izard us:6th us:13th', 'Champlain NY')
us.discard('93')

s.play('BR Bladensburg, 2 VP')
br.say('Bladensburg como evento. arde Washington, 2 puntos')
br.play('Bladensburg')
br.vp('US 3')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

s.play('US keeps New Orleans')
us.say('me guardo una')
us.hold('Battle of New Orleans')

s.play('BR two battalions to Trois-Rivieres')
br.say('100, dos. el 82 y el 97 suben el río')
br.play('100')
br.drag('82nd 97th', 'Trois-Rivieres')
br.discard('100')

s.play('US Macomb stays, one sloop out')
us.say('99, la President al Champlain. dos puntos, y no me preguntes por qué no antes')
us.play('99')
us.drag('President', 'Lake Champlain Control Box')
us.vp('US 5')
us.discard('99')

s.play('BR Treaty of Ghent, one card left')
assert len(t.hand('British')) == 2
br.say('Tratado de Gante. me queda una carta, así que un punto menos para mí')
br.play('Treaty of Ghent')
br.vp('US 6')
br.discard('Treaty of Ghent')

s.play('US New Orleans from the held cards')
us.say('y yo tengo Nueva Orleans guardada, +2')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=(2620, 1560), how='pieces')
us.reveal('Battle of New Orleans')
us.vp('US 8')
# 4.32, 4.33: Malden is supplied over Lake Erie, both fleets have towns to go to
assert supplied(t, 'US', 'Ft. Malden') and holds(t, 'US', 'Ft. Malden')
br.say('ocho. victoria moral. buena partida, ¿otra el jueves?')
us.say('otra. pero yo llevo a los ingleses')
s.done()
