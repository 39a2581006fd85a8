"""The Niagara of spring 1814 in Esperanto: Drummond leaves his men on the road, Scott takes Ft. Erie, Riall takes it back; both players hold the dice in turn, and nobody says the numbers of the cards."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Kamela', br='Teodoro', what='1814a: Ft. Erie taken and lost in two plays, a leader rides on from his column, Esperanto, cards unnamed')
t = s.t
aid18.lay(t, '1814a')
hands(t, ['77', '84', '81'], ['82', '80', '90'])
burn_to(t, 1814, 12)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Drummond', 'British', 'Card 82', leader='Drummond', book=book):
    br.play('82')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.drag('Drummond br:104th 2/R._Marines', 'Smiths Creek')
    br.drag('Drummond br:104th 2/R._Marines', 'York')
    br.drag('Drummond br:104th 2/R._Marines', 'Stoney Creek')
    br.say('ili restas, la generalo rajdas plu')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', most=10)
    br.drag('Drummond', 'Ft. George')
    br.discard('82')

with act(s, 'US Scott crosses', 'US', 'Card 77', leader='Scott', ret='1/41st', book=book):
    us.play('77', reveal=False)
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie', how='beside')
    assert supplied(t, 'British', 'Ft. Erie') and aid18.fed(t, 'US', 'Buffalo', 'Ft. Erie')
    us.reveal('77')
    us.say('Senekoj antaŭe')
    br.say('41a')
    us.roll('2d6', 5, 5)
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', 1814, (5, 5)) == 'DR'
    goes(t, 'British', 'Ft. Erie', 'Chippawa', came=('Buffalo',))
    br.drag('1/41st', 'Chippawa')
    us.vp(book.due())
    us.discard('77')

with act(s, 'BR Riall takes it back', 'British', 'Card 80', leader='Riall', ret='NY_Volunteers_1814 Seneca Scott', flips='1/41st NY_Volunteers_1814',
         pick='89th 1/41st Lincoln', book=book):
    br.play('80')
    br.say('Riall, kaj kunprenas survoje')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots Lincoln 89th 1/41st', 'Ft. Erie', how='beside')
    assert aid18.fed(t, 'British', 'Chippawa', 'Ft. Erie') and supplied(t, 'US', 'Ft. Erie')
    us.say('mi restas. volontuloj')
    br.say('41a. vi ĵetu por mi, mia mano malbenita')
    us.roll('2d6', 4, 4)
    r = fight(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', 'NY Volunteers 1814', 1814, (4, 4))
    assert r == 'EX', r
    br.flip('1/41st')
    us.flip('NY_Volunteers_1814')
    br.say('Skotoj')
    us.say('Senekoj')
    br.roll('2d6', 6, 5)
    r = fight(t, 'British', 'Ft. Erie', ['Chippawa'], '1/R. Scots', 'Seneca', 1814, (6, 5), rnd=2)
    assert r == 'DR', r
    goes(t, 'US', 'Ft. Erie', 'Buffalo', came=('Chippawa',))
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Buffalo')
    br.vp(book.due())
    br.discard('80')

with act(s, 'US Brown to the lakes', 'US', 'Card 84', leader='Brown', book=book):
    us.play('84')
    way('Sackets Harbour', 'Oswego', 'Sodus', 'Canandaigua')
    us.drag('Brown us:9th 11th 21st 22nd 23rd', 'Canandaigua')
    us.discard('84')
    us.say('ĝis morgaŭ')
with act(s, 'BR 8th', 'British', 'Card 90', book=book):
    br.play('90')
    way('York', 'Burlington', 'Stoney Creek')
    br.drag('br:8th', 'Stoney Creek')
    br.discard('90')
s.done()
