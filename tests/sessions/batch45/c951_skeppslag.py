"""Swedish: the two Ontario fleets meet; both turn their flagships over before the die falls, and the die agrees; points in two parts; repairs."""
from h45 import *

s, t = open_at('1814a', ['78', '80', '91', '83'], ['85', '88', '97', '90'], 'Gunnar', 'Ebba',
               'Spring 1814 in Swedish: naval battle on Lake Ontario with losses laid before the die, points in two parts, repairs and building with one card each', 10)
t, us, br = s.begin()
bk = Book(t)
BOXO = 'Lake Ontario Control Box'

with act(s, 'BR Yeo out', 'British', '85', 'Yeo', book=bk):
    br.play('85')
    br.say('kort 85 (2): Yeo ut på Ontario med fyra skepp')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', BOXO)
    br.vp(bk.due())
    br.discard('85')

with act(s, 'US Chauncey out, the battle', 'US', '78', 'Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', flips='Wolfe Royal_George General_Pike', book=bk):
    us.say('78 (2). Chauncey med hela högen, åtta stycken')
    us.play('78')
    fleet = 'Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
    us.drag(fleet, BOXO)
    br.say('Wolfe leder mina')
    us.say('Pike leder mina. jag har dubbelt så många +2, klass +1, Yeo -1: +2')
    A, D = in_box(t, 'US', BOXO), in_box(t, 'British', BOXO)
    assert len(A) == 8 and len(D) == 4
    m = naval_drm(A, D, t.find('General Pike'), t.find('Wolfe'), 0, 1)
    assert m == 2, m
    br.flip('Wolfe')
    br.say('Wolfe ryker ändå, jag vänder henne redan nu')
    us.flip('General_Pike')
    us.say('Pike också då. så, tärningen')
    us.roll('1d6', 3)
    assert naval(3 + m) == 'A1 D2 att'
    br.say('5: två för mig, en för dig. Royal George också, och hem')
    br.flip('Royal_George')
    br.drag('Wolfe Royal_George', 'Kingston')
    br.drag('Melville Earl_of_Moira Yeo', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    us.discard('78')
    us.say('du tappar 2')
    us.vp(label(tracked(t) + 2))
    us.say('och jag får 2')
    us.vp(bk.due())

with act(s, 'BR repairs', 'British', '88', build=True, flips='Wolfe Royal_George', book=bk):
    br.say('88 (2), varvet i Kingston: Wolfe och Royal George')
    br.play('88')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.discard('88')

with act(s, 'US repairs and builds', 'US', '80', build=True, flips='General_Pike', book=bk):
    us.play('80')
    us.say('80 (2): Pike lagas, Jefferson byggs')
    us.drag('Jefferson', 'Sackets Harbour')
    us.flip('General_Pike')
    us.discard('80')

with act(s, 'BR 97', 'British', '97', book=bk):
    br.say('97, en poäng: 104th till Prescott')
    br.play('97')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('104th', 'Gananoque')
    br.drag('104th', 'Prescott')
    br.discard('97')

with act(s, 'US 83', 'US', '83', book=bk):
    us.play('83')
    us.say('83 (2): 34th och 45th från Albany till Utica')
    us.drag('us:34th us:45th', 'Utica')
    us.discard('83')

with act(s, 'BR 90', 'British', '90', hold=True, laid=False, book=bk):
    br.say('jag sparar mitt sista (hold)')
    br.hold('90')
s.done()
