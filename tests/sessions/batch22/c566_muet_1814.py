"""Spring 1814, not a word."""
from aid22a import *

s = Session('dev-1812-faults', us='Q', br='Zed', what='Spring 1814 without chat: frigates built, Lewiston lost and retaken, two rounds before Kingston, two fleets on Lake Ontario')
T = s.t
spring_1814(T)
hands(T, ['92', '91', '96', '93', '88'], ['82', '80', '84', '79', 'Campaign@1814'])
burn_to(T, 1814, 8)
t, us, br = s.begin()
b = Book(t)
CAMP = [c for c in t.hand('British') if c.name == 'Campaign'][0].id

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('ship:Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US builds', 'US', '92', build=True, book=b):
    us.drag('Superior', 'Sackets Harbour')
    us.play('92')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR Riall over the river', 'British', '80', leader='Riall', pick='Lincoln', book=b):
    br.play('80')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp('US 3')
    br.discard('80')

with act(s, 'US Scott at Lewiston', 'US', '91', leader='Scott', ret='Riall 1/R._Scots Lincoln', flips='1/R._Scots', book=b):
    us.play('91', reveal=False)
    us.drag('NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('Seneca', 'Ft. Schlosser')
    us.drag('leader:Scott', 'Ft. Schlosser')
    us.drag('leader:Scott Seneca NY_Volunteers_1814', 'Lewiston')
    r = fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'Seneca', '1/R. Scots', 1814, (5, 6))
    assert r == 'DR-1', r
    us.roll('2d6', 5, 6)
    br.flip('1/R._Scots')
    goes(t, 'British', 'Lewiston', 'Queenston', came=('Ft. Schlosser',))
    br.drag('Riall 1/R._Scots Lincoln', 'Queenston')
    us.reveal('91')
    us.vp('US 4')
    us.discard('91')

with act(s, 'BR Mohawk', 'British', '84', book=b):
    br.drop_discard('84')
    br.drag('br:Mohawk', 'Queenston')

with act(s, 'US Brown before Kingston', 'US', '96', leader='Brown', fights={'1st Rifles': 'Kingston'}, flips='104th', book=b):
    us.play('96')
    A = 'Brown us:9th us:11th us:21st us:22nd us:23rd us:25th 1st_Rifles'
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag(A, 'Cape Vincent')
    us.drag(A, 'Kingston')
    r = fight(t, 'US', 'Kingston', ['Cape Vincent'], '1st Rifles', '104th', 1814, (3, 5))
    assert r == 'EX', r
    us.roll('2d6', 3, 5)
    us.drag('1st_Rifles', 'US Eliminated')
    br.flip('104th')
    r = fight(t, 'US', 'Kingston', ['Cape Vincent'], 'us:9th', '10th R.V.', 1814, (4, 2), rnd=2)
    assert r == 'AR', r
    us.roll('2d6', 4, 2)
    us.each('us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Cape Vincent')
    us.discard('96')
    us.drag('Brown', 'Cape Vincent')

with act(s, 'BR Yeo', 'British', '79', leader='Yeo', book=b):
    br.play('79')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.discard('79')
    br.vp('US 2')

with act(s, 'US Chauncey', 'US', '93', leader='Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', flips='Superior Wolfe Royal_George', book=b):
    us.play('93')
    us.drag('Chauncey Superior General_Pike ship:Madison Sylph', 'Lake Ontario Control Box')
    r = afloat(t, 'Superior General_Pike ship:Madison Sylph', 'Royal_George Wolfe Melville Earl_of_Moira', 'Superior', 'Wolfe', 4, 0, 1)
    assert r == 'A1 D2 att', r
    us.roll('1d6', 4)
    us.flip('Superior')
    br.flip('Wolfe')
    br.flip('Royal_George')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Kingston')
    us.drag('Superior', 'Sackets Harbour')
    us.vp('US 5')
    us.vp('US 6')
    us.discard('93')

if True:
    s.play('BR Campaign: Prevost, then Rottenburg')
    br.play(CAMP)
    br.drag('Prevost br:16th 90th 37th', 'Trois-Rivieres')
    br.drag('Prevost br:16th 90th 37th', 'Montreal')
    br.undo()
    br.drag('Prevost br:16th 37th', 'Montreal')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('De_Watteville br:13th Rottenburg', 'Coteau du Lac')
    br.drag('De_Watteville br:13th Rottenburg', 'Cornwall')
    br.discard(CAMP)
    b.ok()

with act(s, 'US builds again', 'US', '88', build=True, book=b):
    us.play('88')
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.discard('88')
s.done()
