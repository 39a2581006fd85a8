"""Croatian by mail: begins in the middle of the autumn deal of 1812, each writes his own log, a winter cut in two, the spring begun."""
from aid29b import *


def lay(t):
    lay_arrivals(t, '1812b', 'US')


g = G('Zvonko', 'Ruza', 'Autumn 1812 from the middle of the deal, by mail in six logs, winter, the spring of 1813 begun', lay,
      (['16', '22', '3', '15'], ['6', '26', '18']), style=('nh', 'sxn'), turn='Summer-Autumn 1812')
g, s, t, us, br = g.begin()
assert len(t.deck('Discard').kids) == 14

s.play('the rest of the deal')
br.say('evo me, podijelio si si cetiri, meni tri. nastavljam')
g.give('British', '23', '28')
us.say('ja jos tri')
g.give('US', '25', '11', '21')
g.give('British', '14', '24')
assert lay18.hand_sizes(t) == (7, 7)

s.play('British arrivals, after the deal')
br.say('zaboravila sam pojacanja, sad cu')
g.muster('British', '1812b')

g.mv('US', '16', 'karta 16 (3): Dearborn i sest pukovnija, Albany pa gore do Sacketsa', 'Dearborn us:6th us:13th us:9th 11th us:15th us:16th', 'Albany>Utica>Rome>Sackets_Harbour'.replace('_', ' '),
     lead='Dearborn')
s.cut()
g.sail('British', '6', 'moja 6, tri broda na jezero. dva boda', 'Royal_George Earl_of_Moira Beresford', 'Kingston>Lake Ontario Control Box', how='e')

with g.go('US', '3', 'Chauncey s pet brodova van (3, vrijedi 2)', leader='Chauncey', flips='Oneida Royal_George', ret='Royal_George Earl_of_Moira Beresford') as (me, op):
    g.hops('US', 'Sackets Harbour>Lake Ontario Control Box')
    fl = 'Chauncey Oneida Conquest Scourge us:Growler Pert'
    us.drag(fl, 'Lake Ontario Control Box')
    op.say('bojis li se boga')
    g.seafight('US', 'Lake Ontario Control Box', 'Oneida Conquest Scourge us:Growler Pert', 'Royal_George Earl_of_Moira Beresford', 'Oneida', 'Royal_George', 'A1 D1 att')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.each('Royal_George Earl_of_Moira Beresford', 'Kingston')
    us.say('jezero je moje')
s.cut()
g.mv('British', '18', 'Rottenburg na zapad (18)', 'Rottenburg 8th Voltigeurs', "Montreal>Coteau du Lac>Cornwall>Crysler's Farm>Prescott", lead='Rottenburg', how='d', slip='~Coteau du Lac')
g.mv('US', '15', 'Harrison, 15', 'Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs>Frenchtown', lead='Harrison', tail='hladno tamo')
g.mv('British', '24', None, 'Brock R.N.R.', 'York>Burlington>Stoney Creek>Ft. George>Queenston', lead='Brock')
g.mv('US', '11', '3rd Ohio malo dalje, karta 11', '3rd_Ohio', 'Ft. MacArthur>Ft. Findlay', tail='i to je potez')
s.cut()
g.sail('British', '26', 'Erie: tri broda (26)', 'Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden>Lake Erie Control Box', vplate=True)
us.say('a bodovi?')
with g.go('US', '22', 'tri pukovnije iz Albanyja, 22') as (me, op):
    op.vp(g.book.due())
    g.walk('US', '12th us:14th us:21st', 'Albany>Utica>Rome>Sackets Harbour', how='e')
with g.go('British', '14', 'Northwest Company preko vode na Mackinaw, 14', ret='Detachment_(Mackinaw)', free=True) as (me, op):
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('ostajem, jedan covjek i tvrdava')
    assert lay18.fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment (Mackinaw)', 1812, (5, 4), mod=0) == 'DR'
    br.roll('2d6', 5, 4)
    us.say('nema kamo, predaje se')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('sami Indijanci, bodova nema')
s.cut()
g.mv('US', '25', '20. i 23. prema jezeru Champlain, karta 25', 'us:20th us:23rd', 'Albany>Whitehall>Ticonderoga>Plattsburg', how='m')
g.repair('British', '23', 'popravljam Royal Georgea (23)', 'Royal_George')
g.repair('US', '21', 'i ja Oneidu, 21', 'Oneida')
g.depot('British', '28', 'skladiste u Maldenu, bit ce hladno. 28', 'Ft. Malden', tail='pametno')

g.step('fleets home')
us.drag('Chauncey Conquest Scourge us:Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
g.book.ok()
us.say('stanje nula, jel tako?')
br.say('tako je, Mackinaw se ne broji')

s.play('winter')
us.turn('Winter 1812-13')
print(g.room())
s.cut()
s.play('attrition US, one half')
us.say('zima: Sackets sest, Detroit dva, Frenchtown dva')
for p in t.pieces('12th us:14th us:21st us:16th', us):
    us.flip([p.id])
s.cut()
s.play('attrition US, the rest')
us.say('kod mene se srusilo, nastavljam zimu')
us.flip('us:15th 11th')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th')
us.flip('1st_Kentucky')
assert not [k for k in g.room() if k[1] == 'US'], g.room()
s.play('attrition British: none, depot off')
br.say('ja nista, ima ih pet a mjesta sedam')
assert not g.room(), g.room()
br.delete([p.id for p in t.at('Ft. Malden') if p.name == 'British Supply Depot'])
br.say('brodovi svi citavi')

s.play('spring')
br.turn('Spring-Summer 1813', tracker=False)
us.turn('Spring-Summer 1813', marker=False)
g.muster('US', '1813a', delay=('29th',))
us.say('29. ceka do jeseni')
g.muster('British', '1813a', each=True)
s.play('who is first')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('ja prvi cijelu godinu')
s.play('deal')
g.give('US', '42', '38', '41', '46', '43', '47', '58', '39')
g.give('British', '52', '40', '37', '45', '48', '51', '49', '44')
s.cut()
g.last = None
g.build('US', '42', '42 za tri: Madison i General Pike, i dva skunera', 'Madison,General Pike,Ontario,Asp', slip=('Madison', 'Oswego'))
g.build('British', '40', 'Wolfe i Melville, karta 40', 'Wolfe,Melville')
g.restore('US', '43', 'vracam 12. i 14. (43)', '12th us:14th')
g.mv('British', '52', 'Prevost pokret, 52', 'Prevost 104th 4/R._Scots De_Watteville br:13th 2/41st', 'Quebec City>Trois-Rivieres>Montreal', lead='Prevost', how='d')
g.mv('US', '41', 'Pike s 1st Rifles do Cape Vincenta, 41', 'Pike 1st_Rifles', 'Sackets Harbour>Cape Vincent', lead='Pike', tail='do sutra')
g.done()
