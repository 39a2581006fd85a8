"""Spring 1814 in Greek: a loud one in the coffee house, a calm one with a pencil."""
from aid23a import *

s, t, us, br = start('1814a', 'Σταύρος', 'Ελένη', 'Spring 1814: a reduced regiment is removed while a fresh one stands by; the Mohawk go by ship',
                     ['75', '80', '83', '86', '89', '93', '96', '90', '81'], ['73', '76', '77', '78', '85', '92', '94', '88', 'Bladensburg'], go=False)
set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)

with act(s, 'BR 77 Mohawk', 'British', card='77', book=b):
    br.say('77, οι Mohawk στο Ft. George')
    br.play('77')
    br.drag('br:Mohawk', 'Ft. George')
    br.discard('77')

with act(s, 'US 86 Izard at Lacolle', 'US', card='86', leader='Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.say('86! Izard! όλοι στο Lacolle!')
    us.play('86')
    w = 'Izard us:6th us:13th us:15th us:31st'
    us.drag(w, 'Champlain NY')
    us.drag(w, 'Lacolle')
    br.say('μένω')
    war(t, 'US', 'Lacolle', 'Champlain NY', 'us:15th', 'Canadian Fencibles', (5, 5), 'DR-1')
    us.roll('2d6', 5, 5)
    us.say('έντεκα! δρόμο!')
    br.flip('Canadian_Fencibles')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(b.due())
    us.discard('86')

with act(s, 'BR 73 two ships', 'British', card='73', book=b):
    br.say('73, δύο πλοία στο Ft. George')
    br.play('73')
    br.drag('Royal_George Earl_of_Moira', 'Ft. George')
    br.discard('73')

with act(s, 'US 83 builds', 'US', card='83', build=True, book=b):
    us.say('83, δύο μπρίκια! Jefferson, Jones!')
    us.play('83')
    us.drag('ship:Jefferson ship:Jones', 'Sackets Harbour')
    us.discard('83')

with act(s, 'BR 85 Marines', 'British', card='85', book=b):
    br.say('85, οι 1/R. Marines στο Cornwall, 2')
    br.play('85')
    br.drag('1/R._Marines', 'Cornwall')
    br.discard('85')

s.play('US 96 Izard at Isle aux Noix')
us.say('96! πάλι ο Izard! Isle aux Noix! το 31ο φυλάει')
us.play('96')
us.drag(w.replace(' us:31st', ''), 'Isle aux Noix')
br.say('μένω. μπροστά το 70ό. 12 με 9')
us.say('μπροστά το 15ο!')
war(t, 'US', 'Isle aux Noix', 'Lacolle', 'us:15th', '70th', (6, 5), 'DR-1')
us.roll('2d6', 6, 5)
br.say('έντεκα, ένα βήμα και φεύγω')
with s.fault('10.52 10.32 10.51', 'the step loss of the defender removes the reduced Canadian Fencibles while the 70th, the lead, stays fresh', ''):
    br.drag('Canadian_Fencibles', 'British Eliminated')
    br.drag('70th', 'St-Jean')
br.drag('Chubb Finch', 'St-Jean')
us.vp(b.due())
b.ok()
us.discard('96')

s.play('BR 78 Mohawk by ship')
br.say('78, το Royal George παίρνει τους Mohawk στο Kingston')
br.play('78')
with s.fault('11.33 9.1 9.2 3.16 3.7 11.3 8.61', 'Indians are carried by a ship from Ft. George to Kingston; by land it is 7', ''):
    assert best('Ft. George', 'Kingston')[0] > 6
    br.drag('Royal_George br:Mohawk', 'Kingston')
br.discard('78')
b.ok()

with act(s, 'US 89 Brown', 'US', card='89', leader='Brown', book=b):
    us.say('89, Brown, τρία συντάγματα, Ogdensburg!')
    us.play('89')
    us.march('Brown us:9th us:11th us:22nd', 'Antwerp', 'Ogdensburg')
    us.discard('89')

with act(s, 'BR 76 Rottenburg repulsed', 'British', card='76', leader='Rottenburg', book=b,
         fights={k: 'Isle aux Noix' for k in ('Rottenburg', 'br:13th', '49th', 'De Watteville')}):
    br.say('76, Rottenburg, 13ο, 49ο, De Watteville, 3 και 1 και 1')
    br.play('76')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'La Prairie')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'St-Jean')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'Isle aux Noix')
    us.say('εδώ είμαι!')
    war(t, 'British', 'Isle aux Noix', 'St-Jean', '49th', 'us:15th', (4, 3), 'AR')
    br.roll('2d6', 4, 3)
    us.say('χαχα! έξι!')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'St-Jean')
    br.discard('76')

with act(s, 'US 75 Scott', 'US', card='75', leader='Scott', book=b):
    us.say('75, Scott στο Lewiston!')
    us.play('75')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
    us.discard('75')

with act(s, 'BR 92 builds', 'British', card='92', build=True, book=b):
    br.say('92, η φρεγάτα Prince Regent στο Kingston')
    br.play('92')
    br.drag('ship:Prince_Regent', 'Kingston')
    br.discard('92')

with act(s, 'US 90 Perry', 'US', card='90', leader='Perry', book=b):
    us.say('90, Perry έξω!')
    us.play('90')
    us.drag('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box')
    us.discard('90')

with act(s, 'BR Bladensburg', 'British', card='Bladensburg', book=b):
    br.say('Bladensburg, 2 βαθμοί')
    c = br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([c.id], 'Cards Used for VPs', how='pieces')

s.play('US holds')
us.say('κρατάω ένα! κερνάω καφέ')
us.hold('81')
s.play('BR holds')
br.say('κι εγώ')
br.hold('94')
s.done()
