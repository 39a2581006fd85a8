"""Lake Ontario 1813 with every die thrown alone, also the two of a land battle; dice for fun between."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Ottoline', br='Fitz', what='1813a: Yeo out, Chauncey attacks, repairs and a corvette at York, free withdrawal, Ft. Niagara falls to two single dice')
t = s.t
aid18.lay(t, '1813a')
hands(t, ['42', '55', '41', '49'], ['53', '48', '60', '66'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Yeo sails', 'British', 'Card 53', leader='Yeo', book=book):
    br.play('53')
    br.say('Yeo (2)')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag([mark_at(t, 'Lake Ontario Control Box')], 'Marker Pool')
    br.vp(book.due())
    br.discard('53')

small = 'Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey attacks', 'US', 'Card 42', leader='Chauncey', fights={'Madison': 'Lake Ontario Control Box'}, ret='Royal_George Wolfe Melville Earl_of_Moira Yeo',
         flips='Madison Royal_George', book=book):
    us.roll('1d6', 6)
    us.say('that was for luck, does not count')
    us.play('42')
    us.drag('Chauncey Madison Oneida ' + small, 'Lake Ontario Control Box', how='beside')
    us.say('Madison leads')
    br.say('Royal George')
    att = t.pieces('Madison Oneida ' + small)
    dfn = t.pieces('Royal_George Wolfe Melville Earl_of_Moira')
    m = naval_drm(att, dfn, att[0], dfn[0], 0, 1)
    assert m == 1 and naval(3 + m) == 'A1 D1 att'
    us.roll('1d6', 3)
    br.flip('Royal_George')
    us.flip('Madison')
    br.drag('Royal_George', 'Kingston')
    br.drag('Wolfe Melville Earl_of_Moira Yeo', 'Kingston')
    us.drag('Madison', 'Sackets Harbour')
    us.vp(book.due())
    us.discard('42')

with act(s, 'BR yard', 'British', 'Card 60', build=True, flips='Royal_George'):
    br.play('60')
    br.say('60 yards: mend the Royal George, lay... no, launch the Brock at York')
    br.flip('Royal_George')
    br.drag('ship:Brock', 'York')
    br.discard('60')

with act(s, 'US withdraws two, mends one', 'US', None, build=True, flips='Madison', book=book):
    us.say('free: Pert and Growler home')
    us.drag('Pert Growler', 'Sackets Harbour')
    us.say('41, 1 point: Madison')
    us.flip('Madison')
    us.drop_discard('41')

with act(s, 'BR Vincent over the river', 'British', 'Card 66', leader='Vincent', ret='13th 18th', book=book):
    br.play('66')
    br.say('Vincent and both across at Niagara')
    way('Ft. George', 'Ft. Niagara')
    assert supplied(t, 'US', 'Ft. Niagara') and aid18.fed(t, 'British', 'Ft. George', 'Ft. Niagara')
    br.drag('Vincent 8th 49th', 'Ft. Niagara', how='beside')
    us.say('we stay. 13th')
    br.say('49th. first die')
    br.roll('1d6', 6)
    us.say('ouch')
    br.say('second')
    br.roll('1d6', 6)
    assert fight(t, 'British', 'Ft. Niagara', ['Ft. George'], '49th', 'us:13th', 1813, (6, 6)) == 'DR'
    goes(t, 'US', 'Ft. Niagara', 'Lewiston', came=('Ft. George',))
    us.drag('us:13th 18th', 'Lewiston')
    br.vp(book.due())
    br.discard('66')
s.play('US holds')
us.hold('49')
s.done()
