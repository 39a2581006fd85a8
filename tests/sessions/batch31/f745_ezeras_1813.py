"""Spring 1813 in Lithuanian: Jonas plays fast and leaves a shot-up brig on the lake; later he spares his fresh men and gives up the tired ones."""
from aid31b import *

s = opening('Jonas', 'Rasa', 'Spring 1813 in Lithuanian: Perry beats Barclay, the damaged Lawrence stays in the box; a reduced regiment given up while fresh ones stand there',
            '1813a', ['46', '38', '45', '62', '48', '51', '54'], ['43', '49', '50', '55', '58', '57', '53'])
t, us, br = s.t, s.us, s.br
burn(t, '37', '41')
t.remove(mark_at(t, 'Lake Erie Control Box').id)
t.lay('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box', 'British')
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay_face('us:17th', True, 'US')
s.begin()
b = Book(t)
LE = 'Lake Erie Control Box'

with act(s, 'BR Procter to Detroit', 'British', '43', 'Procter', book=b):
    br.say('labas! tęsiam. 43: Procter su 41 į Detroitą')
    br.play('43')
    br.drag('Procter 1/41st', 'Sandwich')
    br.drag('Procter 1/41st', 'Detroit')
    br.discard('43')

s.play('US Perry against Barclay')
us.play('46')
us.say('46, Perry! visi keturi, Lawrence priekyje')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', LE)
assert sea(t, 'Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte Lady_Prevost Hunter', 'Lawrence', 'Queen_Charlotte', 2, 1, 0) == 'A1 D2 att'
us.roll('1d6', 2)
us.say('2+3=5. tau du, man vienas. ežeras mano!!!')
with s.fault('12.42 12.52 12.51', 'the Lawrence is flipped in the battle and stays in the Lake Erie box', 'naval table'):
    us.flip('Lawrence')
    br.flip('Queen_Charlotte')
    br.flip('Lady_Prevost')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
    us.vp('US 2')
    us.discard('46')
b.ok()

with act(s, 'BR Vincent', 'British', '49', 'Vincent', book=b):
    br.play('49')
    br.say('Vincent į Queenstoną')
    br.drag('Vincent 49th', 'Queenston')
    br.discard('49')

with act(s, 'US Harrison repulsed at Detroit', 'US', '38', 'Harrison', fights={n: 'Detroit' for n in ('Harrison', '17th', '19th', '1st Kentucky')}):
    us.play('38')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.say('Harrison Detroite. priekyje 19')
    br.say('41 priekyje')
    clash(t, 'US', 'Detroit', ['Frenchtown'], '19th', '1/41st', (4, 3), 'AR-1')
    us.roll('2d6', 4, 3)
    us.say('8:10 -2, klasė -1, Harrison +1, 5... atgal, vienas žingsnis. tas 17 jau vis tiek sumuštas')
    with s.fault('10.52 10.32 10.51', 'the reduced 17th is given up for the step while the 19th and the Kentuckians are fresh', ''):
        us.drag('us:17th', 'US Eliminated')
        us.drag('Harrison us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('38')

with act(s, 'BR Tecumseh', 'British', '50', 'Tecumseh', book=b):
    br.play('50')
    br.drag('Tecumseh Shawnee Wyandot', 'Sandwich')
    br.say('Tecumseh arčiau, bet dar ne per upę')
    br.discard('50')

with act(s, 'US builds', 'US', '45', build=True, book=b):
    us.play('45')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.say('laivai: General Pike ir dvi škunos')
    us.discard('45')

with act(s, 'BR repairs', 'British', '55', build=True, flips='Queen_Charlotte Lady_Prevost', book=b):
    br.play('55')
    br.flip('Queen_Charlotte')
    br.flip('Lady_Prevost')
    br.say('remontas Maldene, 1 ir pusė')
    br.discard('55')

with act(s, 'US Dearborn', 'US', '62', 'Dearborn', book=b):
    us.play('62')
    us.drag('Dearborn us:6th us:9th us:15th', 'Antwerp')
    us.drag('Dearborn us:6th us:9th us:15th', 'Ogdensburg')
    us.discard('62')

with act(s, 'BR Rottenburg', 'British', '58', 'Rottenburg', book=b):
    br.play('58')
    br.drag('Rottenburg 104th 1/R._Scots', 'Gananoque')
    br.drag('Rottenburg 104th 1/R._Scots', 'Prescott')
    br.say('ir aš prie upės')
    br.discard('58')

with act(s, 'US Scott', 'US', '48', 'Scott', book=b):
    us.play('48')
    us.drag('Scott us:20th us:23rd', 'Utica')
    us.drag('Scott us:20th us:23rd', 'Batavia')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.discard('48')

with act(s, 'BR Glengarry', 'British', '57', book=b):
    br.play('57')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('57')

with act(s, 'US 2nd Kentucky', 'US', '51', book=b):
    us.play('51')
    us.march('2nd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('51')

with act(s, 'BR 103rd and Voltigeurs', 'British', '53', book=b):
    br.play('53')
    br.drag('103rd Voltigeurs', 'Lacolle')
    br.drag('103rd Voltigeurs', 'Champlain NY')
    br.say('Champlain tuščias, vienas taškas')
    br.vp('US 1')
    br.discard('53')

with act(s, 'US 22nd', 'US', '54', book=b):
    us.play('54')
    us.march('us:22nd', 'Meadville', 'Erie PA')
    us.say('viskas, rankos tuščios')
    us.discard('54')
s.done()
