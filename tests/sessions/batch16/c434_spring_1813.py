"""Spring 1813 from the die to the change of the turn, in Portuguese: Burlington landed on and lost (off by water), Frenchtown taken and retaken, yards, depot, free return of the fleets."""
from hc16 import *
from more import lay_1813, muster
from session import Session

s = Session('dev-1812-faults', us='Joana', br='Nuno', what='Spring 1813 whole: dice for the year, deal of 8 in turns, landing at empty Burlington, retreat by water, Frenchtown twice, builds, depot, holds, free naval return with markers taken off, autumn arrivals, deal of 7')
t = s.t
lay_1813(t)
t, us, br = s.begin()
Y = 1813

us.drag('US_Dragoons', 'Albany')
us.say('bom dia! os dragoes chegam a Albany')
br.say('bom dia. dados para o ano')
br.roll('1d6', 3)
us.roll('1d6', 6)
us.say('6 contra 3+2, comeco eu')
U = ['Card 43', 'Card 46', 'Card 47', 'Card 48', 'Card 51', 'Card 53', 'Card 49', 'Card 52']
B = ['Card 45', 'Card 44', 'Card 42', 'Card 50', 'Card 54', 'Card 57', 'Card 58', 'Card 62']
for i in range(0, 8, 2):
    us.draw('1813 Deck', U[i])
    us.draw('1813 Deck', U[i + 1])
    br.draw('1813 Deck', B[i])
    br.draw('1813 Deck', B[i + 1])
assert len(t.hand('US')) == len(t.hand('British')) == 8

MEN = 'us:6th 15th us:16th 21st'
SHIPS = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with go(s, 'US Pike lands at empty Burlington', 'us', '47', 'Pike', sea='Pike ' + MEN):
    cap(t.pieces(SHIPS), t.pieces(MEN, us))
    us.say('a 47 de um ponto: Pike com quatro regimentos e a esquadra, para Burlington, que esta vazia')
    us.play('47')
    us.drag(SHIPS, 'Burlington')
    us.drag('Pike ' + MEN, 'Burlington')
    us.vp('0')
    us.discard('47')

with go(s, 'BR Rottenburg gathers York and attacks: 17 to 16, Pike -1', 'br', '42', 'Rottenburg', pick='York_Militia R.N.R.', ret='Pike ' + MEN + ' ' + SHIPS):
    br.say('atrevido. 42, Rottenburg vem de Kingston e leva a gente de York')
    br.play('42')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V.', 'Smiths Creek')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V.', 'York')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V. York_Militia R.N.R.', 'Burlington')
    assert supplied(t, 'British', 'Burlington', 'York')
    us.say('fico')
    br.say('1/R. Scots a frente')
    us.say('o 6th')
    assert res(t, 'British', 'Burlington', ['York'], '1/R. Scots', '6th', Y, 6, 5) == 'DR'
    br.roll('2d6', 6, 5)
    us.say('11-1, DR. embarco tudo para Ft. Niagara')
    us.drag(SHIPS, 'Ft. Niagara')
    us.drag(MEN + ' Pike', 'Ft. Niagara')
    br.vp('British 2')
    br.discard('42')

with go(s, 'US Harrison to Frenchtown', 'us', '48', 'Harrison'):
    us.play('48')
    us.drag('17th 19th Harrison', 'Frenchtown')
    us.discard('48')

