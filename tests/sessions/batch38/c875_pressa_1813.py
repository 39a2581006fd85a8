"""Primavera de 1813: a Inês fala depressa e desfaz, o Rui conta tudo depois e arruma as pilhas dos outros."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Inês', br='Rui', what='spring 1813: first player by the dice, landing at Burlington, Yeo against Chauncey, Detroit retaken from a cut-off garrison, Burlington held, heavy rains, a Campaign, Lacolle')
t = s.t
aid18.lay(t, '1813a', False)
t, us, br = s.begin()

s.play('arrivals, dice, deal')
muster(us, '1813a')
muster(br, '1813a')
us.say('dado para a iniciativa, tu somas 2')
us.roll('1d6', 6)
br.roll('1d6', 2)
br.say('4. começas tu')
season(s, '1813', ['52', '43', '46', '38', '44', 'Campaign', 'Heavy Rains', '58'], ['62', '66', '45', '48', '49', '51', 'Contrary Winds', '#56 Grand River Indians'], order='alt')
B = Book(t)
LOAD = 'us:6th us:15th us:16th 1st_Rifles'
TRANS = 'Oneida Madison Conquest Scourge Julia Hamilton Fair_American'


def a():
    room(t.pieces(TRANS), t.pieces(LOAD))
    us.drag('Pike ' + LOAD + ' ' + TRANS, 'York')
    us.undo()
    us.say('ai, Burlington, não York!')
    us.drag('Pike ' + LOAD + ' ' + TRANS, 'Burlington')
    us.vp(B.due())
    us.drag(TRANS, 'Sackets Harbour')
    us.say('embarcar 1, navegar 1, assalto 2, voltar 1 = 5')


assert not units(t, 'Burlington')
turn(s, 'US', '43', 'Pike com 4 e os barcos', a, 'psmd', leader='Pike', sea='Pike ' + LOAD, book=B)

YEO = 'Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester'
turn(s, 'British', '66', ('', 'Yeo sai com os sete navios. lago: +2'), lambda: br.drag(YEO, 'Lake Ontario Control Box'), 'pmdtv', leader='Yeo', book=B)

CH = 'Chauncey Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'


def a():
    us.drag(CH, 'Lake Ontario Control Box')
    A, Dn = CH.replace('Chauncey ', ''), YEO.replace('Yeo ', '')
    assert sea(t, A, Dn, 'Madison', 'Royal_George', 4, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 4)
    br.say('10 contra 7 +1, o Yeo -1: 4. um passo cada, ficas com o lago')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag(YEO, 'Kingston')
    us.vp(B.due())


turn(s, 'US', '46', 'Chauncey, com tudo', a, 'psmd', leader='Chauncey', flips='Madison Royal_George', ret=YEO, book=B)
turn(s, 'British', '48', ('', 'Royal George consertado em Kingston'), lambda: br.flip('Royal_George'), 'mpdt', flips='Royal_George', book=B)


def a():
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.say('Essex sem abastecimento: estrada cortada em Burlington, o lago é meu')
    hit(s, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex', (2, 3), 'DR', half='d')
    us.roll('2d6', 2, 3)
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',)) if 0 else None
    us.drag([t.find('Essex').id], 'Sandwich')
    us.vp(B.due())


turn(s, 'US', '38', 'Harrison a Detroit', a, 'psmd', leader='Harrison', ret='Essex', book=B)


def a():
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.march('Rottenburg 104th 1/R._Scots 10th_R.V.', 'Smiths Creek', 'York')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V. R.N.R. York_Militia', 'Burlington')
    hit(s, 'British', 'Burlington', 'York', 'R.N.R.', '1st_Rifles'.replace('_', ' '), (3, 4), 'AR')
    br.roll('2d6', 3, 4)
    us.say('17 contra 14, Pike -1: 6, recuas')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V. R.N.R. York_Militia', 'York')


turn(s, 'British', '45', ('', 'que azar. volto para York'), a, 'pmdt', leader='Rottenburg', pick='R.N.R. York_Militia', book=B)


def a():
    us.drag('us:24th 2nd_Kentucky', 'Upper Sandusky')
    us.undo()
    us.drag('us:24th 2nd_Kentucky', 'Ft. Findlay')
    us.drag('us:24th 2nd_Kentucky', 'Ft. Meigs')


turn(s, 'US', '58', 'dois homens para Meigs', a, 'psmd', book=B)

s.play('BR Prevost, heavy rains')
br.play('62')
br.say('Prevost com 4/R. Scots, 13th, 70th e 89th até Prescott')
us.play('Heavy Rains')
us.say('chuva! só um espaço')
br.drag('Prevost 4/R._Scots br:13th 70th 89th', 'Trois-Rivieres')
us.discard('Heavy Rains')
br.discard('62')


def a():
    us.march('Scott 20th 23rd 25th 29th', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Hampton us:11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')


s.play('US Campaign')
us.play('Campaign')
us.say('Scott a Sackets e Hampton a Lacolle')
assert not units(t, 'Lacolle')
a()
us.vp(B.due())
us.discard('Campaign')
B.ok()


def a():
    br.each('103rd Voltigeurs', 'Lacolle')
    hit(s, 'British', 'Lacolle', 'Isle aux Noix', '103rd', 'us:11th', (6, 6), 'DR-1')
    br.roll('2d6', 6, 6)
    br.say('doze! menos 1 da floresta')
    br.flip('us:11th')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ('Isle aux Noix',))
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')


turn(s, 'British', '49', ('', ''), a, 'pmwd', flips='us:11th', ret='Hampton us:11th 4th_NY_Militia', book=B)
turn(s, 'US', '44', 'o 11 volta inteiro', lambda: us.flip('us:11th'), 'spmd', flips='us:11th', book=B)
assert supplied(t, 'US', 'Champlain NY')


def a():
    assert not units(t, 'Queenston', 'US')
    br.drag('br:Mohawk' if 0 else [p for p in t.at('British Holding Box') if p.name == 'Mohawk'], 'Queenston')


turn(s, 'British', '#56 Grand River Indians', ('', 'os Mohawk aparecem em Queenston'), a, 'mpdt', build=True, book=B)
turn(s, 'US', '52', 'Dearborn fica; o depósito em Sackets', lambda: us.put('US Supply Depot', 'Sackets Harbour'), 'psmd', book=B)
turn(s, 'British', '51', 'guardo uma', None, 'hs', book=B)
s.done()
