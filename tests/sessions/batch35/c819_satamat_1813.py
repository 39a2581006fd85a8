"""Spring 1813: arrivals, deal, dice; a landing at Burlington, a battle for Ontario, Mohawks, a campaign; Finnish, terse and dry."""
from aid35a import *

s = Session('dev-1812-faults', us='Aino', br='Väinö', what='Spring 1813 from the set-up: landing at Burlington, naval battle, event 56, campaign; Finnish')
t, us, br = s.t, s.us, s.br
spring_1813(t)
s.begin()
b = Book(t)

s.play('arrivals, deal, dice')
muster(us, '1813a')
us.say('8 korttia kummallekin')
deal(t, us, 1813, '42', '52', '40', '50', '44', '37', 'Campaign', '60')
deal(t, br, 1813, '46', '#56 Grand River Indians', '43', '53', '47', '62', 'Contrary Winds', '58')
br.roll('1d6', 3)
us.roll('1d6', 6)
br.say('kolme ja kaksi on viisi. sinä aloitat')
b.ok()

fleet = 'Madison Oneida Conquest Scourge Julia us:Hamilton Fair_American'
army = 'us:6th us:15th us:16th 1st_Rifles'
with act(s, 'US lands at Burlington', 'US', '40', free=True, book=b):
    room(t.pieces(fleet, us), t.pieces(army, us))
    assert val('40') >= 2 and not units(t, 'Burlington')
    us.say('40. Chauncey purjehtii, Pike mukana. maihinnousu Burlingtoniin: nousu 1, matka 1, maihin 2')
    us.play('40')
    us.drag(fleet + ' Chauncey', 'Burlington')
    us.drag(army, 'Burlington')
    us.drag('Pike', 'Burlington')
    br.say('tyhjä. ole hyvä')
    us.vp('0')
    us.discard('40')

with act(s, 'BR Yeo', 'British', '43', 'Yeo', book=b):
    br.say('43, Yeo')
    br.play('43')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.delete('US_Lake_Control')
    br.say('järvi vaihtoi omistajaa, neljä pistettä')
    br.vp('British 4')
    br.discard('43')

with act(s, 'US Chauncey fights', 'US', '50', 'Chauncey', book=b, ret='Yeo Wolfe Royal_George Melville Earl_of_Moira',
         flips='Madison Wolfe Royal_George'):
    us.play('50')
    us.drag(fleet + ' Chauncey', 'Lake Ontario Control Box')
    us.say('7 vastaan 4, Madison johtaa')
    br.say('Wolfe. Yeo vie yhden')
    assert sea(t, fleet, 'Wolfe Royal_George Melville Earl_of_Moira', 'Madison', 'Wolfe', 5, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 5)
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.flip('Wolfe Royal_George')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Kingston')
    us.vp('0')
    us.discard('50')
    br.say('pahus')

with act(s, 'BR Prevost', 'British', '46', 'Prevost', book=b):
    br.say('46. Prevost ja neljä rykmenttiä Prescottiin, tasan kuusi')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 6
    br.play('46')
    br.march('Prevost br:13th 89th 70th De_Watteville', 'Montreal', 'Cornwall', 'Prescott')
    br.discard('46')

s.cut()
br.say('jatketaan tästä')
with act(s, 'US Dearborn to Ogdensburg', 'US', '42', 'Dearborn', book=b):
    us.play('42')
    us.drag('Dearborn us:9th us:21st', 'Antwerp')
    us.drag('Dearborn us:9th us:21st', 'Ogdensburg')
    us.discard('42')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.say('mohawkit Beaverdamsiin')
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US repairs and builds', 'US', '60', build=True, book=b, flips='Madison'):
    us.say('60: Madison kuntoon, Asp ja Raven uusina')
    us.play('60')
    us.flip('Madison')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')
    us.discard('60')

with act(s, 'BR Rottenburg to Cape Vincent', 'British', '62', 'Rottenburg', book=b):
    br.say('62, Rottenburg yli joen')
    br.play('62')
    br.drag('104th 1/R._Scots', 'Cape Vincent')
    br.drag('Rottenburg', 'Cape Vincent')
    br.discard('62')
    br.say('piste')
    br.vp('British 1')

with act(s, 'US Scott', 'US', '44', 'Scott', book=b):
    us.say('44, yksi piste riittää Scottille')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Rome')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Sackets Harbour')
    us.play('44')
    us.discard('44')

with act(s, 'BR Procter', 'British', '53', 'Procter', book=b):
    br.play('53')
    br.drag('Procter 1/41st', 'Sandwich')
    br.drag('Procter 1/41st', 'Frenchtown')
    br.undo()
    us.say('sinne et ylety')
    br.say('väärä ruutu, Detroit tietysti')
    br.drag('Procter 1/41st', 'Detroit')
    br.discard('53')

with act(s, 'US 2nd Kentucky', 'US', '37', book=b):
    us.play('37')
    us.drag('2nd_Kentucky', 'Ft. Findlay')
    us.drag('2nd_Kentucky', 'Ft. Meigs')
    us.discard('37')

with act(s, 'BR 100th', 'British', '47', book=b):
    br.drop_discard('47')
    br.drag('100th', 'Isle aux Noix')

with act(s, 'US campaign', 'US', 'Campaign', free=True, book=b, laid=False):
    us.say('kampanja: Harrison ja Hampton. Harrison ensin')
    way('Ft. Meigs', 'Frenchtown')
    way('Plattsburg', 'Champlain NY')
    us.play('Campaign')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Hampton us:11th', 'Champlain NY')
    us.discard('Campaign')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('58')
    br.say('pidän tämän')
s.done()
