"""Spring 1813: an accountant (US) writes in columns, his brother (British) throws pieces and says so afterwards. Two faults: Scott with seven regiments, a damaged ship put on the lake."""
from aid37b import *

s = Session('dev-1812-faults', us='Mircea', br='Dorel', what='Spring 1813 with two faults: a one-star leader moves seven units; a damaged vessel goes into the lake box')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
summer_1813(t)
t.lay('us:9th 21st', 'Albany', 'US')
t.lay_hand('US', ['39', '47', '52', '61', '62', '49', '55', '64'])
t.lay_hand('British', ['43', '46', '48', '53', '57', '60', '50', '66'])
s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '60', build=True, book=b):
    br.play('60')
    unbuilt(t, 'ship:Brock ship:Detroit')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.say('60, șantier, gata')
    br.discard('60')

with act(s, 'US Chauncey', 'US', '39', 'Chauncey', book=b):
    us.say('poz. 1 | cartea 39 | Chauncey | 4 corăbii | lac: era deja al meu | VP neschimbat')
    us.play('39')
    us.drag('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.discard('39')

Y = 'Royal_George Wolfe Melville Earl_of_Moira Beresford'
with act(s, 'BR Yeo repulsed', 'British', '43', 'Yeo', flips='Wolfe Madison', ret='Madison', book=b):
    br.play('43')
    br.drag('Yeo ' + Y, 'Lake Ontario Control Box')
    br.roll('1d6', 1)
    br.say('Yeo, Wolfe în față. am zvârlit deja, 1. pfui')
    assert sea(t, Y, 'Madison Oneida Conquest Scourge', 'Wolfe', 'Madison', 1, 1, 0) == 'A1 D1 def'
    us.say('poz. 2 | 1+1+1 = 3 | câte o treaptă | lacul rămâne')
    br.flip('Wolfe')
    br.drag('Yeo ' + Y, 'Kingston')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.discard('43')

s.play('US Scott with seven')
us.say('poz. 3 | cartea 47 | Scott | Albany - Utica - Rome - Sackets | 4 puncte')
us.play('47')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
with s.fault('3.33 8.41', 'Scott (one star, five units) moves seven units from Albany, where no other leader is', ''):
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons us:9th 21st', 'Rome')
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons us:9th 21st', 'Sackets Harbour')
us.discard('47')
b.ok()

s.play('BR Yeo again, Wolfe unrepaired')
br.play('48')
br.drag('Yeo Royal_George Melville Earl_of_Moira Beresford', 'Lake Ontario Control Box')
with s.fault('12.42', 'the damaged Wolfe sails into the Lake Ontario Control Box', ''):
    br.drag('Wolfe', 'Lake Ontario Control Box')
br.say('48, Yeo din nou, toți. Royal George în față')
us.say('poz. 4 | patru întregi la trei | Oneida în față')
assert sea(t, 'Royal_George Melville Earl_of_Moira Beresford', 'Oneida Conquest Scourge', 'Royal George', 'Oneida', 3, 1, 0) == 'A1 D2 att'
br.roll('1d6', 3)
us.flip('Oneida')
us.flip('Conquest')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
us.delete(mark_at(t, 'Lake Ontario Control Box').id)
us.say('minus 2 mie, plus 2 ție')
us.vp(b.due())
br.discard('48')
b.ok()

with act(s, 'US Harrison at Detroit', 'US', '62', 'Harrison', ret='Essex', book=b):
    us.say('poz. 5 | cartea 62 | Harrison | 12 la 3+2 | 2:1 +1, clasă +1, Harrison +1')
    us.play('62')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    r = fight(t, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex', 1813, (3, 4))
    assert r == 'DR', r
    us.roll('2d6', 3, 4)
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    br.say('fug')
    us.say('7 + 3 = 10 | Detroit 3 | sold nou')
    us.vp(b.due())
    us.discard('62')

with act(s, 'BR to Montreal', 'British', '53', book=b):
    br.play('53')
    br.drag('br:13th 2/41st', 'Montreal')
    br.say('53, două la Montreal')
    br.discard('53')

with act(s, 'US repairs', 'US', '49', flips='Madison Oneida', build=True, book=b):
    us.say('poz. 6 | cartea 49 | reparat Madison 1, Oneida 1 | total 2')
    us.play('49')
    us.flip('Madison')
    us.flip('Oneida')
    us.discard('49')

with act(s, 'BR Vincent', 'British', '50', 'Vincent', book=b):
    br.play('50')
    br.drag('Vincent br:49th', 'Chippawa')
    br.say('50, Vincent cu 49 la Chippawa')
    br.discard('50')

with act(s, 'US holds', 'US', '64', hold=True, book=b):
    us.hold('64')
    us.say('poz. 7 | rezervă')

with act(s, 'BR Northwest', 'British', '57', free=True, book=b):
    br.play('57')
    br.drag('NWC', 'Ft. St. Joseph')
    br.say('57, pielea de castor merge la St. Joseph')
    br.discard('57')

with act(s, 'US Hampton', 'US', '52', 'Hampton', book=b):
    us.say('poz. 8 | cartea 52 | Hampton | Champlain 1, Lacolle 1 | venit 1 VP')
    us.play('52')
    us.march('Hampton 11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.vp(b.due())
    us.discard('52')

with act(s, 'BR back to Lacolle', 'British', '46', ret='Hampton 11th 4th_NY_Militia', book=b):
    br.play('46')
    br.drag('br:103rd Voltigeurs', 'Lacolle')
    br.say('46, 103 și Voltigeurs, afară de acolo. 103 în față')
    us.say('poz. 9 | nu lupt | plec la Champlain înainte de luptă')
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=['Isle aux Noix'])
    us.drag('Hampton 11th 4th_NY_Militia', 'Champlain NY')
    br.vp(b.due())
    br.discard('46')

with act(s, 'US 22nd', 'US', '61', book=b):
    us.say('poz. 10 | cartea 61 | regimentul 22 | Erie, 2 puncte')
    us.play('61')
    us.drag('22nd', 'Erie PA')
    us.discard('61')
end(s)
