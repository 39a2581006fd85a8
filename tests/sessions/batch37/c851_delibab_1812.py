"""Hungarian: autumn 1812, a Campaign cut short by Heavy Rains, Detroit attacked, Brock dies. One rolls before he speaks, the other corrects every figure."""
from aid37a import *

s = Session('dev-1812-faults', us='Zsombor', br='Piroska', what='autumn 1812 in Hungarian: Campaign and Heavy Rains, Queenston, Lake Erie battle, Detroit in two rounds, Death of Brock, restored units')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['Campaign@1812', 'Death of Brock', '22', '28', '15', '7', '30'], ['Heavy Rains@1812', '12', '25', '32', '23', '31', '14'])
burn_to(t, 1812, 14)
t, us, br = s.begin()
b = Book(t)
assert hand_sizes(t) == (7, 7)
us.say('szia! hét-hét lap, én kezdek')

with act(s, 'US Campaign', 'US', None, free=True, book=b):
    us.say('Hadjárat: Harrison az Ohio felől, Dearborn Albanyból')
    us.play('Campaign')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    br.say('várj. Nagy esőzés, Albanyra. Dearborn csak egyet léphet')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('jaj. akkor Utica')
    us.drag('Dearborn us:6th us:13th us:9th 11th', 'Utica')
    us.discard('Campaign')

with act(s, 'BR Brock', 'British', '12', 'Brock', book=b):
    br.say('12-es lap három pont, Brock a fél yorki helyőrséggel le a Niagarához')
    br.play('12')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('12')

with act(s, 'US Queenston fails', 'US', '22', 'Van Rensselaer', fights={'1st NY Militia': 'Queenston', 'Van Rensselaer': 'Queenston'}, book=b):
    us.play('22')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    assert F(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (3, 4)) == 'AR'
    us.roll('2d6', 3, 4)
    us.say('bocs, dobtam is már. hét')
    br.say('mínusz egy a folyó, az hat. vissza')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.discard('22')

with act(s, 'BR Lake Erie', 'British', '25', book=b):
    br.say('25 kettő: Queen Charlotte és Hunter a tóra')
    br.play('25')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.say('2 pont, angol 2')
    br.vp('British 2')
    br.discard('25')

with act(s, 'US Caledonia and Somers', 'US', '28', fights={'Caledonia': 'Lake Erie Control Box'}, ret='Queen_Charlotte Hunter', flips='Caledonia Queen_Charlotte', book=b):
    us.play('28')
    us.drag('Caledonia Somers', 'Lake Erie Control Box')
    assert N(t, 'Caledonia Somers', 'Queen_Charlotte Hunter', 'Caledonia', 'Queen_Charlotte', 5) == 'A1 D1 att'
    us.roll('1d6', 5)
    us.say('ötös! mennyi is?')
    br.say('kettő kettő ellen nulla, osztály mínusz egy, négy. egy-egy veszteség, tiéd a tó')
    us.flip('Caledonia')
    br.flip('Queen_Charlotte')
    us.drag('Caledonia', 'Buffalo')
    br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
    us.vp('US 2')
    us.discard('28')

with act(s, 'BR Detroit', 'British', '32', 'Procter', pick='', flips='1/41st us:4th', book=b):
    br.say('32: Procter, Tecumseh, a 41., az Essex és minden indián: Detroit')
    br.play('32')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('Hull marad, elöl a 4.')
    assert F(t, 'British', 'Detroit', 'Sandwich', '1/41st', 'us:4th', (3, 6)) == 'EX'
    br.roll('2d6', 3, 6)
    br.say('kilenc mínusz egy, nyolc, csere')
    br.flip('1/41st')
    br.flip('us:4th')
    us.say('köszi')
    assert F(t, 'British', 'Detroit', 'Sandwich', 'Shawnee', '1st Ohio', (5, 5), rnd=2) == 'AR'
    br.roll('2d6', 5, 5)
    br.say('tíz mínusz egy kilenc, de erőd: én megyek')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Sandwich')
    br.discard('32')

with act(s, 'US Death of Brock', 'US', None, flips='Brock', book=b):
    us.say('esemény: Brock halála')
    us.play('Death of Brock')
    br.say('ó ne...')
    us.flip('Brock')
    us.discard('Death of Brock')

with act(s, 'BR restores the 41st', 'British', '23', flips='1/41st', book=b):
    assert supplied(t, 'British', 'Sandwich')
    br.say('23: a 41. feltöltve, Sandwich ellátásban van Londonon át')
    br.play('23')
    br.flip('1/41st')
    br.discard('23')

with act(s, 'US restores the 4th', 'US', '15', flips='us:4th', book=b):
    assert supplied(t, 'US', 'Detroit')
    us.play('15')
    us.flip('us:4th')
    us.say('15, a 4. is')
    us.discard('15')

s.play('BR holds')
br.say('egyet félreteszek')
br.hold('14')

with act(s, 'US 3rd NY', 'US', '7', book=b):
    us.play('7')
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
    us.say('7-es, New York-i milícia')
    us.discard('7')

with act(s, 'BR Voltigeurs', 'British', '31', book=b):
    br.say('31 egy pont: Voltigeurs Cornwallba, pontosan kettő')
    br.play('31')
    br.drag('Voltigeurs', 'Coteau du Lac')
    br.drag('Voltigeurs', 'Cornwall')
    br.discard('31')

with act(s, 'US 20th and 21st', 'US', '30', book=b):
    us.play('30')
    us.drag('20th', 'Whitehall')
    us.drag('21st', 'Whitehall')
    us.say('Whitehall, nem több')
    us.discard('30')

s.play('fleets home, winter')
assert hand_sizes(t) == (0, 0)
br.say('a félretett 14-es már csak eldobni való: most eldobom? nem, a télhez még látszik')
us.say('Somers haza, a jelző marad')
us.drag('Somers', 'Buffalo')
us.put('US Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1812-13')
if SHOW:
    print(excess(t))
wanted(t, '1st_Ohio 2nd_Ohio 17th us:19th 1/41st Shawnee Essex us:6th us:13th Voltigeurs', 'Wyandot Det._10th_R.V.')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th')
us.flip('us:19th')
us.say('Utica négyen két helyen')
us.flip('us:6th us:13th')
br.say('Sandwich egy hely, öten vagyunk: négy lépés. 41., Shawnee, Essex, és a Wyandot odalesz')
br.flip('1/41st Shawnee')
br.flip('Essex')
br.drag('Wyandot', 'British Eliminated')
br.say('Cornwallban is eggyel több: Voltigeurs')
br.flip('Voltigeurs')
br.say('St. Joseph kettő egy helyen, a különítmény vész el')
br.drag('Det._10th_R.V.', 'British Eliminated')
us.say('a Caledonia Buffalóban kijavítva')
us.flip('Caledonia')
br.say('a Queen Charlotte Maldenben')
br.flip('Queen_Charlotte')
us.say('vége az évnek')
s.done()
