"""Spring 1813, half silent (Estonian and Irish): a frigate of 1814 comes too soon, a damaged ship sails out onto the lake."""
from aid23b import *

s = Session('dev-1812-faults', us='Mart', br='Siobhan', what='Spring 1813: Superior built in 1813; Royal George, turned in the battle, sails into the box again unrepaired')
t = s.t
summer_1813(t)
hands(t, ['46', '52', '43', '58', '45', '37', '38', '44'], ['42', '62', '50', '48', '60', '41', '53', '51'])
s.begin()
us, br = s.us, s.br
B = Book(t)

with act(s, 'US builds the Pike', 'US', '46', build=True, book=B):
    us.say('46, General Pike, kaks kuunarit')
    us.play('46')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp ship:Ontario', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR builds', 'British', '50', build=True, book=B):
    br.play('50')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('50')

with act(s, 'US Chauncey', 'US', '43', 'Chauncey', book=B):
    us.say('43, Chauncey järvele')
    us.play('43')
    us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.discard('43')

with act(s, 'BR Yeo attacks', 'British', '62', 'Yeo', flips='Royal_George General_Pike',
         fights={k: 'Lake Ontario Control Box' for k in ('Yeo', 'Royal George', 'Wolfe', 'Melville', 'Earl of Moira', 'Beresford')}, ret='General_Pike', book=B):
    br.play('62')
    F = 'Royal_George Wolfe Melville Earl_of_Moira Beresford'
    br.drag('Yeo ' + F, 'Lake Ontario Control Box')
    m = naval_drm(t.pieces(F), t.pieces('General_Pike Madison Oneida Conquest Scourge'), t.find('Royal George'), t.find('General Pike'), 1, 0)
    assert naval(3 + m) == 'A1 D1 def', m
    br.roll('1d6', 3)
    br.say('3. buille an duine')
    br.flip('Royal_George')
    us.flip('General_Pike')
    br.drag('Yeo ' + F, 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    br.discard('62')

s.play('US builds at Sackets')
us.play('52')
with s.fault('15.14 15.12 3.23', 'Superior may not be built before 1814', 'earliest|vessel'):
    us.drag('ship:Superior', 'Sackets Harbour')
    us.say('52, fregatt Superior')
us.drag('Lady_of_the_Lake Raven', 'Sackets Harbour')
us.discard('52')

with act(s, 'BR Vincent', 'British', '48', 'Vincent', book=B):
    br.play('48')
    mv(br, 'Vincent 49th', 'Ft. George', 'Queenston', 'Chippawa')
    br.discard('48')

with act(s, 'US Pike mended', 'US', '37', flips='General_Pike', book=B):
    us.play('37')
    us.flip('General_Pike')
    us.say('37, parandus')
    us.discard('37')

with act(s, 'BR two from Quebec', 'British', '60', book=B):
    br.play('60')
    mv(br, '70th br:89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    br.discard('60')

with act(s, 'US Harrison', 'US', '58', 'Harrison', ret='Essex', book=B):
    us.say('58, Harrison Detroiti')
    us.play('58')
    mv(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    br.say('cúlaím')
    br.drag('Essex', 'Sandwich')
    us.vp(B.due())
    us.discard('58')

with act(s, 'BR Procter', 'British', '53', 'Procter', book=B):
    br.play('53')
    mv(br, 'Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    br.discard('53')

with act(s, 'US Chauncey home', 'US', '45', 'Chauncey', book=B):
    us.say('45, laevastik koju, järv vabaks')
    us.play('45')
    us.drag('Chauncey Madison Oneida Conquest Scourge', 'Sackets Harbour')
    us.vp(B.due())
    us.discard('45')

s.play('BR Yeo out again')
br.play('42')
with s.fault('12.42 12.4 11.4', 'Royal George is damaged and enters the lake control box', 'ship'):
    br.drag('Yeo Royal_George Wolfe Melville Beresford', 'Lake Ontario Control Box')
br.vp(B.due())
br.say('2')
br.discard('42')

with act(s, 'US the 22nd', 'US', '44', book=B):
    us.play('44')
    mv(us, '22nd', 'Pittsburgh', 'Meadville', 'Erie PA')
    us.discard('44')

with act(s, 'BR holds', 'British', '51', hold=True):
    br.hold('51')
    br.say('oíche mhaith')
s.done()
