"""Three armies with a card of two, and red, that has had its turn, acts again."""
from cubes import session

s = session('campaign1812', us='Anselm', br='Wiebke', what='three armies with a card of two; the red cube drawn twice in a turn')
t = s.t
for what, place in (('br 2', 'Montreal'), ('br 2', 'Prescott'), ('cm 4', 'York'), ('na 4', 'Six Nations'), ('ar 3', 'Pittsburgh'), ('ar 3', 'Albany'),
                    ('am 6', 'Rome')):
    t.lay(what, place)
t.lay_piece(t.pawn, 'Turn 4')
t.lay_played('US Regulars 01', 'US Regulars 03', 'US Regulars 04', 'American Militia 01', 'American Militia 02', 'American Militia 03',
             'British Regulars 01', 'British Regulars 02', 'British Regulars 03', 'Canadian Militia 01', 'Canadian Militia 02',
             'Canadian Militia 03', 'Native Americans 01', 'Native Americans 02', 'Native Americans 03')
t.hand_of('ar', 'US Regulars 02', 'US Regulars 06', 'Publication Ban')
t.hand_of('am', 'American Militia 04', 'American Militia 06', 'Turncoat')
t.hand_of('br', 'British Regulars 04', 'British Regulars 05', 'Napoleon Defeated')
t.hand_of('cm', 'Canadian Militia 04', 'Canadian Militia 05', 'Training')
t.hand_of('na', 'Native Americans 04', 'Native Americans 05', 'War Cry')
t, us, br = s.begin()

s.play('phase br')
br.phase('br')
br.recruit('br 3', 'Montreal')
br.play('British Regulars 05')
br.move('br 2', 'Montreal', 'Chambly')
br.say('mehr nicht, ich ziehe nach')
br.draw('br', 1, 'British Regulars 06')

s.play('phase ar')
us.phase('ar')
us.recruit('ar 3', 'Albany')
us.recruit('ar 2', 'Pittsburgh')
us.play('US Regulars 02')
assert t.fact('US Regulars 02')['armies'] == '2' and t.fact('US Regulars 02')['areas'] == '3'
us.move('ar 4, am 1', 'Pittsburgh', 'Franklin', 'Erie')
us.move('ar 3, am 2', 'Albany', 'Utica', 'Rome')
us.say('und die aus Sackets Harbor gleich mit')
with s.fault('3.2.2b', 'a third army moves with a card for two', also=['3.2a']):
    us.move('ar 1, am 1', "Sacket's Harbor", 'Ogdensburg')
us.draw('ar', 1, 'US Regulars 05')

s.play('phase br again')
br.say('wieder rot, Glück muss man haben')
with s.fault('2.0a 2.1 3.2a 3.1a', 'the red cube goes back into the bag, is drawn again, and red has a second phase in the turn', 'turn',
             also=['3.0', '3.4a', '1.7', '2.0b', '3.2.2b', '3.2.2d']):
    t.drag(br, [t.drawn['br'].id], 'Draw Bag')
    br.phase('br')
    br.recruit('br 3', 'Montreal')
    br.play('British Regulars 06')
br.move('br 2, cm 1', 'Prescott', 'Kingston')
br.draw('br', 1, 'British Regulars 08')
s.done()
