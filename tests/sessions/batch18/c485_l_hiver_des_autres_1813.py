"""French. The winter is done by the wrong hands: each one turns the other's freezing battalions, with mistakes put right; depots cleared before the ships are mended; all of spring's
men are set out before anybody moves the turn marker; the marker of points is counted afresh from nought; Ghent is fished out of the deck and lies beside the board."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Clemence', br='Octave', what='Autumn 1813 to spring 1814, French: fleet return, attrition turned by the opponent, free repair at bases only, depots off, deal of 9 without Ghent, Bladensburg, yards on two lakes at once, Campaign of Brown and Scott')
t = s.t
autumn_1813(t)
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('Yeo Wolfe Royal_George', 'Lake Ontario Control Box', 'British')
t.lay('Oneida', 'Oswego', 'US')
t.lay('us:23rd us:25th', 'Buffalo', 'US')
t.lay_face('Madison Oneida', side='US')
t.lay_face('Hunter', side='British')
t.lay_face('us:16th', side='US')
t.lay_marker('US Supply Depot', 'Plattsburg')
t.lay_marker('British Supply Depot', 'Quebec City')
t.lay_vp(label(position(t)))
hands(t, ['Card 61', 'Card 54'], ['Card 57', 'Card 64'])
burn_to(t, 1813, 28)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 54: the 22nd', 'US', '54', book=book):
    us.say('54, avant-derniere. le 22e va prendre l\'air a Meadville')
    us.play('54')
    us.drag('22nd', 'Meadville')
    us.discard('54')

with act(s, 'BR 57: Caughnawaga', 'British', '57', book=book):
    br.play('57')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('57')

with act(s, 'US 61: one regiment out of Sackets', 'US', '61', book=book):
    us.play('61')
    us.say('il y a du monde a Sackets. le 9e a Cape Vincent')
    us.drag('us:9th', 'Cape Vincent')
    us.discard('61')

with act(s, 'BR 64: Norfolk', 'British', '64', book=book):
    br.play('64')
    br.drag('Norfolk', 'Chippawa')
    br.discard('64')

s.play('fleets home')
us.say('chacun rentre ses bateaux')
us.put('US Lake Control', 'Lake Erie Control Box')
us.drag('Perry Lawrence ship:Niagara', 'Erie PA')
br.drag('Yeo Wolfe Royal_George', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('je recompte les points: zero...')
us.vp('0', flip=False)
us.vp('British 1', flip=False)
us.vp('British 2', flip=False)
us.vp(book.due())
us.say('%s, c\'est ce qu\'il y avait' % book.due())
book.ok()

s.play('winter, by the other hand')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Buffalo', 'US'): 2}, ex
us.say('Malden: quatre pour trois. je te couche le 41e')
us.flip('1/41st')
br.say('ah non, c\'est moi qui choisis. Shawnee')
us.flip('1/41st')
us.flip('Shawnee')
br.say('a toi: Fort MacArthur un, Buffalo deux')
br.flip('us:24th')
us.say('plutot les Kentuckiens')
br.flip('us:24th')
br.flip('2nd_Kentucky')
br.flip('12th')
br.flip('us:14th')
us.say('parfait, 12e et 14e')
assert not {k: v for k, v in excess(t).items() if k[1] == 'US'}
br.delete([p.id for p in t.at('Quebec City') if 'Depot' in p.name])
us.delete([p.id for p in t.at('Plattsburg') if 'Depot' in p.name])
us.flip('Madison')
br.flip('Hunter')
br.say('et l\'Oneida?')
us.say('a Oswego, pas de chantier. elle attendra')
book.ok()

s.play('spring 1814: men first, marker last')
muster(br, '1814a')
muster(us, '1814a', groups=False)
us.say('voila tout le monde')
us.turn('Spring-Summer 1814')

s.play('deal without Ghent')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
br.say('le traite de cote, neuf chacun')
deal(t, br, 1814, '82', '86', '90', '94', '96', '75', '79', '84', 'Bladensburg')
deal(t, us, 1814, '85', '89', '91', '93', '101', '76', '98', 'Campaign', '81')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=book):
    br.say('j\'ouvre en beaute: Bladensburg, 2 points')
    br.play('Bladensburg')
    br.vp(book.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with act(s, 'US 76: the Superior and the Jefferson', 'US', '76', build=True, book=book):
    us.play('76')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('2+1')
    us.discard('76')

with act(s, 'BR 82: a frigate at Kingston, a brig on Champlain', 'British', '82', build=True, book=book):
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('idem, deux chantiers')
    br.discard('82')

s.play('US Campaign: Brown, then Scott')
us.say('Campaign! Brown a Sackets et Scott a Albany. Brown d\'abord')
us.play('Campaign')
way('Sackets Harbour', 'Oswego')
us.drag('21st us:15th', 'Oswego')
us.drag('Brown', 'Oswego')
us.say('et Scott')
way('Albany', 'Utica', 'Canandaigua', 'Batavia')
us.march('20th 29th US_Dragoons Scott', 'Utica', 'Canandaigua', 'Batavia')
us.discard('Campaign')
book.ok()

with act(s, 'BR 96: Prevost', 'British', '96', 'Prevost', book=book):
    br.play('96')
    br.march(['br:16th', '90th', '37th', 'Prevost'], 'Trois-Rivieres', 'Montreal')
    br.discard('96')

with act(s, 'US 85: two regiments out of the hospital', 'US', '85', flips='12th us:14th', book=book):
    us.play('85')
    assert supplied(t, 'US', 'Buffalo')
    us.flip('12th us:14th')
    us.say('12e, 14e: gueris')
    us.discard('85')

with act(s, 'BR 75: Rottenburg', 'British', '75', 'Rottenburg', book=book):
    br.play('75')
    br.march('104th 10th_R.V. Rottenburg', 'Gananoque', 'Prescott')
    br.say('75 pour Rottenburg, a Prescott')
    br.discard('75')

with act(s, 'US 89: Harrison', 'US', '89', 'Harrison', book=book):
    us.play('89')
    way('Ft. Meigs', 'Frenchtown')
    us.drag('17th us:19th Harrison', 'Frenchtown')
    us.discard('89')

s.play('BR holds')
br.hold('79')
s.play('US holds')
us.hold('91')
us.say('on en garde une chacun, a demain')
book.ok()
s.done()
