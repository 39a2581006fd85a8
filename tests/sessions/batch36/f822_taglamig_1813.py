"""Autumn and winter 1813, Tagalog, friendly and absent-minded: the Mohawks in a wrong place, no frost at Cleveland."""
from aid36b import *

s = Session('dev-1812-faults', us='Dodong', br='Tita Luz', what='Autumn 1813 and the winter: Mohawk unit placed at Brant\'s Ford; two fresh regiments winter at Cleveland (1) without loss')
autumn_1813(s.t)
s.t.lay('89th 70th', 'Montreal', 'British')
s.t.lay('3rd_Kentucky', 'Ft. Findlay', 'US')
s.t.lay('us:21st us:9th', 'Oswego', 'US')
s.t.lay('Western_Indians', 'Sandwich', 'British')
s.t.lay_marker('US Supply Depot', 'Batavia')
hands(s.t, ['42', '46', '43', '37', '58'], ['#56 Grand River Indians', '38', '40', '44', '53'])
burn_to(s.t, 1813, 22)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US 26th and 27th to Cleveland', 'US', '43', book=b):
    us.say('43 po, dalawa: 26 at 27 papuntang Cleveland')
    us.play('43')
    us.drag('26th', 'Cleveland')
    us.drag('us:27th', 'Cleveland')
    us.discard('43')

with act(s, 'BR Grand River', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('ay maganda, Grand River Indians! saan nga ba... sa Grand River siyempre')
    br.play('#56 Grand River Indians')
    with s.fault('3.64 8.27 8.31(1) 8.31', "the Mohawk unit is placed at Brant's Ford, none of the five spaces of its card"):
        br.drag('br:Mohawk', "Brant's Ford")
    br.discard('#56 Grand River Indians')
    us.say('ok po')

with act(s, 'US Perry', 'US', '46', build=True, book=b):
    us.play('46')
    us.say('46: Lawrence, Niagara, at dalawang maliit: Ariel at Scorpion. sa Erie')
    free(t, 'Lawrence Niagara Ariel Scorpion')
    us.each('Lawrence Niagara Ariel Scorpion', 'Erie PA')
    us.discard('46')

with act(s, 'BR Rottenburg', 'British', '38', 'Rottenburg', book=b):
    br.say('38. si Rottenburg, kasama ang 104, Prescott')
    br.play('38')
    br.march('Rottenburg 104th', 'Gananoque', 'Prescott')
    br.discard('38')

with act(s, 'US Perry out', 'US', '42', 'Perry', book=b):
    us.say('42: labas na si Perry')
    us.play('42')
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('42')

with act(s, 'BR Riall', 'British', '40', 'Riall', book=b):
    br.play('40')
    way('Quebec City', 'Trois-Rivieres', 'Sorel')
    br.march('Riall De_Meuron br:13th', 'Trois-Rivieres', 'Sorel')
    br.say('40, si Riall sa Sorel. malamig na rito')
    br.discard('40')

with act(s, 'US holds', 'US', '37', hold=True, book=b):
    us.hold('37')

with act(s, 'BR holds', 'British', '44', hold=True, book=b):
    br.hold('44')
    br.say('tago rin ako')

with act(s, 'US 18th to Lewiston', 'US', '58', book=b):
    us.play('58')
    us.say('58, isang hakbang: 18 sa Lewiston')
    us.drag('us:18th', 'Lewiston')
    us.discard('58')

with act(s, 'BR 49th to Queenston', 'British', '53', book=b):
    br.play('53')
    br.drag('49th', 'Queenston')
    br.say('53, 49th sa Queenston')
    br.discard('53')

s.play('fleet home, winter')
us.say('uwi na ang barko')
us.put('US Lake Control', 'Lake Erie Control Box')
us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Erie PA')
b.ok()
us.turn('Winter 1813-14')
us.discard('37')
br.discard('44')

s.play('winter')
ex = excess(t)
assert ex == {('Cleveland', 'US'): 1, ('Lewiston', 'US'): 1}, ex
us.say('Lewiston: dalawa sa isang lugar, ikot ang milisya')
us.flip('1st_NY_Militia')
br.say('sa akin walang sobra')
with s.fault('16.21 16.22 16.2 16.1 16.1(2)', 'the 26th and the 27th, both fresh, winter at Cleveland (1) and none is flipped', 'value'):
    us.say('iyon lang. alis ang depot, tapos tagsibol na')
    us.delete([p for p in t.at('Batavia') if 'Depot' in p.name])
    us.turn('Spring-Summer 1814')
br.say('ang bilis ng taglamig!')

s.play('spring arrivals')
muster(us, '1814a')
muster(br, '1814a')
br.say('tuloy tayo sa Linggo')
s.done()
