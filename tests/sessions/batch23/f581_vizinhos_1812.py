"""Autumn 1812 in Portuguese: neighbours over the wall, one generous, one who never looks at small print."""
from aid23a import *

s, t, us, br = start('1812b', 'Zulmira', 'Seu Nestor', 'Autumn 1812: a beaten force retreats two spaces from Lacolle; the LC Militia goes to Champlain NY',
                     ['6', '3', '21', '24', '16', '26', '28'], ['15', '18', '22', '29', '25', '23', '31'])
b = Book(t)

with act(s, 'US 16 Dearborn', 'US', card='16', leader='Dearborn', book=b):
    us.say('boa tarde vizinho! 16, Dearborn e quatro regimentos pra Plattsburg')
    us.play('16')
    us.march('Dearborn us:6th us:13th us:9th us:11th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('16')

with act(s, 'BR 15 Brock', 'British', card='15', leader='Brock', book=b):
    br.say('boa tarde. 15, Brock leva todo mundo pro Niágara')
    br.play('15')
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.discard('15')

with act(s, 'US 26 Dearborn', 'US', card='26', leader='Dearborn', book=b):
    us.say('26, Dearborn de novo, Lacolle. o 11 fica em casa')
    us.play('26')
    us.drag('Dearborn us:6th us:13th us:9th', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th us:9th', 'Lacolle')
    us.vp(b.due())
    us.discard('26')

s.play('BR 29 Rottenburg at Lacolle')
br.say('29, Rottenburg com o 8 e os Voltigeurs, rio e trilha, 5')
br.play('29')
way('Montreal', 'La Prairie', 'Lacolle')
br.drag('Rottenburg 8th Voltigeurs', 'La Prairie')
br.drag('Rottenburg 8th Voltigeurs', 'Lacolle')
us.say('daqui não saio. na frente o 6')
br.say('na frente o 8')
war(t, 'British', 'Lacolle', 'La Prairie', 'br:8th', 'us:6th', (6, 6), 'DR')
br.roll('2d6', 6, 6)
br.say('doze! menos dois dá dez, a senhora sai')
with s.fault('10.71 10.51 10.7 10.72', 'the beaten force goes two spaces, from Lacolle to Plattsburg past Champlain NY', ''):
    us.drag('Dearborn us:6th us:13th us:9th', 'Plattsburg')
us.vp(b.due())
b.ok()
us.say('corri até em casa')
br.discard('29')

with act(s, 'US 24 18th', 'US', card='24', book=b):
    us.say('24, o 18 pra Lewiston')
    us.play('24')
    us.drag('us:18th', 'Lewiston')
    us.discard('24')

s.play('BR 31 LC Militia')
br.say('31, então a milícia do Baixo Canadá vai espiar do outro lado')
br.play('31')
way('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY')
br.drag('LC_Militia', 'La Prairie')
br.drag('LC_Militia', 'Lacolle')
with s.fault('3.63', 'the LC Militia enters US territory, three spaces from Montreal', ''):
    br.drag('LC_Militia', 'Champlain NY')
br.vp(b.due())
b.ok()
br.discard('31')

with act(s, 'US 28 Chauncey', 'US', card='28', leader='Chauncey', book=b):
    us.say('28, Chauncey com três barquinhos')
    us.play('28')
    us.drag('Chauncey Oneida Conquest us:Pert', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('28')

with act(s, 'BR 18 Vincent', 'British', card='18', leader='Vincent', book=b):
    br.say('18, Vincent e o 49 em Prescott')
    br.play('18')
    br.drag('Vincent 49th', 'Prescott')
    br.discard('18')

with act(s, 'US 3 Champlain NY', 'US', card='3', ret='LC_Militia', book=b):
    us.say('3, o 6 e o 13 botam a milícia pra fora')
    us.play('3')
    us.drag('us:6th us:13th', 'Champlain NY')
    br.say('resisto um pouquinho')
    war(t, 'US', 'Champlain NY', 'Plattsburg', 'us:6th', 'LC Militia', (5, 4), 'DR')
    us.roll('2d6', 5, 4)
    br.drag('LC_Militia', 'Lacolle')
    us.vp(b.due())
    us.discard('3')

with act(s, 'BR 25 Procter', 'British', card='25', leader='Procter', book=b):
    br.say('25, Procter e Tecumseh só até Sandwich')
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.discard('25')

with act(s, 'US 6 Harrison', 'US', card='6', leader='Harrison', book=b):
    us.say('6, Harrison pra Ft. Meigs com três. aceita um cafezinho?')
    us.play('6')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('6')

with act(s, 'BR 22 attacks on the lake', 'British', card='22', ret='Oneida', flips='Royal_George Oneida',
         fights={k: 'Lake Ontario Control Box' for k in ('Royal George', 'Earl of Moira', 'Gloucester')}, book=b):
    br.say('aceito. 22, três contra três no lago')
    br.play('22')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    atsea(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest us:Pert', 'Royal_George', 'Oneida', 3, 'A1 D1 def')
    br.roll('1d6', 3)
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    br.discard('22')

with act(s, 'US 21 repairs', 'US', card='21', flips='Oneida', book=b):
    us.say('21, conserto o Oneida')
    us.play('21')
    us.flip('Oneida')
    us.discard('21')

s.play('BR holds')
br.say('guardo essa. até amanhã no muro')
br.hold('23')
s.done()
