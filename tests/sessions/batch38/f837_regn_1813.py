"""Forår 1813: Mette taler kort, Karl taler aldrig først; indianere til søs og et tilbagetog på tre felter."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Mette', br='Karl', what='spring 1813: ships built, a landing with Indians aboard, Queenston and a beaten militia that runs to Burlington, a failed counter-attack, lakes, Mohawks')
t = s.t
aid18.lay(t, '1813a')
hands(t, ['52', '46', '42', '43', '44', '58'], ['66', '45', '48', '49', '#56 Grand River Indians', '50'])
burn_to(t, 1813, 4)
t, us, br = s.begin()
B = Book(t)
turn(s, 'US', '52', 'fire skibe i Erie', lambda: us.each('Lawrence Niagara Ariel Scorpion', 'Erie PA'), 'psmd', build=True, book=B)
BF = 'Barclay Queen_Charlotte Hunter Lady_Prevost'

s.play('BR landing at Cleveland')
br.play('66')
assert not units(t, 'Cleveland')
with s.fault('11.33 3.7 11.54 11.5', 'the Shawnee are carried over Lake Erie from Ft. Malden to Cleveland'):
    br.drag(BF + ' 1/41st Shawnee', 'Cleveland')
br.say('landgang, 1/41 og Shawnee, Cleveland')
br.vp(B.due())
br.drag(BF, 'Ft. Malden')
us.say('så langt herhen?')
br.discard('66')


def a():
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')


turn(s, 'US', '58', 'Perry på søen', a, 'psmvd', leader='Perry', book=B)


def a():
    br.drag('Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester', 'Lake Ontario Control Box')


turn(s, 'British', '45', ('', ''), a, 'pmvd', leader='Yeo', book=B)

s.play('US Queenston')
us.play('42')
us.say('Van Rensselaer over Niagara')
V = 'Van_Rensselaer us:5th us:12th us:14th'
way('Buffalo', 'Schlosser', 'Lewiston', 'Queenston')
us.march(V, 'Ft. Schlosser', 'Lewiston')
us.drag(V + ' 1st_NY_Militia', 'Queenston')
hit(s, 'US', 'Queenston', 'Lewiston', 'us:12th', 'Lincoln', (3, 5), 'DR-1')
us.roll('2d6', 3, 5)
us.say('11, DR-1')
br.flip('Lincoln')
with s.fault('10.71 10.51 10.7', 'Lincoln Militia, told to retreat one space, goes from Queenston to Burlington'):
    br.drag('Lincoln', 'Burlington')
us.vp(B.due())
us.discard('42')


def a():
    br.each('Vincent 49th br:8th', 'Queenston')
    hit(s, 'British', 'Queenston', 'Ft. George', 'br:8th', 'us:14th', (3, 4), 'AR')
    br.roll('2d6', 3, 4)
    us.say('6. tilbage med jer')
    br.drag('Vincent 49th br:8th', 'Ft. George')


turn(s, 'British', '48', ('', ''), a, 'mpd', leader='Vincent', book=B)

CH = 'Chauncey Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'


def a():
    us.drag(CH, 'Lake Ontario Control Box')
    A = CH.replace('Chauncey ', '')
    Dn = 'Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester'
    assert sea(t, A, Dn, 'Madison', 'Wolfe', 3, 0, 1) == 'A1 D1 def'
    us.roll('1d6', 3)
    us.say('3, øv. Madison skadet, alle hjem')
    us.flip('Madison')
    us.drag(CH, 'Sackets Harbour')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')


turn(s, 'US', '46', 'Chauncey ud', a, 'psmd', leader='Chauncey', flips='Madison Wolfe', ret='Wolfe', book=B)


def a():
    br.drag([p for p in t.at('British Holding Box') if p.name == 'Mohawk'], 'Beaverdams')


turn(s, 'British', '#56 Grand River Indians', ('', 'mohawker ved Beaverdams'), a, 'mptd', build=True, book=B)
turn(s, 'US', '43', 'Madison repareret', lambda: us.flip('Madison'), 'psmd', flips='Madison', book=B)
turn(s, 'British', '49', ('', 'og Wolfe'), lambda: br.flip('Wolfe'), 'pmtd', flips='Wolfe', book=B)
turn(s, 'US', '44', 'et depot i Buffalo', lambda: us.put('US Supply Depot', 'Buffalo'), 'psmd', book=B)
turn(s, 'British', '50', ('', ''), None, 'h', book=B)
s.done()
