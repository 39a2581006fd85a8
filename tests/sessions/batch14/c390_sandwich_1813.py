"""Autumn 1813 on the Detroit: Harrison crosses, the militia runs, Procter strikes back in two rounds; shipyard at Erie."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals, supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Walt', br='Ginny', what='Autumn 1813 in mid-turn: retreat before combat, a battle of two rounds (EX, then AR-1), builds, a slip put right')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Harrison 17th 19th us:24th 1st_Kentucky', 'Detroit', 'US')
t.lay('Essex', 'Sandwich', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 1')
hands(t, ['Card 43', 'Card 46', 'Card 49', 'Card 53'], ['Card 45', 'Card 47', 'Card 48'])
burn_to(t, 1813, 20)
t, us, br = s.begin()

s.play('US Harrison')
us.say('43/2 Harrison + all 4 regts across')
us.play('43')
us.drag('Harrison 17th 19th us:24th 1st_Kentucky', 'Sandwich')
br.say('militia legs it to Malden')
br.drag('Essex', 'Ft. Malden')
us.say("and I'll stop right here, thanks")
us.vp('US 2')
us.discard('43')

s.play('BR Procter: 16 to 16')
br.say('45, Procter: the lot')
br.play('45')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Sandwich')
assert supplied(t, 'British', 'Sandwich', 'Ft. Malden')
assert odds(16, 16) == 0 and crt(3 + 5 + 1 - 1) == 'EX'
br.say('41st in front. A')
us.say('17th, B')
br.roll('2d6', 3, 5)
br.say('+1 -1 = 8 exchange')
br.flip('1/41st')
us.flip('17th')
us.say('again')
assert odds(11, 14) == -2 and crt(4 + 4 - 2 - 1) == 'AR-1'
br.roll('2d6', 4, 4)
br.say('5. ouch. Shawnee lead')
br.flip('Shawnee')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Ft. Malden')
br.discard('45')

s.play('US yard')
us.say('46 in the yards: Lawrence, Niagara, and the pair Ariel+Scorpion = 3')
us.play('46')
us.drag('Lawrence ship:Niagara Ariel', 'Erie PA')
us.drag('Scorpion', 'Buffalo')
br.say('Scorpion belongs at Erie')
us.drag('Scorpion', 'Erie PA')
us.discard('46')

s.play('BR Caughnawaga')
br.play('47')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('47')

s.play('US Brown')
us.say('49 Brown')
us.play('49')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.march('Brown 15th us:21st', 'Antwerp', 'Ogdensburg')
us.discard('49')

s.play('BR holds')
br.hold('48')
br.say('one face down. pub?')
s.done()
