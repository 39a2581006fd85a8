"""Autumn 1812, the winter with its books, spring 1813: Radu drags one by one and reckons aloud, Ileana turns her card up at the end and drops beside the heap."""
from aid27b import *


def prep(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


g = G('dev-1812-faults', 'Radu', 'Ileana', 'autumn 1812, fleets home, winter attrition, depot off, new year: roll, arrivals, deal, building, Isle aux Noix taken and lost, contrary winds, campaign', 1812,
      prep=prep, ush=('12', '27', '30', '13', '19'), brh=('2', '17', '8', '10', '20'), pile=18)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'single', 'blind beside'
BOXE, BOXO = 'Lake Erie Control Box', 'Lake Ontario Control Box'

U.ops('12', 'Dearborn us:9th us:11th us:14th us:15th us:16th us:21st', ['Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg'], lead='Dearborn',
      words='Cartea 12, trei puncte. Dearborn cu șase regimente: Whitehall 1, Ticonderoga 3, Plattsburg 5.')
B.ops('17', 'Essex', ['Ft. Malden', 'Sandwich'], after='17, Essex trece la Sandwich')
U.depot('27', 'Plattsburg', words='Cartea 27: depozit la Plattsburg, ca să ierneze toți.')
with B.ply('2', 'Lake Erie', after='lacul e al meu :)'):
    br.drag('Queen_Charlotte Hunter Lady_Prevost', BOXE)
    B.score()
U.ops('30', 'Winchester us:17th', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], lead='Winchester', words='30: Winchester și regimentul 17, exact 6 MP.')
B.ops('20', 'Rottenburg br:8th Canadian_Fencibles', ['Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston'], lead='Rottenburg', words='Rottenburg la Kingston')
with U.ply('13', 'Chauncey', 'Cartea 13: Chauncey ia flota, Oswego, apoi lacul. 2 MP din 6.', leader='Chauncey', pick='Fair_American Gov._Tompkins'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    us.each('Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Chauncey', BOXO)
    us.say('Plus 2 pentru mine, deci zero.')
    U.score()
B.ops('10', 'Vincent 49th 10th_R.V.', ['Kingston', 'Smiths Creek', 'York'], lead='Vincent', after='10, Vincent')
with U.ply('19', 'Queenston', '19: milizia 1 NY atacă Queenston. 4 la 3, C cu C, fluviul -1.', fights={'1st NY Militia': 'Queenston'}):
    U.move('1st_NY_Militia', ['Lewiston', 'Queenston'])
    us.roll('2d6', 4, 3)
    us.say('7 minus 1, șase: mă retrag.')
    g.fight('US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln', (4, 3), 'AR')
    us.drag('1st_NY_Militia', 'Lewiston')
B.hold('8', after='asta o țin')

g.note('the fleets return')
us.say('Faza de întoarcere a flotelor.')
us.each('Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Chauncey', 'Sackets Harbour')
us.put('US Lake Control', BOXO)
br.put('British Lake Control', BOXE)
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
g.audit()

g.note('winter')
us.turn('Winter 1812-13')
br.say('cea ținută nu e de iarnă, o arunc')
c = t.card('8')
br.reveal('8')
br.discard('8')

g.note('attrition')
due = excess(t)
assert due == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1, ('Ft. St. Joseph', 'British'): 1}, due
us.say('Uzura de iarnă. Detroit: 5 unități, valoare 3, două se întorc.')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.say('Malden 4 la 3')
br.flip('Shawnee')
br.say('și la St. Joseph doi la 1, detașamentul n-are verso, pleacă')
br.drag('Det._10th_R.V.', 'British Eliminated')
us.say('Albany 6 din 8, Plattsburg 7 din 8 cu depozit, Sackets 2.')
br.say('restul ok')

g.note('repair and depots')
us.say('Nicio navă avariată. Depozitul iese.')
us.delete([p for p in t.at('Plattsburg') if 'Depot' in p.name])
g.book.ok()

g.note('1813')
us.turn('Spring-Summer 1813')
us.say('Scorul e 0, deci zaruri fără adaos.')
us.roll('1d6', 5)
br.roll('1d6', 3)
br.say('începi tu, tot anul')

g.note('arrivals 1813')
muster(br, '1813a')
muster(us, '1813a', groups=False)

