"""Autumn 1813 without a word: he moves man by man, nudges his stacks and clicks the marker up step by step; she throws whole stacks and discards at once."""
from aid31b import *

s = opening('Ole', 'Marit', 'Summer-Autumn 1813, no chat at all: turn marker, arrivals, deal, a lake battle, an exchange at Detroit, builds, repairs, Mohawks, a Campaign, fleet return',
            '1813a', [], [])
t, us, br = s.t, s.us, s.br
burn(t, *map(str, range(37, 53)))
no_marks(t)
t.lay('Barclay Lady_Prevost Hunter', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Chauncey Oneida Madison Conquest Scourge', 'Lake Ontario Control Box', 'US')
s.begin()
b = Book(t)
assert b.off == 3
LO = 'Lake Ontario Control Box'

s.play('the turn: marker, arrivals, deal')
br.turn('Summer-Autumn 1813')
muster(br, '1813b')
deal(t, br, 1813, '60', '55', '63', '57', '65', '#56 Grand River Indians', '67', '68')
muster(us, '1813b', groups=False)
deal(t, us, 1813, '62', '66', '58', '53', '54', 'Campaign', '59', '64')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR Yeo', 'British', '60', 'Yeo', ret='Chauncey Oneida Madison Conquest Scourge', flips='Wolfe Madison Oneida', fights={'Wolfe': LO}, book=b):
    br.play('60')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', LO)
    assert sea(t, 'Wolfe Royal_George Melville Earl_of_Moira', 'Oneida Madison Conquest Scourge', 'Wolfe', 'Madison', 4, 1, 0) == 'A1 D2 att'
    br.roll('1d6', 4)
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    us.flip('Madison')
    us.flip('Oneida')
    us.each('Madison Oneida Conquest Scourge Chauncey', 'Sackets Harbour')
    for n in (3, 4, 5, 6):
        us.vp('British %d' % n)
    br.discard('60')

with act(s, 'US builds at Erie', 'US', '62', build=True, book=b):
    us.play('62')
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
    us.drag('Lawrence', 'Erie PA', at='beside')
    us.discard('62')

with act(s, 'BR Rottenburg', 'British', '55', 'Rottenburg', book=b):
    br.play('55')
    br.drag('Rottenburg 104th 1/R._Scots', 'Prescott')
    way('Kingston', 'Gananoque', 'Prescott')
    br.discard('55')

with act(s, 'US Wilkinson', 'US', '66', 'Wilkinson', book=b):
    us.play('66', reveal=False)
    us.each('us:6th us:9th us:15th us:16th us:21st Wilkinson', 'Antwerp')
    us.each('us:6th us:9th us:15th us:16th us:21st Wilkinson', 'Ogdensburg')
    us.reveal('66')
    us.discard('66')

with act(s, 'BR Riall', 'British', '63', 'Riall', book=b):
    br.play('63')
    br.drag('Riall De_Meuron 1/R._Marines', 'Montreal')
    br.drag('Riall De_Meuron 1/R._Marines', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.discard('63')

with act(s, 'US Harrison at Detroit', 'US', '58', 'Harrison', ret='Essex', flips='us:17th Essex', book=b):
    us.play('58')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    clash(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', (3, 2), 'EX')
    us.roll('2d6', 3, 2)
    us.flip('us:17th')
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    us.vp('British 5')
    us.vp('British 4')
    us.vp('British 3')
    us.discard('58')

with act(s, 'BR Norfolk', 'British', '57', book=b):
    br.play('57')
    br.drag('Norfolk', 'Chippawa')
    br.discard('57')

with act(s, 'US repairs two ships', 'US', '53', build=True, flips='Madison Oneida', book=b):
    us.play('53')
    us.flip('Oneida')
    us.flip('Madison')
    us.discard('53')

with act(s, 'BR builds Detroit and Brock', 'British', '65', build=True, book=b):
    br.play('65')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('65')

with act(s, 'US 28th', 'US', '54', book=b):
    us.play('54')
    us.drag('us:28th', 'Ft. Findlay')
    us.drag('us:28th', 'Ft. Meigs')
    us.discard('54')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.drag('br:Mohawk', 'Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US Campaign: Scott and Hampton', 'US', None, book=b):
    us.play('Campaign')
    us.each('us:20th us:23rd us:25th Scott', 'Canandaigua')
    us.each('us:20th us:23rd us:25th Scott', 'Buffalo')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.each('us:11th Hampton', 'Champlain NY')
    us.discard('Campaign')

with act(s, 'BR Glengarry', 'British', '67', book=b):
    br.play('67')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('67')

with act(s, 'US Brown', 'US', '59', 'Brown', book=b):
    us.play('59')
    us.drag('1st_Rifles', 'Rome')
    us.undo()
    us.each('1st_Rifles Brown', 'Oswego')
    us.discard('59')

with act(s, 'BR Procter', 'British', '68', 'Procter', book=b):
    br.play('68')
    br.drag('Procter 1/41st', 'Sandwich')
    br.discard('68')

with act(s, 'US 22nd', 'US', '64', book=b):
    us.play('64')
    us.march('us:22nd', 'Meadville', 'Erie PA')
    us.discard('64')

s.play('fleet return')
br.drag('Barclay Lady_Prevost Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
br.drag('Yeo Royal_George Melville Earl_of_Moira', 'Kingston')
br.put('British Lake Control', LO)
b.ok()
s.done()
