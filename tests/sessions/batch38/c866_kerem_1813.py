"""1812 autumn, winter, spring 1813; Turkish. Kerem forgets the marker and pushes it in steps; Defne keeps the books, flips for him."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Kerem', 'kerem-gizli'), 'British': ('Defne', 'defne-gizli')})
lay(T, '1812b')
T.lay('Dearborn us:6th us:13th us:15th us:16th us:21st', 'Plattsburg', 'US')
T.lay('us:9th us:11th', 'Sackets Harbour', 'US')
T.lay('12th 14th', 'Buffalo', 'US')
T.lay_face('Sydney_Smith', True, 'British')
hands(T, [], [])
hands(T, ['32', '20', '27', '13'], ['3', '16', '5', '17'])
burn_to(T, 1812, 20)
s = Session('dev-1812-faults', us='Kerem', br='Defne', table=T, what='end of autumn 1812, fleet home, attrition, repair, depot off, arrivals, dice, deal of 1813, first builds')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn to Isle aux Noix', 'US', '32', 'Dearborn', laid=False):
    us.say('selam, devam. 32: Dearborn kuzeye')
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th', 'Lacolle')
    us.drag('Dearborn us:6th', 'Isle aux Noix')
    way('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix')
    us.say('13. alay Lacolle\'de kalsın')
    us.play('32')

with act(s, 'BR Rottenburg at Lacolle', 'British', '16', 'Rottenburg', ret='us:13th', book=b):
    br.say('puanlarını yazmadın. üç')
    creep(us, 'US 1', 'US 3')
    br.say('16 — Rottenburg, 8., Fencibles ve Voltigeurs')
    br.play('16')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'La Prairie')
    br.drag('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Lacolle')
    way('Montreal', 'La Prairie', 'Lacolle')
    us.say('dururum')
    br.roll('2d6', 3, 4)
    battle(t, 'British', 'Lacolle', ['La Prairie'], '8th', '13th', 1812, (3, 4), 'DR')
    br.say('7 + 2 + 1 - 1 = 9')
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=['La Prairie'])
    br.drag('us:13th', 'Champlain NY')
    br.vp('US 2')
    br.discard('16')

with act(s, 'US Chauncey out', 'US', '20', 'Chauncey', laid=False):
    us.discard('32')
    us.say('20, donanma göle')
    us.play('20', reveal=False)
    us.drag('Chauncey Oneida Scourge Conquest Pert Growler', 'Lake Ontario Control Box')
    us.reveal('20')
    us.vp('US 3')

with act(s, 'BR Procter by ship to Frenchtown', 'British', '5', 'Procter', sea='1/41st Essex Procter', book=b):
    us.say('göl iki eder, pardon')
    us.vp('US 4')
    assert b.due() == 'US 4'
    us.discard('20')
    br.say('5 — Procter, iki gemi, 41. ve Essex: Frenchtown')
    br.play('5')
    room(t.pieces('Queen_Charlotte Hunter'), t.pieces('1/41st Essex'))
    br.drag('Queen_Charlotte Hunter Procter 1/41st Essex', 'Frenchtown')
    br.say('1 bindir, 1 git, 2 indir. gemiler eve, 5')
    br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
    br.vp('US 3')
    br.discard('5')

with act(s, 'US Harrison to Ft. Meigs', 'US', '13', 'Harrison', book=b):
    us.say('13. Harrison')
    us.play('13')
    us.march('Harrison us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('13')

with act(s, 'BR depot at York', 'British', '17', book=b):
    br.play('17')
    br.say('York\'a depo')
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
    br.discard('17')

with act(s, 'US holds 27', 'US', '27', hold=True, book=b):
    us.hold('27')

with act(s, 'BR Norfolk', 'British', '3', book=b):
    br.play('3')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('bitti. filolar eve')
    br.discard('3')

s.play('fleets home, winter')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Oneida Scourge Conquest', 'Sackets Harbour')
us.drag('Pert Growler', 'Sackets Harbour')
b.ok()
br.say('puan: sen 2 + 2, ben 1. US 3, doğru')
br.turn('Winter 1812-13')
x = starve(t)
assert x == {('Detroit', 'US'): 2, ('Ft. Meigs', 'US'): 1, ('Lacolle', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Frenchtown', 'British'): 1}, x
us.say('kış olayı yok')
br.say('bende de yok. kayıplar: önce sen')
us.flip('1st_Ohio')
br.flip('2nd_Ohio')
us.flip('us:19th')
br.flip('Canadian_Fencibles Voltigeurs')
br.flip('Essex')
br.say('St. Joseph\'te 10. müfreze gider')
br.drag('Det._10th_R.V.', 'British Eliminated')
b.ok()

s.play('repair, depot off')
br.flip('Sydney_Smith')
br.say('Kingston\'da onarım. depo kalktı')
br.delete([p.id for p in t.at('York') if 'Supply Depot' in p.name])
us.say('27 gidiyor')
us.discard('27')

s.play('spring 1813: arrivals, marker, dice, deal')
muster(br, '1813a')
br.turn('Spring-Summer 1813')
muster(us, '1813a', groups=False)
us.say('zar: ben +3')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('5\'e 4, sen başla')
deal(us, 1813, '42', '46', '37', '39')
deal(br, 1813, '43', '52', '38', '47')
deal(br, 1813, '40', '41', '45', '48')
deal(us, 1813, '49', '53', '44', '58')
assert sizes(t) == (8, 8)

with act(s, 'US builds at Sackets', 'US', '42', build=True, book=b):
    us.say('42, üç puanlık: Madison, General Pike ve iki uskuna')
    us.play('42')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR builds at Kingston', 'British', '43', build=True, laid=False):
    br.play('43')
    br.drag('Wolfe Melville', 'Kingston')
    br.say('43: Wolfe, Melville')

with act(s, 'US Hampton to Champlain', 'US', '46', 'Hampton', book=b):
    br.discard('43')
    us.say('46: Hampton, 15. ve 16. alaylarla Champlain\'e')
    us.play('46')
    us.drag('Hampton us:15th us:16th', 'Champlain NY')
    us.discard('46')

with act(s, 'BR holds', 'British', '47', hold=True, book=b):
    br.say('bekletiyorum')
    br.hold('47')
s.done()
