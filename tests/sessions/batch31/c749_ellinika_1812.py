"""Autumn 1812 with arrivals and deal, in Greek: Stavros is pedantic and tells all, Eleni writes half words and forgets to turn her cards."""
from aid31b import *

s = opening('Stavros', 'Eleni', 'Summer-Autumn 1812 in Greek: arrivals one by one, a deal in parts, a naval battle, Death of Brock, a Campaign, fleet return',
            '1812a', [], [])
t, us, br = s.begin()
b = Book(t)

s.play('the turn begins: arrivals and deal')
us.say('Καλησπέρα Ελένη. Φθινόπωρο 1812, πρώτα οι ενισχύσεις')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.say('και εγώ')
muster(br, '1812b', groups=False)
us.say('μοιράζω')
deal(t, us, 1812, '22', '16', '6')
deal(t, br, 1812, '29', '15', '25', '23')
us.say('κι άλλα τέσσερα για μένα, τρία για σένα')
deal(t, us, 1812, '28', 'Death of Brock', '18', '7')
deal(t, br, 1812, '#9 Brock and Tecumseh', 'Campaign', '3')
assert hand_sizes(t) == (7, 7)

with act(s, 'US Dearborn', 'US', '22', 'Dearborn', book=b):
    us.say('Κάρτα 22, 3 πόντοι. Ο Dearborn με έξι συντάγματα στο Sackets Harbour')
    us.play('22')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:21st', 'Rome')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:21st', 'Sackets Harbour')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR Rottenburg', 'British', '29', 'Rottenburg', book=b):
    br.play('29', reveal=False)
    br.say('Ρότενμπουργκ, Πρέσκοτ')
    br.drag('Rottenburg br:8th Canadian_Fencibles', 'Prescott')
    br.reveal('29')
    br.discard('29')

with act(s, 'US Harrison', 'US', '16', 'Harrison', book=b):
    us.say('Κάρτα 16, 3 πόντοι. Ο Harrison με το 17ο, το 19ο και το Κεντάκι, μαζί και ο Winchester, ως το Frenchtown')
    us.play('16')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('16')

with act(s, 'BR Brock', 'British', '15', 'Brock', book=b):
    br.play('15')
    br.say('Μπροκ στο Κουίνστον')
    br.each('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('R.N.R. Brock York_Militia', 'Queenston')
    br.discard('15')

with act(s, 'US Hull', 'US', '6', 'Hull', book=b):
    us.say('Κάρτα 6, 3 πόντοι. Ο Hull περνά το ποτάμι με τρεις μονάδες. Ένας πόντος νίκης')
    us.play('6')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('6')

with act(s, 'BR Procter, the US go back before the fight', 'British', '25', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', book=b):
    br.play('25')
    br.drag('Procter 1/41st Essex Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.say('όλοι επάνω σου. μένεις;')
    us.say('Όχι. Υποχωρώ πριν από τη μάχη, στο Detroit, χωρίς απώλειες')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.vp('0')
    br.discard('25')

with act(s, 'US Chauncey', 'US', '28', 'Chauncey', book=b):
    us.say('Κάρτα 28, 2 πόντοι. Ο Chauncey βγαίνει στη λίμνη Ontario. Δύο πόντοι νίκης')
    us.play('28')
    us.drag('Chauncey Oneida Conquest Scourge Growler', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('28')

with act(s, 'BR two ships attack the box', 'British', '23', ret='Chauncey Oneida Conquest Scourge Growler', flips='Royal_George Oneida',
         fights={'Royal George': 'Lake Ontario Control Box'}, book=b):
    br.play('23')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.say('Royal George μπροστά')
    us.say('Μπροστά το Oneida. Δύο προς τέσσερα, μείον δύο')
    assert sea(t, 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Growler', 'Royal_George', 'Oneida', 6) == 'A1 D1 att'
    br.roll('1d6', 6)
    br.say('6-2=4!! ένα βήμα ο καθένας, η λίμνη δική μου')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Oneida')
    us.drag('Chauncey Oneida Conquest Scourge Growler', 'Sackets Harbour')
    br.vp('British 2')
    br.discard('23')

with act(s, 'US Death of Brock', 'US', 'Death of Brock', flips='Brock', book=b):
    us.say('Ως γεγονός: πέθανε ο Brock. Γύρισέ τον, σε παρακαλώ')
    us.play('Death of Brock')
    br.flip('Brock')
    br.say('αχ ο καημένος. σίφε λοιπόν')
    us.discard('Death of Brock')

with act(s, 'BR Glengarry and militia', 'British', '#9 Brock and Tecumseh', book=b):
    br.play('#9 Brock and Tecumseh')
    br.say('σκέτα πόντοι, 2. γκλένγκαρι + πολιτοφυλακή')
    br.drag('Glengarry Upper_Canada_Militia', "Crysler's Farm")
    br.discard('#9 Brock and Tecumseh')

with act(s, 'US 5th and 12th', 'US', '18', book=b):
    us.say('Κάρτα 18, 2 πόντοι. Το 5ο και το 12ο στο Plattsburg')
    us.play('18')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:5th us:12th', 'Whitehall')
    us.drag('us:5th us:12th', 'Ticonderoga')
    us.drag('us:5th us:12th', 'Plattsburg')
    us.discard('18')

with act(s, 'BR Campaign: Procter and Sheaffe', 'British', None, book=b):
    br.play('Campaign')
    br.say('εκστρατεία: πρώτα ο Πρόκτερ, μετά ο Σίφε')
    br.drag('Procter 1/41st Essex', 'Ft. Malden')
    br.drag('Sheaffe R.N.R.', 'Ft. George')
    br.discard('Campaign')

with act(s, 'US 3rd NY', 'US', '7', book=b):
    us.say('Κάρτα 7, 1 πόντος. Η 3η πολιτοφυλακή της Νέας Υόρκης στο Lewiston')
    us.play('7')
    us.drag('3rd_NY_Militia', 'Lewiston')
    us.say('Δεν έχω άλλες κάρτες')
    us.discard('7')

with act(s, 'BR 103rd and Royal Scots', 'British', '3', book=b):
    br.play('3')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.drag('103rd 1/R._Scots', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.discard('3')
    br.say('τέλος κι εγώ')

s.play('fleet return')
us.say('Επιστροφή των στόλων: μόνο εσύ έχεις πλοίο έξω')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Kingston')
us.say('Έλεγχος: 2 πόντοι για τους Βρετανούς. Σωστά')
b.ok()
s.done()
