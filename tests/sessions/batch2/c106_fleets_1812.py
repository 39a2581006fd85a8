"""Ships, ships: a seaman and a landlubber. Two lakes and a half fought over in spring 1812; 'lead', 'retreat', 'strike' in every sense."""
from more import naval_drm, rows
from ref import cost, crt, naval, odds, value
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Bosun', br='Landlubber', what='Spring 1812: transport, two naval battles, a landing beaten off by water, repairs at two bases, a free withdrawal, Huron taken')
t, us, br = s.begin()

s.play('US Oneida carries the 2nd NY and takes the lake')
us.say('13. Oneida takes the 2nd New York aboard (1), to Oswego (1), ashore with them (1), out on the lake (1). Four of six')
us.play('13')
assert OPV['13'] == 2
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('13')

s.play('BR attacks Ontario with three')
br.say('lead on, Macduff. 2 for the George, the Moira and the small one')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
a, d = t.pieces('Royal_George Earl_of_Moira Gloucester'), t.pieces('Oneida')
# three to one +2, B against B
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(2 + 2) == 'A1 D1 att'
br.roll('1d6', 2)
br.say('2 + 2 is 4, my lake, and each of us has a hole in the hull')
us.flip('Oneida')
us.say('does she strike? no, she only leaks. retreat, if you landsmen call it that')
us.drag('Oneida', 'Sackets Harbour')
br.drag('Royal_George', 'Kingston')
br.vp('British 2')                         # the Moira and the Gloucester stay; -2 and 2
br.discard('2')

s.play('US repairs Oneida')
us.say('carpenters! 30, mend her. one of two, the other one goes to rum')
us.play('30')
us.flip('Oneida')
us.discard('30')
br.say('I never turned the George over, did I? now she is')
br.flip('Royal_George')

s.play('BR lands at Frenchtown')
br.say('8, one for the Hunter, one for the Essex people. I said I would never land anywhere. well')
br.play('8')
assert OPV['8'] == 2 and value('Frenchtown') == 1   # brig 1 unit; pick up 1, sail 1, land 2
br.drag('Hunter Essex', 'Frenchtown')
br.vp('British 3')
br.discard('8')

s.play('US Hull to Frenchtown: 9 to 3')
us.say('Hull, with a 12! (the card, not the roll)')
us.play('12')
assert cost('Detroit', 'Frenchtown') == 2
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.undo()
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Frenchtown')
br.say('they will fight. for a minute')
us.say('the 4th in front')
# 3:1 +2, A against C +2, forest -1, Hull -1 (3.31; without it 10, DR too)
assert odds(9, 3) == 2 and crt(3 + 4 + 2) == 'DR' == crt(3 + 4 + 3)
us.roll('2d6', 3, 4)
br.say('minute over. back into the Hunter and home')
br.drag('Essex Hunter', 'Ft. Malden')       # 10.81: by water without loss, by land only Ft. Meigs with a flip
br.vp('British 2')
us.discard('12')

s.play('BR Nancy')
br.say('17, Nancy, you are lady of all Huron now')
br.play('17')
br.drag('Nancy', 'Lake Huron Control Box')
br.vp('British 4')
br.discard('17')

s.play('US Adams to Cleveland')
us.say('19. Adams, with the Michigan boys in the hold. not a hold of a card, mind: a ship has one too')
us.play('19')
assert OPV['19'] == 2
us.drag('Michigan', 'Cleveland')
us.drag('Adams', 'Cleveland')
us.discard('19')

s.play('BR Erie')
br.say('5: Charlotte and Hunter onto the water')
br.play('5')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.vp('British 6')
br.discard('5')

s.play('US Adams attacks')
us.say('4. One ship. One point. Adams, damn the odds')
us.play('4')
us.drag('Adams', 'Lake Erie Control Box')
a, d = t.pieces('Adams'), t.pieces('Queen_Charlotte Hunter')
assert naval_drm(a, d, a[0], d[0]) == -3 and naval(6 - 3) == 'A1 D1 def'
br.say('the Queen leads, of course')
us.roll('1d6', 6)
us.say('HA! six. less three')
us.flip('Adams')
us.drag('Adams', 'Cleveland')
br.flip('Queen_Charlotte')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.say('Hunter holds the lake, still 6')
us.discard('4')

s.play('BR Moira in, repairs')
br.say('before I play: the Moira goes in to Kingston for free, the Gloucester may keep watch')
br.drag('Earl_of_Moira', 'Kingston')         # 11.21, she does not move again in this play
br.say('then 10: George and Queen, one each')
br.play('10')
assert OPV['10'] == 2                        # Kingston and Ft. Malden, two corvettes
br.flip('Royal_George')
br.flip('Queen_Charlotte')
br.discard('10')

s.play('US Dearborn')
us.say('back to the army. is 32 a 3? then Dearborn takes two regiments to the harbour')
us.play('32')
assert OPV['32'] == 3 and cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('32')
s.done()
