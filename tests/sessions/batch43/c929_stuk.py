"""Dutch, he drags everything unit by unit and space by space, arrivals and ships too; autumn 1812."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Joost', br='Marieke', what='Dutch, unit by unit: arrivals of autumn 1812 a piece at a time, marches a unit and a space at a time, ships one by one')
t = s.t
hands(t, [], [])
lay_arrivals(t, '1812b', 'British')
t, us, br = s.begin()
book = Book(t)

s.play('versterkingen, beurt, delen')
us.say('Ik leg ze er een voor een op, anders raak ik de tel kwijt')
todo = arrivals(t, '1812b', 'US')
slow = [x for x in todo if x[0].mark('Kind') in ('Leader', 'Naval Leader') or x[1] in ('Sackets Harbour', 'Ft. MacArthur')]
for p, w in slow:
    us.drag([p], w)
br.say('schiet je op?')
for w in dict.fromkeys(w for p, w in todo):
    rest = [p for p, x in todo if x == w and t.where(p) != w]
    if rest:
        us.drag(rest, w)
us.turn('Summer-Autumn 1812', marker=True, tracker=False)
deal(t, us, 1812, '16', '14', '22', '25', '6', '3', '29')
deal(t, br, 1812, '26', '28', '23', '31', '1', '15', '18')
br.say('jij begint')

with act(s, 'US Dearborn stuk voor stuk', 'US', '16', 'Dearborn', book=book):
    us.say('16, Dearborn met de zesde en de dertiende')
    us.play('16')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    for w in ('Utica', 'Rome', 'Sackets Harbour'):
        us.each('us:6th us:13th Dearborn', w)
    us.discard('16')

with act(s, 'BR Rottenburg', 'British', '26', 'Rottenburg', book=book):
    br.play('26')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('Rottenburg br:8th Voltigeurs', 'La Prairie')
    br.drag('Rottenburg br:8th Voltigeurs', 'St-Jean')
    br.discard('26')

with act(s, 'US derde Ohio', 'US', '14', book=book):
    us.say('14 voor 1')
    us.play('14')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Upper Sandusky', at='beside')
    us.undo()
    assert t.where(t.find('3rd Ohio')) == 'Ft. Findlay'
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.discard('14')

with act(s, 'BR legt weg', 'British'):
    br.say('bewaren')
    br.hold('31')

with act(s, 'US Chauncey schip voor schip', 'US', '22', 'Chauncey', book=book):
    us.play('22')
    us.each('Oneida Conquest Scourge Growler Pert Chauncey', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.say('zes stukjes, twee punten')
    us.discard('22')

with act(s, 'BR aanval op het meer', 'British', '15', flips='Royal_George Oneida', ret='Oneida', fights={'Royal George': 'Lake Ontario Control Box', 'Earl of Moira': 'Lake Ontario Control Box'}, book=book):
    br.say('15, Royal George en Moira wagen het')
    br.play('15')
    a, d = t.pieces('Royal_George Earl_of_Moira'), t.pieces('Oneida Conquest Scourge Growler Pert')
    assert naval_drm(a, d, a[0], d[0]) == -2 and naval(5 - 2) == 'A1 D1 def'
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.roll('1d6', 5)
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.say('het meer blijft van mij')
    br.discard('15')

with act(s, 'US Winchester', 'US', '25', 'Winchester', book=book):
    us.say('25: Winchester, elk apart natuurlijk')
    us.play('25')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    for w in ('Ft. Findlay', 'Ft. Meigs'):
        us.each('17th 1st_Kentucky Winchester', w)
    us.discard('25')
    br.say('morgen verder, ik val om')
book.ok()
s.done()
