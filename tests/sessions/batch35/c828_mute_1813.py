"""Autumn 1813 without a word: the one drops cards straight on the pile, the other throws before he moves; the Thames, Tecumseh, a chase."""
from aid35b import *

s = Session('dev-1812-faults', us='Tobias', br='Jens',
            what='Autumn 1813, silent: Detroit taken and held, a chase up the Thames with a garrison dropped, Thamesville in two rounds, Lewiston, ships, dice before moves')
t = s.t
autumn_1813(t)
hands(t, ['48', '50', '46', '52', '43', '57', '45', '64'], ['42', '44', '39', '53', '67', '49', '40', '62'])
burn_to(t, 1813, 10)
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Harrison at Detroit', 'US', '48', leader='Harrison', ret='Essex', flips='Essex', book=B):
    us.drop_discard('48')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    bat(t, 'US', 'Detroit', 'Frenchtown', '17th', 'Essex & Kent Militia', (5, 3), 'DR-1')
    us.roll('2d6', 5, 3)
    br.flip('Essex')
    safe(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(B.due())

with act(s, 'BR Procter at Detroit, dice first', 'British', '42', leader='Procter', fights={k: 'Detroit' for k in ('Procter', 'Tecumseh', '1/41st', 'Shawnee',
         'Wyandot', 'Western_Indians')}, book=B):
    br.play('42')
    br.drag('1/41st Procter Tecumseh', 'Sandwich')
    br.drag('Shawnee Wyandot Western_Indians', 'Sandwich')
    br.roll('2d6', 4, 5)
    br.drag('1/41st Procter Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
    bat(t, 'British', 'Detroit', 'Sandwich', '1/41st', '17th', (4, 5), 'AR')
    br.drag('1/41st Procter Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.discard('42')

with act(s, 'US the 24th and 28th to Frenchtown', 'US', '50', book=B):
    us.drop_discard('50')
    us.march('24th', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('28th', 'Ft. Findlay')
    us.drag('28th', 'Ft. Meigs')
    us.drag('28th', 'Ft. Meigs', at='beside')
    us.drag('28th', 'Frenchtown')

with act(s, 'BR Tecumseh to London', 'British', '44', leader='Tecumseh', book=B):
    br.play('44')
    br.each('Shawnee Wyandot Western_Indians Tecumseh', 'Thamesville')
    br.drag('Shawnee Wyandot Western_Indians Tecumseh', 'London')
    br.discard('44')

with act(s, 'US Harrison chases Procter', 'US', '46', leader='Harrison', ret='Procter 1/41st Essex', gone=['Sandwich', 'Thamesville'], book=B):
    us.drop_discard('46')
    way('Detroit', 'Sandwich', 'Thamesville')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Sandwich')
    safe(t, 'British', 'Sandwich', 'Thamesville', ['Detroit'])
    br.drag('Procter 1/41st Essex', 'Thamesville')
    us.vp(B.due())
    us.drag('Harrison 17th us:19th', 'Thamesville')
    safe(t, 'British', 'Thamesville', 'London', ['Sandwich'])
    br.drag('1/41st Essex', 'London')
    br.drag('Procter', 'London')

with act(s, 'BR Procter turns round at Thamesville', 'British', '39', leader='Procter', ret='Harrison 17th us:19th', flips='1/41st 17th', book=B):
    br.play('39')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Thamesville')
    bat(t, 'British', 'Thamesville', 'London', '1/41st', '17th', (3, 6), 'EX')
    br.roll('2d6', 3, 6)
    br.flip('1/41st')
    br.flip('us:17th')
    bat(t, 'British', 'Thamesville', 'London', 'Shawnee', 'us:19th', (5, 6), 'DR', rnd=2)
    br.roll('2d6', 5, 6)
    safe(t, 'US', 'Thamesville', 'Sandwich', ['London'])
    us.drag('Harrison 17th us:19th', 'Sandwich')
    br.discard('39')

with act(s, 'US builds on Erie', 'US', '52', build=True, book=B):
    us.drop_discard('52')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')

with act(s, 'BR Vincent over the river', 'British', '53', leader='Vincent', ret='1st_NY_Militia', book=B):
    br.play('53', reveal=False)
    br.roll('2d6', 4, 3)
    br.drag('Vincent br:8th br:49th', 'Queenston')
    br.drag('Vincent br:8th br:49th', 'Lewiston')
    way('Ft. George', 'Queenston', 'Lewiston')
    bat(t, 'British', 'Lewiston', 'Queenston', 'br:8th', '1st_NY_Militia', (4, 3), 'DR')
    safe(t, 'US', 'Lewiston', 'Batavia', ['Queenston'])
    us.drag('1st_NY_Militia', 'Batavia')
    br.reveal('53')
    br.discard('53')
    br.vp(B.due())

with act(s, 'US the 18th and 13th from Ft. Niagara', 'US', '43', ret='Vincent br:8th br:49th', book=B):
    us.drop_discard('43')
    us.drag('18th us:13th', 'Lewiston')
    safe(t, 'British', 'Lewiston', 'Queenston', ['Ft. Niagara'])
    br.drag('br:8th br:49th Vincent', 'Queenston')
    us.vp(B.due())

with act(s, 'BR Voltigeurs', 'British', '67', book=B):
    br.play('67')
    br.drag('Voltigeurs', 'Lacolle')
    br.discard('67')

with act(s, 'US Scott up to Oswego', 'US', '57', leader='Scott', book=B):
    us.drop_discard('57')
    us.march('Scott 20th 23rd 25th 29th', 'Utica', 'Rome')
    us.drag('Scott 20th 23rd 25th 29th', 'Sackets Harbour')
    us.undo()
    us.drag('Scott 20th 23rd 25th 29th', 'Oswego')

with act(s, 'BR restores the 41st', 'British', '49', build=True, flips='1/41st', book=B):
    br.play('49')
    assert supplied(t, 'British', 'Thamesville') and holds(t, 'British', 'Thamesville')
    br.flip('1/41st')
    br.discard('49')

s.play('US holds')
us.hold('45')
s.play('BR holds')
br.hold('40')
s.done()
