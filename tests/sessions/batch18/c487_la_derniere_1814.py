"""The end without a treaty: one speaks French, the other Spanish, and each understands enough. Points are booked only when both have played. A regiment left in a town of nought
dies in the winter, so that another behind it counts for nothing in the end; New Orleans comes out of the box of the held cards when all else is over."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Mael', br='Lola', what='Last plays of 1814, winter and count: Lacolle (DR), Cornwall by the rapids (DR, retreat that keeps supply), fleets home with markers, Battle of New Orleans in winter, attrition in enemy land and in a 0 space, repair, depot off, London lost in the end for want of supply')
t = s.t
autumn_1814(t)
t.lay('us:24th', 'London', 'US')
t.lay('us:28th', 'Thamesville', 'US')
t.lay('us:27th', 'Sandwich', 'US')
t.lay('Wilkinson us:22nd us:23rd us:25th', 'French Mills', 'US')
for what, where in (('39th 57th', 'Sorel'), ('58th 76th', 'Trois-Rivieres'), ('81st 88th', 'Chambly'), ('br:27th', 'La Prairie'), ('br:6th', 'Montreal')):
    t.lay(what, where, 'British')
t.lay('Chauncey General_Pike Madison Sylph', 'Lake Ontario Control Box', 'US')
t.lay('Downie Linnet Confiance', 'Lake Champlain Control Box', 'British')
t.lay('Preble', 'Plattsburg', 'US')
t.lay_face('Preble', side='US')
t.lay_marker('British Supply Depot', 'Kingston')
t.lay_vp(label(position(t)))
hands(t, ['Card 93', 'Card 101', 'Card 102'], ['Card 99', 'Card 98', 'Card 104'])
held(t, t.us, 'Battle of New Orleans')
held(t, t.br, 'Card 84')
burn(t, 'Campaign@1814')
burn_to(t, 1814, 28)
t, us, br = s.begin()
book = Book(t)
assert supplied(t, 'US', 'London')

with act(s, 'BR 98: one more ship, for the gallery', 'British', '98', build=True, book=book):
    br.say('98, el astillero. una fragata que ya no navegara, la Princess Charlotte')
    br.play('98')
    br.drag('Princess_Charlotte', 'Kingston')
    br.discard('98')

with act(s, 'US 93: Izard at Lacolle: 12 to 5 +1, forest -1', 'US', '93', 'Izard', ret='Canadian_Fencibles'):
    us.say('93 : Izard, les 6e, 13e et 15e, sur Lacolle')
    us.play('93')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag(['us:6th'], 'Champlain NY')
    us.drag(['us:13th', 'us:15th', 'Izard'], 'Champlain NY')
    us.drag(['us:6th', 'us:13th', 'us:15th', 'Izard'], 'Lacolle', at='beside')
    br.say('me quedo, que hay bosque')
    assert supplied(t, 'US', 'Lacolle', 'Champlain NY') and supplied(t, 'British', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (6, 4)) == 'DR'
    us.say('allez, un 10')
    us.roll('2d6', 6, 4)
    us.say('!!!')
    br.say('brujo')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.discard('93')
us.vp(book.due())
book.ok()

with act(s, 'BR 99: Riall', 'British', '99', 'Riall', book=book):
    br.play('99')
    br.drag('Riall', 'Queenston')
    br.drag('1/R._Scots', 'Queenston')
    br.say('Riall, a dormir a Queenston')
    br.discard('99')

with act(s, 'US 102: Wilkinson by St. Regis to Cornwall: 8 to 3 +1, river -1, B to C +1', 'US', '102', 'Wilkinson', ret='Upper_Canada_Militia'):
    us.say('102, Wilkinson. le 25e garde St. Regis')
    us.play('102')
    way('French Mills', 'St. Regis', 'Cornwall')
    us.drag(['us:22nd', 'us:23rd', 'us:25th', 'Wilkinson'], 'St. Regis')
    us.drag(['us:22nd', 'us:23rd', 'Wilkinson'], 'Cornwall', at='beside')
    assert supplied(t, 'US', 'Cornwall', 'St. Regis')
    assert fight(t, 'US', 'Cornwall', ['St. Regis'], '23rd', 'Upper Canada Militia', 1814, (4, 5)) == 'DR'
    us.roll('2d6', 4, 5)
    br.say('hacia Montreal, que al otro lado ya no hay pan')
    goes(t, 'British', 'Cornwall', 'Coteau du Lac', ['St. Regis'])
    br.drag('Upper_Canada_Militia', 'Coteau du Lac')
    us.discard('102')

with act(s, 'BR 104: Mohawk', 'British', '104'):
    br.play('104')
    br.drag('br:Mohawk', 'Queenston')
    way('Beaverdams', 'Queenston')
    br.discard('104')
br.say('te subo los tres de Cornwall y St. Regis')
br.vp(book.due())
book.ok()

with act(s, 'US 101: the Seneca go home', 'US', '101', book=book):
    us.play('101')
    us.drag('Seneca', 'Batavia')
    us.say('et voila, plus rien en main')
    us.discard('101')
assert hand_sizes(t) == (0, 0)

s.play('fleets home')
us.drag('Chauncey General_Pike Madison Sylph', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Champlain Control Box')
br.drag('Downie Linnet Confiance', 'Isle aux Noix')
book.ok()

s.play('winter: New Orleans')
br.turn('Winter 1814-15')
br.say('yo no tengo nada de invierno, la 84 a la basura')
br.discard('84')
us.say('moi si. coup de theatre...')
us.reveal('Battle of New Orleans')
us.vp(book.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
br.say('lo sabia, lo sabia')
book.ok()

s.play('attrition')
ex = excess(t)
assert ex == {('Lacolle', 'US'): 2, ('Thamesville', 'US'): 1, ('Quebec City', 'British'): 1, ('Burlington', 'British'): 1, ('Queenston', 'British'): 1}, ex
us.flip('us:13th')
us.flip('us:15th')
us.say('le 28e meurt de froid a Thamesville, personne n\'habite la')
us.drag('us:28th', 'US Eliminated')
br.flip('103rd')
br.flip('1/R._Scots')
br.say('y en Queenston uno de los escoceses')
br.flip('Nova_Scotia_Fencibles')
us.flip('Preble')
br.delete([p.id for p in t.at('Kingston') if 'Depot' in p.name])
book.ok()

s.play('the count')
assert not supplied(t, 'US', 'London') and all(supplied(t, 'US', x) for x in ('Sandwich', 'Ft. Malden', 'Cornwall', 'St. Regis', 'Lacolle'))
br.say('y el 24 en London? quien le da de comer?')
us.say('personne. moins 3, d\'accord')
us.vp(book.due(-3))
br.say('%s. bien jugado' % book.due())
us.say('merci, belle partie')
book.ok()
s.done()
