"""Romanian. Ilinca says every move three times in her own words and writes the points in the chat before she touches the marker; Doru answers with one syllable, moves the marker for her and
plays his own card straight from the hand onto the pile, so that it lies open only there. In the last winter the ships are mended before New Orleans is told, the frost comes in two sittings,
the depots stay till the final count and the game's result is read twice."""
from aid32b import *

s = Session('dev-1812-faults', us='Ilinca', br='Doru', what='Autumn 1814 to the end of the game, Romanian: Confiance and Linnet, Plattsburg held, Downie repulsed, Harrison at Sandwich, depots, New Orleans held for the last winter, attrition, final count')
t = s.t
autumn_1814(t)
t.lay('Prevost br:3rd_(Buffs) br:27th 39th 57th 58th 82nd', 'Isle aux Noix', 'British')
t.lay('97th Nova_Scotia_Fencibles', 'Trois-Rivieres', 'British')
t.lay('88th 81st', 'Sorel', 'British')
t.lay('76th br:9th', 'Chambly', 'British')
t.lay('Macdonough Saratoga ship:Ticonderoga Preble Montgomery', 'Lake Champlain Control Box', 'US')
t.lay('Yeo Prince_Regent Wolfe Melville', 'Lake Ontario Control Box', 'British')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('us:11th us:25th', 'Buffalo', 'US')
t.lay_vp(label(position(t) + 1))
hands2(t, ['84', '85', '88', '94', '91', '97', 'Battle of New Orleans'], ['82', '86', '79', '98', '75', '99'])
burn_to(t, 1814, 22)
t, us, br = s.begin()
book = Book(t)


def quick(c):
    br.drop_discard(c)
    br.reveal(c) if t.card(c).masked() else None


with act(s, 'BR 82: the Confiance', 'British', '82', build=True, book=book):
    quick('82')
    br.drag('Confiance Linnet', 'Isle aux Noix')
    br.say('gata')

with act(s, 'US 85: Harrison', 'US', '85', 'Harrison', book=book):
    us.say('85. Harrison trece raul. adica pleaca din Detroit. adica e la Sandwich, cu 24 si 28')
    us.play('85')
    us.drag('us:24th', 'Sandwich')
    us.drag('28th Harrison', 'Sandwich')
    us.say('Sandwich 1, deci ' + book.due())
    br.vp(book.due())
    us.discard('85')

with act(s, 'BR 86: Prevost at Plattsburg', 'British', '86', 'Prevost',
         fights={k: 'Plattsburg' for k in ('Prevost', 'br:3rd (Buffs)', 'br:27th', '39th', '57th', '58th')}, book=book):
    quick('86')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('br:3rd_(Buffs) br:27th 39th 57th 58th 82nd Prevost', 'Champlain NY')
    br.vp(book.due())
    br.drag('br:3rd_(Buffs) br:27th 39th 57th 58th Prevost', 'Plattsburg')
    us.say('raman. adica nu plec. adica aici stau. in frunte 13')
    br.say('39')
    assert duel(t, 'British', 'Plattsburg', 'Champlain NY', '39th', 'us:13th', (4, 3)) == 'AR'
    br.roll('2d6', 4, 3)
    us.say('7 minus 1, sase. inapoi. adica la Champlain, la 82')
    br.drag('br:3rd_(Buffs) br:27th 39th 57th 58th Prevost', 'Champlain NY')

with act(s, 'US 88: depot at Plattsburg', 'US', '88', book=book):
    us.say('88, depozit la Plattsburg. adica patru locuri in plus. pentru iarna, adica')
    us.play('88')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('88')

with act(s, 'BR 79: Downie', 'British', '79', 'Downie', fights={k: 'Lake Champlain Control Box' for k in ('Downie', 'Confiance', 'Linnet', 'Chubb', 'Finch')},
         flips='Confiance Saratoga', ret='Saratoga', book=book):
    quick('79')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.say('Confiance')
    us.say('Saratoga in frunte. patru la patru, A contra B, Macdonough, fregata ta: minus unu')
    assert seafight(t, 'Confiance Linnet Chubb Finch', 'Saratoga ship:Ticonderoga Preble Montgomery', 'Confiance', 'Saratoga', 4, CMD['Downie'][1], CMD['Macdonough'][1]) == 'A1 D1 def'
    br.roll('1d6', 4)
    us.say('trei. un pas fiecare, lacul ramane al meu')
    br.flip('Confiance')
    br.flip('Saratoga')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Isle aux Noix')
    us.drag('Saratoga', 'Plattsburg')

