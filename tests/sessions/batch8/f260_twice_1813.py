"""A landing across a lake the enemy holds; Queenston attacked twice with one Campaign."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Bram', br='Tove', what='Summer-Autumn 1813: landing at Smiths Creek under a British lake; Brown and van Rensselaer attack Queenston one after the other')
t = s.t
pos(t, '1813b', ['Campaign@1813', '55', '57', '65'], ['50', '59', '61', '52'])
no_markers(t)
t.lay('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', 'British')
t.lay('br:49th', 'Queenston', 'British')
t.lay('Brown us:13th us:18th', 'Lewiston', 'US')
t.lay_vp('British 4')
t, us, br = s.begin()
v = VP(t)

s.play('US Smiths Creek')
us.play('55')
us.say('Chauncey, 6th and 15th, Smiths Creek')
with s.fault('11.42 11.31 11.51 11.54', 'a landing on Lake Ontario while the British control it', 'lake|control'):
    us.drag('Chauncey Madison Oneida us:6th us:15th', 'Smiths Creek')
us.discard('55')

s.play('BR Procter')
br.play('59')
go(br, 'Procter 1/41st', 'Ft. Malden', 'Sandwich')
br.discard('59')

s.play('US campaign')
us.say('campaign 3. Brown, van Rensselaer')
us.play('Campaign')
go(us, 'Brown us:13th us:18th', 'Lewiston', 'Queenston')
D = 'br:49th Lincoln'
assert fight(t, 'US', 'Queenston', 'us:13th us:18th', D, '13th', '49th', (4, 4), 'Lewiston', route=True, amod=1, year=1813) == 'AR'
us.roll('2d6', 4, 4)
us.drag('Brown us:13th us:18th', 'Lewiston')
A = 'us:5th us:12th us:14th'
with s.fault('10.22 8.72', 'the second force attacks Queenston again with the same card', 'Campaign|attack'):
    us.drag('Van_Rensselaer ' + A, 'Queenston')
    us.roll('2d6', 3, 6)
    us.drag('Van_Rensselaer ' + A, 'Lewiston')
us.discard('Campaign')

s.play('BR 61')
br.play('61')
go(br, 'Norfolk', 'Ft. Erie', 'Chippawa')
br.discard('61')

s.play('US hold')
us.hold('65')

s.play('BR hold')
br.hold('52')
v.ok()
s.done()
