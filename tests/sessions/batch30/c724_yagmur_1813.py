"""The end of 1813: a campaign halved by heavy rains, Lacolle, Detroit retaken, the winter and the first plays of 1814. A careless Turk throws dice before he moves and turns cards late; a Dutch bookkeeper."""
from aid30a import *

s = Session(S, us='Kemal', br='Joke', what='autumn 1813: campaign and reaction, two rounds at Lacolle, Detroit; fleet return, attrition, 1814 arrivals, deal without the treaty, frigates')
t, us, br = s.t, s.us, s.br
autumn_1813(t)
t.lay('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
hands(t, ['Campaign@1813', '46', '52', '43', '58', '47'], ['Heavy Rains@1813', '62', '63', '66', '45', '64'])
burn_to(t, 1813, 20)
s.begin()
K, J = H(us, 'end', 'one', 'discard'), H(br, 'before', 'steps', 'discard')
b = Book(t)


def late(c):
    us.play(c, reveal=False)


with act(s, 'BR Prevost', 'British', '62', 'Prevost', book=b):
    J.card('62', 'Kaart 62, 3 punten: Prevost met De Watteville, 13th, 70th, 89th naar Montreal')
    J.mv('Prevost De_Watteville br:13th 70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    J.end()

with act(s, 'US sefer, yagmur', 'US', None, free=True):
    x = us.play('Campaign', reveal=False).id
    us.say('sefer: wilkinson (sackets) ve hampton (plattsburg)')
    us.reveal(x)
    y = br.play('Heavy Rains').id
    br.say('Reactie: zware regen op Wilkinson, maximaal één ruimte')
    br.discard(y)
    us.say('of ya. antwerp o zaman')
    K.mv('Wilkinson us:6th us:9th', 'Sackets Harbour', 'Antwerp')
    K.mv('Hampton us:11th 4th_NY_Militia', 'Plattsburg', 'Champlain NY', 'Lacolle')
    us.say('lacolle bos, 1 puan')
    us.discard(x)

with act(s, 'BR naar Lacolle', 'British', '63', fights={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'}, flips='103rd us:11th', book=b):
    us.vp(b.due())
    J.card('63', 'Kaart 63, 2 eenheden: 103rd en Voltigeurs van Isle aux Noix')
    J.mv('103rd Voltigeurs', 'Isle aux Noix', 'Lacolle')
    br.say('8 tegen 7, bos -1. Voorop 103rd. Jij?')
    us.say('11th')
    clash(s, 'British', 'Lacolle', ['Isle aux Noix'], '103rd', 'us:11th', 'EX', 1813)
    br.say('EX: ieder zijn eerste')
    br.flip('103rd')
    br.flip('us:11th')
    br.say('Tweede ronde, Voltigeurs 3 tegen 5, B tegen C')
    clash(s, 'British', 'Lacolle', ['Isle aux Noix'], 'Voltigeurs', '4th_NY_Militia', 'AR', 1813, rnd=2)
    br.drag('103rd Voltigeurs', 'Isle aux Noix')
    J.end()

with act(s, 'US gemi', 'US', '46', build=True, book=b):
    late('46')
    us.drag('Lawrence', 'Buffalo')
    us.say('yok erie pa')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Preble Montgomery', 'Plattsburg')
    us.drag('Sylph Lady_of_the_Lake', 'Sackets Harbour')
    us.reveal('46')
    us.discard('46')
    us.say('46 ile 3 insaat')

with act(s, 'BR bouwt', 'British', '66', build=True, book=b):
    J.card('66', 'Kaart 66, NBV 3: Brock in York (1), Detroit in Ft. Malden (1). Eén punt over')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    J.end()

with act(s, 'US Harrison Detroit', 'US', '52', 'Harrison', ret='Essex', flips='Essex'):
    late('52')
    K.mv('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    us.say('harrison, 12 ye 5. 17 onde')
    clash(s, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex & Kent Militia', 'DR-1', 1813)
    br.say('DR-1: Essex gedraaid, naar Sandwich')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
    us.reveal('52')
    us.discard('52')

with act(s, 'BR herstelt', 'British', '45', flips='103rd', book=b):
    br.say('Detroit is weer van jou: 3 punten, ik zet de marker')
    br.vp(b.due())
    J.card('45', 'Kaart 45: herstel 103rd op Isle aux Noix (bevoorraad)')
    assert supplied(t, 'British', 'Isle aux Noix')
    br.flip('103rd')
    J.end()

with act(s, 'US utica', 'US', '43', book=b):
    late('43')
    K.mv('30th 33rd', 'Albany', 'Utica')
    us.discard('43')
    us.say('43, 30 ve 33')

with act(s, 'BR Glengarry', 'British', '64', book=b):
    J.card('64', 'Kaart 64, 1 eenheid: Glengarry, 2 wegen')
    J.mv('Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
    J.end()

with act(s, 'US Brown oswego', 'US', '58', 'Brown', book=b):
    K.card('58', 'brown')
    K.mv('Brown 1st_Rifles 2nd_NY_Militia', 'Sackets Harbour', 'Oswego')
    K.end()

with act(s, 'US 28', 'US', '47', book=b):
    br.say('Ik heb geen kaarten meer')
    K.card('47', '28 findlay')
    K.mv('us:28th', 'Ft. MacArthur', 'Ft. Findlay')
    K.end()

s.play('vloten terug')
br.say('Vloten terug, markers leggen')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. Mackinaw')
br.put('British Lake Control', 'Lake Huron Control Box')
us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()

s.play('winter')
br.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1, ('Antwerp', 'US'): 1, ('Lacolle', 'US'): 1}, ex
br.say('Geen wintergebeurtenissen. Verlies: Malden 1, Antwerp 1, Lacolle 1')
br.flip('1/41st')
us.flip('us:6th')
us.say('lacolle da da mi')
br.say('Ja, 4th NY, het 11th is al gedraaid')
us.flip('4th_NY_Militia')
assert not [k for k in excess(t) if k[0] != 'Lacolle'] and holds(t, 'US', 'Lacolle') and supplied(t, 'US', 'Lacolle')
b.ok()

s.play('1814')
br.turn('Spring-Summer 1814')
br.drag([k for k in t.deck('1813 Deck').kids], 'Discard', how='pieces')
br.say('Versterkingen')
muster(br, '1814a')
muster(us, '1814a')
br.say('Verdrag van Gent opzij')
x = cid(t, 'Treaty of Ghent', 1814)
br.drag([x], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '75', '77', '82', '79', '78', '80', '81', '83')
deal(t, us, 1814, '86', '85', '84', '87', '92', '88', '89', '90', '91')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR fregat', 'British', '76', build=True, book=b):
    J.card('76', 'Kaart 76, NBV 3: Prince Regent te Kingston (2), Linnet te Isle aux Noix (1)')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    J.end()

with act(s, 'US firkateyn', 'US', '86', build=True, book=b):
    late('86')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.reveal('86')
    us.discard('86')
    us.say('superior 2 jefferson 1')

with act(s, 'BR herstelt 1/41st', 'British', '77', flips='1/41st', book=b):
    J.card('77', 'Kaart 77: 1/41st hersteld')
    assert supplied(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
    J.end()

with act(s, 'US chauncey', 'US', '88', 'Chauncey'):
    late('88')
    us.drag('Chauncey Superior Madison Oneida Jefferson', 'Lake Ontario Control Box')
    us.say('marker zaten benim, degismez')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    us.reveal('88')
    us.discard('88')

with act(s, 'BR drie', 'British', '82', book=b):
    J.card('82', 'Kaart 82: 16th, 37th en 90th naar Montreal')
    J.mv('br:16th 37th 90th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    J.end()

with act(s, 'US lacolle birakilir', 'US', '92', 'Hampton'):
    late('92')
    K.mv('Hampton us:11th 4th_NY_Militia', 'Lacolle', 'Champlain NY', 'Plattsburg')
    us.reveal('92')
    us.discard('92')
    us.say('donuyoruz burada')

with act(s, 'BR Yeo valt aan', 'British', '80', 'Yeo', flips='Prince_Regent Superior', ret='Superior', book=b,
         fights={'Yeo': 'Lake Ontario Control Box', 'Prince Regent': 'Lake Ontario Control Box', 'Royal George': 'Lake Ontario Control Box',
                 'Wolfe': 'Lake Ontario Control Box', 'Melville': 'Lake Ontario Control Box', 'Earl of Moira': 'Lake Ontario Control Box'}):
    br.say('Lacolle is weer van mij, 1 punt')
    br.vp(b.due())
    J.card('80', 'Kaart 80: Yeo met vijf schepen, 5 tegen 4 +1, Yeo +1, A tegen A')
    FL = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira'
    br.drag('Yeo ' + FL, 'Lake Ontario Control Box')
    broadside(s, 'British', FL, 'Superior Madison Oneida Jefferson', 'Prince_Regent', 'Superior', 'A1 D1 def', am=1)
    br.flip('Prince_Regent')
    br.drag('Yeo ' + FL, 'Kingston')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    J.end()

with act(s, 'US superior', 'US', '84', flips='Superior', book=b):
    late('84')
    us.flip('Superior')
    us.reveal('84')
    us.discard('84')
    us.say('tamir')

with act(s, 'BR herstelt Prince Regent', 'British', '78', flips='Prince_Regent', book=b):
    J.card('78', 'Kaart 78: Prince Regent gerepareerd, 1')
    br.flip('Prince_Regent')
    J.end()

with act(s, 'US 45', 'US', '87', book=b):
    K.card('87', '45 whitehall')
    K.mv('45th', 'Albany', 'Whitehall')
    K.end()

with act(s, 'BR Vincent', 'British', '83', 'Vincent', book=b):
    J.card('83', 'Kaart 83: Vincent, 8th en 49th naar Chippawa')
    J.mv('Vincent br:8th br:49th', 'Ft. George', 'Queenston', 'Chippawa')
    J.end()

with act(s, 'US Brown', 'US', '89', 'Brown', book=b):
    K.card('89', 'brown geri')
    K.mv('Brown 1st_Rifles 2nd_NY_Militia', 'Oswego', 'Sackets Harbour')
    K.end()

with act(s, 'BR houdt', 'British', '81', hold=True, book=b):
    J.hold('81', 'Ik houd een kaart achter')
s.done()