g.note('deal')
g.year = 1813
U.deal('37', '42', '43', '45', '48', '52', 'Campaign', '58')
B.deal('38', '39', '44', '46', '50', '53', 'Contrary Winds', '60')
assert hand_sizes(t) == (8, 8)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

U.build('43', 'Madison Lady_of_the_Lake Asp', 'Sackets Harbour', words='43, NBV 2: corveta Madison și două goelete, Lady of the Lake și Asp.')
B.ops('38', 'Drummond Voltigeurs', ['Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix'], lead='Drummond', after='Drummond pe insulă')

with U.ply('42', 'Isle aux Noix', '42: Dearborn cu toți șase. Regimentul 9 rămâne la Lacolle ca să țină drumul, ceilalți atacă Isle aux Noix.', leader='Dearborn', ret='Drummond Voltigeurs'):
    way('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix')
    us.drag('us:9th', 'Lacolle')
    us.each('us:11th us:14th us:15th us:16th us:21st Dearborn', 'Isle aux Noix')
    us.say('20 la 3+2: 4:1, +3. B cu B zero. Drummond -1. Total +2.')
    us.roll('2d6', 4, 4)
    g.fight('US', 'Isle aux Noix', 'Lacolle', 'us:11th', 'Voltigeurs', (4, 4), 'DR')
    br.say('nu se poate')
    goes(t, 'British', 'Isle aux Noix', 'St-Jean', ['lacolle'])
    br.drag('Drummond Voltigeurs', 'St-Jean')
    us.say('Lacolle 1, insula 2.')
    U.score()

with B.ply('46', 'Prevost', 'Prevost vine', leader='Prevost', pick='Drummond Voltigeurs', ret='Dearborn us:11th us:14th us:15th us:16th us:21st', flips='us:11th'):
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 104th 70th 89th', 'St-Jean')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 104th 70th 89th Drummond Voltigeurs', 'Isle aux Noix')
    us.say('28 la 22, un la unu. B cu B. Prevost comandă, 0.')
    br.roll('2d6', 6, 5)
    g.fight('British', 'Isle aux Noix', 'St-Jean', 'De_Watteville', 'us:11th', (6, 5), 'DR-1')
    br.say('11!')
    goes(t, 'US', 'Isle aux Noix', 'Lacolle', ['st_jean'])
    us.flip('us:11th')
    us.drag('Dearborn us:11th us:14th us:15th us:16th us:21st', 'Lacolle')
    B.score()

U.ops('48', 'Harrison us:19th 1st_Kentucky 3rd_Ohio us:24th 2nd_Kentucky', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], lead='Harrison', words='48: Harrison cu cinci unități la Frenchtown, 6 MP.')
with B.ply('50', 'building', build=True, after='Finch și Chubb pe Champlain, Melville la Kingston'):
    br.drag('Finch', 'Isle aux Noix')
    br.drag('Chubb', 'Isle aux Noix')
    br.drag('Melville', 'Kingston')
U.build('52', 'Lawrence Niagara Ariel Scorpion', 'Erie PA', words='52, NBV 3: Lawrence, Niagara, plus goeletele Ariel și Scorpion.')
B.sail('39', 'Barclay Queen_Charlotte Hunter Lady_Prevost', BOXE, 1, lead='Barclay', after='Barclay iese pe lac; punctele sunt deja numărate')
U.ops('37', 'Scott us:5th us:12th us:20th us:23rd us:25th', ['Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo'], lead='Scott', words='37: Scott cu cinci la Buffalo.')
with B.ply('53', 'dragoons', after='dragonii la Kingston'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.drag('19th_Dragoons', 'Kingston')
with U.ply('45', 'contrary winds', '45: Chauncey cu toată flota din Sackets pe lac.'):
    br.play('Contrary Winds')
    br.say('vânt din față!')
    br.discard('Contrary Winds')
    us.say('Bine, rămân în port.')
B.hold('60')
with U.ply('Campaign', 'campaign', 'CAMPAIGN: Harrison de la Frenchtown și Pike de la Sackets.', free=True):
    way('Frenchtown', 'Detroit')
    us.each('Harrison us:19th us:24th', 'Detroit')
    way('Sackets Harbour', 'Cape Vincent')
    us.each('Pike 1st_Rifles', 'Cape Vincent')
B.ops('44', 'Norfolk', ['Port Dover', 'Ft. Erie'], after='44')
us.say('E târziu, continuăm mâine.')
br.say('noapte bună')
g.book.ok()
g.done()
