"""Autumn 1813 in Portuguese: a depot in Upper Canada for the Americans; the New Yorkers fall back to where the enemy came from."""
from aid35b import *

s = Session('dev-1812-faults', us='Caio', br='Luana',
            what='Autumn 1813, Brazilian Portuguese: US Supply Depot built at Sandwich; at Lewiston the defender retreats to Ft. Schlosser, from which the attack came')
t = s.t
autumn_1813(t)
hands(t, ['46', '48', '50', '52', '43', '57', '66', '45'], ['42', '44', '39', '53', '67', '49', '62', '40'])
burn_to(t, 1813, 12)
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Harrison to Detroit', 'US', '46', leader='Harrison', ret='Essex', book=B):
    us.say('46, valor 3, Harrison sobe ate Detroit')
    us.play('46')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    br.say('saio antes do combate, pra Sandwich')
    safe(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    us.drag('Essex', 'Sandwich')
    us.say('levei pra voce')
    us.vp(B.due())
    us.discard('46')

with act(s, 'BR Procter to Sandwich', 'British', '42', leader='Procter', book=B):
    br.say('42: Procter e a turma toda')
    br.drag('Procter 1/41st', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.play('42')
    br.discard('42')

with act(s, 'US the 24th and 28th', 'US', '48', book=B):
    us.play('48')
    us.say('48, dois: 24 e 28')
    us.march('24th 28th', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('48')

with act(s, 'BR Vincent to Chippawa', 'British', '39', leader='Vincent', book=B):
    br.play('39')
    br.march('Vincent br:8th br:49th', 'Queenston', 'Chippawa')
    br.say('39, Vincent')
    br.discard('39')

with act(s, 'US Wilkinson to Ogdensburg', 'US', '52', leader='Wilkinson', book=B):
    us.say('52, tres, Wilkinson com o Brown junto')
    us.play('52')
    us.march('Wilkinson Brown us:6th us:9th 15th us:16th 21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    us.discard('52')

with act(s, 'BR Drummond to Prescott', 'British', '62', leader='Drummond', pick='Glengarry', book=B):
    br.say('62, Drummond vai sozinho e pega os Glengarry em Cornwall')
    br.play('62')
    br.drag('Drummond', 'Coteau du Lac')
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond Glengarry', "Crysler's Farm")
    br.drag('Drummond Glengarry', 'Prescott')
    br.discard('62')

with act(s, 'US Wilkinson at Prescott', 'US', '66', leader='Wilkinson', fights={k: 'Prescott' for k in ('Wilkinson', 'Brown', 'us:6th', 'us:9th', '15th', 'us:16th', '21st', '1st_Rifles')},
         book=B):
    us.say('66, agora sim')
    us.play('66')
    us.drag('Wilkinson Brown us:6th us:9th 15th us:16th 21st 1st_Rifles', 'Prescott')
    br.say('fico. Glengarry na frente')
    us.say('22:8, +1. rio -1, regulares em campo aberto -1, Drummond -1. rifles A com A')
    bat(t, 'US', 'Prescott', 'Ogdensburg', '1st_Rifles', 'Glengarry', (6, 2), 'AR')
    us.roll('2d6', 6, 2)
    us.say('8 - 2 = 6. de volta pro outro lado, e o Wilkinson com febre')
    us.drag('us:6th us:9th 15th us:16th 21st 1st_Rifles', 'Ogdensburg')
    us.drag('Wilkinson Brown', 'Ogdensburg')
    us.discard('66')

with act(s, 'BR Vincent at Lewiston by Schlosser', 'British', '53', leader='Vincent', ret='1st_NY_Militia', book=B):
    br.say('53: Vincent por Schlosser, 3, depois Lewiston, 4')
    br.play('53')
    way('Chippawa', 'Ft. Schlosser', 'Lewiston')
    br.drag('Vincent br:8th br:49th', 'Ft. Schlosser')
    br.drag('Vincent br:8th br:49th', 'Lewiston')
    us.say('eu luto')
    bat(t, 'British', 'Lewiston', 'Ft. Schlosser', 'br:8th', '1st_NY_Militia', (4, 3), 'DR', half='a')
    br.roll('2d6', 4, 3)
    br.say('recua')
    with s.fault('10.72 10.71', 'the defender retreats into Ft. Schlosser, the space from which the attackers entered'):
        us.say('pra Schlosser, perto de Buffalo')
        us.drag('1st_NY_Militia', 'Ft. Schlosser')
    br.vp(B.due())
    br.discard('53')

with act(s, 'US Harrison over the Detroit', 'US', '50', leader='Harrison', ret='Procter 1/41st Essex Tecumseh Shawnee Wyandot Western_Indians', book=B):
    us.say('50: Harrison cruza')
    us.play('50')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Sandwich')
    br.say('volto pra Malden, todo mundo')
    safe(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians', 'Ft. Malden')
    br.drag('1/41st Essex', 'Ft. Malden')
    us.vp(B.due())
    us.discard('50')

with act(s, 'BR Voltigeurs', 'British', '44', book=B):
    br.play('44')
    br.drag('Voltigeurs', 'Lacolle')
    br.discard('44')

s.play('US a depot at Sandwich')
us.say('43, um deposito aqui na frente')
us.play('43')
with s.fault('13.52 8.31(6) 13.51', 'a US depot at Sandwich, British territory'):
    us.put('US Supply Depot', 'Sandwich')
us.discard('43')

with act(s, 'BR Procter comes back', 'British', '49', leader='Procter', ret='Harrison 17th us:19th 1st_Kentucky', book=B):
    br.say('49: Procter volta. 16 contra 12')
    br.play('49')
    br.drag('Procter 1/41st Essex Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    us.say('17 na frente')
    bat(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '17th', (5, 4), 'DR')
    br.roll('2d6', 5, 4)
    br.say('A e B +1, Harrison -1. nove: pra Detroit')
    safe(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    br.delete([p for p in t.at('Sandwich') if 'Depot' in p.name])
    br.vp(B.due())
    br.discard('49')

with act(s, 'US the 1st NY to Buffalo', 'US', '57', book=B):
    us.play('57')
    us.drag('1st_NY_Militia', 'Buffalo')
    us.say('57')
    us.discard('57')

s.play('BR holds, US holds')
br.say('guardo')
br.hold('67')
us.say('guardo tambem')
us.hold('45')
s.done()
