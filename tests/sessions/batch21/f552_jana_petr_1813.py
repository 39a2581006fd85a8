"""Spring 1813 in Czech. Jana reveals late and forgets markers, Petr is a pedant who corrects her arithmetic but misses the frigate and the brig. A vessel of 1814 built in 1813; a transport on a lake the enemy holds."""
from aid21b import *

s, t, us, br, B = start('1813a', 'Jana', 'Petr', 'Spring 1813: the Superior built a year early, the 12th shipped over Lake Erie under Barclay; Frenchtown, Mohawk, Lacolle, free naval return', [], [])
J = Person(s, us, B, opens='say', shows='late', walks='one')
P = Person(s, br, B, opens='card', shows='now', walks='legs')

s.play('die and deal')
br.say('Hod o prvního: já mám +2.')
us.roll('1d6', 4)
br.roll('1d6', 5)
deal(t, us, 1813, '42', '46', '62', '38')
deal(t, br, 1813, '52', '66', '39', '45', '53', '41', '#56 Grand River Indians', '55')
deal(t, us, 1813, '43', '48', '44', '37')
assert hand_sizes(t) == (8, 8)

with P.turn('39', 'BR Barclay out', 'Karta 39, 2 body: Barclay a čtyři lodě na Erie. Body už za žeton mám, žeton jde pryč.', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Chippawa', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box').id])

with J.turn('42', 'US builds the Superior', 'Stavím! fregata a korveta, 2+1', build=True):
    with s.fault('15.14 3.23 15.12 15.11', 'The Superior, a frigate of 1814, is built at Sackets Harbour in spring 1813'):
        us.drag('Superior', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    br.say('Součet sedí, 3.')

with P.turn('52', 'BR builds', 'Karta 52: Detroit v Maldenu, Brock v Yorku. Jeden bod propadá.', build=True):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')

with J.turn('38', 'US transport on Erie', 'Caledonia veze 12. pluk do Erie', free=True):
    with s.fault('11.31 11.42 11.3', 'The Caledonia carries the 12th from Buffalo to Erie while the British control Lake Erie'):
        us.drag('Caledonia 12th', 'Erie PA')
    us.say('naložit 1, plout 1, vyložit 1')

with P.turn('45', 'BR Procter to Detroit', 'Karta 45, Procter do Detroitu, 1 + 3.', leader='Procter'):
    P.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit')

with J.turn('46', 'US Harrison', 'Harrison do Frenchtownu', leader='Harrison', away='forgot'):
    J.go('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown')

with P.turn('66', 'BR Procter at Frenchtown', 'Karta 66. Essex zůstává, 13 proti 12. A karta 46 pořád leží na stole.', leader='Procter', ret='Harrison 17th 19th 1st_Kentucky'):
    us.reveal('46')
    us.discard('46')
    P.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit', 'Frenchtown')
    us.say('stojím, vede 17.')
    fed_before(t, 'US', 'Frenchtown')
    battle(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', (5, 6), 'DR')
    br.roll('2d6', 5, 6)
    br.say('0 +1 -1 (les) -1 (Harrison) = -1, tedy 10.')
    retreat_ok(t, 'US', 'Frenchtown', 'Ft. Meigs', ['Detroit'])
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    P.vp()

with J.turn('62', 'US Pike', 'Pike na Ogdensburg', leader='Pike'):
    us.drag('Pike us:16th 15th us:9th 21st', 'Antwerp')
    us.drag('Pike us:16th 15th us:9th', 'Ogdensburg')
    br.say('21. zůstal v Antwerpu?')
    us.say('ne, taky jde')
    us.drag('21st', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')

with P.turn('53', 'BR to Prescott', 'Karta 53: 70. a 89. do Prescottu, přesně 6.'):
    P.go('70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')

with J.turn('43', 'US Lacolle', '11. a milice do Lacolle', book=False):
    J.go('us:11th 4th_NY_Militia', 'Plattsburg', 'Champlain NY', 'Lacolle', walks='each')

with P.turn('#56 Grand River Indians', 'BR the Mohawk', 'Událost 56: Mohawkové do Fort Erie, nikdo americký tam není. A ty máš bod za Lacolle.', build=True):
    assert not units(t, 'Ft. Erie', 'US')
    br.drag('br:Mohawk', 'Ft. Erie')
    us.say('jo, díky')
    J.vp()

with J.turn('48', 'US Scott', 'Scott a čtyři pluky do Sackets', leader='Scott'):
    J.go('Scott 23rd us:25th 20th 29th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')

with P.turn('55', 'BR depot', 'Karta 55: sklad v Burlingtonu.', build=True):
    fed_before(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')

with J.turn('44', 'US PA militia', 'pensylvánci do Erie'):
    J.go('1st_PA_Militia', 'Pittsburgh', 'Meadville', 'Erie PA')

P.hold('41', 'BR holds', 'Jednu si nechám.')
J.hold('37', 'US holds', 'já taky')

s.play('free naval return')
br.say('Nancy zpět na Huron.')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
us.drag('Oneida Madison', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
B.ok()
br.turn('Summer-Autumn 1813')
muster(br, '1813b')
muster(us, '1813b', groups=False)
for who in (us, br):
    c = next(p for p in t.at('Held Cards') if p.state[p.trait('obs;')].startswith(who.pw))
    who.drag([c.id], who.side + ' Hand')
deal(t, br, 1813, '60', '51', '54', '59', '61', '64', '67')
deal(t, us, 1813, '58', '49', '47', '57', '63', '65', '50')
assert hand_sizes(t) == (8, 8)

with P.turn('60', 'BR De Meuron', 'Karta 60: De Meuron a jedna námořní pěchota do Montrealu.'):
    P.go('De_Meuron 1/R._Marines', 'Quebec City', 'Trois-Rivieres', 'Montreal')

with J.turn('49', 'US 14th and 5th', '14. a 5. do Schlosseru'):
    J.go('14th us:5th', 'Buffalo', 'Ft. Schlosser')
run(s, t)
