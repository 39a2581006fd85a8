"""Spring 1812 to the attrition of the winter. Deniz (US) is slow, a piece at a time through every space, with take-backs; Ömer (British) is careless
with cards (turned up late or never), rolls too early and lets the other tidy up."""
from aid20a import *

s = Session('dev-1812-faults', us='Deniz', br='Ömer', what='1812 from the first card to winter attrition, Turkish: slow piecemeal marches with undo, rains as a reaction, a lost ship, a lost warband')
t = s.t
g = G(s, vp=('now', 'no'))
t, us, br = g.begin()
us.say('merhaba, ben yavaşım baştan söyleyeyim')
br.say('çayımı aldım, acelem yok')

with g.p('US', '13', None, '13 ile iki alay Albany den kuzeye'):
    hop(us, 'us:6th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:13th', 'Whitehall')
    us.drag('us:13th', 'Vergennes')
    us.undo()
    us.say('yok, göl tarafı değil')
    hop(us, 'us:13th', 'Ticonderoga', 'Plattsburg')
    assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5

with g.p('British', '8', None, 'gemiler Erie gölüne', lay='hid'):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')

with g.p('US', '4', None, 'puanı ben oynatayım: sana 2. Sonra 3. Ohio', vp='no'):
    us.vp('British 2')
    hop(us, '3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')

with g.p('British', '2', 'Prevost', 'Prevost', pick='br:8th Canadian_Fencibles', lay='blind'):
    hop(br, 'Prevost 100th', 'Trois-Rivieres', 'Montreal')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('Prevost 100th', 'La Prairie')
    br.say('montreal de bir milis kaldı sadece')
    assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5

with g.p('US', '32', 'Hull', 'Hull nehri geçiyor'):
    for x in ('us:4th', 'Detachment', '1st_Ohio', '2nd_Ohio'):
        hop(us, x, 'Sandwich')
    hop(us, 'Hull', 'Sandwich')

with g.p('British', '5', 'Procter', ret='Hull us:4th Detachment 1st_Ohio 2nd_Ohio', vp='foe'):
    hop(br, 'Procter 1/41st Shawnee Wyandot Essex', 'Sandwich', how='jump')
    br.roll('2d6', 3, 5)
    us.say('dur, daha kalıyorum demedim!! dövüşmüyorum, geri çekiliyorum')
    br.say('pardon, zar boşa')
    goes(t, 'US', 'Sandwich', 'Detroit', came=('Ft. Malden',))
    us.each('us:4th Detachment 1st_Ohio 2nd_Ohio Hull', 'Detroit')

