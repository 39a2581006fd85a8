"""The end of 1814: Downie fails, Prevost wins Plattsburg in two rounds, Ghent as the last British card, New Orleans after it."""
from kit11 import *

s = Session('dev-1812-faults', us='Hetty', br='Giles', what='Summer-Autumn 1814: naval battle with frigate bonus, Plattsburg (EX, DR), a port emptied of ships, Treaty of Ghent, Battle of New Orleans from the held cards')
t = s.t
lay_14(t, late=True)
t.lay('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Macdonough Saratoga Eagle ship:Ticonderoga Preble', 'Lake Champlain Control Box', 'US')
t.lay('President Montgomery', 'Vergennes', 'US')
t.lay('Confiance Linnet', 'Isle aux Noix', 'British')
army = 'br:16th 90th 37th br:6th 82nd br:5th br:9th 3rd_(Buffs) br:27th 39th 88th'
t.lay('Prevost ' + army, 'Lacolle', 'British')
t.lay('Canadian_Fencibles', 'Isle aux Noix', 'British')
t.lay('NWC Nancy', 'Ft. St. Joseph', 'British')
t.lay('100th', 'Ft. George', 'British')
hands(t, ['Card 93', 'Card 101'], ['Card 95', 'Card 96', 'Treaty of Ghent'])
held(t, t.us, 'Battle of New Orleans')
burn_to(t, 1814, 30)
t.lay_vp('US %d' % (towns(t) + lakes(t)))
base = spot(t)
t, us, br = s.begin()

s.play('BR Downie')
br.say('95 as 2. Downie out of Isle aux Noix, all four')
br.play('95')
fl = 'Confiance Linnet Chubb Finch'
br.drag('Downie ' + fl, 'Lake Champlain Control Box', how='beside')
f, e = t.pieces(fl, br), t.pieces('Saratoga Eagle ship:Ticonderoga Preble', us)
assert naval_drm(f, e, f[0], e[0], 0, 1) == -1 and naval(4 - 1) == 'A1 D1 def'
br.say('even numbers, B to A -1, Macdonough -1, the frigate +1')
br.roll('1d6', 4)
us.say('3. one each, I keep it')
br.flip('Confiance')
br.drag('Downie ' + fl, 'Isle aux Noix')
us.flip('Saratoga')
us.drag('Saratoga', 'Plattsburg', how='beside')
br.discard('95')

s.play('US 26th')
us.say('101, 1 op, 26th from Erie to Meadville just because')
us.play('101')
go(us, '26th', 'Erie PA', 'Meadville')
us.discard('101')

s.play('BR Prevost')
br.say('96 as 3. Prevost. the 88th holds Champlain for the road, ten go on')
br.play('96')
assert cost('Lacolle', 'Champlain NY', 'Plattsburg') == 2
br.drag('Prevost ' + army, 'Champlain NY')
ten = army.replace(' 88th', '')
br.drag('Prevost ' + ten, 'Plattsburg', at='beside')
us.say('I stand. 21')
assert strength(t, ten, side=br) == 40 and sum(cf(p) for p in units(t, 'Plattsburg', 'US')) == 21
assert supplied(t, 'British', 'Champlain NY') and odds(40, 21) == 0 and crt(6 + 1) == 'EX'
br.say('1:1, A on B')
br.roll('2d6', 2, 4)
br.flip('90th')
us.flip('us:6th')
assert odds(36, 19) == 0 and crt(9 + 1) == 'DR'
br.roll('2d6', 5, 4)
us.say('ouch. Ticonderoga')
us.drag('Izard Macomb us:6th us:13th 15th 29th 30th 31st', 'Ticonderoga')
us.say('and the Saratoga slips over to Vergennes')
us.drag('Saratoga', 'Vergennes')
sp(t, 'US', 'Ticonderoga')
br.vp('US %d' % (base - 5) if base > 5 else '0' if base == 5 else 'British %d' % (5 - base))
assert spot(t) == towns(t) + lakes(t)
br.discard('96')

s.play('US Chauncey')
us.say('93 as 2, Chauncey with the lot')
us.play('93')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
k = spot(t) + 2
us.vp('US %d' % k if k > 0 else '0' if k == 0 else 'British %d' % -k)
us.discard('93')

s.play('BR Ghent')
br.say('and my last card is the peace. nothing left in my hand so it costs nothing')
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')
us.say('one moment. New Orleans, I kept it for this')
us.drag([t.card('Battle of New Orleans', us)], 'Albany', at=(2620, 1560))
us.reveal('Battle of New Orleans')
k = spot(t) + 2
us.vp('US %d' % k if k > 0 else '0')
us.discard('Battle of New Orleans')
br.say('well played, US by %d' % k)
s.done()
