"""Spring 1813 at Ft. Erie: a depot on enemy ground, and warriors who go by ship."""
from more import lay_1813, rows, spent
from ref import cost, crt, odds, value
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Baker', br='Miller', what='Spring 1813: US depot at Ft. Erie in British territory; the Wyandot sail with the Queen Charlotte to Port Dover')
t = s.t
lay_1813(t)
t.lay('US_Dragoons', 'Albany', 'US')
spent(t, 'US', ['52', '39', '40', '41'])
spent(t, 'British', ['38', '48', '42', '44'])
t, us, br = s.begin()
us.say('in the last game Van Rensselaer never moved, he stood 5 turns. today he leads')

s.play('US Ft. Erie: 10 to 3')
us.say('52. so: van R and three from Buffalo')
us.play('52')
assert OPV['52'] == 3
us.drag('Van_Rensselaer us:5th 12th 14th', 'Ft. Erie')
br.say('Norfolk, stand fast')
us.say('14th')
# 3:1 +2, river -1, B against a C in a B fort 0; militia only, so no 10.44
assert odds(10, 3) == 2 and crt(5 + 4 + 1, True) == 'DR' and value('Ft. Erie') == 2
us.roll('2d6', 5, 4)
br.drag('Norfolk', 'Chippawa')
us.vp('0')
us.discard('52')

s.play('BR 49th')
br.say('38, 49th up to Queenston. no attack, I know my numbers')
br.play('38')
br.drag('49th', 'Queenston')
br.discard('38')

s.play('US depot at Ft. Erie')
us.say('39: bread. not at Buffalo: here, where they eat it')
us.play('39')
with s.fault('13.52 13.51 8.31(6) 8.31', 'a US depot in British territory'):
    us.put('US Supply Depot', 'Ft. Erie')
us.discard('39')

s.play('BR Wyandot by ship')
br.say('48, Charlotte and the Wyandot, a sea trip, round to Port Dover. Do they swim? no they sit')
br.play('48')
with s.fault('11.33 3.7', 'Indians carried by a ship'):
    br.drag('Queen_Charlotte Wyandot', 'Port Dover')
br.discard('48')

s.play('US 22nd')
us.say('40: 22nd to Erie town')
us.play('40')
assert cost('Pittsburgh', 'Meadville', 'Erie PA') == 2
us.drag('22nd', 'Erie PA')
us.discard('40')

s.play('BR Procter')
br.say('42: Procter and the 41st go to look at Sandwich')
br.play('42')
br.drag('Procter 1/41st', 'Sandwich')
br.discard('42')

s.play('US holds')
us.say("I'll keep my last")
us.hold('41')
s.done()
