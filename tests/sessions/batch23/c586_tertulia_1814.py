"""The last autumn in Spanish: one talks all the time about other things, the other is pedantic; Ghent and New Orleans."""
from aid23a import *

s, t, us, br = start('1814b', 'Paco', 'Doña Remedios', 'Autumn 1814 to the end of the game: landing, Lake Champlain, builds, Treaty of Ghent as the last card, New Orleans held',
                     ['Battle of New Orleans', '86', '92', '95', '98', '96', '84', '100'], ['Treaty of Ghent', '82', '87', '90', '101', '97', '103', '99'], gone=20)
b = Book(t)

with act(s, 'BR 82 Prevost', 'British', card='82', leader='Prevost', book=b):
    br.say('Carta 82. Prevost con seis regimientos a Isle aux Noix, seis puntos exactos: Trois-Rivières, Sorel, Chambly, St-Jean.')
    br.play('82')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US 86 Brown lands at Ft. Niagara', 'US', card='86', leader='Brown', sea='Brown us:9th us:11th us:21st', ret='100th', book=b):
    us.say('ay, qué calor hace. la 86, Brown se embarca: la Pike, la Madison y el Oneida con tres regimientos. ¿le conté lo de mi cuñado?')
    us.play('86')
    us.drag('Brown us:9th us:11th us:21st General_Pike ship:Madison Oneida', 'Ft. Niagara')
    room(t.pieces('General_Pike ship:Madison Oneida', us), t.pieces('us:9th us:11th us:21st', us))
    br.say('Desembarco: -1. Doce contra dos y fuerte dos, 3:1. Resisto.')
    war(t, 'US', 'Ft. Niagara', None, 'us:11th', '100th', (5, 5), 'DR-2', landing=True)
    us.roll('2d6', 5, 5)
    us.say('diez, más dos, más Brown, menos uno. ¡doce!')
    br.drag('100th', 'British Eliminated')
    us.vp(b.due())
    us.discard('86')

with act(s, 'BR 87 Glengarry', 'British', card='87', book=b):
    br.say('Carta 87. Glengarry a Ft. George.')
    br.play('87')
    br.drag('Glengarry', 'Ft. George')
    br.discard('87')

with act(s, 'US 95 Perry', 'US', card='95', leader='Perry', book=b):
    us.say('la 95, Perry al lago. mi cuñado quería una barca, ¿sabe?')
    us.play('95')
    us.drag('Perry ship:Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
    us.discard('95')
    us.vp(b.due())

with act(s, 'BR 103 Downie', 'British', card='103', leader='Downie', book=b):
    br.say('Carta 103. Downie, Chubb y Finch al lago Champlain. Dos puntos.')
    br.play('103')
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.discard('103')

with act(s, 'US 96 three sloops', 'US', card='96', ret='Downie Chubb Finch', flips='Montgomery Chubb', fights={'Montgomery': 'Lake Champlain Control Box'}, book=b):
    us.say('la 96 y tres balandras. a la barca de mi cuñado le pusieron Montgomery, no, Margarita')
    us.play('96')
    us.drag('Montgomery Preble President', 'Lake Champlain Control Box')
    br.say('Tres contra dos +1, clase -1. Chubb al frente.')
    atsea(t, 'Montgomery Preble President', 'Chubb Finch', 'Montgomery', 'Chubb', 4, 'A1 D1 att')
    us.roll('1d6', 4)
    us.say('¡cuatro!')
    us.flip('Montgomery')
    us.drag('Montgomery', 'Plattsburg')
    br.flip('Chubb')
    br.drag('Downie Chubb Finch', 'Isle aux Noix')
    us.vp(b.due())
    us.discard('96')

with act(s, 'BR 90 builds', 'British', card='90', build=True, book=b):
    br.say('Carta 90, valor 2: la fragata Confiance en Isle aux Noix.')
    br.play('90')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('90')

with act(s, 'US 92 builds', 'US', card='92', build=True, book=b):
    us.say('la 92: la Superior, dos, y la Jefferson, una. en Sackets')
    us.play('92')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.drag('ship:Jefferson', 'Oswego')
    us.say('ahí no')
    us.drag('ship:Jefferson', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR 99 Champlain NY', 'British', card='99', book=b):
    br.say('Carta 99, dos unidades: Buffs y 5.º por Lacolle a Champlain. Un punto.')
    br.play('99')
    br.drag('3rd_(Buffs) br:5th', 'Lacolle')
    br.drag('3rd_(Buffs) br:5th', 'Champlain NY')
    br.vp(b.due())
    br.discard('99')

with act(s, 'US 98 Macomb', 'US', card='98', leader='Macomb', ret='3rd_(Buffs) br:5th', flips='3rd_(Buffs)', book=b):
    us.say('la 98, Macomb con el 6, el 13 y el 15. y entonces la barca se hundió, claro')
    us.play('98')
    us.drag('Macomb us:6th us:13th us:15th', 'Champlain NY')
    br.say('Resisto, Buffs al frente. Bosque.')
    war(t, 'US', 'Champlain NY', 'Plattsburg', 'us:6th', '3rd (Buffs)', (6, 6), 'DR-1')
    us.roll('2d6', 6, 6)
    br.say('Doce menos uno. Me retiro un espacio.')
    br.drag('3rd_(Buffs) br:5th', 'Lacolle')
    br.flip('3rd_(Buffs)')
    us.vp(b.due())
    us.discard('98')

with act(s, 'BR 101 Lincoln', 'British', card='101', book=b):
    br.say('Carta 101. Lincoln a Ft. George, por si acaso.')
    br.play('101')
    br.drag('Lincoln', 'Ft. George')
    br.discard('101')

s.play('US holds New Orleans')
us.say('esta la guardo boca abajo, que es para el postre')
us.hold('Battle of New Orleans')

with act(s, 'BR 97 UC Militia', 'British', card='97', book=b):
    br.say('Carta 97. Milicia del Alto Canadá a Prescott.')
    br.play('97')
    br.march('Upper_Canada_Militia', "Crysler's Farm", 'Prescott')
    br.discard('97')

with act(s, 'US 84', 'US', card='84', book=b):
    us.say('la 84, el 34 a Utica, o a donde iba mi cuñado')
    us.play('84')
    us.drag('34th', 'Utica')
    us.discard('84')

s.play('BR Treaty of Ghent')
br.say('Tratado de Gante, mi última carta: no pierdo nada.')
assert [c.name for c in t.hand('British')] == ['Treaty of Ghent']
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')

s.play('US Battle of New Orleans')
us.say('¡y el postre! Nueva Orleans, dos puntos. me queda una carta, para usted')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
br.say('Todas mis unidades tienen suministro, las suyas también. Fin.')
b.ok()
s.done()
