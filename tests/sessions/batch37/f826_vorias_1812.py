"""Greek: autumn 1812 into the winter. A lady who hoards cards and a man who is glad when the winter is done: a third card held, a regiment that winters where nobody can."""
from aid37a import *

s = Session('dev-1812-faults', us='Θανάσης', br='Ελπίδα', what='autumn and winter 1812 in Greek: a third card held back in one hand; the 49th survives the winter at Smiths Creek (0)')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['16', '22', '13', '21', '28', '7', '15'], ['6', '18', '5', '24', '23', '14', '31'])
burn_to(t, 1812, 14)
t, us, br = s.begin()
b = Book(t)
assert hand_sizes(t) == (7, 7)
us.say('ξεκινάω εγώ, επτά χαρτιά')

with act(s, 'US Winchester', 'US', '28', 'Winchester', book=b):
    us.say('28, ο Winchester με δύο συντάγματα')
    us.play('28')
    us.march('Winchester 17th us:19th', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('28')

s.play('BR holds one')
br.say('κρατάω ένα')
br.hold('6')

with act(s, 'US Dearborn', 'US', '22', 'Dearborn', book=b):
    us.say('22, ο Dearborn με πέντε στο Sackets Harbour')
    us.play('22')
    us.drag('Dearborn us:6th us:13th us:9th', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR 49th goes west', 'British', '24', book=b):
    br.say('24, το 49 προς το York, σταματάει στο Smiths Creek')
    br.play('24')
    br.drag('49th', 'Smiths Creek')
    br.discard('24')

with act(s, 'US to Plattsburg', 'US', '13', book=b):
    us.say('13: 15 και 16 στο Plattsburg')
    us.play('13')
    us.march('15th us:16th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('13')

s.play('BR holds another')
br.say('κι άλλο ένα στην άκρη')
br.hold('18')

with act(s, 'US Niagara crossing', 'US', '16', 'Van Rensselaer', ret='Lincoln', book=b):
    us.say('16, Queenston!')
    us.play('16')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    assert F(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    us.say('εννιά, φεύγεις')
    back(t, 'British', 'Queenston', 'Chippawa', 'Lewiston')
    br.drag('Lincoln', 'Chippawa')
    us.vp('US 2')
    us.discard('16')

with act(s, 'BR Brock', 'British', 'Card 5', 'Brock', ret='1st_NY_Militia Van_Rensselaer', flips='1st_NY_Militia', book=b):
    br.say('5, ο Brock με όλους')
    br.play('5')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    us.say('μένω')
    if SHOW:
        F(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (3, 4))
    assert F(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (3, 4)) == 'DR-1'
    br.roll('2d6', 3, 4)
    us.flip('1st_NY_Militia')
    back(t, 'US', 'Queenston', 'Lewiston', 'Ft. George')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp('0')
    br.discard('5')

with act(s, 'US 12th', 'US', '21', book=b):
    us.say('21, το 12 στη Utica')
    us.play('21')
    us.drag('12th', 'Utica')
    us.discard('21')

s.play('BR holds a third')
with s.fault('7.34 7.32 7.23', 'a third card is held back in the same hand (6 and 18 lie there)'):
    br.say('και αυτό στην άκρη')
    br.hold('23')
us.say('μαζεύεις, μαζεύεις...')

with act(s, 'US 11th and 14th', 'US', '15', book=b):
    us.say('15, 11 και 14 στο Whitehall')
    us.play('15')
    us.drag('11th 14th', 'Whitehall')
    us.discard('15')

with act(s, 'BR 103rd', 'British', '31', book=b):
    br.say('31, το 103')
    br.play('31')
    br.drag('103rd', 'Trois-Rivieres')
    br.discard('31')

with act(s, 'US 3rd NY', 'US', '7', book=b):
    us.say('7, τελευταίο μου')
    us.play('7')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.discard('7')

with act(s, 'BR Glengarry', 'British', '14', book=b):
    br.say('14, Glengarry στο Prescott')
    br.play('14')
    br.drag('Glengarry', 'Prescott')
    br.discard('14')

s.play('winter')
assert hand_sizes(t) == (0, 0)
us.say('χειμώνας. κανένα πλοίο στις λίμνες, κανένα χαρτί χειμώνα')
us.turn('Winter 1812-13')
if SHOW:
    print(excess(t))
with s.fault('16.26 16.23 16.21 16.2 2.17', 'the 49th winters at Smiths Creek (value 0) and is not removed'):
    us.flip('17th')
    us.flip('1st_Ohio 2nd_Ohio')
    br.flip('Shawnee')
    br.flip('Essex')
    br.drag('Det._10th_R.V.', 'British Eliminated')
    br.say('το Malden δύο, το St. Joseph ένα. τελειώσαμε;')
    us.say('τελειώσαμε. άνοιξη')
    us.turn('Spring-Summer 1813')
us.say('αύριο οι ενισχύσεις')

s.play('spring: arrivals, deal, roll')
br.say('τα παλιά χαρτιά στον σωρό')
for c in ('6', '18', '23'):
    br.discard(c)
muster(us, '1813a')
muster(br, '1813a')
deal(t, us, 1813, '42', '46', '38', '43', '37', '45', '41', '48')
deal(t, br, 1813, '52', '39', '49', '50', '44', '47', '51', '53')
us.roll('1d6', 6)
br.roll('1d6', 3)
us.say('πρώτος εγώ όλο τον χρόνο')

with act(s, 'US builds', 'US', '42', build=True, book=b):
    buildable(t, '42', 'Lawrence ship:Niagara Madison')
    us.say('42: Lawrence, Niagara στο Erie και Madison στο Sackets')
    us.play('42')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.drag('Madison', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR builds', 'British', '39', build=True, book=b):
    buildable(t, '39', 'Wolfe Melville')
    br.say('39: Wolfe και Melville')
    br.play('39')
    br.drag('Wolfe Melville', 'Kingston')
    br.discard('39')

with act(s, 'US Scott', 'US', '37', 'Scott', book=b):
    us.say('37: ο Scott με το 20 και το 23 στη Rome')
    us.play('37')
    us.drag('Scott 20th 23rd', 'Rome')
    us.discard('37')

with act(s, 'BR 104th', 'British', '44', book=b):
    br.say('44: το 104 στο Montreal')
    br.play('44')
    br.drag('104th', 'Montreal')
    br.discard('44')
s.done()
