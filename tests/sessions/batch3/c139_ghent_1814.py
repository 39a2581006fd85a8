"""The last plays of the war: held New Orleans, a 9 against a fort, Bladensburg, the Treaty with cards left, New Orleans on top.
An American who never shuts up; his opponent writes three words a night. Corrections with undo and by hand."""
from ref import cost, crt, odds
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Buck', br='Ottokar', what='Summer-Autumn 1814 to the end: hold, fort 9, builds, Bladensburg, Treaty of Ghent with two cards left, New Orleans; undo and corrections')
t = s.t
lay_scn(t, '1814', '1814b')
t.lay_turn('Summer-Autumn 1814')
t.lay('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('5th_PA', 'Buffalo', 'US')
t.lay_vp('US 4')
t.lay_hand('British', ['92', '101', '79', 'Bladensburg', 'Treaty of Ghent', '80'])
t.lay_hand('US', ['Battle of New Orleans', '78', '83', '90', '77'])
t, us, br = s.begin()
w = Watch(t)

us.say("alright alright alright. 6 cards for you, 5 for me, and somewhere in that deck is the Treaty. If you've got it, play it now and lose 5, I dare you")
br.say('nein')

s.play('BR Prevost')
br.say('92, 3. Prevost')
br.play('92')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5
br.drag('Prevost br:6th 82nd br:27th 88th', 'Trois-Rivieres')
br.drag('Prevost br:6th 82nd br:27th 88th', 'Montreal')
us.say('ooh, here comes the army of the Nile. 2 bucks says Plattsburgh by Thanksgiving')
br.drag('Prevost br:6th 82nd br:27th 88th', 'Chateauguay')
br.undo()
br.drag('Prevost br:6th 82nd br:27th 88th', 'La Prairie')
br.discard('92')
w.ok()

s.play('US holds New Orleans')
us.say("I ain't playing a thing. one face down, for Old Hickory. or is it? could be a 1 for all you know")
us.hold('Battle of New Orleans')

s.play('BR holds')
br.say('auch')
br.hold('101')

s.play('US Scott at Ft. Erie')
us.say("78 on Scott, he's a 1 anyhow. NY Volunteers, Senecas, the Pennsylvanians, everybody in the boats. Fort Erie or bust")
us.play('78')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
us.say('dang, forgot the 5th PA')
us.drag('5th_PA', 'Ft. Erie')
br.say('bleibe')
us.say('PA leads, they are B. you A. 9 on 6. river minus 1, lead minus 1, Scott plus 2, so straight up')
assert odds(4 + 2 + 3, 5 + 1) == 0
us.roll('2d6', 5, 4)
assert crt(9 - 1 - 1 + 2, fort=True) == 'AR'      # 2.77: a 9 against a fort: the attacker goes, the fight is over
us.say('NINE. against a fort. you have got to be kidding me. anywhere else you would be running')
us.drag('Scott NY_Volunteers_1814 Seneca 5th_PA', 'Buffalo')
us.discard('78')
w.ok()

s.play('BR Confiance')
br.say('79, 2 NBV, Confiance')
br.play('79')
br.drag('Confiance', 'Isle aux Noix')
br.discard('79')

s.play('US two brigs')
us.say("two build points: Jefferson and the Jones, Sackets. if Chauncey had any guts he'd use 'em")
us.play('83')
us.drag('Jefferson', 'Sackets Harbour')
us.drag('Jones', 'Oswego')
us.say('whoops, wrong dock')
us.drag('Jones', 'Sackets Harbour')
us.discard('83')

s.play('BR Bladensburg')
br.say('Bladensburg, 2 VP')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
br.vp('US 2')
w.event(-2)
us.say('and they burned the White House too, you animal')
w.ok()

s.play('US Izard')
us.say('90 (2): Izard with the 29th and 30th up to Champlain. 2 on a 2 so no overtime')
us.play('90')
us.drag('Izard 29th 30th', 'Champlain NY')
us.discard('90')

s.play('BR Treaty of Ghent')
br.say('Treaty of Ghent')
br.play('Treaty of Ghent')
us.say("well I'll be. you've one in hand and one held back, that's 2 off for you, so I'm back at 4")
# 4.22, R-ghent-count: the held card counts as a card of the hand
br.vp('US 4')
w.event(2)
br.discard('Treaty of Ghent')
w.ok()

s.play('US Battle of New Orleans')
us.say('and NOW, ladies and gentlemen, the card I held: NEW ORLEANS. 2 points')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=(2620, 1560), how='pieces')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.vp('US 5')
us.say('no, 2, so 6')
us.vp('US 6')
w.event(2)
br.say('alle versorgt? Malden?')
us.say('by the lake, sure. so 6 it is, a moral victory. I will frame it')
w.ok()
s.done()
