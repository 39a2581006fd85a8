"""A table that counts with its fingers: heaps are dragged too big, the surplus goes back, a cube wanders by way of the wrong muster."""
from cubes import session

s = session('campaign1812', us='Joost', br='Marieke', what='recounts: too many recruits at one place passed on, an army too big that gives one back')
t = s.t
for what, place in (('br 2', 'Ft. George'), ('br 1', 'Kingston'), ('br 1', 'Montreal'), ('cm 2', 'Dundas'), ('cm 2', 'Cornwall'),
                    ('na 2', 'Six Nations'), ('na 2', 'Amherstburg'), ('ar 2', 'Ft. Niagara'), ('ar 2', 'Buffalo'), ('ar 2', 'Plattsburg'),
                    ('am 2', 'Ft. Niagara'), ('am 2', 'Detroit'), ("am 2", "Sacket's Harbor")):
    t.lay(what, place)
t.hand_of('ar', 'US Regulars 03', 'US Regulars 06', 'War Hawks')
t.hand_of('am', 'American Militia 01', 'American Militia 05', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Fife and Drum')
t.hand_of('cm', 'Canadian Militia 05', 'Canadian Militia 01', 'Ambush')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'John Brant')
t, us, br = s.begin()

s.play('phase ar')
us.say('blauw begint, zo staat het in het boekje')
us.phase('ar')
us.recruit('ar 3', 'Pittsburgh')
us.say('nee, twee hier en drie in Albany')
us.cubes('ar 1', 'Pittsburgh', 'Albany')
us.recruit('ar 2', 'Albany')
assert t.at_area('Pittsburgh') == {'ar': 4, 'am': 2} and t.at_area('Albany') == {'ar': 6, 'am': 2}
us.play('US Regulars 03')
us.move('ar 4, am 3', 'Ft. Niagara', 'Ft. George')
us.say('een blauwe te veel, die blijft thuis')
us.cubes('ar 1', 'Ft. George', 'Ft. Niagara')
assert t.at_area('Ft. George') == {'ar': 3, 'am': 3, 'br': 3, 'cm': 2}
us.move('ar 2, am 2', 'Plattsburg', 'Lacolle')
us.say('Lacolle eerst')
br.roll('cm', 'flee')
br.flee('cm 1', 'Lacolle')
us.mark('Lacolle', 'us')
us.say('en nu Ft. George, jij eerst')
br.roll('br', 'hit', 'command')
br.roll('cm', 'hit', 'flee')
us.lose('am 2', 'Ft. George')
br.flee('cm 1', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 3, 'am': 1, 'br': 3, 'cm': 1}
us.roll('ar', 'hit', 'command')
us.roll('am', 'flee')
us.flee('am 1', 'Ft. George')
br.lose('br 1, cm 1', 'Ft. George')
br.say('o, het was er maar een, de rode mag terug')
br.cubes('br 1', 'Reserve', 'Ft. George')
assert t.at_area('Ft. George') == {'ar': 3, 'br': 3}
br.roll('br', 'hit', 'hit')
us.lose('ar 2', 'Ft. George')
us.roll('ar', 'hit')
br.lose('br 1', 'Ft. George')
br.roll('br', 'command', 'hit')
us.lose('ar 1', 'Ft. George')
assert t.at_area('Ft. George') == {'br': 2}
us.draw('ar', 1, 'US Regulars 05')
assert len(t.hand('ar')) == 3

s.play('phase cm')
br.phase('cm')
br.recruit('cm 2', 'York')
br.cubes('cm 1', 'York', 'Montreal')
assert t.at_area('Fled Units') == {'am': 1, 'cm': 2}
br.back('cm 2', 'Montreal')
assert t.at_area('Montreal') == {'br': 4, 'cm': 5} and t.at_area('York') == {'br': 1, 'cm': 3}
br.play('Canadian Militia 05')
assert t.border('Montreal', 'Lacolle') and t.at_area('Lacolle') == {'ar': 2, 'am': 2}
br.move('br 2, cm 2', 'Montreal', 'Lacolle')
br.say('en nog een gele, dezelfde groep')
br.move('cm 1', 'Montreal', 'Lacolle')
br.roll('br', 'hit', 'hit')
br.roll('cm', 'hit', 'command', 'flee')
us.lose('am 2, ar 1', 'Lacolle')
br.flee('cm 1', 'Lacolle')
us.roll('ar', 'hit')
br.lose('cm 1', 'Lacolle')
assert t.at_area('Lacolle') == {'ar': 1, 'br': 2, 'cm': 1}
br.roll('br', 'command', 'command')
br.roll('cm', 'hit')
us.lose('ar 1', 'Lacolle')
br.mark('Lacolle', None)
br.draw('cm', 1, 'Canadian Militia 04')
s.done()
