"""Autumn 1814 to the end of the game: Lacolle, Ft. Niagara, Ontario, the peace and New Orleans; no chat but four words."""
from aid35a import *

s = Session('dev-1812-faults', us='Ligia', br='Toma', what='Autumn 1814 to Ghent and New Orleans; almost no chat, markers late and stepwise')
t, us, br = s.t, s.us, s.br
autumn_1814(t)
hands(t, ['75', '79', '85', '99', '84', 'Battle of New Orleans'], ['82', '86', '88', '78', '98', 'Treaty of Ghent'])
burn_to(t, 1814, 24)
s.begin()
b = Book(t)

six = '82nd 3rd_(Buffs) br:5th br:9th 27th 39th'.replace('27th', 'br:27th')
with act(s, 'BR Prevost to St-Jean', 'British', '82', 'Prevost', book=b):
    br.play('82')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean') == 6
    br.march('Prevost ' + six, 'Montreal', 'La Prairie', 'St-Jean')
    br.discard('82')

with act(s, 'US Izard at Lacolle', 'US', '75', 'Izard', book=b, ret='Canadian_Fencibles'):
    us.play('75')
    us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.discard('75')
    us.vp('US 5')

with act(s, 'BR Prevost at Lacolle', 'British', '86', 'Prevost', book=b, ret='Izard us:6th us:13th us:15th', flips='us:6th'):
    br.play('86')
    br.drag('Prevost De_Meuron ' + six, 'Isle aux Noix')
    br.drag('Prevost De_Meuron ' + six, 'Lacolle')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '82nd', 'us:6th', 1814, (4, 6)) == 'DR-1'
    br.roll('2d6', 4, 6)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.flip('us:6th')
    us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
    br.vp('US 4')
    br.discard('86')

mine = 'General_Pike Madison Oneida Sylph'
with act(s, 'US Chauncey', 'US', '79', 'Chauncey', book=b):
    us.drag('Chauncey ' + mine, 'Lake Ontario Control Box')
    us.play('79')
    us.vp('US 6')
    us.discard('79')

with act(s, 'BR Riall to Ft. Niagara', 'British', '88', 'Riall', book=b):
    br.play('88')
    br.drag('Riall', 'Ft. Niagara')
    br.drag('1/R._Scots', 'Ft. Niagara')
    br.vp('US 5')
    br.vp('US 4')
    br.vp('US 3')
    br.discard('88')

with act(s, 'US holds New Orleans', 'US', hold=True, book=b):
    us.hold('Battle of New Orleans')

with act(s, 'BR builds', 'British', '78', build=True, book=b):
    br.play('78')
    br.drag('Prince_Regent', 'Kingston')
    br.discard('78')

with act(s, 'US depot', 'US', '84', build=True, book=b):
    us.play('84')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('84')

theirs = 'Prince_Regent Wolfe Royal_George Melville Earl_of_Moira'
with act(s, 'BR Yeo', 'British', '98', 'Yeo', book=b, ret='Chauncey ' + mine, flips='Prince_Regent General_Pike'):
    br.play('98')
    br.drag('Yeo ' + theirs, 'Lake Ontario Control Box')
    assert sea(t, theirs, mine, 'Prince Regent', 'General Pike', 1, 1, 0) == 'A1 D1 att'
    br.roll('1d6', 1)
    br.flip('Prince_Regent')
    us.flip('General_Pike')
    us.drag('Chauncey ' + mine, 'Sackets Harbour')
    br.drag('Prince_Regent', 'Kingston')
    br.vp('US 1')
    br.vp('British 1')
    br.discard('98')

with act(s, 'US Scott', 'US', '99', 'Scott', book=b):
    us.play('99', reveal=False)
    us.drag('Scott NY_Volunteers_1814', 'Lewiston')
    us.reveal('99')
    us.discard('99')

with act(s, 'BR the peace', 'British', 'Treaty of Ghent', build=True, book=b):
    assert len(t.hand('British')) == 1
    br.play('Treaty of Ghent')
    br.say('pace')
    br.discard('Treaty of Ghent')

s.play('US New Orleans')
for w in ('Ft. Niagara',):
    in_supply(t, 'British', w)
in_supply(t, 'US', 'Ft. Malden', 'Detroit')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
b.due(2)
us.vp('US 1')
scored(us, 'Battle of New Orleans')
b.ok()
us.say('New Orleans: 1')
br.say('gata')
s.done()
