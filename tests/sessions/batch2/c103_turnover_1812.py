"""Spring turns to autumn 1812: arrivals before the deal and long before the turn marker, three logs cut where somebody had to go."""
from more import lay_held, muster, naval_drm, rows, spent
from ref import cost, naval
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Lou', br='Gwen', what='End of spring 1812, arrivals and deals in disorder, turn marker two plays late, Chauncey collects his ships and takes Ontario')
t = s.t
t.lay('Caledonia', 'US Eliminated', 'US')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
spent(t, 'US', ['27'])
spent(t, 'British', ['17'])
lay_held(t, t.us, '19')
lay_held(t, t.br, '20')
t, us, br = s.begin()

s.play('US 13th')
us.say('my last card of the spring. it is the 27, so 1. I had Dearborn in mind but he costs 3')
us.play('27')
assert OPV['27'] == 1
us.drag('us:13th', 'Utica')
us.discard('27')

s.play('BR Norfolk')
br.say('last one as well. 17: Norfolks to the Fort')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')
br.say('kids to bed, back in 20')
s.cut()

s.play('turn over: arrivals, deal')
us.say('no lake markers out yet, so nothing comes back from port. autumn then')
us.say('I deal first, ok? 6 for me, one I kept')
us.drag([t.card('19').id], 'US Hand')
for c in ('3', '6', '7'):
    us.draw('1812 Deck', 'Card ' + c)
br.say('arrivals come before the cards')
us.say('whatever, nobody looks')
muster(br, '1812b')
br.drag([t.card('20').id], 'British Hand')
for c in ('14', '15', '22', '23', '25', '28'):
    br.draw('1812 Deck', 'Card ' + c)
muster(us, '1812b', groups=False)
for c in ('11', '16', '18'):
    us.draw('1812 Deck', 'Card ' + c)
assert len(t.hand('US')) == 7 == len(t.hand('British'))   # 7.21: 7, the held one counted (7.23)
s.cut()

s.play('US Harrison')
us.say('US first in autumn. 16, Harrison and Winchester up the road. next year I will be in Malden, you will see')
us.play('16')
assert OPV['16'] >= 2 and cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
us.discard('16')

s.play('BR Brock')
br.say('22. Brock, not dead yet, R.N.R. with him to Ft. George')
br.play('22')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.drag('Brock R.N.R.', 'Ft. George')
br.discard('22')
us.say('hey, the turn marker still says spring')
us.turn('Summer-Autumn 1812', tracker=False)

s.play('US Chauncey collects and fights')
us.say('18 for Chauncey. do you know the example in 8.5? that one, word for word')
us.play('18')
assert OPV['18'] >= 2
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Ogdensburg')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Julia Hamilton', 'Lake Ontario Control Box')
a, d = t.pieces('Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Julia Hamilton'), t.pieces('Royal_George Earl_of_Moira')
# 9 against 2: +2; B against B; Chauncey 0; a brig among them, so no small ships
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(4 + 2) == 'defender lead strikes'
us.roll('1d6', 4)
br.say('the George strikes? oh no')
br.drag('Royal_George', 'British Eliminated')
us.say('my own losses')
us.roll('1d6', 3)
us.say('3, none')
br.drag('Earl_of_Moira', 'Kingston')
us.vp('US 2')
us.discard('18')
us.turn('Summer-Autumn 1812', marker=False)

s.play('BR Frontenac')
br.say('14. if you think I attack Sackets now, no. Frontenacs to Gananoque')
br.play('14')
br.drag('Frontenac', 'Gananoque')
br.discard('14')

s.play('US holds')
us.hold('7')

s.play('BR to Cornwall')
br.say('15 both')
br.play('15')
assert OPV['15'] == 2 and cost('Montreal', 'Coteau du Lac', 'Cornwall') == 2
br.drag('br:8th', 'Cornwall')
s.done()
