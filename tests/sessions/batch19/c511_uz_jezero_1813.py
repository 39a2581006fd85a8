"""Autumn 1813 on Lake Ontario, Croatian: Chauncey lands Pike at empty Burlington and takes the lake, Vincent attacks unsupplied, the Niagara is crossed behind him, Yeo wins the lake and Pike is thrown into the woods."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Ljerka', br='Tin', what='Autumn 1813, Croatian: landing at an empty town and on to the box, attack out of supply AR, Ft. George walked into, lake battle A1 D2, both sides out of supply at Burlington DR, retreat into enemy land (flips, riflemen lost), '
            'repairs, Port Dover; cards straight to the pile, points late and summed')
t = s.t
lay(t, '1813b')
hands(t, ['Card 48', 'Card 46', 'Card 43', 'Card 53', 'Card 51', 'Card 60'], ['Card 45', 'Card 57', 'Card 49', 'Card 52', 'Card 54', 'Card 44'])
burn_to(t, 1813, 20)
t.lay_vp('British 3')
t, us, br = s.begin()
book = Book(t, 0)
F = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American'

s.play('US Chauncey lands Pike at Burlington (in 1, over 1, landing 2), then the box 1')
fit(48, 'Chauncey')
here(t, 'Chauncey Pike us:6th us:15th 1st_Rifles ' + F, 'Sackets Harbour')
us.say('48 chauncey burlington')
us.drag('us:6th us:15th 1st_Rifles Pike', 'Burlington')
us.drag('Chauncey ' + F, 'Burlington')
us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
us.drop_discard('48')

s.play('BR Vincent out of supply: 9, halved 5, to 10, -2, Pike -1')
fit(45, 'Vincent')
assert book.due() == 'US 1'
go('Ft. George', 'Stoney Creek', 'Burlington')
br.roll('2d6', 6, 3)
br.drag('Vincent br:8th 49th', 'Stoney Creek')
us.vp(book.due())
br.drag('Vincent br:8th 49th', 'Burlington')
assert fight(t, 'br:8th 49th', 'us:6th us:15th 1st_Rifles', 'Burlington', (6, 3), 'br:8th', '1st_Rifles', dl=1, frm='Stoney Creek', afed=False) == 'AR'
br.say('šest, ništa')
us.drag('Vincent br:8th 49th', 'Stoney Creek')
br.drop_discard('45')

s.play('US the 13th and 18th into Ft. George')
fit(43, n=2)
go('Ft. Niagara', 'Ft. George')
us.drag('us:13th us:18th', 'Ft. George')
us.drop_discard('43')
br.say('a joj. kako je mala?')

s.play('BR Yeo: 6 to 7 ships -1, B to B, Yeo +1')
us.vp(book.due())
assert book.due() == 'US 4'
fit(49, 'Yeo')
Y = 'Royal_George Wolfe Melville Earl_of_Moira Sydney_Smith Beresford'
assert sea(t, Y, F, 'Royal_George', 'Madison', 5, al=1) == 'A1 D2 att'
br.roll('1d6', 5)
br.drag('Yeo ' + Y, 'Lake Ontario Control Box')
br.play('49', reveal=False)
us.say('dobro je, hvala. Madison i Oneida')
us.drag('Chauncey ' + F, 'Sackets Harbour')
us.flip('Madison')
us.flip('Oneida')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
br.reveal('49')

s.play('US yard')
us.drop_discard(fit(46, n=2))
us.flip('Madison')
br.vp(book.due())
assert book.due() == '0'
us.flip('Oneida')
br.discard('49')

s.play('BR Vincent again: both out of supply, 5 to 5, Pike -1')
fit(52, 'Vincent')
br.play('52')
br.drag('br:8th 49th', 'Burlington')
br.drag('Vincent', 'Burlington')
assert fight(t, 'br:8th 49th', 'us:6th us:15th 1st_Rifles', 'Burlington', (6, 4), '49th', '1st_Rifles', dl=1, frm='Stoney Creek', afed=False, dfed=False) == 'DR'
br.roll('2d6', 6, 4)
us.say('u šumu. okreći sve, streljačka ide van')
us.drag('us:6th us:15th Pike', "Brant's Ford")
us.flip('us:15th')
us.drag('1st_Rifles', 'US Eliminated')
us.flip('us:6th')
br.discard('52')
assert not holds(t, 'US', 'Burlington') and holds(t, 'US', "Brant's Ford")

s.play('US Pike to Port Dover')
br.say('bodovi?')
br.vp(book.due())
fit(51, 'Pike')
go("Brant's Ford", 'Port Dover')
us.drag('Pike us:6th us:15th', 'Port Dover')
us.drop_discard('51')

s.play('BR Royal George mended')
br.drop_discard(fit(44, n=1))
br.flip('Royal_George')
br.vp(book.due())
assert supplied(t, 'US', 'Port Dover')

s.play('US the 9th and 21st')
fit(53, n=2)
go('Sackets Harbour', 'Oswego')
us.drag('us:9th 21st', 'Oswego')
us.drag('21st', 'Sackets Harbour')
us.say('ipak oba')
us.undo(2)
assert t.where(t.find('us:21st')) == 'Oswego'
us.drop_discard('53')

s.play('BR Caughnawaga')
fit(54, n=1)
br.drag('Caughnawaga', 'Chateauguay')
br.drop_discard('54')

s.play('US holds')
us.hold('60')
us.say('idem spavati')
book.ok()
s.done()
