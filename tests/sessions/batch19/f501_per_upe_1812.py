"""Two faults: two schooners lie on in a town that the enemy has marched into; a beaten garrison goes back the way its enemy came. Lithuanian; the dice are read out before they fall,
the losing side's pieces are dragged by the winner."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Jonas', br='Rasa', what='Autumn 1812: Julia and Hamilton stay at Ogdensburg when the Glengarry march in and hold it; the Lincoln militia, beaten at Ft. George from Queenston, retreats to Queenston')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay('Dearborn us:5th us:9th 11th 12th', 'Lewiston', 'US')
t.lay_vp(label(position(t)))
hands(t, ['Card 26', 'Card 6', 'Card 28', 'Card 24', 'Card 15'], ['Card 22', 'Card 16', 'Card 18', 'Card 31', 'Card 5'])
burn_to(t, 1812, 16)
t, us, br = s.begin()
book = Book(t)
H = 'us:5th us:9th 11th 12th 1st_NY_Militia Dearborn'

with act(s, 'US 26: Queenston, Lincoln goes', 'US', '26', 'Dearborn', ret='Lincoln', book=book):
    us.say('26, Dearborn per upe')
    us.play('26')
    us.drag(H, 'Queenston', at='beside')
    br.say('nelaukiam')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    us.drag('Lincoln', 'Ft. George')
    us.vp(book.due())
    us.discard('26')

s.play('BR 16: Glengarry at Ogdensburg')
br.say('16: Glengarry i Ogdensburga')
br.play('16')
way('Cornwall', "Crysler's Farm", 'Prescott', 'Ogdensburg')
with s.fault('9.61 9.3 9.6', 'Julia and Hamilton, alone in Ogdensburg, stay there when the Glengarry come in and end their move'):
    br.march('Glengarry', 'Prescott', 'Ogdensburg')
    br.vp(book.due())
    us.say('mano laivai lieka, tik tylim')
    br.discard('16')
book.ok()

s.play('US 6: Ft. George from Queenston, 18 halved to 5 (Queenston is left empty behind), even: DR-1')
us.say('6: visi i Ft. George, priekyje 9')
us.play('6')
us.drag(H, 'Ft. George', at='beside')
assert not supplied(t, 'US', 'Ft. George', 'Queenston') and supplied(t, 'British', 'Ft. George')
assert fight(t, 'US', 'Ft. George', ['Queenston'], '9th', 'Lincoln Militia', 1812, (6, 5), half='a') == 'DR-1'
us.say('noriu vienuolikos')
us.roll('2d6', 6, 5)
br.say('Lincoln apsisuka')
us.flip('Lincoln')
with s.fault('10.72 10.72(1) 10.71 10.7', 'the Lincoln Militia retreats from Ft. George to Queenston, the space from which the attack came; Stoney Creek and Beaverdams are free'):
    us.drag('Lincoln', 'Queenston')
us.vp(book.due())
us.discard('6')
book.ok()

with act(s, 'BR 22: Brock', 'British', '22', 'Brock', book=book):
    br.say('22, Brock i Stoney Creek')
    br.play('22')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.discard('22')

with act(s, 'US 15: two north', 'US', '15', book=book):
    us.play('15')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('us:13th 23rd', 'Whitehall', 'Plattsburg')
    us.discard('15')

with act(s, 'BR 18: 49th and 10th to Smiths Creek', 'British', '18', book=book):
    br.play('18')
    br.drag('49th 10th_R.V.', 'Smiths Creek')
    br.discard('18')

with act(s, 'US 28: Chauncey', 'US', '28', 'Chauncey', book=book):
    us.play('28')
    us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('28')

with act(s, 'BR 31: Tecumseh', 'British', '31', 'Tecumseh', book=book):
    br.play('31')
    br.drag('Tecumseh Shawnee', 'Sandwich')
    br.discard('31')

s.play('US holds')
us.hold('24')
s.play('BR holds')
br.hold('5')
br.say('labanakt')
book.ok()
s.done()
