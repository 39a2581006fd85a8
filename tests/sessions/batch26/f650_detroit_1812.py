"""Aino (US, hätäinen) ja Eero (British, hidas, laskee ääneen): syksy 1812. LC Militia liikkuu Prescottiin asti; myöhemmin US kuljettaa joukkoja vihollisen hallitsemalla järvellä."""
from aid26b import *

s = S('dev-1812-faults', us='Aino', br='Eero', what='autumn 1812: the LC Militia goes as far as Prescott; a lake transport over Lake Ontario while the British hold the box')
t = s.t
aid18.lay(t, '1812b')
t.lay('us:13th us:6th', 'Buffalo', 'US')
t.lay('Dearborn 9th 11th', 'Sackets Harbour', 'US')
t.lay_vp(label(position(t)))
hands(t, ['12', '4', '13', '30', '24', '26'], ['2', '5', '8', '22', '17', '20'])
rest(t, 1812, 16)
t, us, br = s.begin()
b = Book(t)

us.say('moi! minä aloitan, amerikka ensin')
with act(s, 'US Harrison', 'US', '12', leader='Harrison', book=b):
    us.say('12, Harrison Ft. Meigsiin, 17. 19. ja Kentucky')
    us.play('12')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('12')

with act(s, 'BR Yorkin laivat', 'British', '2', book=b):
    br.say('Kaksi, kolme pistettä. Royal George, Moira, Gloucester järvelle. Yksi... kaksi... kolme.')
    br.play('2')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('2')

with act(s, 'US 3. Ohio', 'US', '4', book=b):
    us.say('4, 3. Ohio perään')
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('4')

with act(s, 'BR Rottenburg', 'British', '5', leader='Rottenburg', book=b):
    br.say('Viisi. Rottenburg, Fencibles ja LC länteen. Coteau yksi, Cornwall kaksi, Crysler kolme, Prescott neljä.')
    br.play('5')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg Canadian_Fencibles LC_Militia', 'Coteau du Lac')
    br.drag('Rottenburg Canadian_Fencibles LC_Militia', 'Cornwall')
    with s.fault('3.63', 'LC Militia goes to Prescott, four spaces from Montreal; it may go no further than two (Cornwall)', 'LC|link'):
        br.drag('Rottenburg Canadian_Fencibles LC_Militia', "Crysler's Farm")
        br.drag('Rottenburg Canadian_Fencibles LC_Militia', 'Prescott')
    br.discard('5')

with act(s, 'US Van Rensselaer', 'US', '26', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.say('26 on 3, van Rensselaer yli, Queenston!!')
    us.play('26')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('Jään. Neljä kolmea vastaan, nolla. Joki -1.')
    us.roll('2d6', 6, 5)
    assert duel(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln Militia', (6, 5)) == 'DR'
    us.say('10 jee')
    goes(t, 'British', 'Queenston', 'Ft. George', came=('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('26')

with act(s, 'BR Brock', 'British', '8', leader='Brock', book=b):
    br.say('Kahdeksan. Brock, R.N.R. ja Yorkin miliisi Ft. Georgeen. Yksi, kaksi, kolme.')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

s.play('US Chauncey kuljettaa')
us.say('13, Chauncey ja Oneida vie 11. Ft. Niagaraan')
us.play('13')
with s.fault('11.31 11.42', 'the Oneida carries the 11th from Sackets Harbour to Ft. Niagara although the British hold Lake Ontario', ''):
    us.drag('Chauncey Oneida us:11th', 'Ft. Niagara')
us.discard('13')

with act(s, 'BR Brock Queenstoniin', 'British', '20', leader='Brock', ret='1st_NY_Militia Van_Rensselaer', flips='1st_NY_Militia', book=b):
    br.say('Kaksikymmentä on kaksi pistettä. Brock kaikkien kanssa Queenstoniin. 2+3+3 = 8 neljää vastaan, +1. A C +2. Brock +2.')
    br.play('20')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    br.roll('2d6', 3, 3)
    assert duel(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (3, 3)) == 'DR-1'
    br.say('Yksitoista. DR-1.')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp(b.due())
    us.flip('1st_NY_Militia')
    br.discard('20')

with act(s, 'US 6. ja 13.', 'US', '30', book=b):
    us.say('30, 6. ja 13. Lewistoniin')
    us.play('30')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.drag('us:6th us:13th', 'Lewiston')
    us.discard('30')

with act(s, 'BR pitää', 'British', '17', hold=True, book=b):
    br.say('Pidän tämän.')
    br.hold('17')
us.say('jatketaan huomenna')
s.done()