with g.p('US', '12', 'Dearborn', 'Dearborn, Plattsburg da askerleri alıp sınırı geçiyor', pick='us:6th us:13th 4th_NY_Militia'):
    hop(us, 'Dearborn', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    for x in ('us:6th', 'us:13th', '4th_NY_Militia'):
        hop(us, x, 'Champlain NY', 'Lacolle')
    hop(us, 'Dearborn', 'Champlain NY', 'Lacolle')
    assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', 'Champlain NY', 'Lacolle') == 7

with g.p('British', '20', None, 'iki birlik Prescott'):
    br.drag('10th_R.V. Frontenac', 'Gananoque')
    br.drag('10th_R.V. Frontenac', 'Prescott')

with g.p('US', '30', None, 'Oneida 2. NY milisini Oswego ya taşıyor', sea='Oneida 2nd_NY_Militia'):
    room([t.find('Oneida')], [t.find('2nd NY Militia')])
    us.drag('2nd_NY_Militia', 'Oswego')
    us.drag('Oneida', 'Oswego')

with g.p('British', '10', 'Brock', 'Brock', off='later'):
    br.drag('Brock York_Militia', 'Ft. George')
    br.drag('R.N.R.', 'Stoney Creek')
    br.drag('R.N.R.', 'Ft. George')

with g.p('US', '19', None, 'kartın hala masada, attım ben. Ohio alayları Frenchtown a', first=lambda: None):
    hop(us, '1st_Ohio', 'Frenchtown')
    hop(us, '2nd_Ohio', 'Frenchtown')

with g.p('British', '17', None, 'Mackinac a baskın, kuzeybatılılar', free=True):
    br.drag('NWC', 'Ft. Mackinaw')
    br.roll('2d6', 1, 1)
    br.say('inanmıyorum')
    us.say(':))) tek birliğin yok oldu')
    br.drag('NWC', 'British Eliminated')

g.hold('US', '27', 'bunu saklıyorum')
g.hold('British', 'Declaration of War', 'ben de bunu')

s.play('arrivals')
us.say('yaz-sonbahar, takviyeler. Önce benimkiler')
muster(us, '1812b')
muster(br, '1812b')
us.say('işareti unuttuk')
us.turn('Summer-Autumn 1812')
g.book.ok()

s.play('deal')
deal(t, us, 1812, '6', '16', '26')
deal(t, br, 1812, '28', '29', '15', '7', '22', 'Heavy Rains')
deal(t, us, 1812, '3', '18', '21')
us.say('altışar kart, birer de saklı: yedi')
assert sizes(t) == (6, 6)
g.last = None

with g.p('US', '6', 'Harrison', 'Harrison, Frenchtown a kadar'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Ft. Meigs')
    br.say('dur! Şiddetli yağmur, bir kareden fazla yok')
    br.play('Heavy Rains')
    us.say('of. peki Findlay de kalıyorlar')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    br.discard('Heavy Rains')

with g.p('British', '22', 'Prevost', 'Prevost Lacolle e saldırıyor', ret='Dearborn us:6th us:13th 4th_NY_Militia'):
    br.drag('br:8th Canadian_Fencibles 100th Prevost', 'Lacolle')
    us.say('kalıyorum, 6. önde')
    br.say('12 ye 11. 8. alay A, orman -1')
    assert fight(t, 'br:8th Canadian_Fencibles 100th', 'us:6th us:13th 4th_NY_Militia', 'Lacolle', (6, 4), 'br:8th', 'us:6th', frm='La Prairie') == 'DR'
    br.roll('2d6', 6, 4)
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=('La Prairie',))
    us.each('us:6th us:13th 4th_NY_Militia Dearborn', 'Champlain NY')

with g.p('US', '26', 'Chauncey', 'Chauncey Oswego ya uğruyor, sonra göl. önce Lacolle ün puanı', pick='Oneida Fair_American Gov._Tompkins',
         first=lambda: g.points(us)):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')

with g.p('British', '28', None, 'iki gemiyle saldırıyorum, deli miyim? evet', ret='', lay='blind', free=True):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    A, D = 'Royal_George Earl_of_Moira', 'Chauncey'
    foe = ships(t, 'Lake Ontario Control Box', 'US')
    assert len(foe) == 7 and sea(t, A, foe, 'Royal_George', 'Oneida', 3) == 'attacker lead strikes'
    br.roll('1d6', 3)
    us.say('1, öncü gemi teslim. benim kayıp zarım')
    us.roll('1d6', 2)
    us.say('yok')
    br.drag('Royal_George', 'British Eliminated')
    br.drag('Earl_of_Moira', 'Kingston')
    br.say('delilik işte')

with g.p('US', '16', 'Harrison', 'Harrison Detroit e gidiyor', pick='3rd_Ohio 1st_Ohio 2nd_Ohio'):
    hop(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio 1st_Ohio 2nd_Ohio', 'Detroit')
    assert cost('Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit') == 6

with g.p('British', '29', 'Procter', 'Procter Malden e dönsün'):
    br.drag('Procter 1/41st Essex Shawnee Wyandot', 'Ft. Malden')

with g.p('US', '18', None, 'iki alay Sackets e: 5. ve 12.'):
    hop(us, 'us:5th', 'Utica', 'Rome', 'Sackets Harbour')
    hop(us, 'us:12th', 'Utica', 'Rome', 'Sackets Harbour')

with g.p('British', '15', 'Brock', 'Brock Lewiston a', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', vp='now'):
    br.drag('Brock York_Militia R.N.R.', 'Queenston')
    br.drag('Brock York_Militia R.N.R. Lincoln', 'Lewiston')
    us.say('Brock la dövüşmem. Schlosser')
    goes(t, 'US', 'Lewiston', 'Ft. Schlosser', came=('Queenston',))
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
    us.drag('Van_Rensselaer', 'Ft. Schlosser')

with g.p('US', '3', None, '14. ve 15. Batavia ya'):
    for x in ('us:14th', 'us:15th'):
        hop(us, x, 'Utica', 'Canandaigua', 'Batavia')

with g.p('British', '7', None, lay='straight'):
    br.drag('Western_Indians', 'Sandwich')

g.hold('US', '21', 'bir kart daha saklı')

s.play('BR plays the card held in spring')
g.last = 'British'
br.say('saklı kartımı oynuyorum, Glengarry bir kare')
br.drag([t.card('Declaration of War').id], 'Albany', at=t.card_spot(), how='pieces')
br.reveal('Declaration of War')
br.drag('Glengarry', "Crysler's Farm")
br.discard('Declaration of War')

s.play('US plays the card held in spring')
us.say('ben de 27 yi, 23. alay')
us.drag([t.card('27').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('27')
us.drag('us:23rd', 'Utica')
us.discard('27')

s.play('fleets home')
us.say('bitti mi sende? filolar dönüyor')
br.say('bitti')
us.drag(ships(t, 'Lake Ontario Control Box', 'US') + [t.find('Chauncey')], 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Queen_Charlotte Hunter', 'Ft. Malden')
us.put('British Lake Control', 'Lake Erie Control Box')
g.book.ok()

s.play('winter')
us.turn('Winter 1812-13')
us.discard('21')
us.say('saklı kartım kışa kalmaz, attım. Kışlama: Detroit te 3 yer var')
n = over(t)
for (where, side), k in sorted(n.items()):
    pl = us if side == 'US' else br
    fresh = [p for p in units(t, where, side) if p.level() == 1]
    keep = [p for p in fresh if p.trait('emb2;') >= 0]
    pl.say('%s %d' % (where, k))
    assert len(keep) >= k and value(where)
    for p in sorted(keep, key=lambda p: int(p.mark('CF')))[:k]:
        us.flip([p])
us.say('hepsi tamam, deponuz da yok')
g.end()
