"""Not a word is typed. The American sets flags (control markers) where he means to go and takes them off; leaders run ahead, the men follow in one drag to the end
of the way; the other one throws the dice; the marker of points is walked step by step."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Ula', br='Quint', what='Spring 1812, no talk: Queenston taken and retaken, a garrison hunted from Lacolle to Plattsburg with one card (two retreats before combat), flags as plans, dice by the other player')
t, us, br = s.begin()
book = Book(t)


def walk(pl, *stops):
    for x in stops:
        pl.vp(x)


with act(s, 'US 32: Van Rensselaer over the river: 4 to 3, C to C, river -1', 'US', '32', 'Van Rensselaer', ret='Lincoln', book=book):
    us.put('US Control', 'Queenston')
    us.play('32')
    us.drag('Van_Rensselaer', 'Queenston', at='beside')
    us.drag('1st_NY_Militia', 'Queenston', onto='Van Rensselaer')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (4, 6)) == 'DR'
    assert supplied(t, 'US', 'Queenston', 'Lewiston') and supplied(t, 'British', 'Queenston')
    br.roll('2d6', 4, 6)
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.delete('US_Control')
    walk(us, 'US 1', 'US 2')
    us.discard('32')

with act(s, 'BR 8: Brock, with Lincoln on the way: 8 to 4 +1, A to C +2, Brock +2', 'British', '8', 'Brock', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', book=book):
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock', 'Burlington')
    br.drag('Brock', 'Stoney Creek')
    br.drag('Brock', 'Ft. George')
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.drag('R.N.R. York_Militia Lincoln Brock', 'Queenston', at='beside')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (2, 3)) == 'DR'
    assert supplied(t, 'British', 'Queenston', 'Ft. George') and supplied(t, 'US', 'Queenston')
    us.roll('2d6', 2, 3)
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    walk(br, 'US 1', '0')
    br.discard('8')

with act(s, 'US 30: two regiments to the Niagara', 'US', '30', book=book):
    us.put('US Control', 'Batavia')
    us.put('US Control', 'Canandaigua')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.play('30')
    us.drag('us:6th us:13th', 'Lewiston')
    us.delete([p.id for p in t.things.values() if isinstance(p, Piece) and p.name == 'US Control'])
    us.discard('30')

with act(s, 'BR 20: Ontario', 'British', '20', book=book):
    br.play('20')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    walk(br, 'British 1', 'British 2')
    br.discard('20')

with act(s, 'US 27: 4th NY walks into Lacolle', 'US', '27', book=book):
    us.play('27')
    us.drag('4th_NY_Militia', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.vp(book.due())
    us.discard('27')
    assert book.due() == 'British 1'

with act(s, 'BR 10: hunted: Lacolle, Champlain', 'British', '10', free=True, ret='4th_NY_Militia', book=book):
    br.play('10')
    way('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('Canadian_Fencibles br:8th', 'Lacolle', at='beside')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('4th_NY_Militia', 'Champlain NY')
    br.vp('British 2')
    br.drag('Canadian_Fencibles br:8th', 'Champlain NY', at='beside')
    goes(t, 'US', 'Champlain NY', 'Plattsburg', ['Lacolle'])
    us.drag('4th_NY_Militia', 'Plattsburg')
    br.vp('British 3')
    br.discard('10')

with act(s, 'US 19: a depot at Plattsburg, the wrong colour first', 'US', '19', book=book):
    us.play('19')
    us.put('British Supply Depot', 'Plattsburg')
    us.undo()
    us.put('US Supply Depot', 'Plattsburg')
    assert supplied(t, 'US', 'Plattsburg')
    us.discard('19')

with act(s, 'BR 5: Procter', 'British', '5', 'Procter', book=book):
    br.play('5')
    br.drag('Procter', 'Sandwich')
    br.drag('Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot', 'Sandwich')
    br.discard('5')

with act(s, 'US 13: both to Ft. Niagara', 'US', '13', book=book):
    us.play('13')
    us.drag('us:6th us:13th', 'Ft. Niagara')
    us.discard('13')

with act(s, 'BR 17: Norfolk', 'British', '17', book=book):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('US holds 4')
us.hold('4')

with act(s, 'BR 2: Prevost', 'British', '2', 'Prevost', book=book):
    br.play('2')
    br.drag('Prevost', 'Trois-Rivieres')
    br.drag('100th', 'Trois-Rivieres')
    br.drag('Prevost 100th', 'Montreal')
    br.discard('2')

with act(s, 'US 12: Dearborn rides alone', 'US', '12', 'Dearborn', book=book):
    us.play('12')
    us.march('Dearborn', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.discard('12')

s.play('BR holds')
br.hold('Declaration of War')
book.ok()
s.done()
