"""From the draws before the war into the spring of 1812; whoever draws writes the log. Welsh."""
from aid29b import *

g = G('Megan', 'Idris', 'Pre-war draws, moves before the war, the declaration, spring 1812 with a landing by lake transport, a hold, Detroit fought for', None, hand=None, start='dev-1812-opening-1', style=('nh', 'sn'))
g.s = Session('dev-1812-opening-1', at=17, us='Megan', br='Idris', what=g.s.what)
g.t = g.s.t
s, t = g.s, g.t
d = t.deck('Pre-war Deck')
assert len(d.kids) == 14
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 6, dow)
g, s, t, us, br = g.begin()


def top():
    return t.things[t.deck('Pre-war Deck').kids[-1]].name


def hv(side, v, used=()):
    c = [p.name for p in t.hand(side) if p.name.startswith('Card ') and val(p.name) >= v]
    return min(c, key=lambda n: (val(n), n))


s.play('US draws, keeps')
us.draw('Pre-war Deck')
us.say('cadw hon')
s.play('BR draws, moves')
c = top()
br.draw('Pre-war Deck')
br.say('%s: 8fed i Coteau' % c)
br.play(c)
br.march('br:8th', 'Coteau du Lac')
br.discard(c)
s.cut()
s.play('US draws, moves')
c = top()
us.draw('Pre-war Deck')
us.play(c)
us.drag('Oneida', 'Oswego')
us.say('Oneida i Oswego, %s' % c)
us.discard(c)
s.play('BR keeps')
br.draw('Pre-war Deck')
br.say('cadw')
s.cut()
s.play('US draws, moves')
c = top()
us.draw('Pre-war Deck')
us.say('%s, y 6ed i Utica' % c)
us.drag('us:6th', 'Rome')
us.undo()
us.drag('us:6th', 'Utica')
us.play(c)
us.discard(c)
s.play('BR keeps')
br.draw('Pre-war Deck')
s.play('the declaration')
assert top() == 'Declaration of War'
us.draw('Pre-war Deck')
us.say('rhyfel!')
s.cut()
s.play('the rest, British first')
while t.deck('Pre-war Deck').kids:
    br.draw('Pre-war Deck')
    if t.deck('Pre-war Deck').kids:
        us.draw('Pre-war Deck')
br.turn('Spring-Summer 1812', tracker=False)
br.say('fi sydd gyntaf, %d cerdyn' % len(t.hand('British')))
assert t.turn_name() == 'Spring-Summer 1812'
assert len(t.hand('US')) + 2 == 7 and len(t.hand('British')) + 1 == 7
g.last = 'US'
ON = 'Lake Ontario Control Box'
g.mv('British', hv('British', 1), 'Brock', 'Brock R.N.R.', 'York>Burlington>Stoney Creek>Ft. George>Queenston', lead='Brock')
g.mv('US', hv('US', 1), '13eg', 'us:13th', 'Albany>Utica>Rome')
s.cut()
c = hv('British', 2)
g.sail('British', c, 'dwy long, %s' % c, 'Royal_George Earl_of_Moira', 'Kingston>' + ON, how='e', vplate=True)
us.say('a dau bwynt')
with g.go('US', hv('US', 1), '3ydd Ohio') as (me, op):
    br.vp(g.book.due())
    g.walk('US', '3rd_Ohio', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs', 'm')
g.depot('British', hv('British', 1), 'storfa yn Kingston', 'Kingston')
g.hold('US', hv('US', 1), 'dal hon')
s.cut()
with g.go('British', hv('British', 1), 'cwmni Northwest dros y dwr', free=True, ret='Detachment_(Mackinaw)') as (me, op):
    br.drag('NWC', 'Ft. Mackinaw')
    assert lay18.fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment (Mackinaw)', 1812, (4, 5), mod=0) == 'DR'
    br.roll('2d6', 4, 5)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    us.say('dim pwyntiau i Indiaid ar eu pen eu hunain')
g.mv('US', hv('US', 1), '4ydd Efrog Newydd', '4th_NY_Militia', 'Plattsburg>Champlain NY')
g.mv('British', hv('British', 1), None, 'Norfolk', 'Port Dover>Ft. Erie')
g.mv('US', 'Declaration of War', 'y cerdyn rhyfel fel 1', '2nd_NY_Militia', 'Sackets Harbour>Cape Vincent')
g.mv('British', hv('British', 1), 'i Prescott', 'br:49th', 'Kingston>Gananoque>Prescott')
assert not t.hand('US') and not t.hand('British')
g.step('turn')
us.turn('Summer-Autumn 1812')
g.muster('US', '1812b', delay=('5th', '1st PA Militia'))
br.say('ac i mi')
g.muster('British', '1812b', each=True)
s.play('deal')
us.drag([p.id for p in t.at('Held Cards') if p.is_card()], 'US Hand')
g.cards('US', 3)
g.cards('British', 4)
s.cut()
s.play('deal goes on')
g.cards('British', 3)
g.cards('US', 3)
assert lay18.hand_sizes(t) == (7, 7)
g.last = 'British'
g.mv('US', hv('US', 2), 'Harrison', 'Harrison 17th us:19th', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs', lead='Harrison')
g.mv('British', hv('British', 2), 'Rottenburg', 'Rottenburg Voltigeurs Canadian_Fencibles', 'Montreal>Coteau du Lac>Cornwall', lead='Rottenburg')
with g.go('US', hv('US', 2), 'Chauncey allan', leader='Chauncey', flips='Conquest Royal_George', ret='Royal_George Earl_of_Moira', pick='Oneida') as (me, op):
    sh = 'Conquest Scourge us:Growler Pert'
    us.drag('Chauncey ' + sh, ON)
    g.seafight('US', ON, sh, 'Royal_George Earl_of_Moira', 'Conquest', 'Royal_George', 'A1 D1 att')
    us.flip('Conquest')
    us.drag('Conquest', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
g.repair('British', hv('British', 1), 'trwsio', 'Royal_George')
g.repair('US', hv('US', 1), 'minnau hefyd', 'Conquest')
s.cut()
g.mv('British', hv('British', 1), 'Vincent', 'Vincent', 'Kingston>Gananoque>Prescott')
g.mv('US', hv('US', 1), '18fed', 'us:18th', 'Ft. Niagara>Lewiston')
s.play('fleet stays out, points looked over')
g.book.ok()
us.say('fi 2')
g.done()
