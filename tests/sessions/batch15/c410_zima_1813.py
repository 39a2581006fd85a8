"""Last plays of 1813, winter, and 1814 made ready: Ghent out of the deck, nine cards each, Ghent back. Czech; pieces turned over to look at the back."""
from aid15 import Book, cid, go, sizes
from lay7 import burn, burn_to, hands, more
from more import excess, lay_1813, lay_arrivals, muster, supplied
from session import Session

s = Session('dev-1812-faults', us='Honza', br='Eliska', what='End of 1813 to spring 1814, Czech: restore, a garrison thinned before winter, fleet home, winter losses, depots off, repair, Ghent set aside and put back, deal of 9, yards')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Yeo Royal_George Wolfe', 'Lake Ontario Control Box', 'British')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('us:14th us:5th 4th_NY_Militia', side='US')
t.lay_face('Melville', side='British')
t.lay_marker('US Supply Depot', 'Batavia')
t.lay_marker('British Supply Depot', 'Burlington')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 7')
hands(t, ['Card 38', 'Card 40'], ['Card 39', 'Card 41'])
burn_to(t, 1813, 27)
burn(t, 'Contrary Winds')
t, us, br = s.begin()
book = Book(t)
assert book.d == 0, book.d

s.play('US restores')
us.say('38, za 2: doplnim 14. a 5. v Buffalu')
us.play('38')
assert supplied(t, 'US', 'Buffalo')
us.flip('us:14th')
us.flip('us:5th')
us.discard('38')

s.play('BR Riall')
br.say('39 - Riall odvede tri pluky z Quebecu, at tam v zime nemrznou')
br.play('39')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.march('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal')
br.discard('39')

s.play('US Brown')
us.play('40')
us.say('40, Brown a 16. do Oswega')
go('Sackets Harbour', 'Oswego')
us.drag('us:16th', 'Oswego')
us.drag('Brown', 'Oswego')
us.flip('us:16th')
us.say('kolik ma vzadu? 2. zpatky')
us.flip('us:16th')
us.discard('40')

s.play('BR last card')
br.play('41')
br.say('posledni, 41')
go('Ft. Erie', 'Chippawa')
br.drag('Norfolk', 'Chippawa')
br.discard('41')

s.play('fleet return')
br.say('lode domu')
br.each('Royal_George Wolfe Yeo', 'Kingston')
br.drag('Queen_Charlotte Hunter Barclay', 'Ft. Malden')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
book.ok()

s.play('winter')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 1}, ex
br.say('zima. Malden o jednoho vic: 1/41st')
br.flip('1/41st')
us.flip('3rd_Kentucky')
us.flip('2nd_NY_Militia')
us.say('MacArthur jeden, Sackets jeden')
br.flip('Melville')
br.say('Melville opraven')
us.delete('US_Supply_Depot')
br.delete('British_Supply_Depot')
book.ok()

s.play('1814')
us.turn('Spring-Summer 1814', tracker=False)
br.say('jeste to pocitadlo nahore')
us.turn('Spring-Summer 1814', marker=False)
muster(br, '1814a')
muster(us, '1814a', groups=False)
us.say('Ghent ven z balicku')
g = cid(t, 'Treaty of Ghent', 1814)
us.drag([g], 'Marker Pool')
us.shuffle('1814 Deck') if hasattr(us, 'shuffle') else t.shuffle(us, '1814 Deck')
U = ['Card 82', 'Card 74', 'Card 88', 'Card 95', 'Card 101', 'Card 76', 'Campaign', 'Card 103', 'Card 90']
B = ['Card 86', 'Card 77', 'Card 92', 'Card 79', 'Card 84', 'Card 99', 'Card 105', 'Card 81', 'Bladensburg']
for i in range(0, 9, 3):
    for c in B[i:i + 3]:
        br.draw('1814 Deck', cid(t, c, 1814))
    for c in U[i:i + 3]:
        us.draw('1814 Deck', cid(t, c, 1814))
assert sizes(t) == (9, 9)
us.say('a zpatky')
us.drag([g], '1814 Deck')
t.shuffle(us, '1814 Deck')

s.play('BR yards')
br.say('86 (3): Prince Regent a Linnet')
br.play('86')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('86')

s.play('US yards')
us.say('82 (3): Superior a Jefferson')
us.play('82')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('82')

s.play('BR Montreal')
br.play('79')
br.say('79: Riall s De Meuronem a obema pluky namornich do Prescottu')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Cornwall')
br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Prescott')
br.discard('79')

s.play('US Scott')
us.play('101')
us.say('101. Scott a 25th, 29th, 31st, 33rd do Sodusu? ne, do Canandaiguy')
go('Albany', 'Utica', 'Canandaigua')
us.march('Scott us:25th us:29th us:31st us:33rd', 'Utica', 'Canandaigua')
us.discard('101')

s.play('BR holds')
br.hold('77')
book.ok()
s.done()
