"""Autumn 1812 to spring 1813 without a word: Batavia winters two too many and flips one; the Americans draw nine."""
from aid35b import *

s = Session('dev-1812-faults', us='Nils', br='Odd',
            what='Autumn 1812 to spring 1813, silent: at Batavia (2) four fresh units winter and only one is flipped; in spring 1813 the US draws nine cards')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay('us:6th us:13th', 'Lewiston', 'US')
t.lay('us:5th 12th', 'Batavia', 'US')
t.lay('14th 15th us:16th', 'Sackets Harbour', 'US')
t.lay('us:9th 11th 23rd', 'Plattsburg', 'US')
t.lay('17th us:19th 1st_Kentucky Harrison', 'Ft. Meigs', 'US')
t.lay('3rd_Ohio', 'Ft. Findlay', 'US')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('1/R._Scots 103rd', 'Montreal', 'British')
t.lay('Brock R.N.R. York_Militia', 'Ft. George', 'British')
t.lay('Glengarry', 'Kingston', 'British')
hands(t, ['12', '13', '22'], ['2', '8', '5'])
burn_to(t, 1812, 22)
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Van Rensselaer to Queenston', 'US', '22', leader='Van Rensselaer', ret='Lincoln', book=B):
    us.play('22')
    us.drag('Van_Rensselaer us:6th us:13th 1st_NY_Militia', 'Queenston')
    safe(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(B.due())
    us.discard('22')

with act(s, 'BR Brock takes it back', 'British', '8', leader='Brock', ret='Van_Rensselaer us:6th us:13th 1st_NY_Militia', book=B):
    br.play('8')
    br.each('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    bat(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', 'us:13th', (6, 2), 'DR')
    br.roll('2d6', 6, 2)
    safe(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer us:6th us:13th 1st_NY_Militia', 'Lewiston')
    br.vp(B.due())
    br.discard('8')

with act(s, 'US the 6th and 13th to Batavia', 'US', '13', book=B):
    us.play('13')
    us.drag('us:6th', 'Batavia')
    us.drag('us:13th', 'Batavia')
    us.discard('13')

with act(s, 'BR Procter to London', 'British', '5', leader='Procter', book=B):
    br.play('5')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'London')
    br.discard('5')

with act(s, 'US Dearborn and the 20th', 'US', '12', leader='Dearborn', book=B):
    us.play('12')
    us.drag('Dearborn 20th', 'Utica')
    us.discard('12')

with act(s, 'BR the 103rd and the Royal Scots', 'British', '2', book=B):
    br.play('2')
    br.drag('103rd 1/R._Scots', 'Trois-Rivieres')
    br.discard('2')

s.play('winter')
us.turn('Winter 1812-13')
want = {('Detroit', 'US'): 2, ('Ft. Meigs', 'US'): 2, ('Batavia', 'US'): 2, ('Queenston', 'British'): 1}
assert excess(t) == want, excess(t)
us.flip('1st_Ohio 2nd_Ohio')
us.flip('us:19th 17th')
br.flip('York_Militia')
with s.fault('16.21 16.22 16.2', 'Batavia (2): four fresh units, only the 12th is flipped, two were due'):
    us.flip('12th')

s.play('spring 1813: the marker, arrivals, dice, the deal')
br.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 4)
br.roll('1d6', 2)
deal(t, br, 1813, '40', '41', '42', '43', '44', '60', '62', '65')
deal(t, us, 1813, '46', '47', '48', '49', '50', '52', '54', '66')
with s.fault('7.21 7.23', 'the US draws a ninth card, eight are dealt'):
    deal(t, us, 1813, '68')
assert hand_sizes(t) == (9, 8)

with act(s, 'US Hampton to Lacolle', 'US', '52', leader='Hampton', book=B):
    us.play('52')
    us.march('Hampton us:9th 11th 23rd', 'Champlain NY', 'Lacolle')
    us.vp(B.due())
    us.discard('52')

with act(s, 'BR Drummond drives him off', 'British', '42', leader='Drummond', ret='Hampton us:9th 11th 23rd', book=B):
    br.play('42')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('Drummond br:8th Canadian_Fencibles Voltigeurs', 'La Prairie', 'Lacolle')
    bat(t, 'British', 'Lacolle', 'La Prairie', 'br:8th', '11th', (5, 3), 'DR')
    br.roll('2d6', 5, 3)
    safe(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('Hampton us:9th 11th 23rd', 'Champlain NY')
    br.vp(B.due())
    br.discard('42')

with act(s, 'US builds', 'US', '46', build=True, book=B):
    us.play('46')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR builds', 'British', '62', build=True, book=B):
    br.play('62')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.discard('62')

with act(s, 'US Pike to Cape Vincent', 'US', '47', leader='Pike', book=B):
    us.play('47')
    us.drag('Pike 14th 15th us:16th', 'Cape Vincent')
    us.discard('47')

with act(s, 'BR De Watteville and the 13th', 'British', '60', book=B):
    br.play('60')
    br.drag('De_Watteville br:13th', 'Montreal')
    br.discard('60')

s.play('US holds')
us.hold('49')
s.play('BR holds')
br.hold('40')
s.done()
