"""Uncle and nephew, German: Chauncey lands Pike at Prescott, Prevost throws him out over the river, ships and all."""
from lay9 import Game, hands, burn_to, more

s = Game('dev-1812-faults', us='Jan', br='Onkel Horst', what='Spring 1813 in mid-turn, German: landing 3:1 at Prescott, counter-attack, retreat to Ogdensburg with the fleet, ships built, a march home')
t = s.t
more.lay_1813(t)
hands(t, ['Card 46', 'Card 49', 'Card 51', 'Card 55'], ['Card 52', 'Card 43', 'Card 54', 'Card 45'])
burn_to(t, 1813, 8)
t, us, br = s.open()
fleet = 'Chauncey Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins us:Growler Pert'
men = 'us:6th 15th us:16th 21st'

s.play('US landing')
us.say('Karte 49, Chauncey. Oneida und Madison je eins, die acht Schoner zwei Regimenter')
us.play('49')
s.calm('ontario', us)
s.lift('Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins us:Growler Pert', men)
us.drag(fleet, 'Ogdensburg')
us.undo()
us.say('nein, gleich rueber nach Prescott')
us.drag(fleet + ' ' + men + ' Pike', 'Prescott')
br.say('die Fencibles bleiben')
us.roll('2d6', 4, 5)
s.fight(us, men, 'Prescott', 'Sackets Harbour', (4, 5), 'us:6th', 'Canadian_Fencibles', leader=1, amphib=True, want='DR')
us.say('+2 -1 -1 +1 fuer Pike: 10')
br.drag('Canadian_Fencibles', "Crysler's Farm")
s.mark(us, '0')
us.discard('49')

s.play('BR Prevost')
br.say('So, Bub. 52, Prevost kommt aus Quebec mit allem was laufen kann')
br.play('52')
mob = 'br:13th 2/41st 70th 89th De_Watteville 4/R._Scots'
s.go(br, 'Prevost ' + mob, 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
s.go(br, 'Prevost Canadian_Fencibles ' + mob, "Crysler's Farm", 'Prescott', used=5, how='jump')
us.say('bleibe')
br.roll('2d6', 6, 5)
s.fight(br, mob + ' Canadian_Fencibles', 'Prescott', "Crysler's Farm", (6, 5), 'br:13th', 'us:6th', leader=-1, want='DR')
us.say('na toll. alles nach Ogdensburg, Schiffe auch')
us.drag(men + ' Pike ' + fleet, 'Ogdensburg')
s.mark(br, 'British 2')
br.discard('52')

s.play('US yard')
us.say('46: General Pike, Asp und Raven, Ontario und Lady of the Lake. 3 Punkte')
us.play('46')
us.drag('General_Pike', 'Sackets Harbour')
us.each('Asp Raven ship:Ontario Lady_of_the_Lake', 'Sackets Harbour')
us.discard('46')

s.play('BR Rottenburg')
br.say('43 Rottenburg mit 104 und Royal Scots nach Prescott')
br.play('43', reveal=False)
s.go(br, 'Rottenburg 104th 1/R._Scots', 'Kingston', 'Gananoque', 'Prescott')
br.discard('43')

s.play('US Pike home')
us.say('51 reicht fuer Pike. zu Fuss heim')
us.play('51')
s.go(us, 'Pike ' + men, 'Ogdensburg', 'Antwerp', 'Sackets Harbour')
us.discard('51')

s.play('BR holds')
br.hold('54')
br.say('ich heb eine auf. Kuchen steht in der Kueche')
s.even()
s.done()
