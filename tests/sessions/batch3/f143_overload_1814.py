"""1814: a schooner carries a whole regiment, and Drummond's 104th marches seven points."""
from ref import cost
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Tex', br='Alistair', what='Spring-Summer 1814: a schooner carries a regiment of 4, a march of 7 MP')
t = s.t
lay_scn(t, '1814', '1814a')
t.lay_turn('Spring-Summer 1814')
t.lay_marker('British Lake Control', 'Lake Huron Control Box')
t.lay_marker('US Lake Control', 'Lake Erie Control Box')
t.lay_vp('US 4')
t.lay_hand('British', ['75', '79', '80', '77'])
t.lay_hand('US', ['76', '78', '81', '83'])
t, us, br = s.begin()
w = Watch(t)

br.say('good evening. may I say your hat looks splendid on the camera')
us.say('thank you kindly. if it rains I have 2 of them')

s.play('BR Riall')
br.say('79 for two: Riall and the Royal Scots to Queenston, where the Lincolns are')
br.play('79')
br.drag('Riall 1/R._Scots', 'Queenston')
br.discard('79')

s.play('US Chauncey with one schooner')
us.say('78, two ops, Chauncey takes the 9th on the Conquest over to Oswego and comes home to the lake some other day')
us.play('78')
with s.fault('11.35 11.31 11.3', 'one schooner carries the 9th (4): it has room for 1 or 2', 'capacity|Conquest|type|strength'):
    us.drag('Chauncey Conquest us:9th', 'Oswego')
us.discard('78')

s.play('BR Drummond')
br.say('75 and two ops: Drummond and the 104th, the long road to Fort George')
br.play('75')
way = ['Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George']
assert cost('Kingston', *way) == 7
with s.fault('3.16 9.1 8.42 9.2', 'the 104th spends 7 MP of 6', 'path|link'):
    br.march('Drummond 104th', *way)
br.discard('75')

s.play('US Izard')
us.say("83 is a 2, Izard likes 2s: 6th, 13th and 15th to Champlain")
us.play('83')
us.drag('Izard us:6th us:13th 15th', 'Champlain NY')
us.discard('83')

s.play('BR Charlotte')
br.say('80, two build points. the Princess Charlotte')
br.play('80')
br.drag('Princess_Charlotte', 'Kingston')
br.discard('80')

s.play('US Perry')
us.say('81 for 1: Perry, Lawrence and Niagara out on Erie')
us.play('81')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.say('my marker is there already so no points')
us.discard('81')
w.ok()

s.play('BR holds')
br.say('I shall sit on my last one')
br.hold('77')
s.done()
