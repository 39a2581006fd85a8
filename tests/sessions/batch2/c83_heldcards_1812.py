"""Slang, two turns: silent holds in spring, arrivals and deal around the turn marker, the held cards are played in autumn straight from where they lie."""
from more import muster, naval_drm, rows
from ref import cost, naval
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Dez', br='Kaz', what='End of spring and begin of autumn 1812: holds without a word played later, musters before the marker, a lake fight with the ship struck taken off late')
t = s.t
t.lay_hand('US', ['13', '27', '4'])
t.lay_hand('British', ['17', '20', '8'])
deck = t.deck('1812 Deck')
want = ['3', '2', '16', '6', '15', '21', '24', '23', '25', '18', '28', '22']        # drawn in turns, US first
ids = [next(k for k in deck.kids if t.things[k].name == 'Card ' + c) for c in want]
deck.kids = [k for k in deck.kids if k not in ids] + ids[::-1]
t, us, br = s.begin()

s.play('US 6th and 13th')
us.drag('us:6th us:13th', 'Utica')
us.play('13')
us.discard('13')

s.play('BR holds')
br.hold('17')

s.play('US holds')
us.hold('27')

s.play('BR two ships')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.drop_discard('20')

s.play('US 3rd Ohio')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.play('4')
us.discard('4')

s.play('BR Brock')
br.march('Brock York_Militia', 'Stoney Creek', 'Ft. George')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3 and V['8'] == 2
br.play('8')
br.discard('8')
br.say('aight thats me empty')
us.say('same. turn over, lads in first')

s.play('arrivals, deal, marker')
us.vp('British 2')
us.say('lake pts, forgot those')
muster(us, '1812b')
for i in range(3):
    us.draw('1812 Deck')
    br.draw('1812 Deck')
muster(br, '1812b', groups=False)
for i in range(3):
    us.draw('1812 Deck')
    br.draw('1812 Deck')
us.turn('Summer-Autumn 1812')
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 6        # and one held each (7.23)

s.play('US the held card: 1st Rifles to Cape Vincent')
assert V['27'] == 1 and cost('Sackets Harbour', 'Cape Vincent') == 2
us.drag('1st_Rifles', 'Cape Vincent')
us.play('27')
us.discard('27')

s.play('BR the held card: Norfolks')
br.drag('Norfolk', 'Ft. Erie')
br.drop_discard('17')
br.say('that was the one from spring, mate')

s.play('US Chauncey at the two ships; roll first')
us.roll('2d6', 5, 1)
us.undo()
us.say('fat finger, one die innit')
us.roll('1d6', 4)
assert V['3'] == 2
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
D = t.pieces('Royal_George Earl_of_Moira', br)
A = t.pieces('Oneida Conquest Scourge Growler Pert', us)
assert naval_drm(A, D, A[0], D[0]) == 2 and naval(4 + 2) == 'defender lead strikes'
us.roll('1d6', 2)                                                    # the victor's own losses: none
us.drag('Earl_of_Moira', 'Kingston')
us.vp('US 2')
us.play('3')
us.discard('3')
us.drag('Royal_George', 'British Eliminated')

s.play('BR holds')
br.hold('2')

s.play('US 18th to Lewiston')
us.drag('18th', 'Lewiston')
us.drop_discard('24')
assert V['24'] == 1
s.done()
