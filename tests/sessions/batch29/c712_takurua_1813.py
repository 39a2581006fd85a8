"""Begins in the winter of 1812-13, its steps in a jumble; spring 1813 with yards and three battles of fleets, a little of autumn. Maori."""
from aid29b import *


def lay(t):
    for x in ('US', 'British'):
        lay_arrivals(t, '1812b', x)
    t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
    t.lay('NWC Det._10th_R.V.', 'Ft. Mackinaw', 'British')
    t.lay('us:6th us:13th us:9th', 'Sackets Harbour', 'US')
    t.lay_face('Oneida Royal_George', True)
    t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
    t.lay_marker('British Lake Control', 'Lake Erie Control Box')
    t.lay_marker('British Supply Depot', 'Ft. Malden')
    t.lay_marker('US Supply Depot', 'Detroit')
    t.lay_vp('British 2')
    burn_to(t, 1812, 28)


g = G('Aroha', 'Tane', 'Winter 1812-13 begun in the middle, spring 1813 with building, three battles of fleets, a held card, autumn arrivals with a delay', lay,
      ([], []), style=('nns', 'xnh'), turn='Winter 1812-13')
g, s, t, us, br = g.begin()
print(g.room(), tracked(t), position(t))

s.play('winter, repairs first')
us.say('kia ora. ko te takurua tenei. ka whakatika au i te Oneida')
us.flip('Oneida')
us.say('me te wehe atu o te 9 i Sackets')
s.play('attrition')
for k, n in g.room().items():
    us.say('%s %d' % (k[0], n))
us.flip('11th')
if ('Albany', 'US') in g.room():
    us.flip('us:12th')
assert not [k for k in g.room() if k[1] == 'US'], g.room()
s.play('British winter')
br.flip('Royal_George')
assert not g.room(), g.room()
br.delete([p.id for p in t.at('Ft. Malden') if p.name == 'British Supply Depot'])
br.say('kua pau te toa')
us.delete([p.id for p in t.at('Detroit') if p.name == 'US Supply Depot'])
s.cut()

s.play('spring')
us.turn('Spring-Summer 1813')
g.muster('US', '1813a', each=True)
br.drag('br:104th 4/R._Scots', 'Montreal')
br.say('aue, ki Quebec ke')
br.drag('br:104th 4/R._Scots', 'Quebec City')
g.muster('British', '1813a')
s.play('roll')
br.roll('1d6', 5)
us.roll('1d6', 3)
br.say('5 + 2, ko au te tuatahi')
s.play('deal')
g.give('British', '52', '62', '40', '45', '48', '49', '37', '44')
s.cut()
g.give('US', '42', '46', '38', '43', '58', '41', '47', '39')
assert lay18.hand_sizes(t) == (8, 8)

