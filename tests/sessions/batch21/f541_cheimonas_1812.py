"""Greek. Stavros is sure of everything and asks nothing; Eleni counts with her finger and is always one phase behind with her discards."""
from aid21a import *

s = start('1812b', 'Ελένη', 'Σταύρος', ['Card 6', 'Card 21', 'Card 24', 'Card 25'], ['Card 3', 'Card 29', 'Card 31', 'Card 22'],
          'Autumn 1812 to spring 1813: Vincent (one star) leads six units; Detroit winters with five fresh units on 3', played=20)
t = s.t
t.lay('100th Glengarry Canadian_Fencibles', 'Kingston', 'British')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Harrison', 'US', '6', leader='Harrison', book=b):
    us.say('Κάρτα 6, ο Harrison με τρία συντάγματα στο Meigs, 2 και 2')
    us.play('6')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('6')

s.play('BR Vincent with six')
br.say('3, ο Vincent κατεβαίνει στο Prescott')
br.play('3')
way('Kingston', 'Gananoque', 'Prescott')
with s.fault('3.33 8.41', 'Vincent, one star, moves six units: 49th, 10th, Frontenac, 100th, Glengarry, Fencibles'):
    br.drag('Vincent 49th 10th_R.V. 100th', 'Gananoque')
    br.drag('Vincent 49th 10th_R.V. 100th', 'Prescott')
    br.drag('Frontenac', 'Prescott')
    br.drag('Glengarry Canadian_Fencibles', 'Prescott')
us.say('όλοι; εντάξει, ο ποταμός είναι δικός σου')
br.discard('3')

with act(s, 'US Chauncey', 'US', '25', leader='Chauncey', laid=False, book=b):
    us.say('25, Chauncey στη λίμνη με πέντε')
    us.play('25')
    us.drag('Chauncey Oneida Conquest Scourge Pert Growler', 'Lake Ontario Control Box')
    us.vp('US 2')

with act(s, 'BR Prevost', 'British', '22', leader='Prevost', book=b):
    br.play('22')
    us.discard('25')
    br.say('Prevost στο Μόντρεαλ')
    br.drag('Prevost 103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('Prevost 103rd 1/R._Scots', 'Montreal')
    br.discard('22')

with act(s, 'US 2nd NY', 'US', '21', laid=False, book=b):
    us.say('21, ένα, 2η NY στο Cape Vincent')
    us.play('21')
    us.drag('2nd_NY_Militia', 'Cape Vincent')

with act(s, 'BR Norfolk', 'British', '31', book=b):
    br.play('31')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')
    us.discard('21')

s.play('both hold')
us.say('κρατάω μία')
us.hold('24')
br.say('κι εγώ')
br.hold('29')

s.play('fleets home')
us.drag('Chauncey Oneida Conquest Scourge Pert Growler', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('Οντάριο δικό μου, μένει στο 2')
b.ok()

s.play('winter')
br.turn('Winter 1812-13')
br.say('χειμερινό γεγονός; όχι; πετάμε τις κρατημένες')
br.discard('29')
us.discard('24')
x = excess(t)
assert x == {('Prescott', 'British'): 4, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2,
             ('Albany', 'US'): 4, ('Ft. Meigs', 'US'): 2}, x
br.say('Prescott έξι στα δύο: τέσσερις')
br.flip('49th Glengarry Frontenac Canadian_Fencibles')
br.say('Malden δύο, St. Joseph ένας λιγότερο')
br.flip('Essex')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
with s.fault('16.21 16.22 16.2 16.1', 'Detroit keeps five fresh units on 3, nothing is flipped before spring comes', 'value'):
    us.say('Albany δώδεκα στα οκτώ, Meigs τρία στο ένα')
    us.flip('20th 12th us:5th 23rd')
    us.flip('17th 1st_Kentucky')
    us.say('τέλος χειμώνα')
    us.turn('Spring-Summer 1813')
assert excess(t) == {('Detroit', 'US'): 2}, excess(t)

s.play('spring 1813')
muster(us, '1813a')
muster(br, '1813a')
us.say('ενισχύσεις όλες. ζάρι, έχω +2')
us.roll('1d6', 4)
br.roll('1d6', 3)
us.say('έξι με τρία, παίζω πρώτη φέτος')
deal(t, us, 1813, '46', '61', '50', '57', '43', '64', '39', '66')
deal(t, br, 1813, '52', '38', '41', '65', '47', '60', '54', '68')
assert hand_sizes(t) == (8, 8)

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.say('46 ναυπηγείο: Madison και General Pike')
    us.play('46')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR builds', 'British', '52', build=True, book=b):
    br.play('52')
    br.drag('Wolfe Melville', 'Kingston')
    br.say('Wolfe, Melville')
    br.discard('52')
s.done()
