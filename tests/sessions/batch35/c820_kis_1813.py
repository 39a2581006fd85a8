"""Autumn 1813: a depot, ships on Erie, a battle; then fleet return, winter, arrivals and deal of 1814; Turkish."""
from aid35a import *

s = Session('dev-1812-faults', us='Kerem', br='Defne', what='Autumn 1813, winter and spring 1814 bookkeeping; depot, Lake Erie, Turkish')
t, us, br = s.t, s.us, s.br
autumn_1813(t)
set_aside(t, 'Treaty of Ghent')
hands(t, ['37', '62', '40', '44'], ['43', '47', '46', '53'])
burn_to(t, 1813, 24)
s.begin()
b = Book(t)

with act(s, 'US depot', 'US', '37', build=True, book=b):
    in_supply(t, 'US', 'Sackets Harbour')
    us.say('37 ile Sackets Harbour\'a depo')
    us.play('37')
    us.put('US Supply Depot', 'Sackets Harbour')
    us.discard('37')

with act(s, 'BR Barclay', 'British', '43', 'Barclay', book=b):
    br.play('43')
    br.say('Barclay üç gemiyle Erie gölüne. iki puan')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.vp('British 4')
    br.discard('43')

with act(s, 'US builds at Erie', 'US', '62', build=True, book=b):
    us.play('62')
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
    us.say('iki brik ve iki uskuna, toplam üç')
    us.discard('62')

with act(s, 'BR dragoons', 'British', '47', book=b):
    br.say('47 (1) 19. dragonlar Kingston\'a, on kareye kadar gider')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10) == 8
    br.drag('19th_Dragoons', 'Prescott')
    br.drag('19th_Dragoons', 'Kingston')
    br.play('47')
    br.discard('47')

ships = 'Lawrence ship:Niagara Ariel Scorpion'
with act(s, 'US Perry fights', 'US', '40', 'Perry', book=b, ret='Barclay Queen_Charlotte Lady_Prevost Hunter', flips='Lawrence Queen_Charlotte Hunter'):
    us.say('40. Perry çıkıyor!')
    us.play('40')
    us.drag('Perry ' + ships, 'Lake Erie Control Box')
    us.roll('1d6', 2)
    br.say('dur, önce öncü gemiyi söyle :)')
    us.say('Lawrence tabii. +1 sayı, +1 sınıf, +1 Perry = 5')
    assert sea(t, ships, 'Queen_Charlotte Lady_Prevost Hunter', 'Lawrence', 'Queen Charlotte', 2, 1, 0) == 'A1 D2 att'
    us.flip('Lawrence')
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
    br.drag('Queen_Charlotte Hunter Lady_Prevost Barclay', 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
    us.vp('0')
    us.discard('40')

with act(s, 'BR Prevost to Montreal', 'British', '46', 'Prevost', book=b):
    br.play('46')
    br.drag('Prevost De_Meuron 1/R._Marines 2/R._Marines br:13th', 'Trois-Rivieres')
    br.drag('Prevost De_Meuron 1/R._Marines 2/R._Marines br:13th', 'Montreal')
    br.discard('46')

with act(s, 'US Kentucky Mounted', 'US', '44', book=b):
    us.play('44')
    us.march('Kentucky_Mounted', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('44')

with act(s, 'BR Riall', 'British', '53', 'Riall', book=b):
    br.say('53: Riall, 89\'uncu ile Montreal')
    br.play('53')
    br.drag('Riall 89th', 'Montreal')
    br.discard('53')

with act(s, 'fleets home, winter', 'US', free=True, book=b):
    us.say('sonbahar bitti. gemiler limana')
    us.drag('Perry ship:Niagara Ariel Scorpion', 'Erie PA')
    us.put('US Lake Control', 'Lake Erie Control Box')
    us.turn('Winter 1813-14')

s.cut()
s.play('winter')
winter(t, {('Ft. Malden', 'British'): 1})
br.say('Malden dört, üç kişilik yer: Shawnee çevrilir')
br.flip('Shawnee')
us.say('bende depo sayesinde Sackets tamam, Albany 8/8')
us.flip('Lawrence')
br.flip('Queen_Charlotte Hunter')
us.delete('US_Supply_Depot')
us.say('depo kalktı')
b.ok()

s.play('spring 1814')
br.turn('Spring-Summer 1814')
muster(br, '1814a')
muster(us, '1814a')
br.say('dokuzar kart, Ghent zaten kenarda')
deal(t, br, 1814, '76', '82', '78', '88', '73', '74', '77', '95', 'Bladensburg')
deal(t, us, 1814, '75', '79', '92', '84', '85', '99', '101', '106', 'Campaign')
b.ok()

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76 (3): Prince Regent Kingston, Linnet Isle aux Noix')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US builds', 'US', '75', build=True, book=b):
    us.play('75')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('75')
    us.say('Superior hazır')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=b):
    br.play('Bladensburg')
    br.say('Bladensburg, iki puan')
    b.due(-2)
    br.vp('British 2')
    scored(br, 'Bladensburg')

with act(s, 'US Brown', 'US', '84', 'Brown', book=b):
    us.say('84 (1): Brown iki alayla Oswego\'ya')
    us.play('84')
    us.drag('Brown us:9th us:21st', 'Oswego')
    us.discard('84')
s.done()
