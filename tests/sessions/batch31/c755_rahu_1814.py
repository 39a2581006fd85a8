"""Autumn 1814 to the end of the game, in Estonian: Mart is slow and counts everything twice, Liis is quick and lets him move her marker."""
from aid31b import *

s = opening('Mart', 'Liis', 'Summer-Autumn 1814 in Estonian: arrivals, deal, Bladensburg, Prevost at Plattsburg, two fleets on Ontario, New Orleans held, Treaty of Ghent with two cards left, New Orleans after it',
            '1814a', [], [], vp='US 5')
t, us, br = s.t, s.us, s.br
burn(t, *map(str, range(73, 91)))
no_marks(t)
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
s.begin()
b = Book(t)
assert b.off == 0
LO = 'Lake Ontario Control Box'

s.play('the turn: marker, arrivals, deal')
us.say('tere Liis. viimane pikk käik. abiväed, siis kaardid, rahuleping on nüüd sees')
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
muster(us, '1814b')
for x, y in zip(('92', 'Bladensburg', '95', '106', '100'), ('96', 'Battle of New Orleans', '93', '99', '105')):
    deal(t, br, 1814, x)
    deal(t, us, 1814, y)
deal(t, br, 1814, '103', 'Treaty of Ghent', '98', '94')
deal(t, us, 1814, 'Campaign', '102', '97', '104')
assert hand_sizes(t) == (9, 9)

TWELVE = '3rd_(Buffs) br:6th 82nd 88th 81st 76th br:9th br:5th 58th 57th 39th br:27th'
with act(s, 'BR Prevost', 'British', '92', 'Prevost', book=b):
    br.play('92')
    br.drag('Prevost ' + TWELVE, 'Sorel')
    br.drag('Prevost ' + TWELVE, 'Isle aux Noix')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.say('Prevost! kaksteist')
    us.say('üks kaks kolm... kaksteist. jah. täpselt kuus sammu')
    br.discard('92')

with act(s, 'US Brown', 'US', '96', 'Brown', book=b):
    us.play('96')
    us.say('96. Brown viie rügemendiga Ogdensburgi')
    us.drag('us:9th us:11th us:21st us:22nd us:25th', 'Antwerp')
    us.drag('Brown', 'Antwerp')
    us.drag('us:9th us:11th us:21st us:22nd us:25th', 'Ogdensburg')
    us.drag('Brown', 'Ogdensburg')
    us.discard('96')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=b, laid=False):
    br.play('Bladensburg')
    br.say('Bladensburg, kaks punkti mulle, nihuta palun')
    us.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
    us.vp('US 3')
    b.due(-2)

with act(s, 'US holds', 'US', None, book=b):
    us.say('ühe panen kõrvale')
    us.hold('Battle of New Orleans')

with act(s, 'BR builds Confiance', 'British', '95', build=True, book=b):
    br.play('95')
    br.say('Confiance')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('95')

with act(s, 'US builds two brigs', 'US', '93', build=True, book=b):
    us.play('93')
    us.say('93: Jefferson 1 ja Jones 1, kokku 2, Sacketsis')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('93')

GARR = 'us:6th us:13th us:15th us:29th us:30th us:31st'
with act(s, 'BR Prevost at Plattsburg', 'British', '106', 'Prevost', ret='Izard Macomb President Preble Montgomery ' + GARR, book=b):
    br.play('106')
    br.drag('Prevost ' + TWELVE, 'Champlain NY')
    br.say('27. jääb siia valvama')
    br.drag('Prevost ' + TWELVE.replace(' br:27th', ''), 'Plattsburg')
    us.say('ma jään. ees on 6.')
    clash(t, 'British', 'Plattsburg', ['Champlain NY'], '82nd', '6th', (2, 5), 'DR')
    br.roll('2d6', 2, 5)
    us.say('44 : 21 on kaks ühele, +1, A ja B +1, seitse ja kaks on üheksa. taganen Ticonderogasse')
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ('Champlain NY',))
    us.drag(GARR + ' Izard Macomb', 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Whitehall')
    us.say('Champlain 1 ja Plattsburg 4, kokku 5... 3 miinus 5')
    us.vp('US 2')
    us.vp('British 2')
    br.discard('106')

s.cut()
with act(s, 'US Harrison at Sandwich', 'US', '99', 'Harrison', book=b):
    us.play('99')
    us.say('99. Harrison 24. ja 28.-ga üle jõe')
    us.drag('us:24th us:28th Harrison', 'Sandwich')
    us.vp('British 1')
    us.discard('99')

with act(s, 'BR Drummond', 'British', '100', 'Drummond', book=b):
    br.play('100')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.discard('100')

with act(s, 'US Chauncey', 'US', '105', 'Chauncey', book=b):
    us.play('105')
    us.say('105. Chauncey järvele, neli laeva')
    us.drag('Chauncey General_Pike us:Madison Sylph us:Oneida', LO)
    us.vp('US 1')
    us.discard('105')

with act(s, 'BR Yeo', 'British', '103', 'Yeo', ret='Chauncey General_Pike us:Madison Sylph us:Oneida', flips='Royal_George General_Pike us:Madison',
         fights={'Royal George': LO}, book=b):
    br.play('103')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', LO)
    us.say('ees General Pike, A. sul on B')
    assert sea(t, 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike us:Madison Sylph us:Oneida', 'Royal_George', 'General_Pike', 5, 1, 0) == 'A1 D2 att'
    br.roll('1d6', 5)
    br.say('viis! sinul kaks, minul üks')
    us.flip('General_Pike')
    us.flip('us:Madison')
    us.drag('Chauncey General_Pike us:Madison Sylph us:Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.say('kaks maha mulle, kaks juurde sulle')
    us.vp('British 1')
    us.say('ja veel kaks: 1 - 4 = -3')
    us.vp('British 3')
    br.discard('103')

with act(s, 'US Campaign: Scott and Wilkinson', 'US', None, book=b):
    us.play('Campaign')
    us.say('kampaania: Scott ja Wilkinson')
    us.drag('Scott NY_Volunteers_1814', 'Lewiston')
    us.drag('Wilkinson us:23rd', 'Oswego')
    us.discard('Campaign')

with act(s, 'BR Treaty of Ghent', 'British', 'Treaty of Ghent', build=True, book=b):
    br.play('Treaty of Ghent')
    br.say('Genti rahu! mul jääb kätte kaks kaarti')
    assert len(t.hand('British')) == 2
    br.vp('British 1')
    b.due(+2)
    br.discard('Treaty of Ghent')

with act(s, 'US New Orleans from the held cards', 'US', None, build=True, book=b):
    us.say('aga mul on veel midagi kõrval. New Orleans, kaks punkti')
    us.reveal('Battle of New Orleans')
    us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
    us.vp('US 1')
    b.due(+2)
    for side, w in (('US', 'Ft. Malden'), ('US', 'Sandwich'), ('British', 'Plattsburg'), ('British', 'Champlain NY'), ('British', 'Kingston'), ('US', 'Erie PA')):
        assert supplied(t, side, w), w
    us.say('varustus kõigil korras. US 1')
    br.say('moraalne võit sulle. hea mäng!')
s.done()
