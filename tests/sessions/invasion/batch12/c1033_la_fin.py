"""Turn 7, begun in the middle: empty decks, both last truces, Hometown Support and Turncoat, Tecumseh, Forced March, a tie."""
from cubes import session

s = session('empty', us='Kofi', br='Beatriz', what='the last turn with its truces, decks run out, a draw', module='Regions')
t = s.t
t.lay_piece(t.pawn, 'Turn 7')
for what, area in [('na 1', 'Detroit'), ('br 2, cm 2', 'Ogdensburg'), ('am 3, ar 2', "Sacket's Harbor"), ('am 2', 'Oswego'),
                   ('am 4', 'Pittsburgh'), ('na 4', 'Six Nations'), ('ar 1, am 3', 'Ft. George'), ('ar 2', 'Albany'),
                   ('ar 3', 'Plattsburg'), ('br 3, cm 2', 'Montreal'), ('cm 2', 'York'), ('cm 1', 'Dundas')]:
    t.lay(what, area)
t.lay_marker('British Control', 'Detroit')
t.lay_marker('British Control', 'Ogdensburg')
t.lay_marker('US Control', 'Ft. George')
t.lay_played(*['br-0%d' % n for n in (1, 2, 3, 4, 5, 6, 8, 9)] + ['br-10', 'br-12'])
t.lay_played(*['cm-0%d' % n for n in (1, 2, 3, 4, 5, 6, 8, 9)] + ['cm-10', 'cm-11'])
t.lay_played(*['na-0%d' % n for n in (1, 2, 3, 4, 5, 6, 9)] + ['na-11', 'na-12'])
t.lay_played(*['ar-0%d' % n for n in (1, 2, 3, 5, 6, 8, 9)] + ['ar-10', 'ar-11'])
t.lay_played(*['am-0%d' % n for n in (1, 2, 3, 4, 5, 6, 9)] + ['am-11'])
t.hand_of('br', 'br-07', 'br-11')
t.hand_of('cm', 'cm-07', 'cm-12')
t.hand_of('na', 'na-07', 'na-08', 'na-10')
t.hand_of('ar', 'ar-04', 'ar-07', 'ar-12')
t.hand_of('am', 'am-08', 'am-10', 'am-12')
t.lay_drawn('cm', 'br')
assert not t.deck_of('br') and not t.deck_of('cm') and len(t.deck_of('am')) == 1
t, us, br = s.begin()

s.play('phase am')
us.say('alors, dernier tour ?')
br.say('forse, dipende dagli indiani')
us.phase('am')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('am-08')
assert t.fact('am-08')['kind'] == 'truce' and t.fact('am-08')['areas'] == '3'
for a, b in [("Sacket's Harbor", 'Ogdensburg'), ('Oswego', "Sacket's Harbor"), ('Pittsburgh', 'Franklin'), ('Franklin', 'Erie'),
             ('Erie', 'Buffalo')]:
    assert t.border(a, b)
us.move('am 3, ar 2', "Sacket's Harbor", 'Ogdensburg')
us.move('am 2', 'Oswego', "Sacket's Harbor")
us.move('am 4', 'Pittsburgh', 'Franklin', 'Erie', 'Buffalo')
us.play('Hometown Support')
us.recruit('am 2', 'Ogdensburg', how='each')
us.play('Turncoat')
us.say('un jaune change de veste')
us.lose('cm 1', 'Ogdensburg')
us.recruit('am 1', 'Ogdensburg')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 6, 'br': 2, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit', 'flee', 'command')
br.lose('br 1, cm 1', 'Ogdensburg')
us.flee('am 1', 'Ogdensburg')
br.roll('br', 'hit')
us.lose('am 1', 'Ogdensburg')
us.roll('ar', 'command', 'flee')
us.roll('am', 'command', 'command', 'hit')
us.flee('ar 1', 'Ogdensburg')
br.lose('br 1', 'Ogdensburg')
br.mark('Ogdensburg', None)
us.draw('am', 0, 'am-07')
assert not t.deck_of('am') and len(t.hand('am')) == 1

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Detroit')
br.recruit('na 1', 'Six Nations')
br.play('na-08')
br.say('tutte le tregue inglesi sono sul tavolo')
br.play('Tecumseh')
br.say('Tecumseh a Ft. George')
assert t.border('Six Nations', 'Dundas') and t.border('Dundas', 'Ft. George')
br.move('na 4', 'Six Nations', 'Dundas', 'Ft. George')
us.roll('ar', 'hit')
us.roll('am', 'flee', 'flee', 'hit')
us.flee('am 2', 'Ft. George')
us.say('seules les fuites comptent, ok')
assert t.at_area('Ft. George') == {'ar': 1, 'am': 1, 'na': 4}
br.roll('na', 'hit', 'command', 'flee')
us.lose('am 1', 'Ft. George')
br.flee('na 1', 'Ft. George')
us.roll('ar', 'flee')
us.flee('ar 1', 'Ft. George')
us.mark('Ft. George', None)
assert not t.deck_of('na') and len(t.hand('na')) == 1

s.play('phase ar')
us.phase('ar')
us.back('ar 2', 'Albany')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('Forced March')
us.play('ar-04')
assert t.fact('ar-04')['areas'] == '2'
far = ('Albany', 'Utica', 'Rome', "Sacket's Harbor", 'Ogdensburg')
assert all(t.border(a, b) for a, b in zip(far, far[1:])) and t.at_area('Ogdensburg') == {'ar': 1, 'am': 4}
us.move('ar 4', *far, how='ends')
us.say('Albany - Utica - Rome - Sacket\'s Harbor - Ogdensburg, marche forcée')
assert t.border('Plattsburg', 'Lacolle') and t.at_area('Lacolle') == {}
us.move('ar 2', 'Plattsburg', 'Lacolle')
us.mark('Lacolle', 'us')
assert not t.deck_of('ar') and len(t.hand('ar')) == 1
us.say('fin du tour : Lacolle pour moi, Detroit pour toi')
br.say('1 - 1, pareggio. Bella partita!')
s.done()
