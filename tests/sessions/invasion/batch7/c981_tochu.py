"""The log begins when the moves are made and the card lies: two battles wait for their dice."""
from cubes import session

s = session('campaign1812', us='Haruka', br='Kenji', what='a log that begins with the armies in contact; John Brant; the extra native on American ground')
t = s.t
for what, place in (('ar 2', 'Ogdensburg'), ('br 1', 'Ogdensburg'), ('cm 3', 'Ogdensburg'), ('am 2', 'Frenchtown'), ('na 2', 'Frenchtown'),
                    ('cm 2', 'Frenchtown'), ('ar 3', 'Albany'), ('am 2', 'Erie'), ('br 3', 'Montreal')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 03', 'American Militia 03', 'British Regulars 03', 'Canadian Militia 03', 'Native Americans 03', 'US Regulars 05',
             'Canadian Militia 04')
t.hand_of('ar', 'US Regulars 01', 'US Regulars 04', 'War Hawks')
t.hand_of('am', 'American Militia 01', 'American Militia 02', 'Turncoat')
t.hand_of('br', 'British Regulars 01', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 01', 'Laura Secord')
t.hand_of('na', 'Native Americans 05', 'Native Americans 01', 'John Brant')
t.lay_drawn('ar', 'cm')
t, us, br = s.begin()

s.play('phase cm: battles')
br.say('移動は終わり。戦闘はオグデンズバーグから')
assert t.at_area('Ogdensburg') == {'ar': 2, 'am': 1, 'br': 1, 'cm': 3}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
br.lose('cm 1', 'Ogdensburg')
us.flee('am 1', 'Ogdensburg')
us.move('ar 1', 'Ogdensburg', "Sacket's Harbor")
br.roll('cm', 'command', 'flee')
br.roll('br', 'hit')
br.flee('cm 1', 'Ogdensburg')
us.lose('ar 1', 'Ogdensburg')
assert t.at_area('Ogdensburg') == {'br': 1, 'cm': 1}
br.say('フレンチタウン')
assert t.at_area('Frenchtown') == {'am': 3, 'cm': 2, 'na': 2}
us.roll('am', 'hit', 'hit', 'flee')
br.lose('na 1, cm 1', 'Frenchtown')
us.flee('am 1', 'Frenchtown')
br.roll('na', 'hit')
br.roll('cm', 'command')
us.lose('am 1', 'Frenchtown')
us.roll('am', 'command')
us.move('am 1', 'Frenchtown', 'Ft. Meigs')
assert t.at_area('Frenchtown') == {'cm': 1, 'na': 1}
br.mark('Frenchtown', 'br')
br.mark('Ogdensburg', 'br')
br.draw('cm', 1, 'Canadian Militia 05')

s.play('phase na')
br.phase('na')
br.recruit('na 1', 'Frenchtown')
br.recruit('na 1', 'Six Nations')
br.play('John Brant')
br.recruit('na 2', 'Moraviantown')
br.play('Native Americans 05')
br.move('na 4', 'Moraviantown', 'Amherstburg', 'Detroit', how='ends')
br.say('アムハーストバーグ経由でデトロイトへ')
assert t.at_area('Detroit') == {'ar': 1, 'am': 2, 'na': 4}
us.roll('ar', 'command')
us.roll('am', 'hit', 'flee')
us.flee('am 1', 'Detroit')
br.lose('na 1', 'Detroit')
br.roll('na', 'hit', 'hit', 'command')
us.lose('ar 1, am 1', 'Detroit')
br.mark('Detroit', 'br')
br.draw('na', 2, 'Native Americans 06', 'Native Americans 04')
assert len(t.hand('na')) == 3
s.done()
