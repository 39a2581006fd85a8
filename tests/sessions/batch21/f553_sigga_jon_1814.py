"""The last autumn in Icelandic, few words. Sigga lets pieces lie a while before she flips them; Jón drags in stacks and tells the dice. Six battalions under Riall's one star; New Orleans told as an event in the middle of the turn."""
from aid21b import *


def tweak(t):
    t.lay(['Perry', 'Lawrence', 'Niagara', 'Scorpion'], 'Lake Erie Control Box', 'US')
    t.lay(['103rd', 'Glengarry', '8th'], 'Ft. George', 'British')
    t.lay_vp('US 6')
    burn(t, 'Campaign@1814')


s, t, us, br, B = start('1814b', 'Sigga', 'Jón', 'Autumn 1814: Yeo and Chauncey, Riall over the Niagara with six, New Orleans too early, Ft. Erie, fleet return, winter',
                        ['Battle of New Orleans', '96', '86', '92', '79', '80', '83', '91', '94'], ['75', '82', '73', '76', '78', '85', '84', '81', '88'], tweak)
G = Person(s, us, B, opens='mute', shows='now', walks='legs')
J = Person(s, br, B, opens='card', shows='now', walks='one')

with J.turn('75', 'BR Drummond', 'Drummond', leader='Drummond'):
    J.go('Drummond 104th 2/R._Marines 10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')

with G.turn('96', 'US Chauncey', leader='Chauncey'):
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
    G.vp()

with J.turn('82', 'BR Yeo attacks', 'Yeo, sex skip', leader='Yeo', flips='Royal_George General_Pike', ret='General_Pike',
            fights={x: 'Lake Ontario Control Box' for x in ('Yeo', 'Royal George', 'Wolfe', 'Melville', 'Earl of Moira', 'Beresford', 'Sydney Smith')}):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    sea(t, 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'General_Pike Madison Oneida Sylph', 'Royal_George', 'General_Pike', 2, 'A1 D1 def', al=1, dl=0)
    br.roll('1d6', 2)
    br.say('2+1=3, eitt og eitt')
    br.flip('Royal_George')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    us.flip('General_Pike')

with G.turn('92', 'US Brown', leader='Brown'):
    G.go('Brown us:9th 11th 21st us:25th', 'Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')

with J.turn('73', 'BR Riall with six', 'Riall yfir ána!', free=True):
    with s.fault('3.33 8.41 8.31 8.42', 'Riall, one star, leads six units over the Niagara: 1/R. Scots, 103rd, Glengarry, 8th, Lincoln and 89th'):
        br.drag('Riall 1/R._Scots 103rd Glengarry br:8th', 'Queenston')
        br.drag('Riall 1/R._Scots 103rd Glengarry br:8th Lincoln', 'Chippawa')
        br.drag('Riall 1/R._Scots 103rd Glengarry br:8th Lincoln 89th', 'Ft. Schlosser')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Schlosser', most=6)
    J.vp()

s.play('US New Orleans')
us.play('Battle of New Orleans')
with s.fault('4.23 7.35 8.31 7.34', 'Battle of New Orleans played as an event in mid-autumn, not held, with six cards left'):
    us.say('New Orleans! 2 stig')
    us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs')
    us.vp(B.due(2))

with J.turn('76', 'BR Prevost', 'Prevost', leader='Prevost'):
    J.go('Prevost br:16th 90th br:6th 82nd', 'Quebec City', 'Trois-Rivieres', 'Montreal')

with G.turn('79', 'US Brown at Ft. Erie', leader='Brown', ret='1/41st', flips='1/41st'):
    G.go('Brown us:9th 11th 21st us:25th', 'Buffalo', 'Ft. Erie')
    br.say('ég stend')
    fed_before(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', (6, 5), 'DR-1')
    us.roll('2d6', 6, 5)
    br.say('11')
    retreat_ok(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    br.flip('1/41st')
    G.vp()

with J.turn('78', 'BR repairs', 'viðgerð', flips='Royal_George', build=True):
    br.flip('Royal_George')

with G.turn('86', 'US builds', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')

with J.turn('85', 'BR restores', '41 aftur', flips='1/41st', build=True):
    fed_before(t, 'British', 'Chippawa')
    br.flip('1/41st')

with G.turn('80', 'US Scott at Schlosser', leader='Scott', fights={'Scott': 'Ft. Schlosser', 'NY Volunteers 1814': 'Ft. Schlosser', 'Seneca': 'Ft. Schlosser'}, flips='NY_Volunteers_1814'):
    G.go('Scott NY_Volunteers_1814 Seneca', 'Buffalo', 'Ft. Schlosser')
    fed_before(t, 'British', 'Ft. Schlosser')
    battle(t, 'US', 'Ft. Schlosser', ['Buffalo'], 'NY Volunteers 1814', '1/R. Scots', (4, 4), 'AR-1')
    us.roll('2d6', 4, 4)
    us.say('úff')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Buffalo')
    us.flip('NY_Volunteers_1814')

with J.turn('84', 'BR LC militia', 'LC'):
    J.go('LC_Militia', 'Montreal', 'Coteau du Lac')

with G.turn('91', 'US Vermont'):
    G.go('Vermont_Militia', 'Burlington VT', 'Highgate')

with J.turn('88', 'BR 1/41st and marines', '41 heim til Fort George'):
    J.go('1/41st', 'Chippawa', 'Queenston', 'Ft. George')

with G.turn('83', 'US depot', build=True):
    fed_before(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')

with J.turn('81', 'BR Norfolk', 'Norfolk'):
    J.go('Norfolk', 'Port Dover', "Brant's Ford")

with G.turn('94', 'US 34th'):
    G.go('34th', 'Albany', 'Utica')

s.play('fleets home')
us.drag('Chauncey Madison Oneida Sylph', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Perry Lawrence us:Niagara Scorpion', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
B.ok()

s.play('winter 1814-15')
br.turn('Winter 1814-15')
assert excess(t) == {('Quebec City', 'British'): 5, ('Montreal', 'British'): 1, ('Prescott', 'British'): 2, ('Ft. Erie', 'US'): 2, ('Ft. Schlosser', 'British'): 5,
                     ('Plattsburg', 'US'): 2}, excess(t)
us.flip('us:9th')
us.flip('11th')
us.flip('30th')
us.flip('31st')
br.say('Quebec fimm, Montreal einn, Prescott tveir, Schlosser fimm')
for x in ('37th', '97th', '3rd_(Buffs)', 'br:5th', 'br:9th', 'br:13th', '10th_R.V.', '1/R._Marines', '89th', 'Lincoln', 'br:8th', '103rd', 'Glengarry'):
    assert t.pieces(x, br)[0].level() == 1
    br.flip(x)
us.flip('General_Pike')
us.delete('US_Supply_Depot')
assert supplied(t, 'British', 'Ft. Schlosser') and supplied(t, 'US', 'Ft. Erie') and supplied(t, 'US', 'Ft. Malden')
B.ok()
us.say('%s, búið' % label(tracked(t)))
br.say('takk')
run(s, t)
