"""The last plays of 1812, fleets home, a winter with attrition, repairs and depots, the new year; terse, half German."""
from more import excess, lay_arrivals, muster, rows, spent
from ref import cost
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Uwe', br='Heike', what='Autumn 1812 ends: depot, fleet return with markers, attrition at Detroit, free repair, depots off, first player and arrivals of 1813, two plays')
t = s.t
lay_arrivals(t, '1812b', 'US')
lay_arrivals(t, '1812b', 'British')
t.lay('Caledonia Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('us:16th us:20th', 'Utica', 'US')
t.lay('us:21st us:23rd', 'Plattsburg', 'US')
t.lay_face('1st_Ohio Lady_Prevost')
t.lay_marker('British Supply Depot', 'Ft. Malden')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 4')
spent(t, 'US', ['19', '4', '30'])
spent(t, 'British', ['5', '17', '10'])
t, us, br = s.begin()

s.play('US 16th, 20th')
us.say('19. Die 16 und die 20 nach Rome. Winterquartier')
us.play('19')
assert OPV['19'] == 2 and cost('Utica', 'Rome') == 1
us.drag('us:16th us:20th', 'Rome')
us.discard('19')

s.play('BR 49th')
br.say('5. Nein, nicht Procter. 49. nach Prescott')
br.play('5')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('49th', 'Prescott')
br.discard('5')

s.play('US 3rd NY')
us.say('4. Buffalo -> Batavia. 3rd NY')
us.play('4')
us.drag('3rd_NY_Militia', 'Batavia')
us.discard('4')

s.play('BR Lincoln')
br.say('17')
br.play('17')
br.drag('Lincoln', 'Ft. George')
br.discard('17')

s.play('US depot')
us.say('30, Depot Sackets. Letzte Karte')
us.play('30')
us.put('US Supply Depot', 'Sackets Harbour')
us.discard('30')

s.play('BR Glengarry')
br.say('10, Glengarry eins nach Westen. Auch fertig')
br.play('10')
br.drag('Glengarry', "Crysler's Farm")
br.discard('10')

s.play('fleets home')
br.say('Flotten heim. Marker hin, Punkte bleiben 4')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')

s.play('winter')
us.say('keine Winterkarten. hast du welche? nein. also Schwund')
# Detroit 3: 4th, detachment, 2nd Ohio and Michigan are fresh, the 1st Ohio is reduced already and not counted at home (R-winter-count-reduced)
assert excess(t) == {('Detroit', 'US'): 1}, excess(t)
us.say('Detroit 4 frische auf 3: 2nd Ohio. sonst nichts')
us.flip('2nd_Ohio')
br.say('Malden 5 auf 3 + 4 Depot, steht')
br.turn('Winter 1812-13')
s.cut()
br.say('Reparatur: Lady Prevost')
br.flip('Lady_Prevost')                   # 15.21: Ft. Malden is a friendly base
br.say('Depots weg')
br.delete([p for p in t.at('Ft. Malden') if 'Depot' in p.name])
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])

s.play('1813: roll, arrivals, deal')
us.say('neues Jahr, neues Glück. Wer fängt an?')
us.roll('1d6', 3)
br.roll('1d6', 5)
br.say('5 + 4 = 9, ich')
muster(us, '1813a')
br.turn('Spring-Summer 1813')
muster(br, '1813a')
for c in ('38', '42', '44', '46', '48', '50', '51', '53'):
    br.draw('1813 Deck', 'Card ' + c)
for c in ('39', '40', '41', '43', '45', '47', '49', '52'):
    us.draw('1813 Deck', 'Card ' + c)
assert len(t.hand('US')) == 8 == len(t.hand('British'))

s.play('BR Prevost')
br.say('42, Prevost mit drei Regimentern nach Montreal')
br.play('42')
assert OPV['42'] == 3 and cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Prevost br:13th 70th 89th', 'Trois-Rivieres')
br.drag('Prevost br:13th 70th 89th', 'Montreal')
br.discard('42')

s.play('US builds')
us.say('43: Madison, Asp, Raven')
us.play('43')
assert OPV['43'] == 2                      # corvette 1, two schooners 1
us.each('Madison Asp Raven', 'Sackets Harbour')
s.done()
