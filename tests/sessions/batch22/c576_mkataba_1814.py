"""Swahili, the last turn of 1814: Amina hasty (drops, puts right, marker before pieces), Juma slow and courteous. Ends with the Treaty of Ghent as the last card of a hand."""
from aid22b import *

s = Session('dev-1812-faults', us='Amina', br='Juma', what='Autumn 1814 to the end: crossing at Ft. Erie, repulsed counter-attack, Ontario fleets fight, repairs, Prevost marches, Treaty of Ghent as the last card, final count')
t = s.t
autumn_1814(t)
B, U = ['102', '98', '99', '103', 'Treaty of Ghent'], ['106', '96', '104', 'Campaign', '100']
hands(t, U, B)
burn_but(t, 1814, 26, *(U + B))
t.lay('Brown us:9th us:11th us:21st us:22nd', 'Buffalo', 'US')
t.lay('ship:Niagara Caledonia Scorpion', 'Lake Erie Control Box', 'US')
t, us, br = s.begin()
book = Book(t)
if os.environ.get('DUMP'):
    dump(t)

with act(s, 'BR Prevost', 'British', '102', 'Prevost', book=book):
    br.say('Habari Amina. Pole pole sasa: 102, tatu. Prevost na vikosi kumi')
    br.play('102')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie')
    G = '82nd 97th br:5th br:9th 27th 39th 57th 58th 76th 88th'.replace(' 27th', ' br:27th')
    br.drag('Prevost ' + G, 'Trois-Rivieres')
    br.drag('Prevost ' + G, 'Montreal')
    us.say('haraka basi!')
    br.drag('Prevost ' + G, 'La Prairie')
    br.discard('102')
    br.say('asante kwa subira')

with act(s, 'US Brown over to Ft. Erie', 'US', '106', 'Brown', ret='1/41st', book=book):
    us.say('106!! Brown anavuka mto!')
    us.play('106')
    way('Buffalo', 'Ft. Erie')
    us.drag('Brown us:9th us:11th us:21st us:22nd', 'Chippawa')
    us.say('aah hapana, Ft. Erie')
    us.drag('Brown us:9th us:11th us:21st us:22nd', 'Ft. Erie')
    br.say('nabaki')
    assert lands(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', 1814, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    us.vp('US 6')
    br.say('kumi. narudi Chippawa')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', came=['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.discard('106')

with act(s, 'BR Riall attacks Ft. Erie', 'British', '98', 'Riall', pick='1/41st 89th', flips='1/41st', book=book,
         fights={k: 'Ft. Erie' for k in ('Riall', '1/R. Scots', '1/41st', '89th')}):
    br.say('98, mbili. Riall anakusanya watu Chippawa, kisha Ft. Erie')
    br.play('98')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.drag('Riall 1/R._Scots 1/41st 89th', 'Ft. Erie')
    us.say('nasimama!')
    assert lands(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', '21st', 1814, (3, 4)) == 'AR-1'
    br.roll('2d6', 3, 4)
    br.say('saba, toa mbili... tano. Aibu')
    us.flip('1/41st')
    br.drag('Riall 1/R._Scots 89th 1/41st', 'Chippawa')
    br.discard('98')

with act(s, 'US Chauncey', 'US', '96', 'Chauncey', book=book):
    us.say('96! Chauncey nje!')
    us.play('96')
    us.vp('US 8')
    us.drag('General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.discard('96')

s.play('BR Yeo attacks')
inhand(br, '99')
br.say('99. Yeo atajaribu, kwa heshima zote')
br.play('99')
A, D = 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike Madison Sylph Oneida'
br.drag('Yeo ' + A, 'Lake Ontario Control Box')
br.say('nne kwa nne, B dhidi ya A, Yeo +1: sifuri')
assert seafight(t, A, D, 'Royal George', 'General Pike', 2, al=1) == 'A2 D1 def'
br.roll('1d6', 2)
us.say('hahaha! mbili!')
br.flip('Royal_George')
br.flip('Wolfe')
br.drag('Yeo ' + A, 'Kingston')
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.discard('99')
book.ok()

with act(s, 'US repairs', 'US', '104', build=True, flips='General_Pike', book=book):
    us.say('104 moja, natengeneza General Pike')
    us.play('104')
    us.flip('General_Pike')
    us.discard('104')

with act(s, 'BR repairs', 'British', '103', build=True, flips='Royal_George Wolfe', book=book):
    br.say('103, mbili: nami natengeneza zangu mbili')
    br.play('103')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.discard('103')

s.play('US Campaign: Izard and Harrison')
inhand(us, 'Campaign')
us.say('Campaign: Izard (Plattsburg) na Harrison (Detroit)')
us.play('Campaign')
way('Plattsburg', 'Champlain NY')
us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
us.say('sasa Harrison')
way('Detroit', 'Frenchtown', 'Ft. Meigs')
us.drag('Harrison us:28th', 'Frenchtown')
us.drag('Harrison us:28th', 'Ft. Meigs')
us.discard('Campaign')
book.ok()

s.play('BR Treaty of Ghent')
inhand(br, 'Treaty of Ghent')
assert len(t.hand('British')) == 1
br.say('Na sasa, dada, amani. Treaty of Ghent, karata yangu ya mwisho, sipotezi pointi')
br.play('Treaty of Ghent')
us.say('la! nilikuwa na moja bado')
us.say('haya, tuhesabu: Ft. Malden 3, Ft. Erie 2...')
for p in ('Ft. Malden', 'Ft. Erie'):
    assert holds(t, 'US', p) and supplied(t, 'US', p)
br.say('maziwa mawili yako, yana njia. Alama inabaki US 8')
book.ok()
br.discard('Treaty of Ghent')
us.say('asante kwa mchezo!')
s.done()
