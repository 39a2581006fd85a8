"""Autumn 1812 to spring 1813 in Turkish: the fleet battle on Ontario, Mackinaw, fleets home, winter, arrivals, deal and the first ships built."""
from aid27a import *

s = Session('dev-1812-faults', us='Defne', br='Kaan', what='late autumn 1812, Mutual Fleet Return, winter with attrition and repair, 1813 arrivals, deal, die for the year, builds')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay('us:13th', 'Sackets Harbour', 'US')
t.lay('Brock R.N.R. York_Militia', 'Ft. George', 'British')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
hands(t, ['12', '19', '28', '21'], ['6', '29', '1', 'Heavy Rains@1812'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
b = Book(t)
assert b.off == 0

FLEET = 'Chauncey Oneida Conquest Scourge Growler Pert'
with act(s, 'US Chauncey sails', 'US', '12', 'Chauncey', pick='Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester',
         flips='Oneida Royal_George Earl_of_Moira', book=b):
    us.say('12 numara, Chauncey')
    us.play('12')
    us.drag(FLEET, 'Oswego')
    us.drag(FLEET + ' Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    sea(t, 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 3, 'A1 D2 att')
    us.roll('1d6', 3)
    us.say('3 + 2 = 5. ben bir, sen iki kayıp')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    br.flip('Earl_of_Moira')
    br.say('of ya')
    us.vp('US 1')
    us.discard('12')
    br.say('2 olacak')
    us.vp(b.due())

with act(s, 'BR repairs', 'British', '29', build=True, flips='Royal_George Earl_of_Moira', book=b):
    br.say('29 ile tamir, iki gemi')
    br.play('29')
    br.flip('Earl_of_Moira Royal_George')
    br.discard('29')

with act(s, 'US 14th and 15th', 'US', '19', book=b):
    us.play('19')
    way('Albany', 'Utica', 'Rome')
    us.drag('14th 15th 16th', 'Utica')
    us.undo()
    us.drag('14th 15th', 'Utica')
    us.say('iki birlik Rome a')
    us.drag('14th 15th', 'Rome')
    us.discard('19')

with act(s, 'BR Brock at Fort Niagara', 'British', '6', 'Brock', fights={'R.N.R.': 'Ft. Niagara', 'York Militia': 'Ft. Niagara', 'Brock': 'Ft. Niagara'}, book=b):
    br.play('6')
    br.say('Brock nehri geçiyor')
    br.drag('Brock', 'Ft. Niagara')
    br.drag('R.N.R. York_Militia', 'Ft. Niagara')
    us.say('kaledeyim, kaçmam')
    assert supplied(t, 'US', 'Ft. Niagara')
    battle(t, 'British', 'Ft. Niagara', ['Ft. George'], 'R.N.R.', '18th', 1812, (2, 4), 'AR')
    br.roll('2d6', 2, 4)
    br.say('toplam 6, geri dönüyorum')
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock', 'Ft. George')
    br.discard('6')

with act(s, 'US depot', 'US', '28', book=b):
    us.say('28: Detroit e depo')
    us.drop_discard('28')
    ok_depot(t, 'US', 'Detroit')
    us.put('US Supply Depot', 'Detroit')

with act(s, 'BR Mackinaw', 'British', '1', free=True, ret='Detachment_(Mackinaw)', book=b):
    br.play('1')
    br.drag('NWC', 'Ft. Mackinaw')
    br.roll('2d6', 6, 6)
    br.say('12, en kötü zarla bile düşer')
    us.say('göl kıyısında gemim yok, teslim')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.discard('1')

with act(s, 'US 3rd NY', 'US', '21', book=b):
    us.play('21')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.discard('21')
    us.say('kartım bitti')

with act(s, 'BR Norfolk', 'British', 'Heavy Rains', laid=False, book=b):
    br.say('yağmur kartını 1 puan diye oynuyorum')
    rain = br.play('Heavy Rains').id
    br.drag('Norfolk', 'Ft. Erie')
    br.discard(rain)

s.play('fleets home')
us.drag('Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
s.play('winter')
us.turn('Winter 1812-13')
us.say('kış. elimizde kış kartı yok')
due = excess(t)
assert due == {('Ft. Malden', 'British'): 2, ('Albany', 'US'): 1, ('Detroit', 'US'): 0} or due == {('Ft. Malden', 'British'): 2, ('Albany', 'US'): 1}, due
br.flip('1/41st')
us.flip('us:20th')
br.flip('Shawnee')
br.say('Malden de 5 birlik, 3 yer')
us.flip('Oneida')
us.say('Oneida tamir')
assert not {k: v for k, v in excess(t).items() if v}
us.delete([p.id for p in t.at('Detroit') if 'Depot' in p.name])
b.ok()
s.play('spring 1813, arrivals')
us.turn('Spring-Summer 1813', marker=False)
muster(us, '1813a', skip=('Ohio Brigade',))
us.turn('Spring-Summer 1813', tracker=False)
br.say('ben de')
muster(br, '1813a', groups=False)
us.say('Ohio Tugayı da var')
us.drag('Ohio_Brigade', 'Pittsburgh')
us.drag('Ohio_Brigade', 'Mansfield')
s.play('deal')
deal(t, us, 1813, '42', '37', '45', '50', '58', '61', '66', '39')
deal(t, br, 1813, '38', '40', '47', '52', '55', '60', '63', '68')
assert hand_sizes(t) == (8, 8)
us.roll('1d6', 3)
br.roll('1d6', 4)
us.say('bende 2 puan var, 5e 4, yıl benim')

with act(s, 'US builds', 'US', '42', build=True, book=b):
    us.say('42, üç puanlık gemi: Madison, General Pike, Asp ve Ontario')
    us.play('42')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Asp', 'Oswego')
    us.drag('Asp ship:Ontario', 'Sackets Harbour')
    us.discard('42')
with act(s, 'BR builds', 'British', '38', build=True, book=b):
    br.play('38')
    br.each('Wolfe Melville', 'Kingston')
    br.discard('38')
with act(s, 'US Pike', 'US', '37', 'Pike', book=b):
    us.play('37')
    us.say('Pike, 13. alayla Cape Vincent e')
    us.drag('Pike us:13th', 'Cape Vincent')
    us.discard('37')
with act(s, 'BR Procter restores', 'British', '40', flips='1/41st', book=b):
    ok_restore(t, 'British', '1/41st')
    br.flip('1/41st')
    br.say('40: 1/41 dolduruldu')
    br.play('40')
    br.discard('40')
s.done()
