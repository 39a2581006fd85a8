"""Spring 1813 in Greek letters and Latin ones: two militiamen 'take' Buffalo for three points; one card moves units of two places."""
from h45 import *

s, t = open_at('1813a', ['46', '43', '38'], ['47', '48', '60'], 'Eleni', 'Stavros',
               'Spring 1813, Greek chat: three points booked for Buffalo held by a strength of 2; one card moves units out of Pittsburgh and Lewiston', 10)
t.lay('Van_Rensselaer us:5th us:12th us:14th', 'Batavia', 'US')
t.lay('Trippe Ohio Somers Caledonia', 'Erie PA', 'US')
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.say('46 (3): ναυπηγείο. Pike, Lawrence, Asp και Raven')
    us.play('46')
    us.drag('General_Pike Asp Raven', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.discard('46')

with act(s, 'BR Norfolk over the river', 'British', '47'):
    br.say('47, ένας πόντος. Norfolk απέναντι στο Buffalo')
    br.play('47')
    way('Ft. Erie', 'Buffalo')
    br.drag('Norfolk', 'Buffalo')
    assert not holds(t, 'British', 'Buffalo') and value('Buffalo') == 3 and f(t, 'Norfolk') == 2
    with s.fault('4.14 4.13 4.12', 'Buffalo (3) is not controlled by a strength of 2, yet three points are booked', 'value'):
        br.vp('British 5')
        br.say('+3')
    br.discard('47')

s.play('US from two places')
us.say('43, δύο: 22nd στο Erie')
us.play('43')
us.drag('us:22nd', 'Meadville')
us.drag('us:22nd', 'Erie PA')
way('Pittsburgh', 'Meadville', 'Erie PA')
with s.fault('8.61 8.3 8.31', 'one card, no leader: the 22nd leaves Pittsburgh and the 1st NY Militia leaves Lewiston'):
    us.say('και 1st NY από Lewiston στο Ft. Niagara')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('43')

with act(s, 'BR 48', 'British', '48'):
    br.say('48 (2): 104th, 1/R. Scots στο Gananoque')
    br.play('48')
    br.drag('104th 1/R._Scots', 'Gananoque')
    br.discard('48')

with act(s, 'US 38', 'US', '38'):
    us.say('38 (2): 6th, 15th στο Cape Vincent')
    us.play('38')
    us.drag('us:6th us:15th', 'Cape Vincent')
    us.discard('38')

with act(s, 'BR keeps', 'British', '60', hold=True, laid=False):
    br.say('κρατάω (hold)')
    br.hold('60')
s.done()
