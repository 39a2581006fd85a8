"""Autumn 1813 on Lake Erie: warriors aboard, a beaten-up flagship that will not go home."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Ian', br='Jo', what='Summer-Autumn 1813: Shawnee shipped to Port Dover; the damaged Lawrence stays in the box after the battle')
t = s.t
autumn13(t)
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('ship:Detroit', 'Ft. Malden', 'British')
t.lay_vp('British 3')
hands(t, ['Card 49', 'Card 43', 'Card 51'], ['Card 48', 'Card 47', 'Card 53'])
burn_to(t, 1813, 25)
peaceful(t)
t, us, br = s.begin()

s.play('BR Barclay')
br.say('48 (2). Barclay, four ships, Shawnee to Port Dover and out to the lake')
br.play('48')
assert best('Ft. Malden', 'Port Dover')[0] > 6
with s.fault('11.33 3.7(4)', 'the Shawnee get from Ft. Malden to Port Dover in one play: by land 9 MP of their 6, so they went aboard'):
    br.drag('Barclay Queen_Charlotte ship:Detroit Hunter Lady_Prevost Shawnee', 'Port Dover')
br.drag('Barclay Queen_Charlotte ship:Detroit Hunter Lady_Prevost', 'Lake Erie Control Box')
br.vp('British 5')
br.discard('48')

s.play('US Perry')
us.say('Perry! 49')
us.play('49')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
fl, en = t.pieces('Lawrence ship:Niagara Ariel Scorpion'), t.pieces('Queen_Charlotte ship:Detroit Hunter Lady_Prevost')
assert naval_drm(fl, en, fl[0], en[0], att_mod=1) == 2
us.roll('1d6', 2)
assert naval(4) == 'A1 D1 att'
us.say('4: one each, my box')
br.flip('Queen_Charlotte')
br.drag('Barclay Queen_Charlotte ship:Detroit Hunter Lady_Prevost', 'Ft. Malden')
with s.fault('12.42 12.52', 'the Lawrence is flipped by the battle and lies in the Lake Erie box when the play ends and after'):
    us.flip('Lawrence')
    us.say("don't give up the ship :)")
    us.vp('British 1')
    us.discard('49')

s.play('BR')
br.play('47')
br.drag('89th', 'Montreal')
br.discard('47')

s.play('US')
us.say('43, 27th and 26th to Pittsburgh')
us.play('43')
us.drag('us:27th 26th', 'Pittsburgh')
us.discard('43')

s.play('BR repair')
br.say('53: Queen Charlotte in dock')
br.play('53')
br.flip('Queen_Charlotte')
br.discard('53')
s.done()
