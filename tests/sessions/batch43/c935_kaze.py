"""Japanese, few words; spring 1813 with two reactions: rain on a campaign, contrary winds on Chauncey, then the lake battle."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='ケンジ', br='アイコ', what='Japanese, reactions: Heavy Rains against one force of a campaign, Contrary Winds against Chauncey, Yeo out, Lewiston, Lake Ontario won back')
t = s.t
summer_1813(t)
hands(t, ['Campaign@1813', '52', '62'], ['45', '58', '67', 'Heavy Rains@1813', 'Contrary Winds'])
t, us, br = s.begin()
book = Book(t)

s.play('先手')
us.roll('1d6', 3)
br.roll('1d6', 5)
br.say('5+2 で先手')

with act(s, 'BR Yeo', 'British', '45', 'Yeo', book=book):
    br.play('45')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.delete([mark_at(t, 'Lake Ontario Control Box').id])
    br.vp(book.due())
    br.discard('45')

with act(s, 'US campaign, rain', 'US', None, book=book):
    us.say('Campaign: Albany の Scott と、Ft. MacArthur の 24th')
    us.play('Campaign')
    br.say('Heavy Rains、Albany')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('一マスだけか')
    us.drag('Scott 20th 25th 29th', 'Whitehall')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('24th', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('Campaign')

with act(s, 'BR Vincent at Lewiston', 'British', '58', 'Vincent', ret='1st_NY_Militia', book=book):
    br.play('58')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.march('Vincent br:8th 49th', 'Queenston', 'Lewiston')
    assert supplied(t, 'British', 'Queenston') and supplied(t, 'US', 'Batavia')
    r = fight(t, 'British', 'Lewiston', ['Queenston'], '49th', '1st NY Militia', 1813, (4, 4))
    assert r == 'DR', r
    br.roll('2d6', 4, 4)
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp(book.due())
    br.discard('58')

with act(s, 'US Chauncey, winds', 'US', '52', book=book):
    us.say('52、Chauncey 出撃')
    us.play('52')
    br.say('Contrary Winds')
    br.play('Contrary Winds')
    br.discard('Contrary Winds')
    us.say('くっ')
    us.discard('52')

with act(s, 'BR Norfolk', 'British', '67', book=book):
    br.play('67')
    br.drag('Norfolk', 'Chippawa')
    br.discard('67')

fleet = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins'
with act(s, 'US Chauncey', 'US', '62', 'Chauncey', flips='Madison Wolfe Royal_George', ret='Yeo Wolfe Royal_George Melville Earl_of_Moira', fights={'Madison': 'Lake Ontario Control Box'}, book=book):
    us.say('今度こそ')
    us.play('62')
    a, d = t.pieces(fleet), t.pieces('Wolfe Royal_George Melville Earl_of_Moira')
    assert naval_drm(a, d, a[0], d[0], 0, 1) == 1 and naval(4 + 1) == 'A1 D2 att'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    us.roll('1d6', 4)
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.flip('Wolfe')
    br.flip('Royal_George')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Kingston')
    us.vp(book.due())
    us.discard('62')
    br.say('負けました')

s.play('艦隊の無料帰還、夏秋')
br.say('手札なし。エリー湖とヒューロン湖はマーカーが私、艦を戻します')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
book.ok()
us.turn('Summer-Autumn 1813')
muster(us, '1813b', groups=False)
muster(br, '1813b')
us.say('配るのは明日')
s.done()
