"""Shipyards of spring 1814, spoken in signs and faces only: frigates, brigs, restoring, a depot, Yeo goes out on a full lake."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='pip', br='oz', what='1814a: five building plays, two restored, a depot, a fleet under way; talk of signs only, one ship taken by the wrong name and put back')
t = s.t
aid18.lay(t, '1814a')
hands(t, ['76', '83', '85', '79'], ['78', '86', '88', '92'])
burn_to(t, 1814, 10)
t.lay_face('us:9th 21st')
t.lay_face('br:13th')
t.lay_face('Sylph')
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR frigate', 'British', 'Card 78', build=True, book=book):
    br.play('78')
    br.drag('Prince_Regent', 'Kingston')
    br.say(':-)')
    br.discard('78')
with act(s, 'US frigate and a brig', 'US', 'Card 76', build=True, book=book):
    us.play('76')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.say('2+1')
    us.discard('76')
    us.say(';-)')
with act(s, 'BR second frigate, Linnet', 'British', 'Card 86', build=True, book=book):
    br.play('86')
    br.drag('St._Lawrence', 'Kingston')
    br.undo()
    br.say('oops')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')
with act(s, 'US a frigate more', 'US', 'Card 83', build=True, book=book):
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.play('83')
    us.discard('83')
    us.say('!')
with act(s, 'BR Yeo out with everything', 'British', 'Card 92', leader='Yeo', book=book):
    br.play('92')
    br.drag('Yeo Prince_Regent Princess_Charlotte Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp(book.due())
    br.say('>:)')
    br.discard('92')
with act(s, 'US restores the 9th, the 21st', 'US', 'Card 85', build=True, flips='us:9th 21st', book=book):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.play('85')
    us.flip('us:9th')
    us.flip('21st')
    us.discard('85')
    us.say(':-/')
with act(s, 'BR depot', 'British', 'Card 88', build=True, book=book):
    assert supplied(t, 'British', 'Burlington')
    br.play('88')
    br.put('British Supply Depot', 'Burlington')
    br.discard('88')
with act(s, 'US mends the Sylph, builds a brig', 'US', 'Card 79', build=True, flips='Sylph', book=book):
    us.play('79')
    us.flip('Sylph')
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('1/2+1')
    us.discard('79')
s.done()
