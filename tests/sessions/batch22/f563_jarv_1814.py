"""Kevad 1814: Mart on muhe, Liisi napisõnaline."""
from aid22a import *

s = Session('dev-1812-faults', us='Mart', br='Liisi', what='Spring 1814 in Estonian: a US depot in Ft. Malden (British ground); the lake changes hands by battle and only two points are booked')
T = s.t
spring_1814(T)
hands(T, ['88', '91', '93', '96', '92'], ['79', '80', '86', '84', '82'])
burn_to(T, 1814, 8)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Yeo', 'British', '79', leader='Yeo', book=b):
    br.play('79')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('US 2')
    br.discard('79')

s.play('US depot')
us.say('kaart 88. ladu sinna, kus poisid on: Malden')
us.play('88')
with s.fault('13.52 13.51 8.31(6) 8.31', 'a US depot in Ft. Malden, which is British territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('88')

with act(s, 'BR Riall', 'British', '80', leader='Riall', pick='89th', book=b):
    br.play('80')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Schlosser')
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.drag('Riall 1/R._Scots 89th', 'Ft. Schlosser')
    br.say('1')
    br.vp('US 1')
    br.discard('80')

with act(s, 'US Scott', 'US', '91', leader='Scott', ret='Riall 1/R._Scots 89th', book=b):
    us.play('91')
    us.say('Scott ütleb tere')
    us.drag('leader:Scott', 'Ft. Schlosser')
    us.drag('Seneca', 'Ft. Schlosser')
    us.drag('NY_Volunteers_1814', 'Ft. Schlosser')
    br.say('jään')
    r = fight(t, 'US', 'Ft. Schlosser', ['Buffalo'], 'Seneca', '1/R. Scots', 1814, (5, 5))
    assert r == 'DR', r
    us.roll('2d6', 5, 5)
    us.say('6 : 9, -2, Scott +2, kümme. nägemist')
    goes(t, 'British', 'Ft. Schlosser', 'Chippawa', came=('Buffalo',))
    br.drag('Riall 1/R._Scots 89th', 'Chippawa')
    us.vp('US 2')
    us.discard('91')

with act(s, 'BR Prevost', 'British', '86', leader='Prevost', book=b):
    br.play('86', reveal=False)
    br.drag('Prevost br:16th 37th', 'Montreal')
    br.reveal('86')
    br.discard('86')

s.play('US Chauncey')
us.say('93! Chauncey, neli laeva nelja vastu')
us.play('93')
us.drag('Chauncey General_Pike ship:Madison Oneida Sylph', 'Lake Ontario Control Box')
r = afloat(t, 'General_Pike ship:Madison Oneida Sylph', 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike', 'Royal_George', 5, 0, 1)
assert r == 'A1 D2 att', r
us.roll('1d6', 5)
us.say('A ja B +1, Yeo -1. viis!')
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.flip('Royal_George')
br.flip('Wolfe')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
with s.fault('11.41 4.16 4.12 11.42', 'the lake goes from British to US control by battle, four points; the marker moves two'):
    us.say('järv 2 punkti')
    us.vp('US 4')
us.discard('93')

s.play('BR Mohawk')
br.drop_discard('84')
br.drag('br:Mohawk', 'Queenston')

s.play('US Brown')
us.play('96')
us.say('Brown jalutab')
us.drag('Brown us:9th us:11th us:21st', 'Cape Vincent')
us.discard('96')

s.play('BR builds')
br.play('82')
br.drag('Prince_Regent', 'Kingston')
br.drag('ship:Linnet', 'Isle aux Noix')
br.discard('82')

s.play('US builds')
us.play('92')
us.say('laevaehitus, Superior ja Jefferson')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('92')
s.done()