with act(s, 'US 94: the 5th PA', 'US', '94', book=book):
    us.say('94, Pennsylvania la Buffalo')
    us.play('94')
    us.drag('5th_PA', 'Buffalo')
    us.discard('94')

with act(s, 'BR 98: depot at Burlington', 'British', '98', book=book):
    quick('98')
    assert supplied(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')
    br.say('da')

with act(s, 'US holds New Orleans', 'US', book=book):
    us.say('pastrez una. adica nu o joc. adica e a mea')
    us.hold('Battle of New Orleans')

with act(s, 'BR 99: back to Quebec', 'British', '99', book=book):
    quick('99')
    br.drag('97th', 'Quebec City')
    br.drag('Nova_Scotia_Fencibles', 'Quebec City')
    br.say('frig')

with act(s, 'US 84: Vermont', 'US', '84', book=book):
    us.play('84')
    us.say('84: Vermontul la Vergennes. adica unde nu-i nimeni. adica e cald')
    us.drag('Vermont_Militia', 'Vergennes')
    us.discard('84')

with act(s, 'BR 75: the Glengarries', 'British', '75', book=book):
    quick('75')
    br.drag('Glengarry', 'Stoney Creek')
    br.say('na')

with act(s, 'US 97: Scott stays, the Seneca go', 'US', '97', book=book):
    us.play('97')
    us.say('97 e unu. adica atat imi ajunge: Seneca la Schlosser')
    us.drag('Seneca', 'Lewiston')
    us.drag('Seneca', 'Ft. Schlosser')
    us.discard('97')

with act(s, 'US 91: Rifles', 'US', '91', book=book):
    us.say('tu nu mai ai carti. 91: puscasii la Oswego, sa nu inghete la Sackets')
    us.play('91')
    way('Sackets Harbour', 'Oswego')
    us.drag('1st_Rifles', 'Oswego')
    us.discard('91')
assert left(t) == ([], [])

s.play('fleets home')
us.say('vapoarele acasa')
br.drag('Prince_Regent Wolfe Melville Yeo', 'Kingston')
us.drag('Macdonough ship:Ticonderoga Preble Montgomery', 'Plattsburg')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('US Lake Control', 'Lake Champlain Control Box')
us.drag('Perry Lawrence ship:Niagara', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
book.ok()

s.play('the last winter: repair, New Orleans')
br.turn('Winter 1814-15')
us.flip('Saratoga')
br.flip('Confiance')
us.say('si acum cartea pastrata: New Orleans. adica doua puncte. adica ' + book.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=(2622, 1561), how='pieces')
us.reveal('Battle of New Orleans')
br.vp(book.due())
vpbox(t, us, 'Battle of New Orleans')
book.ok()

s.play('frost in two sittings')
ex = excess(t)
assert ex == {('Sandwich', 'US'): 1, ('Buffalo', 'US'): 1, ('Champlain NY', 'British'): 5}, ex
br.flip('br:3rd_(Buffs) br:27th')
us.flip('NY_Volunteers_1814')
br.say('doi')
us.say('eu am intors voluntarii la Buffalo. mai sunt trei ai tai la Champlain si unul de-al meu la Sandwich. adica dupa cina')
br.say('bun')
us.flip('28th')
us.flip('39th 57th')
us.say('ti-am intors si eu doi. adica mai e unul')
br.flip('58th')
assert {w: sum(p.level() == 2 for p in units(t, w)) for w, x in ex} == {w: n for (w, x), n in ex.items()}

s.play('the final count')
assert supplied(t, 'US', 'Sandwich') and supplied(t, 'US', 'Ft. Malden') and supplied(t, 'British', 'Champlain NY')
us.say('aprovizionare: Sandwich prin Detroit, Malden prin Sandwich, Champlain-ul tau prin Lacolle. nimeni nu pierde nimic')
br.delete([p.id for p in t.at('Burlington') if 'Depot' in p.name])
us.delete([p.id for p in t.at('Plattsburg') if 'Depot' in p.name])
us.say('scorul: %s. victorie morala. adica: %s' % (book.due(), book.due()))
br.say('da')
book.ok()
s.done()
