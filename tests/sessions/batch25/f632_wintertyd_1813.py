"""End of 1813 and the winter: a garrison that runs two spaces, a reduced regiment taken off in its own country; Afrikaners, he drags everything one by one."""
from aid25b import *

s = Session('dev-1812-faults', us='Pieter', br='Annelie', what='autumn 1813 to spring 1814: Lincoln militia retreats two spaces, the reduced 12th removed at Buffalo in winter; Detroit, two lakes, repairs, deal of nine')
t = s.t
autumn_1813(t)
t.lay('Scott 23rd 25th', 'Lewiston', 'US')
t.lay('us:26th', 'Buffalo', 'US')
t.lay_face('12th', True, 'US')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
hands(t, ['46', '47', '54', '40', '39'], ['42', '38', '43', '37', '52'])
burn(t, 'Contrary Winds')
burn_to(t, 1813, 22)
t.lay_vp(label(position(t) + 2))
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
g = Game(s, Habit('first', 'other', lambda c, x: 'kaart %s: %s' % (c, x)), Habit('blind', 'now', lambda c, x: '%s (%s)' % (x, c)), first='US', off=2)

with g.play('US', '54', 'Scott oor die rivier na Queenston', leader='Scott', ret='Lincoln'):
    us.each('23rd 25th 1st_NY_Militia Scott', 'Queenston')
    us.say('12 teen 3')
    g.battle('US', 'Queenston', 'Lewiston', '23rd', 'Lincoln Militia', (2, 3), 'DR')
    us.roll('2d6', 2, 3)
    br.say('5 + 3 + 1 - 1 + 2 = 10, ek trek terug')
    with s.fault('10.71 10.51 10.7 10.5', 'the defender retreats two spaces instead of one', 'path'):
        br.drag('Lincoln', 'Stoney Creek')
with g.play('British', '42', 'Procter na London', leader='Procter'):
    br.march('Procter Tecumseh 1/41st Shawnee', 'Sandwich', 'Thamesville', 'London')
with g.play('US', '46', 'Harrison na Detroit', leader='Harrison', ret='Essex'):
    for w in ('Frenchtown', 'Detroit'):
        us.each('17th 19th 1st_Kentucky Harrison', w)
    g.battle('US', 'Detroit', 'Frenchtown', '17th', 'Essex & Kent Militia', (4, 3), 'DR')
    us.roll('2d6', 4, 3)
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    br.say('na Sandwich toe')
with g.play('British', '38', 'Chubb en Finch op Champlain'):
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
with g.play('US', '47', 'die PA-milisie na Erie'):
    us.march('1st_PA_Militia', 'Meadville', 'Erie PA')
B = 'Royal_George ship:Wolfe Melville'
with g.play('British', '43', 'Yeo vaar uit', leader='Yeo'):
    br.drag('Yeo ' + B, 'Lake Ontario Control Box')
A = 'Madison Oneida Fair_American Hamilton Julia Scourge Conquest Pert ship:Growler Gov._Tompkins'
with g.play('US', '40', 'Chauncey met alles', leader='Chauncey', flips='Madison ship:Wolfe Royal_George', ret='Yeo ' + B):
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.each(A, 'Lake Ontario Control Box')
    us.say('tien teen drie: +2, Yeo -1')
    g.sea(A, B, 'Madison', 'ship:Wolfe', 4, 'A1 D2 att', dl=1)
    us.roll('1d6', 4)
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.flip('ship:Wolfe Royal_George')
    br.drag('Yeo ' + B, 'Kingston')
with g.play('British', '37', 'Caughnawaga na Chateauguay'):
    br.drag('Caughnawaga', 'Chateauguay')
g.hold('US', '39', 'ek hou hierdie een')
with g.play('British', '52', 'herstel Wolfe en Royal George', build=True, flips='ship:Wolfe Royal_George'):
    br.flip('ship:Wolfe Royal_George')
g.clear()

s.play('fleets home')
us.drag('Chauncey ' + A.replace('Madison ', ''), 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Chubb Finch', 'Isle aux Noix')
br.put('British Lake Control', 'Lake Champlain Control Box')
g.book.ok()
s.play('winter')
us.turn('Winter 1813-14')
us.discard('39')
s.play('attrition British')
g.winter({'Quebec City': '2/41st 89th', 'Queenston': '1st_NY_Militia', 'Ft. MacArthur': '3rd_Kentucky', 'Sackets Harbour': '2nd_NY_Militia us:16th'})
br.flip('2/41st')
br.flip('89th')
br.say('Quebec is vol, twee om. Kingston vier, dis reg')
s.play('attrition US')
us.flip('3rd_Kentucky')
us.flip('2nd_NY_Militia us:16th')
us.flip('1st_NY_Militia')
us.say('Buffalo: vier eenhede, plek vir drie. die halwe 12de moet weg')
with s.fault('16.23 16.25 16.22 16.21 16.24', 'a reduced unit in friendly territory and in supply is removed by winter attrition', 'value'):
    us.drag('12th', 'US Eliminated')
s.play('repair')
us.flip('Madison')
s.play('1814')
us.turn('Spring-Summer 1814')
for k, b in (('US', 'Lake Ontario Control Box'), ('British', 'Lake Erie Control Box')):
    assert mark_at(t, b).name.startswith(k)
s.play('arrivals')
for p, w in arrivals(t, '1814a', 'US'):
    us.drag([p], w)
muster(br, '1814a')
s.play('deal')
deal(t, br, 1814, '76', '75', '77', '78', '81', '83', '86', '88', '90')
deal(t, us, 1814, '82', '79', '80', '84', '85', '87', '89', '92', '93')
us.say('nege elk, die verdrag kom nou by')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
g.held = {'US': 0, 'British': 0}
g.next = 'British'
with g.play('British', '76', 'Prince Regent en Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.play('US', '82', 'Superior', build=True):
    us.drag('Superior', 'Sackets Harbour')
with g.play('British', '75', 'Riall na Montreal', leader='Riall'):
    br.march('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres', 'Montreal')
with g.play('US', '79', 'Izard na Champlain', leader='Izard'):
    us.each('11th Izard', 'Champlain NY')
with g.play('British', '77', 'Glengarry na Prescott'):
    br.march('Glengarry', "Crysler's Farm", 'Prescott')
with g.play('US', '80', 'Chauncey op die meer, my merk staan nog', leader='Chauncey'):
    us.each('Madison Oneida Superior Conquest', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
with g.play('British', '83', 'herstel die twee van Quebec', build=True, flips='2/41st 89th'):
    br.flip('2/41st 89th')
with g.play('US', '84', '34ste na Utica'):
    us.drag('34th', 'Utica')
with g.play('British', '86', 'Prevost na Montreal', leader='Prevost'):
    br.march('Prevost br:13th 70th 37th', 'Trois-Rivieres', 'Montreal')
with g.play('US', '85', '29ste en 30ste na Plattsburg'):
    us.each('29th 30th', 'Whitehall')
    us.each('29th 30th', 'Ticonderoga')
    us.each('29th 30th', 'Plattsburg')
g.hold('British', '81', 'hierdie een bly lê')
with g.play('US', '87', 'Vermont na Highgate'):
    us.drag('Vermont_Militia', 'Highgate')
for k in ('British', 'US'):
    g.tidy(k)
g.book.ok()
us.say('tot môre')
s.done()