with go(s, 'BR Procter at Frenchtown: 13 to 8, A to B, forest, Harrison: -1', 'br', '50', 'Procter', ret='17th 19th Harrison'):
    br.say('50, Procter')
    br.play('50')
    G = 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians'
    br.drag(G, 'Sandwich')
    br.drag(G, 'Detroit')
    br.drag(G, 'Frenchtown')
    assert cost('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6 and supplied(t, 'British', 'Frenchtown', 'Detroit')
    m, f = drm(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', Y)
    assert crt(12 + m) == 'DR-1' and crt(11 + m) == 'DR' and m == -1
    br.roll('1d6', 5)
    br.say('bolas, botao errado')
    br.roll('2d6', 5, 6)
    retreat(t, 'US', 'Frenchtown', 'Ft. Meigs', 'Detroit')
    us.drag('17th 19th Harrison', 'Ft. Meigs')
    br.vp('British 3')
    br.discard('50')

with go(s, 'US Kentucky comes up', 'us', '53'):
    us.play('53')
    us.drag('24th 2nd_Kentucky', 'Ft. Findlay')
    us.drag('24th 2nd_Kentucky', 'Ft. Meigs')
    us.discard('53')

with go(s, 'BR two yards', 'br', '58', build=True):
    br.say('58, dois pontos de estaleiro: Detroit em Malden, Brock em York')
    br.play('58')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('58')

with go(s, 'US Harrison again: 20 to 13, 1:1, B to A, forest, +1', 'us', '46', 'Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians'):
    us.say('46, Harrison com cinco')
    us.play('46')
    us.drag('Harrison 17th 19th 1st_Kentucky 24th 2nd_Kentucky', 'Frenchtown')
    br.say('nao fujo')
    assert res(t, 'US', 'Frenchtown', ['Ft. Meigs'], '24th', '1/41st', Y, 5, 6) == 'DR'
    us.roll('2d6', 6, 5)
    retreat(t, 'British', 'Frenchtown', 'Detroit', 'Ft. Meigs')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians 1/41st', 'Detroit')
    us.vp('British 2')
    us.discard('46')

with go(s, 'BR 89th and 70th to Prescott', 'br', '45'):
    br.play('45')
    br.march('89th 70th', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('89th 70th', 'Prescott')
    br.discard('45')

with go(s, 'US two brigs', 'us', '49', build=True):
    us.say('estaleiro de Erie: Lawrence e Niagara, 49')
    us.play('49')
    us.each('ship:Lawrence ship:Niagara', 'Erie PA')
    us.discard('49')

with go(s, 'BR 103rd', 'br', '44'):
    br.play('44')
    br.drag('103rd', 'Lacolle')
    br.discard('44')

with go(s, 'US Scott', 'us', '51', 'Scott'):
    us.play('51')
    us.march('Scott 23rd us:25th', 'Utica', 'Rome', 'Oswego')
    us.discard('51')

with go(s, 'BR Norfolk', 'br', '54'):
    br.play('54')
    br.drag('Norfolk', 'Chippawa')
    br.discard('54')

with go(s, 'US depot', 'us', '43'):
    assert supplied(t, 'US', 'Ft. Meigs')
    us.play('43')
    us.put('US Supply Depot', 'Ft. Meigs')
    us.say('armazem em Ft. Meigs')
    us.discard('43')

with go(s, 'BR 100th', 'br', '57'):
    br.play('57')
    br.drag('100th', 'Chambly')
    br.discard('57')

s.play('US holds')
us.hold('52')
us.say('guardo a ultima')
s.play('BR holds')
br.hold('62')
br.say('igual')

s.play('free return, turn, arrivals, deal')
us.say('regresso gratis das frotas')
us.drag('Madison Oneida Conquest Scourge Julia Hamilton Growler Pert', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if p.mark('Kind') == 'Lake Control'])
br.drag('Barclay Queen_Charlotte Lady_Prevost ship:Detroit', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control'])
br.delete([p for p in t.at('Lake Huron Control Box') if p.mark('Kind') == 'Lake Control'])
br.say('os lagos ficam como estavam: eu 2, tu nada, certo?')
us.say('certo, British 2')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')
U = ['Card 38', 'Card 40', 'Card 61', 'Card 63', 'Card 64', 'Card 39', 'Card 66']
B = ['Card 55', 'Card 59', 'Card 60', 'Card 65', 'Card 67', 'Card 68', 'Card 41']
for c in U:
    us.draw('1813 Deck', c)
for c in B:
    br.draw('1813 Deck', c)
us.say('7 mais a guardada')

with go(s, 'US Dearborn with the held card', 'us', '52', 'Dearborn'):
    us.say('a 52 que guardei: Dearborn')
    us.play('52')
    us.drag('Dearborn us:9th 2nd_NY_Militia', 'Antwerp')
    us.drag('Dearborn us:9th 2nd_NY_Militia', 'Ogdensburg')
    us.discard('52')

with go(s, 'BR Riall', 'br', '60', 'Riall'):
    br.play('60')
    br.drag('Riall De_Meuron', 'Trois-Rivieres')
    br.drag('Riall De_Meuron', 'Montreal')
    br.discard('60')
    us.say('ate amanha')
s.done()
