"""A whole turn in which nearly nothing moves: five musters, five cards, one march for each side, a truce; then the pawn."""
from cubes import session

s = session('1813', us='Odile', br='Firmin', what='a whole turn of five phases, most of them without a move; a truce, blue with one cube left for five recruits', module='Points')
t = s.t
for area, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
    t.us.mark(area, side)
    t.log.clear()
    t.past.clear()
t.hand_of('ar', 'US Regulars 02', 'US Regulars 05', 'Forced March')
t.hand_of('am', 'American Militia 03', 'American Militia 05', 'Hometown Support')
t.hand_of('br', 'British Regulars 08', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Laura Secord')
t.hand_of('na', 'Native Americans 03', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase am')
us.say('Blanc. Je recrute et je ne bouge pas.')
us.recruit('am 2', 'Pittsburgh')
us.recruit('am 1', 'Albany')
us.play('American Militia 03')
us.draw('am', 1, 'American Militia 04')

s.play('phase na')
br.say('Vert. Deux de plus, et rien.')
br.recruit('na 1', 'Six Nations')
assert t.at_area('Moraviantown') == {'cm': 1, 'na': 1}
br.recruit('na 1', 'Moraviantown')
br.play('Native Americans 03')
br.draw('na', 1, 'Native Americans 04')

s.play('phase ar')
us.say('Bleu. Il ne reste qu\'un cube dans la boite, il va à Albany. Et une seule marche')
assert sum(t.at_area(a).get('ar', 0) for a in t.facts.areas.values()) == 29     # of 30
us.recruit('ar 1', 'Albany')
us.play('US Regulars 02')
us.move('ar 2, am 2', 'Rome', "Sacket's Harbor", how='colours')
us.draw('ar', 1, 'US Regulars 04')

s.play('phase cm')
br.say('Jaune. York est pris, un seul donc. Rien.')
assert t.at_area('York') == {'ar': 2, 'am': 2}
br.recruit('cm 1', 'Montreal')
br.play('Canadian Militia 04')
br.draw('cm', 1, 'Canadian Militia 06')

s.play('phase br')
br.say('Et le rouge, avec sa trêve')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 08')
br.move('br 1, cm 1', 'west of Montreal', 'Cornwall')
assert t.at_area('Cornwall') == {'br': 2, 'cm': 2}
br.draw('br', 1, 'British Regulars 04')
us.say('Fin du tour, les Anglais ont une trêve sur trois')
us.turn(4)
assert all(len(t.hand(f)) == 3 for f in ('ar', 'am', 'br', 'cm', 'na'))
s.done()
