"""One writes English, the other answers in German. Who leads is shown with the counter: it is pulled out of the stack, laid beside it in the same space, and put back after the
throw. Two logs: the second begins in the middle of the spring, in the other's client. Discards pile up and are cleared in one go."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Desmond', br='Traudl', what='Spring 1814, English and German: Ft. Erie (DR), Chippawa in two rounds (EX, DR), Drummond comes with two regiments taken up at Burlington (DR-1, priority of own ground), builds at Vergennes and Isle aux Noix, restores, a depot; leads pulled out of the stack')
t = s.t
spring_1814(t)
t.lay('us:11th us:22nd us:25th', 'Buffalo', 'US')
t.lay_vp(label(position(t)))
hands(t, ['Card 85', 'Card 93', 'Card 98', 'Card 89', 'Card 101', 'Card 88'], ['Card 86', 'Card 90', 'Card 75', 'Card 79', 'Card 82', 'Card 84'])
burn_to(t, 1814, 6)
t, us, br = s.begin()
book = Book(t)


def show(pl, what, space):
    pl.drag(what, space, at='beside')


with act(s, 'BR 86: Riall to Chippawa', 'British', '86', 'Riall', book=book, laid=False):
    br.say('86, Riall und die Schotten nach Chippawa')
    br.play('86')
    br.drag('1/R._Scots', 'Queenston')
    br.drag('Riall', 'Queenston')
    br.drag('1/R._Scots Riall', 'Chippawa')
    us.say('evening. saw it')

with act(s, 'US 85: Scott at Ft. Erie: 18 to 6 +2, river -1, B to A -1, Scott +2', 'US', '85', 'Scott', ret='1/41st', book=book, laid=False):
    us.say('85 for Scott, five units, over we go')
    us.play('85')
    way('Buffalo', 'Ft. Erie')
    us.drag(['us:11th', 'us:22nd', 'us:25th', 'NY Volunteers 1814', 'Seneca', 'Scott'], 'Ft. Erie', at='beside')
    show(us, ['us:25th'], 'Ft. Erie')
    us.say('25th in front')
    br.say('ich bleibe im Fort')
    assert supplied(t, 'US', 'Ft. Erie', 'Buffalo') and supplied(t, 'British', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '25th', '1/41st', 1814, (3, 5)) == 'DR'
    us.roll('2d6', 3, 5)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.drag(['us:25th'], 'Ft. Erie', onto='Scott')
    us.vp(book.due())

with act(s, 'BR 82: Linnet and two of Kingston', 'British', '82', build=True, book=book, laid=False):
    br.play('82')
    br.say('82: Werft. Princess Charlotte, und Linnet am Champlain')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with act(s, 'US 93: Scott at Chippawa: 14 to 14, B to A -1, Scott +2: EX; 10 to 12 -2, B to B, +2: DR', 'US', '93', 'Scott', ret='1/41st 1/R._Scots 89th Riall', flips='us:25th 1/41st', book=book, laid=False):
    us.say('93, Scott again. the volunteers keep the fort')
    us.play('93')
    us.drag(['us:11th', 'us:22nd', 'us:25th', 'Seneca', 'Scott'], 'Chippawa', at='beside')
    show(us, ['us:25th'], 'Chippawa')
    show(br, ['1/41st'], 'Chippawa')
    us.say('"those are regulars, by God"')
    assert supplied(t, 'US', 'Chippawa', 'Ft. Erie') and supplied(t, 'British', 'Chippawa')
    assert fight(t, 'US', 'Chippawa', ['Ft. Erie'], '25th', '1/41st', 1814, (1, 6)) == 'EX'
    us.roll('2d6', 1, 6)
    us.flip('us:25th')
    br.flip('1/41st')
    show(us, ['us:22nd'], 'Chippawa')
    show(br, ['1/R. Scots'], 'Chippawa')
    assert fight(t, 'US', 'Chippawa', ['Ft. Erie'], '22nd', '1/R. Scots', 1814, (5, 4), rnd=2) == 'DR'
    br.say('zweite Runde, bitte keine 9')
    us.roll('2d6', 5, 4)
    br.say('na klar')
    goes(t, 'British', 'Chippawa', 'Queenston', ['Ft. Erie'])
    br.drag(['1/41st', '1/R. Scots', '89th', 'Riall'], 'Queenston')
    us.drag(['us:25th', 'us:22nd'], 'Chippawa', onto='Scott')
    us.vp(book.due())

s.play('the table is cleared')
us.say('clearing the table')
us.discard('86')
us.discard('85')
br.discard('82')
us.discard('93')
s.cut()

with act(s, 'BR 75: Drummond: 17 to 12, A to B +1, +1 -2: DR-1', 'British', '75', 'Drummond', pick='103rd Glengarry 1/R._Scots 89th 1/41st', ret='us:11th us:22nd us:25th Seneca Scott', flips='us:22nd', book=book, laid=False):
    br.say('mein Log. 75: Drummond, Gewaltmarsch. 104. bis Stoney Creek')
    br.play('75')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa', most=10)
    way('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa')
    br.drag('Drummond 104th', 'York')
    br.drag('Drummond 104th', 'Burlington')
    br.drag('Drummond 104th 103rd Glengarry', 'Stoney Creek')
    br.drag('Drummond 103rd Glengarry', 'Queenston')
    br.drag(['Drummond', '103rd', 'Glengarry', '1/R. Scots', '89th', '1/41st'], 'Chippawa', at='beside')
    show(br, ['Glengarry'], 'Chippawa')
    assert supplied(t, 'British', 'Chippawa', 'Queenston') and supplied(t, 'US', 'Chippawa')
    assert fight(t, 'British', 'Chippawa', ['Queenston'], 'Glengarry', '22nd', 1814, (5, 6)) == 'DR-1'
    us.say('22nd leads, 11th has had enough')
    br.roll('2d6', 5, 6)
    us.flip('us:22nd')
    us.say('own side first: Ft. Schlosser')
    goes(t, 'US', 'Chippawa', 'Ft. Schlosser', ['Queenston'])
    us.drag(['us:11th', 'us:22nd', 'us:25th', 'Seneca', 'Scott'], 'Ft. Schlosser')
    br.drag(['Glengarry'], 'Chippawa', onto='Drummond')
    br.vp(book.due())

with act(s, 'US 98: Macdonough\'s yard', 'US', '98', build=True, book=book, laid=False):
    us.say('98: Saratoga at Vergennes, and ship Ticonderoga')
    us.play('98')
    us.drag('ship:Saratoga', 'Vergennes')
    us.drag(['ship:Ticonderoga'], 'Vergennes')

with act(s, 'BR 90: the 1/41st', 'British', '90', flips='1/41st', book=book, laid=False):
    assert supplied(t, 'British', 'Chippawa')
    br.play('90')
    br.flip('1/41st')
    br.say('das 41. wieder ganz')

with act(s, 'US 89: both made whole', 'US', '89', flips='us:22nd us:25th', book=book, laid=False):
    assert supplied(t, 'US', 'Ft. Schlosser')
    us.play('89')
    us.flip('us:22nd us:25th')
    us.say('so are mine')

with act(s, 'BR 84: a depot at Burlington', 'British', '84', book=book, laid=False):
    br.play('84')
    br.put('British Supply Depot', 'Burlington')
    assert supplied(t, 'British', 'Burlington')

with act(s, 'US 101: one regiment to Batavia', 'US', '101', book=book, laid=False):
    us.play('101')
    us.drag(['us:34th'], 'Utica')
    us.drag(['us:34th'], 'Batavia')

s.play('cleared again; holds')
for c in ('75', '90', '84'):
    br.discard(c)
for c in ('98', '89', '101'):
    us.discard(c)
br.hold('79')
us.hold('88')
us.say('good night Traudl')
br.say('gute Nacht')
book.ok()
s.done()
