"""Two clients: the winner's damaged corvette stays in the box; ships taken home free sail again with the card of the same play."""
from ref import naval
from session import Session
from kit120 import lay_1813, lay_arrivals

s = Session('dev-1812-faults', us='Walt', br='Fiona', what='Spring 1813, two logs: Wolfe damaged but not sent home, free withdrawal and a move of the same ships')
lay_1813(s.t)
lay_arrivals(s.t, '1813a')
s.t.lay_hand('US', ['45', '48', '44', '51', '47', '46', '52', '53'])
s.t.lay_hand('British', ['50', '49', '54', '43', '55', '57', '42', '60'])
t, us, br = s.begin()

s.play('US Chauncey')
us.say('45, Chauncey, six hulls out. beat that, if you dare')
us.play('45')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
us.discard('45')

s.play('BR Yeo')
br.say("50 for Yeo. I don't dare, I just do")
br.play('50')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
br.say('Wolfe leads')
us.say('Madison. roll it')
# 7 against 6 +1, B against B, Yeo +1: 3 + 2 = 5
assert naval(3 + 2) == 'A1 D2 att'
br.roll('1d6', 3)
us.flip('Madison Oneida')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
with s.fault('12.42 12.52 12.51 12.5', 'Wolfe is damaged and stays in the box'):
    br.flip('Wolfe')
    br.say("she'll do, only a few planks gone")
br.delete([p for p in t.at('Lake Ontario Control Box') if 'Lake Control' in p.name])
br.vp('British 6')
br.discard('50')

s.play('US repairs')
us.say('48: fix the two of them')
us.play('48')
us.flip('Madison')
us.flip('Oneida')
us.discard('48')
s.cut()

s.play('BR withdraws two schooners and sails them on')
br.say('first two of the little ones home for free')
br.drag('Beresford Gloucester', 'Kingston')       # 11.21, legal by itself
br.say('49, 2 ops')
br.play('49')
with s.fault('11.21', 'Beresford and Gloucester were withdrawn free and move again with the card of this play'):
    br.drag('Beresford Gloucester', 'York')
br.discard('49')

s.play('US 13th')
us.say('44, a one. 13th to Lewiston, not that it matters')
us.play('44')
us.drag('us:13th', 'Lewiston')
us.discard('44')

s.play('BR Nancy')
br.say('54. Nancy out')
br.play('54')
br.drag('Nancy', 'Lake Huron Control Box')
br.discard('54')

s.play('US holds')
us.say('sitting on one')
us.hold('47')

s.play('BR Barclay')
br.say('43, Barclay and three, Erie. marker was mine already so no points')
br.play('43')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.discard('43')
s.done()
