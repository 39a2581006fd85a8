"""Dutch. Wietske picks a pile up and drops it at its end in one pull; Joost writes his cards' numbers afterwards, sweeps the marker back to nought before every booking and counts up from there,
and lays the dead cards of both onto the pile at the end of a round. Planted: a regiment restored on enemy ground; a march of eight."""
from aid32b import *

s = Session('dev-1812-faults', us='Wietske', br='Joost', what='Autumn 1812, Dutch: Hull at Sandwich in two rounds, a restoring in Canada (fault), Rottenburg at Lacolle, a march of 8 (fault), Chauncey on the lake, Queenston, depot')
t = s.t
autumn_1812(t)
hands2(t, ['12', '20', '31', '13', '16', '30', '27'], ['5', '8', '2', '24', '10', '17', '11'])
burn_to(t, 1812, 14)
t, us, br = s.begin()
book = Book(t)


def sweep(n):
    br.vp('0')
    for k in range(1, abs(n) + 1):
        br.vp(label(k if n > 0 else -k))


with act(s, 'US 12: Hull', 'US', '12', 'Hull', laid=False):
    us.say('12 voor Hull. drie mee naar Sandwich')
    us.play('12')
    us.drag('4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')

with act(s, 'BR 5: Procter, two rounds', 'British', '5', 'Procter', flips='1/41st 4th Shawnee', book=book,
         fights={k: 'Sandwich' for k in ('Procter', '1/41st', 'Shawnee', 'Tecumseh', 'Wyandot', 'Western Indians')}):
    br.play('5')
    br.drag('1/41st Shawnee Wyandot Western_Indians Tecumseh Procter', 'Sandwich')
    br.say('dat was 5, Procter. 41e voorop')
    us.say('we blijven. 4e')
    for c in (0, 1):
        assert duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (2, 5), dmod=0, card=c) == 'EX'
    br.roll('2d6', 2, 5)
    br.flip('1/41st')
    us.flip('4th')
    us.say('allebei een. nog een keer, nu de 1e Ohio')
    for c in (0, 1):
        assert duel(t, 'British', 'Sandwich', 'Ft. Malden', 'Shawnee', '1st Ohio', (1, 2), dmod=0, card=c, rnd=2) == 'AR-1'
    br.roll('2d6', 1, 2)
    br.say('grr')
    br.flip('Shawnee')
    br.drag('1/41st Shawnee Wyandot Western_Indians Tecumseh Procter', 'Ft. Malden')
    br.discard('12')
    br.discard('5')
    sweep(1)

with act(s, 'US 20: restored', 'US', '20', flips='4th', book=book, laid=False):
    us.say('20: de 4e knapt op, in Sandwich')
    us.play('20')
    with s.fault('8.31(5) 8.31 13.4', 'the 4th is restored at Sandwich, which is British territory'):
        us.flip('4th')

with act(s, 'BR 8: Rottenburg', 'British', '8', 'Rottenburg', book=book):
    br.play('8')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('8th Voltigeurs Rottenburg', 'La Prairie')
    br.drag('8th Voltigeurs Rottenburg', 'Lacolle')
    br.say('8, Rottenburg naar Lacolle')
    br.discard('20')
    br.discard('8')

with act(s, 'US 30: Fort Niagara fills', 'US', '30', book=book, laid=False):
    us.say('30: 3e NY naar Schlosser')
    us.play('30')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')

with act(s, 'BR 24: Norfolk', 'British', '24', book=book):
    br.play('24')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('24')
    br.discard('30')
    br.discard('24')

s.play('US 31: the 21st to Ogdensburg')
us.say('31: 21e naar Ogdensburg')
us.play('31')
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('3.16 9.1 9.2', 'the 21st goes 8 MP of 6 from Albany to Ogdensburg', 'path|link'):
    us.drag('us:21st', 'Ogdensburg')
book.ok()

with act(s, 'BR 10: Glengarry and Upper Canada', 'British', '10', book=book):
    br.play('10')
    br.drag('Glengarry Upper_Canada_Militia', 'Prescott')
    br.say('10. die zien elkaar over het ijs')
    br.discard('31')
    br.discard('10')

with act(s, 'US 13: Chauncey', 'US', '13', 'Chauncey', laid=False):
    us.say('13: Chauncey het meer op')
    us.play('13')
    us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')

with act(s, 'BR 17: Caution at York', 'British', '17', book=book):
    br.play('17')
    br.drag('York_Militia', 'Burlington')
    br.say('17, milities naar Burlington')
    br.discard('13')
    br.discard('17')
    sweep(3)

with act(s, 'US 16: Van Rensselaer', 'US', '16', 'Van Rensselaer', ret='Lincoln', laid=False):
    us.say('16: van Rensselaer. Queenston!')
    us.play('16')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
    br.say('Lincoln blijft')
    assert duel(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln Militia', (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    br.say('9. weg')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')

with act(s, 'BR 2: Prevost', 'British', '2', 'Prevost', book=book):
    br.play('2')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('1/R._Scots 103rd Prevost', 'Montreal')
    br.drag('1/R._Scots 103rd Prevost', 'Cornwall')
    br.say('2, Prevost')
    br.discard('16')
    br.discard('2')
    sweep(5)

s.play('US holds')
us.say('eentje houd ik')
us.hold('27')
s.play('BR holds')
br.hold('11')
br.say('wie schrijft die blijft')
book.ok()
s.done()
