"""Two faults: dragoons in a landing, the corvette Brock on the stocks of Kingston. French, few words, many smileys; each piece by itself."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Fabien', br='Solene', what='Spring 1813: US Dragoons landed at Smiths Creek; the Brock is built at Kingston')
t = s.t
summer_1813(t)
t.lay('US_Dragoons', 'Sackets Harbour', 'US')
t.lay_vp(label(position(t)))
hands(t, ['Card 43', 'Card 46', 'Card 61', 'Card 50', 'Card 55'], ['Card 45', 'Card 48', 'Card 54', 'Card 60', 'Card 49'])
burn_to(t, 1813, 6)
t, us, br = s.begin()
book = Book(t)

s.play('US 43: Chauncey to Smiths Creek')
us.say('43, Chauncey :)')
us.play('43')
us.drag('Chauncey', 'Smiths Creek')
for k in ('Madison', 'Oneida', 'us:15th'):
    us.drag([k], 'Smiths Creek')
assert best('Sackets Harbour', 'Smiths Creek', barred=('Kingston', 'York', 'Queenston', 'Ft. George', 'Ft. Erie', 'Prescott')) is None
with s.fault('11.33 3.62 11.3 11.5', 'the US Dragoons are landed at Smiths Creek from Sackets Harbour'):
    us.drag('US_Dragoons', 'Smiths Creek')
    us.say('et les chevaux aussi ;)')
us.discard('43')
book.ok()

s.play('BR 45: Brock on the wrong stocks')
br.play('45')
br.say('45 chantiers: Detroit a Malden')
br.drag('ship:Detroit', 'Ft. Malden')
with s.fault('15.13 15.31 15.34 15.12', 'the corvette Brock, which only York builds, is put on Kingston'):
    br.drag('ship:Brock', 'Kingston')
    br.say('et la Brock :)')
br.discard('45')

with act(s, 'US 61: Scott', 'US', '61', 'Scott', book=book):
    us.play('61')
    us.drag('Scott', 'Utica')
    us.drag('Scott', 'Canandaigua')
    us.each('20th us:23rd us:25th', 'Canandaigua')
    us.discard('61')

with act(s, 'BR 54: Lincoln', 'British', '54', book=book):
    br.play('54')
    br.drag('Lincoln', 'Ft. George')
    br.say(':(')
    br.discard('54')

with act(s, 'US 46: Dearborn', 'US', '46', 'Dearborn', book=book):
    us.play('46')
    for k in ('us:6th', '21st', 'Dearborn'):
        us.drag([k], 'Antwerp')
    for k in ('us:6th', '21st', 'Dearborn'):
        us.drag([k], 'Ogdensburg')
    us.discard('46')

with act(s, 'BR 48: Vincent', 'British', '48', 'Vincent', book=book):
    br.play('48')
    br.drag(['Vincent', '49th'], 'Stoney Creek')
    br.say('Vincent se replie un peu')
    br.discard('48')

with act(s, 'US 50: a restful move', 'US', '50', book=book):
    us.play('50')
    us.drag('Vermont_Militia', 'Highgate')
    us.discard('50')

with act(s, 'BR 60: Caughnawaga', 'British', '60', book=book):
    br.play('60')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('60')

s.play('holds')
us.hold('55')
br.hold('49')
us.say('a demain :)')
book.ok()
s.done()
