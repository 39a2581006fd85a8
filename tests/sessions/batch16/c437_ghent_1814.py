"""The last autumn, in Finnish: the great host at Plattsburg (DR-2, ships flee), Ft. Niagara retaken by a landing, sloops on Champlain, a repulse at Ft. Erie, the treaty with a card left, New Orleans thrown away."""
from hc16 import *
from more import muster, lay_arrivals, naval_drm
from ref import naval
from start1814 import lay_1814
from session import Session

s = Session('dev-1812-faults', us='Juhani', br='Aino', what='Summer-Autumn 1814 to the end: Prevost at Plattsburg (DR-2, the sloops flee), landing with Chauncey and Brown (DR-1, one-step unit lost), lake fight without loss of control, AR-1 with an Indian lead lost, Treaty of Ghent with one card in hand, New Orleans discarded')
t = s.t
lay_1814(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')
lay7.hands(t, ['Card 86', 'Card 99', 'Card 79', 'Card 83', 'Card 92', 'Card 90', 'Battle of New Orleans'],
           ['Card 80', 'Card 98', 'Card 76', 'Card 75', 'Card 82', 'Card 85', 'Card 95', 'Treaty of Ghent'])
lay7.burn_to(t, 1814, 22)
assert score(t) == 5
t, us, br = s.begin()
Y = 1814

with go(s, 'BR Rottenburg', 'br', '80', 'Rottenburg'):
    br.say('moi. 80, Rottenburg lahtee lanteen')
    br.play('80')
    br.drag('Rottenburg br:13th', 'Cornwall')
    br.drag('49th De_Watteville', 'Cornwall')
    br.drag('Rottenburg br:13th 49th De_Watteville', 'Prescott')
    br.discard('80')

with go(s, 'US yard', 'us', '86', build=True):
    us.say('86 telakka: Superior (2) ja Jones (1)')
    us.play('86')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.drag('ship:Jones', 'Sackets Harbour')
    us.discard('86')

with go(s, 'BR yard', 'br', '98', build=True):
    br.say('sama taalla: Prince Regent')
    br.play('98')
    br.drag('Prince_Regent', 'Kingston')
    br.discard('98')

with go(s, 'US Scott at Ft. Erie with 6 to 6', 'us', '99', 'Scott', via={'Scott': 'Ft. Erie', 'NY Volunteers 1814': 'Ft. Erie', 'Seneca': 'Ft. Erie'}):
    us.say('99, Scott yrittaa')
    us.play('99')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('pysyn')
    us.say('Seneca karjessa')
    assert res(t, 'US', 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', Y, 2, 3) == 'AR-1'
    us.roll('2d6', 2, 3)
    us.say('voi ei. 5+0')
    us.drag('Seneca', 'US Eliminated')
    us.drag('Scott NY_Volunteers_1814', 'Buffalo')
    us.discard('99')

H = 'br:6th 82nd 97th 3rd_(Buffs) br:5th br:9th 39th 57th 58th 76th 81st 88th'
with go(s, 'BR Prevost and twelve', 'br', '76', 'Prevost'):
    br.say('76. nyt tullaan')
    br.play('76')
    br.drag(H + ' Prevost', 'Montreal')
    br.drag(H + ' Prevost', 'La Prairie')
    br.drag(H + ' Prevost', 'St-Jean')
    br.discard('76')

L = 'us:9th 11th us:25th'
F = 'General_Pike Madison Oneida'
with go(s, 'US Chauncey lands Brown at Ft. Niagara: 12 to 4, landing, +1', 'us', '79', 'Chauncey', sea='Brown ' + L, ret='100th'):
    us.say('79 Chauncey, Brown mukaan, Ft. Niagara takaisin')
    us.play('79')
    cap(t.pieces(F), t.pieces(L, us))
    us.drag('Chauncey ' + F + ' Brown ' + L, 'Ft. Niagara')
    br.say('sata miesta pysyy')
    assert res(t, 'US', 'Ft. Niagara', [], '11th', '100th', Y, 5, 4, landing=True, lm=1) == 'DR-1'
    us.roll('2d6', 5, 4)
    br.drag('100th', 'British Eliminated')
    us.discard('79')

with go(s, 'BR Downie onto Champlain', 'br', '75', 'Downie'):
    br.play('75')
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
    br.vp('US 3')
    br.discard('75')

with go(s, 'US two sloops at Downie: C to B, -1', 'us', '83', ret='Chubb', flips=['Preble', 'Chubb']):
    us.say('kaksi sluuppia, 83')
    us.play('83')
    us.drag('Preble President', 'Lake Champlain Control Box')
    a, d = t.pieces('Preble President'), t.pieces('Chubb Finch')
    assert naval_drm(a, d, a[0], d[0]) == -1 and naval(4 - 1) == 'A1 D1 def'
    us.roll('1d6', 4)
    us.flip('Preble')
    br.flip('Chubb')
    br.drag('Chubb', 'Isle aux Noix')
    us.drag('Preble President', 'Plattsburg')
    us.discard('83')

P = 'br:6th 82nd 97th 3rd_(Buffs) br:5th br:9th 39th 57th 76th 81st 88th'
D = 'us:6th us:13th 15th 29th 30th 31st'
with go(s, 'BR Prevost at Plattsburg: 43 to 21, A to B: +2', 'br', '82', 'Prevost', ret=D + ' Izard Macomb Preble President Montgomery', flips=['us:6th', 'us:13th']):
    br.say('82. 58. jaa Champlainiin pitamaan tieta auki')
    br.play('82')
    br.drag(H + ' Prevost', 'Lacolle')
    br.drag(H + ' Prevost', 'Champlain NY')
    br.drag(P + ' Prevost', 'Plattsburg')
    assert supplied(t, 'British', 'Plattsburg', 'Champlain NY')
    us.say('Izard jaa, 6. karjessa')
    assert res(t, 'British', 'Plattsburg', ['Champlain NY'], '88th', 'us:6th', Y, 6, 4) == 'DR-2'
    br.roll('2d6', 6, 4)
    us.flip('us:6th')
    us.flip('us:13th')
    retreat(t, 'US', 'Plattsburg', 'Ticonderoga', 'Champlain NY')
    us.drag(D + ' Izard Macomb', 'Ticonderoga')
    us.drag('Preble President Montgomery', 'Whitehall')
    us.say('laivat Whitehalliin')
    br.vp('British 2')
    br.discard('82')

with go(s, 'US Wilkinson', 'us', '92', 'Wilkinson'):
    us.play('92')
    us.march('Wilkinson 21st 22nd 23rd', 'Antwerp', 'Ogdensburg')
    us.discard('92')

with go(s, 'BR two regiments', 'br', '85'):
    br.play('85')
    br.drag('90th 37th', 'Trois-Rivieres')
    br.drag('90th 37th', 'Montreal')
    br.discard('85')

with go(s, 'US restores', 'us', '90', flips=['us:6th', 'us:13th']):
    assert supplied(t, 'US', 'Ticonderoga')
    us.say('kuudes ja kolmastoista taas ehjana')
    us.play('90')
    us.flip('us:6th us:13th')
    us.discard('90')

with go(s, 'BR Treaty of Ghent with a card in hand', 'br', 'Treaty of Ghent', dvp=1, hold=True):
    br.say('rauha! Treaty of Ghent, yksi kortti jaljella, siis -1')
    br.play('Treaty of Ghent')
    br.vp('British 1')
    br.drag([t.card('Treaty of Ghent').id], 'Cards Used for VPs')
    assert len(t.hand('British')) == 1
    assert supplied(t, 'British', 'Plattsburg') and supplied(t, 'British', 'Champlain NY') and supplied(t, 'US', 'Ft. Malden')
us.say('ja minulla New Orleans kadessa, ei pidatetty. pois se')
us.discard('Battle of New Orleans')
br.say('British 1, moraalinen voitto. kiitos pelista!')
us.say('kiitos')
s.done()
