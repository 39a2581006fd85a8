"""Autumn 1813, winter, spring 1814, without a word. Bao (US) puts each card on the pile before the pieces go and draws in one run; Hanh (British)
moves single ships, sets arrivals before the marker, turns the frozen of both sides."""
from aid32a import *

s, t, us, br = sit('autumn 1813 to spring 1814, no chat: at Quebec one unit too few is turned in winter; ten cards drawn in 1814', 'Bao', 'Hanh', None)
autumn_1813(t)
hands(t, ['Card 50', 'Card 49', 'Card 60', 'Card 55'], ['Card 58', 'Card 61', 'Card 43', 'Card 39'])
burn_to(t, 1813, 24)
s.begin()
bk = Book(t)

with act(s, 'BR Barclay', 'British', '58', 'Barclay', book=bk):
    br.play('58')
    for p in ('Queen_Charlotte', 'Hunter', 'Lady_Prevost', 'Barclay'):
        br.drag(p, 'Lake Erie Control Box')
    br.vp('British 4')
    br.discard('58')

with act(s, 'US Macdonough', 'US', '50', 'Macdonough', book=bk):
    us.play('50')
    us.discard('50')
    us.drag('Macdonough ship:President', 'Lake Champlain Control Box')
    us.vp('British 2')

with act(s, 'BR Lincoln', 'British', '61', book=bk):
    br.play('61')
    br.drag('Lincoln', 'Chippawa')
    br.discard('61')

with act(s, 'US Scott', 'US', '49', 'Scott', book=bk):
    us.play('49')
    us.discard('49')
    us.drag('Scott us:30th us:31st', 'Utica')

with act(s, 'BR Drummond', 'British', '43', 'Drummond', book=bk):
    br.play('43')
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond', 'Prescott')
    br.discard('43')

with act(s, 'US depot', 'US', '60', build=True, book=bk):
    us.play('60')
    us.discard('60')
    us.put('US Supply Depot', 'Sackets Harbour')

with act(s, 'BR Vincent', 'British', '39', 'Vincent', book=bk):
    br.play('39')
    br.drag('Vincent br:49th', 'Queenston')
    br.discard('39')

with act(s, 'US 6th and 9th', 'US', '55', book=bk):
    us.play('55')
    us.discard('55')
    us.drag('us:6th us:9th', 'Oswego')

s.play('fleets come home')
us.drag('Macdonough ship:President', 'Plattsburg')
us.put('US Lake Control', 'Lake Champlain Control Box')
for p in ('Queen_Charlotte', 'Hunter', 'Lady_Prevost', 'Barclay'):
    br.drag(p, 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.turn('Winter 1813-14')
bk.ok()

s.play('winter attrition')
w = cold(t)
assert len(w['Quebec City', 'British']) == 2
for (n, side), ps in w.items():
    if n != 'Quebec City':
        for p in ps:
            freeze(br, p)
with s.fault('16.21 16.2 16.22', 'Quebec City has two units too many, one is turned', 'value'):
    freeze(br, w['Quebec City', 'British'][0])
us.delete('US_Supply_Depot')

s.play('spring 1814')
muster(br, '1814a')
muster(us, '1814a')
br.turn('Spring-Summer 1814')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')

s.play('deal')
deal(t, us, 1814, '86', '78', '79', '101', '74', '92', '85', '104', '105')
with s.fault('7.21 7.23', 'a tenth card is drawn in 1814'):
    deal(t, us, 1814, '106')
deal(t, br, 1814, '82', '76', '77', '84', '95', '80', '83', '88', '97')

with act(s, 'BR builds', 'British', '82', build=True, book=bk):
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US builds', 'US', '86', build=True, book=bk):
    us.play('86')
    us.discard('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')

with act(s, 'BR Prevost', 'British', '76', 'Prevost', book=bk):
    br.play('76')
    br.drag('Prevost De_Watteville br:16th', 'Montreal')
    br.discard('76')

with act(s, 'US Izard', 'US', '78', 'Izard', book=bk):
    us.play('78')
    us.discard('78')
    us.drag('Izard us:11th', 'Champlain NY')
s.done()
