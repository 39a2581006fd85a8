"""Viimeinen syksy: englantilainen pitää kortin nurin kunnes vuoro loppuu ja vie pisteet askel kerrallaan; amerikkalainen lykkää laivat yksitellen ja kaataa oman pinonsa takaisin."""
from aid33a import *

U = ['75', '76', '77', '78', '79', '81', '82', '84', 'Battle of New Orleans']
B = ['Treaty of Ghent', 'Bladensburg', '80', '83', '86', '87', '88', '90', '92']
s = Session('dev-1812-faults', us='Hilja', br='Taavetti', what='autumn 1814 to the Treaty of Ghent: treaty put back and shuffled, nine cards each in threes, the card stays face down to the end of the play')
t, us, br = s.t, s.us, s.br
lay(t, '1814b', arrived=False)
hands(t, [], [])
burn(t, '73', '74', '89', '91', '93', '94', '95', '96', '97', '98', '99', '100', '101', '102', '103', '104', '105', '106')
more.set_aside(t, 'Treaty of Ghent')
t.lay('Saratoga ship:Ticonderoga', 'Vergennes', 'US')
s.begin()
b = Book(t)

s.play('arrivals, treaty, deal')
muster(br, '1814b')
br.say('minulla on koko Espanjan armeija')
us.say('minulla ei mitään')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
for i in (0, 3, 6):
    deal(t, br, 1814, *B[i:i + 3])
    deal(t, us, 1814, *U[i:i + 3])
assert hand_sizes(t) == (9, 9)


def end(card):
    br.reveal(card)
    br.discard(card)


with act(s, 'BR Prevost', 'British', '92', leader='Prevost', book=b):
    br.play('92', reveal=False)
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie')
    br.drag('br:6th 82nd br:9th br:27th 39th', 'Montreal')
    br.drag('Prevost', 'Montreal')
    br.drag('br:6th 82nd br:9th', 'La Prairie')
    br.drag('br:27th 39th Prevost', 'La Prairie')
    end('92')

with act(s, 'US Chauncey', 'US', '76', leader='Chauncey', book=b):
    us.say('76, Chauncey')
    us.play('76')
    us.each('General_Pike Madison Oneida Sylph Lady_of_the_Lake Chauncey', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('76')

with act(s, 'BR Riall', 'British', '83', leader='Riall', book=b):
    br.play('83', reveal=False)
    assert way('Ft. George', 'Ft. Niagara', 'Lewiston') == 4
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
    br.drag('Riall', 'Lewiston')
    br.drag('1/R._Scots', 'Lewiston')
    assert supplied(t, 'British', 'Lewiston')
    step_vp(br, t, b.due())
    end('83')

with act(s, 'US Scott', 'US', '75', leader='Scott', ret='Riall 1/R._Scots', book=b):
    us.say('75 Scott')
    us.play('75')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.drag('Scott Seneca', 'Lewiston')
    us.drag('NY_Volunteers_1814', 'Lewiston')
    us.say('Seneca johtaa')
    assert fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'Seneca', '1/R. Scots', 1814, (5, 3)) == 'DR'
    us.roll('2d6', 5, 3)
    goes(t, 'British', 'Lewiston', 'Queenston', ['Ft. Schlosser'])
    br.drag('1/R._Scots', 'Queenston')
    br.drag('Riall', 'Queenston')
    us.vp(b.due())
    us.discard('75')

with act(s, 'BR Drummond', 'British', '86', leader='Drummond', book=b):
    br.play('86', reveal=False)
    way('Kingston', 'Cape Vincent')
    br.drag('Drummond 104th 10th_R.V.', 'Cape Vincent')
    step_vp(br, t, b.due())
    end('86')

with act(s, 'US Brown', 'US', '82', leader='Brown', ret='Drummond 104th 10th_R.V.', book=b):
    us.say('Brown hakee sen takaisin')
    us.play('82')
    way('Sackets Harbour', 'Cape Vincent')
    us.each('us:9th us:11th us:25th', 'Cape Vincent')
    us.drag('Brown', 'Cape Vincent')
    us.say('9. johtaa')
    br.say('104')
    assert fight(t, 'US', 'Cape Vincent', ['Sackets Harbour'], 'us:9th', '104th', 1814, (5, 6)) == 'DR'
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Cape Vincent', 'Kingston', ['Sackets Harbour'])
    br.drag('104th 10th_R.V.', 'Kingston')
    br.drag('Drummond', 'Kingston')
    us.vp(b.due())
    us.discard('82')

