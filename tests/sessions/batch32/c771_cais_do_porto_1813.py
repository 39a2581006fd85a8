"""Brazilian Portuguese. Tonico lays his cards face down and turns them up when the move is over; the one who is attacked throws the dice; Zuleide books the points of both and is always
one play behind with them. Ships built are dropped beside the harbour first. Crews are dragged before their ships."""
from aid32b import *

s = Session('dev-1812-faults', us='Zuleide', br='Tonico', what='Spring 1813, Portuguese: yards on Lake Erie, Perry against Barclay, a landing at Burlington, Vincent out of supply, Ft. George taken over the river, Contrary Winds, Nancy on Huron, Rottenburg repulsed, Campaign with two battles')
t = s.t
summer_1813(t)
no_marks(t)
t.lay('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_vp(label(position(t)))
hands2(t, ['42', '46', '50', '53', '60', 'Campaign@1813', '47'], ['44', '48', '51', '55', '58', '63', 'Contrary Winds'])
burn_to(t, 1813, 2)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 46: Presque Isle', 'US', '46', build=True, book=book):
    us.say('46, tres de estaleiro: Lawrence, Niagara, Ariel e Scorpion')
    us.play('46')
    us.drag('Lawrence', 'Erie PA', at='beside')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('46')

with act(s, 'BR 44: the Brock at York', 'British', '44', build=True, book=book):
    br.play('44', reveal=False)
    br.drag('ship:Brock', 'York')
    br.reveal('44')
    br.say('corveta Brock em York, um de estaleiro')
    br.discard('44')

with act(s, 'US 53: Perry', 'US', '53', 'Perry', pick='', ret='Queen_Charlotte Hunter Barclay', flips='Lawrence Queen_Charlotte Hunter'):
    us.play('53')
    us.say('Perry sai. quatro navios, Lawrence na frente')
    us.drag('Perry', 'Lake Erie Control Box')
    us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    assert seafight(t, 'Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte Hunter', 'Lawrence', 'Queen Charlotte', 1, CMD['Perry'][1], CMD['Barclay'][1]) == 'A1 D2 att'
    br.roll('1d6', 1)
    br.say('1 + 4 = 5. voce perde um passo, eu dois')
    br.flip('Queen_Charlotte Hunter')
    br.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.drag('Barclay', 'Ft. Malden')
    br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
    us.discard('53')

with act(s, 'BR 51: the Nancy', 'British', '51'):
    br.play('51', reveal=False)
    br.drag('Nancy', 'Lake Huron Control Box')
    br.reveal('51')
    us.say('faltou o Erie: tirando dois teus, botando dois meus')
    us.vp(label(position(t) + book.off + 2))
    br.discard('51')

with act(s, 'US 42: Chauncey lands Pike at Burlington', 'US', '42', 'Chauncey', free=True):
    us.vp(label(position(t) + book.off))
    us.say('e dois pelo Huron pra voce. agora a 42: Chauncey busca Pike em Sackets')
    us.play('42')
    us.drag('Madison Oneida Chauncey', 'Sackets Harbour')
    room(t.pieces('Madison Oneida'), t.pieces('us:6th us:15th'))
    us.drag('Pike us:6th us:15th', 'Burlington')
    us.drag('Madison Oneida Chauncey', 'Burlington')
    us.say('desembarque em Burlington, vazio. e os navios voltam pro lago: 1+1+1+2+1')
    us.drag('Madison Oneida Chauncey', 'Lake Ontario Control Box')
    us.discard('42')

with act(s, 'BR 48: Vincent tries to get his road back', 'British', '48', 'Vincent', fights={'Vincent': 'Burlington', '8th': 'Burlington', '49th': 'Burlington'}, book=book):
    us.vp(book.due())
    us.say('Burlington: dois')
    br.play('48', reveal=False)
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag('8th 49th', 'Stoney Creek')
    br.drag('Vincent', 'Stoney Creek')
    br.drag('8th 49th Vincent', 'Burlington')
    br.say('49 na frente. sem abastecimento, 5 contra 8')
    assert duel(t, 'British', 'Burlington', 'Stoney Creek', '49th', 'us:6th', (2, 6), half='a') == 'AR'
    us.roll('2d6', 2, 6)
    us.say('8 - 2 = 6. volta')
    br.drag('8th 49th Vincent', 'Stoney Creek')
    br.reveal('48')
    br.discard('48')

with act(s, 'US 50: over the Niagara into an empty fort', 'US', '50'):
    us.play('50')
    way('Ft. Niagara', 'Ft. George')
    us.drag('us:13th', 'Ft. George')
    us.drag('18th', 'Ft. George')
    us.say('Ft. George vazio! 13 e 18 passam o rio')
    us.discard('50')

with act(s, 'BR 55: Rottenburg from Kingston', 'British', '55', 'Rottenburg',
         fights={'Rottenburg': 'Burlington', '104th': 'Burlington', '1/R. Scots': 'Burlington', '10th R.V.': 'Burlington'}, book=book):
    us.vp(book.due())
    us.say('Ft. George: tres')
    br.play('55', reveal=False)
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('104th 1/R._Scots 10th_R.V. Rottenburg', 'Smiths Creek')
    br.drag('104th 1/R._Scots 10th_R.V. Rottenburg', 'York', at='beside')
    br.drag('104th 1/R._Scots 10th_R.V. Rottenburg', 'Burlington')
    br.say('os Royal Scots na frente')
    us.say('15')
    assert duel(t, 'British', 'Burlington', 'York', '1/R. Scots', 'us:15th', (3, 4)) == 'AR'
    us.roll('2d6', 4, 3)
    us.say('7, e Pike tira um: 6')
    br.drag('104th 1/R._Scots 10th_R.V. Rottenburg', 'York')
    br.reveal('55')
    br.discard('55')

with act(s, 'US 60: Chauncey again, against the wind', 'US', '60', 'Chauncey', book=book, free=True):
    us.play('60')
    us.say('60: Chauncey vai buscar o 16 em Sackets')
    us.drag('Madison Chauncey', 'Sackets Harbour')
    br.play('Contrary Winds')
    br.say('vento contrario. volta tudo')
    us.drag('Madison Chauncey', 'Lake Ontario Control Box')
    us.discard('60')
    br.discard('Contrary Winds')

with act(s, 'BR 58: the mends at Ft. Malden', 'British', '58', build=True, flips='Queen_Charlotte Hunter', book=book):
    br.play('58', reveal=False)
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
    br.reveal('58')
    br.say('58: dois consertos em Malden')
    br.discard('58')

with act(s, 'US Campaign: Van Rensselaer, then Harrison', 'US', 'Campaign', free=True, ret='Norfolk Essex'):
    us.say('Campaign: Van Rensselaer em Buffalo e Harrison em Meigs. Van Rensselaer primeiro')
    us.play('Campaign')
    way('Buffalo', 'Ft. Erie')
    us.drag('us:5th 12th us:14th Van_Rensselaer', 'Ft. Erie')
    us.say('14 na frente. e tu sem abastecimento: 2')
    br.say('fico')
    assert duel(t, 'US', 'Ft. Erie', 'Buffalo', 'us:14th', 'Norfolk Militia', (3, 4), half='d') == 'DR'
    br.roll('2d6', 4, 3)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('Norfolk', 'Chippawa')
    us.say('agora Harrison sobre Detroit')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    assert duel(t, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (2, 3), half='d') == 'DR'
    br.roll('2d6', 2, 3)
    br.say('5 e 5 dez. atravesso')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.discard('Campaign')

with act(s, 'BR 63: Drummond', 'British', '63', 'Drummond', book=book):
    us.vp(book.due())
    us.say('Ft. Erie dois, Detroit tres que eram teus')
    br.play('63', reveal=False)
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Drummond', 'Prescott')
    br.drag('LC_Militia', 'Cornwall')
    br.reveal('63')
    br.say('63: Drummond desce a Prescott e deixa a milicia em Cornwall')
    br.discard('63')

with act(s, 'US holds', 'US', book=book):
    us.hold('47')
    us.say('guardo. cade o cafe?')
assert left(t) == ([], [])

s.play('end of spring: nobody has a marker, the boxes stay as they are')
br.say('ninguem tinha marcador, cada um fica onde esta')
us.say('confiro: ' + book.due())
book.ok()
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b', groups=False)
s.done()
