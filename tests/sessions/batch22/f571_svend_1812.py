"""Danish, end of 1812 to spring 1813: Birthe spares her fresh men in winter, and takes one card more than the deal gives."""
from aid22b import *

s = Session('dev-1812-faults', us='Birthe', br='Svend', what='End of autumn 1812, winter, spring 1813: at Detroit a reduced unit is removed in winter in its own territory; US is dealt nine cards in 1813')
t = s.t
lay(t, '1812b')
U, B = ['12', '14'], ['19', '21']
hands(t, U, B)
burn_but(t, 1812, 24, *(U + B))
t.lay_face('2nd_Ohio')
t.lay_vp('0')
t, us, br = s.begin()
book = Book(t)

with act(s, 'US Dearborn', 'US', '12', 'Dearborn', book=book):
    us.say('12. Dearborn til Sackets, 16. bliver i Rome')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th us:15th us:16th', 'Utica', 'Rome')
    us.drag('Dearborn us:6th us:13th us:15th', 'Sackets Harbour')
    us.discard('12')

with act(s, 'BR 103rd and Scots', 'British', '19', book=book):
    br.say('19, to stk. 103. og skotterne til Montreal')
    br.play('19')
    br.march('103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')
    br.discard('19')

with act(s, 'US 3rd Ohio', 'US', '14', book=book):
    us.say('14, 3. Ohio')
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('14')

with act(s, 'BR Western Indians', 'British', '21', book=book):
    br.say('21, Western til Sandwich. Så er jeg tom')
    br.play('21')
    br.drag('Western_Indians', 'Sandwich')
    br.discard('21')

s.play('winter')
keep_count(t, 0, 0)
us.turn('Winter 1812-13')
br.say('ingen skibe ude. Vinter')
br.flip('Essex')
br.say('Malden er fire til tre. og St. Joseph mister sin ene')
br.drag('Det._10th_R.V.', 'British Eliminated')
us.say('Detroit: fem til tre. 1. Ohio vendes, og 2. Ohio er alligevel slidt op, den ryger')
assert excess(t) == {('Detroit', 'US'): 1}, excess(t)
us.flip('1st_Ohio')
winter_over(t)
with s.fault('16.23 16.22 16.24 16.25 16.21', 'at Detroit, in friendly territory, the reduced 2nd Ohio is removed by attrition though the one fresh unit too many has been flipped'):
    us.drag('2nd_Ohio', 'US Eliminated')
br.say('nåja. så er vinteren færdig')

s.cut()

s.play('spring 1813')
us.turn('Spring-Summer 1813')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('5 mod 2, jeg starter')
muster(us, '1813a')
br.say('og så mine')
muster(br, '1813a')

s.play('deal')
US9 = ['40', '42', '38', '37', '39', '43', '41', '45', '47']
BR8 = ['46', '48', '44', '50', '49', '52', '51', '53']
deal(t, br, 1813, *BR8)
br.say('otte')
deal(t, us, 1813, *US9[:8])
with s.fault('7.21 7.23', 'US draws a ninth card; the deal of 1813 is eight and nothing is held', ''):
    deal(t, us, 1813, US9[8])
us.say('så er jeg klar')

with act(s, 'US Pike', 'US', '41', 'Pike', book=book):
    us.say('41, Pike tager 13. og 15. med til Oswego')
    us.play('41')
    way('Sackets Harbour', 'Oswego')
    us.drag('Pike us:13th us:15th', 'Oswego')
    us.discard('41')

with act(s, 'BR Drummond', 'British', '48', 'Drummond', book=book):
    br.say('48 Drummond, skotterne og 103. til La Prairie')
    br.play('48')
    br.drag('Drummond 103rd 1/R._Scots', 'La Prairie')
    br.discard('48')

with act(s, 'US 25th and 29th', 'US', '40', book=book):
    us.say('40, 25. og 29. til Whitehall og Ticonderoga')
    us.play('40')
    us.march('us:25th us:29th', 'Whitehall', 'Ticonderoga')
    us.discard('40')

s.play('BR holds')
br.say('jeg gemmer et')
inhand(br, '51')
br.hold('51')

with act(s, 'US Harrison', 'US', '38', 'Harrison', book=book):
    us.say('38, Harrison med 17., 19. og kentuckerne til Meigs')
    us.play('38')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th', 'Ft. Findlay')
    br.say('og kentuckerne?')
    us.drag('1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    br.discard('38')

with act(s, 'BR 8th and Fencibles', 'British', '49', book=book):
    br.say('49: 8. og Fencibles til Cornwall. jeg har lagt din 38 væk')
    br.play('49')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('br:8th Canadian_Fencibles', 'Coteau du Lac', 'Cornwall')
    br.discard('49')
s.done()
