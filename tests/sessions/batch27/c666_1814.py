"""Autumn 1814 to the end in Russian: Bladensburg, Macomb at Lacolle, Prevost comes down, Ft. Erie twice, New Orleans held, Ghent."""
from aid27a import *

s = Session('dev-1812-faults', us='Oleg', br='Tamara', what='late autumn 1814 to the Treaty of Ghent and the Battle of New Orleans, final count')
t = s.t
autumn_1814(t)
t.lay('Perry Lawrence Niagara', 'Lake Erie Control Box', 'US')
t.lay_vp('US 6')
hands(t, ['75', '76', '81', '84', '79', '95', '99', 'Battle of New Orleans'], ['80', '92', '87', '74', '77', '90', 'Bladensburg', 'Treaty of Ghent'])
burn_to(t, 1814, 20)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Yeo out', 'British', '90', 'Yeo', book=None):
    br.say('Йео, Вулф и Мелвилл')
    br.play('90')
    br.drag('Wolfe Melville', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.discard('90')

UF = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '79', 'Chauncey', ret='Yeo Wolfe Melville', flips='General_Pike Wolfe Melville', book=b):
    us.say('сначала твои очки')
    us.vp(b.due())
    us.play('79')
    us.drag('Chauncey ' + UF, 'Lake Ontario Control Box')
    sea(t, UF, 'Wolfe Melville', 'General_Pike', 'Wolfe', 3, 'A1 D2 att', 0, 1)
    us.roll('2d6', 3, 6)
    us.say('одним кубиком, простите')
    us.roll('1d6', 3)
    us.say('+2, A против B +1, Йео -1, итого 5')
    us.drag('General_Pike', 'Sackets Harbour')
    br.drag('Yeo Wolfe Melville', 'Kingston')
    br.flip('Wolfe Melville')
    us.discard('79')
    br.say('переверни Пайка')
    us.flip('General_Pike')
    us.vp(b.due())

with act(s, 'BR repairs', 'British', '77', build=True, flips='Wolfe', book=b):
    br.play('77')
    br.flip('Wolfe')
    br.discard('77')

with act(s, 'US repairs', 'US', '95', build=True, flips='General_Pike', book=b):
    us.flip('General_Pike')
    us.play('95')
    us.say('95, ремонт')
    us.discard('95')

with act(s, 'BR 103rd', 'British', '74', book=b):
    br.play('74')
    br.drag('103rd', 'York')
    br.undo()
    br.drag('103rd', 'Stoney Creek')
    br.discard('74')

with act(s, 'US 30th and 31st', 'US', '99', book=b):
    us.play('99')
    us.drag('30th 31st', 'Champlain NY')
    us.discard('99')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=b):
    br.say('Бладенсберг, два очка')
    br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs', how='pieces')

with act(s, 'US Macomb at Lacolle', 'US', '76', 'Macomb', ret='Canadian_Fencibles', book=b):
    us.play('76')
    us.say('76, Макомб, четыре полка')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Macomb us:6th us:13th 15th', 'Champlain NY')
    us.drag('29th', 'Champlain NY')
    us.drag('Macomb us:6th us:13th 15th 29th', 'Lacolle')
    br.say('стою')
    assert supplied(t, 'British', 'Lacolle')
    battle(t, 'US', 'Lacolle', ['Champlain NY'], 'us:13th', 'Canadian Fencibles', 1814, (4, 4), 'DR')
    us.roll('2d6', 4, 4)
    us.say('3:1 это +2, лес -1, Макомб +1. десять')
    br.drag('Canadian_Fencibles', 'St-Jean')
    us.say('это два поля')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 8')
    us.vp(b.due())
    us.discard('76')

with act(s, 'BR Prevost', 'British', '92', 'Prevost', book=b):
    br.play('92', reveal=False)
    br.say('Прево идёт на юг')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    MEN = ['br:6th', 'br:82nd', 'br:27th', 'br:39th', 'br:57th', 'br:58th']
    br.drag(' '.join(['Prevost'] + MEN), 'Trois-Rivieres')
    br.drag(' '.join(['Prevost'] + MEN), 'Sorel')
    br.drag(' '.join(MEN), 'Chambly')
    br.drag('Prevost', 'Chambly')
    br.drag(' '.join(['Prevost'] + MEN), 'St-Jean')
    br.each(' '.join(MEN), 'Isle aux Noix')
    br.drag('Prevost', 'Isle aux Noix')
    br.reveal('92')
    br.discard('92')

with act(s, 'US Scott at Ft. Erie', 'US', '75', 'Scott', ret='1/41st', book=b):
    us.say('75. Скотт через реку')
    us.play('75')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    assert supplied(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', 1814, (6, 5), 'DR')
    us.roll('2d6', 6, 5)
    us.say('11 - 1 = 10')
    br.drag('1/41st', 'Chippawa')
    us.discard('75')
    br.vp(b.due())

with act(s, 'BR takes it back', 'British', '80', ret='Scott NY_Volunteers_1814 Seneca', flips='NY_Volunteers_1814', book=b):
    br.play('80')
    br.say('89-й и 41-й обратно')
    br.drag('89th 1/41st', 'Ft. Erie')
    assert supplied(t, 'US', 'Ft. Erie')
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', 'NY Volunteers 1814', 1814, (6, 6), 'DR-1')
    br.roll('2d6', 6, 6)
    us.say('ого')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Buffalo')
    br.discard('80')
    br.say('и переверни милицию')
    us.flip('NY_Volunteers_1814')
    br.vp(b.due())

with act(s, 'US 34th', 'US', '84', book=b):
    us.play('84')
    us.drag('34th', 'Whitehall')
    us.discard('84')

with act(s, 'BR Fencibles of Nova Scotia', 'British', '87', book=b):
    br.play('87')
    br.drag('Nova_Scotia_Fencibles', 'Montreal')
    br.say('87, одно очко')
    br.discard('87')

s.play('US holds')
us.say('откладываю одну. зимняя :)')
us.hold('Battle of New Orleans')

s.play('BR Ghent')
assert hand_sizes(t) == (1, 1)
br.say('Гент. последняя карта, мир!')
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('а у меня Новый Орлеан, +2')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
us.vp(b.due(2))
b.ok()
s.play('count')
for n in ('Ft. Malden', 'Lacolle'):
    assert supplied(t, 'US', n), n
br.say('Молден 3, Лаколь 1, два озера 4, карты')
us.say('моральная победа. спасибо за игру')
s.done()
