"""Georgian, spring 1814: a regiment goes by ship over a lake that the enemy holds, and a worn unit is thrown away instead of turning the lead."""
from aid22b import *

s = Session('dev-1812-faults', us='ნინო', br='გია', what='Spring 1814: Melville carries the 104th from Kingston to Ft. George though US ships hold Ontario; at Lacolle the reduced Voltigeurs are eliminated and the fresh lead is not flipped')
t = s.t
spring_1814(t)
U, B = ['78', '83', '80', '86', '87', '75', '77'], ['82', '73', '76', '81', '88', '84', '89']
hands(t, U, B)
burn_but(t, 1814, 4, *(U + B))
t.lay('Voltigeurs', 'Lacolle', 'British')
t.lay_face('Voltigeurs', side='British')
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Prevost', 'British', '82', 'Prevost', book=book):
    br.say('გამარჯობა. 82, სამი. პრევოსტი მონრეალში')
    br.play('82')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal')
    br.discard('82')

with act(s, 'US Chauncey', 'US', '78', 'Chauncey', book=book):
    us.say('78: ჩონსი გადის ტბაზე')
    us.play('78')
    us.drag('Chauncey General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    us.say('ორი ქულა')
    us.vp(book.due())
    us.discard('78')

s.play('BR Melville with the 104th')
inhand(br, '73')
br.say('73, ორი: მელვილს მიჰყავს 104-ე ნიაგარაზე')
br.play('73')
assert best('Kingston', 'Ft. George')[0] > 6 and 'ontario' in lake_of(t, 'US')
with s.fault('11.31 11.42 11.43 3.16 9.1 9.2', 'Melville carries the 104th from Kingston to Ft. George while US ships are in the Lake Ontario box; by land it would be more than 6 MP', ''):
    br.drag('Melville', 'Ft. George')
    br.drag('104th', 'Ft. George')
br.discard('73')

s.play('US Izard at Lacolle')
inhand(us, '83')
us.say('83: იზარდი ლაკოლზე')
us.play('83')
way('Plattsburg', 'Champlain NY', 'Lacolle')
us.drag('Izard us:6th us:13th us:15th us:29th', 'Champlain NY')
us.drag('Izard us:6th us:13th us:15th us:29th', 'Lacolle')
br.say('ვდგავარ. წინ ფენსიბლები')
us.say('წინ მე-13')
assert lands(t, 'US', 'Lacolle', ['Champlain NY'], '13th', 'Canadian Fencibles', 1814, (6, 5)) == 'DR-1'
us.roll('2d6', 6, 5)
us.say('11, ერთი დანაკარგი და უკან')
with s.fault('10.52 10.32(1) 10.32 10.51 10.51(DR-1)', 'the step is taken by the reduced Voltigeurs, who are eliminated; the fresh lead unit, the Fencibles, stays fresh', ''):
    br.drag('Voltigeurs', 'British Eliminated')
goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=['Champlain NY'])
br.drag('Canadian_Fencibles', 'Isle aux Noix')
us.vp(book.due())
us.discard('83')
book.ok()

with act(s, 'BR 19th Dragoons', 'British', '84', book=book):
    br.say('84: დრაგუნები')
    br.play('84')
    br.march('19th_Dragoons', 'Stoney Creek', 'Ft. George')
    br.discard('84')

with act(s, 'US builds', 'US', '86', build=True, book=book):
    us.say('86: სუპერიორი და ჯეფერსონი')
    us.play('86')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.drag('ship:Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR builds', 'British', '76', build=True, book=book):
    br.say('76, სამი: პრინც რეჯენტი, და სამარაგოდ ერთი რჩება')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.discard('76')

with act(s, 'US 34th', 'US', '87', book=book):
    us.say('87: 34-ე')
    us.play('87')
    us.march('us:34th', 'Whitehall', 'Ticonderoga')
    us.discard('87')

s.play('BR Yeo attacks')
inhand(br, '88')
br.say('88: იეო გადის! ოთხი ოთხზე, ფრეგატი +1, იეო +1')
br.discard('88')
A, D = 'Prince_Regent Royal_George Wolfe Earl_of_Moira', 'General_Pike Madison Sylph Oneida'
assert seafight(t, A, D, 'Prince Regent', 'General Pike', 2, al=1) == 'A1 D1 att'
br.roll('1d6', 2)
br.drag('Yeo ' + A, 'Lake Ontario Control Box')
br.say('ოთხი')
br.flip('Prince_Regent')
br.drag('Prince_Regent', 'Kingston')
br.flip('General_Pike')
us.drag('Chauncey ' + D, 'Sackets Harbour')
br.vp(book.due())
book.ok()

with act(s, 'US Brown', 'US', '80', 'Brown', book=book):
    us.say('80: ბრაუნი ოსვეგოში')
    us.play('80')
    way('Sackets Harbour', 'Oswego')
    us.drag('Brown us:9th us:11th', 'Oswego')
    us.discard('80')

s.play('BR holds')
br.say('ერთს ვინახავ')
inhand(br, '89')
br.hold('89')

s.play('US holds')
us.say('მეც')
inhand(us, '77')
us.hold('77')
s.done()
