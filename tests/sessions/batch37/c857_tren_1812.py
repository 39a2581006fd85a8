"""A student on a train (US): what did not arrive on the other screen is done again, rolled again, drawn again."""
from aid37b import *

s = Session('dev-1812-faults', us='Curro', br='Tía Remedios', what='Summer-Autumn 1812: arrivals, deal in parts and eight plays over a bad line; moves undone and redone, dice repeated')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1812(t, arrived=False)
s.begin()
b = Book(t)

s.play('turn, arrivals')
us.say('ya estoy en el tren, vagón 4, sin enchufe')
br.turn('Summer-Autumn 1812')
muster(br, '1812b')
br.say('lo mío está puesto, hijo')
todo = [(p.id, w) for p, w in arrivals(t, '1812b', 'US')]
alb = [p for p, w in todo if w == 'Albany']
us.drag(alb[:5], 'Albany')
us.drag(alb[5:], 'Albany')
us.undo()
br.say('veo cinco en Albany nada más')
us.say('túnel, lo quité. otra vez')
us.drag(alb[5:], 'Albany')
for w in dict.fromkeys(w for p, w in todo if w != 'Albany'):
    us.drag([p for p, x in todo if x == w], w)
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')

s.play('deal')
A, B = ['22', '26', '29', '15', '11', '24', 'Campaign'], ['16', '6', '3', '25', '7', 'Heavy Rains', '18']
for n in A[:3]:
    deal(t, us, 1812, n)
for n in B:
    deal(t, br, 1812, n)
us.say('me llegan tres cartas y se para')
for n in A[3:]:
    deal(t, us, 1812, n)
us.say('ahora sí, siete')
assert hand_sizes(t) == (7, 7)

with act(s, 'US Dearborn', 'US', '22', 'Dearborn', book=b):
    us.play('22', reveal=False)
    us.say('22, tres puntos, Dearborn con seis regimientos a Plattsburg')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th us:9th 11th 15th us:16th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th us:9th 11th 15th us:16th', 'Plattsburg')
    us.undo()
    br.say('a mí se me ha quedado todo en Whitehall')
    us.say('deshice. paso a paso entonces')
    us.drag('Dearborn us:6th us:13th us:9th 11th 15th us:16th', 'Ticonderoga')
    us.drag('Dearborn us:6th us:13th us:9th 11th 15th us:16th', 'Plattsburg')
    us.reveal('22')
    br.say('ahora')
    us.discard('22')

with act(s, 'BR Brock', 'British', '7', 'Brock', book=b):
    br.say('Brock con la 7 a Queenston, con los dos de York')
    br.play('7')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.discard('7')

with act(s, 'US Harrison', 'US', '26', 'Harrison', book=b):
    us.play('26')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.say('26, Harrison a Frenchtown. ¿llega?')
    br.say('llega')
    us.discard('26')

with act(s, 'BR lake', 'British', '16', book=b):
    br.say('16: Royal George, Moira y Gloucester al lago')
    br.play('16')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('16')

with act(s, 'US Chauncey', 'US', '15', 'Chauncey', ret='Royal_George Earl_of_Moira Gloucester', book=b):
    us.say('15, Chauncey con Oneida y cuatro goletas. cinco contra tres, +1')
    us.play('15')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Lake Ontario Control Box')
    assert sea(t, 'Oneida Conquest Scourge us:Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal George', 5) == 'defender lead strikes'
    us.roll('1d6', 5)
    us.say('¿ha salido? yo no veo nada')
    us.roll('1d6', 1)
    br.say('la primera salió, un 5, esa vale; la segunda la olvidamos. Con el 6 se me rinde el Royal George')
    br.drag('Royal_George', 'British Eliminated')
    br.drag('Earl_of_Moira Gloucester', 'Kingston')
    us.say('y ahora mis pérdidas')
    us.roll('1d6', 2)
    us.say('ninguna')
    us.vp(b.due())
    us.discard('15')

with act(s, 'BR Rottenburg', 'British', '25', 'Rottenburg', book=b):
    br.play('25')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'La Prairie')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Isle aux Noix')
    br.say('25, Rottenburg a la isla')
    br.discard('25')

with act(s, 'US Harrison again', 'US', '29', 'Harrison', book=b):
    us.say('29, Harrison sigue hasta Detroit')
    us.play('29')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.undo()
    us.say('se me ha cortado. repito por si acaso')
    us.drag('Harrison us:17th us:19th', 'Detroit')
    us.drag('1st_Kentucky', 'Detroit')
    us.discard('29')

with act(s, 'BR Brock at Lewiston', 'British', '6', 'Brock', flips='1st_NY_Militia', ret='1st_NY_Militia Van_Rensselaer', book=b):
    br.say('6, Brock pasa el río: Lewiston')
    br.play('6')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    br.say('delante los de Terranova. ¿te quedas?')
    us.say('me quedo, no me queda otra')
    assert fight(t, 'British', 'Lewiston', ['Queenston'], 'R.N.R.', '1st NY Militia', 1812, (3, 4)) == 'DR-1'
    br.roll('2d6', 3, 4)
    br.say('7 y 4 son 11, te vas con uno menos')
    goes(t, 'US', 'Lewiston', 'Batavia', came=['Queenston'])
    br.drag('1st_NY_Militia Van_Rensselaer', 'Batavia')
    br.flip('1st_NY_Militia')
    us.say('gracias, que yo no llego ni al ratón')
    br.vp(b.due())
    br.discard('6')

with act(s, 'US Campaign, rains', 'US', laid=False, book=b, free=True):
    us.say('Campaign: Harrison cruza a Sandwich y Dearborn sube por Champlain')
    us.play('Campaign')
    br.say('espera, Heavy Rains: Dearborn en Plattsburg, un solo paso')
    br.play('Heavy Rains')
    us.say('jo')
    us.drag('Harrison us:17th us:19th us:4th', 'Sandwich')
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.vp(b.due())
    br.discard('Heavy Rains')
    us.discard('Campaign')

with act(s, 'BR Procter at Sandwich', 'British', '3', 'Procter', flips='br:1/41st us:4th us:17th Shawnee', ret='Harrison us:4th us:17th us:19th', book=b):
    br.play('3')
    br.say('3: Procter y Tecumseh, todos menos el fuerte, a Sandwich')
    br.drag('Procter Tecumseh br:1/41st Essex Shawnee Wyandot Western_Indians', 'Sandwich')
    us.say('aguanto, delante el 4')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (4, 4)) == 'EX'
    br.roll('2d6', 4, 4)
    br.flip('br:1/41st')
    us.flip('us:4th')
    br.say('segunda ronda, van los shawnee delante')
    us.say('yo el 17')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', 'us:17th', 1812, (6, 3), rnd=2)
    assert r == 'EX', r
    br.roll('2d6', 6, 3)
    br.flip('Shawnee')
    us.say('otra vez túnel, ¿qué salió?')
    br.say('un 9 menos uno de Harrison, cambio. te doy la vuelta yo')
    br.flip('us:17th')
    br.say('tercera: ahora Wyandot')
    us.say('el 19')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], 'Wyandot', 'us:19th', 1812, (6, 5), rnd=3)
    assert r == 'DR', r
    br.roll('2d6', 6, 5)
    br.say('11 menos 1, atrás')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.drag('Harrison us:4th us:17th us:19th', 'Detroit')
    us.vp(b.due())
    br.discard('3')

with act(s, 'US 3rd NY', 'US', '11', book=b):
    us.say('11, el 3 de NY a Schlosser')
    us.play('11')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.discard('11')
    us.say('me bajo en Antequera, seguimos en casa')
end(s)
