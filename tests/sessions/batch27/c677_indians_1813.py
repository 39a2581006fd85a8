"""1813: Sigga (Icelandic) always flips late and grumbles; Jonas (Lithuanian) counts for both and moves singly."""
from aid27b import *
from lay18 import mark_at


def prep(t):
    summer_1813(t)
    hands(t, [], [])


g = G('dev-1812-faults', 'Sigga', 'Jonas', '1813: roll, deal, Lacolle, Detroit taken and lost, two rounds with Tecumseh at Frenchtown, heavy rains and contrary winds, landing at Burlington cuts the Niagara', 1813,
      prep=prep, first='British')
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'blind', 'single'
BOXE, BOXO, BOXH = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box'

g.note('who is first in 1813')
br.say('Metam. Aš pridedu 2, nes turiu 2 taškus.')
us.roll('1d6', 3)
br.roll('1d6', 2)
br.say('4 prieš 3, aš pirmas visus metus.')
us.say('jæja')

g.note('deal')
for a, b in (('37', '38'), ('42', '39'), ('43', '44'), ('45', '46'), ('48', '50'), ('52', '53'), ('58', 'Heavy Rains'), ('Contrary Winds', '60')):
    B.deal(b)
    U.deal(a)

with B.ply('46', 'Prevost', '46: Prevost, keturi iš Kvebeko, Glengarry paimam Kornvolyje, Preskotas.', leader='Prevost', pick='Glengarry'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost br:13th 70th 89th De_Watteville', 'Cornwall')
    br.each('Prevost br:13th 70th 89th De_Watteville Glengarry', 'Prescott')
with U.ply('52', 'Hampton', 'Hampton inn í Kanada', leader='Hampton'):
    U.move('Hampton us:11th 4th_NY_Militia', ['Plattsburg', 'Champlain NY', 'Lacolle'])
    U.score()
with B.ply('38', 'Lacolle', '38, du vienetai: 103 ir Voltigeurs į Lacolle.', ret='Hampton us:11th 4th_NY_Militia'):
    B.move('103rd Voltigeurs', ['Isle aux Noix', 'Lacolle'])
    br.say('8 prieš 7 = 1:1, B prieš B, miškas -1.')
    br.roll('2d6', 6, 5)
    g.fight('British', 'Lacolle', 'Isle aux Noix', '103rd', 'us:11th', (6, 5), 'DR')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['isle_aux_noix'])
    us.say('æ nei')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    B.score()
