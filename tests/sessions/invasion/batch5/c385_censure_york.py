"""Turn 6: blue recruits and runners at Rome, a raid by warship on York, and trained yellows who take it back."""
from cubes import session

s = session('empty', us='Nils', br='Yann', what='Publication Ban, a lake crossed, four rounds; Training', module='Points')
s.t.lay_piece(s.t.pawn, 'Turn 6')
for what, area in (('ar 3, am 4', "Sacket's Harbor"), ('am 1', 'Rome'), ('ar 1, am 1', 'Albany'), ('am 2', 'Pittsburgh'),
                   ('ar 2', 'Fled Units'), ('cm 2', 'Fled Units'), ('br 2, cm 3', 'York'), ('br 1, cm 1', 'Dundas'),
                   ('cm 3', "Smith's Creek"), ('br 2, cm 2', 'Montreal'), ('na 4', 'Six Nations'), ('ar 2, am 3', 'Buffalo'),
                   ('br 1, cm 2', 'Prescott'), ('na 2', 'Amherstburg'), ('ar 1, am 3', 'Detroit')):
    s.t.lay(what, area)
s.t.lay_played('ar-01', 'ar-03', 'ar-04', 'ar-05', 'ar-06', 'am-01', 'am-02', 'am-03', 'am-04', 'am-05', 'br-01', 'br-02',
               'br-03', 'br-04', 'br-05', 'cm-02', 'cm-03', 'cm-04', 'cm-05', 'cm-08', 'na-01', 'na-02', 'na-03', 'na-04',
               'na-05')
s.t.hand_of('ar', 'ar-07', 'Publication Ban', 'William Harrison')
s.t.hand_of('cm', 'cm-01', 'Training', 'Billy Green')
s.t.hand_of('am', 'am-06', 'am-08', 'Turncoat')
s.t.hand_of('br', 'br-06', 'br-07', 'Napoleon Defeated')
s.t.hand_of('na', 'na-06', 'na-07', 'War Cry')
t, us, br = s.begin()

s.play('phase ar')
us.say('bleu. Censure, donc tout à Rome')
us.phase('ar')
us.play('Publication Ban')
us.recruit('ar 3', 'Rome')
us.back('ar 2', 'Rome')
us.recruit('ar 2', 'Pittsburgh')
us.play('ar-07')
assert t.touches('lake-ontario', "Sacket's Harbor") and t.touches('lake-ontario', 'York')
us.move('ar 3, am 4', "Sacket's Harbor", 'York')
br.roll('br', 'hit', 'command')
br.roll('cm', 'command', 'hit', 'flee')
us.lose('am 2', 'York')
br.flee('cm 1', 'York')
us.roll('ar', 'hit', 'hit')
us.roll('am', 'flee', 'flee')
br.lose('cm 2', 'York')
us.flee('am 2', 'York')
br.roll('br', 'hit', 'hit')
us.lose('ar 2', 'York')
us.roll('ar', 'hit')
br.lose('br 1', 'York')
br.roll('br', 'command')
br.move('br 1', 'York', 'Dundas')
us.mark('York', 'us')
us.draw('ar', 2, 'ar-02', 'ar-08')

s.play('phase cm')
br.phase('cm')
br.recruit('cm 1', 'Montreal')
br.back('cm 3', 'Montreal')
br.play('Training')
br.lose('cm 2', "Smith's Creek")
br.cubes('br 2', 'Reserve', "Smith's Creek")
br.play('cm-01')
br.move('br 2, cm 1', "Smith's Creek", 'York')
br.move('br 1, cm 1', 'Dundas', 'York')
assert t.at_area('York') == {'ar': 1, 'br': 3, 'cm': 2}
br.roll('br', 'hit', 'command')
br.roll('cm', 'command', 'command')
us.lose('ar 1', 'York')
br.mark('York', None)
br.draw('cm', 2, 'cm-06', 'Laura Secord')
s.done()
