"""Fin 1813, début 1814: dernières cartes, retour des flottes, quartiers d'hiver, réparations, un dépôt enlevé, renforts, la donne sans le traité."""
from lay15 import *
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Odile', br='Bastien', what='Autumn 1813 to spring 1814, French: a crossing thrown back, fleets home with a marker laid twice, attrition chosen and chosen again, '
            'free repair, depots, arrivals 1814, deal of 9 without Ghent, first plays; two logs')
t = s.t
lay_1813(t)
lay_arr(t, '1813a', '1813b')
no_markers(t)
t.lay('Barclay Queen_Charlotte ship:Hunter', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay_face('Pert', side='US')
t.lay_face('Melville Lady_Prevost', side='British')
t.lay_marker('US Supply Depot', 'Buffalo')
t.lay_marker('British Supply Depot', 'Quebec City')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 2')
hands(t, ['Card 43', 'Card 57', 'Card 53'], ['Card 48', 'Card 45', 'Card 54'])
burn_to(t, 1813, 26)
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()

s.play('BR Vincent crosses and is thrown back')
from ref import crt, odds
br.say('bon. Vincent, avec la 48')
br.play('48')
assert cost('Ft. George', 'Queenston', 'Lewiston') == 4
br.drag('Vincent 49th br:8th', 'Queenston')
br.drag('Vincent 49th br:8th', 'Lewiston')
us.say('je tiens')
# 9 to 4, 2:1 +1, A to C +2, the river -1: with C against C none +0, so between +0 and +2
assert odds(9, 4) == 1 and crt(2 + 1 + 1 + 2 - 1) == 'AR-1'
br.roll('2d6', 1, 2)
br.say('1+2... +2. cinq. pff. le 49e en tête, il se retourne')
br.flip('49th')
br.drag('Vincent 49th br:8th', 'Queenston')
br.discard('48')

s.play('US two regiments of Buffalo')
us.say('43, deux points: 12e et 14e à Lewiston')
us.play('43')
assert cost('Buffalo', 'Ft. Schlosser', 'Lewiston') == 2
us.drag('12th 14th', 'Ft. Schlosser')
us.drag('12th 14th', 'Lewiston')
us.discard('43')

s.play('BR restores')
br.play('45')
br.say('45: le 49e se refait à Queenston')
assert supplied(t, 'British', 'Queenston')
br.flip('49th')
br.discard('45')

s.play('US Pike')
us.play('57')
us.say('Pike, 57')
us.march('Pike 9th 21st', 'Antwerp', 'Ogdensburg')
us.discard('57')

s.play('BR last card')
br.play('54')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('54')

s.play('US last card')
us.play('53')
us.say('dernière: le 11e vers Champlain')
us.drag('11th', 'Champlain NY')
us.discard('53')
assert not t.hand('US') and not t.hand('British')

s.play('fleets home')
us.say('les bateaux rentrent')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
us.drag('Conquest Scourge', 'Sackets Harbour')
br.drag('Nancy', 'Ft. Mackinaw')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Barclay Queen_Charlotte ship:Hunter', 'Port Dover')
br.say('non, Malden, au chantier')
br.drag('Barclay Queen_Charlotte ship:Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
x = br.put('British Lake Control', 'Lake Erie Control Box')
br.delete([x])
br.say('un de trop')
s.cut()

s.play('winter')
us.turn('Winter 1813-14', tracker=False)
br.say("pas de carte d'hiver chez moi")
us.say('ni moi')
ex = excess(t)
assert ex == {('Queenston', 'British'): 1, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Lewiston', 'US'): 2}, ex
us.flip('12th 14th')
us.flip('2nd_Kentucky')
br.flip('Lincoln')
br.flip('1/41st')
br.say('hmm, plutôt les Shawnee')
br.undo(2)
br.flip('Shawnee')
br.flip('Melville')
us.flip('Pert')
br.flip('Lady_Prevost')
us.delete([p for p in t.at('Buffalo') if 'Depot' in p.name])
br.delete([p for p in t.at('Quebec City') if 'Depot' in p.name])

s.play('spring 1814')
us.turn('Spring-Summer 1814')
us.say('1814! à toi de commencer')
for p in ['34th', '45th', '4th Rifles']:
    us.drag([t.find(p)], dict((q.name, w) for q, w in arrivals(t, '1814a', 'US'))[p])
muster(us, '1814a')
muster(br, '1814a')
assert not arrivals(t, '1814a', 'US') and not arrivals(t, '1814a', 'British')
U = ['Card 73', 'Card 77', 'Card 76', 'Card 81', 'Card 78', 'Card 91', 'Card 88', 'Card 84', 'Card 99']
B = ['Card 75', 'Card 86', 'Card 74', 'Card 83', 'Card 85', 'Card 95', 'Card 90', 'Card 97', 'Card 101']
for b in B:
    br.draw('1814 Deck', b)
for a in U:
    us.draw('1814 Deck', a)
assert len(t.hand('US')) == len(t.hand('British')) == 9

s.play('BR Drummond')
br.say('86 (3). Drummond prend le De Watteville... non il est à Québec. seul donc')
br.play('86')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 4
br.drag('Drummond', 'Prescott')
br.discard('86')

s.play('US Chauncey to the lake that was his')
us.play('76')
us.drag('Chauncey Madison Oneida Conquest Scourge Pert', 'Lake Ontario Control Box')
us.say('pas de points, il y avait le marqueur')
us.discard('76')

s.play('BR yard')
br.play('83')
br.say('83: le Linnet')
br.drag('Linnet', 'Isle aux Noix')
br.discard('83')
s.done()
