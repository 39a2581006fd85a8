"""No word is spoken. The war runs out: yards, Champlain, both hands to the end, fleets home, winter losses, New Orleans from the held cards."""
from aid33b import *


def pre(t):
    for a, b in (('br:3rd_(Buffs) 97th', 'Trois-Rivieres'), ('82nd br:6th', 'Sorel'), ('37th 90th', 'Chambly'),
                 ('br:16th Nova_Scotia_Fencibles', 'Montreal'), ('88th', 'La Prairie')):
        t.lay(a, b, 'British')
    t.lay_gone([p for p in marks(t)])
    burn_to(t, 1814, 22)
    t.lay_vp('US 4')


s, t, us, br, bk = start('1814b', 'Ole', 'Inger', 'autumn 1814 to the end without a word: yards, Champlain, fleets home late, winter losses by the wrong hand, New Orleans last',
                         ['102', '99', '100', '103', 'Battle of New Orleans'], ['96', '105', '95', '98'], pre)

with act(s, 'BR builds', 'British', '96', build=True, book=bk):
    br.play('96')
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('96')

with act(s, 'US builds', 'US', '102', build=True, book=bk):
    us.drag('Eagle', 'Vergennes')
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.play('102')
    us.discard('102')

BR = 'Confiance Linnet Finch Chubb'
with act(s, 'BR Downie', 'British', '105', leader='Downie'):
    br.play('105')
    br.drag('Downie', 'Lake Champlain Control Box')
    for n in BR.split()[::-1]:
        br.drag(n, 'Lake Champlain Control Box')
    br.discard('105')

US = 'Saratoga Eagle ship:Ticonderoga President Preble Montgomery'
with act(s, 'US Macdonough', 'US', '99', leader='Macdonough', pick='President Preble Montgomery', ret=BR + ' Downie', flips='Saratoga Confiance Linnet'):
    us.play('99')
    us.drag('Macdonough Saratoga Eagle ship:Ticonderoga', 'Plattsburg')
    us.vp('US 2')
    bk.ok()
    us.drag('Macdonough ' + US, 'Lake Champlain Control Box', how='beside')
    assert sea(t, US, BR, 'Saratoga', 'Confiance', 3, 1, 0) == 'A1 D2 att'
    br.roll('1d6', 3)
    br.flip('Confiance')
    br.flip('Linnet')
    us.flip('Saratoga')
    br.drag('Confiance Linnet', 'Isle aux Noix')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.drag('Downie', 'Isle aux Noix')
    us.drag('Saratoga', 'Plattsburg')
    us.vp('US 6')
    us.discard('99')
bk.ok()

with act(s, 'BR repairs', 'British', '95', flips='Confiance Linnet', book=bk):
    br.play('95')
    br.flip('Confiance')
    br.flip('Linnet')
    br.discard('95')

with act(s, 'US holds New Orleans', 'US', None, book=bk):
    us.hold('Battle of New Orleans')

with act(s, 'BR Rottenburg', 'British', '98', leader='Rottenburg', book=bk):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('br:16th', "Crysler's Farm")
    br.drag('Nova_Scotia_Fencibles Rottenburg', "Crysler's Farm")
    br.play('98')
    br.discard('98')

with act(s, 'US Izard', 'US', '100', leader='Izard', book=bk):
    us.play('100')
    way('Plattsburg', 'Ticonderoga', 'Whitehall')
    us.march('Izard us:29th 31st', 'Ticonderoga', 'Whitehall')
    us.discard('100')

with act(s, 'US 22nd, the last', 'US', '103', book=bk):
    us.play('103')
    us.drag('us:22nd us:23rd', 'Oswego')
    us.discard('103')

s.play('the year runs out')
e = excess(t)
assert e == {('Burlington', 'British'): 1, ("Crysler's Farm", 'British'): 1, ('Oswego', 'US'): 1}, e
us.flip('Glengarry')
us.drag('Eagle ship:Ticonderoga', 'Plattsburg')
us.drag('Preble Montgomery President', 'Plattsburg')
br.turn('Winter 1814-15', marker=False)
us.drag('Macdonough', 'Plattsburg')
us.put('US Lake Control', 'Lake Champlain Control Box')
bk.ok()

s.play('US New Orleans, then what is left of the winter')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
us.vp(bk.due(2))
br.flip('2nd_NY_Militia')
us.flip('Saratoga')
br.flip('Nova_Scotia_Fencibles')
br.turn('Winter 1814-15', tracker=False)
bk.ok()
s.done()
