"""Those who fled come back in the wrong colour's phase, and ships climb Niagara Falls."""
from cubes import session

s = session('campaign1812', us='Rocío', br='Iker', what='white returns from the fled box in the phase of blue; Warships from Lake Ontario to Lake Erie', module='Canada')
t = s.t
for what, place in (('br 2', 'Prescott'), ('br 2', 'Montreal'), ('cm 4', 'Kingston'), ('na 4', 'Six Nations'), ('ar 3', 'Albany'),
                    ('ar 3', "Sacket's Harbor"), ('am 4', 'Rome'), ('am 2, ar 1', 'Fled Units')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 01', 'American Militia 01', 'British Regulars 01', 'Canadian Militia 01', 'Native Americans 01')
t.hand_of('ar', 'US Regulars 03', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 04', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 07', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 02', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase ar')
us.say('azul, y todos los que huyeron')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.back('ar 1', 'Albany')
with s.fault('3.1.2 3.3.2', 'two white units come back from the fled box in the phase of blue', also=['3.1a']):
    us.back('am 2', 'Albany')
us.play('US Regulars 03')
us.move('ar 4', "Sacket's Harbor", 'Ogdensburg')
us.draw('ar', 1, 'US Regulars 04')

s.play('phase br')
br.say('rojo: barcos')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 07')
assert t.touches('lake-ontario', 'Prescott') and not t.touches('lake-ontario', 'Buffalo') and not t.touches('lake-erie', 'Prescott')
with s.fault('3.2.4b 3.2.4c', 'ships go from Prescott on Lake Ontario to Buffalo on Lake Erie', 'shore', also=['3.2.2c', '3.2.1']):
    br.move('br 3, cm 1', 'Prescott', 'Buffalo')
assert t.at_area('Buffalo') == {'ar': 1, 'am': 2, 'br': 3, 'cm': 1}
us.roll('ar', 'hit')
us.roll('am', 'flee', 'command')
us.flee('am 1', 'Buffalo')
us.move('am 1', 'Buffalo', 'Ft. Niagara')
br.lose('cm 1', 'Buffalo')
br.roll('br', 'hit', 'command')
us.lose('ar 1', 'Buffalo')
br.mark('Buffalo', 'br')
br.draw('br', 1, 'British Regulars 04')
assert len(t.hand('br')) == 3
s.done()
