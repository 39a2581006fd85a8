"""Spring 1814 from the deal, two people on the telephone: nobody types a word, everything is on the table."""
from lay18 import *
from aid18 import lay
from session import Session
from more import set_aside

s = Session('dev-1812-faults', us='Ferris', br='Oda', what='Spring 1814: not one word of chat; deal without Ghent, a lake battle, Ft. Erie, repairs of the lead ships')
t = s.t
lay(t, '1814a')
set_aside(t, 'Treaty of Ghent')
hands(t, [], [])
t, us, br = s.begin()
bk = Book(t)

s.play('the deal')
U = ['75', '77', '78', '79', '81', '90', '93', '97', '104']
B = ['76', '80', '83', '84', '85', '91', '94', '99', '101']
for a, b in zip(B, U):
    deal(t, br, 1814, a)
    deal(t, us, 1814, b)
assert hand_sizes(t) == (9, 9)

with act(s, 'BR Prevost', 'British', '76', 'Prevost', book=bk):
    br.play('76')
    way('Quebec', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.march('Prevost 37th 90th br:16th', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.discard('76')
with act(s, 'US to Buffalo', 'US', '75', book=bk):
    us.drag('us:19th', 'Meadville')
    us.drag('us:19th', 'Buffalo')
    us.drag('4th_Rifles', 'Buffalo')
    way('Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
    us.play('75')
    us.discard('75')
with act(s, 'BR Yeo', 'British', '80', 'Yeo', book=bk):
    br.play('80')
    br.drag('Yeo Wolfe Melville Royal_George Beresford Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(bk.due())
    br.discard('80')
US = 'General_Pike Madison Oneida Sylph Fair_American Conquest Gov._Tompkins Lady_of_the_Lake'
BR = 'Wolfe Melville Royal_George Beresford Earl_of_Moira'
with act(s, 'US Chauncey on the lake', 'US', '78', 'Chauncey', fights={k: 'Lake Ontario Control Box' for k in ['General Pike']},
         ret=BR + ' Yeo', flips='ship:General_Pike ship:Wolfe', book=bk):
    us.play('78')
    us.drag('Madison', 'Cape Vincent')
    us.drag('Madison', 'Lake Ontario Control Box')
    us.drag('Chauncey ship:General_Pike Oneida Sylph Fair_American Conquest Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
    m = naval_drm(t.pieces(US, us), t.pieces(BR, br), t.find('ship:General Pike'), t.find('Wolfe'), 0, 1)
    assert naval(3 + m) == 'A1 D1 att', m
    us.roll('1d6', 3)
    us.flip('ship:General_Pike')
    br.flip('Wolfe')
    br.drag('Yeo Wolfe Melville Royal_George Beresford Earl_of_Moira', 'Kingston')
    us.drag('ship:General_Pike', 'Sackets Harbour')
    us.vp(bk.due())
    us.discard('78')
with act(s, 'BR Riall', 'British', '85', 'Riall', book=bk):
    br.play('85')
    br.march('Riall 1/R._Scots', 'Queenston', 'Chippawa')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.discard('85')
with act(s, 'US Scott at Ft. Erie', 'US', '77', 'Scott', ret='1/41st', book=bk):
    us.play('77')
    us.drag('Scott us:19th 4th_Rifles NY_Volunteers_1814 Seneca', 'Ft. Erie')
    assert supplied(t, 'US', 'Buffalo') and supplied(t, 'British', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '4th Rifles', '1/41st', 1814, (3, 5)) == 'DR'
    us.roll('2d6', 3, 5)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.vp(bk.due())
    us.discard('77')
with act(s, 'BR repairs', 'British', '84', build=True, flips='Wolfe', book=bk):
    br.play('84')
    br.flip('Wolfe')
    br.discard('84')
with act(s, 'US repairs', 'US', '81', build=True, flips='ship:General_Pike', book=bk):
    us.flip('ship:General_Pike')
    us.play('81')
    us.discard('81')
with act(s, 'BR holds', 'British', book=bk):
    br.hold('101')
with act(s, 'US holds', 'US', book=bk):
    us.hold('93')
with act(s, 'BR Glengarry', 'British', '83', book=bk):
    br.each('Glengarry br:103rd', 'Ft. George')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.drop_discard('83')
with act(s, 'US Oswego', 'US', '97', book=bk):
    us.play('97')
    way('Oswego', 'Rome', 'Sackets Harbour')
    us.march('2nd_NY_Militia', 'Rome', 'Sackets Harbour')
    us.roll('2d6', 1, 1)
    us.undo()
    us.discard('97')
s.done()
