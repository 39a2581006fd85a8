"""Autumn 1813. Ilze (Latvian) builds what she likes; Hrvoje (Croatian) rolls for both and flips with the wrong hand."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1813b')
    hands(t, ['46', '42', '44', '48', '50', '62', '40', '60'], ['52', '43', '45', '47', '49', '51', '39', '66'])
    burn(t, '#56 Grand River Indians')
    burn_to(t, 1813, 16)
    t.lay('Mohawk', 'Beaverdams', 'British')
    t.lay('Lawrence ship:Niagara', 'Erie PA', 'US')
    t.lay('General_Pike', 'Sackets Harbour', 'US')
    t.lay_vp('British 3')


d = Desk('Ilze', 'Hrvoje', 'Autumn 1813: a frigate of 1814 launched in 1813; an American depot in captured Ft. Erie',
         {'US': ('late', lambda c, n, x: '%s: %s' % (c, x)),
          'British': ('after', lambda c, n, x: 'igram %s za %d - %s' % (c, n, x))}, setup=setup)
t, us, br = d.go()
us.say('sākam! šogad es pirmā')

with d.op('US', '62', 'Van Rensselaer pār upi uz Ft. Erie', leader='Van Rensselaer', ret='Norfolk'):
    us.drag('Van_Rensselaer us:14th us:12th us:5th', 'Ft. Erie')
    br.say('stojim. bacam ja za tebe')
    assert duel(d, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk', (5, 4)) == 'DR'
    br.roll('2d6', 5, 4)
    us.say('3:1 +2, upe -1: 10')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    us.drag('Norfolk', 'Chippawa')
    d.vp(us)

with d.op('British', '52', 'Vincent uzvraća', leader='Vincent', pick='Norfolk', flips='br:8th us:14th',
          fights={k: 'Ft. Erie' for k in ('br:8th', 'br:49th', 'Norfolk', 'Vincent')}):
    br.drag('Vincent br:8th br:49th', 'Queenston')
    br.drag('Vincent br:8th br:49th', 'Chippawa')
    br.drag('Vincent br:8th br:49th Norfolk', 'Ft. Erie')
    us.say('palieku. 14. priekšā')
    br.say('8. na čelu. 11:11')
    assert duel(d, 'British', 'Ft. Erie', ['Chippawa'], '8th', '14th', (2, 4)) == 'EX'
    br.roll('2d6', 2, 4)
    br.flip('us:14th')
    br.flip('br:8th')
    br.say('drugi krug, 49.')
    us.say('12.')
    assert duel(d, 'British', 'Ft. Erie', ['Chippawa'], '49th', '12th', (3, 4), rnd=2) == 'AR'
    br.roll('2d6', 3, 4)
    br.say('natrag')
    br.drag('Vincent br:8th br:49th Norfolk', 'Chippawa')

with d.op('US', '46', 'būvēju: Superior, un Asp ar Raven', build=True):
    with d.s.fault('15.14 3.23 15.12 15.1', 'The Superior, available from Spring-Summer 1814, is built in autumn 1813', 'turn|dot'):
        us.drag('Superior', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')

with d.op('British', '43', 'gradim Brock u Yorku i Detroit', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')

with d.op('US', '48', 'Harisons uz Detroitu', leader='Harrison', ret='Essex', flips='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    br.say('branim')
    assert duel(d, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', (4, 4)) == 'DR-1'
    us.roll('2d6', 4, 4)
    us.say('12:5, 2:1 +1, B pret C +1, Harisons +1. 11')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
d.vp(us)

with d.op('British', '45', 'Procter u Sandwich', leader='Procter'):
    br.each('1/41st Shawnee Procter Tecumseh', 'Sandwich')

with d.op('US', '50', 'noliktava Ft. Erie, ziemai', build=True):
    with d.s.fault('13.52 13.51 8.31(6)', 'A US Supply Depot is created at Ft. Erie, in British territory'):
        us.put('US Supply Depot', 'Ft. Erie')

with d.op('British', '49', 'oporavljam 8.', build=True, flips='br:8th'):
    assert supplied(t, 'British', 'Chippawa')
    br.flip('br:8th')

with d.op('US', '42', 'Vilkinsons uz Cape Vincent', leader='Wilkinson'):
    us.drag('Wilkinson us:6th us:9th us:15th us:16th', 'Cape Vincent')

with d.op('British', '39', 'Yeo isplovljava', leader='Yeo'):
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    d.vp(br)

with d.op('US', '60', 'Skots uz Bataviju', leader='Scott'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('Scott us:23rd us:25th', 'Canandaigua')
    us.drag('Scott us:23rd us:25th', 'Batavia')

with d.op('British', '66', 'Prevost u Montreal', leader='Prevost'):
    br.drag('Prevost 1/R._Marines 2/R._Marines De_Meuron', 'Montreal')

with d.op('US', '44', '27. uz Erie'):
    way('Mansfield', 'Cleveland', 'Erie PA')
    us.march('us:27th', 'Cleveland', 'Erie PA')

d.hold('British', '47', 'ovu čuvam')
d.hold('US', '40', 'es arī')

with d.op('British', '51', 'Glengarry u Prescott'):
    br.drag('Glengarry', "Crysler's Farm")
    br.drag('Glengarry', 'Prescott')

d.s.play('fleet home')
br.drag('Yeo Royal_George Wolfe Melville', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('punkti: %s' % label(tracked(t)))
d.ok()
d.s.done()
