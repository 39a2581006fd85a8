"""Two rules lawyers: every step goes with its paragraph, and quarrels about paragraphs end in nothing. Harrison hunts Procter from Detroit to London; garrisons are dropped
behind him one by one; Barclay's ships run from the infantry; the battle at Thamesville goes two rounds."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Mr_Oakes', br='Fenwick', what='Autumn 1813: chase up the Thames: retreats before combat at Detroit and Thamesville, ships flee from Malden, Procter attacks (EX, AR-1), London taken (DR), 1/41st restored; talk of paragraphs')
t = s.t
autumn_1813(t)
t.lay('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box', 'US')
t.lay('us:24th us:28th 3rd_Kentucky Kentucky_Mounted', 'Ft. Meigs', 'US')
t.lay_vp(label(position(t)))
hands(t, ['Card 46', 'Card 43', 'Card 53', 'Card 50', 'Card 61', 'Card 62'], ['Card 48', 'Card 58', 'Card 45', 'Card 60', 'Card 54', 'Card 52'])
burn_to(t, 1813, 20)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 46: Harrison at Detroit, Essex will not wait', 'US', '46', 'Harrison', ret='Essex', book=book):
    us.say('46. Harrison, 3.33: ten units, I take seven')
    us.play('46')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    H = '17th us:19th us:24th us:28th 1st_Kentucky 3rd_Kentucky Kentucky_Mounted Harrison'
    us.drag(H, 'Frenchtown')
    us.drag(H, 'Detroit', at='beside')
    assert odds(f(t, '17th us:19th us:24th us:28th 1st_Kentucky 3rd_Kentucky Kentucky_Mounted', True), 3 + 2) == 4
    br.say('26 to 5, that is not 9:1, see 9.51')
    us.say('nobody said it was')
    br.say('9.42 then: Essex to Sandwich, no penalty')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(book.due())
    us.discard('46')

with act(s, 'BR 48: Procter leaves Malden, Essex is left at Thamesville', 'British', '48', 'Procter', pick='Essex', book=book):
    br.say('48, Procter. 8.44, Tecumseh brings his own')
    br.play('48')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.drag('Procter Tecumseh 1/41st', 'Sandwich')
    br.drag('Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'London')
    us.say('and Barclay?')
    br.say('Barclay is a sailor')
    br.discard('48')

SHIPS = 'Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'
with act(s, 'US 43: Sandwich and Malden, the ships leave', 'US', '43', 'Harrison', ret=SHIPS, book=book):
    us.say('43: Harrison again. the 28th minds Detroit, 1st Kentucky minds Sandwich')
    us.play('43')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    us.drag('17th us:19th us:24th 1st_Kentucky 3rd_Kentucky Kentucky_Mounted Harrison', 'Sandwich')
    us.drag('17th us:19th us:24th 3rd_Kentucky Kentucky_Mounted Harrison', 'Ft. Malden', at='beside')
    us.say('9.61 please')
    br.drag(SHIPS, 'Port Dover')
    br.say('11.43: your lake does not stop my ships running')
    us.vp(book.due())
    us.discard('43')

with act(s, 'BR 58: Vincent and the 8th for Oxford', 'British', '58', 'Vincent', book=book):
    br.play('58')
    way('Ft. George', 'Stoney Creek', 'Burlington', "Brant's Ford", 'Oxford')
    br.march('br:8th Vincent', 'Burlington', "Brant's Ford", 'Oxford')
    br.discard('58')

with act(s, 'US 53: Thamesville; Essex steps back once more', 'US', '53', 'Harrison', ret='Essex', book=book):
    us.say('53. 3rd Kentucky stays at Malden, 4.14')
    us.play('53')
    way('Ft. Malden', 'Sandwich', 'Thamesville')
    us.drag('17th us:19th us:24th Kentucky_Mounted Harrison', 'Sandwich')
    us.drag('17th us:19th us:24th Kentucky_Mounted Harrison', 'Thamesville', at='beside')
    br.say('9.42 again')
    goes(t, 'British', 'Thamesville', 'London', ['Sandwich'])
    br.drag('Essex', 'London')
    us.say('9.44: I could go on. 9.45(1): I do not')
    us.discard('53')

with act(s, 'BR 45: Procter at Thamesville: 16 to 14, forest -1, A to B +1, Harrison -1: EX; 11 to 12, -2-1: AR-1', 'British', '45', 'Procter', flips='1/41st 17th Shawnee',
         fights={k: 'Thamesville' for k in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Essex')}, book=book):
    br.say('45. enough. Procter turns about')
    br.play('45')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Thamesville', at='beside')
    assert supplied(t, 'British', 'Thamesville', 'London') and supplied(t, 'US', 'Thamesville')
    br.say('10.31: 1/41st')
    us.say('17th. stays')
    assert fight(t, 'British', 'Thamesville', ['London'], '1/41st', '17th', 1813, (5, 3)) == 'EX'
    br.say('3.51, so Tecumseh is just company. -1 in all')
    br.roll('2d6', 5, 3)
    us.flip('17th')
    br.flip('1/41st')
    us.say('10.61, it goes on')
    br.say('I know it goes on')
    assert fight(t, 'British', 'Thamesville', ['London'], 'Shawnee', '19th', 1813, (3, 4), rnd=2) == 'AR-1'
    br.roll('2d6', 3, 4)
    br.flip('Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'London')
    br.say('10.73. no comment')
    br.discard('45')

with act(s, 'US 50: Harrison at London, the broken 17th holds Thamesville: 10 to 12 -2, forest -1, A to B +1, +1', 'US', '50', 'Harrison',
         ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', book=book):
    us.say('50. the 17th keeps the road open, 13.32')
    us.play('50')
    us.drag('us:19th us:24th Kentucky_Mounted Harrison', 'London', at='beside')
    assert supplied(t, 'US', 'London', 'Thamesville') and supplied(t, 'British', 'London')
    us.say('3.62: mounted men lead, A in the woods')
    br.say('Wyandot')
    assert fight(t, 'US', 'London', ['Thamesville'], 'Kentucky Mounted', 'Wyandot', 1813, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    goes(t, 'British', 'London', 'Oxford', ['Thamesville'])
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Oxford')
    us.vp(book.due())
    us.discard('50')

with act(s, 'BR 60: the 1/41st made whole', 'British', '60', flips='1/41st', book=book):
    br.play('60')
    br.flip('Shawnee')
    br.undo()
    us.say('8.31(5): Indians do not qualify, I saw that')
    assert supplied(t, 'British', 'Oxford')
    br.flip('1/41st')
    br.say('quite. the 1/41st only')
    br.discard('60')

with act(s, 'US 61: 2nd Kentucky', 'US', '61', book=book):
    us.play('61')
    us.march('2nd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('61')

with act(s, 'BR 54: Norfolk', 'British', '54', book=book):
    br.play('54')
    way('Ft. Erie', 'Port Dover')
    br.drag('Norfolk', 'Port Dover')
    br.say('somebody has to sleep on the ships')
    br.discard('54')

with act(s, 'US 62: Wilkinson', 'US', '62', 'Wilkinson', book=book):
    us.play('62')
    us.march('us:9th 21st us:15th us:16th Wilkinson', 'Antwerp', 'Ogdensburg')
    us.discard('62')

s.play('BR holds')
br.hold('52')
br.say('7.34. and I rest my case')
book.ok()
s.done()
