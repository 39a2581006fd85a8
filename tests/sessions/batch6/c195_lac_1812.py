"""French table: three fleet actions on Lake Ontario in one autumn."""
from more import naval_drm
from own6 import autumn
from ref import naval, cost
from session import Session

s = Session('dev-1812-faults', us='Bertrand', br='Colette', what='autumn 1812 in French: Chauncey collects ships, loses the lake, repairs, comes back and takes a brig')
t = s.t
autumn(t, ['3', '6', '7', '11', '14', '15', '16'], ['18', '21', '22', '23', '24', '25', '28'])
t, us, br = s.begin()
us.say('bonsoir ! je commence')

s.play('US 15: Chauncey goes round')
us.play('15')
us.say('Chauncey passe prendre les goélettes à Oswego puis le lac')
us.drag('Chauncey Oneida Conquest Scourge', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('15')

s.play('BR 22: three ships attack')
br.say('22, trois points, trois navires. à l\'abordage')
br.play('22')
br.each('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
a = [t.find(n) for n in ('Royal George', 'Earl of Moira', 'Beresford')]
d = [t.find(n) for n in ('Oneida', 'Conquest', 'Scourge', 'Fair American', 'Gov. Tompkins')]
assert naval_drm(a, d, a[0], d[0]) == -1 and naval(6 - 1) == 'A1 D2 att'
br.roll('1d6', 6)
br.say('6 - 1 = 5 ! un pour moi, deux pour toi')
us.flip('Oneida')
us.flip('Fair_American')
us.drag('Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
br.vp('British 2')
br.discard('22')

s.play('US 16: the yard')
us.say('16 au chantier : Oneida et Fair American')
us.play('16')
us.flip('Oneida Fair_American')
us.discard('16')

s.play('BR 23')
br.say('23, les deux petites rejoignent')
br.play('23')
br.drag('Gloucester Sydney_Smith', 'Lake Ontario Control Box')
br.discard('23')

s.play('US 3: Chauncey again')
us.say('3, Chauncey avec tout ce qui flotte')
us.play('3')
us.drag('Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box')
a = [t.find(n) for n in ('Oneida', 'Conquest', 'Scourge', 'Fair American', 'Gov. Tompkins', 'Growler', 'Pert')]
d = [t.find(n) for n in ('Earl of Moira', 'Beresford', 'Gloucester', 'Sydney Smith')]
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(4 + 2) == 'defender lead strikes'
us.roll('1d6', 4)
br.say('la Moira amène son pavillon... snif')
br.drag('Earl_of_Moira', 'British Eliminated')
br.drag('Beresford Gloucester Sydney_Smith', 'Kingston')
us.say('mes pertes')
us.roll('1d6', 3)
us.say('aucune')
us.vp('US 2')
us.discard('3')

s.play('BR 18')
br.say('18')
br.play('18')
br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard('18')

s.play('US holds')
us.say('je garde celle-ci')
us.hold('7')

s.play('BR 25: repair')
br.say('25, Royal George réparé')
br.play('25')
br.flip('Royal_George')
br.discard('25')

s.play('US 11: riflemen')
us.say('11, un point : les Rifles à Ogdensburg')
us.play('11')
us.march('1st_Rifles', 'Antwerp', 'Ogdensburg')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.discard('11')

s.play('BR holds')
br.say('et moi je garde aussi')
br.hold('21')
us.say('à demain')
s.done()
