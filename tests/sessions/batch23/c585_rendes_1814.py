"""Spring 1814, a tidy man in Hungarian: after every play he lays the counters side by side; the other hardly speaks."""
from aid23a import *

s, t, us, br = start('1814a', 'Ilonka', 'Rezső', 'Spring 1814: arrivals, deal without Ghent, builds, lake battle, Lacolle, Bladensburg; the map tidied all the time',
                     arrived=False, go=False)
set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)

s.play('arrivals and deal')
br.say('Előbb rendet rakok. Erősítések.')
muster(br, '1814a', groups=False)
tidy(br, '37th', '90th')
muster(us, '1814a')
br.say('Kilenc-kilenc lap, a genti béke még nincs benne.')
deal(br, 1814, '73', '76', '78', '82', '85')
deal(us, 1814, '75', '80', '83', '86', '89', '93', '96', '90', '81')
deal(br, 1814, '88', '92', '94', 'Bladensburg')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR 76 Prevost', 'British', card='76', leader='Prevost', book=b):
    br.say('76, Prevost három ezreddel Montrealba')
    br.play('76')
    br.drag('Prevost br:16th 37th 90th', 'Montreal')
    tidy(br, 'Prevost', '37th', 'De Watteville')
    br.discard('76')

with act(s, 'US 83 builds', 'US', card='83', build=True, book=b):
    us.play('83')
    us.drag('ship:Jefferson', 'Sackets Harbour')
    us.drag('ship:Jones', 'Sackets Harbour')
    us.discard('83')
    us.say('83 hajók')
    tidy(br, 'ship:Jones')

with act(s, 'BR 92 builds', 'British', card='92', build=True, book=b):
    br.say('92: a Prince Regent fregatt 2, a Linnet brigg 1')
    br.play('92')
    br.drag('ship:Prince_Regent', 'Kingston', how='beside')
    br.drag('ship:Linnet', 'Isle aux Noix', how='beside')
    br.discard('92')

with act(s, 'US 86 Izard at Lacolle', 'US', card='86', leader='Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.say('86 Izard')
    us.play('86')
    w = 'Izard us:6th us:13th us:15th us:29th'
    us.drag(w, 'Champlain NY')
    us.drag(w, 'Lacolle')
    br.say('Állok. Erdő, 15 az 5 ellen')
    war(t, 'US', 'Lacolle', 'Champlain NY', 'us:13th', 'Canadian Fencibles', (4, 6), 'DR-1')
    us.roll('2d6', 4, 6)
    br.flip('Canadian_Fencibles')
    br.drag('Canadian_Fencibles', 'Isle aux Noix', how='beside')
    us.vp(b.due())
    us.discard('86')
    tidy(br, 'us:13th', 'us:29th', 'us:6th')

with act(s, 'BR 78 De Meuron', 'British', card='78', book=b):
    br.say('78, De Meuron is oda')
    br.play('78')
    br.drag('De_Meuron', 'Isle aux Noix')
    tidy(br, 'De Meuron')
    br.discard('78')

with act(s, 'US 80 Chauncey', 'US', card='80', leader='Chauncey', book=b):
    us.play('80')
    us.say('80')
    us.drag('Chauncey General_Pike ship:Madison Oneida ship:Sylph', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('80')

with act(s, 'BR 73 Yeo', 'British', card='73', leader='Yeo', ret='Chauncey General_Pike ship:Madison Oneida ship:Sylph', fights={'ship:Prince Regent': 'Lake Ontario Control Box'},
         flips='ship:Prince_Regent General_Pike ship:Madison', book=b):
    br.say('73, Yeo: Prince Regent, Wolfe, Royal George, Melville, Moira. öt a négy ellen')
    br.play('73')
    br.drag('Yeo ship:Prince_Regent ship:Wolfe Royal_George ship:Melville Earl_of_Moira', 'Lake Ontario Control Box')
    us.say('Pike')
    atsea(t, 'ship:Prince_Regent ship:Wolfe Royal_George ship:Melville Earl_of_Moira', 'General_Pike ship:Madison Oneida ship:Sylph', 'ship:Prince_Regent', 'General_Pike', 2, 'A1 D2 att', 1, 0)
    br.roll('1d6', 2)
    br.say('+1 hajó, +1 Yeo, +1 fregatt: öt')
    us.flip('General_Pike ship:Madison')
    us.drag('Chauncey General_Pike ship:Madison Oneida ship:Sylph', 'Sackets Harbour')
    br.flip('ship:Prince_Regent')
    br.drag('ship:Prince_Regent', 'Kingston')
    br.vp(b.due())
    tidy(br, 'General Pike', 'ship:Madison', 'ship:Wolfe')
    br.discard('73')

with act(s, 'US 75 repairs', 'US', card='75', flips='General_Pike ship:Madison', book=b):
    us.play('75')
    us.flip('General_Pike')
    us.flip('ship:Madison')
    us.discard('75')

with act(s, 'BR 85 restores', 'British', card='85', flips='Canadian_Fencibles', book=b):
    br.say('85, a Fencibles újra egész')
    br.play('85')
    br.flip('Canadian_Fencibles')
    tidy(br, 'Canadian Fencibles')
    br.discard('85')

with act(s, 'US 96 Harrison', 'US', card='96', leader='Harrison', book=b):
    us.say('96 Harrison, 24. marad Sandwichben')
    us.play('96')
    us.drag('Harrison us:24th us:28th', 'Sandwich')
    us.drag('Harrison us:28th', 'Thamesville')
    us.vp(b.due())
    us.discard('96')
    tidy(br, 'Harrison')

with act(s, 'BR 88 Norfolk', 'British', card='88', book=b):
    br.say('88, Norfolk Londonba, 2 és 2')
    br.play('88')
    br.march('Norfolk', 'Oxford', 'London')
    br.discard('88')

with act(s, 'US 89 to Oswego', 'US', card='89', book=b):
    us.play('89')
    us.march('34th 45th', 'Utica', 'Rome', 'Oswego')
    us.discard('89')

with act(s, 'BR Bladensburg', 'British', card='Bladensburg', book=b):
    c = br.play('Bladensburg')
    br.say('Bladensburg, két pont, és a lapot szépen a helyére')
    br.vp(b.due(-2))
    br.drag([c.id], 'Cards Used for VPs', how='pieces')

s.play('US holds')
us.say('félre')
us.hold('81')

with act(s, 'BR 82 Drummond', 'British', card='82', leader='Drummond', book=b):
    br.say('82, Drummond és a 104. meg a 10. Prescottba')
    br.play('82')
    br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
    br.drag('Drummond 104th 10th_R.V.', 'Prescott')
    tidy(br, '104th', '10th R.V.', '1/R. Marines')
    br.discard('82')

with act(s, 'US 90', 'US', card='90', book=b):
    us.play('90')
    us.drag('19th 4th_Rifles', 'Meadville')
    us.drag('us:19th 4th_Rifles', 'Erie PA')
    us.say('90')
    us.discard('90')

s.play('BR holds')
br.say('Félreteszem, és egyenesre igazítom')
br.hold('94')
s.done()
