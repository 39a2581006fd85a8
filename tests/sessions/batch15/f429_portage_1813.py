"""Autumn 1813: two ships climb the falls of Niagara, and a beaten garrison loses a step too few."""
from lay15 import *
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Roel', br='Fenna', what='Autumn 1813, Dutch: Oneida and Pert from Lake Ontario to Buffalo on Lake Erie; DR-2 at Lewiston with a single flip')
t = s.t
lay_1813(t)
lay_arr(t, '1813a', '1813b')
no_markers(t)
t.lay('Barclay Queen_Charlotte ship:Hunter', 'Lake Erie Control Box', 'British')
t.lay('14th', 'Lewiston', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 2')
hands(t, ['Card 43', 'Card 46', 'Card 51', 'Card 57'], ['Card 45', 'Card 48', 'Card 54', 'Card 50'])
burn_to(t, 1813, 24)
t, us, br = s.begin()

s.play('US Oneida and Pert')
us.say('43, twee schepen naar Buffalo. hulp tegen Barclay')
us.play('43')
with s.fault('2.3 11.15 11.13 11.11', 'Oneida and Pert go from Sackets Harbour (Lake Ontario) to Buffalo (Lake Erie); the Niagara is not navigable'):
    us.drag('Oneida Pert', 'Buffalo')
us.discard('43')

s.play('BR Vincent at Lewiston: 9 to 8, A to B +1, the river -1')
br.say('48, Vincent over de rivier')
br.play('48')
assert cost('Ft. George', 'Queenston', 'Lewiston') == 4
br.drag('Vincent 49th br:8th', 'Queenston')
br.drag('Vincent 49th br:8th', 'Lewiston')
us.say('blijf staan. 14th voorop')
assert strength(t, '49th br:8th', br, True) == 9 and strength(t, '14th 1st_NY_Militia', us) == 8 and odds(9, 8) == 0
assert crt(6 + 6 + 1 - 1) == 'DR-2'
br.roll('2d6', 6, 6)
br.say('twaalf!')
with s.fault('10.51(DR-2) 10.51 10.52', 'twelve at Lewiston, DR-2 whoever leads: of the 14th and the 1st NY Militia only the 14th is flipped'):
    us.flip('14th')
    us.drag('14th 1st_NY_Militia', 'Ft. Niagara')
    br.vp('British 3')
    br.discard('48')

s.play('US builds')
us.say('46: Lawrence, Niagara, en Ariel met Scorpion')
us.play('46')
us.drag('ship:Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR Rottenburg')
br.play('45')
br.drag('Rottenburg 1/R._Scots 104th', 'Gananoque')
br.drag('Rottenburg 1/R._Scots 104th', 'Prescott')
br.discard('45')

s.play('US Ohio Brigade')
us.play('51')
assert cost('Ft. Stephenson', 'Ft. Meigs') == 2
us.drag('Ohio_Brigade', 'Ft. Meigs')
us.discard('51')

s.play('BR Caughnawaga')
br.play('54', reveal=False)
br.drag('Caughnawaga', 'Chateauguay')
br.discard('54')

s.play('US holds')
us.hold('57')
us.say('bewaard')
s.done()
