"""1813, spring; Catalan. Oriol talks before he thinks and drops short; Mercè moves the defender's and the attacker's losses alike, one flip late."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Oriol', 'oriol-secret'), 'British': ('Merce', 'merce-secret')})
lay(T, '1813a')
hands(T, [], [])
hands(T, ['46', '38', '40', '37', '41', '52', '39', 'Campaign@1813'], ['43', '45', '48', '50', '#56 Grand River Indians', '47', '51', '62'])

burn_to(T, 1813, 0)
s = Session('dev-1812-faults', us='Oriol', br='Merce', table=T, what='spring 1813: dice, builds, a campaign to Ft. Erie and Detroit, Vincent, battle on Ontario, repair, Kingston falls, Mohawks')
t, us, br = s.begin()
b = Book(t)
assert sizes(t) == (8, 8), sizes(t)

s.play('who begins')
br.roll('1d6', 3)
br.say('3 + 2 punts de victòria = 5')
us.roll('1d6', 6)
us.say('sis! començo jo tot l\'any')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.say('46 (3) drassanes: General Pike, Asp, Raven i a Plattsburg Preble i Montgomery')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.drag('Preble', 'Ticonderoga')
    us.drag('Preble Montgomery', 'Plattsburg')
    us.play('46')
    us.discard('46')

with act(s, 'BR builds', 'British', '43', build=True, book=b):
    br.play('43')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('43 per dos: la Brock a York i la Detroit a Malden')
    br.discard('43')

s.play('US campaign: Van Rensselaer, then Harrison')
us.say('Campanya! Van Rensselaer contra Ft. Erie i després Harrison contra Detroit')
us.play([c for c in t.hand('US') if c.name == 'Campaign'][0].id)
way('Buffalo', 'Ft. Erie')
us.drag('Van_Rensselaer 14th 12th us:5th', 'Ft. Erie')
br.say('Norfolk es queda al fort')
us.roll('2d6', 6, 4)
battle(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', 1813, (6, 4), 'DR-1')
us.say('10 + 2 - 1 = 11')
br.drag('Norfolk', 'British Eliminated')
us.vp('British 1')
us.vp('0')
assert b.due() == '0'
way('Ft. Meigs', 'Frenchtown', 'Detroit')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
br.say('Essex també es queda')
us.roll('2d6', 4, 3)
battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (4, 3), 'DR')
goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
br.drag('Essex', 'Sandwich')
us.say('tres més')
us.vp('US 3')
b.ok()
us.discard([c for c in t.at('Albany') if c.is_card()][0].id)

with act(s, 'BR Vincent at Ft. Erie', 'British', '45', 'Vincent', ret='Van_Rensselaer us:5th 12th 14th', laid=False):
    br.say('45, Vincent amb 8 i 49')
    br.play('45')
    br.march('Vincent br:8th 49th', 'Queenston', 'Chippawa', 'Ft. Erie')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    us.say('aguanto, el 14 davant')
    br.roll('2d6', 6, 5)
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], '8th', '14th', 1813, (6, 5), 'DR')
    us.say('quina sort...')
    goes(t, 'US', 'Ft. Erie', 'Buffalo', came=['Chippawa'])
    br.drag('us:5th 12th', 'Buffalo')
    us.drag('14th Van_Rensselaer', 'Buffalo')

with act(s, 'US fleet', 'US', '38', 'Chauncey', book=b):
    us.play('38')
    us.drag('Chauncey General_Pike Madison Oneida', 'Lake Ontario Control Box')
    us.drag('Scourge Conquest Pert Growler Julia Hamilton Fair_American Gov._Tompkins Asp Raven', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    us.vp('US 1')
    us.say('el marcador ja no cal. i et devia dos punts')
    br.discard('45')
    us.discard('38')

with act(s, 'BR Yeo fights', 'British', '48', 'Yeo', flips='Wolfe General_Pike Oneida', laid=False,
         ret='Chauncey General_Pike Madison Oneida Scourge Conquest Pert Growler Julia Hamilton Fair_American Gov._Tompkins Asp Raven'):
    br.say('48 — surt Yeo amb tot')
    br.play('48')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box', at='beside')
    us.say('13 contra 7, i tinc una A')
    br.roll('1d6', 6)
    seafight(t, 'British', 'Lake Ontario Control Box', 'Wolfe', 'General Pike', 6, 'A1 D2 att', al=1)
    br.say('6 - 1 = 5: jo un, tu dos')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    us.flip('General_Pike')
    br.flip('Oneida')
    us.drag('General_Pike Oneida', 'Sackets Harbour')
    us.drag('Chauncey Madison Scourge Conquest Pert Growler Julia Hamilton Fair_American Gov._Tompkins Asp Raven', 'Sackets Harbour')

with act(s, 'US repairs', 'US', '40', flips='General_Pike Oneida', book=b):
    br.say('el llac és meu: quatre de cop')
    creep(br, 'British 1', 'British 3')
    assert b.due() == 'British 3'
    us.play('40')
    us.flip('General_Pike Oneida')
    us.say('40, dos vaixells reparats')
    us.discard('40')
    br.discard('48')

with act(s, 'BR Rottenburg to Prescott', 'British', '50', 'Rottenburg', book=b):
    br.play('50', reveal=False)
    br.drag('Rottenburg 1/R._Scots 104th', 'Gananoque')
    br.drag('Rottenburg 1/R._Scots 104th', 'Prescott')
    br.reveal('50')
    br.discard('50')

with act(s, 'US Pike at Kingston', 'US', '37', 'Pike', ret='10th_R.V. Frontenac Wolfe', laid=False):
    us.say('37, Pike només en demana un. Kingston!')
    us.play('37')
    us.drag('Pike us:6th us:15th us:16th us:21st 1st_Rifles', 'Cape Vincent')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Pike us:6th us:15th us:16th us:21st 1st_Rifles', 'Kingston')
    br.say('defenso amb els veterans')
    us.roll('2d6', 4, 4)
    battle(t, 'US', 'Kingston', ['Cape Vincent'], '1st Rifles', '10th R.V.', 1813, (4, 4), 'DR')
    br.say('8 + 2 = 10. a Gananoque, i la Wolfe a York')
    goes(t, 'British', 'Kingston', 'Gananoque', came=['Cape Vincent'])
    us.drag('10th_R.V. Frontenac', 'Gananoque')
    br.drag('Wolfe', 'York')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    creep(us, 'British 1', '0', 'US 2')
    assert b.due() == 'US 2'
    br.play('#56 Grand River Indians')
    assert not units(t, 'Beaverdams')
    br.drag('Mohawk', 'Beaverdams')
    br.say('els Mohawk a Beaverdams')
    us.discard('37')
    br.discard('#56 Grand River Indians')

with act(s, 'US holds', 'US', '41', hold=True, book=b):
    us.hold('41')
    us.say('una guardada')
s.done()
