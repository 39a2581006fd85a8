"""Begins among the last cards of autumn 1813; the winter with its steps out of order; the deal of 1814 and the first plays. Icelandic."""
from aid29b import *


def lay(t):
    lay18.autumn_1813(t)


g = G('Katla', 'Sindri', 'Autumn 1813 (the last four cards each), winter, the deck of 1814 without the treaty, spring 1814', lay,
      (['62', '64', '65', '67'], ['52', '66', '63', '61']), style=('hnn', 'nlx'), last='British', pile=24)
g, s, t, us, br = g.begin()

g.build('US', '62', '62, þrír: Lawrence, Niagara, Sylph og Ariel', 'Lawrence,Niagara,Sylph,Ariel')
g.mv('British', '52', 'Prevost af stað, 52', 'Prevost De_Watteville br:13th 70th 89th', 'Quebec City>Trois-Rivieres>Montreal>Coteau du Lac>Cornwall', lead='Prevost', how='d')
g.mv('US', '64', '64: riddarar til Plattsburg', 'US_Dragoons', 'Albany>Whitehall>Ticonderoga>Plattsburg')
g.mv('British', '66', 'Procter yfir ána, framhjá Detroit (66)', 'Procter Tecumseh 1/41st Shawnee', 'Ft. Malden>Sandwich>Detroit>Frenchtown', lead='Procter', how='d', slip='~Ft. Meigs',
     tail='eitt stig')
g.mv('US', '65', '24. og 28. norður', 'us:24th us:28th', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs', how='e')
g.mv('British', '63', 'Drummond og LC', 'Drummond LC_Militia', 'Montreal>Coteau du Lac>Cornwall', lead='Drummond')
s.cut()
g.mv('US', '67', 'Pike, 67', 'Pike 1st_Rifles us:15th', 'Sackets Harbour>Antwerp>Ogdensburg', lead='Pike')
g.sail('British', '61', 'eitt skip út', 'Queen_Charlotte', 'Ft. Malden>Lake Erie Control Box')

g.step('fleet home')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
g.step('winter')
us.turn('Winter 1813-14')
us.say('vetur')
print(g.room())
s.play('attrition, a piece at a time, British first')
for side, pl in (('British', br), ('US', us)):
    for (n, sd), k in sorted(g.room().items()):
        if sd != side:
            continue
        full = [p for p in units(t, n, side) if p.level() == 1 and p.trait('emb2;') >= 0 and p.mark('CFr') not in ('', '0')]
        pl.say('%s: %d' % (n, k))
        for p in full[:k]:
            pl.flip([p.id])
    if side == 'British':
        s.cut()
        s.play('attrition US')
print(g.room())
us.say('búið')
assert all(k[0] == 'Frenchtown' for k in g.room())
s.play('spring 1814')
br.turn('Spring-Summer 1814')
g.muster('British', '1814a')
g.muster('US', '1814a', each=True, delay=('45th',))
s.play('the treaty aside')
br.say('friðurinn til hliðar')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool')
s.play('deal')
g.give('British', '76', '75', '77', '78', '79', '81', '82', '83', '84')
us.say('og ég')
g.give('US', '86', '85', '80', '87', '88', '90', '91', '92', '93')
s.cut()
g.last = 'US'
g.build('British', '76', 'Prince Regent og Brock, 76', 'Prince Regent,Brock')
g.build('US', '86', 'Superior og Jones (86)', 'Superior,Jones')
g.mv('British', '77', 'Finch? nei, 104. til Gananoque, 77', 'br:104th', 'Kingston>Gananoque')
g.build('US', '92', 'Saratoga, Preble, Montgomery, Jefferson', 'Saratoga,Preble,Montgomery,Jefferson', slip=('Saratoga', 'Plattsburg'))
g.restore('British', '75', '75', [p.id for p in t.at('Ft. Malden') + t.at('Montreal') + t.at('Cornwall') + t.at('Quebec City') if p.mark('Kind') == 'Regular' and p.level() == 2 and p.mark('Side') == 'British'][:2])
g.mv('US', '85', '34. til Utica, 85', 'us:34th', 'Albany>Utica')
g.depot('British', '84', 'birgðir', 'Cornwall')
g.hold('US', '91', 'geymi')
g.mv('British', '79', '79, 90. og 16. upp ána', 'br:90th br:16th', 'Quebec City>Trois-Rivieres>Montreal', how='e', slip='Sorel')
g.mv('US', '87', 'Brown, 87', 'Brown us:9th us:21st', 'Sackets Harbour>Cape Vincent', lead='Brown')
g.hold('British', '83', 'ég geymi líka')
g.mv('US', '90', 'Perry? nei. 34. áfram', 'us:34th', 'Utica>Rome>Sackets Harbour')
g.done()
