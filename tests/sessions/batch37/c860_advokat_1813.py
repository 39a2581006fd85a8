"""Autumn 1813: a lawyer (US) asks before each roll and reads out what it is for; his client (British) answers in one word."""
from aid37b import *

s = Session('dev-1812-faults', us='Advokat Holm', br='Tage', what='Autumn 1813: a lake battle, a landing that cuts Niagara off, the way back by water, Ft. George changes hands, Mohawks; each roll asked for')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1813(t)
burn_to(t, 1813, 16)
t.lay_hand('US', ['54', '55', '58', '61', '62', '63', '64', '65'])
t.lay_hand('British', ['53', '57', '59', '60', '66', '#56 Grand River Indians', 'Contrary Winds', '68'])
s.begin()
b = Book(t)
US7 = 'Oneida Conquest Scourge Julia Hamilton us:Growler Pert'

with act(s, 'BR fleet out', 'British', '66', book=b):
    br.say('66')
    br.play('66')
    br.drag('Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.say('tre skibe')
    br.vp(b.due())
    br.discard('66')

with act(s, 'US Chauncey', 'US', '55', 'Chauncey', ret='Royal_George Wolfe Melville', book=b):
    us.say('Kort 55, værdi 2, Chauncey (kommandoværdi 2). Syv skibe mod tre, altså +2; ledende Oneida B mod Wolfe B, 0.')
    us.play('55')
    us.drag('Chauncey ' + US7, 'Lake Ontario Control Box')
    us.say('Er modparten enig i +2?')
    br.say('ja')
    us.say('Må jeg slå?')
    br.say('slå')
    assert sea(t, US7, 'Royal_George Wolfe Melville', 'Oneida', 'Wolfe', 4) == 'defender lead strikes'
    us.roll('1d6', 4)
    us.say('6. Wolfe stryger flaget. Protester?')
    br.say('nej')
    br.drag('Wolfe', 'British Eliminated')
    br.drag('Royal_George Melville', 'Kingston')
    us.say('Dernæst sejrherrens tab. Må jeg slå?')
    br.say('ja ja')
    us.roll('1d6', 3)
    us.say('Intet tab. Søen går fra britisk til amerikansk: fire point, markøren til 0.')
    us.vp(b.due())
    us.discard('55')
assert tracked(t) == 0

with act(s, 'BR Vincent waits', 'British', '59', book=b):
    br.say('59. Fencibles og Glengarry... nej kun Fencibles, til Gananoque')
    br.play('59')
    br.drag('Canadian_Fencibles', 'Gananoque')
    br.discard('59')

with act(s, 'US Pike lands at Burlington', 'US', '61', 'Pike', sea='us:6th 1st_Rifles Pike', book=b):
    us.say('Kort 61, Pike. Madison bærer 6., Fair American bærer skytterne (styrke 2). Optagning 1, sejlads 1, landgang 2: fire af seks.')
    us.play('61')
    room(t.pieces('Madison Fair_American'), t.pieces('us:6th 1st_Rifles'))
    us.drag('Madison Fair_American', 'Burlington')
    us.drag('Pike us:6th 1st_Rifles', 'Burlington')
    us.say('Ingen garnison, derfor intet slag og intet terningkast at anmode om. Burlington 2.')
    us.vp(b.due())
    us.discard('61')

A8 = 'Vincent br:8th br:49th'
with act(s, 'BR Vincent at Burlington', 'British', '53', 'Vincent', ret='Pike us:6th 1st_Rifles Madison Fair_American', book=b):
    br.say('53 Vincent')
    br.play('53')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag(A8, 'Stoney Creek')
    br.drag(A8, 'Burlington')
    us.say('Angriberen er uden forsyning siden mit sidste træk: 9 halveres til 5 mod 6, altså -2. Ledende 8. A mod min 6. B, +1. Pike -1. I alt -2. Indforstået?')
    br.say('hm ja')
    us.say('Så må De slå.')
    assert not supplied(t, 'British', 'Stoney Creek')
    r = fight(t, 'British', 'Burlington', ['Stoney Creek'], '8th', 'us:6th', 1813, (6, 6), half='a')
    assert r == 'DR', r
    br.roll('2d6', 6, 6)
    us.say('12 minus 2: jeg viger. Til lands er alt fjendtligt, til vands er der plads og søen er min: Sackets Harbour.')
    us.drag('Madison Fair_American', 'Sackets Harbour')
    us.drag('Pike us:6th 1st_Rifles', 'Sackets Harbour')
    us.vp(b.due())
    br.discard('53')

with act(s, 'US Ft. George', 'US', '58', book=b):
    us.say('Kort 58, to point: 13. og 18. fra Ft. Niagara over floden. Fortet står tomt, det falder uden kast.')
    us.play('58')
    us.drag('us:13th 18th', 'Ft. George')
    us.vp(b.due())
    us.say('Tre point, såfremt ingen gør indsigelse.')
    br.say('næ')
    us.discard('58')

with act(s, 'BR Vincent back', 'British', '60', 'Vincent', flips='br:8th 18th br:49th', fights={'Vincent': 'Ft. George', 'br:8th': 'Ft. George', 'br:49th': 'Ft. George'}, book=b):
    br.say('60 Vincent igen')
    br.play('60')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.drag(A8, 'Ft. George')
    us.say('9 mod 8+2 = 10, -2; 8. A mod 18. B, +1. I alt -1. De har ordet, værsgo at slå.')
    assert supplied(t, 'British', 'Stoney Creek')
    r = fight(t, 'British', 'Ft. George', ['Stoney Creek'], '8th', '18th', 1813, (4, 4))
    assert r == 'EX', r
    br.roll('2d6', 4, 4)
    br.flip('br:8th')
    us.flip('18th')
    us.say('Udveksling. Anden runde: 4 mod 8, -2; 49. A mod 13. B, +1. Ønsker De at fortsætte? Reglen gør det.')
    br.say('ja')
    us.say('Slå.')
    r = fight(t, 'British', 'Ft. George', ['Stoney Creek'], '49th', 'us:13th', 1813, (3, 3), rnd=2)
    assert r == 'AR-1', r
    br.roll('2d6', 3, 3)
    br.flip('br:49th')
    br.drag(A8, 'Stoney Creek')
    br.say('øv')
    br.discard('60')

with act(s, 'US builds', 'US', '64', build=True, book=b):
    us.say('Kort 64, byggeværdi 1: skonnerterne Sylph og Lady of the Lake. Intet kast.')
    us.play('64')
    unbuilt(t, 'Sylph Lady_of_the_Lake')
    us.drag('Sylph Lady_of_the_Lake', 'Sackets Harbour')
    us.discard('64')

with act(s, 'BR Mohawk', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('56 som begivenhed')
    br.play('#56 Grand River Indians')
    us.say('De fem steder: Beaverdams, Port Dover, Queenston, Ft. George, Ft. Erie. Det fjerde er mit. Hvor?')
    br.say('Queenston')
    assert not units(t, 'Queenston', 'US')
    assert t.where(t.find('br:Mohawk', 'British')) == 'British Holding Box'
    br.drag('br:Mohawk', 'Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US Chauncey and contrary winds', 'US', '65', 'Chauncey', book=b):
    us.say('Kort 65, Chauncey fører Oneida og Conquest til Ft. Niagara; resten bliver på søen.')
    us.play('65')
    us.drag('Chauncey Oneida Conquest', 'Ft. Niagara')
    br.say('modvind')
    br.play('Contrary Winds')
    us.say('Jeg tager det til efterretning. Skibene føres tilbage; kortet er forbrugt.')
    us.drag('Chauncey Oneida Conquest', 'Lake Ontario Control Box')
    br.discard('Contrary Winds')
    us.discard('65')

with act(s, 'BR Glengarry', 'British', '57', book=b):
    br.say('57')
    br.play('57')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('57')

with act(s, 'US holds', 'US', '63', hold=True, book=b):
    us.say('Jeg henlægger et kort. Det kræver intet samtykke.')
    us.hold('63')
end(s)
