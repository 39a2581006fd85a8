"""Turn 6 of a campaign, two sided markers: the card of the ships is laid down when all is over, a battle ends because
the last defender walks off, and Sacket's Harbor comes back in the next phase. German."""
from cubes import session

s = session('empty', us='Jutta', br='Rolf', what='turn 6: warships to Sacket\'s Harbor and back', module='Canada')
t = s.t
t.lay_piece(t.pawn, 'Turn 6')
for what, place in (
        ('ar 4, am 3', "Sacket's Harbor"), ('am 2', 'Oswego'), ('ar 1, am 1', 'Rome'), ('am 1', 'Utica'),
        ('ar 2, am 1', 'Albany'), ('ar 3, am 4', 'Plattsburg'), ('ar 2, am 3', 'Buffalo'), ('ar 2', 'Ft. Niagara'),
        ('ar 2, am 2', 'Queenston / Ft. Erie'), ('ar 1, am 2', 'Pittsburgh'), ('am 2', 'Erie'), ('ar 3, am 4', 'Ft. Meigs'),
        ('am 1', 'Williamsburg'), ('br 5, cm 2', 'Montreal'), ('cm 2', 'Lacolle'), ('br 1, cm 1', 'Cornwall'),
        ('br 3, cm 2', 'Prescott'), ('br 4, cm 3', 'Kingston'), ('br 1, cm 2', 'York'), ('br 2, cm 2, na 1', 'Dundas'),
        ('br 1, cm 2', 'Ft. George'), ('na 4', 'Six Nations'), ('br 2, cm 2, na 2', 'Amherstburg'), ('br 1, na 2', 'Detroit'),
        ('cm 1', 'London'), ('br 1, cm 1', 'Ogdensburg'), ('ar 1, am 3, cm 2', 'Fled Units')):
    t.lay(what, place)
t.hand_of('ar', 'ar-05', 'War Hawks', 'ar-08')
t.hand_of('am', 'am-06', 'Hometown Support', 'am-03')
t.hand_of('br', 'br-07', 'br-06', 'Napoleon Defeated')
t.hand_of('cm', 'cm-08', 'Ambush', 'Training')
t.hand_of('na', 'na-06', 'na-07', 'Tecumseh')
t.lay_played('ar-01', 'ar-02', 'ar-03', 'ar-04', 'ar-06', 'Publication Ban', 'am-01', 'am-02', 'am-04', 'am-05', 'am-07',
             'Kentucky Militia', 'br-01', 'br-02', 'br-03', 'br-04', 'br-05', 'General Brock', 'cm-01', 'cm-02', 'cm-03',
             'cm-04', 'cm-05', 'cm-06', 'Billy Green', 'na-01', 'na-02', 'na-03', 'na-04', 'na-05', 'John Brant')
t.lay_drawn('cm')
s.us.put('Contrôle', 'Queenston / Ft. Erie')
s.us.put('Contrôle', 'Queenston / Ft. Erie')
s.br.mark('Detroit', 'br')
s.br.mark('Ogdensburg', 'br')
t.log.clear()
t.past.clear()
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
assert t.touches('lake-ontario', 'Kingston') and t.touches('lake-ontario', "Sacket's Harbor")
br.say('alles aus Kingston über den See')
br.move('br 4, cm 3', 'Kingston', "Sacket's Harbor")
us.say('Karte?')
br.say('gleich')
us.roll('ar', 'hit', 'command')
us.roll('am', 'hit', 'flee', 'flee')
us.flee('am 2', "Sacket's Harbor")
br.lose('cm 2', "Sacket's Harbor")
us.move('ar 1', "Sacket's Harbor", 'Oswego')
us.say('einer zieht sich nach Oswego zurück')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'flee')
br.flee('cm 1', "Sacket's Harbor")
us.lose('ar 1, am 1', "Sacket's Harbor")
assert t.at_area("Sacket's Harbor") == {'ar': 2, 'br': 4}
us.roll('ar', 'flee', 'command')
us.flee('ar 1', "Sacket's Harbor")
assert t.border("Sacket's Harbor", 'Rome')
us.move('ar 1', "Sacket's Harbor", 'Rome')
us.say('und der letzte nach Rome')
br.mark("Sacket's Harbor", 'br')
br.play('br-07')
br.say('die Karte, Navires de guerre')
br.draw('br', 1, 'br-08')

s.play('phase am')
us.phase('am')
us.back('am 3', 'Albany', how='each')
us.back('am 2', 'Pittsburgh', how='each')
us.recruit('am 1', 'Albany')
us.recruit('am 2', 'Pittsburgh', how='each')
us.say('Hometown Support: zwei nach Ogdensburg')
us.play('Hometown Support')
us.recruit('am 2', 'Ogdensburg')
us.play('am-06')
us.move('ar 2, am 1', 'Rome', "Sacket's Harbor")
us.move('ar 1, am 2', 'Oswego', "Sacket's Harbor")
us.move('ar 3, am 4', 'Plattsburg', 'Saint Regis', 'Ogdensburg')
us.move('am 1', 'Williamsburg', 'Buffalo')
us.say('Ogdensburg')
assert t.at_area('Ogdensburg') == {'ar': 3, 'am': 6, 'br': 1, 'cm': 1}
us.roll('am', 'hit', 'hit', 'command')
us.roll('ar', 'command', 'command')
br.lose('br 1, cm 1', 'Ogdensburg')
us.mark('Ogdensburg', None)
us.say('Hafen')
assert t.at_area("Sacket's Harbor") == {'ar': 3, 'am': 3, 'br': 4}
us.roll('ar', 'hit', 'flee')
us.roll('am', 'command', 'flee', 'hit')
us.flee('ar 1, am 1', "Sacket's Harbor")
br.lose('br 2', "Sacket's Harbor")
br.roll('br', 'hit', 'command')
us.lose('am 1', "Sacket's Harbor")
us.roll('ar', 'hit', 'hit')
us.roll('am', 'command')
br.lose('br 2', "Sacket's Harbor")
br.say('schade')
us.mark("Sacket's Harbor", None)
us.draw('am', 2, 'am-08', 'Turncoat')
assert all(len(t.hand(f)) == 3 for f in ('am', 'br'))
s.done()
