"""A late campaign turn, own position: the third British truce, blue's last phase, the end of the game and the count."""
from cubes import session

s = session('empty', us='Mr. Weber', br='Lena', module='Regions',
            what='campaign, turn 6: Training, third truce, natives into empty blue land, end of the game, cubes back in the bag')
for what, area in (('br 4, cm 3', 'Montreal'), ('cm 1', 'Chambly'), ('br 2, cm 2', 'Kingston'), ('cm 2', 'York'),
                   ('br 1, cm 1', 'Dundas'), ('ar 3, am 2', 'Ft. George'), ('ar 2, am 3', 'Queenston / Ft. Erie'),
                   ('na 3', 'Six Nations'), ('ar 1, am 1', 'Buffalo'), ('am 2', 'Ft. Niagara'),
                   ('br 2, cm 2, na 1', 'Ogdensburg'), ('br 1, na 2', 'Detroit'), ('cm 1, na 1', 'Amherstburg'),
                   ('ar 2, am 3', 'Frenchtown'), ('am 2', 'Ft. Meigs'), ('ar 4, am 3', 'Plattsburg'), ('ar 2, am 1', 'Albany'),
                   ('am 2', 'Pittsburgh'), ('am 2', 'Oswego'), ('ar 2, am 2', "Sacket's Harbor")):
    s.t.lay(what, area)
s.t.lay_piece(s.t.pawn, 'Turn 6')
s.t.lay_played('ar-01', 'ar-02', 'ar-03', 'ar-04', 'ar-05', 'am-08', 'am-01', 'am-02', 'am-03', 'am-04', 'am-05',
               'br-08', 'br-01', 'br-02', 'br-03', 'br-04', 'br-05', 'cm-01', 'cm-02', 'cm-03', 'cm-04', 'cm-05',
               'na-08', 'na-01', 'na-02', 'na-03', 'na-04', 'na-05')
s.t.lay_drawn('na', 'am', 'br')
s.t.hand_of('cm', 'cm-08', 'cm-06', 'Training')
s.t.hand_of('ar', 'ar-06', 'ar-07', 'Forced March')
s.t.hand_of('am', 'am-06', 'am-07', 'am-12')
s.t.hand_of('br', 'br-06', 'br-07', 'br-11')
s.t.hand_of('na', 'na-06', 'na-07', 'na-12')
s.t.us.mark('Ft. George', 'us')
s.t.us.mark('Queenston / Ft. Erie', 'us')
s.t.us.put('US Control', 'Queenston / Ft. Erie')
s.t.br.mark('Ogdensburg', 'br')
s.t.br.mark('Detroit', 'br')
s.t.log, s.t.past = [], []
t, us, br = s.begin()

s.play('phase cm')
br.phase('cm')
br.say('yellow, then only blue is left in the bag')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-08')
br.say('die dritte Waffenruhe, damit ist nach dieser Runde Schluss')
br.play('Training')
br.lose('cm 2', 'York')
br.cubes('br 2', 'Reserve', 'York')
br.say('2 gelbe werden 2 rote in York')
br.move('br 2, cm 1', 'York', 'Dundas', 'Ft. George')
br.move('br 1, cm 1', 'Dundas', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 3, 'am': 2, 'br': 3, 'cm': 2}
us.roll('ar', 'hit', 'command')
us.undo()
us.say('sorry sorry, red ground, you start')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'hit', 'flee')
us.lose('ar 1, am 2', 'Ft. George')
br.flee('cm 1', 'Ft. George')
us.roll('ar', 'command', 'hit')
br.lose('cm 1', 'Ft. George')
us.move('ar 1', 'Ft. George', 'Queenston / Ft. Erie')
br.roll('br', 'command', 'hit')
us.lose('ar 1', 'Ft. George')
br.mark('Ft. George', None)
br.draw('cm', 2, 'cm-07', 'cm-09')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 2', 'Pittsburgh')
us.recruit('ar 3', 'Albany')
us.play('ar-06')
us.move('ar 2, am 2', "Sacket's Harbor", 'Ogdensburg')
us.move('ar 4, am 2', 'Plattsburg', 'Saint Regis', 'Ogdensburg')
assert t.at_area('Ogdensburg') == {'ar': 6, 'am': 4, 'br': 2, 'cm': 2, 'na': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit', 'flee', 'flee')
br.lose('cm 2', 'Ogdensburg')
us.flee('am 2', 'Ogdensburg')
br.roll('br', 'hit', 'hit')
br.roll('na', 'command')
us.lose('am 2', 'Ogdensburg')
br.move('na 1', 'Ogdensburg', 'Black River')
us.roll('ar', 'hit', 'hit')
br.lose('br 2', 'Ogdensburg')
us.mark('Ogdensburg', None)
us.draw('ar', 1, 'ar-08')

s.play('end')
us.refill()
us.say('game over: two stars at Queenston for me, you hold Detroit: 2 to 1')
br.say('knapp! Revanche')
s.done()
