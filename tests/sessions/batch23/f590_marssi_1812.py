"""Autumn 1812, a brisk pair (Danish and Albanian): a militia that marches too far, a beaten militia that runs two spaces."""
from aid23b import *

s = Session('dev-1812-faults', us='Frode', br='Drita', what='Autumn 1812: 3rd Ohio marches 8 MP; Lincoln beaten at Queenston retreats two spaces')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['12', '32', '4', '13', '30', '19', '27'], ['5', '2', '17', '8', '10', '20', '18'])
burn_to(t, 1812, 14)
s.begin()
us, br = s.us, s.br
B = Book(t)

with act(s, 'US Harrison', 'US', '30', 'Harrison', book=B):
    us.say('30, Harrison frem til Raisin')
    us.play('30')
    mv(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', hops=False)
    us.discard('30')

with act(s, 'BR Vincent', 'British', '8', 'Vincent', book=B):
    br.play('8')
    br.say('Vincent te Prescott')
    mv(br, 'Vincent 49th', 'Kingston', 'Gananoque', 'Prescott')
    br.discard('8')

s.play('US 3rd Ohio')
us.say('4, 3rd Ohio op til Hull')
us.play('4')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit') == 8
with s.fault('9.1 9.2 3.16 2.22', '3rd Ohio spends 8 MP, a unit has 6', 'path|link'):
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.drag('3rd_Ohio', 'Detroit')
us.discard('4')

with act(s, 'BR fleet', 'British', '2', book=B):
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.say('2 pikë')
    br.discard('2')

with act(s, 'US Dearborn to Plattsburg', 'US', '32', 'Dearborn', book=B):
    us.play('32')
    us.say('32 Dearborn')
    mv(us, 'Dearborn us:6th us:13th us:9th us:11th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('32')

with act(s, 'BR Procter', 'British', '5', 'Procter', book=B):
    br.play('5')
    mv(br, 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich')
    br.say('në Sandwich')
    br.discard('5')

with act(s, 'US 1st Rifles and 2nd New York', 'US', '13', book=B):
    us.play('13')
    mv(us, '2nd_NY_Militia 1st_Rifles', 'Sackets Harbour', 'Cape Vincent', one=True)
    us.say('13, Cape Vincent')
    us.discard('13')

with act(s, 'BR Norfolk', 'British', '17', book=B):
    br.play('17')
    mv(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
    br.discard('17')

s.play('US Van Rensselaer at Queenston')
us.say('27, nej')
us.play('27', reveal=False)
us.drag([t.card('27').id], 'US Hand')
us.play('12')
us.say('12, van Rensselaer over floden')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln Militia', (6, 4), 'DR')
us.roll('2d6', 6, 4)
us.say('10-1=9, du viger')
with s.fault('10.7 10.71 10.72 10.51', 'Lincoln retreats two spaces, a retreat is one', 'retreat|link|path'):
    br.drag('Lincoln', 'Stoney Creek')
    br.say('Stoney Creek')
us.vp(B.due())
us.discard('12')
B.ok()

with act(s, 'BR Glengarry and the Cornwall militia', 'British', '18', book=B):
    br.play('18')
    mv(br, 'Glengarry Upper_Canada_Militia', 'Cornwall', "Crysler's Farm")
    br.discard('18')

with act(s, 'US holds', 'US', '27', hold=True, book=B):
    us.hold('27')

with act(s, 'BR the 103rd and the Royals', 'British', '10', book=B):
    br.play('10')
    mv(br, '103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', hops=False)
    br.discard('10')

with act(s, 'US two to Plattsburg', 'US', '19', book=B):
    us.play('19')
    mv(us, 'us:14th us:15th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.say('19. godnat')
    us.discard('19')

with act(s, 'BR holds', 'British', '20', hold=True, book=B):
    br.hold('20')
    br.say('natën')
s.done()
