"""Autumn 1813 by mail in three files, typed in haste: Kingston beaten off (AR-2), a 9:1 retreat, a retreat before combat pursued to Detroit (9 in a fort), an exchange that leaves the defender spent, two single dice for one roll."""
from hc16 import *
from more import lay_1813, lay_arrivals
from session import Session

s = Session('dev-1812-faults', us='Big Al', br='deb', what='Autumn 1813, three logs: assault on Kingston (AR-2), restore, Prevost drives the 2nd NY off by 9:1, Harrison follows a retreat before combat and fails at Detroit (9 in a fort), Lewiston (EX, depleted defender), dice as two 1d6')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 3')
assert score(t) == -3
lay7.hands(t, ['Card 46', 'Card 43', 'Card 61', 'Card 38', 'Card 53', 'Card 51', 'Card 47'],
           ['Card 42', 'Card 59', 'Card 62', 'Card 65', 'Card 55', 'Card 67', 'Card 44'])
lay7.burn_to(t, 1813, 18)
t, us, br = s.begin()
Y = 1813

K = 'us:6th 15th us:16th 21st us:9th 1st_Rifles 2nd_NY_Militia'
with go(s, 'US Wilkinson at Kingston: 25 to 17, ice cold', 'us', '46', 'Wilkinson',
        via={x: 'Kingston' for x in ('Wilkinson', 'us:6th', '15th', 'us:16th', '21st', 'us:9th', '1st Rifles', '2nd NY Militia')}, flips=['us:6th', '15th']):
    us.say('FILE 1. ok Deb here goes nothing, 46, Wilkinson, the lot, Kingston')
    us.play('46')
    us.drag(K + ' Wilkinson', 'Cape Vincent')
    us.drag(K + ' Wilkinson', 'Kingston')
    br.say('(online) staying put obv')
    assert res(t, 'US', 'Kingston', ['Cape Vincent'], '6th', '1/R. Scots', Y, 1, 3) == 'AR-2'
    us.roll('2d6', 1, 3)
    us.say('...four. minus one.  AR2')
    us.drag(K + ' Wilkinson', 'Cape Vincent')
    us.flip('us:6th')
    us.flip('15th')
    us.discard('46')
s.cut()

with go(s, 'BR Prevost up the river', 'br', '42', 'Prevost'):
    br.say('file 2 from deb. prevost to prescott with 6')
    br.play('42')
    P = 'Prevost De_Watteville 4/R._Scots br:13th 2/41st 70th 89th'
    br.drag(P, 'Trois-Rivieres')
    br.drag(P, 'Montreal')
    br.drag(P, 'Cornwall')
    br.drag(P, 'Prescott')
    br.discard('42')

with go(s, 'US restores', 'us', '43', flips=['us:6th', '15th']):
    us.say('patching up. 43')
    us.play('43')
    assert supplied(t, 'US', 'Cape Vincent')
    us.flip('15th us:6th')
    us.discard('43')

with go(s, 'BR Procter to Frenchtown, nobody there', 'br', '59', 'Procter'):
    br.play('59')
    G = 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians'
    br.drag(G, 'Detroit')
    br.drag(G, 'Frenchtown')
    br.vp('British 4')
    br.discard('59')

with go(s, 'US 2nd NY to Ogdensburg', 'us', '61'):
    us.say('somebody has to watch the river, 2nd NY')
    us.play('61')
    us.march('2nd_NY_Militia', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('61')

with go(s, 'BR Prevost over the river: 29 to 3 is 9:1', 'br', '62', 'Prevost', ret='2nd_NY_Militia'):
    br.say('29 to 3. thats nine to one, shoo')
    br.play('62')
    br.drag(P + ' Canadian_Fencibles', 'Ogdensburg')
    assert sum(cf(p, True) for p in units(t, 'Ogdensburg', 'British')) == 29 and odds(29, 3) is None
    retreat(t, 'US', 'Ogdensburg', 'Antwerp', 'Prescott')
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.say('rude')
    br.vp('British 6')
    br.discard('62')
s.cut()

with go(s, 'US up from MacArthur', 'us', '38'):
    us.say('FILE 3. 24th and 28th up to meigs')
    us.play('38')
    us.drag('24th', 'Ft. Findlay')
    us.drag('24th', 'Ft. Meigs')
    us.drag('28th', 'Ft. Findlay')
    us.drag('28th', 'Ft. Meigs')
    us.discard('38')

with go(s, 'BR yards', 'br', '65', build=True):
    br.say('boats boats boats. detroit + brock')
    br.play('65')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('65')

HN = 'Harrison 17th 19th 1st_Kentucky 24th 28th'
with go(s, 'US Harrison: Procter leaves Frenchtown, stands at Detroit', 'us', '53', 'Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians',
        via={x: 'Frenchtown' for x in ('Harrison', '17th', '19th', '1st Kentucky', '24th', '28th')}):
    us.say('53 Harrison hits frenchtown with 20')
    us.play('53')
    us.drag(HN, 'Frenchtown')
    br.say('nope, out before combat, back to detroit')
    retreat(t, 'British', 'Frenchtown', 'Detroit', 'Ft. Meigs')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('then i keep coming, 2 more points')
    us.drag(HN, 'Detroit')
    br.say('ok now i stand. fort.')
    assert res(t, 'US', 'Detroit', ['Frenchtown'], '24th', '1/41st', Y, 4, 5) == 'AR'
    us.roll('2d6', 4, 5)
    us.say('9 in a fort = back i go :(')
    us.drag(HN, 'Frenchtown')
    us.vp('British 5')
    us.discard('53')

with go(s, 'BR Vincent at Lewiston: 9 to 4, +2, the dice one by one', 'br', '55', 'Vincent', ret='1st_NY_Militia', flips=['br:8th', '1st NY Militia']):
    br.say('55 vincent, queenston then over to lewiston')
    br.play('55')
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th', 'Lewiston')
    us.say('they stay')
    assert res(t, 'British', 'Lewiston', ['Queenston'], 'br:8th', '1st NY Militia', Y, 1, 5) == 'EX'
    br.say('my 2d6 button is hidden somewhere, 2 singles ok?')
    us.say('sure')
    br.roll('1d6', 1)
    br.roll('1d6', 5)
    br.say('6 +1 odds +2 class -1 river = 8, exchange')
    br.flip('br:8th')
    us.flip('1st_NY_Militia')
    us.say('only reduced men left so i have to go')
    retreat(t, 'US', 'Lewiston', 'Batavia', 'Queenston')
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp('British 6')
    br.discard('55')

with go(s, 'US Scott', 'us', '51', 'Scott'):
    us.play('51')
    us.drag('Scott 20th 23rd us:25th 29th 30th', 'Utica')
    us.drag('Scott 20th 23rd us:25th 29th 30th', 'Rome')
    us.drag('Scott 20th 23rd us:25th 29th 30th', 'Sackets Harbour')
    us.discard('51')

with go(s, 'BR Caughnawaga', 'br', '67'):
    br.play('67')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('67')

s.play('US holds')
us.hold('47')
us.say('sitting on it')
s.play('BR holds')
br.hold('44')
br.say('me 2. see u friday')
s.done()
