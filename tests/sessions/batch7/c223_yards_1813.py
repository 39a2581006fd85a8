"""Shipyards on four lakes, in French: builds and repairs on one card, York, halves, then the new ships fight."""
from lay7 import hands, burn_to, more
from more import naval_drm
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='Benoit', br='Claire', what='Summer-Autumn 1813 in mid-turn: NBV cards, schooner repairs at a half, York builds the Brock, Perry sweeps Lake Erie')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Madison', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Gloucester', 'York', 'British')
t.lay_face('Oneida Conquest Scourge')
t.lay_face('Royal_George Lady_Prevost Little_Belt Gloucester', side='British')
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Card 46', 'Card 43', 'Card 44', 'Card 49', 'Card 53'], ['Card 45', 'Card 47', 'Card 48', 'Card 50', 'Card 54'])
burn_to(t, 1813, 22)
t, us, br = s.begin()

s.play('US Erie yard')
us.say("46 au chantier: Lawrence, Niagara, Ariel et Scorpion a Erie, 3 points")
us.play('46')
us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR Malden yard')
br.say('45 au chantier. Detroit (1), reparations Lady Prevost et Little Belt, deux demis')
br.play('45')
br.flip('Lady_Prevost')
br.flip('Little_Belt')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('45')

s.play('US repairs')
us.say('43: je repare Oneida (1), Conquest et Scourge (1)')
us.flip('Oneida')
us.flip('Conquest')
us.flip('Scourge')
us.drop_discard('43')

s.play('BR repair')
br.say('47: le Royal George')
br.play('47', reveal=False)
br.flip('Royal_George')
br.discard('47')

s.play('US schooners')
us.say('44: Sylph et Asp')
us.play('44')
us.drag('Sylph', 'Sackets Harbour')
us.drag('Asp', 'Oswego')
br.say("le chantier c'est Sackets")
us.drag('Asp', 'Sackets Harbour')
us.discard('44')

s.play('BR York')
br.say('48: Brock a York, et le Gloucester repare, 1 et demi sur 2')
br.play('48')
br.drag('ship:Brock', 'York')
br.flip('Gloucester')
br.discard('48')

s.play('US Perry')
us.say('49 comme 2 ops, Perry')
us.play('49')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
fl, en = t.pieces('Lawrence ship:Niagara Ariel Scorpion'), t.pieces('Queen_Charlotte Hunter')
assert naval_drm(fl, en, fl[0], en[0], att_mod=1) == 4 and naval(3 + 4) == 'defender strikes all'
us.say('+2 nombre, +1 A contre B, +1 Perry')
us.roll('1d6', 3)
br.say('7... tout amene')
br.drag('Queen_Charlotte Hunter', 'British Eliminated')
us.say('mes pertes:')
us.roll('1d6', 2)
us.say('aucune. 2 pour moi, 2 de moins pour toi')
us.vp('US 2')
us.discard('49')

s.play('BR holds')
br.say('je garde une carte')
br.hold('50')
s.done()
