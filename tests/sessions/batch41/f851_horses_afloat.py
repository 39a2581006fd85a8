"""Spring 1813: dragoons put aboard the Oneida; Pike leads six."""
from rough41 import *

s = table('1813a', 'Hooves', 'Jean', 'dragoons by ship; a one-star leader with six units; jokes',
          ['42', '37', '38', '40', '41'], ['46', '47', '48', '49', '50'], 6)
s.t.lay('US_Dragoons', 'Sackets Harbour', 'US')
t, us, br = s.begin()
b = Book(t)

s.play('US dragoons')
us.say('38. the Oneida takes the horses over to Smiths Creek. landing 2, load 1, sail 1. they can swim back')
us.play('38')
with s.fault('11.33 3.62', 'dragoons cannot be carried by vessels'):
    us.drag('us:Oneida US_Dragoons', 'Smiths Creek', how='pieces')
br.say('neigh')
us.discard('38')

s.play('BR De Watteville')
br.say('46, trois unites de Quebec a Montreal. DeWat, 13e, 89e')
br.play('46')
br.each('De_Watteville br:13th', 'Montreal')
br.drag('89th', 'Trois-Rivieres')
br.undo()
br.drag('89th', 'Montreal', at=off(t, 'Montreal', -20, 20))
br.discard('46')

s.play('US Pike')
us.say('37 Pike to Antwerp. how many can he take? many')
us.play('37')
us.drag('Pike us:6th us:9th us:15th', 'Antwerp')
us.drag('us:16th us:21st', 'Antwerp')
with s.fault('3.33 8.41', 'Pike has one star and leads five units, this is the sixth', 'stars'):
    us.drag('1st_Rifles', 'Antwerp', at=off(t, 'Antwerp', 10, 22))
us.discard('37')

s.play('BR Drummond')
br.say('47, le general seul a Cornwall')
br.drag('Drummond', 'Cornwall')
br.drop_discard('47')
b.ok()
s.done()
