"""Ovidiu (US) and Ileana (British): autumn 1813. A depot in enemy territory; a retreat before combat into enemy land without a loss."""
from aid34b import *

g = G('Ovidiu', 'Ileana', 'Autumn 1813; 13.52: a US depot at Fort Erie; 9.43: a unit retreats before combat to an enemy space and is not flipped', lay=autumn_1813,
      hus=['46', '62', '45', '44', '49', '47'], hbr=['42', '43', '48', '39', '55', '41'], pile=(1813, 20), su=dict(say='mid', vp='foe'), sb=dict(lay='pile', say='first'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Erie Control Box'

g.fed('British', 'Ft. Erie')
with g.go('US', '46', 'US Fort Erie', 'Van Rensselaer trece la Ft. Erie', leader='Van Rensselaer', ret='Norfolk'):
    us.drag('us:14th us:12th us:5th', 'Ft. Erie')
    us.drag('Van_Rensselaer', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', 1813, (4, 5)) == 'DR'
    us.roll('2d6', 4, 5)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.say('plec la Chippawa')
    br.drag('Norfolk', 'Chippawa')
with g.go('British', '42', 'BR yards', 'Brock la York, Detroit la Malden', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
with g.go('US', '45', 'US depot', '45: un depozit chiar aici, ca să țină iarna'):
    with s.fault('13.52 13.5 13.51 8.31', 'a Supply Depot in enemy territory'):
        us.put('US Supply Depot', 'Ft. Erie')
with g.go('British', '43', 'BR Vincent', 'Vincent la Queenston', leader='Vincent'):
    br.drag('Vincent br:8th 49th', 'Queenston')
with g.go('US', '62', 'US yards', 'Lawrence, Niagara, Ariel cu Scorpion', build=True):
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
with g.go('British', '48', 'BR two regiments', 'doi la Montreal'):
    br.drag('br:13th De_Watteville', 'Montreal')
fl = 'Lawrence ship:Niagara Ariel Scorpion'
with g.go('US', '44', 'US landing at Port Dover', 'Perry, 44. Ft. Stephenson 1, îmbarcare 2, Port Dover 3, debarcare 5, lacul 6', leader='Perry', sea='Ohio_Brigade', pick='Ohio_Brigade'):
    assert not units(t, 'Port Dover')
    us.drag('Perry ' + fl, 'Ft. Stephenson')
    us.drag('Perry ' + fl + ' Ohio_Brigade', 'Port Dover')
    us.drag('Perry ' + fl, B)
with g.go('British', '39', 'BR Sheaffe', 'Sheaffe vine de la York', leader='Sheaffe', ret='Ohio_Brigade'):
    way('York', 'Burlington', "Brant's Ford", 'Port Dover')
    br.march('Sheaffe R.N.R. York_Militia', 'Burlington', "Brant's Ford", 'Port Dover')
    with s.fault('9.43 10.72 9.42 9.46 10.71', 'a retreat before combat to an enemy space not controlled: the unit must be flipped', also=['13.4', '4.12', '4.13', '4.14']):
        us.say('nu aștept lupta, mă retrag la Oxford')
        us.drag('Ohio_Brigade', 'Oxford')
with g.go('US', '49', 'US 13th to Lewiston', '49: regimentele 13 și 18 la Lewiston'):
    us.drag('us:13th 18th', 'Lewiston')
with g.go('British', '55', 'BR Procter', 'Procter spre London', leader='Procter'):
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('Procter Tecumseh 1/41st Shawnee Western_Indians', 'Sandwich', 'Thamesville', 'London')
g.hold('US', '47', 'păstrez una')
g.hold('British', '41', 'și eu')
s.play('fleet return')
us.say('flota la Erie, semnul rămâne pe lac')
us.drag('Perry ' + fl, 'Erie PA')
us.put('US Lake Control', B)
g.book.ok()
s.done()
