"""Solitaire: one hand moves both sides' pieces, thinks aloud, tries a battle and takes all of it back."""
from lay7 import hands, more
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Solo', br='Solo BR', what='Summer-Autumn 1812 alone: the US client moves everything; a battle tried with dice and undone')
for side in ('US', 'British'):
    more.lay_arrivals(s.t, '1812b', side)
s.t.lay_turn('Summer-Autumn 1812')
hands(s.t, ['Card 32', 'Card 12', 'Card 27', 'Card 13', 'Card 4', 'Card 19', 'Card 30'], ['Card 5', 'Card 2', 'Card 17', 'Card 8', 'Card 10', 'Card 20', 'Card 18'])
t, me, br = s.begin()
me.say('solo game 3, turn 2, reinforcements are on, cards dealt')

s.play('US Harrison')
me.say('US: 32, Harrison goes north with the regulars and Kentucky')
me.play('32')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
me.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
me.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
me.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
me.discard('32')

s.play('BR Brock')
me.say('BR: 2, Brock to Queenston')
br.play('2')
me.drag('Brock R.N.R. York_Militia', 'Burlington')
me.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
me.drag('Brock R.N.R. York_Militia', 'Ft. George')
me.drag('Brock R.N.R. York_Militia', 'Queenston')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.discard('2')

s.play('US Chauncey, after a battle that never was')
me.say('US: 12. could van Rensselaer do anything about it? let me see')
me.play('12')
me.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
me.roll('2d6', 2, 1)
me.say('LOL no')
me.undo(3)
me.say('so 12 is Chauncey instead: Oneida and the schooners at Sackets out on the lake')
me.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Lake Ontario Control Box')
me.vp('US 2')
me.discard('12')

s.play('BR Lake Erie')
me.say('BR: 8 as 2, Queen Charlotte and Hunter')
br.play('8')
me.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
me.vp('0')
br.discard('8')

s.play('US 18th')
me.say('US: 13, 18th to Lewiston')
me.play('13')
me.drag('18th', 'Lewiston')
me.discard('13')

s.play('BR Procter')
me.say('BR: 5 as 2: Procter with the 41st to Sandwich. Detroit is too strong for now')
br.play('5')
me.drag('Procter 1/41st', 'Sandwich')
br.discard('5')

s.play('US holds')
me.say('US holds a card')
me.hold('27')

s.play('BR holds')
me.say('so does BR')
br.hold('10')
s.done()
