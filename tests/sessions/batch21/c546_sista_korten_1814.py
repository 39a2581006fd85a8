"""Swedish. Göran is slow: the card comes up after the move, the points after the next; Birgitta is precise and reckons aloud, and mends his marker. The last cards of 1814, the treaty, and New Orleans after it."""
from aid21a import *

s = start('1814b', 'Birgitta', 'Göran', ['84', '92', '98', '89', '99'], ['102', '80', '95', '87', 'Treaty of Ghent'], 'Autumn 1814 to the end: Prevost to Isle aux Noix, Lacolle, the fleets on Champlain, Ogdensburg, a repair, the treaty as last card, New Orleans', played=25)
t = s.t
held(t, s.us, 'Battle of New Orleans')
t.lay('Linnet Confiance', 'Isle aux Noix', 'British')
t.lay('Saratoga Eagle ship:Ticonderoga Macdonough', 'Plattsburg', 'US')
t, us, br = s.begin()
b = Book(t)
us.say('Fem kort var, jag har ett undanlagt. Du börjar, Göran.')

with act(s, 'BR Prevost', 'British', '102', leader='Prevost', book=b):
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    g = 'Prevost 3rd_(Buffs) 82nd br:6th br:9th br:5th br:27th 39th 57th 58th 76th 81st 88th'
    br.drag(g, 'Sorel')
    br.drag(g, 'St-Jean')
    br.drag(g, 'Isle aux Noix')
    br.say('öh, kort 102')
    br.play('102')
    us.say('Tolv förband, sex poäng via Sorel. Stämmer.')
    br.discard('102')

with act(s, 'US Izard at Lacolle', 'US', '92', leader='Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.say('92, tre poäng, Izard: 6:e, 13:e, 15:e, 29:e, 30:e, 31:a via Champlain till Lacolle')
    us.play('92')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY', 'Lacolle')
    br.say('jag står kvar')
    F(s, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (5, 4), 'DR-1', 1814)
    us.roll('2d6', 5, 4)
    us.say('21 mot 5 är +3, skog -1, B mot B: elva, DR-1')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    br.flip('Canadian_Fencibles')
    us.vp(b.due())
    us.discard('92')

with act(s, 'BR Downie', 'British', '80', leader='Downie'):
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.play('80')
    br.say('Downie ut på Champlain')
    br.discard('80')

with act(s, 'US Macdonough', 'US', '98', leader='Macdonough', fights={'Saratoga': 'Lake Champlain Control Box'}, flips='Saratoga Confiance Chubb',
         ret='Downie Confiance Linnet Chubb Finch', book=b):
    us.say('Sjön är två poäng för dig, jag flyttar din markör')
    us.vp('US 3')
    us.say('98, Macdonough med sex fartyg, Saratoga leder')
    us.play('98')
    us.drag('Macdonough Saratoga Eagle ship:Ticonderoga Preble President Montgomery', 'Lake Champlain Control Box')
    br.say('Confiance leder')
    N(s, 'US', 'Saratoga Eagle ship:Ticonderoga Preble President Montgomery', 'Confiance Linnet Chubb Finch', 'Saratoga', 'Confiance', 3, 'A1 D2 att', al=1)
    us.roll('1d6', 3)
    us.say('+1 antal, +1 klass, +1 Macdonough, -1 fregatt: fem. En skada på mig, två på dig.')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Isle aux Noix')
    br.flip('Confiance')
    br.flip('Chubb')
    us.vp(b.due())
    us.discard('98')

with act(s, 'BR Drummond', 'British', '95', leader='Drummond', laid=False, book=b):
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.drag('Drummond 104th 2/R._Marines', 'Ogdensburg')
    br.play('95')
    br.say('Drummond över floden, Ogdensburg')
    br.vp(b.due())

with act(s, 'US Brown', 'US', '89', leader='Brown', ret='Drummond 104th 2/R._Marines', book=b):
    us.say('89, Brown (1): 9:e, 11:e, 21:a, 22:a, 23:e. Antwerp 2, Ogdensburg 4.')
    us.play('89')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Brown us:9th 11th 21st 22nd 23rd', 'Antwerp', 'Ogdensburg')
    br.discard('95')
    F(s, 'US', 'Ogdensburg', 'Antwerp', 'us:9th', '104th', (5, 4), 'DR', 1814)
    us.roll('2d6', 5, 4)
    us.say('20 mot 7 +1, ledarna tar ut varandra: tio, du viker')
    goes(t, 'British', 'Ogdensburg', 'Prescott', ('Antwerp',))
    us.drag('br:104th 2/R._Marines Drummond', 'Prescott')
    us.say('Jag ställde dem i Prescott åt dig.')
    us.vp(b.due())
    us.discard('89')

with act(s, 'BR Northwest Company', 'British', '87', sea='NWC', book=b):
    br.drag('NWC', 'Ft. St. Joseph')
    br.play('87')
    br.say('pälsfolket paddlar hem till St. Joseph')
    us.say('Utan fartyg, det får de.')
    br.discard('87')

with act(s, 'US repairs', 'US', '99', flips='Saratoga', book=b):
    us.say('99, reparation: Saratoga i Plattsburg, 1 av 2')
    us.play('99')
    us.flip('Saratoga')
    us.discard('99')

with act(s, 'BR treaty', 'British', 'Treaty of Ghent', book=b):
    br.say('då blir det fred. mitt sista kort')
    assert len(t.hand('British')) == 1
    br.play('Treaty of Ghent')
    us.say('Inga kort kvar hos dig, inget avdrag.')
    br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('Och så mitt undanlagda: New Orleans, 2 poäng')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces', at=t.m.spots['Cards Used for VPs'])
us.vp(b.due(2))
b.ok()
us.say('Försörjning: alla mina har väg, Champlain har Plattsburg. %s: moralisk seger till mig.' % label(tracked(t)))
br.say('bra spelat, tack')
for p in ('Lacolle', 'Ft. Malden', 'Ogdensburg'):
    supply_ok(t, 'US', p)
s.done()
