"""Brown ships four regiments and the riflemen to Prescott; Rottenburg comes up the road. Each logs his own half."""
from lay10 import *

s = start('1814a', us='Nat', br='Olive', what='Spring-Summer 1814 in mid-turn, by mail: a land leader uses the ships beside him, an amphibious attack, the counter-attack, ships leave a lost port; two logs', vp='US 4')
t = s.t
ready(t, ['Card 77', 'Card 84', 'Card 99'], ['Card 78', 'Card 76', 'Card 93'], 1814, 12)
t, us, br = s.begin()
b = Book(t)

s.play('BR Riall')
br.say('mail 11: 78 as 2, Riall and the Royal Scots to Queenston')
br.play('78')
mv(br, 'Riall 1/R._Scots', 'Queenston')
br.discard('78')

s.play('US Brown at Prescott')
us.say('77 as 1, Brown, with the ships in harbour')
us.play('77')
assert supplied(t, 'British', 'Prescott')
fl = 'General_Pike ship:Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
go = 'us:9th 11th 21st 22nd 1st_Rifles'
assert room(P(t, fl, 'US')) == (4, 1)
us.drag(fl, 'Prescott')
us.drag('Brown ' + go, 'Prescott')
m = drm(t, 'US', 'Prescott', go, '1/R._Marines', 'us:9th', '1/R._Marines', amod=1, amph=True)
assert m == 4 and res(m, 3, 3) == 'DR'
us.say('18 to 3, +4; landing -1, Brown +1')
us.roll('2d6', 3, 3)
us.say('10. Marines to Cryslers I suppose')
br.drag('1/R._Marines', "Crysler's Farm")
us.vp('US 6')
b.ok()
us.discard('77')
us.say('mail 12 goes out')
s.cut()

s.play('BR Rottenburg')
br.say('mail 13. 76 as 3: Rottenburg and everybody along the road')
br.play('76')
assert supplied(t, 'US', 'Prescott') and supplied(t, 'British', 'Montreal')
br.drag('Rottenburg De_Watteville br:13th 49th', 'Coteau du Lac')
br.drag('Rottenburg De_Watteville br:13th 49th', 'Cornwall')
br.drag('Rottenburg De_Watteville br:13th 49th Upper_Canada_Militia', "Crysler's Farm")
at = 'De_Watteville br:13th 49th Upper_Canada_Militia 1/R._Marines'
br.drag('Rottenburg ' + at, 'Prescott')
m = drm(t, 'British', 'Prescott', at, go, '49th', '1st_Rifles', dmod=1)
assert m == -1 and res(m, 6, 6) == 'DR-1' and supplied(t, 'British', 'Prescott', "Crysler's Farm")
br.say('49th leads')
us.say('Rifles. 19 on 18, Brown -1')
br.roll('2d6', 6, 6)
us.say('you roll these yourself, do you')
us.drag('1st_Rifles', 'US Eliminated')
us.drag('Brown us:9th 11th 21st 22nd', 'Ogdensburg')
us.drag(fl, 'Sackets Harbour')
br.vp('US 4')
b.ok()
br.discard('76')

s.play('US Scott')
us.say('84: Scott and the volunteers to Schlosser')
us.play('84')
mv(us, 'Scott NY_Volunteers_1814', 'Ft. Schlosser')
us.discard('84')

s.play('BR holds')
br.hold('93')
s.done()
