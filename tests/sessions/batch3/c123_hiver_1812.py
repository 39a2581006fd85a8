"""In French: last plays of 1812, fleets home, winter with losses of both sides, repair, depot off, arrivals, the roll for 1813, first plays."""
from ref import cost
from session import Session
from kit120 import bring_on, crowds, lay_arrivals, stack_deck

s = Session('dev-1812-faults', us='Amelie', br='Victor', what='Autumn 1812 to Spring 1813 in French: markers for the lakes, attrition at home and abroad, free repair, a depot removed, roll for first player')
lay_arrivals(s.t, '1812b')
s.t.lay_turn('Summer-Autumn 1812')
s.t.lay_hand('US', ['22', '14'])
s.t.lay_hand('British', ['23', '31'])
s.t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
s.t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
s.t.lay('Northwest_Co.', 'Ft. Mackinaw', 'British')
s.t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
s.t.lay('1st_NY_Militia 3rd_NY_Militia', 'Ft. Erie', 'US')
s.t.lay_face('Beresford', True, 'British')
s.t.lay_marker('US Supply Depot', 'Detroit')
# two lakes British 4, Ft. Erie (2) US; Indians alone do not control Ft. Mackinac (2)
s.t.lay_vp('British 2')
stack_deck(s.t, '1813 Deck', '52 46 43 47 44 51 45 54 48 55 49 57 50 58 53 59'.split())
t, us, br = s.begin()

s.play('US Dearborn')
us.say('bon, il reste deux cartes chacun. la 22 pour 3, Dearborn monte à Sackets')
us.play('22')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('Dearborn us:6th us:13th us:9th 21st', 'Utica')
us.drag('Dearborn us:6th us:13th us:9th 21st', 'Sackets Harbour')
us.discard('22')

s.play('BR Procter')
br.say('23, deux points, Procter emmène les Western à Sandwich. il fait froid à Malden')
br.play('23')
br.drag('Procter Western_Indians', 'Sandwich')
br.discard('23')

s.play('US 18th to Ft. Erie')
us.say('14 pour 1. le 18e: Lewiston, Schlosser, Buffalo, puis il traverse. six, pile')
us.play('14')
assert cost('Ft. Niagara', 'Lewiston', 'Ft. Schlosser', 'Buffalo', 'Ft. Erie') == 6
us.march('18th', 'Lewiston', 'Ft. Schlosser', 'Buffalo', 'Ft. Erie')
us.discard('14')

s.play('BR Nancy')
br.say("31, un point, la Nancy sur l'Huron. si tu ne fais rien ça me fait 2 de plus")
br.play('31')
br.drag('Nancy', 'Lake Huron Control Box')
br.vp('British 4')
br.discard('31')

s.play('fleets home')
br.say("plus de cartes. tout le monde rentre au port, je pose mes trois marqueurs")
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
br.drag('Hunter Queen_Charlotte', 'Ft. Malden')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
us.turn('Winter 1812-13')
us.say("l'hiver! pas de carte d'hiver chez moi, et toi?")
br.say('non plus')

s.play('attrition, repair, depot')
want = crowds(t)
assert {k: v[0] for k, v in want.items()} == {
    ('US', 'Sackets Harbour'): 1, ('US', 'Ft. Erie'): 1, ('British', 'Ft. Malden'): 1}, want
us.say('six à Sackets pour cinq places: le 9e souffre')
us.flip('us:9th')
us.say("Ft. Erie, trois pour deux. la 3e de New York")     # enemy territory, in supply over Buffalo: a step, nobody removed
us.flip('3rd_NY_Militia')
br.say('Malden: quatre pour trois, Essex')
br.flip('Essex')
us.say("Detroit: cinq pour trois, mais j'ai le dépôt, donc sept")   # 13.56
assert set(crowds(t)) <= {('US', 'Ft. Erie')}      # abroad reduced units count too, but its step is taken
br.say('le Beresford est réparé, Kingston est une base')
br.flip('Beresford')
us.delete([p for p in t.at('Detroit') if 'Depot' in p.name])
us.say('et le dépôt disparaît')

s.play('Spring 1813: arrivals, roll, deal')
br.turn('Spring-Summer 1813')
br.say('les renforts')
bring_on(t, br, '1813a')
bring_on(t, us, '1813a')
us.say('qui commence? je lance')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('2 plus mes 4 points, 6. je commence, et pour toute 1813')    # 7.33
for _ in range(8):
    br.draw('1813 Deck')
    us.draw('1813 Deck')
assert sorted(c.name for c in t.hand('British')) == sorted('Card %s' % n for n in '52 43 44 45 48 49 50 53'.split())

s.play('BR Prevost')
br.say('52 pour 3, Prevost. six points tout rond, jusque Prescott')
br.play('52')
way = ['Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott']
assert cost('Quebec City', *way) == 6
br.drag('Prevost De_Watteville br:13th 89th', 'Montreal')
br.drag('Prevost De_Watteville br:13th 89th', 'Prescott')
br.discard('52')

s.play('US builds')
us.say('46, trois points de chantier à Sackets: Madison, General Pike, et deux petites')
us.play('46')
us.drag('Madison General_Pike', 'Sackets Harbour')   # corvette 1 + corvette 1 + two schooners 1 = 3
us.drag('Asp', 'Sackets Harbour')
us.drag('Raven', 'Sackets Harbour')
us.discard('46')

s.play('BR builds')
br.say('43, deux points: Wolfe et Melville à Kingston')
br.play('43')
br.drag('Wolfe Melville', 'Kingston')
br.discard('43')

s.play('US holds')
us.say('je garde celle-ci')
us.hold('47')

s.play('BR Caughnawaga')
br.say("44, un point, les Caughnawaga. non, pas à Montreal, à Chateauguay")
br.play('44')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('44')

s.play('US restores the 9th')
us.say('55: le 9e se refait une santé')
us.play('55')
us.flip('us:9th')
us.discard('55')
s.done()
