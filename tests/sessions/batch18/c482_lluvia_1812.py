"""Spanish. Each one sets out the other's reinforcements (so that nobody forgets any); one battalion waits on the box of the delayed; cards are named by the opponent and
turned up only when they go to the pile; the rain comes when Prevost already stands in Montreal."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Paco', br='Nuria', what='Spring to autumn 1812, Spanish: arrivals set out by the opponent, the 103rd delayed, a held card in the deal of 7, Heavy Rains after the drag, Queenston by retreat before combat, Chauncey picks up two schooners at Oswego')
t = s.t
hands(t, ['Card 4'], ['Card 10'])
burn_to(t, 1812, 12)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US last card', 'US', '4', book=book):
    us.say('mi ultima, la 4: milicia de Plattsburg a Champlain... no, mejor a Ticonderoga')
    us.play('4')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Plattsburg')
    us.drag('4th_NY_Militia', 'Ticonderoga')
    way('Plattsburg', 'Ticonderoga')
    us.discard('4')

s.play('BR holds her last')
br.hold('10')
br.say('yo me la guardo. otono?')

s.play('autumn: each sets out the men of the other')
us.turn('Summer-Autumn 1812', tracker=False)
br.say('te pongo yo los tuyos, que siempre te dejas a alguien')
todo = arrivals(t, '1812b', 'US')
for w in dict.fromkeys(w for p, w in todo):
    br.drag([p for p, x in todo if x == w], w)
us.say('y yo los tuyos')
for p, w in arrivals(t, '1812b', 'British'):
    if p.name == '103rd':
        us.drag([p], 'Delayed Reinforcements')
        br.say('el 103 que espere, si')
    else:
        us.drag([p], w)
us.turn('Summer-Autumn 1812', marker=False)
book.ok()

s.play('deal')
deal(t, us, 1812, '6', '26', '15', '23', 'Heavy Rains', '24', '28')
br.drag([t.card('Card 10').id], 'British Hand', how='pieces')
br.say('con la 10 son siete, dame seis')
deal(t, br, 1812, '3', '16', '18', '22', '31', '25')
assert hand_sizes(t) == (7, 7)

with act(s, 'US 26: Dearborn and seven to the Niagara, two left on the way', 'US', '26', 'Dearborn', book=book):
    us.say('tapada, 3. Dearborn')
    us.play('26', reveal=False)
    us.drag(['Dearborn', 'us:5th', 'us:9th', '11th', '12th', '14th', 'us:15th', '23rd'], 'Utica')
    us.drag(['us:5th', 'us:9th', '11th', '12th', '14th', 'us:15th', '23rd', 'Dearborn'], 'Batavia')
    us.drag(['us:5th', 'us:9th', '11th', '12th', 'Dearborn'], 'Lewiston')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.say('el 14, el 15 y el 23 se quedan en Batavia')
    us.reveal('26')
    us.discard('26')

with act(s, 'BR 16: Prevost for Montreal; rain', 'British', '16', 'Prevost', book=book):
    br.play('16', reveal=False)
    br.say('Prevost, 100 y los escoceses, a Montreal')
    br.drag(['Prevost', '100th', '1/R. Scots'], 'Trois-Rivieres')
    br.drag(['Prevost', '100th', '1/R. Scots'], 'Montreal')
    us.say('pues llueve. Heavy Rains en Quebec')
    us.play('Heavy Rains')
    br.say('vaya hombre! una casilla y ya')
    br.drag(['Prevost', '100th', '1/R. Scots'], 'Trois-Rivieres')
    us.discard('Heavy Rains')
    br.reveal('16')
    br.discard('16')

with act(s, 'US 28: Chauncey by Oswego onto the lake', 'US', '28', 'Chauncey', pick='Fair_American Gov._Tompkins', book=book):
    us.play('28', reveal=False)
    us.drag(['Chauncey', 'Oneida', 'Conquest', 'Scourge', 'us:Growler', 'Pert'], 'Oswego')
    us.say('recojo los dos de Oswego, gratis')
    us.drag(['Chauncey', 'Oneida', 'Conquest', 'Scourge', 'us:Growler', 'Pert', 'Fair American', 'Gov. Tompkins'], 'Lake Ontario Control Box')
    br.vp(book.due())
    br.say('2 para ti, te lo muevo')
    us.reveal('28')
    us.discard('28')

with act(s, 'BR 22: Brock', 'British', '22', 'Brock', book=book):
    br.play('22', reveal=False)
    br.drag('R.N.R.', 'Burlington')
    br.drag('Brock York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.say('Brock en Fort George. que venga quien quiera')
    br.reveal('22')
    br.discard('22')

with act(s, 'US 6: Dearborn over the river; Lincoln does not wait', 'US', '6', 'Dearborn', ret='Lincoln', book=book):
    us.say('ojala se quede Lincoln...')
    us.play('6', reveal=False)
    us.drag(['us:5th', 'us:9th', '11th', '12th', '1st NY Militia', 'Dearborn'], 'Queenston', at='beside')
    way('Lewiston', 'Queenston')
    br.say('con 18 contra 3? ni loca, a Fort George')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    br.vp(book.due())
    assert book.due() == 'US 4'
    us.reveal('6')
    us.discard('6')

with act(s, 'BR 18: Vincent by the north shore', 'British', '18', 'Vincent', book=book):
    br.play('18', reveal=False)
    br.say('Vincent: 49 y 10th hasta Stoney Creek, los 6')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.drag(['Vincent', '49th', '10th R.V.'], 'York')
    br.drag(['49th', '10th R.V.', 'Vincent'], 'Stoney Creek')
    us.say('te pasaste de York... ah no, 2+2+1+1, vale')
    br.reveal('18')
    br.discard('18')

with act(s, 'US 23: Harrison', 'US', '23', 'Harrison', book=book):
    us.play('23', reveal=False)
    us.drag('Harrison 17th us:19th 1st_Kentucky 3rd_Ohio', 'Ft. Findlay')
    us.drag('Harrison 17th us:19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.reveal('23')
    us.discard('23')

with act(s, 'BR 31: Tecumseh', 'British', '31', 'Tecumseh', book=book):
    br.play('31', reveal=False)
    br.say('Tecumseh y los suyos, con los del oeste, a Sandwich')
    br.drag('Tecumseh', 'Sandwich')
    br.each('Shawnee Wyandot Western_Indians', 'Sandwich')
    br.reveal('31')
    br.discard('31')

with act(s, 'US 24: Vermont', 'US', '24', book=book):
    us.play('24', reveal=False)
    us.drag('Vermont_Militia', 'Highgate')
    us.say('vermonteses a pasear')
    us.reveal('24')
    us.discard('24')

s.play('BR holds')
br.hold('10')
br.say('otra vez la 10, le tengo carino')

with act(s, 'US 15: two regiments by the long way to Plattsburg', 'US', '15', book=book):
    us.play('15', reveal=False)
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('20th us:21st', 'Whitehall')
    us.drag('20th', 'Ticonderoga')
    us.drag('20th', 'Plattsburg')
    us.drag('us:21st', 'Plattsburg')
    us.reveal('15')
    us.discard('15')

with act(s, 'BR 25: to Isle aux Noix', 'British', '25', book=book):
    br.play('25', reveal=False)
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('Canadian_Fencibles Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.reveal('25')
    br.discard('25')
book.ok()
s.done()
