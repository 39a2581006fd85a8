"""Catalan. Mireia explains every card after the men have gone and books before the card is away; Pol throws the dice for her, and lays cards back into
his hand when he changes his mind. Planted: three points for a lake (put right later); a retreat of two spaces."""
from aid32b import *

s = Session('dev-1812-faults', us='Mireia', br='Pol', what='Spring 1814, Catalan: yards, Yeo out for three points (fault), Scott at Ft. Erie and a retreat of two spaces (fault), Chippawa, Izard, Riall repulsed, Drummond, restoring')
t = s.t
spring_1814(t)
t.lay('us:11th us:25th', 'Buffalo', 'US')
hands2(t, ['82', '85', '88', '92', '80', '91', '97'], ['86', '79', '96', '75', '83', '103', '100'])
burn_to(t, 1814, 4)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR 86: two yards', 'British', '86', build=True, book=book):
    br.say('86, drassanes: Prince Regent i el Linnet')
    br.play('86')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')

with act(s, 'US 82: the Superior', 'US', '82', build=True, book=book):
    us.play('82')
    us.say('82: Superior dos, Jones un. tres')
    us.drag('Superior Jones', 'Sackets Harbour')
    us.discard('82')

with act(s, 'BR 79: Yeo', 'British', '79', 'Yeo'):
    br.play('100')
    br.say('la 100... no, la 79')
    br.drag([t.card('100').id], 'British Hand')
    br.play('79')
    br.drag('Yeo Prince_Regent Wolfe Melville', 'Lake Ontario Control Box')
    with s.fault('4.16 4.12 11.42', 'a lake is worth 2, the marker goes from US 4 to US 1'):
        br.vp('US 1')
    br.say('el llac es meu')
    br.discard('79')

with act(s, 'US 92: Wilkinson', 'US', '92', 'Wilkinson', book=book):
    us.say('un llac son dos, Pol, no tres')
    us.vp(book.due())
    us.play('92')
    us.drag('us:21st us:22nd us:23rd Wilkinson', 'Cape Vincent')
    us.say('92: Wilkinson a Cape Vincent. dos punts')
    us.discard('92')

with act(s, 'BR 96: Prevost', 'British', '96', 'Prevost', book=book):
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('90th 37th br:16th Prevost', 'Trois-Rivieres')
    br.drag('90th 37th br:16th Prevost', 'Montreal')
    br.say('96, Prevost')
    br.discard('96')

s.play('US 85: Scott at Ft. Erie')
us.play('85')
us.say('85: Scott, riu. onze, vint-i-cinc, voluntaris, seneca')
way('Buffalo', 'Ft. Erie')
us.drag('us:11th us:25th NY_Volunteers_1814 Seneca Scott', 'Ft. Erie')
br.say('em quedo, 41 davant')
us.say('11 davant')
assert duel(t, 'US', 'Ft. Erie', 'Buffalo', 'us:11th', '1/41st', (4, 5)) == 'DR'
br.roll('2d6', 4, 5)
us.say('nou mes un, deu. fora')
with s.fault('10.71 10.7 10.51(DR) 10.51', 'after DR the 1/41st goes two spaces, from Ft. Erie past Chippawa to Queenston'):
    br.drag('1/41st', 'Queenston')
us.vp(book.due())
us.discard('85')
book.ok()

with act(s, 'BR 75: Rottenburg', 'British', '75', 'Rottenburg', book=book):
    br.play('75')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('br:13th 49th', 'St-Jean')
    br.drag('Rottenburg', 'St-Jean')
    br.say('75')
    br.discard('75')

with act(s, 'US 80: Scott goes on to Chippawa', 'US', '80', 'Scott', ret='89th', book=book):
    us.play('80')
    us.say('80: Scott, Chippawa. els voluntaris guarden Fort Erie')
    us.drag('us:11th us:25th Seneca Scott', 'Chippawa')
    br.say('89')
    us.say('25 davant')
    assert duel(t, 'US', 'Chippawa', 'Ft. Erie', 'us:25th', '89th', (3, 4)) == 'DR'
    br.roll('2d6', 3, 4)
    us.say('set i tres, deu')
    goes(t, 'British', 'Chippawa', 'Queenston', ['Ft. Erie'])
    br.drag('89th', 'Queenston')
    us.vp(book.due())
    us.discard('80')

