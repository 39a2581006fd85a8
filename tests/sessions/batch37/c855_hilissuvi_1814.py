"""Estonian: the last autumn, to the Treaty of Ghent and New Orleans. A pedant who reads out the cost of each step, and a careless friend who drops things short."""
from aid37a import *

s = Session('dev-1812-faults', us='Tõnu', br='Helve', what='autumn 1814 in Estonian to the end: Ft. Erie taken and lost, Prevost on the Richelieu, Confiance, Champlain, Ghent as the last card, New Orleans held')
t = s.t
autumn_1814(t)
t.lay('Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
hands(t, ['Battle of New Orleans', '102', '95', '97', '98', '104', '85', '105', '91'], ['96', '99', '101', '93', 'Treaty of Ghent', '100', '94', '103', '87'])
burn_to(t, 1814, 18)
t, us, br = s.begin()
b = Book(t)
assert hand_sizes(t) == (9, 9)
br.say('tere õhtust. üheksa kaarti kummalgi, mina alustan')

with act(s, 'BR Marines to Kingston', 'British', '103', book=b):
    br.say('103, kuninglikud merejalaväelased Kingstoni: Gananoque 1, Kingston 1')
    br.play('103')
    br.drag('1/R._Marines', 'Gananoque')
    br.drag('1/R._Marines', 'Kingston')
    br.discard('103')

with act(s, 'US to Buffalo', 'US', '105', book=b):
    us.say('105, kaks Buffalosse')
    us.play('105')
    us.drag('26th', 'Buffalo')
    us.drag('5th_PA', 'Meadville')
    us.say('ei, sinna ka')
    us.drag('5th_PA', 'Erie PA')
    us.drag('5th_PA', 'Buffalo')
    us.discard('105')

with act(s, 'BR Caughnawaga', 'British', '87', book=b):
    br.say('87, Caughnawaga Chateauguaysse, 1')
    br.play('87')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('87')

with act(s, 'US 19th', 'US', '91', book=b):
    us.say('91, 19. Eriesse')
    us.play('91')
    us.drag('us:19th', 'Erie PA')
    us.discard('91')

with act(s, 'BR Prevost to Isle aux Noix', 'British', '96', 'Prevost', book=b):
    br.say('96, Prevost kaheksa pataljoniga: Trois-Rivieres 1, Sorel 2, Chambly 1, St-Jean 1, Isle aux Noix 1, kokku 6')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.march('Prevost br:6th 82nd br:5th br:9th br:27th 39th 57th 58th', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.discard('96')

with act(s, 'US Scott over to Ft. Erie', 'US', '102', 'Scott', ret='1/41st', flips='1/41st', free=True):
    us.say('102, Scott üle jõe, vabatahtlikud ja Seneca')
    us.play('102')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('jään. kes ees?')
    us.say('Seneca')
    assert F(t, 'US', 'Ft. Erie', 'Buffalo', 'Seneca', '1/41st', (4, 4)) == 'EX'
    us.roll('2d6', 4, 4)
    br.say('6:6 null, klass -1, Scott +2, jõgi -1: null. kaheksa, vahetus')
    br.flip('1/41st')
    us.drag('Seneca', 'US Eliminated')
    br.say('mul ainult vähendatud, pean minema')
    back(t, 'British', 'Ft. Erie', 'Chippawa', 'Buffalo')
    br.drag('1/41st', 'Chippawa')
    us.vp('US 6')
    us.discard('102')
b.ok()

with act(s, 'BR Riall throws him out', 'British', '99', 'Riall', pick='Lincoln 89th', ret='Scott NY_Volunteers_1814', book=b):
    br.say('99, Riall: Queenston 1, Chippawa 1, Ft. Erie 1')
    br.play('99')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots Lincoln 89th', 'Ft. Erie')
    us.say('jään kindlusse')
    assert F(t, 'British', 'Ft. Erie', 'Chippawa', '1/R. Scots', 'NY Volunteers 1814', (5, 6), ) == 'DR'
    br.roll('2d6', 5, 6)
    br.say('12:5 on 2:1 +1, B ja kindlus B null, Scott -2. kümme')
    back(t, 'US', 'Ft. Erie', 'Buffalo', 'Chippawa')
    us.drag('NY_Volunteers_1814', 'Buffalo')
    us.drag('Scott', 'Buffalo')
    br.vp('US 4')
    br.discard('99')

with act(s, 'US depot at Plattsburg', 'US', '95', book=b):
    assert supplied(t, 'US', 'Plattsburg')
    us.say('95, ladu Plattsburgi')
    us.play('95')
    us.put('US Supply Depot', 'Ticonderoga')
    us.undo()
    us.say('oih, vale linn')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('95')

with act(s, 'BR Confiance', 'British', '93', build=True, book=b):
    buildable(t, '93', 'Confiance')
    br.say('93, kaks: fregatt Confiance Isle aux Noix')
    br.play('93')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('93')

with act(s, 'US President and Preble', 'US', '98', book=b):
    us.say('98, kaks laeva Champlaini järvele')
    us.play('98')
    us.drag('President', 'Lake Champlain Control Box')
    us.drag('Preble', 'Plattsburg')
    us.say('kukkus maha')
    us.drag('Preble', 'Lake Champlain Control Box')
    us.vp('US 6')
    us.discard('98')

with act(s, 'BR Downie against them', 'British', '100', 'Downie', ret='President Preble', flips='President Preble Confiance', fights={'Confiance': 'Lake Champlain Control Box'}, book=b):
    br.say('100, Downie: Confiance, Chubb, Finch')
    br.play('100')
    br.drag('Downie Confiance Chubb Finch', 'Lake Champlain Control Box')
    assert N(t, 'Confiance Chubb Finch', 'President Preble', 'Confiance', 'President', 1, 0, 0) == 'A1 D2 att'
    br.roll('1d6', 1)
    us.say('üks!')
    br.say('arv +1, klass +1, fregatt +1, sinul ainult väikesed +1: viis. mina ühe, sina kaks')
    br.flip('Confiance')
    br.drag('Confiance', 'Isle aux Noix')
    us.flip('President')
    us.flip('Preble')
    us.drag('President Preble', 'Plattsburg')
    br.vp('US 2')
    br.discard('100')

s.play('US holds New Orleans')
us.say('selle kaardi panen ette, hiljemaks')
us.hold('Battle of New Orleans')

with act(s, 'BR 100th', 'British', '101', book=b):
    br.say('101, sajas tagasi üle jõe, 3')
    br.play('101')
    br.drag('100th', 'Ft. George')
    br.discard('101')

with act(s, 'US 45th', 'US', '97', book=b):
    us.say('97, 45. Uticasse')
    us.play('97')
    us.drag('45th', 'Utica')
    us.discard('97')

with act(s, 'BR Glengarry', 'British', '94', book=b):
    br.say('94, Glengarry Stoney Creeki')
    br.play('94')
    br.drag('Glengarry', 'Stoney Creek')
    br.discard('94')
with act(s, 'US 34th', 'US', '104', book=b):
    us.say('104, 34. Whitehalli, 1')
    us.play('104')
    us.drag('34th', 'Whitehall')
    us.discard('104')

s.play('BR the Treaty')
assert hand_sizes(t) == (1, 1)
br.say('viimane kaart: Genti leping. käsi tühi, punkte ei kaota')
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')
us.say('üks kaart jääb mulle lihtsalt kätte. aga ees on New Orleans')

s.play('US New Orleans')
c = t.card('Battle of New Orleans', us)
us.reveal('Battle of New Orleans')
us.say('kaks punkti')
us.vp(b.due(2))
us.drag([c.id], 'Cards Used for VPs')
assert supplied(t, 'US', 'Ft. Malden') and supplied(t, 'British', 'Isle aux Noix')
br.say('Malden varustatud üle Erie järve, Isle aux Noix maad mööda. USA 4, moraalne võit')
us.say('aitäh mängu eest')
s.done()
