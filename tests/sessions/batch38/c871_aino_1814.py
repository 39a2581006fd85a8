"""1814, autumn to the end of the game; Finnish. Aino counts aloud and pushes the marker a point at a time; Eero throws dice first and lays the card later."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Aino', 'aino-salaisuus'), 'British': ('Eero', 'eero-salaisuus')})
lay(T, '1814b')
T.lay('Perry Lawrence Niagara Scorpion Tigress Porcupine', 'Lake Erie Control Box', 'US')
T.lay('Prevost br:6th 82nd 3rd_(Buffs) br:27th 39th 57th 58th 76th 88th', 'Montreal', 'British')
T.lay('Saratoga ship:Ticonderoga Eagle', 'Vergennes', 'US')
T.lay('Confiance Linnet', 'Isle aux Noix', 'British')
T.lay_vp(vpname(net(T) + 1))
hands(T, [], [])
hands(T, ['97', '99', '105', '101', '106', '103', 'Battle of New Orleans'], ['102', '88', '104', '90', '93', '100', 'Treaty of Ghent'])
burn_to(T, 1814, 22)
s = Session('dev-1812-faults', us='Aino', br='Eero', table=T, what='autumn 1814: Prevost at Champlain, Macdonough and Downie, depot, repair, Ft. Niagara held in strength, New Orleans held, the treaty with one card in hand, the end')
t, us, br = s.begin()
b = Book(t)
assert shown(t) == 6, shown(t)

with act(s, 'BR Prevost to Champlain', 'British', '102', 'Prevost', book=b):
    br.say('Moi! Prevost lähtee etelään, 102')
    way('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY')
    br.drag('Prevost br:6th 82nd 3rd_(Buffs) br:27th 39th 57th 58th 76th 88th', 'Lacolle')
    us.say('yhdeksän rykmenttiä, hui')
    br.drag('Prevost br:6th 82nd 3rd_(Buffs) br:27th 39th 57th 58th 76th 88th', 'Champlain NY')
    us.vp('US 5')
    br.play('102')
    br.discard('102')

with act(s, 'US Macdonough onto Champlain', 'US', '97', 'Macdonough', pick='Preble Montgomery President', book=b):
    us.say('97: Macdonough Vergennesistä, Plattsburgista loput, järvelle. hinta 2')
    us.play('97')
    us.drag('Macdonough Saratoga ship:Ticonderoga Eagle', 'Plattsburg')
    us.drag('Macdonough Saratoga ship:Ticonderoga Eagle Preble Montgomery President', 'Lake Champlain Control Box')
    creep(us, 'US 6', 'US 7')
    us.discard('97')

with act(s, 'BR Downie', 'British', '88', 'Downie', flips='Confiance Saratoga', ret='Saratoga', laid=False,
         fights={'Downie': 'Lake Champlain Control Box', 'Linnet': 'Lake Champlain Control Box'}):
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box', at='beside')
    br.say('Downie hyökkää. noppa')
    br.roll('1d6', 5)
    seafight(t, 'British', 'Lake Champlain Control Box', 'Confiance', 'Saratoga', 5, 'A1 D1 def', al=0, dl=1)
    us.say('5 -1 -1 +1 -1 = 3. kummallekin yksi, minä jään')
    br.flip('Confiance')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Isle aux Noix')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    br.play('88')
    br.say('ja kortti 88, unohtui')

with act(s, 'US Chauncey out', 'US', '99', 'Chauncey', book=b):
    br.discard('88')
    us.say('99: Chauncey Ontariolle')
    us.play('99')
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
    us.drag('Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
    creep(us, 'US 8', 'US 9')
    us.discard('99')

with act(s, 'BR depot at Montreal', 'British', '104', book=b):
    assert supplied(t, 'British', 'Montreal')
    br.put('British Supply Depot', 'Montreal')
    br.play('104')
    br.discard('104')

with act(s, 'US repairs Saratoga', 'US', '105', flips='Saratoga', book=b):
    us.say('105, Saratoga kuntoon Plattsburgissa')
    us.play('105')
    us.flip('Saratoga')
    us.discard('105')

with act(s, 'BR Riall over the Niagara', 'British', '90', 'Riall', laid=False):
    way('Ft. George', 'Ft. Niagara')
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
    assert holds(t, 'British', 'Ft. Niagara')
    br.play('90', reveal=False)
    br.say('nyt 5 + 2, linnake on minun: kolme')

with act(s, 'US 5th PA', 'US', '101', book=b):
    us.reveal('90')
    us.say('siirrän')
    creep(us, 'US 8', 'US 7', 'US 6')
    br.discard('90')
    us.play('101')
    us.drag('5th_PA', 'Buffalo')
    us.discard('101')

with act(s, 'BR Drummond to Prescott', 'British', '93', 'Drummond', book=b):
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'Prescott')
    way('Kingston', 'Gananoque', 'Prescott')
    br.play('93')
    br.discard('93')

with act(s, 'US holds New Orleans', 'US', 'Battle of New Orleans', hold=True, book=b):
    us.say('yksi odottamaan talvea')
    us.hold('Battle of New Orleans')

s.play('BR the treaty')
br.say('Gentin rauha. yksi kortti jää käteen, eli yksi piste')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.vp('US 7')
b.due(1)
b.ok()
br.discard('Treaty of Ghent')

s.play('US New Orleans, the end')
us.say('New Orleans, pidetty. kaksi')
us.reveal('Battle of New Orleans')
us.vp('US 8')
us.vp('US 9')
b.due(2)
b.ok()
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
for w in ('Ft. Malden', 'Champlain NY', 'Ft. Niagara'):
    sd = 'US' if w == 'Ft. Malden' else 'British'
    assert holds(t, sd, w) and supplied(t, sd, w), w
br.say('huollossa kaikki? Malden järven kautta, minun molemmat maitse')
us.say('joo. US 9, moraalinen voitto. kiitos pelistä!')
br.say('kiitos!')
s.done()
