"""Bia (US, quase muda) e Caio (British, distraído): primavera de 1814. Scott leva seis unidades com uma estrela; o britânico guarda uma terceira carta."""
from aid26b import *

s = S('dev-1812-faults', us='Bia', br='Caio', what='spring 1814: Scott (one star) leads six units to Ft. Niagara; the British hold a third card in one hand')
t = s.t
aid18.lay(t, '1814a')
t.lay('us:9th us:11th 21st 22nd', 'Buffalo', 'US')
t.lay_vp(label(position(t)))
hands(t, ['91', '101', '85', '79', '103', '94', '88'], ['86', '78', '92', '83', '100', '105', '81'])
rest(t, 1814, 4)
t, us, br = s.begin()
b = Book(t)

br.say('oi Bia, começo eu em 1814')
with act(s, 'BR Yeo', 'British', '86', leader='Yeo', book=b):
    br.say('86, Yeo no lago com os quatro grandes')
    br.play('86')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('86')

s.play('US Scott')
us.say('91 Scott')
us.play('91')
way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
with s.fault('3.33 8.41 8.31(2)', 'Scott, one star, moves six units: 9th, 11th, 21st, 22nd, NY Volunteers, Seneca', 'stars'):
    us.drag('Scott us:9th us:11th 21st 22nd NY_Volunteers_1814 Seneca', 'Lewiston')
    us.drag('Scott us:9th us:11th 21st 22nd NY_Volunteers_1814 Seneca', 'Ft. Niagara')
br.say('o 100 fica no forte, 2+2')
us.roll('2d6', 2, 4)
assert duel(t, 'US', 'Ft. Niagara', 'Lewiston', 'us:9th', '100th', (2, 4)) == 'DR-2'
us.say('12')
br.drag('100th', 'British Eliminated')
us.discard('91')
b.ok()

with act(s, 'BR guarda', 'British', '105', hold=True, book=b):
    br.say('guardo uma')
    br.hold('105')

with act(s, 'US Superior', 'US', '85', build=True, book=b):
    us.play('85')
    us.drag('Superior', 'Sackets Harbour')
    us.say('fragata, 2')
    us.discard('85')

with act(s, 'BR Drummond', 'British', '92', leader='Drummond', book=b):
    br.say('92, Drummond com o 104 e os fuzileiros pra York, não, Burlington')
    br.play('92')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('Drummond 104th 2/R._Marines', 'York')
    br.drag('104th 2/R._Marines', 'Burlington')
    br.drag('Drummond', 'Burlington')
    br.discard('92')

with act(s, 'US depósito', 'US', '101', build=True, book=b):
    us.play('101')
    assert supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('101')

with act(s, 'BR guarda de novo', 'British', '81', hold=True, book=b):
    br.say('guardo outra')
    br.hold('81')

with act(s, 'US Izard', 'US', '88', leader='Izard', book=b):
    us.play('88')
    us.say('88 Izard')
    us.drag('Izard us:6th us:13th 15th', 'Champlain NY')
    us.discard('88')

with act(s, 'BR Riall', 'British', '78', leader='Riall', book=b):
    br.say('78, Riall e os escoceses pra Queenston')
    br.play('78')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.discard('78')

UF = 'General_Pike Madison Sylph Oneida Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '103', leader='Chauncey', flips='General_Pike Royal_George Wolfe', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira',
         fights={'General Pike': 'Lake Ontario Control Box'}, book=b):
    us.play('103')
    us.drag('Chauncey ' + UF, 'Lake Ontario Control Box')
    us.roll('1d6', 3)
    assert sea(t, UF, 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike', 'Royal_George', 3, dl=1) == 'A1 D2 att'
    us.say('8:4 +2, A B +1, Yeo -1. 5')
    br.say('ai. volto pra Kingston')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.vp(b.due())
    us.discard('103')

with act(s, 'BR guarda a terceira', 'British', '100', hold=True, book=b):
    with s.fault('7.34', 'the British hold a third card in the same hand', ''):
        br.say('e guardo esta')
        br.hold('100')

with act(s, 'US guarda', 'US', '94', hold=True, book=b):
    us.hold('94')

with act(s, 'BR conserta', 'British', '83', build=True, flips='Royal_George Wolfe', book=b):
    br.say('83, conserto os dois')
    br.play('83')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.discard('83')

with act(s, 'US Macomb', 'US', '79', leader='Macomb', book=b):
    us.play('79')
    us.say('79 Macomb')
    us.drag('Macomb 29th 30th', 'Champlain NY')
    us.discard('79')
br.say('até amanhã')
s.done()
