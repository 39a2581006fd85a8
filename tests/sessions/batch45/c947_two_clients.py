"""Dutch couple at two desks; each has the log running on his own machine: hers to the cup of tea, his from there on."""
from h45 import *

s, t = open_at('1813a', ['46', '38', '59', '43'], ['45', '48', '60', '44'], 'Femke', 'Ruud',
               'Spring 1813 in Dutch, both clients logging: two logs; building, a raid on Champlain NY and the blow back; the marker late', 8)
t, us, br = s.begin()
bk = Book(t)

us.say('mijn log loopt. jij straks de jouwe?')
br.say('ja na de thee')

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.play('46')
    us.say('Kaart 46, drie punten, allemaal voor de werf: Pike, twee schoeners, en een brik in Erie')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.discard('46')

with act(s, 'BR 103rd to Champlain', 'British', '45', book=bk):
    br.say('45 als twee, ik gebruik er maar een')
    br.play('45')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY')
    br.drag('103rd', 'Lacolle')
    br.drag('103rd', 'Champlain NY')
    assert holds(t, 'British', 'Champlain NY')
    br.say('een puntje erbij, kop thee eerst')
    br.vp(bk.due())
    br.discard('45')

s.cut()
br.say('nu loopt de mijne')

with act(s, 'US from Plattsburg to Champlain', 'US', '38', ret='103rd', book=bk):
    us.play('38')
    us.say('38, twee punten: 11th en 4th NY Militia naar Champlain, 11th voorop')
    way('Plattsburg', 'Champlain NY')
    us.drag('us:11th 4th_NY_Militia', 'Champlain NY')
    br.say('ik blijf, de 103rd leidt natuurlijk')
    fed_from(t, 'US', 'Plattsburg', 'Champlain NY')
    stays_fed(t, 'British', 'Champlain NY')
    # 7:5 even, B against B, forest -1
    assert fight(t, 'US', 'Champlain NY', ['Plattsburg'], 'us:11th', '103rd', 1813, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    goes(t, 'British', 'Champlain NY', 'Lacolle', ['Plattsburg'])
    br.drag('103rd', 'Lacolle')
    us.discard('38')
    us.say('en jouw puntje terug')
    br.vp(bk.due())

with act(s, 'BR builds at York', 'British', '48', build=True, book=bk):
    br.say('48, twee: de Brock bij York en de Detroit in Malden')
    br.play('48')
    br.drag('ship:Brock', 'York')
    br.drag([next(p for p in t.things.values() if isinstance(p, Piece) and p.name == 'Detroit' and p.mark('Kind') == 'Ship')], 'Ft. Malden')
    br.discard('48')

with act(s, 'US Scott', 'US', '59', 'Scott', book=bk):
    us.play('59')
    us.say('59 (2): Scott met 23rd en 25th omhoog')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Scott us:23rd us:25th', 'Whitehall')
    us.drag('Scott us:23rd us:25th', 'Ticonderoga')
    us.drag('Scott us:23rd us:25th', 'Plattsburg')
    us.discard('59')

with act(s, 'BR holds', 'British', '44', hold=True, laid=False, book=bk):
    br.say('ik leg er een weg (hold)')
    br.hold('44')

with act(s, 'US 43', 'US', '43', book=bk):
    us.play('43')
    us.say('43, twee: 22nd en 1st PA van Pittsburgh naar Erie')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:22nd 1st_PA_Militia', 'Meadville')
    us.drag('us:22nd 1st_PA_Militia', 'Erie PA')
    us.discard('43')
    us.say('welterusten')
s.done()
