"""Not a word: the end of autumn 1813, a winter, the spring of 1814 with arrivals and deal."""
from aid31a import *

s = table('1813b', 'North', 'South', 'silent; St. Regis and Cornwall late in 1813, the winter of a force in enemy country, spring 1814 with the treaty set aside',
          hands=(['46', '54', '49'], ['48', '52', '53']), gone=['Contrary Winds', 'Heavy Rains'], pile=26,
          men=[('Wilkinson us:6th us:15th us:16th us:9th', 'French Mills', 'US')])
set_aside(s.t, 'Treaty of Ghent')
s.t.lay_face('Madison', True, 'US')
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Marines', 'British', '48', book=b):
    br.play('48')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('1/R._Marines 2/R._Marines', 'Montreal')
    br.discard('48')

with act(s, 'US Wilkinson over the St. Lawrence', 'US', '46', 'Wilkinson', ret='Glengarry', book=b):
    us.play('46')
    way('French Mills', 'St. Regis', 'Cornwall')
    us.drag('Wilkinson us:6th us:15th us:16th us:9th', 'St. Regis')
    us.drag('Wilkinson us:6th us:15th us:16th', 'Cornwall')
    assert fight(t, 'US', 'Cornwall', ['St. Regis'], '6th', 'Glengarry', 1813, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    goes(t, 'British', 'Cornwall', 'Coteau du Lac', came=['St. Regis'])
    br.drag('Glengarry', 'Coteau du Lac')
    us.vp('US 1')
    us.discard('46')

with act(s, 'BR Prevost', 'British', '52', 'Prevost', ret='Wilkinson us:6th us:15th us:16th', book=b):
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th br:70th br:89th', 'Montreal')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th br:70th br:89th', 'Coteau du Lac')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th br:70th br:89th', 'Cornwall')
    assert fight(t, 'British', 'Cornwall', ['Coteau du Lac'], 'De Watteville', '6th', 1813, (6, 3)) == 'DR'
    br.roll('2d6', 6, 3)
    goes(t, 'US', 'Cornwall', 'St. Regis', came=['Coteau du Lac'])
    us.drag('Wilkinson', 'St. Regis')
    us.drag('us:16th us:15th us:6th', 'St. Regis')
    br.vp('British 1')
    br.discard('52')

with act(s, 'US Scott', 'US', '54', 'Scott', book=b):
    us.play('54')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march('Scott us:20th us:23rd', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.discard('54')

with act(s, 'BR Drummond', 'British', '53', 'Drummond', book=b):
    br.play('53')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('Drummond 1/R._Marines 2/R._Marines', 'Cornwall')
    br.drag('Drummond 1/R._Marines 2/R._Marines', "Crysler's Farm")
    br.discard('53')

with act(s, 'US to Erie', 'US', '49', book=b):
    us.play('49')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:22nd', 'Erie PA')
    us.discard('49')

s.play('winter')
us.turn('Winter 1813-14')
frost(t, {('St. Regis', 'US'): ['us:6th', 'us:15th', 'us:16th'], ('Cornwall', 'British'): ['br:13th', 'br:70th', 'br:89th'],
          ("Crysler's Farm", 'British'): ['2/R. Marines'], ('Ft. Malden', 'British'): ['Shawnee'], ('Ft. MacArthur', 'US'): ['2nd Kentucky'],
          ('Buffalo', 'US'): ['us:12th', 'us:14th']})
us.flip('us:6th us:15th us:16th')
br.flip('br:13th')
br.flip('br:70th br:89th')
us.flip('2nd_Kentucky')
br.flip('2/R._Marines Shawnee')
us.flip('us:14th')
us.flip('us:12th')
us.flip('Madison')
b.ok()

s.play('spring 1814')
br.turn('Spring-Summer 1814')
muster(br, '1814a')
muster(us, '1814a')
for a, c in zip(('73', '74', '76', '78', '80', '83', '85', '88', '92'), ('75', '77', '79', '81', '82', '84', '86', '90', '94')):
    deal(t, br, 1814, c)
    deal(t, us, 1814, a)

with act(s, 'BR restores three', 'British', '82', flips='br:13th br:70th br:89th', book=b):
    br.play('82')
    assert supplied(t, 'British', 'Cornwall')
    br.flip('br:13th br:70th br:89th')
    br.discard('82')

with act(s, 'US Wilkinson leaves', 'US', '76', 'Wilkinson', book=b):
    us.play('76')
    way('St. Regis', 'French Mills')
    us.drag('Wilkinson us:6th us:15th us:16th', 'French Mills')
    us.discard('76')

with act(s, 'BR Prevost at St. Regis', 'British', '86', 'Prevost', ret='us:9th', book=b):
    br.play('86')
    way('Cornwall', 'St. Regis')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th br:70th br:89th', 'St. Regis')
    # DR whether forest and river both count or one of them
    assert fight(t, 'British', 'St. Regis', ['Cornwall'], 'De Watteville', '9th', 1814, (3, 4)) == 'DR'
    assert fight(t, 'British', 'St. Regis', ['Cornwall'], 'De Watteville', '9th', 1814, (3, 5)) == 'DR'
    br.roll('2d6', 3, 4)
    goes(t, 'US', 'St. Regis', 'French Mills', came=['Cornwall'])
    us.drag('us:9th', 'French Mills')
    br.vp('British 2')
    br.discard('86')

with act(s, 'US Brown', 'US', '74', 'Brown', book=b):
    us.play('74')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Brown us:21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    us.discard('74')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('90')
s.done()
