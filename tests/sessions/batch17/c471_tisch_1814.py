"""An untidy table on the Richelieu: pieces beside the stacks, cards dropped on the pile unseen, markers twice; Lacolle left before combat and won back. Hungarian."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Gabor', br='Zsofi', what='Autumn 1814, Hungarian: retreat before combat at Lacolle, marker moved twice and put right, DR in forest with 1:2, dice of the wrong kind, repair and build in one, depot, free withdrawal, fleet out')
t = s.t
autumn_1814(t)
t.lay_face('Sylph Conquest', side='US')
t.lay('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', 'British')
t.lay_vp('US 2')
hands(t, ['Card 95', 'Card 88', 'Card 101', 'Card 98', 'Card 90'], ['Card 79', 'Card 84', 'Card 92', 'Card 97', 'Card 93'])
burn(t, 'Campaign@1814', 'Bladensburg')
burn_to(t, 1814, 26)
t, us, br = s.begin()
book = Book(t)

s.play('BR marines')
br.drop_discard('84')
br.say('84, tengereszek Prescottbol Gananoque-ba')
br.drag('1/R._Marines', 'Gananoque', at='beside')

s.play('US Izard at Lacolle')
us.play('95', reveal=False)
go('Plattsburg', 'Champlain NY', 'Lacolle')
us.drag('15th', 'Champlain NY')
us.each('6th 13th 29th Izard', 'Champlain NY')
us.drag('Izard 6th 13th 15th 29th', 'Lacolle', at='beside')
br.say('hatralok')
br.drag('Canadian_Fencibles', 'Isle aux Noix')
us.vp('US 4')
us.say('nem, csak 1')
us.vp(book.due())
assert book.due() == 'US 3'
us.discard('95')

s.play('BR Rottenburg: 13 to 15, 1:2 -2, A to B +1, forest -1')
br.play('79')
assert go('Montreal', 'La Prairie', 'Lacolle') == 5
br.drag('De_Watteville 49th br:13th', 'La Prairie')
br.drag('Rottenburg', 'La Prairie')
br.drag('De_Watteville 49th br:13th Rottenburg', 'Lacolle', at='beside')
assert force(t, 'De_Watteville 49th br:13th', True) == 13 and force(t, 'us:6th us:13th us:15th us:29th') == 15
assert odds(13, 15) == -2 and crt(12 - 2 + 1 - 1) == 'DR'
assert supplied(t, 'British', 'Lacolle', 'La Prairie') and supplied(t, 'US', 'Lacolle')
us.say('maradok. 6. elol')
br.say('49.')
br.roll('1d6', 2)
br.say('ez nem az')
br.roll('2d6', 6, 6)
br.say('12-2+1-1=10!')
us.say('hihetetlen')
us.drag('6th 13th 15th 29th', 'Champlain NY')
us.drag('Izard', 'Champlain NY')
br.vp(book.due())
assert book.due() == 'US 2'
br.discard('79')

s.play('US yard')
us.play('88')
us.flip('Sylph')
us.flip('Conquest')
us.say('88: ketto javitva, egy uj: Jones')
us.drag('Jones', 'Sackets Harbour')
us.discard('88')

s.play('BR withdraws and moves the 97th')
br.say('visszahivom a flottat')
br.drag('Yeo', 'Kingston')
br.drag('Wolfe Royal_George Melville', 'Kingston')
br.vp(book.due())
assert book.due() == 'US 4'
br.play('93')
br.drag('97th', 'Sorel')
go('Quebec City', 'Trois-Rivieres', 'Sorel')
br.discard('93')

s.play('US Brown')
us.play('101')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.march('21st 23rd 9th Brown', 'Antwerp', 'Ogdensburg')
us.discard('101')

s.play('BR depot')
assert supplied(t, 'British', 'Burlington')
br.put('British Supply Depot', 'Burlington')
br.play('97', reveal=False)
br.say('raktar Burlingtonba')
br.discard('97')

s.play('US Chauncey')
us.play('98')
us.drag('General_Pike Madison Chauncey', 'Lake Ontario Control Box')
us.vp(book.due())
assert book.due() == 'US 6'
us.discard('98')

s.play('BR Prevost')
br.play('92')
br.march('27th 39th br:9th Prevost', 'Trois-Rivieres', 'Montreal')
br.discard('92')

s.play('US holds')
us.hold('90')
us.say('jo ejt')
book.ok()
s.done()
