"""English table on Lake Ontario: a damaged corvette keeps the box; a brig goes home free and out again with the card."""
from more import naval_drm
from own6 import autumn
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='Walt', br='Fiona', what='autumn 1812: the damaged Royal George stays on the lake; Moira withdraws free and sails with the same play\'s card')
t = s.t
autumn(t, ['3', '7', '11', '15', '16'], ['18', '21', '22', '23', '25'])
t, us, br = s.begin()

s.play('US 15')
us.say('15, Chauncey out with three')
us.play('15')
us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('15')

s.play('BR 22')
br.say('22, three of mine')
br.play('22')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
a = [t.find(n) for n in ('Royal George', 'Earl of Moira', 'Beresford')]
d = [t.find(n) for n in ('Oneida', 'Conquest', 'Scourge')]
assert naval_drm(a, d, a[0], d[0]) == 0 and naval(4) == 'A1 D1 att'
br.roll('1d6', 4)
us.say('one each, yours')
us.flip('Oneida')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
br.vp('British 2')
with s.fault('12.42 12.52 12.51', 'the Royal George is flipped and stays in the box'):
    br.flip('Royal_George')
    br.discard('22')

s.play('US 16')
us.say('16, Oneida repaired')
us.play('16')
us.flip('Oneida')
us.discard('16')

s.play('BR 23 after a free withdrawal')
br.say('free withdrawal first: George and Moira home')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.say('23, two ships')
br.play('23')
br.drag('Gloucester', 'Lake Ontario Control Box')
with s.fault('11.21 7.31', 'the Earl of Moira withdrew free and sails again with the same play\'s card'):
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.discard('23')

s.play('US 3')
us.say('3, the 14th and 15th up the Mohawk')
us.play('3')
us.march('14th 15th', 'Utica', 'Rome')
us.discard('3')

s.play('BR 18')
br.say('18')
br.play('18')
br.march('Rottenburg Canadian_Fencibles', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('18')

s.play('US 11')
us.say('11')
us.play('11')
us.drag('Vermont_Militia', 'Highgate')
us.discard('11')

s.play('BR holds')
br.say('hold')
br.hold('21')

s.play('US holds')
us.hold('7')
us.say('same')
s.done()
