"""Spring 1812, no chat at all: Hull over the river and back, Lacolle taken and lost, the lake; two hasty people, late reveals, dice before anything."""
from lay18 import act, Book, fight, goes, way
from session import Session

s = Session('dev-1812-faults', us='Odalys', br='Bruno', what='Spring 1812 without a word: Sandwich, Detroit, Lacolle, Lake Ontario')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Hull to Sandwich', 'US', '32', 'Hull', book=b):
    us.play('32')
    us.each('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp('US 1')
    us.discard('32')

with act(s, 'BR Procter back at Sandwich', 'British', '5', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', flips='us:4th 1st_Ohio', book=b):
    br.drag('Procter 1/41st Tecumseh Shawnee Wyandot Essex', 'Sandwich')
    br.play('5', reveal=False)
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (6, 6)) == 'DR-2'
    br.roll('2d6', 6, 6)
    us.flip('us:4th 1st_Ohio')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    br.reveal('5')
    br.vp('0')
    br.discard('5')

with act(s, 'US restores the 4th', 'US', '13', flips='us:4th', book=b):
    us.play('13')
    us.flip('us:4th')
    us.discard('13')

with act(s, 'BR Brock to Queenston', 'British', '8', 'Brock', book=b):
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.discard('8')

with act(s, 'US Dearborn to Plattsburg', 'US', '12', 'Dearborn', book=b):
    us.play('12')
    us.drag('us:6th us:13th Dearborn', 'Ticonderoga')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.drag('Dearborn', 'Plattsburg')
    us.discard('12')

with act(s, 'BR the lake', 'British', '20', book=b):
    br.drop_discard('20')
    br.each('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('British 2')

with act(s, 'US Lacolle', 'US', '19', book=b):
    us.play('19', reveal=False)
    us.drag('us:6th us:13th', 'Champlain NY')
    us.drag('us:6th us:13th', 'Lacolle')
    us.reveal('19')
    us.vp('British 1')
    us.discard('19')

with act(s, 'BR 8th and Fencibles at Lacolle', 'British', '2', ret='us:6th us:13th', flips='us:6th', book=b):
    br.play('2')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    assert fight(t, 'British', 'Lacolle', ['La Prairie'], 'br:8th', 'us:6th', 1812, (5, 6)) == 'DR-1'
    br.roll('2d6', 5, 6)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:6th us:13th', 'Champlain NY')
    us.flip('us:6th')
    br.discard('2')
    br.vp('British 2')

with act(s, 'US back to Plattsburg', 'US', '30', book=b):
    us.play('30')
    us.drag('us:13th', 'Plattsburg')
    us.drag('us:6th', 'Plattsburg')
    us.discard('30')

with act(s, 'BR Procter at Detroit, beaten off', 'British', '10', 'Procter', flips='1/41st Essex', book=b,
         fights={k: 'Detroit' for k in ('Procter', '1/41st', 'Tecumseh', 'Shawnee', 'Wyandot', 'Essex')}):
    br.play('10', reveal=False)
    br.drag('Procter 1/41st Tecumseh Shawnee Wyandot Essex', 'Detroit')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', 'us:4th', 1812, (1, 2)) == 'AR-2'
    br.roll('2d6', 1, 2)
    br.drag('Procter 1/41st Tecumseh Shawnee Wyandot Essex', 'Sandwich')
    br.flip('1/41st Essex')
    br.discard('10')

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    us.play('4')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('4')

with act(s, 'BR 49th', 'British', '17', book=b):
    br.play('17')
    br.drag('49th', 'Prescott')
    br.undo()
    br.drag('49th', 'Gananoque')
    br.drag('49th', 'Prescott')
    br.discard('17')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('27')
s.done()
