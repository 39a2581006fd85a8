"""Podzim 1813, zima, jaro 1814: Zdeněk zapomíná, Květa kontroluje jen svoje."""
from aid22a import *

s = Session('dev-1812-faults', us='Zdenek', br='Kveta', what='Autumn 1813 to spring 1814 in Czech: seven fresh units winter in Sackets Harbour (5) unhurt; a card of 1813 held over the winter is played in 1814')
T = s.t
autumn_1813(T)
hands(T, ['44', '52'], ['38', '60'])
burn(T, 'Heavy Rains@1813')
burn_to(T, 1813, 28)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US 44', 'US', '44', leader='Scott' , book=b):
    us.say('44, Scott si bere 25. a 29. do Plattsburgu')
    us.play('44')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('leader:Scott us:25th us:29th', 'Whitehall')
    us.drag('leader:Scott us:25th us:29th', 'Ticonderoga')
    us.drag('leader:Scott us:25th us:29th', 'Plattsburg')
    us.discard('44')

with act(s, 'BR two to Three Rivers', 'British', '38', book=b):
    br.say('38 za dva: De Watteville a 70. do Trois-Rivières')
    br.play('38')
    br.drag('De_Watteville 70th', 'Trois-Rivieres')
    br.discard('38')

with act(s, 'US Chauncey', 'US', '52', leader='Chauncey', book=b):
    us.say('52. Chauncey ven, jen Madison a Oneida')
    us.play('52')
    us.drag('Chauncey ship:Madison Oneida', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('52')

s.play('BR holds')
br.say('tuhle si schovám')
br.hold('60')

s.play('fleet home, winter')
us.say('lodě domů, značku na jezero')
us.drag('Chauncey ship:Madison Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
us.turn('Winter 1813-14')
x = excess(t)
if os.environ.get('SHOW'):
    print(x)
assert x == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 2}, x
br.say('Malden: čtyři na tři místa, Shawnee')
br.flip('Shawnee')
with s.fault('16.21 16.2 16.1 16.22', 'seven fresh units winter in Sackets Harbour (5), none is reduced'):
    us.say('Fort MacArthur o jednoho víc. jinak dobrý, jaro')
    us.flip('2nd_Kentucky')
    us.turn('Spring-Summer 1814')

s.play('spring 1814: arrivals, deal')
muster(br, '1814a')
muster(us, '1814a')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
us.say('Gent stranou')
deal(t, us, 1814, '92', '77', '80', '94', '96', '103', '88', '99', '105')
deal(t, br, 1814, '82', '73', '84', '86', '90', '79', '85', '95')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.say('82: fregata a briga')
    br.play('82')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('ship:Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US builds', 'US', '92', build=True, book=b):
    us.say('92 stavím dvě brigy, Jefferson a Jones')
    us.play('92')
    us.drag('ship:Jefferson Jones', 'Sackets Harbour')
    us.discard('92')

s.play('BR plays the old card')
br.say('a teď ta schovaná, 60 za dva')
with s.fault('7.24 7.35 7.22 5.2 8.23 7.34', 'Card 60 of 1813 is played in spring 1814', also=('7.21', '7.23')):
    br.drag([t.card('60').id], 'Albany', at=(2620, 1560), how='pieces')
    br.reveal('60')
    br.drag('De_Watteville 70th', 'Montreal')
br.discard('60')

with act(s, 'US Oneida', 'US', '77', book=b):
    us.play('77')
    us.drag('Oneida', 'Oswego')
    us.discard('77')

with act(s, 'BR Caughnawaga', 'British', '84', book=b):
    br.play('84')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('84')
s.done()
