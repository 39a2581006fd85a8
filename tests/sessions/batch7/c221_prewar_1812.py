"""The pre-war sequence in Japanese: troops by ship, a leader, cards kept; the US draw the declaration, the British begin."""
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Kenji', br='Aya', what='pre-war: a transport before the war, DOW drawn by the US, the rest drawn in two handfuls, British first')
d = s.t.deck('Pre-war Deck')
order = ['Card 18', 'Card 31', 'Card 14', 'Card 25', 'Card 7', 'Card 5', 'Declaration of War', 'Card 22', 'Card 16',
         '#9 Brock and Tecumseh', 'Card 3', 'Card 26', 'Card 32', 'Card 11']
by = {s.t.things[k].name: k for k in d.kids}
assert sorted(by) == sorted(order)
d.kids = [by[n] for n in reversed(order)]
t, us, br = s.begin()
deck = 'Pre-war Deck'

s.play('US Oneida carries the 2nd NY')
us.draw(deck)
us.say('使います。18、2ポイント。オナイダで第2NY民兵をオスウィゴへ')
us.play('18')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.discard('18')

s.play('BR keeps')
br.draw(deck)
br.say('キープ')

s.play('US keeps')
us.draw(deck)
us.say('同じく')

s.play('BR Brock to Kingston')
br.draw(deck)
br.say('25、ブロックをキングストンへ')
br.play('25')
assert cost('York', 'Smiths Creek', 'Kingston') == 4
br.drag('Brock R.N.R.', 'Smiths Creek')
br.drag('Brock R.N.R.', 'Kingston')
br.discard('25')

s.play('US 4th NY')
us.draw(deck)
us.say('7、1ポイント')
us.play('7')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('7')

s.play('BR keeps, US draws the declaration')
br.draw(deck)
br.say('キープ')
us.draw(deck)
us.say('宣戦布告!')
br.say('では残りを。私から')

s.play('the rest')
for i in range(4):
    br.draw(deck)
for i in range(3):
    us.draw(deck)
assert not t.deck(deck).kids
assert len(t.hand('US')) + 2 == 7 and len(t.hand('British')) + 1 == 7
br.turn('Spring-Summer 1812', tracker=False)

s.play('BR fleet')
br.say('22、3ポイント')
br.play('22')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('22')

s.play('US Dearborn')
us.say('32、ディアボーン')
us.play('32')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('Dearborn us:6th us:13th', 'Whitehall')
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.discard('32')

s.play('BR Procter')
br.say('5、プロクター')
br.play('5')
br.drag('Procter 1/41st', 'Sandwich')
br.discard('5')

s.play('US holds')
us.hold('26')
us.say('ホールド')
s.done()
