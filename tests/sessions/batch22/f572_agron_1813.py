"""Albanian, spring 1813: Drita launches a frigate a year early, Agron's Mohawks turn up at York."""
from aid22b import *

s = Session('dev-1812-faults', us='Drita', br='Agron', what='Spring 1813: Superior (1814) built in 1813; Mohawk placed on York by card 56')
t = s.t
summer_1813(t)
U, B = ['42', '38', '40', '43', '37', '46', '41', '39'], ['52', '#56 Grand River Indians', '50', '44', '48', '47', '49', '51']
hands(t, U, B)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=book):
    br.say('Unë i pari. 52 tre, Prevost me katër regjimente në Montreal')
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('Prevost De_Watteville br:13th 70th 89th', 'Trois-Rivieres', 'Montreal')
    br.discard('52')

s.play('US builds')
inhand(us, '42')
us.say('42, tre për ndërtim')
us.play('42')
us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'the frigate Superior, of 1814, is built in spring 1813', 'turn|earliest|vessel'):
    us.drag('ship:Superior', 'Sackets Harbour')
us.say('një fregatë dhe dy skuna, 2+1')
us.discard('42')

s.play('BR Mohawk')
inhand(br, '#56 Grand River Indians')
br.say('56 si ngjarje')
br.play('#56 Grand River Indians')
with s.fault('3.64 8.27 8.31(1) 8.31', 'the Mohawk of card 56 is placed on York, which is none of its five spaces', 'effect|card|entry'):
    br.drag('br:Mohawk', 'York')
br.discard('#56 Grand River Indians')

with act(s, 'US Harrison at Detroit', 'US', '38', 'Harrison', ret='Essex', book=book):
    us.say('38, Harrison në Detroit')
    us.play('38')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('qëndroj')
    assert lands(t, 'US', 'Detroit', ['Frenchtown'], '19th', 'Essex', 1813, (1, 6)) == 'DR'
    us.roll('2d6', 1, 6)
    us.say('7+3=10')
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(book.due())
    us.discard('38')

with act(s, 'BR Vincent', 'British', '50', 'Vincent', book=book):
    br.say('50, Vincent me të 49-tën në Queenston')
    br.play('50')
    br.drag('Vincent 49th', 'Queenston')
    br.discard('50')

with act(s, 'US Scott', 'US', '43', 'Scott', book=book):
    us.say('43, Scott me tre deri në Utica')
    us.play('43')
    us.drag('Scott us:20th us:23rd us:25th', 'Utica')
    us.say('edhe pak, Rome')
    us.drag('Scott us:20th us:23rd us:25th', 'Rome')
    us.discard('43')

with act(s, 'BR Barclay', 'British', '48', 'Barclay', book=book):
    br.say('48, Barclay del në liqen')
    br.play('48')
    br.drag('Queen_Charlotte Lady_Prevost Barclay', 'Lake Erie Control Box')
    br.discard('48')

with act(s, 'US 22nd', 'US', '41', book=book):
    us.say('41, i 22-ti në Erie')
    us.play('41')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.march('us:22nd', 'Meadville', 'Erie PA')
    us.discard('41')

with act(s, 'BR depot', 'British', '47', build=True, book=book):
    br.say('47, depo në Burlington')
    br.play('47')
    assert supplied(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')
    br.discard('47')

with act(s, 'US Van Rensselaer at Ft. Erie', 'US', '46', 'Van Rensselaer', ret='Norfolk', book=book):
    us.say('46 tre, Van Rensselaer kalon lumin: 5, 12 dhe 14 kundër Ft. Erie')
    us.play('46')
    way('Buffalo', 'Ft. Erie')
    us.drag('Van_Rensselaer us:5th us:12th us:14th', 'Ft. Erie')
    br.say('Norfolk qëndron, trima!')
    us.say('dhjetë me tri: +2, lumi -1')
    assert lands(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', 1813, (4, 6)) == 'DR-1'
    us.roll('2d6', 4, 6)
    br.say('njëmbëdhjetë. ata s\'kanë faqe tjetër, ikën')
    us.drag('Norfolk', 'British Eliminated')
    us.vp(book.due())
    us.discard('46')

with act(s, 'BR Caughnawaga', 'British', '44', book=book):
    br.say('44, Caughnawaga në Chateauguay')
    br.play('44', reveal=False)
    br.drag('Caughnawaga', 'Chateauguay')
    br.reveal('44')
    br.discard('44')

s.play('US holds')
us.say('mbaj një')
inhand(us, '39')
us.hold('39')
s.done()
