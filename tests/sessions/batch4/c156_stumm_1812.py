"""Nobody writes a word, a whole spring and the beginning of autumn: marches by the leader last, units before him; a fight lost
at Sandwich, a restored regiment, ships of three lakes, hands dealt one by one, reinforcements in heaps."""
from mine import G

s = G('dev-1812-faults', us='Kim', br='Lou', what='Spring 1812 to the first plays of autumn, no chat: Sandwich held, Mackinaw missed, restore, transport, reinforcements')
t, us, br = s.start()
US_AUT = ['Card 16', 'Card 21', 'Card 3', 'Card 7', 'Card 18', 'Card 29']
BR_AUT = ['Card 6', 'Card 24', 'Card 11', 'Card 26', 'Card 15', 'Card 31']

s.turnof(us, '4th NY to Champlain (13)')
s.lay(us, '13')
s.single(us, '4th_NY_Militia')
s.march(us, '4th_NY_Militia', 'Plattsburg', 'Champlain NY')
us.discard('13')

s.turnof(br, 'Brock to Kingston (8)')
s.lay(br, '8')
s.led(br, 'Brock', 'R.N.R.')
s.march(br, 'Brock R.N.R.', 'York', 'Smiths Creek', 'Kingston', style='leaderlast')
br.discard('8')

s.turnof(us, 'Dearborn to Plattsburg (32)')
s.lay(us, '32', need=3)
s.led(us, 'Dearborn', 'us:6th us:13th')
s.march(us, 'us:6th us:13th Dearborn', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', style='each')
us.discard('32')

s.turnof(br, 'Northwest Co. at Mackinaw (17): 2 to 2, B to C +1, 5 + 1 = 6 AR')
s.lay(br, '17')
br.drag('NWC', 'Ft. Mackinaw')
s.fight(br, 'Ft. Mackinaw', 'Ft. St. Joseph', 'NWC', 'Detachment_(Mackinaw)', 'NWC', 'Detachment_(Mackinaw)', (3, 2), 'AR')
br.drag('NWC', 'Ft. St. Joseph')
s.did(2)
br.discard('17')

s.turnof(us, 'Hull takes Sandwich (12)')
s.lay(us, '12', reveal=False, need=3)
us.reveal('12')
s.led(us, 'Hull', '4th 1st_Ohio 2nd_Ohio')
s.march(us, '4th 1st_Ohio 2nd_Ohio Hull', 'Detroit', 'Sandwich', style='leaderlast')
s.vp(us, 'US 1')
us.discard('12')

s.turnof(br, 'Procter fails at Sandwich (10): 11 to 9, A to A, 2+2 AR-1 whatever Hull is worth')
s.lay(br, '10')
s.led(br, 'Procter', '1/41st Shawnee Wyandot Tecumseh')
s.march(br, '1/41st Shawnee Wyandot Tecumseh Procter', 'Ft. Malden', 'Sandwich', style='jump', enemy_ok=True)
s.fight(br, 'Sandwich', 'Ft. Malden', '1/41st Shawnee Wyandot', '4th 1st_Ohio 2nd_Ohio', '1/41st', '4th', (2, 2), 'AR-1', la='Procter')
br.flip('1/41st')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
s.did(2)
br.discard('10')

s.turnof(us, '6th and 13th to Champlain (19)')
s.lay(us, '19')
s.single(us, 'us:6th us:13th')
s.march(us, 'us:6th us:13th', 'Plattsburg', 'Champlain NY')
us.discard('19')

s.turnof(br, 'Queen Charlotte and Hunter on Lake Erie (20)')
s.lay(br, '20')
s.single(br, 'Queen_Charlotte Hunter')
br.each('Queen_Charlotte Hunter', 'Lake Erie Control Box')
s.did()
br.discard('20')
s.vp(br, 'British 1')

s.turnof(us, 'Oneida takes the 2nd NY militia to Oswego (30): 1 + 1 + 1 MP')
s.lay(us, '30')
s.single(us, 'Oneida 2nd_NY_Militia')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
s.did()
us.discard('30')

s.turnof(br, '1/41st restored (5)')
s.lay(br, '5')
assert s.supplied('Ft. Malden', 'british')
br.flip('1/41st')
s.did()
br.discard('5')

s.turnof(us, '3rd Ohio (4)')
s.lay(us, '4')
s.march(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay')
us.discard('4')

s.turnof(br, 'Lake Ontario (2)')
s.lay(br, '2', need=3)
s.single(br, 'Royal_George Earl_of_Moira Gloucester')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
s.did()
s.vp(br, 'British 3', flip=False)
br.discard('2')

s.turnof(us, 'hold')
s.hold(us, '27')
s.turnof(br, 'hold')
s.hold(br, 'Declaration of War')

s.play('Summer-Autumn 1812: reinforcements, deal')
us.turn('Summer-Autumn 1812')
s.did()
s.arrive(us, '1812b')
s.arrive(br, '1812b', style='each')
s.deal(us, '1812 Deck', US_AUT[:3])
s.deal(br, '1812 Deck', BR_AUT[:3])
s.deal(us, '1812 Deck', US_AUT[3:])
s.deal(br, '1812 Deck', BR_AUT[3:])
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 6
s.last = 'British'

s.turnof(us, 'Harrison to Ft. Findlay (16)')
s.lay(us, '16', need=2)
s.led(us, 'Harrison', 'us:17th us:19th 1st_Kentucky')
s.march(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', style='leaderfirst')
us.discard('16')

s.turnof(br, '103rd and Royal Scots to Montreal (6)')
s.lay(br, '6')
s.single(br, '103rd 1/R._Scots')
s.march(br, '103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.discard('6')
s.end()
