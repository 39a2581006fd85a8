"""Sigrún (US, hæg og nákvæm) og Ólafur (British, fámáll): lok hausts 1813, flotar heim, vetur, vor 1814 með öllu bókhaldi."""
from aid26b import *

s = S('dev-1812-faults', us='Sigrún', br='Ólafur', what='end of 1813: builds, depot, fleets return, winter attrition with repair, arrivals of 1814 (one delayed), deal without the Treaty, builds and moves')
t = s.t
aid18.lay(t, '1813b')
t.lay('Scott 23rd 25th', 'Ft. George', 'US')
t.lay('Vincent br:8th 49th', 'Burlington', 'British')
t.lay('De_Watteville br:13th', 'Montreal', 'British')
t.lay('Perry Niagara Lawrence Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_face('Royal_George')
t.lay_vp(label(position(t)))
hands(t, ['42', '41'], ['43', '52'])
burn(t, 'Heavy Rains@1813')
rest(t, 1813, 28)
t, us, br = s.begin()
b = Book(t)
assert tracked(t) == 0

us.say('Góðan daginn. Ég á tvö spil, þú átt tvö spil.')
with act(s, 'US Wilkinson', 'US', '42', leader='Wilkinson', book=b):
    us.say('Ég spila 42, þrjú stig, Wilkinson fer með 15. og 16. frá Sackets til Ogdensburg.')
    us.play('42')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Wilkinson', 'Antwerp')
    us.drag('15th us:16th', 'Antwerp')
    us.drag('Wilkinson 15th us:16th', 'Ogdensburg')
    us.say('Búið. Þau eru nú í Ogdensburg.')
    us.discard('42')

with act(s, 'BR smíðar', 'British', '43', build=True, book=b):
    br.play('43')
    br.say('smíða: Brock í York, Detroit í Malden')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('43')

with act(s, 'US birgðastöð', 'US', '41', build=True, book=b):
    us.say('Síðasta spilið, 41: birgðastöð í Ft. MacArthur, fyrir veturinn.')
    us.play('41')
    us.put('US Supply Depot', 'Ft. MacArthur')
    us.discard('41')

with act(s, 'BR Prevost', 'British', '52', leader='Prevost', book=b):
    br.play('52')
    br.say('Prevost, 89. og 70. til Montreal')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost 89th 70th', 'Montreal')
    br.discard('52')
assert sizes(t) == (0, 0)

s.play('flotar heim')
us.say('Nú flotarnir. Perry til Erie, merki í reitinn.')
us.put('US Lake Control', 'Lake Erie Control Box')
us.drag('Perry Niagara Lawrence Scorpion', 'Erie PA')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Nancy', 'Ft. Mackinaw')
us.say('Ft. George 3, Detroit þín 3, Erie 2, Huron 2. Núll.')
b.ok()

s.play('vetur')
us.turn('Winter 1813-14', tracker=False)
us.say('Engin vetrarspil. Vetrartap:')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1}, ex
br.say('Malden 4 af 3. 1/41. snýst')
br.flip('1/41st')
br.flip('Royal_George')
us.say('Var það viðgerð?')
br.say('já, Kingston')
us.say('Birgðastöðin fer af borðinu.')
us.delete('US_Supply_Depot')
b.ok()

s.play('vor 1814: liðsauki')
us.turn('Spring-Summer 1814', marker=False)
us.turn('Spring-Summer 1814', tracker=False)
us.say('Liðsauki. Ég geymi 34. til hausts.')
us.drag('34th', 'Delayed Reinforcements')
muster(us, '1814a', groups=False)
br.drag('br:16th 90th 37th', 'Quebec City')
assert not arrivals(t, '1814a', 'US') and not arrivals(t, '1814a', 'British')

s.play('gjöf 1814')
us.say('Friðarsamningurinn fyrst úr stokknum. Svo níu hvort.')
us.drag([lay18.cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool')
t.shuffle(us, '1814 Deck')
deal(t, us, 1814, '85', '82', '76', '91', '79', '103', '88', '94', 'Campaign')
deal(t, br, 1814, '86', '92', '78', '81', '83', '97', '105', '100', 'Bladensburg')
assert sizes(t) == (9, 9)
br.say('9')
us.say('Og samningurinn aftur í stokkinn.')
us.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')

with act(s, 'BR smíðar fyrst', 'British', '86', build=True, book=b):
    br.play('86')
    br.say('86, 3: Prince Regent og Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')

with act(s, 'US smíðar', 'US', '85', build=True, book=b):
    us.say('85, tvö stig, freigátan Superior í Sackets.')
    us.play('85')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('85')

with act(s, 'BR endurheimtir', 'British', '81', build=True, book=b):
    br.play('81')
    br.say('Birgðastöð í Kingston')
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
    br.discard('81')

with act(s, 'US herferð', 'US', 'Campaign', free=True, laid=False, ret='Lincoln', book=b):
    us.say('Herferð. Scott frá Ft. George til Queenston, og Izard frá Plattsburg með 11. Scott fyrst.')
    us.play('Campaign')
    us.drag('Scott 23rd 25th', 'Queenston')
    br.say('Lincoln fer, Chippawa')
    goes(t, 'British', 'Queenston', 'Chippawa', came=('Ft. George',))
    br.drag('Lincoln', 'Chippawa')
    us.say('Þá fer ég til baka með 23., einn reit, 25. verður eftir. Samtals tvö.')
    us.drag('Scott 23rd', 'Ft. George')
    way('Plattsburg', 'Champlain NY')
    us.drag('Izard us:11th', 'Champlain NY')
    us.say('Queenston er 2.')
    us.vp(b.due())
    us.discard('Campaign')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=b):
    br.play('Bladensburg')
    br.say('atburður, 2 stig')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs', how='pieces')

with act(s, 'US Brown', 'US', '91', leader='Brown', book=b):
    us.say('91, eitt stig, Brown með 6. og 9. til Oswego.')
    us.play('91')
    us.march('Brown us:6th us:9th', 'Oswego')
    us.discard('91')
    us.say('Ég þarf að sækja börnin.')
br.say('bless')
s.done()
