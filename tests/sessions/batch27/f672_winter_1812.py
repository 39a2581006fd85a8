"""Autumn 1812, winter, spring 1813: Ilze says two words a turn, Davor talks; a retreat of two spaces, and the winter at Detroit half reckoned."""
from aid27b import *


def prep(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


g = G('dev-1812-faults', 'Ilze', 'Davor', 'autumn 1812 to spring 1813: Lincoln retreats two spaces; at Detroit two too many and one flipped', 1812,
      prep=prep, ush=('12', '27', '30', '13', '19', '4'), brh=('2', '17', '8', '10', '20', '5'), pile=16)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'steps blind', 'late'
BOXE, BOXO = 'Lake Erie Control Box', 'Lake Ontario Control Box'

U.ops('12', 'Dearborn us:9th us:11th us:14th us:15th', ['Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston'], lead='Dearborn', words='12, Dearborns')
B.ops('17', 'Essex', ['Ft. Malden', 'Sandwich'], words='Karta 17, jedan bod, Essex u Sandwich, da mi se Malden ne smrzne')
with U.ply('30', 'Queenston', '30, uzbrukums', ret='Lincoln'):
    U.move('us:9th us:11th', ['Lewiston', 'Queenston'])
    us.roll('2d6', 4, 5)
    br.say('8 na 3: +1, B na C +1, rijeka -1, to je 10. Bježim u Stoney Creek.')
    g.fight('US', 'Queenston', 'Lewiston', 'us:9th', 'Lincoln_Militia', (4, 5), 'DR')
    with s.fault('10.71 10.51 10.7', 'Lincoln retreats two spaces, Queenston to Stoney Creek'):
        assert (sid('Queenston'), sid('Stoney Creek')) not in LINK
        br.drag('Lincoln', 'Stoney Creek')
    us.say('labi')
    U.score()
with B.ply('8', 'Brock', 'Karta 8: Brock s dva bataljuna, u Stoney Creeku kupi Lincoln i natrag na Queenston', leader='Brock', pick='Lincoln', ret='us:9th us:11th'):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    br.say('8 na 8, A na B +1, Brock +2')
    br.roll('2d6', 2, 4)
    g.fight('British', 'Queenston', 'Ft. George', 'R.N.R.', 'us:9th', (2, 4), 'DR')
    goes(t, 'US', 'Queenston', 'Lewiston', ['ft_george'])
    us.drag('us:9th us:11th', 'Lewiston')
    B.score()
with U.ply('13', 'Chauncey', '13, Čonsijs', leader='Chauncey'):
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', BOXO)
    U.score()
with B.ply('2', 'Erie', 'Karta 2: tri broda na jezero'):
    br.drag('Queen_Charlotte Hunter Lady_Prevost', BOXE)
    B.score()
U.depot('27', 'Lewiston', words='27 noliktava')
B.ops('10', 'Vincent 49th 10th_R.V.', ['Kingston', 'Smiths Creek', 'York'], lead='Vincent', words='Karta 10: Vincent u York, ondje je topla juha')
U.ops('19', 'Winchester us:17th', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], lead='Winchester', words='19')
B.ops('20', 'Rottenburg br:8th Canadian_Fencibles', ['Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston'], lead='Rottenburg', words='Karta 20: Rottenburg do Kingstona, šest')
U.hold('4', 'paturu')
B.hold('5', 'I ja jednu ostavljam.')

g.note('the fleets return')
B.clear()
us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', BOXO)
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', BOXE)
br.say('Flote doma, svatko ima svoj žeton.')
g.audit()

g.note('winter')
us.turn('Winter 1812-13')
us.reveal('4')
us.discard('4')
br.reveal('5')
br.discard('5')
br.say('Zimskih karata nemamo.')

g.note('attrition')
e = excess(t)
assert e == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1, ('Ft. St. Joseph', 'British'): 1, ('Queenston', 'British'): 1}, e
br.say('Malden četiri na tri, Queenston tri na dva, St. Joseph dva na jedan.')
br.flip('Shawnee')
br.flip('Lincoln')
br.drag('Det._10th_R.V.', 'British Eliminated')
with s.fault('16.21 16.22 16.2', 'five fresh units at Detroit, value 3, no depot: only one takes a step'):
    us.flip('1st_Ohio')
    us.say('gatavs')
br.say('Lewiston pet sa skladištem, u redu. Dalje.')

g.note('depots off')
us.delete([p for p in t.at('Lewiston') if 'Depot' in p.name])
g.book.ok()

g.note('1813')
br.turn('Spring-Summer 1813')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('0:0, pet na dva, ti si prva')
muster(us, '1813a')
muster(br, '1813a')

g.note('deal')
g.year = 1813
U.deal('37', '42', '43', '45', '48', '52', 'Campaign', '58')
B.deal('38', '39', '44', '46', '50', '53', 'Contrary Winds', '60')
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

U.build('43', 'Madison Lady_of_the_Lake Asp', 'Sackets Harbour', words='43, kuģi')
B.ops('38', 'Drummond Voltigeurs', ['Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix'], lead='Drummond', words='Karta 38: Drummond na otok')
U.ops('48', 'Harrison us:19th us:24th', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], lead='Harrison', words='48')
with B.ply('50', 'building', 'Karta 50: Finch, Chubb i Melville', build=True):
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.drag('Melville', 'Kingston')
U.ops('37', 'Scott us:5th us:12th us:20th us:25th', ['Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo'], lead='Scott', words='37, Skots')
with B.ply('39', 'Barclay', 'Karta 39: Barclay', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', BOXE)
U.build('52', 'Lawrence Niagara Ariel Scorpion', 'Erie PA', words='52')
B.hold('60', 'Čuvam.')
B.clear()
us.say('pietiek')
g.book.ok()
g.done()
