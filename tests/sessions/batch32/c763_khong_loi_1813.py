"""Spring 1813 without a word. Trinh (US) lays her cards face down and turns them on the pile's edge only when she has done, drags
each ship; Quang (British) moves the marker of points by single steps, takes a wrong piece first, rolls late, when the loser has packed."""
from aid32a import *

s, t, us, br = sit('spring 1813, no chat: builds at two bases, Frenchtown, a naval battle lost by the United States, Kingston, fleet return, deal',
                   'Trinh', 'Quang', summer_1813, (['Card 46', 'Card 45', 'Card 66', 'Card 52', 'Card 49', 'Card 50'],
                                                   ['Card 48', 'Card 62', 'Card 43', 'Card 42', 'Card 44', 'Card 59']), ['Card 65', 'Card 67', 'Card 68', 'Contrary Winds'])
s.begin()
bk = Book(t)

with act(s, 'BR builds Brock and Detroit', 'British', '48', build=True, book=bk):
    br.play('48')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('48')

with act(s, 'US builds Pike, Lawrence, Niagara', 'US', '46', build=True, book=bk):
    us.play('46', reveal=False)
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.reveal('46')
    us.discard('46')

with act(s, 'BR Procter to Frenchtown', 'British', '62', 'Procter', book=bk):
    br.play('62')
    br.drag('Western_Indians', 'Sandwich')
    br.undo()
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Frenchtown')
    steps('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp('British 3')
    br.discard('62')

with act(s, 'US Chauncey on the lake', 'US', '45', 'Chauncey', book=bk):
    us.play('45', reveal=False)
    for p in ('Chauncey', 'Madison', 'General_Pike', 'Oneida', 'Conquest', 'Scourge'):
        us.drag(p, 'Lake Ontario Control Box')
    us.reveal('45')
    us.discard('45')

with act(s, 'BR Yeo wins the lake', 'British', '43', free=True, ret='Chauncey Madison General_Pike Oneida Conquest Scourge',
         flips='Wolfe General_Pike Madison'):
    br.play('43')
    br.drag('Yeo ship:Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    lake(t, 'ship:Royal_George Wolfe Melville Earl_of_Moira', 'Madison General_Pike Oneida Conquest Scourge', 'Wolfe', 'General_Pike', 6,
         'A1 D2 att', am=1)
    br.roll('1d6', 6)
    us.flip('General_Pike')
    us.flip('Madison')
    us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge', 'Sackets Harbour')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    br.vp('British 4')
    br.vp('British 5')
    br.discard('43')

with act(s, 'US Harrison at Frenchtown; Quang still counts', 'US', '66', 'Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot'):
    us.play('66', reveal=False)
    br.vp('British 6')
    br.vp('British 7')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    duel(t, 'US', 'Frenchtown', 'Ft. Meigs', 'us:17th', '1/41st', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    us.reveal('66')
    us.discard('66')

with act(s, 'BR Prevost to Prescott', 'British', '42', 'Prevost', book=bk):
    br.play('42')
    br.vp('British 6')
    br.drag('Prevost 89th 70th br:13th 2/41st De_Watteville', 'Montreal')
    br.drag('Prevost 89th 70th br:13th 2/41st De_Watteville', 'Cornwall')
    br.drag('Prevost 89th 70th br:13th 2/41st De_Watteville', 'Prescott')
    steps('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('42')

with act(s, 'US Dearborn at Kingston, thrown back', 'US', '52', 'Dearborn', fights={w: 'Kingston' for w in (
        'Dearborn', '6th', '9th', '15th', '16th', '21st', '1st Rifles')}, book=bk, free=True):
    us.play('52', reveal=False)
    steps('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn us:6th us:9th us:15th us:16th us:21st 1st_Rifles', 'Cape Vincent')
    us.drag('Dearborn us:6th us:9th us:15th us:16th us:21st 1st_Rifles', 'Kingston')
    duel(t, 'US', 'Kingston', 'Cape Vincent', '1st_Rifles', '104th', (3, 3), 'AR')
    br.roll('2d6', 3, 3)
    us.drag('Dearborn us:6th us:9th us:15th us:16th us:21st 1st_Rifles', 'Cape Vincent')
    us.reveal('52')
    us.discard('52')

with act(s, 'BR Fencibles', 'British', '44', book=bk):
    br.play('44')
    br.drag('Canadian_Fencibles', 'Gananoque')
    br.discard('44')

with act(s, 'US Scott to Sackets', 'US', '49', 'Scott', book=bk):
    us.play('49', reveal=False)
    for u in ('us:20th', 'us:23rd', 'us:25th', 'us:29th', 'Scott'):
        us.drag(u, 'Rome')
        us.drag(u, 'Sackets Harbour')
    us.reveal('49')
    us.discard('49')

with act(s, 'BR Drummond takes up Glengarry', 'British', '59', 'Drummond', pick='Glengarry', book=bk):
    br.play('59')
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond Glengarry', 'Kingston')
    br.discard('59')

with act(s, 'US Macdonough', 'US', '50', 'Macdonough', book=bk):
    us.play('50', reveal=False)
    us.drag('Macdonough', 'Lake Champlain Control Box')
    us.drag('ship:President', 'Lake Champlain Control Box')
    us.reveal('50')
    us.discard('50')
    br.vp('British 5')
    br.vp('British 4')

s.play('free return: the British lakes')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box')])
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
bk.ok()

s.play('autumn: marker, arrivals, cards')
us.turn('Summer-Autumn 1813', tracker=False)
muster(us, '1813b', groups=False)
muster(br, '1813b')
br.turn('Summer-Autumn 1813', marker=False)
deal(t, br, 1813, '37', '38', '39', '40', '41', '47', '51', '53')
deal(t, us, 1813, '54', '55', '57', '58', '60', '61', '63', '64')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR repairs Wolfe', 'British', '39', build=True, flips='Wolfe', book=bk):
    br.play('39')
    br.flip('Wolfe')
    br.discard('39')

with act(s, 'US repairs Pike and Madison', 'US', '55', build=True, flips='General_Pike Madison', book=bk):
    us.play('55', reveal=False)
    us.flip('General_Pike')
    us.flip('Madison')
    us.reveal('55')
    us.discard('55')
s.done()