s.play('BR Bladensburg')
br.play('Bladensburg', reveal=False)
br.say('Washington palaa')
br.reveal('Bladensburg')
step_vp(br, t, b.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
b.ok()

with act(s, 'US Perry', 'US', '78', leader='Perry', book=b):
    us.say('78 Perry')
    us.play('78')
    us.each('ship:Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
    us.drag('Tigress', 'Lake Huron Control Box')
    us.say('hups')
    us.undo()
    us.each('Tigress Perry', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('78')

with act(s, 'BR two sloops', 'British', '80', book=b):
    br.play('80', reveal=False)
    br.drag('Finch', 'Lake Champlain Control Box')
    br.drag('Chubb', 'Lake Champlain Control Box')
    step_vp(br, t, b.due())
    end('80')

with act(s, 'US builds', 'US', '79', build=True, book=b):
    us.play('79')
    us.say('Jones ja Jefferson')
    us.each('Jones Jefferson', 'Sackets Harbour')
    us.discard('79')

with act(s, 'BR Confiance', 'British', '88', build=True, book=b):
    br.play('88', reveal=False)
    br.drag('Confiance', 'Isle aux Noix')
    end('88')

with act(s, 'US Macdonough', 'US', '77', leader='Macdonough', ret='Chubb Finch', book=b):
    us.play('77')
    us.each('Saratoga ship:Ticonderoga Macdonough', 'Lake Champlain Control Box')
    assert sea(t, 'Saratoga ship:Ticonderoga', 'Chubb Finch', 'Saratoga', 'Chubb', 3, al=1) == 'defender lead strikes'
    us.roll('1d6', 3)
    br.drag('Chubb', 'British Eliminated')
    br.drag('Finch', 'Isle aux Noix')
    us.roll('1d6', 1)
    us.vp(b.due())
    us.discard('77')

with act(s, 'BR Confiance and Finch', 'British', '90', ret='Saratoga ship:Ticonderoga Macdonough', fights={'Confiance': 'Lake Champlain Control Box'}, flips='Saratoga Confiance', book=b):
    br.play('90', reveal=False)
    br.drag('Confiance', 'Lake Champlain Control Box')
    br.drag('Finch', 'Lake Champlain Control Box')
    assert sea(t, 'Confiance Finch', 'Saratoga ship:Ticonderoga', 'Confiance', 'Saratoga', 5, dl=1) == 'A1 D1 att'
    br.roll('1d6', 5)
    br.flip('Confiance')
    br.drag('Confiance', 'Isle aux Noix')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    us.drag('ship:Ticonderoga', 'Plattsburg')
    us.drag('Macdonough', 'Plattsburg')
    step_vp(br, t, b.due())
    end('90')

s.play('US holds New Orleans')
us.hold('Battle of New Orleans')
us.say('tämä odottaa')

with act(s, 'BR depot', 'British', '87', book=b):
    br.play('87', reveal=False)
    assert supplied(t, 'British', 'Montreal')
    br.put('British Supply Depot', 'Montreal')
    end('87')

with act(s, 'US Macdonough again', 'US', '84', leader='Macdonough', ret='Finch', book=b):
    us.play('84')
    us.each('ship:Ticonderoga Macdonough', 'Lake Champlain Control Box')
    assert sea(t, 'ship:Ticonderoga', 'Finch', 'ship:Ticonderoga', 'Finch', 5, al=1) == 'defender lead strikes'
    us.roll('1d6', 5)
    us.roll('1d6', 2)
    us.say('toinen heitto oli omat tappiot, nolla')
    br.drag('Finch', 'British Eliminated')
    us.vp(b.due())
    us.discard('84')

s.play('BR Treaty of Ghent')
assert hand_sizes(t) == (1, 1)
br.play('Treaty of Ghent', reveal=False)
br.say('viimeinen korttini')
br.reveal('Treaty of Ghent')
us.say('rauha. entä tämä')

s.play('US New Orleans')
c = t.card('Battle of New Orleans', us)
assert t.where(c) == 'Held Cards'
us.drag([c.id], 'Cards Used for VPs', how='pieces')
us.reveal('Battle of New Orleans')
us.vp(b.due(2))

s.play('the end')
assert supplied(t, 'US', 'Ft. Malden') and lake_of(t, 'US') == {'ontario', 'erie', 'champlain'}
assert holds(t, 'US', 'Sackets Harbour') and holds(t, 'US', 'Erie PA') and holds(t, 'US', 'Plattsburg')
us.say('Malden saa ruokaa järven yli, mitään ei lähde pois. ' + label(tracked(t)))
br.say('hyvin pelattu')
b.ok()
s.done()
