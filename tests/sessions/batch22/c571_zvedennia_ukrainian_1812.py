"""Ukrainian, autumn 1812 to spring 1813: Taras counts, discards and turns everything when the turn is over, from a list of his own."""
from aid22b import *

s = Session('dev-1812-faults', us='Оксана', br='Тарас', what='End of autumn 1812, winter, spring 1813: points and discards at the end of the turn, a naval battle, fleets home, attrition, repairs, arrivals, the die for 1813, deal, first plays')
t = s.t
lay(t, '1812b')
hands(t, ['16', '6', '18'], ['22', '25', '24'])
burn_to(t, 1812, 22)
t.lay_vp('0')
t, us, br = s.begin()
book = Book(t)

with act(s, 'US Chauncey', 'US', '16', 'Chauncey', laid=False):
    us.say('Привіт! Карта 16, Чонсі виходить на озеро')
    us.play('16')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    br.say('очки запишу в кінці ходу, в мене є зошит')
    assert book.due() == 'US 2'

s.play('BR attacks the lake')
inhand(br, '22')
br.play('22')
br.say('22, три кораблі проти п\'яти. Ну, з Богом')
A, D = 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge Growler Pert'
br.drag(A, 'Lake Ontario Control Box')
us.say('веде Онейда')
assert seafight(t, A, D, 'Royal George', 'Oneida', 5) == 'A1 D1 att'
br.roll('1d6', 5)
br.say('5-1=4: по одному кроку, озеро моє')
br.flip('Royal_George')
us.flip('Oneida')
br.drag('Royal_George', 'Kingston')
us.drag('Oneida Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
assert book.due() == 'British 2'

with act(s, 'US Dearborn', 'US', '6', 'Dearborn', laid=False):
    us.say('6: Дірборн веде чотири полки до Платсбурга')
    us.play('6')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th us:9th us:11th', 'Whitehall', 'Ticonderoga', 'Plattsburg')

with act(s, 'BR 103rd and Scots', 'British', '25', laid=False):
    br.say('25 на два: 103-й і шотландці з Квебека')
    br.play('25')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')

with act(s, 'US 18th', 'US', '18', laid=False):
    us.say('18, один полк: 14-й до Ютіки й далі')
    us.play('18')
    way('Albany', 'Utica', 'Canandaigua')
    us.march('us:14th', 'Utica', 'Canandaigua')

with act(s, 'BR Western Indians', 'British', '24', laid=False):
    br.say('24: західні індіанці до Сендвіча')
    br.play('24')
    way('Ft. Malden', 'Sandwich')
    br.drag('Western_Indians', 'Sandwich')
    br.say('все, карт нема. тепер мій зошит')

s.play('end of autumn: Taras\' notebook')
for c in ('16', '22', '6', '25', '18', '24'):
    br.discard(c)
br.say('озеро було твоє +2, потім моє: мінус 2 тобі, плюс 2 мені')
br.vp('US 2')
br.vp('British 2')
book.ok()
br.drag('Earl_of_Moira Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.turn('Winter 1812-13')
us.say('бррр')

s.play('winter')
us.say('у мене: Платсбург п\'ять із чотирьох, Детройт п\'ять із трьох')
us.flip('4th_NY_Militia')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.say('у мене Молден: чотири, місця на три. і Сент-Джозеф: двоє на одне')
br.flip('Essex')
br.drag('Det._10th_R.V.', 'British Eliminated')
winter_over(t)
br.say('ремонт')
br.flip('Royal_George')
br.flip('Oneida')
us.say('дякую, що й мою')
book.ok()

s.play('spring 1813: the marker, arrivals, the die')
br.turn('Spring-Summer 1813')
us.roll('1d6', 6)
br.roll('1d6', 3)
us.say('6 проти 3+2. Я перша весь рік')
br.say('спершу підкріплення, я поставлю своє купкою')
muster(br, '1813a')
muster(us, '1813a', groups=False)

s.play('deal')
US8 = ['42', '40', '38', '37', '43', '39', '41', '45']
BR8 = ['46', '48', '50', '44', '49', '47', '53', '55']
for a, b in zip(US8, BR8):
    deal(t, us, 1813, a)
    deal(t, br, 1813, b)
keep_count(t, 8, 8)

with act(s, 'US Hampton', 'US', '42', 'Hampton', laid=False):
    us.say('42, Гемптон іде подивитися на Шамплейн')
    us.play('42')
    way('Plattsburg', 'Champlain NY')
    us.drag('Hampton us:6th us:13th us:9th', 'Champlain NY')

with act(s, 'BR Drummond', 'British', '48', 'Drummond', laid=False):
    br.say('48, Драммонд навстріч. карти скину потім')
    br.play('48')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.march('Drummond 103rd 1/R._Scots', 'La Prairie', 'St-Jean')
    book.ok()

with act(s, 'US builds', 'US', '43', build=True, laid=False, book=book):
    us.say('43, будую: Медісон і дві шхуни')
    us.play('43')
    us.drag('ship:Madison Asp Raven', 'Sackets Harbour')

with act(s, 'BR builds at two bases', 'British', '46', build=True, laid=False, book=book):
    br.say('46 на три: Вулф і Мелвілл у Кінгстоні, Детройт у Молдені')
    br.play('46')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')

s.play('US holds, the notebook again')
us.say('одну притримаю')
inhand(us, '45')
us.hold('45')
br.say('і знову зошит: чотири карти у відбій, очки без змін')
for c in ('42', '48', '43', '46'):
    br.discard(c)
s.done()
