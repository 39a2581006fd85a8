"""Eva (US, vtipkuje) a Honza (British, spěchá, karty odkrývá pozdě): podzim 1813. Jefferson je postaven o rok dřív; 2/41. ustoupí tam, odkud přišel útočník."""
from aid26b import *

s = S('dev-1812-faults', us='Eva', br='Honza', what='autumn 1813: the 2/41st retreats from Chippawa to Queenston, whence the attack came; the Jefferson of 1814 is built in 1813')
t = s.t
aid18.lay(t, '1813b')
t.lay('Scott 20th 23rd 25th', 'Queenston', 'US')
t.lay('Lincoln', 'Beaverdams', 'British')
t.lay('2/41st', 'Chippawa', 'British')
t.lay('Vincent br:8th 49th', 'Burlington', 'British')
t.lay_vp(label(position(t)))
hands(t, ['42', '45', '49', '51', '53', '47'], ['43', '46', '48', '52', '59', '41'])
rest(t, 1813, 20)
t, us, br = s.begin()
b = Book(t)

us.say('ahoj, já začínám, Scott má hlad')
with act(s, 'US Scott na Chippawu', 'US', '51', leader='Scott', ret='2/41st', book=b):
    us.say('51 za 1, Scott s celou partou z Queenstonu na Chippawu')
    us.play('51')
    us.drag('Scott 20th 23rd 25th', 'Chippawa')
    br.say('stojím')
    us.say('11:3 je +2, B B, Scott +2, regulérní -1')
    us.roll('2d6', 3, 4)
    assert supplied(t, 'US', 'Ft. Schlosser') and supplied(t, 'British', 'Chippawa')
    assert lay18.fight(t, 'US', 'Chippawa', ['Queenston'], '23rd', '2/41st', 1813, (3, 4)) == 'DR'
    us.say('10, DR. papa')
    with s.fault('10.72 10.7 10.71', 'the beaten defender goes to Queenston, the space from which the attackers came', 'link'):
        br.say('zpátky do Queenstonu, tam už nikdo není')
        br.drag('2/41st', 'Queenston')
    us.discard('51')
    us.say('takže já +1 a -2')
    us.vp(b.due())

with act(s, 'BR lodě', 'British', '43', build=True, book=b):
    br.play('43', reveal=False)
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.reveal('43')
    br.say('43 stavba')
    br.discard('43')

s.play('US loděnice')
us.say('45 taky stavím. Sylph a brigu Jefferson')
us.play('45')
us.drag('Sylph', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'the Jefferson, a vessel of 1814, is built in autumn 1813', 'turn|vessel'):
    us.drag('Jefferson', 'Sackets Harbour')
us.discard('45')

with act(s, 'BR Yeo', 'British', '46', leader='Yeo', book=b):
    br.play('46')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.say('46 Yeo')
    br.discard('46')

UF = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey', 'US', '49', leader='Chauncey', flips='Madison Oneida Royal_George', ret='Royal_George',
         fights={n: 'Lake Ontario Control Box' for n in ['Chauncey'] + [x.replace('_', ' ') for x in UF.split()]}, book=b):
    us.say('49 Chauncey a celá loďková školka, Jefferson ještě schne')
    us.play('49')
    us.drag('Chauncey ' + UF, 'Lake Ontario Control Box')
    us.roll('1d6', 1)
    assert sea(t, UF, 'Royal_George Wolfe Melville Earl_of_Moira', 'Madison', 'Royal_George', 1, dl=1) == 'A2 D1 def'
    us.say('jednička. no nic. +2 -1, dva. domů')
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('Chauncey ' + UF, 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.discard('49')

with act(s, 'BR Vincent', 'British', '52', leader='Vincent', pick='2/41st', ret='Scott 20th 23rd 25th', book=b):
    br.play('52', reveal=False)
    way('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa')
    br.march('Vincent br:8th 49th', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Vincent br:8th 49th 2/41st', 'Chippawa')
    br.say('52 Vincent. 12:11 nula, A B +1, Scott -2')
    br.roll('2d6', 6, 4)
    assert duel(t, 'British', 'Chippawa', 'Queenston', 'br:8th', '23rd', (6, 4)) == 'DR'
    br.reveal('52')
    us.say('9. Schlosser, plaveme')
    goes(t, 'US', 'Chippawa', 'Ft. Schlosser', came=('Queenston',))
    us.drag('Scott 20th 23rd 25th', 'Ft. Schlosser')
    br.vp(b.due())
    br.discard('52')

with act(s, 'US oprava', 'US', '53', build=True, flips='Madison Oneida', book=b):
    us.say('53 opravy, Madison a Oneida')
    us.play('53')
    us.flip('Madison')
    us.flip('Oneida')
    us.discard('53')

with act(s, 'BR oprava', 'British', '48', build=True, flips='Royal_George', book=b):
    br.play('48')
    br.say('já Royal George')
    br.flip('Royal_George')
    br.discard('48')

with act(s, 'US drží', 'US', '47', hold=True, book=b):
    us.hold('47')
    us.say('na horší časy')
with act(s, 'BR drží', 'British', '41', hold=True, book=b):
    br.hold('41')

with act(s, 'US Wilkinson', 'US', '42', leader='Wilkinson', book=b):
    us.say('42 Wilkinson s 9. a 15. do Ogdensburgu, bude zima')
    us.play('42')
    us.march('Wilkinson us:9th 15th', 'Antwerp', 'Ogdensburg')
    us.discard('42')
br.say('dobrou')
s.done()
