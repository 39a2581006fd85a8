"""Winter of a careful and a forgetful man: Gwilym repairs, starves and clears in an order of his own, one piece at a time; Danie does it in heaps, half of it later. Late 1813 to spring 1814."""
from aid23b import *

s = Session('dev-1812-faults', us='Gwilym', br='Danie', what='End of 1813, fleets home, winter with depots and a garrison over its quarters, repairs first, deal of 1814 without the treaty, building in odd order')
t = s.t
autumn_1813(t)
t.lay('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay_face('Royal_George Wolfe', True, 'British')
t.lay_face('Pert', True, 'US')
hands(t, ['66', '43', '47', '52'], ['62', '48', '41', '53'])
burn_to(t, 1813, 24)
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)
assert B.off == 0

with act(s, 'US Harrison thrown back from Detroit', 'US', '43', 'Harrison', book=B,
         fights={k: 'Detroit' for k in ('Harrison', 'us:17th', 'us:19th', '1st Kentucky')}):
    us.say('43: Harrison i Detroit')
    us.play('43')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', (4, 2), 'AR')
    us.say('17th ar y blaen')
    us.roll('2d6', 4, 2)
    us.say('6+3 = 9 wrth gaer. yn ôl')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.discard('43')

with act(s, 'BR Prevost to Cornwall', 'British', '62', 'Prevost', book=B):
    br.play('62')
    br.say('Prevost, 62')
    mv(br, 'Prevost br:13th 70th br:89th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', hops=False)
    br.say('nee, Cornwall is vol. 70 en 89 bly op Coteau')
    br.drag('70th br:89th', 'Coteau du Lac')
    br.discard('62')

with act(s, 'US depot at Frenchtown', 'US', '66', book=B):
    us.say('66: storfa yn Frenchtown')
    us.play('66')
    assert supplied(t, 'US', 'Frenchtown')
    us.put('US Supply Depot', 'Frenchtown')
    us.discard('66')

with act(s, 'BR Vincent at Lewiston', 'British', '48', 'Vincent', pick='Lincoln', ret='1st_NY_Militia', book=B):
    br.play('48', reveal=False)
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Vincent 49th', 'Queenston')
    br.drag('Vincent 49th Lincoln', 'Lewiston')
    battle(t, 'British', 'Lewiston', ['Queenston'], '49th', '1st NY Militia', (5, 3), 'DR')
    br.say('Lewiston. 49ste voor')
    br.roll('2d6', 5, 3)
    br.say('9')
    goes(t, 'US', 'Lewiston', 'Ft. Schlosser', came=['Queenston'])
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
    br.vp(B.due())
    br.reveal('48')
    br.discard('48')

with act(s, 'US the 14th into Schlosser', 'US', '47', book=B):
    us.say('47, y 14eg at y milisia')
    us.play('47')
    mv(us, 'us:14th', 'Buffalo', 'Ft. Schlosser', hops=False)
    us.discard('47')

with act(s, 'BR depot at Prescott', 'British', '41', book=B):
    br.play('41')
    br.put('British Supply Depot', 'Prescott')
    br.discard('41')
    br.say('depot')

with act(s, 'US holds', 'US', '52', hold=True, book=B):
    us.hold('52')

with act(s, 'BR restores nobody, holds', 'British', '53', hold=True, book=B):
    br.hold('53')

s.play('fleets home')
us.each('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
us.say('dy farciwr?')
br.put('British Lake Control', 'Lake Erie Control Box')
B.ok()

s.play('winter')
us.turn('Winter 1813-14')
us.say('trwsio gyntaf')
us.flip('Pert')
br.flip('Royal_George Wolfe')
if os.environ.get('SHOW'):
    winter_show(t)
us.say('nawr y newyn')
quarter(t, us, '2nd_Kentucky 16th 15th 1st_NY_Militia')
br.say('1/41 en 89')
br.flip('1/41st br:89th')
us.delete([p for p in t.at('Frenchtown') if 'Depot' in p.name])
us.say('storfeydd i ffwrdd. dy un di hefyd')
br.delete([p for p in t.at('Prescott') if 'Depot' in p.name])

s.play('spring 1814')
us.turn('Spring-Summer 1814', tracker=False)
br.say('wag, Lewiston is ook een te veel. Lincoln')
br.flip('Lincoln')
assert set(excess(t)) <= {('Lewiston', 'British'), ('Frenchtown', 'US')}, excess(t)
br.turn('Spring-Summer 1814', marker=False)
us.discard('52')
br.discard('53')
muster(us, '1814a', groups=False)
us.say('cytundeb Ghent allan')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool')
muster(br, '1814a')
deal(t, br, 1814, '76', '75', '79', '81', '83')
deal(t, us, 1814, '82', '77', '78', '80', '85', '92', '93', '84', '96')
deal(t, br, 1814, '86', '88', '90', '91')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck')
assert hand_sizes(t) == (9, 9)
B.ok()

with act(s, 'BR builds', 'British', '76', build=True, book=B):
    br.say('76, ek bou')
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Prince_Regent', 'Kingston')
    br.play('76')
    br.discard('76')

with act(s, 'US builds', 'US', '82', build=True, book=B):
    us.say('82: Jefferson, Superior')
    us.play('82')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.discard('82')

with act(s, 'BR Riall', 'British', '75', 'Riall', book=B):
    br.play('75')
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Montreal')
    way('Quebec', 'Three Rivers', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's")
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', "Crysler's Farm")
    br.discard('75')

with act(s, 'US Scott', 'US', '78', 'Scott', book=B):
    us.say('78 Scott')
    us.play('78')
    for n in ('Utica', 'Canandaigua', 'Batavia', 'Buffalo'):
        us.each('20th us:23rd us:25th us:29th US_Dragoons Scott', n) if n in ('Utica', 'Buffalo') else us.drag('20th us:23rd us:25th us:29th US_Dragoons Scott', n)
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.discard('78')

with act(s, 'BR restores two', 'British', '79', flips='1/41st br:89th', book=B):
    assert supplied(t, 'British', 'Ft. Malden') and supplied(t, 'British', 'Coteau du Lac')
    br.flip('1/41st br:89th')
    br.play('79')
    br.say('twee herstel')
    br.discard('79')

with act(s, 'US Scott at Lewiston', 'US', '85', 'Scott', flips='49th', ret='Vincent 49th Lincoln', book=B):
    us.say('85 Scott eto')
    us.play('85')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.drag('20th us:23rd us:25th us:29th US_Dragoons Scott', 'Ft. Schlosser')
    us.drag('20th us:23rd us:25th us:29th US_Dragoons Scott', 'Lewiston')
    battle(t, 'US', 'Lewiston', ['Ft. Schlosser'], '23rd', '49th', (5, 4), 'DR-1')
    us.say('23ain')
    us.roll('2d6', 5, 4)
    us.say('2:1 +1, -1, Scott +2: 11')
    goes(t, 'British', 'Lewiston', 'Queenston', came=['Ft. Schlosser'])
    br.flip('49th')
    br.drag('Vincent 49th Lincoln', 'Queenston')
    us.vp(B.due())
    us.discard('85')

with act(s, 'BR Finch and Chubb', 'British', '83', book=B):
    br.drag('Finch Chubb', 'Lake Champlain Control Box')
    br.play('83')
    br.vp(B.due())
    br.say('Champlain, 2')
    br.discard('83')

with act(s, 'US holds', 'US', '77', hold=True, book=B):
    us.hold('77')
    us.say('digon am heno')
s.done()
