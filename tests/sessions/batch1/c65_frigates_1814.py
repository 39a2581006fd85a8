"""Spring 1814 from the first minute: deal before the arrivals, yards, a fight of frigates on Lake Ontario, repairs, Ft. Niagara taken over, a depot; a lot of talk."""
from more import holds, lake_of, muster, naval_drm, set_aside, supplied
from ref import cost, naval
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Jacob', br='George', what='Spring-Summer 1814: 9 cards each without Ghent, dealt before the arrivals; frigates built, fought and repaired; a land leader ferries with a ship of his own town; conditionals and other plays talked about')
t = s.t
lay_1814(t)
set_aside(t, 'Treaty of Ghent')          # 7.25: out of the deck for the first half
t.lay_vp('US 3')                         # Ft. Malden 3 + Erie 2 - Huron 2
t, us, br = s.begin()

s.play('deal and arrivals')
br.say('1814! Ghent is out of the deck, I deal nine each. If you get the big 3s again I shall write to GMT')
for a, b in zip(('76', '82', '86', '75', '78', '79', '83', '77', '81'), ('92', '96', '102', '85', '88', '89', '90', '84', '87')):
    br.draw('1814 Deck', 'Card ' + a)
    us.draw('1814 Deck', 'Card ' + b)
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck', how='pieces')     # 7.25 step 3
t.shuffle(br, '1814 Deck')
us.say('and now the troops. 5th PA at Erie, 4th rifles at Pittsburgh, two regiments at Albany, Seneca at Buffalo')
muster(us, '1814a')
br.say('three fresh ones at Quebec. Not the 26 of the real thing')
muster(br, '1814a')
br.say('British play first all year, right?')
us.say('7.33, yes')

s.play('BR builds Prince Regent (2) and Linnet (1): card 76, NBV 3')
br.say('76 as 3 NBV. Prince Regent at Kingston for 2, Linnet at Isle aux Noix for 1')
br.play('76')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('76')

s.play('US builds Superior (2) and Jefferson (1): card 92, NBV 3')
us.say('I see your frigate and I raise you: 92, Superior for 2 and Jefferson for 1. If you had built both I would have waited')
us.play('92')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('92')

s.play('BR Yeo takes the lake')
br.say("75, 2 ops. Yeo sails. You won't come out with those schooners, will you")
br.play('75')
br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Lake Ontario Control Box')
br.vp('US 1')
br.discard('75')

s.play('US Chauncey comes out: 10 ships to 4: +2; A to A; Yeo -1; 3 + 1 = 4: A1 D1, the box to the attacker')
us.say('oh yes I will. 85, two, Chauncey with everything afloat. Ten hulls')
us.play('85')
fleet = 'Chauncey Superior Jefferson ship:Oneida Madison General_Pike Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
A, D = t.pieces(fleet)[1:], t.pieces('Prince_Regent Wolfe Royal_George Melville')
assert len(A) == 10 and naval_drm(A, D, t.find('Superior'), t.find('Prince Regent'), 0, 1) == 1 and naval(3 + 1) == 'A1 D1 att'
us.drag(fleet, 'Lake Ontario Control Box')
us.say('Superior leads')
br.say('Prince Regent. twice as many is +2, Yeo takes one off, both have frigates so no bonus there')
us.roll('1d6', 3)
us.say('3+1, four: one each and the lake is mine')
us.flip('Superior')
br.flip('Prince_Regent')
br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Kingston')
us.drag('Superior', 'Sackets Harbour')
us.vp('US 3')
br.say('two off me AND two on you')
us.vp('US 5')
us.discard('85')

s.play('BR repairs Prince Regent (1), builds Princess Charlotte (2): card 82, NBV 3')
br.say('82: mend the Prince Regent, that is 1, and lay down Princess Charlotte for 2')
br.play('82')
br.flip('Prince_Regent')
br.drag('Princess_Charlotte', 'Kingston')
br.discard('82')

s.play('US repairs Superior (1): card 84, NBV 1')
us.say('84 for 1, Superior is whole again')
us.play('84')
us.flip('Superior')
us.discard('84')

s.play('BR Riall to Ft. Niagara: with the 100th 7, that controls a 3')
br.say('78 as 2. Riall and the Royal Scots over the river to the 100th at Ft. Niagara, 3 MP. With 2 alone it never counted')
br.play('78')
assert cost('Ft. George', 'Ft. Niagara') == 3 and not holds(t, 'British', 'Ft. Niagara')
br.drag('Riall 1/R._Scots', 'Lewiston')
br.say('too far down, the fort I mean')
br.drag('Riall 1/R._Scots', 'Ft. Niagara')
assert holds(t, 'British', 'Ft. Niagara')
br.vp('US 2')
br.discard('78')

s.play('US Brown takes two regiments to Oswego in the Superior (3.36, 11.35, 11.37): 3 MP')
us.say('96, Brown. He takes the 9th and the 11th on board the Superior, two for a frigate, to Oswego. I could march it but my feet hurt')
us.play('96')
assert 'ontario' not in lake_of(t, 'British')
us.drag('Brown us:9th 11th Superior', 'Oswego')
us.discard('96')

s.play('BR depot at Burlington')
br.say('83: a supply depot at Burlington, before you cut me off. Sorry, that was a hint')
br.play('83')
assert supplied(t, 'British', 'Burlington')
br.put('British Supply Depot', 'Burlington')
br.discard('83')

s.play('US Perry on his own lake')
us.say('88, Perry out. Erie has my marker, so no points')
us.play('88')
us.drag('Perry Lawrence ship:Niagara Scorpion Tigress Porcupine', 'Lake Erie Control Box')
us.discard('88')

s.play('BR holds, US holds')
br.say("I'll sleep on one card")
br.hold('79')

s.play('US holds')
us.say('same here, this one stays with me for the autumn')
us.hold('87')

s.play('BR Drummond starts, the log ends')
br.say('86, Drummond...')
br.play('86')
br.drag('Drummond 104th', 'Gananoque')
s.done()
