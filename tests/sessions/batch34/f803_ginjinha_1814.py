"""Portuguese, two glasses in: Rui moves, points and only then explains; Graca puts the marker for both. Two faults."""
from aid34a import *

s = Session('dev-1812-faults', us='Rui', br='Graca', what='1814 spring: six units with Scott, New Orleans as an event with cards in hand')
t, us, br = s.t, s.us, s.br
spring_1814(t)
t.lay('us:26th 5th_PA us:19th 4th_Rifles', 'Buffalo', 'US')
burn(t, '73', '74', '75', '81')
hands(t, ['79', '80', '83', '86', '89', '92', 'Battle of New Orleans'], ['76', '78', '82', '85', '88', '91', '96'])
s.begin()
d = Duo(s, ('late', 'sp'))

with d.on('British', '76', 'BR builds', '76: fragata Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
s.play('US Scott with six')
with s.fault('3.33 8.41 8.31(2)', 'Scott (one star, 5 units) leads six units from Buffalo to Lewiston', 'stars|command'):
    us.drag('Scott NY_Volunteers_1814 Seneca us:26th 5th_PA us:19th 4th_Rifles', 'Ft. Schlosser')
    us.drag('Scott NY_Volunteers_1814 Seneca us:26th 5th_PA us:19th 4th_Rifles', 'Lewiston')
us.play('86')
us.say('86, o Scott leva a malta toda')
us.discard('86')
with d.on('British', '78', 'BR 89th', '78: 89th volta a Queenston'):
    br.drag('89th', 'Queenston')
with d.on('US', '79', 'US Chauncey', '79, Chauncey, dois pontos', 'Chauncey', by=br):
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
with d.on('British', '82', 'BR Yeo', '82: Yeo ataca com quatro', 'Yeo', ret='Chauncey General_Pike Madison Oneida Sylph', flips='Princess_Charlotte General_Pike'):
    br.drag('Yeo Princess_Charlotte ship:Royal_George ship:Wolfe ship:Melville', 'Lake Ontario Control Box')
    assert sea(t, 'Princess_Charlotte ship:Royal_George ship:Wolfe ship:Melville', 'General_Pike Madison Oneida Sylph', 'Princess_Charlotte',
               'General_Pike', 2, al=1) == 'A1 D1 att'
    br.roll('1d6', 2)
    br.say('2, +1 Yeo, +1 fragata: 4. Um a um, o lago muda de dono')
    br.flip('Princess_Charlotte')
    br.drag('Princess_Charlotte', 'Kingston')
    br.flip('General_Pike')
    us.drag('General_Pike Chauncey Madison Oneida Sylph', 'Sackets Harbour')
with d.on('US', '80', 'US Brown', '80, Brown', 'Brown'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Ogdensburg')
with d.on('British', '85', 'BR Drummond', '85: Drummond a Prescott', 'Drummond'):
    br.march('Drummond 104th 2/R._Marines 10th_R.V.', 'Gananoque', 'Prescott')
s.play('US New Orleans')
assert len(t.hand('US')) == 4
with s.fault('4.23 7.35 7.34 8.31(1)', 'Battle of New Orleans as an event in Spring-Summer 1814, not held for the winter and not the last play of the game: 2 VP', 'event|winter'):
    us.play('Battle of New Orleans')
    us.say('Nova Orleães! +2, toma lá')
    us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
    d.book.due(2)
    br.vp(label(position(t) + d.book.off))
br.say('hmm, está bem')
d.book.ok()
with d.on('British', '88', 'BR repairs', '88: reparo a Princess Charlotte', build=True, flips='Princess_Charlotte'):
    br.flip('Princess_Charlotte')
with d.on('US', '83', 'US repairs', '83, e eu o General Pike', build=True, flips='General_Pike'):
    us.flip('General_Pike')
with d.on('British', '96', 'BR Prevost', '96: Prevost', 'Prevost'):
    br.march('Prevost br:16th 37th 90th', 'Montreal', 'Cornwall')
with d.on('US', '89', 'US Macomb', '89, Macomb a Champlain', 'Macomb'):
    us.drag('Macomb us:6th us:13th us:15th', 'Champlain NY')
with d.on('British', '91', 'BR UC Militia', '91: milicia'):
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
with d.on('US', '92', 'US builds', '92, Superior e Jones', build=True):
    us.drag('Superior Jones', 'Sackets Harbour')
s.play('fleets')
us.say('Perry e dois brigues ao Erie, o marcador é meu')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
d.book.ok()
s.play('autumn')
br.turn('Summer-Autumn 1814')
muster(br, '1814b', False)
assert not full(t, 'US', '1814b') and not full(t, 'British', '1814b')
s.play('deal')
assert hand_sizes(t) == (0, 0)
deal(t, br, 1814, '93', '100', '95', '97', '101', '102', '103', '105', '90')
deal(t, us, 1814, '77', '98', '94', '99', '104', '106', '84', '87', 'Campaign')
assert hand_sizes(t) == (9, 9)
with d.on('British', '93', 'BR Rottenburg', '93: Rottenburg', 'Rottenburg'):
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('Rottenburg br:13th 49th', 'La Prairie', 'Lacolle')
with d.on('US', '98', 'US Macomb back', '98, Macomb ataca? deixa, volto a Plattsburg', 'Macomb'):
    us.drag('Macomb us:6th us:13th us:15th', 'Plattsburg')
with d.on('British', '100', 'BR Riall', '100: Riall a Queenston', 'Riall'):
    br.drag('Riall 1/R._Scots', 'Queenston')
with d.on('US', '77', 'US 45th', '77'):
    us.drag('us:45th', 'Whitehall')
with d.on('British', '102', 'BR Confiance', '102: Confiance, dois; e o Linnet', build=True):
    br.drag('Confiance Linnet', 'Isle aux Noix')
with d.on('US', '94', 'US 34th', '94, o 34'):
    us.drag('us:34th', 'Whitehall')
with d.on('British', '95', 'BR 82nd 76th', '95: dois a Montreal'):
    br.drag('82nd 76th', 'Montreal')
with d.on('US', '106', 'US Wilkinson', '106, o Wilkinson passeia', 'Wilkinson'):
    us.drag('Wilkinson 1st_Rifles', 'Ogdensburg')
with d.on('British', '97', 'BR Mohawk', '97: Mohawk'):
    br.drag('br:Mohawk', 'Queenston')
with d.on('US', '99', 'US to Frenchtown', '99'):
    us.drag('us:24th us:28th', 'Frenchtown')
with d.on('British', '103', 'BR 5th 9th', '103: mais dois'):
    br.drag('br:5th br:9th', 'Trois-Rivieres')
with d.on('US', '104', 'US 2nd NY', '104'):
    us.drag('2nd_NY_Militia', 'Rome')
stop(d)
s.done()
