"""A married couple with one computer: whoever sits at the mouse drags for both. Autumn 1812, the winter in full, spring 1813."""
from aid37b import *

s = Session('dev-1812-faults', us='Geert', br='Wiesje', what='End of 1812, fleet return, winter with attrition, repair and depot, first player, arrivals, deal and builds of 1813; one hand drags for both')
t, us, br = s.t, s.us, s.br
autumn_1812(t)
spent(t, 'US', [])
spent(t, 'British', [])
burn(t, '6', '21', '11', '1', '16', '26', '7', '28', '18', '15')
t.lay_hand('US', ['24', '29'])
t.lay_hand('British', ['3', '31'])
t.lay('Dearborn us:6th us:13th 21st 23rd', 'Sackets Harbour', 'US')
t.lay('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Royal_George', True, 'British')
t.lay_marker('US Supply Depot', 'Rome')
s.begin()
b = Book(t)
assert tracked(t) == 0 and b.off == 0

with act(s, 'US Harrison to Mansfield', 'US', '29', 'Harrison', book=b):
    us.say('29, Harrison met 17 en 19 naar Mansfield, daar is plek')
    us.play('29')
    way('Ft. MacArthur', 'Upper Sandusky', 'Mansfield')
    us.drag('Harrison us:17th us:19th', 'Mansfield')
    us.discard('29')

with act(s, 'BR Mackinac', 'British', '31', ret='Detachment_(Mackinaw)', free=True, book=b):
    br.say('31. schat, sleep jij de Northwest naar Mackinac? ik heb deeg aan mijn handen')
    br.play('31')
    us.drag('NWC', 'Ft. Mackinaw')
    us.say('staat er. mijn detachement blijft zitten')
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment (Mackinaw)', 1812, (5, 5)) == 'DR-1'
    us.roll('2d6', 5, 5)
    us.say('10 gegooid voor jou. +1, 11: weg ermee')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('krijg ik daar punten voor?')
    us.say('nee, indianen alleen, het fort is 2')
    br.discard('31')

with act(s, 'US NY militia', 'US', '24', book=b):
    us.say('24, de 1e NY naar Ft. Niagara, warm worden')
    us.play('24')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('24')

with act(s, 'BR reinforce Montreal', 'British', '3', book=b):
    br.play('3')
    br.say('3, de 103 en de Royal Scots naar Montreal')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    us.drag('br:103rd 1/R._Scots', 'Trois-Rivieres')
    br.say('verder, Geert')
    us.drag('br:103rd 1/R._Scots', 'Montreal')
    br.discard('3')

s.play('fleets home, markers')
us.say('op, de vloot naar huis. ik doe ze allebei')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
us.drag('Queen_Charlotte Hunter', 'Ft. Malden')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.put('British Lake Control', 'Lake Erie Control Box')
us.say('2 om 2, blijft 0')
b.ok()

s.play('winter: turn, attrition')
us.turn('Winter 1812-13')
br.say('niemand heeft winterkaarten. tellen')
assert excess(t) == {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 2, ('Sackets Harbour', 'US'): 1}
us.say('Sackets zes op vijf: de 23e lijdt')
us.flip('23rd')
br.say('zal ik Detroit doen? jij was toch koffie halen')
br.flip('1st_Ohio 2nd_Ohio')
us.say('ja de Ohio mannen. en Malden vijf op drie, wie?')
br.say('Essex en de Shawnee, niet mijn 41e!')
us.flip('Essex Shawnee')
br.say('verder past alles, Quebec is groot')

s.play('winter: repair, depot')
us.say('Royal George gratis gerepareerd')
us.flip('Royal_George')
br.say('jouw depot in Rome weg')
br.delete('US_Supply_Depot')
b.ok()

s.play('1813: turn, first player, arrivals')
us.turn('Spring-Summer 1813')
us.say('rest van het 1812 pakje gaat in de doos. dobbelen wie begint, stand 0')
us.roll('1d6', 2)
us.say('en voor jou')
us.roll('1d6', 6)
br.say('ha, ik het hele jaar')
us.say('versterkingen, ik begin met die van jou')
for side, pl in (('British', us), ('US', br)):
    todo = arrivals(t, '1813a', side)
    for w in dict.fromkeys(w for p, w in todo):
        pl.drag([p for p, x in todo if x == w], w)
assert not arrivals(t, '1813a', 'US') and not arrivals(t, '1813a', 'British')
br.say('en ik die van jou, alles staat')

s.play('deal')
deal(t, br, 1813, '43', '46', '44', '48', '#56 Grand River Indians', '53', '57', '60')
deal(t, us, 1813, '38', '42', '47', '49', '52', '55', '61', 'Campaign')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR builds at Kingston', 'British', '43', build=True, book=b):
    br.say('43, twee punten bouwen: Wolfe en Melville')
    br.play('43')
    unbuilt(t, 'Wolfe Melville')
    us.drag('Wolfe', 'Kingston')
    us.drag('Melville', 'Kingston')
    br.discard('43')

with act(s, 'US builds at Sackets', 'US', '38', build=True, book=b):
    us.say('38, bouwen: korvet Madison en twee schoeners, Asp en Raven. doe jij het? ik laat de hond uit')
    us.play('38')
    unbuilt(t, 'Madison Asp Raven')
    br.drag('Madison Asp Raven', 'Sackets Harbour')
    br.discard('38')

with act(s, 'BR builds on three lakes', 'British', '46', build=True, book=b):
    br.say('46, drie: Detroit in Malden, Brock in York, Chubb en Finch op Isle aux Noix')
    br.play('46')
    unbuilt(t, 'ship:Detroit ship:Brock Chubb Finch')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.drag('Chubb Finch', 'Isle aux Noix')
    br.discard('46')

with act(s, 'US builds at Erie', 'US', '49', build=True, book=b):
    us.say('49, Lawrence en Niagara op stapel in Erie')
    us.play('49')
    unbuilt(t, 'Lawrence ship:Niagara')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.discard('49')

with act(s, 'BR two regiments west', 'British', '53', book=b):
    br.play('53')
    br.say('53, de 13e en de 89e naar Montreal en door tot Prescott. sleep maar')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    us.drag('br:13th 89th', 'Montreal')
    us.drag('br:13th 89th', "Crysler's Farm")
    us.say('bij Crysler is ook een bed vrij')
    br.say('dan maar daar, is goed')
    br.discard('53')

with act(s, 'US Pike', 'US', '47', 'Pike', book=b):
    us.say('47, Pike met de 6e en de 13e naar Oswego')
    us.play('47')
    way('Sackets Harbour', 'Oswego')
    br.drag('Pike us:6th us:13th', 'Oswego')
    us.say('dank je schat. eten?')
    us.discard('47')
end(s)
