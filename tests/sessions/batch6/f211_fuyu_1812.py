"""Japanese table: half of what winter asks is paid at Albany; a regiment of autumn 1813 comes in spring."""
from more import muster, excess
from own6 import autumn, deal
from session import Session

s = Session('dev-1812-faults', us='Takumi', br='Sakura', what='winter 1812-13 in Japanese: two of four flips at Albany; De Meuron a turn early')
t = s.t
autumn(t, ['7'], ['21'])
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
t, us, br = s.begin()

s.play('US 7')
us.say('7')
us.play('7')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('7')

s.play('BR 21')
br.say('21')
br.play('21')
br.march('Norfolk', 'Ft. Erie')
br.discard('21')

s.play('ships home')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')

s.play('winter')
us.say('冬です')
us.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Albany', 'US'): 4, ('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1}, ex
us.flip('1st_Ohio 2nd_Ohio')
br.flip('Essex Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
with s.fault('16.21 16.22 16.2', 'Albany: twelve fresh regiments on 8, four steps due, two taken', 'winter'):
    us.flip('us:5th 20th')
    assert excess(t) == {('Albany', 'US'): 2}
    us.say('終わり')
    br.say('春へ')
    us.turn('Spring-Summer 1813')

s.play('arrivals')
muster(us, '1813a')
muster(br, '1813a')
with s.fault('14.1 3.15 7.1', 'De Meuron belongs to autumn 1813 and comes in spring'):
    br.drag('De_Meuron', 'Quebec City')
us.roll('1d6', 2)
br.roll('1d6', 4)
deal(us, 1813, '37', '38', '40', '42', '44', '47', '49', '51')
deal(br, 1813, '41', '43', '45', '46', '48', '50', '52', '53')

s.play('BR 43')
br.say('43')
br.play('43')
br.march('Rottenburg br:8th', 'Coteau du Lac', 'Cornwall')
br.discard('43')

s.play('US 40')
us.say('40')
us.play('40')
us.drag('us:6th us:9th', 'Utica')
us.discard('40')

s.play('BR holds')
br.hold('41')
s.done()
