"""The end of 1813 and the beginning of 1814. A scatter-brained Croat and a silent Swede. Planted: Sackets Harbour overfull in winter without a loss; ten cards dealt to the US."""
from aid30a import *

s = Session(S, us='Zdravko', br='Elna', what='autumn 1813, winter, spring 1814: no loss taken at Sackets Harbour, a tenth card drawn')
t, us, br = s.t, s.us, s.br
autumn_1813(t)
hands(t, ['46', '52', '43', '47'], ['62', '63', '45', '64'])
burn_to(t, 1813, 24)
burn(t, 'Contrary Winds@1813')
s.begin()
Z, E = H(us, 'before', 'one', 'discard'), H(br, '', 'steps', 'discard')
b = Book(t)

with act(s, 'BR ships', 'British', '62', build=True, book=b):
    E.card('62')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    E.end()

with act(s, 'US brodovi', 'US', '46', build=True, book=b):
    Z.card('46', 'gradim: Pike, Lawrence, dvije škune')
    us.drag('General_Pike Sylph Lady_of_the_Lake', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    Z.end()

with act(s, 'BR Lewiston', 'British', '63', 'Vincent', pick='Lincoln', ret='1st_NY_Militia', flips='1st_NY_Militia', book=b):
    E.card('63')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Vincent br:8th br:49th', 'Queenston')
    br.drag('Vincent br:8th br:49th Lincoln', 'Lewiston')
    us.say('ostajem, baš me briga')
    clash(s, 'British', 'Lewiston', ['Queenston'], 'br:8th', '1st NY Militia', 'DR-1', 1813)
    us.flip('1st_NY_Militia')
    goes(t, 'US', 'Lewiston', 'Batavia', ['Queenston'])
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp(b.due())
    E.end()

with act(s, 'US Brown', 'US', '43', 'Brown', book=b):
    Z.card('43', 'Brown i 2. NY u Oswego')
    Z.mv('Brown 2nd_NY_Militia', 'Sackets Harbour', 'Oswego')
    Z.end()

with act(s, 'BR back', 'British', '45', 'Vincent', book=b):
    E.card('45')
    E.mv('Vincent br:8th br:49th Lincoln', 'Lewiston', 'Queenston')
    br.drag('br:8th br:49th', 'Ft. George')
    us.say('pa jedan bod natrag')
    br.vp(b.due())
    E.end()

with act(s, 'US Detroit', 'US', '52', 'Harrison', ret='Essex', flips='Essex', book=b):
    Z.card('52', 'Harrison na Detroit, 12 prema 5')
    Z.mv('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    clash(s, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex & Kent Militia', 'DR-1', 1813)
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    Z.end()

with act(s, 'BR Norfolk', 'British', '64', book=b):
    E.card('64')
    E.mv('Norfolk', 'Ft. Erie', 'Chippawa')
    E.end()

with act(s, 'US 28', 'US', '47', book=b):
    Z.card('47', '28. u Findlay')
    Z.mv('us:28th', 'Ft. MacArthur', 'Ft. Findlay')
    Z.end()

s.play('zima')
us.turn('Winter 1813-14')
ex = excess(t)
assert ex == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Sackets Harbour', 'US'): 1}, ex
br.flip('De_Watteville')
br.flip('4/R._Scots')
br.flip('1/41st')
with s.fault('16.2 16.21 16.22 16.1', 'six fresh regiments winter at Sackets Harbour (5), none is flipped'):
    us.say('kod mene sve stane')
    us.turn('Spring-Summer 1814')

s.play('1814')
us.drag([k for k in t.deck('1813 Deck').kids], 'Discard', how='pieces')
muster(br, '1814a')
muster(us, '1814a', groups=False)
x = cid(t, 'Treaty of Ghent', 1814)
us.drag([x], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '75', '77', '82', '79', '78', '80', '81', '83')
deal(t, us, 1814, '86', '85', '84', '87', '92', '88', '89', '90')
us.say('i još')
with s.fault('7.21 7.2 7.25', 'the US hand has ten cards after the deal of 1814'):
    deal(t, us, 1814, '91', '93')
assert hand_sizes(t) == (10, 9)

with act(s, 'BR frigate', 'British', '76', build=True, book=b):
    E.card('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    E.end()

with act(s, 'US fregata', 'US', '86', build=True, book=b):
    Z.card('86', 'Superior i Jefferson')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    Z.end()

with act(s, 'BR restores', 'British', '75', flips='De_Watteville 4/R._Scots', book=b):
    E.card('75')
    br.flip('De_Watteville 4/R._Scots')
    E.end()

with act(s, 'US Chauncey', 'US', '88', 'Chauncey', book=b):
    Z.card('88', 'Chauncey na jezero')
    us.drag('Chauncey Superior Madison Oneida General_Pike', 'Lake Ontario Control Box')
    us.vp(b.due())
    Z.end()

with act(s, 'BR three', 'British', '82', book=b):
    E.card('82')
    E.mv('br:16th 37th 90th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    E.end()

with act(s, 'US Scott', 'US', '85', 'Scott', book=b):
    Z.card('85', 'Scott, pet pukovnija do Utice')
    Z.mv('Scott 25th 29th 23rd 20th 31st', 'Albany', 'Utica')
    Z.end()

with act(s, 'BR Yeo', 'British', '80', 'Yeo', ret='Chauncey Superior Madison Oneida General_Pike', flips='Prince_Regent Superior',
         fights={'Prince Regent': 'Lake Ontario Control Box'}, book=b):
    E.card('80')
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    broadside(s, 'British', 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', 'Superior Madison Oneida General_Pike', 'Prince_Regent', 'Superior',
              'A1 D1 att', am=1)
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    us.flip('Superior')
    us.drag('Superior Madison Oneida General_Pike Chauncey', 'Sackets Harbour')
    br.vp(b.due())
    E.end()

with act(s, 'US 22', 'US', '84', book=b):
    Z.card('84', '22. u Meadville pa Erie')
    Z.mv('us:22nd', 'Pittsburgh', 'Meadville', 'Erie PA')
    Z.end()

with act(s, 'BR repairs', 'British', '77', flips='Prince_Regent', book=b):
    E.card('77')
    br.flip('Prince_Regent')
    E.end()

with act(s, 'US popravak', 'US', '87', flips='Superior', book=b):
    Z.card('87', 'Superior u dok')
    us.flip('Superior')
    Z.end()

with act(s, 'BR Drummond', 'British', '79', 'Drummond', book=b):
    E.card('79')
    E.mv('Drummond br:16th 37th 90th', 'Montreal', 'Coteau du Lac', 'Cornwall')
    E.end()

with act(s, 'US Sandwich', 'US', '90', 'Harrison', ret='Essex', book=b):
    Z.card('90', 'Harrison, 17. i 19. preko rijeke')
    Z.mv('Harrison us:17th us:19th', 'Detroit', 'Sandwich')
    goes(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
    br.drag('Essex', 'Ft. Malden')
    us.vp(b.due())
    Z.end()

with act(s, 'BR Fencibles', 'British', '81', book=b):
    E.card('81')
    E.mv('Canadian_Fencibles', 'Prescott', 'Gananoque')
    E.end()

with act(s, 'US Cape Vincent', 'US', '92', book=b):
    Z.card('92', 'tri pukovnije, 9, 15, 16')
    Z.mv('us:9th us:15th us:16th', 'Sackets Harbour', 'Cape Vincent')
    Z.end()

with act(s, 'BR holds', 'British', '83', hold=True, book=b):
    br.hold('83')
s.done()
