"""Afrikaans: Oupa Gert cannot work a mouse; Kobus, his opponent and grandson, moves, flips, musters and books for both. Only cards and dice Oupa does himself."""
from aid22b import *

s = Session('dev-1812-faults', us='Oupa Gert', br='Kobus', what='End of spring 1812, arrivals and deal of autumn, Ft. George taken after a retreat before combat, a 9 against a fort; the British client moves all pieces')
t = s.t
US7 = ['26', '16', '15', '11', 'Death of Brock', '14', '23']
BR7 = ['22', '3', '25', '29', '28', '21', '24']
hands(t, ['4'], ['17'])
burn_but(t, 1812, 12, *(US7 + BR7))
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 3rd Ohio', 'US', '4', book=book):
    us.say('Naand Kobus. Laaste kaart, die 4. Skuif my 3de Ohio een plek op')
    us.play('4')
    br.say('so Oupa?')
    way('Ft. MacArthur', 'Ft. Findlay')
    br.drag('3rd_Ohio', 'Ft. Findlay')
    us.say('ja so')
    us.discard('4')

with act(s, 'BR Norfolk', 'British', '17', book=book):
    br.play('17')
    br.say('myne: Norfolk na Ft. Erie, 17')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('autumn: marker, arrivals of both by one hand')
keep_count(t, 0, 0)
br.turn('Summer-Autumn 1812')
us.say('nou kom die hele wa vol soldate. jy pak uit')
for side in ('US', 'British'):
    todo = arrivals(t, '1812b', side)
    for w in dict.fromkeys(w for p, w in todo):
        br.drag([p for p, x in todo if x == w], w)
br.say('alles op die bord. Oupa vat self kaarte')

s.play('deal in two parts')
deal(t, us, 1812, *US7[:4])
deal(t, br, 1812, *BR7[:3])
us.say('wag my koffie kook oor')
deal(t, br, 1812, *BR7[3:])
deal(t, us, 1812, *US7[4:])
keep_count(t, 7, 7)

with act(s, 'US Harrison', 'US', '15', 'Harrison', pick='3rd_Ohio', book=book):
    us.say('15, twee punte. Harrison van Ft. MacArthur met die 17de, die 19de en die Kentuckians, tel Ohio langs die pad op, tot by Frenchtown')
    us.play('15')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    br.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    br.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs')
    br.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.discard('15')

with act(s, 'BR Brock', 'British', '3', 'Brock', book=book):
    br.say('3: Brock met die R.N.R. Niagara toe')
    br.play('3')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.discard('3')

with act(s, 'US Van Rensselaer', 'US', '16', 'Van Rensselaer', pick='us:18th', ret='Brock R.N.R.', book=book):
    us.say('16 vir drie. Van Rensselaer stap na Ft. Niagara, vat die 18de saam en dan oor die rivier op Ft. George af!')
    us.play('16')
    way('Lewiston', 'Ft. Niagara', 'Ft. George')
    br.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    br.drag('Van_Rensselaer 1st_NY_Militia us:18th', 'Ft. George')
    br.say('ek bly nie vir 8 teen 4 nie. terug na Queenston voor die geveg')
    goes(t, 'British', 'Ft. George', 'Queenston', came=['Ft. Niagara'])
    br.drag('Brock R.N.R.', 'Queenston')
    us.say('lekker! drie punte')
    br.vp('US 3')
    us.discard('16')

with act(s, 'BR Brock comes back', 'British', '28', 'Brock', pick='Norfolk', book=book, fights={'R.N.R.': 'Ft. George', 'Lincoln': 'Ft. George', 'Norfolk': 'Ft. George', 'Brock': 'Ft. George'}):
    br.say('28: Brock gaan haal Norfolk by Ft. Erie, dan saam met Lincoln terug')
    br.play('28')
    way('Queenston', 'Chippawa', 'Ft. Erie', 'Chippawa', 'Queenston', 'Ft. George', most=10)
    way('Ft. Erie', 'Chippawa', 'Queenston', 'Ft. George')
    br.march('Brock', 'Chippawa', 'Ft. Erie')
    br.march('Brock Norfolk', 'Chippawa', 'Queenston')
    br.drag('Brock Norfolk R.N.R. Lincoln', 'Ft. George')
    us.say('ons staan. 18de voor')
    assert lands(t, 'British', 'Ft. George', ['Queenston'], 'R.N.R.', '18th', 1812, (5, 3)) == 'AR'
    br.roll('2d6', 5, 3)
    br.say('8+1=9... teen \'n fort. Ag nee')
    us.say('haha, terug met julle')
    br.drag('Brock R.N.R. Lincoln Norfolk', 'Queenston')
    br.discard('28')

with act(s, 'US depot', 'US', '11', build=True, book=book):
    us.say('11, een: sit vir my \'n depot by Buffalo neer')
    us.play('11')
    assert supplied(t, 'US', 'Buffalo')
    br.put('US Supply Depot', 'Buffalo')
    us.discard('11')

with act(s, 'BR 103rd, Scots, 100th', 'British', '22', book=book):
    br.say('22 op drie: 103de, Skotte en 100ste uit Quebec')
    br.play('22')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('103rd 1/R._Scots br:100th', 'Montreal')
    br.drag('103rd 1/R._Scots', 'Cornwall')
    br.say('die 100ste bly by Montreal')
    br.discard('22')

s.play('US holds')
inhand(us, '14')
us.say('ek hou een terug. die 14. ai, nou het ek dit gesê')
us.hold('14')

with act(s, 'BR 49th', 'British', '21', book=book):
    br.say('21: 49ste na Smiths Creek, en verder tot by York')
    br.play('21')
    way('Kingston', 'Smiths Creek', 'York')
    br.march('49th', 'Smiths Creek', 'York')
    br.discard('21')

with act(s, 'US Dearborn', 'US', '26', 'Dearborn', book=book):
    us.say('26. Dearborn en ses bataljons na Sackets: 6, 13, 15, 16, 21, 23')
    us.play('26')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    br.say('die lot is swaar, Oupa')
    br.drag('Dearborn us:6th us:13th us:15th us:16th us:21st us:23rd', 'Sackets Harbour')
    us.say('dankie my kind')
    us.discard('26')

with act(s, 'BR 8th', 'British', '25', book=book):
    br.say('25: die 8ste en die Fencibles uit Montreal, tot by Prescott')
    br.play('25')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('br:8th Canadian_Fencibles', 'Cornwall')
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
    br.discard('25')

s.play('US Death of Brock')
inhand(us, 'Death of Brock')
us.say('en nou die hartseer een: Death of Brock, as event. Hy was \'n goeie man')
us.play('Death of Brock')
br.flip('Brock')
br.say('Sheaffe dan. nag Oupa')
us.discard('Death of Brock')
s.done()
