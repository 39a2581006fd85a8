"""The last evening: Bladensburg thrown in for one point, Chauncey on the lake, Ghent with a card left, New Orleans for nothing."""
from lay15 import *
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Inês', br='Vasco', what='Autumn 1814, Portuguese: Bladensburg for a move, Scott thrown back after an exchange, Ghent with one card in hand, '
            'New Orleans discarded after it, the last cards laid away')
t = s.t
lay_1813(t)
lay_1814(t)
lay_arr(t, '1814a', '1814b')
no_markers(t)
t.lay('Sheaffe', 'Captured', 'British')
t.lay('Perry ship:Lawrence ship:Niagara Caledonia', 'Lake Erie Control Box', 'US')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 6')
hands(t, ['Card 91', 'Card 88', 'Card 77', 'Card 104'], ['Bladensburg', 'Card 95', 'Treaty of Ghent', 'Card 97', 'Card 74'])
lay_held(t, t.us, 'Battle of New Orleans')
burn(t, 'Campaign@1814')
burn_to(t, 1814, 26)
t, us, br = s.begin()
us.say('última noite! quem ganha paga o jantar')

s.play('BR Bladensburg for a move')
br.say('Bladensburg por 1 ponto, sem evento: o 49 atravessa o rio')
br.play('Bladensburg')
br.drag('49th', 'La Prairie')
br.discard('Bladensburg')

s.play('US Chauncey')
us.say('88, a frota de Chauncey sai')
us.play('88')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
us.discard('88')
us.vp('US 8')

s.play('BR Drummond')
br.play('95')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
br.drag('Drummond 104th 10th_R.V.', 'Prescott')
br.discard('95')

s.play('US Scott over the river with the volunteers')
us.play('77')
us.say('Scott e os voluntários, Forte Erie')
us.drag('Scott NY_Volunteers_1814', 'Ft. Erie')
br.say('fico')
# 4 to 5+1: 1:2 (-2), C to A -2, Scott +2, the river -1
assert odds(4, 6) == -2 and crt(6 + 4 - 2 - 2 + 2 - 1) == 'EX'
us.roll('2d6', 6, 4)
us.say('10-3=7, troca. os meus viram e acabou: para casa')
us.flip('NY_Volunteers_1814')
br.flip('1/41st')
us.drag('Scott NY_Volunteers_1814', 'Buffalo')
us.discard('77')

s.play('BR two militia')
br.play('74')
br.drag('York_Militia', 'Burlington')
br.discard('74')

s.play('US Seneca')
us.say('91')
us.play('91')
us.drag('Seneca', 'Ft. Schlosser')
us.discard('91')

s.play('BR Ghent')
br.say('e agora... Tratado de Ghent. ainda tenho uma carta, perco 1')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.discard('Treaty of Ghent')
br.vp('US 9')
us.say('a minha Nova Orleães guardada... não a jogo, vai fora')
us.drag([t.card('Battle of New Orleans').id], 'Discard', how='pieces')
us.drop_discard('104')
br.drop_discard('97')
br.say('9 para ti. vitória moral, boa partida')
assert holds(t, 'US', 'Ft. Malden')
s.done()
