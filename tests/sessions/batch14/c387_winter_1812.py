"""The end of 1812: last cards, fleet home, winter with its losses, a mended schooner, a depot gone, spring and the die for the year."""
from lay7 import burn, burn_to, hands, more
from more import excess, lay_arrivals, muster
from session import Session

s = Session('dev-1812-faults', us='Pieter', br='Saskia', what='Autumn 1812 to spring 1813, Dutch: last plays, fleet return, attrition, repair, depot off, arrivals, first-player roll')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Det._10th_R.V. NWC Nancy', 'Ft. Mackinaw', 'British')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_face('Beresford', side='British')
t.lay_marker('US Supply Depot', 'Plattsburg')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 4')
hands(t, ['Card 28', 'Card 3'], ['Card 18', 'Card 25'])
burn(t, 'Card 6', 'Card 16', 'Card 21', 'Card 24', 'Card 1', 'Card 7', 'Card 22', 'Card 15', 'Card 11', 'Card 31')
t, us, br = s.begin()

s.play('US Buffalo')
us.say('28, 2 punten: 3rd NY naar Batavia')
us.play('28')
us.drag('3rd_NY_Militia', 'Batavia')
us.discard('28')

s.play('BR Rottenburg')
br.say('18: Rottenburg en de 8th')
br.play('18')
br.march('Rottenburg br:8th', 'Coteau du Lac', 'Cornwall')
br.drag('Rottenburg br:8th', "Crysler's Farm")
br.discard('18')

s.play('US last card')
us.play('3')
us.drag('Julia', 'Sackets Harbour')
us.say('alleen de Julia')
us.discard('3')

s.play('BR last card')
br.say('laatste: 25, Lincoln naar Chippawa')
br.play('25')
br.drag('Lincoln', 'Chippawa')
br.discard('25')

s.play('fleet return and winter')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('winter')
us.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Albany', 'US'): 4, ('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2}, ex
us.say('Albany 4 te veel, Detroit 2')
us.flip('us:5th 12th 20th 23rd')
us.flip('1st_Ohio 2nd_Ohio')
br.say('Malden 2')
br.flip('Essex')
br.flip('Shawnee')
br.flip('Beresford')
br.say('Beresford weer heel')
us.delete('US_Supply_Depot')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.say('wie begint?')
us.roll('1d6', 5)
br.roll('1d6', 3)
br.say('3+4=7, ik dus. delen doen we de volgende keer')
s.done()