with U.ply('58', 'Detroit', 'Harrison til Detroit', leader='Harrison', ret='Essex'):
    U.move('Harrison us:17th us:19th 1st_Kentucky', ['Ft. Meigs', 'Frenchtown', 'Detroit'])
    us.roll('2d6', 3, 4)
    br.say('12 prieš 5: +1, B prieš C +1, Harrison +1. Dešimt.')
    g.fight('US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (3, 4), 'DR')
    goes(t, 'British', 'Detroit', 'Sandwich', ['frenchtown'])
    br.drag('Essex', 'Sandwich')
    U.score()
with B.ply('60', 'Detroit back', '60: Procter, Tecumseh ir indėnai, pakeliui Essex, per upę į Detroitą.', leader='Procter', pick='Essex', ret='Harrison us:17th us:19th 1st_Kentucky'):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.each('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh Essex', 'Detroit')
    br.say('16 prieš 14. A prieš B +1, upė -1, Harrison -1.')
    br.roll('2d6', 6, 5)
    g.fight('British', 'Detroit', 'Sandwich', '1/41st', 'us:17th', (6, 5), 'DR')
    goes(t, 'US', 'Detroit', 'Frenchtown', ['sandwich'])
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    B.score()
    us.say('þetta var stutt gaman')
with U.ply('37', 'the 24th in the rain', 'sá 24. til Frenchtown'):
    br.play('Heavy Rains')
    br.say('Lietus! Tik vienas laukas.')
    br.discard('Heavy Rains')
    us.drag('us:24th', 'Ft. Findlay')
with B.ply('39', 'Tecumseh', '39: Tecumseh su trim gentim į Frenchtown. Miškas, vien indėnai, +1.', leader='Tecumseh', flips='Shawnee us:17th',
           fights={x: 'Frenchtown' for x in ('Tecumseh', 'Shawnee', 'Wyandot', 'Western Indians')}):
    B.move('Tecumseh Shawnee Wyandot Western_Indians', ['Detroit', 'Frenchtown'])
    br.say('8 prieš 12: -2; B/B; Tecumseh +1, Harrison -1; +1.')
    br.roll('2d6', 5, 4)
    g.fight('British', 'Frenchtown', 'Detroit', 'Shawnee', 'us:17th', (5, 4), 'EX')
    br.flip('Shawnee')
    br.say('EX. antras raundas, veda Wyandot')
    us.say('bíddu, ég sný mínum')
    us.flip('us:17th')
    br.roll('2d6', 5, 4)
    g.fight('British', 'Frenchtown', 'Detroit', 'Wyandot', 'us:19th', (5, 4), 'AR', rnd=2)
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
U.restore('45', 'us:17th', words='17. aftur heill')
B.ops('44', 'Caughnawaga', ['Beauharnois', 'Chateauguay'], words='44: Caughnawaga.')
with U.ply('43', 'Chauncey', 'Chauncey út á vatn', leader='Chauncey'):
    us.drag('Chauncey Oneida Conquest Scourge Hamilton Fair_American', BOXO)
    us.delete([mark_at(t, BOXO)])
with B.ply('53', 'Yeo', '53: Yeo su visu laivynu.'):
    us.play('Contrary Winds')
    us.say('mótvindur')
    br.say('Gerai, lieka.')
    us.discard('Contrary Winds')
LND = 'Madison us:Growler Pert Gov._Tompkins Julia'
with U.ply('42', 'Burlington', 'Dearborn með 6. og 15. á land í Burlington', leader='Dearborn', sea='Dearborn us:6th us:15th'):
    room(t.pieces(LND), t.pieces('us:6th us:15th'))
    us.drag(LND + ' Dearborn us:6th us:15th', 'Burlington')
    U.score()
    br.say('įkrauti 1, plaukti 1, išlaipinti 2: gerai')
with B.ply('50', 'Vincent', '50: Vincent su 8 ir 49 iš Ft. George atgal per Stoney Creek.', leader='Vincent', ret=LND + ' Dearborn us:6th us:15th', flips='us:6th'):
    B.move('br:8th 49th Vincent', ['Ft. George', 'Stoney Creek', 'Burlington'])
    br.say('be tiekimo 9 virsta 5. 5 prieš 8: -2. A/B +1.')
    br.roll('2d6', 6, 6)
    g.fight('British', 'Burlington', 'Stoney Creek', 'br:8th', 'us:6th', (6, 6), 'DR-1', half='a')
    br.say('11, DR-1.')
    us.say('í bátana')
    us.drag(LND + ' Dearborn us:6th us:15th', 'Sackets Harbour')
    us.flip('us:6th')
    B.score()
U.build('48', 'General_Pike Asp Raven', 'Sackets Harbour', words='General Pike og tvær skonnortur')

g.note('the fleets of spring')
br.say('Laivai atgal į Erį ir Huroną.')
br.drag('Queen_Charlotte Hunter Lady_Prevost Barclay', BOXE)
br.drag('Nancy', BOXH)
br.delete([mark_at(t, BOXE)])
br.delete([mark_at(t, BOXH)])
g.audit()
g.book.ok()

g.note('turn, arrivals')
muster(us, '1813b')
us.turn('Summer-Autumn 1813')
muster(br, '1813b', groups=False)

g.note('deal')
B.deal('40', '41', '47', '49', '51', '54', '55', '57')
U.deal('59', '61', '62', '63', '64', '65', '66', '67')
g.first, g.last = 'British', None
g.held = {'US': 0, 'British': 0}

B.ops('40', 'Rottenburg 104th 1/R._Scots', ['Kingston', 'Smiths Creek', 'York'], lead='Rottenburg', words='40: Rottenburg į Jorką.')
with U.ply('62', 'Kingston', 'Wilkinson! Kingston er tómt!', leader='Wilkinson', fights={x: 'Kingston' for x in ('Wilkinson', 'us:16th', 'us:21st', 'us:9th', '1st Rifles')}):
    U.move('Wilkinson us:16th us:21st us:9th 1st_Rifles', ['Sackets Harbour', 'Cape Vincent', 'Kingston'])
    br.say('ne visai: 14 prieš 8. A/B +1, upė -1.')
    us.roll('2d6', 3, 3)
    g.fight('US', 'Kingston', 'Cape Vincent', '1st Rifles', '10th R.V.', (3, 3), 'AR')
    us.say('eða ekki')
    us.drag('Wilkinson us:16th us:21st us:9th 1st_Rifles', 'Cape Vincent')
with B.ply('55', 'dragoons', '55: dragūnai į Kingstoną, 8 iš 10.'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.drag('19th_Dragoons', 'Kingston')
U.restore('63', 'us:6th', words='6. heill á ný')
B.hold('41', 'Laikau.')
U.hold('61', 'ég líka')
g.book.ok()
g.done()
