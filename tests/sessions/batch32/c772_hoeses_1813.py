"""Hungarian. Winter in a muddle: the frost is taken space by space before the fleets are quite home, every regiment that will freeze is first pulled beside its pile,
a loss is undone and taken elsewhere, the turn marker is pulled past its field and back. Béla deals for both. Ghent is taken out after the first five cards, before anyone could draw it."""
from aid32b import *

s = Session('dev-1812-faults', us='Zsófi', br='Béla', what='Autumn 1813 through winter to spring 1814, Hungarian: last plays, fleets, winter, muster of 1814, deal of nine without Ghent, Bladensburg, frigates, a battle at Chippawa and a pursuit')
t = s.t
autumn_1813(t)
t.lay('Perry', 'Lake Erie Control Box', 'US')
t.lay('Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Yeo Wolfe Melville Royal_George', 'Lake Ontario Control Box', 'British')
t.lay('Ariel', 'Erie PA', 'US')
t.lay('us:20th us:23rd us:25th 29th Scott', 'Buffalo', 'US')
t.lay('us:5th', 'Batavia', 'US')
t.lay('De_Meuron 70th', 'Montreal', 'British')
t.lay('1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'British')
t.lay_face('Ariel Oneida', side='US')
t.lay_face('Melville Hunter', False, side='British')
t.lay_face('Hunter', True, side='British')
t.lay_face('12th us:15th', side='US')
t.lay_marker('US Supply Depot', 'Buffalo')
t.lay_vp(label(position(t)))
hands2(t, ['61', '54'], ['64', '57', '44'])
burn_to(t, 1813, 27)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 54: the 5th', 'US', '54', book=book):
    us.play('54')
    us.say('54: az 5. ezred Canandaiguába, ott van meleg szoba')
    us.drag('us:5th', 'Canandaigua')
    us.discard('54')

with act(s, 'BR 64: Caughnawaga', 'British', '64', book=book):
    br.play('64')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('64')
    br.say('indiánok Chateauguay-ba')

with act(s, 'US 61: Ohio', 'US', '61', book=book):
    us.play('61')
    us.drag('Ohio_Brigade', 'Upper Sandusky')
    us.say('az ohióiak beljebb húzódnak')
    us.discard('61')

with act(s, 'BR 44: the Glengarries', 'British', '44', book=book):
    br.play('44')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('44')

with act(s, 'BR 57: Norfolk, the US is out of cards', 'British', '57', book=book):
    br.say('neked már nincs? akkor még egy: Norfolk Chippawába és vissza Ft. Erie-be. nem, maradnak')
    br.play('57')
    br.drag('Norfolk', 'Chippawa')
    br.undo()
    br.drag('br:2/41st', 'Trois-Rivieres')
    br.say('inkább a 2/41.')
    br.discard('57')
assert left(t) == ([], [])

s.play('fleets half home and the first frost')
br.drag('Wolfe Melville Royal_George', 'Kingston')
ex = excess(t)
assert ex == {('Trois-Rivieres', 'British'): 1, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 1}, ex
br.say('míg kikötök: Trois-Rivieres-ben egy fázik')
br.drag('2/R._Marines', 'Trois-Rivieres', at='beside')
br.flip('2/R._Marines')
br.undo()
br.say('nem, a 2/41.')
br.flip('br:2/41st')
br.drag('Yeo', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.drag('Lawrence ship:Niagara Scorpion Perry', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.say('én is hazaértem. pontok maradnak')
book.ok()

s.play('winter goes on')
br.turn('Winter 1813-14', tracker=False)
br.turn('Spring-Summer 1814', tracker=False)
br.say('hoppá, túlhúztam')
br.turn('Winter 1813-14')
us.drag('us:16th', 'Sackets Harbour', at='beside')
us.flip('us:16th')
us.say('Sackets: a 16. Ft. MacArthur: kentuckyak')
us.drag('3rd_Kentucky', 'Ft. MacArthur', at='beside')
us.flip('3rd_Kentucky')
br.drag('Shawnee', 'Ft. Malden', at='beside')
br.flip('Shawnee')
br.say('Malden: Shawnee')
assert not excess(t), excess(t)
us.delete([p.id for p in t.at('Buffalo') if 'Depot' in p.name])
us.flip('Oneida')
us.flip('Ariel')
br.flip('Hunter')
br.say('hajók kijavítva, raktár le')
book.ok()

s.play('spring 1814: the deal by one hand, men between')
br.turn('Spring-Summer 1814')
muster(br, '1814a')
deal(t, br, 1814, '75', '79', '86', '90', '95')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
br.say('a genti béke félre, mielőtt kihúznánk')
deal(t, br, 1814, 'Bladensburg', '99', '101', '74')
deal(t, us, 1814, '82', '85', '89', '92', '76', '81', '97', '103', '77')
muster(us, '1814a')
us.say('kilenc-kilenc. te kezdesz')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=book):
    br.play('Bladensburg')
    br.say('Bladensburg, két pont')
    vpbox(t, br, 'Bladensburg')
    br.vp(book.due(-2))

with act(s, 'US 82: the Superior', 'US', '82', build=True, book=book):
    us.say('82: Superior és két szkúner')
    us.play('82')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('82')

with act(s, 'BR 86: the Princess Charlotte', 'British', '86', build=True, book=book):
    br.play('86')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('ship:Brock', 'York')
    br.say('Princess Charlotte és York-ban a Brock')
    br.discard('86')

with act(s, 'US 85: Scott hunts the Norfolks', 'US', '85', 'Scott', ret='Norfolk Lincoln', book=book):
    us.play('85')
    way('Buffalo', 'Ft. Erie', 'Chippawa', 'Queenston')
    us.say('85: Scott öt ezreddel át a folyón')
    us.drag('us:14th 20th us:23rd us:25th 29th Scott', 'Ft. Erie')
    br.say('Norfolk elszalad')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('Norfolk', 'Chippawa')
    us.say('a 29. marad Ft. Erie-ben, a többi utána')
    us.drag('us:14th 20th us:23rd us:25th Scott', 'Chippawa')
    br.say('tovább')
    goes(t, 'British', 'Chippawa', 'Queenston', ['Ft. Erie'])
    br.drag('Norfolk', 'Queenston')
    us.say('a 20. itt marad')
    us.drag('us:14th us:23rd us:25th Scott', 'Queenston')
    br.say('itt már maradunk. Lincoln elöl')
    us.say('23. elöl')
    assert duel(t, 'US', 'Queenston', 'Chippawa', 'us:23rd', 'Lincoln', (2, 4)) == 'DR'
    us.roll('2d6', 2, 4)
    us.say('6 + 4 = 10')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Chippawa'])
    br.drag('Lincoln Norfolk', 'Ft. George')
    us.vp(label(tracked(t) + 2))
    us.vp(book.due())
    us.discard('85')

with act(s, 'BR 75: Vincent', 'British', '75', 'Vincent', fights={k: 'Queenston' for k in ('Vincent', '8th', '49th', 'Lincoln', 'Norfolk')},
         flips='49th us:14th 8th', book=book):
    br.play('75')
    br.say('Vincent mindenkivel vissza Queenstonba, 49. elöl')
    br.drag('8th 49th Lincoln Norfolk Vincent', 'Queenston')
    us.say('14. elöl')
    assert duel(t, 'British', 'Queenston', 'Ft. George', '49th', 'us:14th', (5, 4)) == 'EX'
    br.roll('2d6', 5, 4)
    us.flip('us:14th')
    br.flip('49th')
    assert duel(t, 'British', 'Queenston', 'Ft. George', '8th', 'us:25th', (3, 2), rnd=2) == 'AR-1'
    br.roll('2d6', 3, 2)
    br.flip('8th')
    br.drag('8th 49th Lincoln Norfolk Vincent', 'Ft. George')
    br.say('ez fájt')
    br.discard('75')

with act(s, 'US 89: two restored', 'US', '89', flips='12th us:15th', book=book):
    us.play('89')
    assert supplied(t, 'US', 'Buffalo')
    us.say('89: a 12. és a 15. talpra áll')
    us.flip('12th')
    us.flip('us:15th')
    us.discard('89')

with act(s, 'BR 79: Riall', 'British', '79', 'Riall', book=book):
    br.play('79')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('89th 4/R._Scots Riall', 'Montreal')
    br.drag('89th 4/R._Scots Riall', 'Cornwall')
    br.say('Riall Cornwallban')
    br.discard('79')

with act(s, 'US 92: Wilkinson', 'US', '92', 'Wilkinson', book=book):
    us.play('92')
    us.drag('us:6th us:21st Wilkinson', 'Cape Vincent')
    us.say('Wilkinson Cape Vincentre, nézi Kingstont')
    us.discard('92')

s.play('BR holds')
br.hold('74')
s.play('US holds')
us.hold('103')
us.say('hóesés kint is. jó éjt')
book.ok()
s.done()
