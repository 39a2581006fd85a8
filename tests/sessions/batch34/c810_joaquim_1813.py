"""Joaquim (US, jokes, drags in heaps, moves the opponent's marker) and Beatriz (British, cards thrown straight on the pile): spring of 1813, the two fleets on Lake Ontario, Fort Erie and Fort George."""
from aid34b import *

g = G('Joaquim', 'Beatriz', 'Spring 1813: yards, fleets on Ontario, Fort Erie and Fort George change hands, free naval return', lay=summer_1813,
      hus=['42', '38'], hbr=['43', '52'], su=dict(discard='next'), sb=dict(lay='pile', vp='foe'), pile=(1813, 0))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Ontario Control Box'

s.play('who begins, the rest of the deal')
us.say('boa noite! dado pra ver quem começa. você tem +2')
us.roll('1d6', 6)
br.roll('1d6', 2)
br.say('4 contra 6, começa você. mais seis cartas cada um')
deal(t, us, 1813, '45', '44', '46', '49', '50', '47')
deal(t, br, 1813, '#56 Grand River Indians', '48', '39', '54', '53', '55')
assert hand_sizes(t) == (8, 8)
with g.go('US', '42', 'US yards', 'estaleiro! Pike, Lady+Asp, Raven+Ontario. 3 pontos (42)', build=True):
    us.drag('General_Pike Lady_of_the_Lake Asp Raven ship:Ontario', 'Sackets Harbour')
with g.go('British', '43', 'BR Royal Scots and 13th', 'dois para Montreal'):
    br.drag('4/R._Scots', 'Montreal')
    br.drag('br:13th', 'Montreal')
fl = 'Madison General_Pike Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Hamilton Julia'
with g.go('US', '38', 'US Chauncey sails', 'Chauncey e onze navios. cabe todo mundo?', leader='Chauncey'):
    us.drag('Chauncey ' + fl, B)
    us.delete([mark_at(t, B)])
    br.say('o lago já era seu, o placar fica')
bf = 'Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with g.go('British', '52', 'BR Yeo attacks', 'Yeo com os sete de Kingston', leader='Yeo', ret='Chauncey ' + fl, flips='Wolfe General_Pike', fights={'Wolfe': B}):
    br.drag('Yeo ' + bf, B)
    a, b = t.pieces(bf), t.pieces(fl)
    m = naval_drm(a, b, a[0], t.find('General Pike'), 1, 0)
    br.say('11 contra 7 -1, B contra A -1, Yeo +1')
    assert m == -1 and naval(5 + m) == 'A1 D1 att'
    br.roll('1d6', 5)
    us.say('quatro. um de cada lado, e a caixa é sua. ai')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    br.flip('General_Pike')
    us.drag('Chauncey ' + fl, 'Sackets Harbour')
with g.go('US', '45', 'US repair and sloops', 'conserto o Pike e faço Preble e Montgomery em Plattsburg', build=True, flips='General_Pike'):
    us.flip('General_Pike')
    us.drag('Preble Montgomery', 'Plattsburg')
with g.go('British', '48', 'BR repair and Brock', 'Wolfe consertado; o Brock fica pronto em York', build=True, flips='Wolfe'):
    br.flip('Wolfe')
    br.drag('ship:Brock', 'York')
with g.go('US', '46', 'US Van Rensselaer crosses at Fort Erie', 'Van Rensselaer atravessa! 46 vale 3', leader='Van Rensselaer', ret='Norfolk'):
    way('Buffalo', 'Ft. Erie')
    us.drag('Van_Rensselaer us:14th us:12th us:5th', 'Ft. Erie')
    g.fed('British', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', 1813, (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    us.say('+2 -1 dá 10. tchau Norfolk')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    us.drag('Norfolk', 'Chippawa')
with g.go('British', '39', 'BR Vincent strikes back', 'Vincent junta todos', leader='Vincent', pick='Lincoln Norfolk', fights={k: 'Ft. Erie' for k in ('Vincent', 'br:8th', '49th', 'Lincoln', 'Norfolk')}):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th Lincoln', 'Chippawa')
    br.drag('Vincent br:8th 49th Lincoln Norfolk', 'Ft. Erie')
    us.say('fico. 14 contra 11')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], '49th', '14th', 1813, (2, 3)) == 'AR'
    br.roll('2d6', 2, 3)
    br.say('6. de volta a Chippawa')
    br.drag('Vincent br:8th 49th Lincoln Norfolk', 'Chippawa')
g.fed('British', 'Ft. George')
with g.go('US', '44', 'US into the empty Fort George', 'e quem ficou em Fort George? ninguém. 18th, um ponto'):
    assert not units(t, 'Ft. George')
    way('Ft. Niagara', 'Ft. George')
    us.drag('18th', 'Ft. George')
g.fed('US', 'Ft. George')
g.fed('British', 'Chippawa')
with g.go('British', '53', 'BR Vincent retakes Fort George', 'já volto', leader='Vincent', ret='18th', flips='18th'):
    way('Chippawa', 'Queenston', 'Ft. George')
    br.drag('Vincent br:8th 49th Lincoln Norfolk', 'Queenston')
    br.drag('Vincent br:8th 49th Lincoln Norfolk', 'Ft. George')
    assert fight(t, 'British', 'Ft. George', ['Queenston'], '49th', '18th', 1813, (4, 5)) == 'DR-1'
    br.roll('2d6', 4, 5)
    us.flip('18th')
    goes(t, 'US', 'Ft. George', 'Ft. Niagara', ['Queenston'])
    us.drag('18th', 'Ft. Niagara')
    us.say('durou pouco kkkk')
g.fed('US', 'Ft. Niagara')
with g.go('US', '49', 'US restores the 18th', '49: o 18th volta ao normal', build=True, flips='18th'):
    us.flip('18th')
with g.go('British', '54', 'BR the Brock joins', 'Brock de York para o lago'):
    br.drag('ship:Brock', B)
with g.go('US', '50', 'US 1st NY', 'milícia de NY para Ft. Niagara'):
    way('Lewiston', 'Ft. Niagara')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with g.go('British', '55', 'BR Procter to Detroit', 'Procter e Tecumseh a Detroit', leader='Procter'):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.march('Procter Tecumseh Shawnee Western_Indians', 'Sandwich', 'Detroit')
g.hold('US', '47', 'guardo a última')
with g.go('British', '#56 Grand River Indians', 'BR Mohawks', 'evento! os Mohawk aparecem em Beaverdams', build=True, free=True):
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
s.play('free naval return')
br.say('volta dos navios: Erie e Huron têm minha marca')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter Little_Belt ship:Chippawa', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
g.book.ok()
us.say('placar confere')
s.done()
