"""Mate and haste against pedantry, Rioplatense: he throws his cards straight on the pile, she lays hers face down and turns them at the end,
keeps the points for both and moves the marker step by step. Spring and autumn of 1812 up to the winter."""
from aid34a import *

s = Session('dev-1812-faults', us='Martin', br='Lucia', what='1812 spring and autumn whole; Rioplatense Spanish')
t, us, br = s.begin()
d = Duo(s, ('dd', 'hid'))


def paso(p, *ws):
    for w in ws:
        p.vp(w)


with d.on('US', '32', 'US Dearborn', 'dale, 32 Dearborn', 'Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.drag('Dearborn us:6th us:13th', 'Oswego')
with d.on('British', '2', 'BR Prevost', 'Boca abajo: carta 2, tres puntos, activo a Prevost', 'Prevost', pick='br:8th'):
    br.drag('Prevost 100th', 'Trois-Rivieres')
    br.drag('Prevost 100th', 'Montreal')
    br.say('levanta el 8th en Montreal')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost 100th br:8th', 'Cornwall')
with d.on('US', '13', 'US 4th NY', '13'):
    us.drag('4th_NY_Militia', 'Champlain NY')
with d.on('British', '8', 'BR Erie', 'Carta 8: Queen Charlotte y Hunter al lago. Dos puntos, uno, dos', vp=False):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    paso(br, 'British 1', 'British 2')
d.book.ok()
with d.on('US', '12', 'US Hull', 'Hull cruza!!', 'Hull', by=br):
    us.drag('Hull us:4th 1st_Ohio', 'Sandwich')
    us.say('uy, el mate se me cayo')
with d.on('British', '5', 'BR Brock', 'Carta 5, Brock con el R.N.R., seis puntos exactos', 'Brock'):
    way('York', 'Burlington', "Brant's Ford", 'Oxford', 'London')
    br.march('Brock R.N.R.', 'Burlington', "Brant's Ford", 'Oxford', 'London')
with d.on('US', '4', 'US 3rd Ohio', '3rd ohio'):
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.undo()
    us.drag('3rd_Ohio', 'Ft. Findlay')
with d.on('British', '10', 'BR Procter', 'Carta 10, Procter y los suyos a Sandwich', 'Procter', ret='Hull us:4th 1st_Ohio'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    us.say('ni loco, me vuelvo a Detroit')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull us:4th 1st_Ohio', 'Detroit')
with d.on('US', '19', 'US Oneida', 'Oneida al lago, 2 para mi', by=br):
    us.drag('Oneida', 'Lake Ontario Control Box')
with d.on('British', '20', 'BR Ontario', 'Carta 20: Royal George y Earl of Moira contra el Oneida', vp=False, ret='Oneida', flips='ship:Royal_George'):
    br.drag('ship:Royal_George ship:Earl_of_Moira', 'Lake Ontario Control Box')
    assert sea(t, 'ship:Royal_George ship:Earl_of_Moira', 'Oneida', 'ship:Royal_George', 'Oneida', 4) == 'defender lead strikes'
    br.roll('1d6', 4)
    br.say('4 + 2 = 6, el Oneida arria la bandera')
    us.drag('Oneida', 'US Eliminated')
    br.roll('1d6', 4)
    br.say('y un paso para mi: Royal George, a Kingston')
    br.flip('ship:Royal_George')
    br.drag('ship:Royal_George', 'Kingston')
    paso(br, 'British 2', 'British 4')
d.book.ok()
with d.on('US', '27', 'US 2nd NY', '27 1 op'):
    us.drag('2nd_NY_Militia', 'Cape Vincent')
with d.on('British', '17', 'BR Norfolk', 'Carta 17, Norfolk Militia'):
    br.drag('Norfolk', 'Ft. Erie')
with d.on('US', '30', 'US 1st NY', 'y la 30'):
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
with d.on('British', 'Declaration of War', 'BR Frontenac', 'La Declaracion, un punto: Frontenac'):
    way('Kingston', 'Gananoque', 'Prescott')
    br.march('Frontenac', 'Gananoque', 'Prescott')

s.play('spring over, arrivals')
br.say('Fin de primavera. Los barcos quedan en los lagos. Britanicos 4.')
muster(us, '1812b', True)
us.say('listo lo mio')
br.turn('Summer-Autumn 1812')
muster(br, '1812b', False)
assert not full(t, 'US', '1812b') and not full(t, 'British', '1812b')
s.play('deal')
for a, b in zip(('Death of Brock', '6', '26', '16', '28', '15', '31'), ('22', '23', '18', '#9 Brock and Tecumseh', '25', '14', '21')):
    deal(t, us, 1812, a)
    deal(t, br, 1812, b)

with d.on('US', '16', 'US Harrison', 'HARRISON', 'Harrison'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
with d.on('British', '22', 'BR repair', 'Carta 22, valor naval: reparo el Royal George en Kingston', flips='ship:Royal_George', build=True):
    br.flip('ship:Royal_George')
with d.on('US', '6', 'US Dearborn', '6, Dearborn', 'Dearborn'):
    way('Oswego', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
with d.on('British', '#9 Brock and Tecumseh', 'BR Brock', 'La 9 como dos puntos: Brock a Sandwich', 'Brock'):
    way('London', 'Thamesville', 'Sandwich')
    br.march('Brock R.N.R.', 'Thamesville', 'Sandwich')
with d.on('US', 'Death of Brock', 'US Death of Brock', 'chau Brock jajaja', flips='Brock', free=True):
    us.flip('Brock')
with d.on('British', '23', 'BR Procter at Detroit', 'Carta 23. Procter y Tecumseh cruzan a Detroit', 'Procter', vp=False,
          ret='Hull us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan Adams', flips='1/41st us:4th'):
    br.drag('Procter Tecumseh 1/41st Essex R.N.R. Shawnee Wyandot', 'Detroit')
    us.say('me quedo. Lead 4th')
    d.bat('British', 'Detroit', ['Sandwich'], '1/41st', 'us:4th', (4, 5), 'EX')
    br.roll('2d6', 4, 5)
    br.say('EX: 1/41st y 4th, un paso cada uno. Segunda ronda, mi lead el R.N.R.')
    br.flip('1/41st')
    br.flip('us:4th')
    d.bat('British', 'Detroit', ['Sandwich'], 'R.N.R.', 'us:Detachment', (5, 5), 'DR', rnd=2)
    br.roll('2d6', 5, 5)
    us.say('la pucha. a Frenchtown')
    goes(t, 'US', 'Detroit', 'Frenchtown', ('Sandwich',))
    us.drag('us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan Hull', 'Frenchtown')
    us.drag('ship:Adams', 'Buffalo')
    paso(br, 'British 5', 'British 6', 'British 7')
d.book.ok()
with d.on('US', '26', 'US Harrison takes it back', '26 Harrison vuelve con todo', 'Harrison', by=br,
          ret='Procter Tecumseh 1/41st Essex R.N.R. Shawnee Wyandot'):
    way('Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 1st_Ohio 2nd_Ohio us:Detachment Michigan', 'Detroit')
    d.bat('US', 'Detroit', ['Frenchtown'], 'us:17th', 'R.N.R.', (6, 4), 'DR')
    us.roll('2d6', 6, 4)
    us.say('10 pelado!')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('1/41st Essex R.N.R. Shawnee Wyandot Tecumseh Procter', 'Sandwich')
with d.on('British', '18', 'BR restore', 'Carta 18: restauro el 1/41st, que esta en Sandwich y con suministro', flips='1/41st'):
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')
with d.on('US', '28', 'US Chauncey', '28 chauncey', 'Chauncey', by=br, ret='ship:Earl_of_Moira'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    assert sea(t, 'Conquest Scourge Growler Pert', 'ship:Earl_of_Moira', 'Conquest', 'ship:Earl_of_Moira', 5) == 'defender lead strikes'
    us.roll('1d6', 5)
    us.roll('1d6', 1)
    us.say('se hundio, y yo ni un rasguno')
    br.drag('ship:Earl_of_Moira', 'British Eliminated')
with d.on('British', '25', 'BR Vincent', 'Carta 25, Vincent', 'Vincent'):
    br.march('Vincent 49th 10th_R.V.', 'Gananoque', 'Prescott')
with d.on('US', '15', 'US two from Albany', '15, 5to y 9no'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:5th us:9th', 'Plattsburg')
with d.on('British', '14', 'BR Voltigeurs', 'Carta 14, Voltigeurs: 3, 1 y 1'):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')
d.hold('US', '31', 'la guardo')
d.hold('British', '21', 'Guardo la ultima')

s.play('fleets go home')
br.say('Fase de retorno de flotas')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
d.book.ok()
s.play('check')
br.say('Control: Erie -2, Ontario +2. Detroit sigue nuestro... digo, suyo. Todo en %s' % ('cero' if tracked(t) == 0 else label(tracked(t))))
br.turn('Winter 1812-13')
stop(d)
s.done()
