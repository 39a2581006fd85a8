"""Portuguese. Joaquim tells each battle out of order and turns pieces late; Inês deals in parts, asks for the marker, drops her cards straight on the pile. Spring 1814 from the arrivals on."""
from aid21a import *

s = start('1814a', 'Inês', 'Joaquim', [], [], 'Spring 1814: arrivals, the deal without the treaty, frigates, Bladensburg, Brown on the Niagara (a retreat before combat, a fight of two rounds), Ontario won and lost, New Orleans held back', arrived=False)
t = s.t
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)

s.play('arrivals')
us.say('os meus reforços, sítio a sítio')
muster(us, '1814a')
br.say('agora eu')
muster(br, '1814a')
us.say('o tratado fica de fora até ao outono. cartas: cinco e depois quatro')

s.play('deal')
U = ['82', '86', '93', '95', '74', '77', '90', 'Battle of New Orleans', '99']
B = ['76', '79', 'Bladensburg', '83', '85', '91', '88', '101', '96']
deal(t, us, 1814, *U[:5])
deal(t, br, 1814, *B[:5])
br.say('falta')
deal(t, br, 1814, *B[5:])
deal(t, us, 1814, *U[5:])
assert hand_sizes(t) == (9, 9)
us.say('nove e nove. o inglês abre o ano todo')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76 para estaleiro')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.say('fragata 2, e o Linnet 1')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US builds', 'US', '82', build=True, book=b):
    us.say('82 igual: Superior (2) e Jefferson (1)')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.drop_discard('82')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('Bladensburg como evento, a Casa Branca a arder, 2 pontos')
    br.play('Bladensburg', to='Cards Used for VPs', at=t.m.spots['Cards Used for VPs'])
    us.say('o marcador, por favor')
    br.vp(b.due(-2))

with act(s, 'US Brown to Buffalo', 'US', '86', leader='Brown', book=b):
    us.say('86, Brown leva cinco regimentos: Rome 2, Utica 3, Canandaigua 4, Batavia 5, Buffalo 6')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march('Brown us:9th 11th 21st 22nd 25th', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drop_discard('86')

with act(s, 'BR Riall', 'British', '79', leader='Riall', pick='Lincoln', book=b):
    br.play('79')
    br.say('Riall a Chippawa, apanha os Lincoln')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('79')

with act(s, 'US Brown at Ft. Erie', 'US', '93', leader='Brown', ret='1/41st', book=b):
    us.say('93, Brown e tudo o que há em Buffalo atravessa')
    us.drag('Brown Scott us:9th 11th 21st 22nd 25th NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('fico no forte')
    us.say('26 contra 6, o 9.º à frente')
    F(s, 'US', 'Ft. Erie', 'Buffalo', 'us:9th', '1/41st', (4, 4), 'DR', 1814)
    us.roll('2d6', 4, 4)
    us.say('+3, classe -1, rio -1, Brown +1: dez')
    us.drop_discard('93')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('1/41st', 'Chippawa')
    us.vp(b.due())

with act(s, 'BR Drummond', 'British', '83', leader='Drummond', book=b):
    br.play('83')
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('Drummond', 'York')
    br.say('Drummond e dois')
    br.drag('104th 2/R._Marines', 'York')
    br.discard('83')

with act(s, 'US Brown at Chippawa', 'US', '95', leader='Brown', ret='1/41st 1/R._Scots br:89th Lincoln Riall', book=b):
    us.say('95, Brown para Chippawa. os voluntários ficam no forte, Scott também')
    us.drag('Brown us:9th 11th 21st 22nd 25th Seneca', 'Chippawa')
    br.say('recuo antes do combate, para Queenston')
    br.drag('Riall 1/41st 1/R._Scots 89th Lincoln', 'Queenston')
    us.vp(b.due())
    us.drop_discard('95')

with act(s, 'BR Riall attacks Chippawa', 'British', '85', leader='Riall', flips='1/41st us:9th',
         fights={n: 'Chippawa' for n in ('Riall', '1/41st', '1/R. Scots', '89th', 'Lincoln')}, book=b):
    br.play('85')
    br.drag('Riall 1/41st 1/R._Scots 89th Lincoln', 'Chippawa')
    us.say('não saio daqui')
    F(s, 'British', 'Chippawa', 'Queenston', '1/41st', 'us:9th', (6, 3), 'EX', 1814)
    br.roll('1d6', 4)
    br.say('ai, o botão errado. dois dados')
    br.roll('2d6', 6, 3)
    us.say('17 contra 22: -2, classe +1, Brown -1: sete. troca, o meu 9.º')
    us.flip('9th')
    br.flip('1/41st')
    br.say('outra vez! agora os Scots')
    F(s, 'British', 'Chippawa', 'Queenston', '1/R. Scots', 'us:11th', (5, 4), 'AR', 1814, rnd=2)
    br.roll('2d6', 5, 4)
    br.say('12 contra 20, seis... volto para Queenston')
    br.discard('85')
    br.drag('Riall 1/41st 1/R._Scots 89th Lincoln', 'Queenston')

with act(s, 'US Chauncey', 'US', '90', leader='Chauncey', book=b):
    us.say('90: Chauncey ao lago com Superior, Pike, Madison e Oneida')
    us.drag('Chauncey Superior General_Pike Madison Oneida', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.drop_discard('90')

with act(s, 'BR Yeo', 'British', '96', leader='Yeo', flips='Prince_Regent Superior', ret='Chauncey Superior General_Pike Madison Oneida',
         fights={'Prince Regent': 'Lake Ontario Control Box'}, book=b):
    br.play('96')
    br.say('Yeo com sete velas')
    br.drag('Yeo Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    N(s, 'British', 'Prince_Regent Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith', 'Superior General_Pike Madison Oneida',
      'Prince Regent', 'Superior', 2, 'A1 D1 att', al=1)
    br.roll('1d6', 2)
    br.say('+1 navios, +1 Yeo: quatro, um dano cada e o lago é meu')
    us.drag('Chauncey Superior General_Pike Madison Oneida', 'Sackets Harbour')
    us.flip('Superior')
    br.drag('Prince_Regent', 'Kingston')
    br.flip('Prince_Regent')
    br.vp(b.due())
    br.discard('96')

s.play('US holds New Orleans')
us.say('esta guardo')
us.hold('Battle of New Orleans')

with act(s, 'BR restores', 'British', '88', flips='1/41st', book=b):
    supply_ok(t, 'British', 'Queenston')
    br.say('88: o 41.º outra vez inteiro, em Queenston')
    br.play('88')
    br.flip('1/41st')
    br.discard('88')
    us.say('paramos aqui? já é tarde')
    br.say('sim, até amanhã')
s.done()
