"""Welsh, spring 1812: a march too long, and a beaten garrison that goes where the attackers came from."""
from aid22b import *

s = Session('dev-1812-faults', us='Angharad', br='Gethin', what='Spring 1812: regiments march 8 MP with Dearborn; the 1st NY Militia retreats into the space from which Brock attacked')
t, us, br = s.begin()
book = Book(t)

s.play('US Dearborn, too far')
inhand(us, '32')
us.say('Bore da! 32, tri. Dearborn a\'r ddwy gatrawd i Ogdensburg')
us.play('32')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg') == 8 and best('Albany', 'Ogdensburg')[0] == 8
with s.fault('3.16 9.1 9.2 8.42 8.41', 'the 6th and the 13th go from Albany to Ogdensburg, 8 MP of 6, in one activation', 'path|link'):
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.say('ymlaen!')
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Ogdensburg')
us.discard('32')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=book):
    br.say('8, Brock a\'i ffrindiau i Ft. George')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock York_Militia R.N.R.', 'Burlington')
    br.drag('Brock York_Militia R.N.R.', 'Stoney Creek')
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.discard('8')

with act(s, 'US Van Rensselaer', 'US', '12', 'Van Rensselaer', ret='Lincoln', book=book):
    us.say('12: Van Rensselaer dros yr afon')
    us.play('12')
    way('Lewiston', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('aros')
    assert lands(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (5, 6)) == 'DR'
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Queenston', 'Chippawa', came=['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    us.vp('US 2')
    us.discard('12')

s.play('BR Brock retakes Queenston')
inhand(br, '20')
br.say('20, Brock, pawb i Queenston')
br.play('20')
way('Ft. George', 'Queenston')
br.drag('Brock York_Militia R.N.R.', 'Queenston')
us.say('sefyll dw i')
assert lands(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 3)) == 'DR'
br.roll('2d6', 3, 3)
br.say('6+4=10, rwyt ti\'n mynd')
with s.fault('10.72 10.71 10.72(3) 10.71(1) 10.71(3)', 'the beaten 1st NY Militia retreats to Ft. George, from which the attackers came, while Lewiston lies open', ''):
    us.say('Ft. George yn wag, felly af i yno')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Ft. George')
    us.flip('1st_NY_Militia')
br.vp('0')
br.discard('20')
book.ok()

with act(s, 'US 2nd NY Militia', 'US', '30', book=book):
    us.say('30: 2nd NY i Cape Vincent')
    us.play('30')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard('30')

with act(s, 'BR fleet', 'British', '2', book=book):
    br.say('2, tair llong. dau bwynt i mi')
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('2')

s.play('US holds')
us.say('cadw un')
inhand(us, '27')
us.hold('27')

with act(s, 'BR 49th', 'British', '17', book=book):
    br.say('17: y 49fed i Gananoque')
    br.play('17')
    br.drag('49th', 'Gananoque')
    br.discard('17')

with act(s, 'US 3rd Ohio', 'US', '4', book=book):
    us.say('4, Ohio 3')
    us.play('4')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('4')

with act(s, 'BR Procter', 'British', '5', 'Procter', book=book):
    br.say('5, Procter... nage, 10. Na, 5')
    br.play('5', reveal=False)
    way('Ft. Malden', 'Sandwich')
    br.drag('Procter', 'Sandwich')
    br.drag('Tecumseh', 'Sandwich')
    br.each('1/41st Shawnee Wyandot', 'Sandwich')
    br.reveal('5')
    br.vp('British 2')
    us.say('mae\'r marciwr yno\'n barod!')
    br.discard('5')

with act(s, 'US Oneida', 'US', '13', book=book):
    us.say('13: yr Oneida yn sleifio i Oswego, yn wag')
    us.play('13')
    us.drag('Oneida', 'Oswego')
    us.discard('13')
s.done()
