"""Norton sends two to one place; yellow withdraws into an empty American town."""
from cubes import session

s = session('campaign1812', us='Eluned', br='Joaquim', what='Norton: two cubes to one area; a retreat into empty enemy land')
for f in ('ar', 'am', 'br', 'cm', 'na'):
    s.t.lay_played(f + '-03')
s.t.hand_of('ar', 'ar-05', 'ar-06', 'William Harrison')
s.t.hand_of('am', 'am-01', 'am-04', 'Turncoat')
s.t.hand_of('br', 'br-05', 'br-04', 'Fife and Drum')
s.t.hand_of('cm', 'cm-04', 'cm-06', 'Billy Green')
s.t.hand_of('na', 'na-01', 'na-05', 'John Norton')
s.t.lay('br 2', 'Montreal').lay('br 2', 'Amherstburg').lay('cm 4', 'Queenston / Ft. Erie').lay('na 4', 'Six Nations')
s.t.lay('ar 6', 'Plattsburg').lay('am 6', 'Detroit')
s.t.off('am 1', 'Williamsburg')
s.t.lay('am 1', 'Rome')
s.t.lay_piece(s.t.pawn, 'Turn 2')
t, us, br = s.begin()
way = lambda *p: all(t.border(a, b) for a, b in zip(p, p[1:]))
Q = 'Queenston / Ft. Erie'

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Amherstburg')
br.recruit('na 1', 'Six Nations')
br.play('na-01')
assert t.fact('na-01')['armies'] == '2'
assert way('Moraviantown', 'London', 'Dover') and way('Amherstburg', 'Moraviantown', 'London')
br.move('na 2', 'Moraviantown', 'London', 'Dover')
br.move('br 1, na 3', 'Amherstburg', 'Moraviantown', 'London')
br.play('John Norton')
assert all(way('Six Nations', a) for a in ('Dundas', 'Oxford', Q)) and t.at_area('Six Nations') == {'na': 8}
br.move('na 1', 'Six Nations', 'Oxford')
br.move('na 1', 'Six Nations', Q)
br.move('na 1', 'Six Nations', 'Dundas')
with s.fault('NA-11 3.2.2b', 'Norton sends a second cube to Queenston', 'armies'):
    br.move('na 1', 'Six Nations', Q)
us.say('they are everywhere')
br.draw('na', 2, 'na-04', 'na-02')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
br.recruit('cm 1', 'York')
br.play('cm-06')
assert way(Q, 'Buffalo') and way('Buffalo', 'Williamsburg') and not t.at_area('Williamsburg')
br.move('cm 3', Q, 'Buffalo')
br.move('br 1', Q, 'Buffalo')
br.move('cm 1', 'York', 'Dundas')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'br': 1, 'cm': 3}
us.roll('am', 'command', 'flee')
us.roll('ar', 'hit')
us.flee('am 1', 'Buffalo')
br.lose('cm 1', 'Buffalo')
br.roll('br', 'command')
br.roll('cm', 'hit', 'command')
us.lose('am 1', 'Buffalo')
with s.fault('3.3.3b', 'a yellow cube withdraws to Williamsburg, American land with nobody there', 'link'):
    br.cubes('cm 1', 'Buffalo', 'Williamsburg')
us.roll('ar', 'flee')
us.flee('ar 1', 'Buffalo')
br.mark('Buffalo', 'br')
br.mark('Williamsburg', 'br')
br.draw('cm', 1, 'cm-05')
assert t.at_area('Buffalo') == {'br': 1, 'cm': 1}
s.done()
