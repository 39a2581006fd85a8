"""One client does all: the British player speaks from the kitchen, his friend drags, rolls and marks for both."""
from cubes import session

s = session('intro1812', us='Montserrat', br='Pau', what='one client plays both sides; Warships and Canadian bateaux; the end of the introduction')
t = s.t
for f in ('ar', 'am', 'br', 'cm', 'na'):
    for c in list(t.deck_of(f)):
        if t.facts.cards[c.card]['intro'] == 'no':
            t.remove(c.id)
t.lay_piece(t.pawn, 'Turn 2')
t.lay_played('US Regulars 03', 'US Regulars 05', 'American Militia 01', 'American Militia 03', 'Native Americans 02',
             'Native Americans 05', 'British Regulars 05', 'Canadian Militia 03')
t.hand_of('ar', 'US Regulars 01', 'US Regulars 06', 'War Hawks')
t.hand_of('am', 'American Militia 04', 'American Militia 05', 'Turncoat')
t.hand_of('br', 'British Regulars 07', 'British Regulars 04', 'General Brock')
t.hand_of('cm', 'Canadian Militia 07', 'Canadian Militia 04', 'Billy Green')
t.hand_of('na', 'Native Americans 04', 'Native Americans 07', 'John Brant')
t.lay_drawn('na', 'ar', 'am')
t, us, br = s.begin()

s.play('phase br')
us.say("En Pau cuina, jo moc les seves peces. Surt el vermell")
us.phase('br')
us.recruit('br 3', 'Montreal')
us.play('British Regulars 07')
us.say('vaixells: Kingston cap a Sacket\'s Harbor, tot')
assert t.touches('lake-ontario', 'Kingston') and t.touches('lake-ontario', "Sacket's Harbor")
us.move('br 1, cm 2', 'Kingston', "Sacket's Harbor")
assert t.at_area("Sacket's Harbor") == {'ar': 2, 'am': 2, 'br': 1, 'cm': 2}
us.roll('ar', 'hit', 'flee')
us.roll('am', 'flee', 'command')
us.say('Pau, qui treus? - un groc, diu')
us.lose('cm 1', "Sacket's Harbor")
us.flee('ar 1, am 1', "Sacket's Harbor")
us.move('am 1', "Sacket's Harbor", 'Oswego')
assert t.at_area("Sacket's Harbor") == {'ar': 1, 'br': 1, 'cm': 1}
us.roll('cm', 'flee')
us.roll('br', 'hit')
us.lose('ar 1', "Sacket's Harbor")
us.flee('cm 1', "Sacket's Harbor")
us.mark("Sacket's Harbor", 'br')
us.draw('br', 1, 'British Regulars 03')

s.play('phase cm')
us.phase('cm')
us.recruit('cm 1', 'York')
us.recruit('cm 1', 'Montreal')
us.back('cm 1', 'York')
us.say('barques: tres d\'Amherstburg i un de Dover, fins a Erie')
us.play('Canadian Militia 07')
assert all(t.touches('lake-erie', a) for a in ('Amherstburg', 'Dover', 'Erie'))
us.move('br 1, cm 2', 'Amherstburg', 'Erie')
us.move('cm 1', 'Dover', 'Erie')
assert t.at_area('Erie') == {'am': 2, 'br': 1, 'cm': 3}
us.roll('am', 'flee', 'hit')
us.flee('am 1', 'Erie')
us.lose('cm 1', 'Erie')
us.roll('br', 'command')
us.roll('cm', 'flee', 'hit')
us.lose('am 1', 'Erie')
us.flee('cm 1', 'Erie')
us.mark('Erie', 'br')
assert t.at_area('Erie') == {'br': 1, 'cm': 1}
us.draw('cm', 1, 'Canadian Militia 05')
us.say('i s\'ha acabat: dos a zero per en Pau')
us.refill()
s.done()
