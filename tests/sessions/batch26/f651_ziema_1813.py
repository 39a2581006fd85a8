"""Rūta (US, skuba, meta kauliukus pirma) ir Jonas (British, tingus rašyti): 1813 pabaiga, žiema, 1814 pavasaris. Žiemą dingsta jau sumažintas 5-asis; 82-asis atvyksta pusmečiu per anksti."""
from aid26b import *

s = S('dev-1812-faults', us='Rūta', br='Jonas', what='end of 1813, winter, spring 1814: a reduced regiment in supply at home is removed in winter; the 82nd arrives half a year early')
t = s.t
aid18.lay(t, '1813b')
t.lay('15th us:16th', 'Ogdensburg', 'US')
t.lay('18th', 'Buffalo', 'US')
t.lay_face('us:5th')
t.lay_vp(label(position(t)))
hands(t, ['42', '49', '45'], ['46', '43'])
burn(t, 'Heavy Rains@1813')
rest(t, 1813, 27)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Prevost', 'British', '46', leader='Prevost', book=b):
    br.play('46')
    br.say('46, Prevost į Monrealį')
    br.drag('Prevost 89th 70th', 'Trois-Rivieres')
    br.drag('Prevost 89th 70th', 'Montreal')
    br.discard('46')

with act(s, 'US Harrison, kovos korta', 'US', '42', leader='Harrison', ret='Essex', book=b):
    us.say('42! Harrison į Detroitą, 17, 19 ir Kentukis')
    us.play('42')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.play('49')
    us.say('ir 49 kaip kovos korta +1')
    us.roll('2d6', 3, 3)
    assert duel(t, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (3, 3), card=1) == 'DR'
    us.say('12:5 +1, B prieš C +1, Harrison +1, korta +1. 10!')
    br.say('ok')
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('49')
    us.discard('42')

with act(s, 'BR laivai', 'British', '43', build=True, book=b):
    br.play('43')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.say('43 statau 2')
    br.discard('43')

with act(s, 'US laivai', 'US', '45', build=True, book=b):
    us.say('45, Lawrence ir Niagara')
    us.play('45')
    us.drag('Lawrence Niagara', 'Erie PA')
    us.discard('45')
assert sizes(t) == (0, 0)

s.play('žiema')
br.turn('Winter 1813-14')
br.say('laivų ežeruose nėra. žiema')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, ex
br.flip('1/41st')
us.say('MacArthur 5 iš 4')
us.flip('24th')
with s.fault('16.23 16.25 16.2 16.22 16.24', 'the reduced 5th, in supply and in friendly territory at Buffalo, is removed by winter attrition', 'value'):
    us.say('Buffalo keturi, telpa trys, 5-asis jau apverstas, išeina')
    us.drag('us:5th', 'US Eliminated')

s.play('pavasaris 1814')
br.turn('Spring-Summer 1814')
us.say('pastiprinimai')
muster(us, '1814a')
br.drag('br:16th', 'Quebec City')
br.drag('90th', 'Quebec City')
br.drag('37th', 'Quebec City')
with s.fault('14.1 7.1 3.15', 'the 82nd, due in the second half of 1814, is placed at Quebec City in the first', 'arrival|entry'):
    br.drag('82nd', 'Quebec City')
br.say('viskas')

s.play('dalyba')
us.say('Gento sutartis lauk kol kas')
us.drag([lay18.cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool')
deal(t, br, 1814, '86', '92', '78', '81', '83', '97', '105', '100', '84')
deal(t, us, 1814, '85', '82', '76', '91', '79', '103', '88', '94', '95')
us.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
assert sizes(t) == (9, 9)

with act(s, 'BR stato', 'British', '86', build=True, book=b):
    br.play('86')
    br.say('86 Prince Regent ir Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')

with act(s, 'US Brown', 'US', '91', leader='Brown', book=b):
    us.say('91 Brown į Oswego su 6 ir 9')
    us.play('91')
    us.drag('Brown us:6th us:9th', 'Oswego')
    us.discard('91')

with act(s, 'BR Drummond', 'British', '92', leader='Drummond', book=b):
    br.play('92')
    br.say('92 Drummond su 89 ir 70 į Cornwall')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Drummond 89th 70th', 'Cornwall')
    br.discard('92')

with act(s, 'US Superior', 'US', '85', build=True, book=b):
    us.say('85 fregata Superior')
    us.play('85')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('85')
br.say('iki')
s.done()
