"""Autumn 1814 to the treaty and New Orleans. Stellan is hasty and corrects himself; Maj-Britt keeps the score for both and waits for every card."""
from aid26a import *


def prep(t, us, br):
    autumn_1814(t)
    t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
    t.lay_vp('US 5')
    hands(t, ['Battle of New Orleans', '102', '99', '94', '103', '105'], ['Bladensburg', '95', '98', '100', '104', 'Treaty of Ghent'])
    burn_to(t, 1814, 24)


s, t, us, br = table('Stellan', 'Maj-Britt', 'the last half year: Bladensburg, Lacolle, Lewiston, Champlain lost and won, Ontario, the treaty with an empty hand, New Orleans', prep)
b = Book(t)
assert b.off == 0
with act(s, 'BR Bladensburg', 'British'):
    br.say('Bladensburg som händelse, 2 poäng till mig')
    br.play('Bladensburg')
    br.vp('US 3')
    assert b.due(-2) == 'US 3'
    br.drag([t.card('Bladensburg', br).id], 'Cards Used for VPs')
iz = 'Izard us:6th us:13th us:15th us:29th us:30th'
with act(s, 'US Lacolle', 'US', card='102', leader='Izard', ret='Canadian_Fencibles', book=b):
    us.say('102 Izard norrut')
    us.play('102')
    us.drag(iz, 'Lacolle')
    us.say('oj, 31:an skulle inte med, bra. 18 mot 5')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:13th', 'Canadian Fencibles', 1814, (6, 2))
    assert r == 'DR', r
    us.roll('2d6', 6, 2)
    goes(t, 'British', 'Lacolle', 'La Prairie', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'La Prairie')
    br.say('då står det 4 till dig')
    br.vp('US 4')
    us.discard('102')
with act(s, 'BR Riall', 'British', card='95', leader='Riall', pick='Lincoln', book=b):
    br.say('95, Riall hämtar Lincoln och går över vid Lewiston')
    br.play('95')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp('US 3')
    br.discard('95')
s.play('US holds')
us.say('sparar en')
us.hold('Battle of New Orleans')
with act(s, 'BR Downie', 'British', card='100', leader='Downie', book=b):
    br.say('100: Downie ut på Champlain')
    br.play('100')
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
    br.vp('US 1')
    br.discard('100')
with act(s, 'US sloops', 'US', card='103', ret='Downie Chubb Finch', flips='President Chubb Finch', fights={'President': 'Lake Champlain Control Box'}, laid=False):
    us.say('103, två slupar')
    us.play('103')
    us.drag('President Preble Montgomery', 'Lake Champlain Control Box')
    us.say('nej bara två')
    us.drag('Montgomery', 'Plattsburg')
    r = seafight(t, 'President Preble', 'Chubb Finch', 'President', 'Chubb', 6)
    assert r == 'A1 D2 att', r
    us.roll('1d6', 6)
    br.say('6 - 1 = 5. otur för mig')
    us.flip('President')
    us.drag('President', 'Plattsburg')
    br.flip('Chubb')
    br.flip('Finch')
    br.drag('Downie Chubb Finch', 'Isle aux Noix')
    br.vp('US 5')
with act(s, 'BR repairs', 'British', card='104', build=True, flips='Chubb Finch', book=b):
    us.discard('103')
    br.say('104, ett: båda lagas, en halv var')
    br.play('104')
    br.flip('Chubb')
    br.flip('Finch')
    br.discard('104')
with act(s, 'US Chauncey', 'US', card='105', leader='Chauncey', book=b):
    us.say('105 Chauncey')
    us.play('105')
    us.drag('Chauncey ship:General_Pike Madison Oneida', 'Lake Ontario Control Box')
    br.vp('US 7')
    us.discard('105')
with act(s, 'BR Riall on', 'British', card='98', leader='Riall', book=b):
    br.say('98: Riall till Schlosser, Lincoln stannar')
    br.play('98')
    br.drag('Riall 1/R._Scots', 'Ft. Schlosser')
    br.vp('US 6')
    br.discard('98')
with act(s, 'US to Buffalo', 'US', card='99', book=b):
    us.say('99 till Buffalo')
    us.play('99')
    us.drag('5th_PA 26th', 'Meadville')
    us.undo()
    us.drag('5th_PA 26th', 'Buffalo')
    us.discard('99')
with act(s, 'BR treaty', 'British'):
    assert len(t.hand('British')) == 1
    br.say('och så freden i Gent. ingen hand kvar, inget avdrag')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')
with act(s, 'US New Orleans', 'US'):
    us.say('New Orleans!')
    c = throw(us, 'Battle of New Orleans')
    us.drag([c.id], 'Cards Used for VPs')
    us.reveal(c.id)
    assert b.due(2) == 'US 8'
    us.vp('US 8')
    b.ok()
us.say('8 till mig. moralisk seger')
br.say('tack för spelet')
s.done()
