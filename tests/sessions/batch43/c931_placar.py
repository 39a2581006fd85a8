"""Portuguese, he moves the score marker the wrong way nearly every time and drags it right; spring 1813, a siege of Ft. George from the lake, Frenchtown, Lake Ontario lost."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Tiago', br='Beatriz', what='Portuguese, the marker moved the wrong way and put right by hand: Ft. George stormed from ships, Frenchtown in the forest, restore, Lake Ontario won by Yeo')
t = s.t
summer_1813(t)
hands(t, ['42', '46', '52', '41'], ['43', '57', '48', '55'])
t, us, br = s.begin()
book = Book(t)

s.play('quem começa em 1813')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3 mais 2 dos pontos, 5. Começas tu o ano todo')

ships = 'Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Ft. George', 'US', '42', 'Dearborn', sea='us:6th us:15th us:16th 21st Dearborn', ret='br:8th 49th Vincent', book=book):
    us.say('42: Dearborn embarca quatro regimentos, Ft. George')
    us.play('42')
    men_ = 'us:6th us:15th us:16th 21st'
    room(t.pieces(ships), t.pieces(men_))
    assert 'ontario' not in lake_of(t, 'British')
    us.drag(ships + ' ' + men_ + ' Dearborn', 'Ft. George')
    br.say('fico')
    assert supplied(t, 'US', 'Sackets Harbour') and supplied(t, 'British', 'Queenston')
    r = fight(t, 'US', 'Ft. George', [], '6th', '49th', 1813, (6, 6), landing=True)
    assert r == 'DR', r
    us.roll('2d6', 6, 6)
    us.say('doze!! menos 2, dá 10')
    br.drag('br:8th 49th Vincent', 'Stoney Creek')
    n = tracked(t)
    us.vp(label(n - 3), flip=False)
    br.say('isso é para o meu lado, Tiago')
    us.vp(book.due())
    us.discard('42')

with act(s, 'BR Procter em Frenchtown', 'British', '43', 'Procter', book=book):
    br.say('43, Procter com o 41 e os Wyandot pelo Detroit')
    br.play('43')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter 1/41st Wyandot', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp(book.due())
    br.discard('43')

with act(s, 'US Harrison', 'US', '46', 'Harrison', ret='1/41st Wyandot Procter', flips='1/41st', book=book):
    us.play('46')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    assert supplied(t, 'US', 'Ft. Meigs') and supplied(t, 'British', 'Detroit')
    r = fight(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', 1813, (6, 6))
    assert r == 'DR-1', r
    us.roll('2d6', 6, 6)
    br.say('outra vez doze? muda de dados')
    br.flip('1/41st')
    br.drag('1/41st Wyandot Procter', 'Detroit')
    n = tracked(t)
    us.vp(label(n - 1), flip=False)
    us.say('ups, ao contrário')
    us.vp(book.due())
    us.discard('46')

with act(s, 'BR 1/41st para casa', 'British', '57', book=book):
    br.play('57')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    br.march('1/41st', 'Sandwich', 'Ft. Malden')
    br.discard('57')

with act(s, 'US lago', 'US', '52', book=book):
    us.say('três barcos para a caixa, o marcador sai, os pontos ficam')
    us.play('52')
    us.drag('Madison Oneida Conquest', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    us.discard('52')

with act(s, 'BR Yeo', 'British', '55', 'Yeo', flips='Wolfe Madison Oneida', ret='Madison Oneida Conquest', fights={'Wolfe': 'Lake Ontario Control Box'}, book=book):
    br.say('55, Yeo')
    br.play('55')
    a, d = t.pieces('Wolfe Royal_George Melville Earl_of_Moira'), t.pieces('Madison Oneida Conquest')
    assert naval_drm(a, d, a[0], d[0], 1, 0) == 2 and naval(3 + 2) == 'A1 D2 att'
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.roll('1d6', 3)
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('Madison Oneida Conquest', 'Sackets Harbour')
    us.say('deixa, marco eu')
    n = tracked(t)
    us.vp(label(n + 4))
    br.say('ao contrário!!')
    br.vp(book.due())
    br.discard('55')

with act(s, 'US depósito', 'US', '41', build=True, book=book):
    us.play('41')
    assert supplied(t, 'US', 'Ft. Niagara')
    us.put('US Supply Depot', 'Ft. Niagara')
    us.discard('41')

with act(s, 'BR repõe', 'British', '48', build=True, flips='1/41st', book=book):
    br.play('48')
    assert supplied(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
    br.say('o 41 inteiro, em território meu e com linha')
    br.discard('48')
book.ok()
s.done()
