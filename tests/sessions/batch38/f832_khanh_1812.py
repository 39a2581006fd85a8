"""1812, spring; Vietnamese. Khanh marches further than his men can; Linh lets a beaten force run to the wrong side."""
from aid38a import *

s = Session('dev-1812-faults', us='Khanh', br='Linh', what='Spring 1812: a regiment marches 8; a beaten force goes into enemy country, unhurt, with Detroit open')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Hull to Sandwich', 'US', '32', 'Hull', book=b):
    us.say('chào bạn, mình đi trước. 32, Hull qua sông')
    us.play('32')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('32')

with act(s, 'BR ships onto Erie', 'British', '2', book=b):
    br.say('2: ba tàu ra hồ Erie')
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.play('2')
    creep(br, '0', 'British 1')
    br.discard('2')

s.play('US 6th to Plattsburg, 13th to Ogdensburg')
us.say('13, hai điểm, hai trung đoàn từ Albany')
us.play('13')
us.march('us:6th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg') == 8 and best('Albany', 'Ogdensburg')[0] == 8
with s.fault('3.16 9.1 9.2 8.61 8.6 2.22', 'the 13th marches from Albany to Ogdensburg, 8 movement points'):
    us.march('us:13th', 'Utica', 'Rome')
    us.march('us:13th', 'Antwerp', 'Ogdensburg')
us.discard('13')

s.play('BR Procter at Sandwich')
br.say('5: Procter, Tecumseh, 41, Shawnee, Wyandot')
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('đứng lại đánh, số 4 dẫn đầu')
br.roll('2d6', 6, 4)
battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (6, 4), 'DR')
us.say('10, phải lui. mình về Thamesville')
with s.fault('10.71 10.72 9.43', 'Hull and three units retreat to Thamesville in enemy territory, nobody flipped, though Detroit is open'):
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Thamesville')
br.vp('British 2')
br.discard('5')
b.ok()

with act(s, 'US Van Rensselaer to Buffalo', 'US', '12', 'Van Rensselaer', book=b):
    us.play('12')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Schlosser')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Buffalo')
    us.discard('12')

with act(s, 'BR Brock to Ft. George', 'British', '8', 'Brock', book=b):
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.play('8', reveal=False)
    us.reveal('8')
    br.discard('8')

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('4')

with act(s, 'BR 49th and 10th', 'British', '20', book=b):
    br.play('20')
    br.march('49th', 'Gananoque', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
    br.discard('20')

with act(s, 'US Oneida to Oswego', 'US', '30', sea='2nd_NY_Militia', book=b):
    us.play('30')
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    room(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.say('chở dân quân')
    us.discard('30')

with act(s, 'BR two ships onto Ontario', 'British', '10', laid=False):
    br.play('10')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')

with act(s, 'US 1st NY to Ft. Niagara', 'US', '19', book=b):
    us.say('để mình ghi hai điểm hồ cho bạn')
    us.vp('British 4')
    us.play('19')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.discard('19')
    br.discard('10')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'US holds', 'US', '27', hold=True, book=b):
    us.hold('27')
    us.say('giữ lại')
s.done()
