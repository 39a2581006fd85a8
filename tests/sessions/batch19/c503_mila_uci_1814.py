"""Croatian. A father teaches his daughter: he often moves her pieces for her, she turns his cards up; a wrong card goes back to the hand, one regiment too many is walked back by hand;
points are counted up square by square, one drag for each; whoever has been beaten says where he goes and the other drags him."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Tata', br='Mila', what='Autumn 1814, Croatian: a wrong card taken back, a regiment too many walked home, Campaign of Izard and one militia, Lacolle DR, Confiance built, Bladensburg, Sandwich garrisoned on the way, Riall picks up Lincoln and takes Lewiston, Scott EX then AR-1; pieces moved by the other hand, points square by square')
t = s.t
autumn_1814(t)
t.lay_vp(label(position(t)))
hands(t, ['Campaign@1814', 'Card 77', 'Card 98', 'Card 91', 'Card 102'], ['Card 92', 'Card 95', 'Bladensburg', 'Card 97', 'Card 99'])
burn_to(t, 1814, 24)
t, us, br = s.begin()
book = Book(t)


def count(pl, to):
    """The marker, one square at a time."""
    def num(x):
        return 0 if x == '0' else int(x.split()[-1]) * (1 if x.startswith('US') else -1)
    k, n = tracked(t), num(to)
    while k != n:
        k += 1 if n > k else -1
        pl.vp(label(k))


P = ['br:3rd (Buffs)', 'br:5th', 'br:9th', 'br:27th', 'br:39th', '57th', 'Prevost']
with act(s, 'BR 92: Prevost up the Richelieu', 'British', '92', 'Prevost', book=book):
    br.say('tata, smijem ovu?')
    br.play('97')
    us.say('tom ne mozes Prevosta, on kosta 3. uzmi je natrag')
    br.drag([t.card('Card 97').id], 'British Hand', how='pieces')
    br.play('92')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    us.say('sest pukova, ja cu ti ih pomaknuti')
    us.drag(P + ['58th'], 'Sorel')
    br.say('to je sedam')
    us.drag(['58th'], 'Quebec City')
    us.drag(P, 'Chambly')
    us.drag(P, 'Isle aux Noix')
    br.discard('92')

I = 'us:6th us:13th us:15th 29th 30th Izard'
with act(s, 'US Campaign: Izard at Lacolle, 18 to 5, 3:1 +2, forest -1: DR; 2nd NY to Sackets', 'US', None, ret='Canadian_Fencibles', book=book):
    us.say('Campaign: Izard iz Plattsburga, i 2nd NY iz Oswega sama')
    us.play('Campaign', reveal=False)
    br.reveal('Campaign')
    us.drag(I, 'Champlain NY')
    us.drag(I, 'Lacolle', at='beside')
    assert supplied(t, 'US', 'Lacolle', 'Champlain NY') and supplied(t, 'British', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (3, 5)) == 'DR'
    br.say('ostajem!')
    us.say('onda 6th, tvoji Fencibles. +2 -1')
    br.say('smijem ja baciti? bacila sam')
    br.roll('2d6', 3, 5)
    us.say('osam i jedan devet, nema utvrde, moras natrag')
    br.say('na otok, k Prevostu')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    us.drag('Canadian_Fencibles', 'Isle aux Noix')
    way('Oswego', 'Sackets Harbour')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    count(us, book.due())
    us.discard('Campaign')

with act(s, 'BR 95: Confiance', 'British', '95', build=True, book=book):
    br.play('95')
    br.say('veliki brod!!')
    us.drag('Confiance', 'Isle aux Noix')
    br.discard('95')

with act(s, 'US 98: Chauncey', 'US', '98', 'Chauncey', book=book):
    us.play('98', reveal=False)
    br.reveal('98')
    us.drag('Chauncey General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    us.say('jezero je moje, dva. pazi kako brojim')
    count(us, book.due())
    us.discard('98')

with act(s, 'BR Bladensburg', 'British', None, build=True, book=book):
    br.say('ova ima sliku, gori kuca')
    br.play('Bladensburg')
    us.say('joj, to su dva za tebe')
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
    count(br, book.due(-2))

with act(s, 'US 102: Harrison, 28th left at Sandwich', 'US', '102', 'Harrison', book=book):
    us.play('102', reveal=False)
    br.reveal('102')
    way('Detroit', 'Sandwich', 'Thamesville')
    us.drag('24th 28th Harrison', 'Sandwich')
    us.drag('24th Harrison', 'Thamesville')
    us.say('28th ostaje u Sandwichu, jedan')
    br.say('ja brojim')
    count(br, book.due())
    us.discard('102')

with act(s, 'BR 99: Riall and Lincoln at empty Lewiston', 'British', '99', 'Riall', pick='Lincoln', book=book):
    br.play('99')
    assert not units(t, 'Lewiston', 'US')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.say('i ovaj moze s njima?')
    us.say('moze, pokupi ga')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    count(us, book.due())
    br.discard('99')

with act(s, 'US 77: Scott at Lewiston, 6 to 8 -2, Scott +2: EX, then 4 to 6: AR-1', 'US', '77', 'Scott', fights={k: 'Lewiston' for k in ('Scott', 'Seneca', 'NY Volunteers 1814')},
         flips='1/R._Scots NY_Volunteers_1814', book=book):
    us.play('77', reveal=False)
    br.reveal('77')
    way('Buffalo', 'Schlosser' if 'Schlosser' in LAND else 'Ft. Schlosser', 'Lewiston')
    us.drag('Scott Seneca NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('Scott Seneca NY_Volunteers_1814', 'Lewiston', at='beside')
    assert supplied(t, 'US', 'Lewiston', 'Ft. Schlosser') and supplied(t, 'British', 'Lewiston')
    us.say('Seneca na celu, tvoji Scots. 6 na 8 je -2, Scott +2')
    assert fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'Seneca', '1/R. Scots', 1814, (6, 1)) == 'EX'
    us.roll('2d6', 6, 1)
    br.say('svaki jednog?')
    us.say('svaki jednog. Seneca nema drugu stranu')
    br.drag('Seneca', 'US Eliminated')
    us.flip('1/R._Scots')
    us.say('jos jednom, dobrovoljci na Lincoln')
    assert fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'NY Volunteers 1814', 'Lincoln Militia', 1814, (3, 1), rnd=2) == 'AR-1'
    us.roll('2d6', 3, 1)
    br.say('hahaha cetiri')
    br.drag('Scott NY_Volunteers_1814', 'Ft. Schlosser')
    br.flip('NY_Volunteers_1814')
    us.discard('77')

s.play('BR holds')
br.hold('97')
s.play('US holds')
us.hold('91')
us.say('bravo Mila. sad brodovi kuci')

s.play('fleets home')
br.drag('Chauncey General_Pike Madison Sylph Oneida', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.say('tko je pobijedio?')
us.say('jos se broji')
book.ok()
s.done()
