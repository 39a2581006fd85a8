"""Lake Champlain and Plattsburg the other way round, Bladensburg, then Ghent with two cards left and New Orleans at once. German and English mixed."""
from lay7 import Piece, burn_to, hands, more, start1814
from more import cf, holds, lay_1813, lay_arrivals, naval_drm, supplied, units
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Ulf', br='Heike', what='end of the war: Confiance built, battle on Champlain, Bladensburg, Prevost takes Plattsburg by DR leaving a regiment at Champlain NY, ships chased, Ghent minus 2, New Orleans from the held cards')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for code in ('1813a', '1813b'):
        lay_arrivals(t, code, side)
start1814.lay_1814(t)
for side in ('US', 'British'):
    for code in ('1814a', '1814b'):
        lay_arrivals(t, code, side)
t.lay(['Prevost', '3rd (Buffs)', 'br:5th', 'br:27th', '39th', '57th', '76th', '81st', '88th'], 'Lacolle', 'British')
t.lay('Linnet', 'Isle aux Noix', 'British')
t.lay('Macdonough Saratoga ship:Ticonderoga President Preble Montgomery', 'Plattsburg', 'US')
t.lay('Izard', 'Sackets Harbour', 'US')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 6')
hands(t, ['Battle of New Orleans', 'Treaty of Ghent', 'Card 99', 'Card 101', 'Card 103', 'Card 104'],
      ['Bladensburg', 'Card 93', 'Card 96', 'Card 98', 'Card 94', 'Card 95'])
burn_to(t, 1814, 24)
t, us, br = s.begin()

s.play('BR the Confiance: 2')
br.say('93: Confiance, 2 Punkte')
br.play('93')
br.drag('Confiance', 'Isle aux Noix')
br.discard('93')

s.play('US holds New Orleans')
us.say('ich lege eine weg')
us.hold('Battle of New Orleans')

s.play('BR Downie out')
br.say('98 Downie')
br.play('98')
br.drag('Downie Confiance Linnet Finch Chubb', 'Lake Champlain Control Box')
br.vp('US 4')
br.discard('98')

s.play('US Macdonough: 5 to 4 +1, A to B +1, Macdonough +1, frigate -1')
us.say('103: Macdonough, all five!')
us.play('103')
us.drag('Macdonough Saratoga ship:Ticonderoga President Preble Montgomery', 'Lake Champlain Control Box')
a, d = t.pieces('Saratoga ship:Ticonderoga President Preble Montgomery'), t.pieces('Confiance Linnet Finch Chubb')
assert naval_drm(a, d, a[0], d[0], att_mod=1) == 2 and naval(3 + 2) == 'A1 D2 att'
us.roll('1d6', 3)
us.flip('Saratoga')
us.drag('Saratoga', 'Plattsburg')
br.flip('Confiance')
br.flip('Finch')
br.drag('Downie Confiance Linnet Finch Chubb', 'Isle aux Noix')
us.vp('US 8')
us.discard('103')

s.play('BR Bladensburg')
br.say('dann eben Washington. Bladensburg, 2')
br.play('Bladensburg')
br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs', how='pieces')
br.vp('US 6')

s.play('US Harrison goes home')
us.play('99')
assert cost('Detroit', 'Frenchtown') == 2
us.drag('Harrison 24th', 'Frenchtown')
us.discard('99')

s.play('BR Prevost at Plattsburg: 28 to 21, 1:1, A to B +1, Macomb -1')
br.say('96, Prevost. das 57. bleibt in Champlain')
br.play('96')
assert cost('Lacolle', 'Champlain NY', 'Plattsburg') == 2
br.drag(['Prevost', '3rd (Buffs)', 'br:5th', 'br:27th', '39th', '57th', '76th', '81st', '88th'], 'Champlain NY')
br.drag(['Prevost', '3rd (Buffs)', 'br:5th', 'br:27th', '39th', '76th', '81st', '88th'], 'Plattsburg')
us.say('we stand. 6th leads')
br.say('die Buffs voran')
assert sum(cf(p, True) for p in units(t, 'Plattsburg', 'British')) == 28 and sum(cf(p) for p in units(t, 'Plattsburg', 'US')) == 21
assert holds(t, 'British', 'Champlain NY') and supplied(t, 'British', 'Plattsburg', 'Champlain NY')
assert odds(28, 21) == 0 and crt(5 + 4 + 1 - 1) == 'DR'
br.roll('2d6', 5, 4)
us.drag('Macomb us:6th us:13th 15th 29th 30th 31st', 'Ticonderoga')
us.drag('Saratoga', 'Vergennes')
br.vp('US 1')
br.discard('96')
assert holds(t, 'British', 'Plattsburg')

s.play('US one more march')
us.play('104')
us.drag('us:26th', 'Buffalo')
us.discard('104')

s.play('BR holds')
br.hold('94')

s.play('US Ghent: one card in the hand and one held')
us.say('enough. Treaty of Ghent! one in hand and one held makes -2')
us.play('Treaty of Ghent')
assert len(t.hand('US')) == 1
us.vp('British 1')
us.discard('Treaty of Ghent')
us.say('and now the Battle of New Orleans, 2 VP')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=(2620, 1560), how='pieces')
us.reveal('Battle of New Orleans')
us.vp('US 1')
us.discard('Battle of New Orleans')
br.say('gg. moral victory. nochmal?')
s.done()
