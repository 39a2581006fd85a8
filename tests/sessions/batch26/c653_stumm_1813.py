"""Odile (US) und Marek (British) sprechen über Telefon: kein Wort im Log. Herbst 1813 auf und um den Ontario, zwei Reaktionen, zwei Logs."""
from aid26b import *

s = S('dev-1812-faults', us='Odile', br='Marek', what='autumn 1813 without chat: a failed attack over the Niagara, a landing, two naval battles, repair, depot, Heavy Rains, Contrary Winds, fleets return')
t = s.t
aid18.lay(t, '1813b')
t.lay_vp(label(position(t)))
hands(t, ['45', '53', '49', '55', '42', '47', 'Heavy Rains@1813'], ['43', '46', '48', '52', '59', '41', 'Contrary Winds'])
rest(t, 1813, 18)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Vincent at Ft. Niagara', 'British', '43', leader='Vincent', fights={k: 'Ft. Niagara' for k in ('Vincent', '8th', '49th')}, book=b):
    br.play('43')
    br.drag('Vincent br:8th 49th', 'Ft. Niagara')
    br.roll('2d6', 4, 4)
    assert duel(t, 'British', 'Ft. Niagara', 'Ft. George', '49th', '13th', (4, 4)) == 'AR'
    br.drag('Vincent br:8th 49th', 'Ft. George')
    br.discard('43')

with act(s, 'US landing at Burlington', 'US', '45', leader='Chauncey', sea='us:6th 15th', book=b):
    us.play('45', reveal=False)
    room(t.pieces('Madison Oneida'), t.pieces('us:6th 15th'))
    us.drag('Chauncey Madison Oneida us:6th 15th', 'Burlington')
    us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.reveal('45')
    us.discard('45')

with act(s, 'BR Yeo', 'British', '46', leader='Yeo', flips='Royal_George Madison Oneida', ret='Chauncey Madison Oneida',
         fights={'Royal George': 'Lake Ontario Control Box'}, book=b):
    br.play('46')
    br.each('Royal_George Wolfe Melville Earl_of_Moira Yeo', 'Lake Ontario Control Box')
    br.roll('1d6', 2)
    assert sea(t, 'Royal_George Wolfe Melville Earl_of_Moira', 'Madison Oneida', 'Royal_George', 'Madison', 2, al=1) == 'A1 D2 att'
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.discard('46')
    br.vp(b.due())

with act(s, 'US repair', 'US', '53', build=True, flips='Madison Oneida', book=b):
    us.play('53')
    us.flip('Oneida')
    us.flip('Madison')
    us.discard('53')

with act(s, 'BR depot', 'British', '48', build=True, book=b):
    br.play('48')
    assert supplied(t, 'British', 'Prescott')
    br.put('British Supply Depot', 'Prescott')
    br.discard('48')

UF = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey', 'US', '49', leader='Chauncey', flips='Madison Wolfe Melville', ret='Yeo Wolfe Melville Earl_of_Moira',
         fights={'Madison': 'Lake Ontario Control Box'}, book=b):
    us.play('49')
    us.drag('Chauncey ' + UF, 'Lake Erie Control Box')
    us.undo()
    us.drag('Chauncey ' + UF, 'Lake Ontario Control Box')
    us.roll('1d6', 4)
    assert sea(t, UF, 'Wolfe Melville Earl_of_Moira', 'Madison', 'Wolfe', 4, dl=1) == 'A1 D2 att'
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.drag('Yeo Wolfe Melville Earl_of_Moira', 'Kingston')
    br.flip('Wolfe')
    br.flip('Melville')
    us.vp(b.due())
    us.discard('49')

with act(s, 'BR Rottenburg in the rain', 'British', '52', leader='Rottenburg', book=b):
    br.play('52')
    us.play('Heavy Rains')
    us.discard('Heavy Rains')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V.', 'Smiths Creek')
    br.discard('52')

with act(s, 'US Scott', 'US', '55', leader='Scott', book=b):
    us.play('55')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Scott 23rd 25th US_Dragoons', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('55')
s.cut()

with act(s, 'BR Rottenburg at Burlington', 'British', '59', leader='Rottenburg', pick='R.N.R.', fights={k: 'Burlington' for k in ('Rottenburg', '104th', '1/R. Scots', '10th R.V.', 'R.N.R.')}, book=b):
    br.play('59')
    way('Smiths Creek', 'York', 'Burlington')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V.', 'York')
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V. R.N.R.', 'Burlington')
    br.roll('2d6', 2, 3)
    assert duel(t, 'British', 'Burlington', 'York', 'R.N.R.', '15th', (2, 3)) == 'AR'
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V. R.N.R.', 'York')
    br.discard('59')

with act(s, 'US transport, contrary winds', 'US', '42', book=b):
    us.play('42')
    br.play('Contrary Winds')
    us.discard('42')
    br.discard('Contrary Winds')

with act(s, 'BR holds', 'British', '41', hold=True, book=b):
    br.hold('41')
with act(s, 'US holds', 'US', '47', hold=True, book=b):
    us.hold('47')
assert sizes(t) == (0, 0)

s.play('fleets return, winter')
us.drag('Chauncey Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
b.ok()
us.turn('Winter 1813-14')
s.done()
