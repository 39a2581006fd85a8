"""He lays his whole hand down, takes one card back, plays with the two that lie there and turns them when all is over."""
from cubes import session

s = session('campaign1812', us='Quill', br='Rook', what='the hand laid down and one card taken back, cards turned last, shorthand; Kentucky Militia; a phase that moves nobody', module='Canada')
t = s.t
for what, place in (('am 2', "Sacket's Harbor"), ('cm 3', 'Cornwall'), ('am 1', 'Ft. Niagara'), ('ar 3', 'Plattsburg'), ('br 3', 'Montreal'),
                    ('na 3', 'Six Nations'), ('ar 3', 'Albany'), ('am 2', 'Buffalo')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 3')
t.lay_played('US Regulars 01', 'US Regulars 03', 'American Militia 01', 'American Militia 03', 'British Regulars 03', 'British Regulars 01',
             'Canadian Militia 01', 'Canadian Militia 02', 'Native Americans 01', 'Native Americans 02')
t.hand_of('ar', 'US Regulars 05', 'US Regulars 06', 'War Hawks')
t.hand_of('am', 'American Militia 06', 'Kentucky Militia', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 03', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase am')
us.phase('am')
us.play('Turncoat', reveal=False)
us.play('American Militia 06', reveal=False)
us.play('Kentucky Militia', reveal=False)
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.say('top one of the first back, 2 lie')
t.drag(us, [t.card('Turncoat').id], 'Hand am')
assert t.hand('am') == ['Turncoat']
us.say('AM06 + KY')
us.say('SH>Og>Cw 1b 3w; FtN>FtG 2b 3w')
us.move('ar 1, am 3', "Sacket's Harbor", 'Ogdensburg', 'Cornwall')
us.move('ar 2, am 3', 'Ft. Niagara', 'Ft. George')
assert t.at_area('Cornwall') == {'ar': 1, 'am': 3, 'cm': 4}
us.say('Cw')
br.roll('cm', 'hit', 'flee', 'command')
br.flee('cm 1', 'Cornwall')
br.move('cm 1', 'Cornwall', 'Prescott')
us.lose('ar 1', 'Cornwall')
us.roll('am', 'hit', 'flee', 'flee')
us.flee('am 2', 'Cornwall')
br.lose('cm 2', 'Cornwall')
us.mark('Cornwall', 'us')
assert t.at_area('Ft. George') == {'ar': 2, 'am': 3, 'br': 1, 'cm': 2}
us.say('FtG')
br.roll('cm', 'flee', 'command')
br.roll('br', 'hit')
us.lose('ar 1', 'Ft. George')
br.flee('cm 1', 'Ft. George')
us.roll('ar', 'hit')
us.roll('am', 'hit', 'command', 'flee')
br.lose('br 1, cm 1', 'Ft. George')
us.flee('am 1', 'Ft. George')
us.mark('Ft. George', 'us')
us.reveal('Kentucky Militia')
us.reveal('American Militia 06')
us.draw('am', 2, 'American Militia 04', 'American Militia 08')
assert len(t.hand('am')) == 3

s.play('phase na')
br.phase('na')
br.recruit('na 2', 'Six Nations')
br.say('1 too many, > Moraviantown')
br.cubes('na 1', 'Six Nations', 'Moraviantown')
br.play('Native Americans 03')
br.say('0 moves. nx')
br.draw('na', 1, 'Native Americans 06')
assert t.at_area('Six Nations') == {'na': 7} and t.at_area('Moraviantown') == {'na': 3}
s.done()