g.last = 'US'
g.build('British', '52', '52, e toru: Wolfe, Melville, Detroit', 'Wolfe,Melville,Detroit', slip=('Detroit', 'Kingston'))
g.build('US', '46', '46: Madison, General Pike, Lawrence', 'Madison,General Pike,Lawrence')
g.build('British', '40', 'Finch, Chubb, Brock (40)', 'Finch,Chubb,Brock', tail='tokomaha')
g.mv('US', '42', 'Dearborn ki Sackets, 42', 'Dearborn 11th us:14th us:15th us:16th us:20th', 'Albany>Utica>Rome>Sackets Harbour', lead='Dearborn', how='d')
with g.go('British', '48', 'Yeo ki te roto, 48', leader='Yeo') as (me, op):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    us.delete([p.id for p in t.at('Lake Ontario Control Box') if p.name == 'US Lake Control'])
s.cut()
with g.go('US', '38', 'Chauncey, 38. katoa', leader='Chauncey', flips='General_Pike Royal_George Wolfe', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira') as (me, op):
    fl = 'Oneida Madison General_Pike Conquest Scourge us:Growler Pert'
    us.drag('Chauncey ' + fl, 'Lake Ontario Control Box')
    op.say('he aha te tatauranga')
    g.seafight('US', 'Lake Ontario Control Box', fl, 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike', 'Royal_George', 'A1 D2 att', 0, 1)
    br.flip('Royal_George Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.say('naku te roto')
g.repair('British', '45', '45: whakatika', 'Royal_George Wolfe')
g.repair('US', '58', 'General Pike ano (58)', 'General_Pike')
g.mv('British', '37', 'Brock ki Ft. George, 37', 'Brock R.N.R. York_Militia', 'York>Burlington>Stoney Creek>Ft. George', lead='Brock')
g.mv('US', '41', 'Pike ki Cape Vincent, 41', 'Pike 1st_Rifles 2nd_NY_Militia', 'Sackets Harbour>Cape Vincent', lead='Pike', how='e')
s.cut()
g.hold('British', '49', 'ka puritia')
with g.go('US', '43', 'Perry: Erie, Buffalo, roto (43)', leader='Perry', pick='Caledonia Somers') as (me, op):
    g.hops('US', 'Erie PA>Buffalo>Lake Erie Control Box')
    us.drag('Perry Lawrence', 'Buffalo')
    us.drag('Perry Lawrence Caledonia Somers', 'Lake Erie Control Box')
    br.delete([p.id for p in t.at('Lake Erie Control Box') if p.name == 'British Lake Control'])
with g.go('British', '62', 'Barclay: 62', leader='Barclay', flips='Queen_Charlotte Lawrence', ret='Perry Lawrence Caledonia Somers') as (me, op):
    fl = 'Queen_Charlotte ship:Detroit Hunter Lady_Prevost'
    br.drag('Barclay ' + fl, 'Lake Erie Control Box')
    g.seafight('British', 'Lake Erie Control Box', fl, 'Lawrence Caledonia Somers', 'Queen_Charlotte', 'Lawrence', 'A1 D1 att', 0, 1)
    br.flip('Queen_Charlotte')
    br.drag('Queen_Charlotte', 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Perry Lawrence Caledonia Somers', 'Buffalo')
    us.say('taihoa, ka hoki mai au')
g.repair('US', '47', 'Lawrence (47)', 'Lawrence')
g.mv('British', '44', 'Norfolk ki Ft. Erie, 44', 'Norfolk', 'Port Dover>Ft. Erie')
g.hold('US', '39', 'me au hoki')

g.step('spring ends')
g.book.ok()
us.say('nga roto: Ontario ki a matou, Erie ki a koutou')
us.turn('Summer-Autumn 1813')
g.muster('US', '1813b', delay=('33rd',))
g.muster('British', '1813b', delay=('Riall', '2/R. Marines'))
s.cut()
g.step('autumn deal')
g.give('US', '66', '50', '53', '54', '55', '57', '59')
g.give('British', '63', '60', '61', '64', '65', '67', '68')
br.drag([t.card('Card 49').id], 'British Hand')
us.drag([t.card('Card 39').id], 'US Hand')

g.build('British', '68', 'Chippawa me Little Belt (68)', 'Chippawa,Little Belt')
g.build('US', '66', 'Niagara, Ariel, Scorpion, Porcupine, Tigress: e toru', 'Niagara,Ariel,Scorpion,Porcupine,Tigress')
with g.go('British', '63', 'ka hoki te kaipuke, kore utu; ka puta te Queen Charlotte? kao, 63: 8th me Voltigeurs ki Cornwall', free=True, style='x') as (me, op):
    br.drag('Barclay ship:Detroit Hunter Lady_Prevost', 'Ft. Malden')
    g.walk('British', '8th Voltigeurs', 'Montreal>Coteau du Lac>Cornwall', 'd')
with g.go('US', '53', 'Perry katoa ki te roto (53)', leader='Perry', pick='Niagara Ariel Scorpion Porcupine Tigress') as (me, op):
    us.drag('Perry Lawrence Caledonia', 'Erie PA')
    us.drag('Perry Lawrence Caledonia us:Niagara Ariel Scorpion Porcupine Tigress', 'Lake Erie Control Box')
g.repair('British', '67', 'Queen Charlotte, 67', 'Queen_Charlotte', tail='ka pai')
g.done()