with act(s, 'BR 83: Riall strikes back', 'British', '83', 'Riall', pick='89th 1/41st', fights={k: 'Chippawa' for k in ('Riall', '1/R. Scots', '89th', '1/41st')}, flips='1/41st', book=book):
    br.play('83')
    br.drag('1/R._Scots Riall', 'Queenston')
    br.drag('1/R._Scots 89th 1/41st Riall', 'Chippawa')
    br.say('Riall, 41 davant')
    us.say('25')
    assert duel(t, 'British', 'Chippawa', 'Queenston', '1/41st', 'us:25th', (3, 2)) == 'AR-1'
    br.roll('2d6', 3, 2)
    br.drag('1/R._Scots 89th 1/41st Riall', 'Queenston')
    br.flip('1/41st')
    br.say('massa Scott')
    br.discard('83')

with act(s, 'US 88: Izard', 'US', '88', 'Izard', book=book):
    us.play('88')
    us.say('88: Izard a Champlain amb tres')
    us.drag('us:15th us:13th us:6th', 'Champlain NY')
    us.drag('Izard', 'Champlain NY')
    us.discard('88')

with act(s, 'BR 100: the 41st recovers', 'British', '100', flips='1/41st', book=book):
    br.play('100')
    assert supplied(t, 'British', 'Queenston')
    br.flip('1/41st')
    br.say('100: el 41 refet')
    br.discard('100')

with act(s, 'US 91: Pennsylvania', 'US', '91', book=book):
    us.play('91')
    us.drag('5th_PA', 'Buffalo')
    us.say('91: els de Pennsilvania a Buffalo')
    us.discard('91')

with act(s, 'BR 103: Drummond', 'British', '103', 'Drummond', book=book):
    br.play('103')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('104th 10th_R.V.', 'Prescott')
    br.drag('Drummond', 'Prescott')
    br.discard('103')

s.play('US holds')
us.hold('97')
us.say('una guardada')
book.ok()

s.play('free return, autumn 1814')
us.drag('Lawrence ship:Niagara Perry', 'Lake Erie Control Box')
us.delete([p.id for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p.id for p in t.at('Lake Huron Control Box') if p.mark('Kind') == 'Lake Control'])
br.say('vaixells enfora, els punts com estaven')
book.ok()
us.turn('Summer-Autumn 1814')
muster(us, '1814b')
muster(br, '1814b')
deal(t, us, 1814, '89', '93', '94', '95', '98', '102', '104', '81')
deal(t, br, 1814, '87', '90', '106', '99', '101', '105', 'Bladensburg', '84', '78')
assert hand_sizes(t) == (8, 9)

with act(s, 'BR 106: Prevost', 'British', '106', 'Prevost', book=book):
    br.play('106')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('90th 37th br:16th', 'St-Jean')
    br.drag('Prevost', 'St-Jean')
    br.say('106: Prevost a St-Jean')
    br.discard('106')

with act(s, 'US 102: Harrison', 'US', '102', 'Harrison', book=book):
    us.play('102')
    us.drag('us:24th 28th Harrison', 'Sandwich')
    us.vp(book.due())
    us.say('102: Harrison a Sandwich, un punt')
    us.discard('102')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=book):
    br.play('Bladensburg')
    br.say('Bladensburg, dos')
    vpbox(t, br, 'Bladensburg')
    br.vp(book.due(-2))

with act(s, 'US 94: the 19th', 'US', '94', book=book):
    us.play('94')
    us.drag('us:19th', 'Meadville')
    us.discard('94')

s.play('BR holds')
br.hold('84')
us.say('plego')
book.ok()
s.done()
