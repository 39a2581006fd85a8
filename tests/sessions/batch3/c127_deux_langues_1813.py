"""One writes French, the other Spanish, two clients: Campaign of Pike and Scott, Contrary Winds, the free return, arrivals before the turn marker, Cornwall taken and lost."""
from ref import cost, crt, odds
from session import Session
from kit120 import bring_on, lay_1813, lay_arrivals, stack_deck

s = Session('dev-1812-faults', us='Margot', br='Diego', what='Spring to Summer 1813, French and Spanish: a campaign, a cancelled sortie, ships return free in spring, arrivals first and turn marker later, two battles at Cornwall')
lay_1813(s.t)
lay_arrivals(s.t, '1813a')
s.t.lay_hand('US', ['Campaign@1813', 'Contrary Winds@1813', '44', '47'])
s.t.lay_hand('British', ['43', '54'])
stack_deck(s.t, '1813 Deck', '52 62 46 45 48 51 53 50 49 55 57 42 60 38 39'.split())
t, us, br = s.begin()

s.play('US campaign: Pike and Scott')
us.say("Campaign! j'annonce: Pike à Sackets et Scott à Albany, chacun pour soi")
us.play('Campaign')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Pike us:6th 15th', 'Antwerp')
us.drag('Pike us:6th 15th', 'Ogdensburg')
us.say('et maintenant Scott, il monte à Sackets avec le 25e et le 29e')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('25th 29th Scott', 'Sackets Harbour')
us.discard('Campaign')

s.play('BR Yeo sails and is blown back')
br.say('43, Yeo. Royal George y Wolfe al lago')
br.play('43')
br.drag('Yeo Royal_George Wolfe', 'Lake Ontario Control Box')
us.say('vents contraires, désolée! ta sortie est annulée')
us.play('Contrary Winds')
us.discard('Contrary Winds')
br.say('qué mala suerte. vuelven')
br.drag('Yeo Royal_George Wolfe', 'Kingston')
br.discard('43')

s.play('US 13th')
us.say('44, un point. le 13e à Lewiston')
us.play('44')
us.drag('us:13th', 'Lewiston')
us.discard('44')

s.play('BR Norfolk')
br.say('54, uno. Norfolk')
br.play('54')
assert cost('Ft. Erie', 'Chippawa') == 1
br.drag('Norfolk', 'Chippawa')
br.discard('54')

s.play('US holds')
us.say('je garde la dernière')
us.hold('47')
br.say('yo no tengo nada')
s.cut()

s.play('free return of the fleets')
us.say("phase des flottes. mon marqueur est sur l'Ontario: Chauncey, Madison, Oneida, Conquest reviennent")
us.drag('Chauncey Madison Oneida Conquest', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if 'Lake Control' in p.name])
br.say('los míos: Barclay con tres al Erie, Nancy al Huron')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Erie Control Box') if 'Lake Control' in p.name])
br.delete([p for p in t.at('Lake Huron Control Box') if 'Lake Control' in p.name])
us.say('donc toujours 2 pour toi')

s.play('arrivals, then the marker, then the deal')
bring_on(t, br, '1813b')
bring_on(t, us, '1813b', singly=True)
br.say('¿y el marcador de turno?')
us.turn('Summer-Autumn 1813')
us.drag([t.card('47').id], 'US Hand')
for _ in range(7):
    us.draw('1813 Deck')
for _ in range(8):
    br.draw('1813 Deck')
assert len(t.hand('US')) == 8 == len(t.hand('British'))

s.play('US Wilkinson to French Mills')
us.say('52, trois. Wilkinson: 16e, 9e, 21e, le long du fleuve')
us.play('52')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg', 'French Mills') == 6
us.march('Wilkinson us:16th us:9th 21st', 'Antwerp', 'Ogdensburg', 'French Mills')
us.discard('52')

s.play('BR marines')
br.say('50, dos. los Marines a Montreal')
br.play('50')
br.drag('1/R._Marines 2/R._Marines', 'Montreal')
br.discard('50')
s.cut()

s.play('US Wilkinson at Cornwall')
us.say("62, trois, Wilkinson encore. le 9e s'arrête à St. Regis pour garder la route")
us.play('62')
assert cost('French Mills', 'St. Regis', 'Cornwall') == 5
us.drag('Wilkinson us:16th us:9th 21st', 'St. Regis')
us.drag('Wilkinson us:16th 21st', 'Cornwall')
br.say('Glengarry aguanta')
# 4 + 4 = 8 against 3: 2:1 +1; B against A -1; river -1; British regulars in clear, 1813, -1: 12 - 2 = 10
# supply by St. Regis, which the 9th controls (4 against 1)
assert odds(8, 3) == 1 and crt(6 + 6 + 1 - 1 - 1 - 1) == 'DR'
us.roll('2d6', 6, 6)
us.say('douze! moins deux, dix')
br.say('a Coteau, que si no me quedo sin suministro')     # 10.71(2): Crysler's Farm would be cut off
br.drag('Glengarry', 'Coteau du Lac')
us.vp('US 1')
us.discard('62')

s.play('BR Drummond strikes back')
br.say('49, Drummond con la milicia de LC, recoge a Glengarry')
br.play('49')
br.drag('Drummond LC_Militia', 'Coteau du Lac')
br.drag('Drummond LC_Militia Glengarry', 'Cornwall')     # two spaces from Montreal: allowed (3.63)
br.say('manda Glengarry')
us.say('je reste. le 16e en tête')
# 7 against 8: 1:2 -2; A against B +1; Drummond +1: 11
assert odds(7, 8) == -2 and crt(6 + 5 - 2 + 1 + 1) == 'DR-1'
br.roll('2d6', 6, 5)
us.flip('us:16th')
us.drag('Wilkinson us:16th 21st', 'St. Regis')           # the 9th holds it: no penalty (10.72)
br.say('Cornwall otra vez mío: 1 para mí')
br.vp('British 1')
br.discard('49')

s.play('US holds')
us.hold('47')
us.say("bon, je garde celle-là, à demain")
s.done()
