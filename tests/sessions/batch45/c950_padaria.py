"""Portuguese: the end of spring 1813, then arrivals, deal and turn marker all mixed up; a battalion at the wrong source put right; ships built twice over the wrong harbour."""
from h45 import *

s, t = open_at('1813a', [], [], 'Joaquim', 'Lurdes',
               'fleet return of spring 1813, then the reinforcements of autumn 1813 in wild order (one delayed, one put right), deal in between, turn marker last; building with a ship at the wrong base put right; Portuguese', 16)
t, us, br = s.begin()
bk = Book(t)

s.play('free return')
us.say('acabou a primavera. regresso das frotas')
us.drag('Oneida Madison Conquest', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.say('Huron com o Nancy, Erie com três')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box')])
us.say('pontos iguais: 2 teus')
bk.ok()

s.play('arrivals and deal of autumn, wild')
br.drag('Riall', 'Quebec City')
us.draw('1813 Deck')
us.draw('1813 Deck')
us.drag('us:30th us:31st us:33rd', 'Albany')
br.say('eu ainda nem baralhei, calma')
for i in range(5):
    br.draw('1813 Deck')
us.drag('us:26th', 'Pittsburgh')
us.drag('Kentucky_Mounted', 'Ft. MacArthur')
us.say('a 26 é Mansfield, não Pittsburgh')
us.drag('us:26th', 'Mansfield')
us.drag('us:27th', 'Mansfield')
br.drag('De_Meuron 1/R._Marines', 'Quebec City')
us.drag('Wilkinson Brown', 'Sackets Harbour')
for i in range(6):
    us.draw('1813 Deck')
br.say('a 2/RM fica para o ano que vem')
br.drag('2/R._Marines', 'Delayed Reinforcements')
for i in range(3):
    br.draw('1813 Deck')
us.drag('3rd_Kentucky', 'Ft. MacArthur')
us.drag('us:28th', 'Ft. MacArthur')
assert not arrivals(t, '1813b', 'US') and not arrivals(t, '1813b', 'British')
assert sizes(t) == (8, 8)
br.turn('Summer-Autumn 1813', marker=False)
br.turn('Summer-Autumn 1813', tracker=False)
us.say('o ano é meu, começo eu')
bk.ok()

def some(player, n):
    return next(x.name for x in t.hand(player.side) if x.name.startswith('Card ') and val(x.name) >= n)

c = some(us, 2)
with act(s, 'US builds', 'US', c, build=True, book=bk):
    us.play(c)
    us.say('%s para construir, só gasto 2: Lawrence e dois pequenos' % c)
    us.drag('Lawrence', 'Buffalo')
    us.say('Buffalo não! Erie')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Porcupine', 'Erie PA')
    us.drag('Tigress', 'Erie PA')
    us.discard(c)

c = some(br, 2)
with act(s, 'BR builds', 'British', c, build=True, book=bk):
    br.say('eu também, %s' % c)
    br.play(c)
    br.drag([next(p for p in t.things.values() if isinstance(p, Piece) and p.name == 'Detroit' and p.mark('Kind') == 'Ship')], 'Ft. Malden')
    br.drag('ship:Brock', 'Kingston')
    br.undo()
    assert t.where(t.find('ship:Brock')) == 'Ships to Build'
    br.say('a corveta Brock é em York')
    br.drag('ship:Brock', 'York')
    br.discard(c)

c = some(us, 1)
with act(s, 'US 27th', 'US', c, book=bk):
    us.play(c)
    us.say('%s, um ponto: a 27 para Cleveland' % c)
    way('Mansfield', 'Cleveland')
    us.drag('us:27th', 'Cleveland')
    us.discard(c)
c = some(br, 2)
with act(s, 'BR Riall', 'British', c, 'Riall', book=bk):
    br.say('%s: Riall com os Meuron e os fuzileiros para Montreal' % c)
    br.play(c)
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres')
    br.drag('Riall De_Meuron 1/R._Marines', 'Montreal')
    br.discard(c)
s.done()
