"""Tagalog: the last cards of 1813 and the winter: one garrison freezes too little, and the British take ten cards in spring."""
from aid28a import *

s = Session('dev-1812-faults', us='Jun', br='Aling Nena', what='autumn 1813 to spring 1814: Oswego keeps three fresh units of two; ten cards drawn where nine are dealt')
t = s.t
autumn_1813(t)
t.lay('Melville Wolfe', 'Lake Ontario Control Box', 'British')
t.lay('Yeo', 'Lake Ontario Control Box', 'British')
t.lay_face('Royal_George', True, 'British')
t.lay_face('104th', True, 'British')
t.lay_vp('British 4')
t.lay_hand('US', ['52', '43', '37', '41'])
t.lay_hand('British', ['66', '40', '47'])
held(t, t.br, '51')
burn_to(t, 1813, 24)
t, us, br = s.begin()
b = Book(t)
us.say('sige, 4 pa akin, 3+1 sa yo. ako muna (US una ngayong taon)')

with act(s, 'US Pike to Oswego', 'US', '37', 'Pike', book=b):
    us.play('37')
    way('Sackets Harbour', 'Oswego')
    us.drag('Pike us:9th us:16th us:6th 15th us:21st', 'Oswego')
    us.say('ay sobra, 2 balik')
    us.drag('15th us:21st', 'Sackets Harbour')
    us.discard('37')

with act(s, 'BR restores', 'British', '47', build=True, flips='104th', book=b):
    br.flip('104th')
    br.say('47 gamot sa 104')
    assert supplied(t, 'British', 'Kingston')
    br.play('47')
    br.discard('47')

with act(s, 'US Harrison at Detroit', 'US', '43', 'Harrison', ret='Essex', flips='Essex', book=b):
    us.play('43')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    us.say('43 Harr. 12:5')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex_&_Kent_Militia', 1813, (5, 3)) == 'DR-1'
    us.roll('2d6', 5, 3)
    br.say('11, flip at atras')
    us.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('43')

with act(s, 'BR Procter gathers', 'British', '40', 'Procter', book=b):
    br.drag('Procter 1/41st Shawnee Wyandot Tecumseh', 'Sandwich')
    br.drag('Shawnee Wyandot', 'Ft. Malden')
    br.drag('Tecumseh', 'Ft. Malden')
    br.play('40')
    br.say('40 Proc + 41 lang')
    br.discard('40')

with act(s, 'US Hampton', 'US', '52', 'Hampton', book=b):
    us.play('52')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.vp(b.due())
    us.say('52 Lacolle +1')
    us.discard('52')

with act(s, 'BR depot', 'British', '66', build=True, book=b):
    br.put('British Supply Depot', 'Montreal')
    br.play('66')
    br.say('66 bodega Mtl')
    br.discard('66')

s.play('US holds')
us.hold('41')
us.say('tabi')

s.play('fleet return')
br.drag('Yeo Melville Wolfe', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
b.ok()
br.say('uwi na barko')

s.play('winter')
us.turn('Winter 1813-14')
W = winter_due(t)
assert W == {('Ft. MacArthur', 'US'): 1, ('Lacolle', 'US'): 1, ('Oswego', 'US'): 1, ('Quebec City', 'British'): 2}, W
us.say('MacA 5/4 isa. Lac 2/1 isa. Osw 3... ok na to')
us.flip('3rd_Kentucky')
us.flip('4th_NY_Militia')
br.flip('De_Meuron')
br.flip('70th')
br.say('Quebec 10/8 dalawa')
with s.fault('16.21 16.22 16.2 2.17', 'Oswego quarters 2, three fresh units winter there and none is reduced', 'value'):
    br.flip('Royal_George')
    br.say('RG ayos, libre')
    br.delete(depots(t))
    br.discard('51')
    us.discard('41')

s.play('spring 1814')
tr = t.find_card_anywhere('Treaty of Ghent')
br.turn('Spring-Summer 1814')
br.drag([tr.id], 'Marker Pool')
br.say('Ghent labas muna')
t.shuffle(br, '1814 Deck')
muster(br, '1814a', groups=True)
muster(us, '1814a', groups=False)

s.play('the deal')
deal(t, us, 1814, '86', '92', '83', '85', '88', '81', '84', '89', '90')
deal(t, br, 1814, '76', '82', '73', '75', '78', '74', '77', '79')
with s.fault('7.21 7.25 7.23', 'the British draw ten cards in spring 1814, nine are dealt'):
    deal(t, br, 1814, '80', '93')
    us.say('tapos? ikaw una sa 14')
    br.say('tapos')
assert hand_sizes(t) == (9, 10)

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('76')
    br.say('76 PR + Lin')
    br.discard('76')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.say('86 ganun din')
    us.discard('86')

with act(s, 'BR Rottenburg', 'British', '78', 'Rottenburg', book=b):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Rottenburg 104th', 'Prescott')
    br.play('78')
    br.say('78 Rott')
    br.discard('78')

with act(s, 'US Brown', 'US', '81', 'Brown', book=b):
    us.play('81')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('15th us:21st', 'Ogdensburg')
    us.drag('Brown', 'Ogdensburg')
    us.say('81 Brown. bukas ulit')
    us.discard('81')

with act(s, 'BR Yeo', 'British', '75', 'Yeo', book=b):
    br.drag('Prince_Regent Royal_George Wolfe Melville Yeo', 'Lake Ontario Control Box')
    br.delete([mark_at(t, 'Lake Ontario Control Box')])
    br.play('75')
    br.say('75 Yeo, akin pa rin ang lawa')
    br.discard('75')

with act(s, 'US Chauncey fails', 'US', '88', 'Chauncey', fights={x: 'Lake Ontario Control Box' for x in
         ('Superior', 'Madison', 'Jefferson', 'Oneida', 'Conquest', 'Scourge', 'Julia', 'Hamilton', 'Chauncey')}, ret='Prince_Regent', flips='Superior Prince_Regent', book=b):
    us.play('88')
    us.drag('Chauncey Superior Madison Jefferson Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
    assert sea_fight(t, 'Superior Madison Jefferson Oneida Conquest Scourge Julia Hamilton', 'Prince_Regent Royal_George Wolfe Melville', 'Superior', 'Prince_Regent', 2, 0, 1) == 'A1 D1 def'
    us.roll('1d6', 2)
    br.say('2 +2 -1 = 3, tabla pero akin')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    us.flip('Superior')
    us.drag('Chauncey Superior Madison Jefferson Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
    us.discard('88')

with act(s, 'BR repairs', 'British', '74', build=True, flips='Prince_Regent', book=b):
    br.flip('Prince_Regent')
    br.play('74')
    br.say('74')
    br.discard('74')

with act(s, 'US Scott', 'US', '84', 'Scott', book=b):
    us.play('84')
    way('Albany', 'Whitehall', 'Ticonderoga')
    us.drag('Scott us:20th 23rd 25th', 'Whitehall')
    us.drag('Scott us:20th 23rd 25th', 'Ticonderoga')
    us.drag('25th', 'Whitehall')
    us.say('84, 25 sa Whiteh lang')
    us.discard('84')

with act(s, 'BR restores two', 'British', '73', build=True, flips='De_Meuron 70th', book=b):
    br.flip('De_Meuron 70th')
    br.play('73')
    br.say('73 Quebec buo na')
    br.discard('73')

with act(s, 'US repairs', 'US', '83', build=True, flips='Superior', book=b):
    us.play('83')
    us.flip('Superior')
    us.discard('83')

s.play('BR holds')
br.hold('77')
s.play('US holds')
us.hold('85')
us.say('tulog na')
s.done()
