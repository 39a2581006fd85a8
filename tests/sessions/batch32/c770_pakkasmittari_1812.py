"""Finnish. Winter runs backwards: the ships are mended before the frost, each player turns the freezing men of his neighbour (and picks badly), the depots come off only after the
hands of spring are dealt. Ilmari presses two dice where one is asked for; the marker of turns and the tracker are moved by different hands at different times."""
from aid32b import *

s = Session('dev-1812-faults', us='Ilmari', br='Sointu', what='Autumn 1812 through winter to spring 1813, Finnish: last plays, fleets home, winter in odd order, muster, first player by dice, deal of 8, yards, a river crossing')
t = s.t
autumn_1812(t)
no_marks(t)
t.lay('us:9th us:14th', 'Sackets Harbour', 'US')
t.lay('us:5th 12th us:13th', 'Buffalo', 'US')
t.lay('us:6th 11th', 'Plattsburg', 'US')
t.lay('Det._10th_R.V.', 'Ft. St. Joseph', 'British')
t.lay('NWC Nancy', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('4th 1st_Ohio', 'Frenchtown', 'US')
t.lay('us:17th us:19th Harrison', 'Ft. Meigs', 'US')
t.lay('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay_face('Pert Hunter', side='US')
t.lay_face('us:14th', side='US')
t.lay_face('Essex', side='British')
t.lay_marker('US Supply Depot', 'Ft. Meigs')
t.lay_marker('British Supply Depot', 'Ft. Malden')
t.lay_vp(label(position(t)))
hands2(t, ['20', '24', '16'], ['8', '17', '29'])
burn_to(t, 1812, 22)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 20: the 15th and 16th', 'US', '20', book=book):
    us.say('20, kaksi rykmenttia Uticaan ja Romeen')
    us.play('20')
    way('Albany', 'Utica', 'Rome')
    us.drag('us:15th', 'Utica')
    us.drag('us:16th', 'Utica')
    us.drag('us:16th', 'Rome')
    us.discard('20')

with act(s, 'BR 8: Vincent', 'British', '8', 'Vincent', book=book):
    br.say('kahdeksan. Vincent lahtee Prescottiin 49:nnen kanssa')
    br.play('8')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Vincent 49th', 'Gananoque')
    br.drag('Vincent 49th', 'Prescott')
    br.discard('8')

with act(s, 'US 16: Winchester up to Frenchtown', 'US', '16', 'Winchester', book=book):
    us.play('16')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('1st_Kentucky Winchester', 'Ft. Findlay')
    us.drag('1st_Kentucky Winchester', 'Ft. Meigs')
    us.say('Winchester Meigsiin, sinne mahtuu varaston takia')
    us.discard('16')

with act(s, 'BR 29: two restored? no, moved', 'British', '29', book=book):
    br.play('29')
    br.say('29: Wyandot ja lansi-intiaanit Sandwichiin')
    br.drag('Wyandot Western_Indians', 'Sandwich')
    br.discard('29')

with act(s, 'US 24: 3rd Ohio', 'US', '24', book=book):
    us.play('24')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('24')

with act(s, 'BR 17: Voltigeurs', 'British', '17', book=book):
    br.play('17')
    way('Montreal', 'La Prairie')
    br.drag('Voltigeurs', 'La Prairie')
    br.say('viimeinen')
    br.discard('17')

s.play('fleets home, each on the other one\'s word')
br.say('ja laivat kotiin')
us.drag('Conquest Scourge', 'Sackets Harbour')
us.drag('Oneida Chauncey', 'Sackets Harbour')
br.put('US Lake Control', 'Lake Ontario Control Box')
br.say('panin sun merkin')
book.ok()

s.play('winter backwards')
us.say('mittari nayttaa -27. ensin laivat: Pert')
us.flip('Pert')
br.flip('Hunter')
br.turn('Winter 1812-13', marker=False)
br.turn('Winter 1812-13', tracker=False)
ex = excess(t)
assert ex == {('Sandwich', 'British'): 1, ('Frenchtown', 'US'): 1, ('Buffalo', 'US'): 1}, ex
us.say('mina paleltan sun vaen: Sandwichista toinen heimo pois')
us.drag('Western_Indians', 'British Eliminated')
br.say('ei, mieluummin Wyandot')
us.drag('Western_Indians', 'Sandwich')
us.drag('Wyandot', 'British Eliminated')
br.say('ja sulta Frenchtown: nelonen')
br.flip('4th')
br.say('Buffalo: kahdestoista')
br.flip('12th')
assert not excess(t), excess(t)
book.ok()

s.play('spring 1813: men by the hosts, hands, dice, and the depots last')
muster(br, '1813a', groups=False)
us.turn('Spring-Summer 1813', tracker=False)
muster(us, '1813a')
us.say('Sointu, kaanna sinakin')
br.turn('Spring-Summer 1813')
deal(t, br, 1813, '44', '48', '52', '58')
deal(t, us, 1813, '42', '46', '50', '53', '57', '61', '66', 'Campaign')
deal(t, br, 1813, '62', '#56 Grand River Indians', '49', 'Contrary Winds')
assert hand_sizes(t) == (8, 8)
us.say('varastot jaivat! pois ne')
us.delete([p.id for p in t.at('Ft. Malden') if 'Depot' in p.name])
br.delete([p.id for p in t.at('Ft. Meigs') if 'Depot' in p.name])
assert tracked(t) == 2
us.roll('2d6', 6, 1)
us.say('vaara nappi. yksi noppa')
us.roll('1d6', 3)
br.roll('1d6', 4)
us.say('3 + 2 pistetta = 5, mina aloitan koko vuoden')

with act(s, 'US 46: corvettes and schooners', 'US', '46', build=True, book=book):
    us.say('46 telakalle: Madison, General Pike, ja kaksi kuunaria yhdella')
    us.play('46')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('Lady_of_the_Lake', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR 52: two yards', 'British', '52', build=True, book=book):
    br.play('52')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('52: Wolfe, Melville ja Detroit')
    br.discard('52')

with act(s, 'US 42: Dearborn', 'US', '42', 'Dearborn', book=book):
    us.play('42')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:21st us:23rd 20th', 'Whitehall')
    us.drag('Dearborn us:21st us:23rd 20th', 'Plattsburg')
    us.say('Dearborn kolmella Plattsburgiin')
    us.discard('42')

with act(s, 'BR 48: Drummond', 'British', '48', 'Drummond', book=book):
    br.play('48')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('8th Canadian_Fencibles Drummond', 'Cornwall')
    br.drag('8th Canadian_Fencibles Drummond', "Crysler's Farm")
    br.discard('48')

with act(s, 'US 50: the frostbitten', 'US', '50', flips='12th us:14th', book=book):
    us.say('50, kaksi tervehtyy: 12. ja 14.')
    us.play('50')
    assert supplied(t, 'US', 'Buffalo') and supplied(t, 'US', 'Sackets Harbour')
    us.flip('12th')
    us.flip('us:14th')
    us.discard('50')

s.play('BR Grand River Indians')
br.play('#56 Grand River Indians')
assert t.where(t.find('Mohawk', 'British')).endswith('Holding Box') and holds(t, 'British', 'Queenston')
br.drag([p.id for p in t.pieces('br:Mohawk')], 'Queenston')
br.say('Grand River: mohawkit Queenstoniin')
br.discard('#56 Grand River Indians')
book.ok()

with act(s, 'US 61: Pike over the ice to Kingston', 'US', '61', 'Pike', fights={'Pike': 'Kingston', '1st Rifles': 'Kingston', 'us:9th': 'Kingston', '2nd NY Militia': 'Kingston'}, book=book):
    us.say('61, Pike! Kingston')
    us.play('61')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Pike us:9th 1st_Rifles 2nd_NY_Militia', 'Cape Vincent')
    us.drag('Pike us:9th 1st_Rifles 2nd_NY_Militia', 'Kingston')
    br.say('pysyn. johdossa 10.')
    us.say('kiväärit')
    assert duel(t, 'US', 'Kingston', 'Cape Vincent', '1st Rifles', '10th R.V.', (6, 2)) == 'AR'
    us.roll('2d6', 6, 2)
    us.say('yhdeksan linnoitusta vastaan: takaisin')
    us.drag('us:9th 2nd_NY_Militia', 'Cape Vincent')
    us.drag('1st_Rifles Pike', 'Cape Vincent')
    us.discard('61')

with act(s, 'BR 44: Glengarry', 'British', '44', book=book):
    br.play('44')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('44')

with act(s, 'US 66: Harrison', 'US', '66', 'Harrison', book=book):
    us.play('66')
    way('Ft. Meigs', 'Frenchtown')
    us.say('66: Harrison Frenchtowniin, 17. ja 19. mukana')
    us.drag('us:17th us:19th Harrison', 'Frenchtown')
    us.discard('66')

s.play('BR holds')
br.hold('Contrary Winds')
s.play('US holds')
us.hold('Campaign')
us.say('saunaan. jatketaan')
book.ok()
s.done()
