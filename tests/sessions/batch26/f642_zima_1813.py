"""Autumn 1813's last plays, winter, Spring 1814. Zvonimir holds what he can; Marija books fast and for both."""
from aid26a import *


def prep(t, us, br):
    autumn_1813(t)
    t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
    t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
    t.lay_face('2nd_Kentucky')
    t.lay_vp('British 3')
    hands(t, ['58', '66', '62'], ['48', '44', '64', '65'])
    burn_rest(t, 1813, 25)


s, t, us, br = table('Marija', 'Zvonimir', 'a third card held, fleets home, winter with a weak battalion thrown away, 1814: arrivals, deal, ships', prep)
b = Book(t)
with act(s, 'BR Riall', 'British', card='48', leader='Riall', book=b):
    br.say('48 Riall ide u Montreal')
    br.play('48')
    br.drag('br:13th br:70th Riall', 'Trois-Rivieres')
    br.drag('br:13th br:70th Riall', 'Montreal')
    br.discard('48')
with act(s, 'US Wilkinson', 'US', card='66', leader='Wilkinson', book=b):
    us.say('66, Wilkinson u Oswego')
    us.play('66')
    us.drag('Wilkinson us:6th us:9th', 'Oswego')
    us.discard('66')
s.play('BR holds')
br.say('čuvam')
br.hold('44')
with act(s, 'US Scott', 'US', card='58', leader='Scott', book=b):
    us.say('58, Scott na sjever')
    us.play('58')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Scott us:30th us:31st', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('58')
s.play('BR holds a second')
br.say('čuvam i ovu')
br.hold('64')
hr = 'Harrison us:17th us:19th 1st_Kentucky'
with act(s, 'US Harrison repulsed', 'US', card='62', leader='Harrison', fights={k: 'Detroit' for k in ('Harrison', 'us:17th', 'us:19th', '1st Kentucky')}, book=b):
    us.say('62, Harrison na Detroit')
    us.play('62')
    us.drag(hr, 'Frenchtown')
    us.drag(hr, 'Detroit')
    r = fight(t, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex', 1813, (1, 2))
    assert r == 'AR', r
    us.roll('2d6', 1, 2)
    us.say('3+3=6, natrag')
    us.drag(hr, 'Frenchtown')
    us.discard('62')
s.play('BR holds a third')
br.say('pa čuvam')
with s.fault('7.34 7.35 7.32', 'a third card is held back in the same turn'):
    br.hold('65')
with act(s, 'fleets home', 'British', free=True, ret='Chauncey Madison Oneida', book=b):
    us.say('flote kući')
    us.put('US Lake Control', 'Lake Ontario Control Box')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    us.put('British Lake Control', 'Lake Erie Control Box')
    br.drag('Barclay Queen_Charlotte Hunter', 'Ft. Malden')
s.play('winter')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Frenchtown', 'US'): 2, ('Ft. Malden', 'British'): 1}, ex
us.say('zima. Frenchtown dvije')
us.flip('us:17th')
us.flip('us:19th')
us.say('MacArthur ih je pet na četiri, slabi Kentucky ide van')
with s.fault('16.23 16.22 16.25 16.21 16.24 16.2', 'the reduced 2nd Kentucky in Ft. MacArthur, own territory, is removed for winter attrition'):
    us.drag('2nd_Kentucky', 'US Eliminated')
br.say('Malden jedna, Shawnee')
br.flip('Shawnee')
for c in ('44', '64', '65'):
    br.drag([throw(br, c).id], 'Discard')
s.play('spring 1814')
us.turn('Spring-Summer 1814')
muster(br, '1814a')
muster(us, '1814a')
g = cid(t, 'Treaty of Ghent', 1814)
us.drag([g], 'Marker Pool')
deal(t, br, 1814, '76', '79', '82', '84', '88', '75', '98', '101', '77')
deal(t, us, 1814, '92', '83', '85', '90', '93', '87', '86', '91', '74')
us.drag([g], '1814 Deck')
t.shuffle(us, '1814 Deck')
assert hand_sizes(t) == (9, 9)
with act(s, 'BR builds', 'British', card='76', build=True, book=b):
    br.say('76 gradim')
    br.play('76')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')
with act(s, 'US builds', 'US', card='92', build=True, book=b):
    us.say('i ja')
    us.play('92')
    us.drag('Superior Jones', 'Sackets Harbour')
    us.discard('92')
with act(s, 'BR Drummond', 'British', card='79', leader='Drummond', laid=False, book=b):
    br.say('79 Drummond, sam s milicijom do Coteau')
    br.play('79')
    br.drag('Drummond LC_Militia', 'Coteau du Lac')
with act(s, 'US Izard', 'US', card='83', leader='Izard', book=b):
    br.discard('79')
    us.say('tvoja karta je još ležala. 83 Izard')
    us.play('83')
    us.drag('Izard us:11th us:30th', 'Champlain NY')
    us.discard('83')
s.done()
