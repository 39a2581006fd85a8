"""Spanish, few words: a campaign card, Ft. George empty and taken, a lake fight with losses turned after the ships are home, repair, silent holds."""
from more import lay_arrivals, naval_drm, rows, spent, supplied
from ref import cost, crt, naval, odds, value
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Itziar', br='Paco', what='Autumn 1812 in Spanish: campaign of Harrison and Van Rensselaer, Brock thrown back, ships damaged and turned late, a repair')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
spent(t, 'US', ['Campaign@1812', '27', '3', '1', '15', '29'])
spent(t, 'British', ['7', '22', '26', '18', '28', '23'])
t, us, br = s.begin()

s.play('US campaign: Harrison, then Van Rensselaer (8.72)')
us.play('Campaign')
us.say('campaña: Harrison y van Rensselaer')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
# Van Rensselaer picks the 18th up at Ft. Niagara (8.42); 1st NY 1 + 3 MP
assert cost('Lewiston', 'Ft. Niagara', 'Ft. George') == 4 and value('Ft. George') == 3
us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
us.drag('Van_Rensselaer 1st_NY_Militia 18th', 'Ft. George')
us.discard('Campaign')
us.say('nadie en casa :) 3 puntos')
us.vp('US 3')

s.play('BR Brock at Ft. George, dice before the march')
br.roll('2d6', 2, 3)
br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3 and V['7'] == 1
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
assert supplied(t, 'British', 'Ft. George', 'Stoney Creek') and supplied(t, 'US', 'Ft. George')
# 5 against 4 + 4 + fort 2 (2.78); R.N.R. A against B +1; Brock +2
assert odds(5, 10) == -2 and crt(5 - 2 + 1 + 2, True) == 'AR'
us.say('vaya, rechazado')
us.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
br.play('7', reveal=False)
br.discard('7')

s.play('US holds')
us.hold('27')

s.play('BR 49th and 10th R.V. to York')
assert V['18'] == 2 and cost('Kingston', 'Smiths Creek', 'York') == 4
br.drag('10th_R.V. 49th', 'York')
br.drop_discard('18')

s.play('US Chauncey to the lake')
assert V['3'] == 2
us.drag('Oneida Conquest Scourge Growler Pert Chauncey', 'Lake Ontario Control Box')
us.vp('US 5')
us.drop_discard('3')

s.play('BR three ships attack; the lost ones are turned over in port')
assert V['22'] == 3
br.roll('1d6', 5)
A = t.pieces('Royal_George Earl_of_Moira Gloucester', br)
D = t.pieces('Oneida Conquest Scourge Growler Pert', us)
assert naval_drm(A, D, A[0], D[0]) == -1 and naval(5 - 1) == 'A1 D1 att'
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
us.drag('Conquest Scourge Growler Pert Chauncey', 'Sackets Harbour')
br.drag('Royal_George', 'Kingston')
us.drag('Oneida', 'Sackets Harbour')
us.flip('Royal_George')
br.flip('Oneida')
br.play('22', reveal=False)
br.discard('22')
br.say('el lago es mío, 5 - 2 - 2 = 1 para ti')
br.vp('US 1')

s.play('US repairs the Oneida (15.22: a brig costs 1, Sackets is a base)')
assert V['1'] == 1
us.flip('Oneida')
us.drop_discard('1')
us.say('Oneida arreglada, con la 1')

s.play('BR holds')
br.hold('28')
s.done()
