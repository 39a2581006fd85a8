"""Spring 1812: the US side runs the whole board, the other, at work, only tells and plays cards; a die roll in a wrong button, a river crossing that ends even."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Neus', br='Pol', what='1812a: all pieces of both sides moved by the US client, Catalan, an exchange at Queenston, Northwest Company over to Mackinac')
t, us, br = s.begin()
book = Book(t)

with act(s, 'US Van Rensselaer at Queenston', 'US', 'Card 12', leader='Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'},
         flips='1st_NY_Militia Lincoln', book=book):
    us.say('jo moc les teves peces, tu digues. 12, Van Rensselaer passa el riu')
    us.play('12')
    way('Lewiston', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston', how='beside')
    br.say('ens quedem, els Lincoln')
    us.roll('1d6', 5)
    us.say('botó equivocat')
    us.roll('2d6', 4, 5)
    assert aid18.fed(t, 'US', 'Lewiston', 'Queenston') and supplied(t, 'British', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln Militia', 1812, (4, 5)) == 'EX'
    us.flip('Lincoln')
    us.flip('1st_NY_Militia')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    us.say('tots cansats, torno jo')
    us.discard('12')

with act(s, 'BR Brock to Queenston', 'British', 'Card 17', leader='Brock', book=book):
    br.play('17')
    br.say('Brock i els RNR: Burlington, Stoney Creek, Ft George, Queenston')
    for p in ('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston'):
        us.drag('br:R.N.R. Brock_/_Sheaffe', p)
    br.discard('17')
    br.say('gràcies')

with act(s, 'US 6th and 13th', 'US', 'Card 13', book=book):
    us.play('13')
    us.drag('us:6th us:13th', 'Utica')
    us.drag('us:6th us:13th', 'Rome')
    us.discard('13')

with act(s, 'BR ships on Ontario', 'British', 'Card 2', book=book):
    br.say('2: el Royal George, el Moira i el Gloucester al llac')
    br.play('2')
    us.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    us.vp(book.due())
    br.discard('2')

s.play('US holds')
us.hold('4')
with act(s, 'BR Indians at St. Joseph go over', 'British', 'Card 10', ret='Detachment_(Mackinaw)', free=True, book=book):
    br.play('10')
    br.say('10: NWC i el destacament amb la Nancy no, només NWC')
    us.drag('NWC', 'Ft. Mackinaw', how='beside')
    us.say('resisteixo, fort C')
    br.roll('2d6', 5, 6)
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'Northwest Co.', 'Detachment (Mackinaw)', 1812, (5, 6)) == 'DR-2'
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.discard('10')
    us.say('sols indis: cap punt')
    br.say('ja')
s.done()
