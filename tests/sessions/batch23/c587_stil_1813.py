"""Spring 1813, ships above all: two who never write a word."""
from aid23a import *

s, t, us, br = start('1813a', 'Joost', 'Wim', 'Spring 1813 without chat: building, repairs, Erie, Ontario, Champlain, transport, the fleet return',
                     ['46', '50', '53', '59', '60', '62', '67', '44'], ['42', '43', '45', '52', '38', '61', '48', '58'])
b = Book(t)

with act(s, 'BR 42 Barclay', 'British', card='42', leader='Barclay', book=b):
    br.play('42')
    br.drag('Barclay Queen_Charlotte br:Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.discard('42')

with act(s, 'US 46 builds', 'US', card='46', build=True, book=b):
    us.play('46')
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('46')

with act(s, 'BR 43 builds', 'British', card='43', build=True, book=b):
    br.play('43', reveal=False)
    br.drag('ship:Detroit', 'Ft. Malden')
    br.reveal('43')
    br.discard('43')

with act(s, 'US 50 Perry', 'US', card='50', leader='Perry', ret='Barclay Queen_Charlotte br:Hunter Lady_Prevost', flips='ship:Lawrence Queen_Charlotte br:Hunter', fights={'ship:Lawrence': 'Lake Erie Control Box'}, book=b):
    us.play('50')
    us.drag('Perry ship:Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    atsea(t, 'ship:Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte br:Hunter Lady_Prevost', 'ship:Lawrence', 'Queen_Charlotte', 2, 'A1 D2 att', 1, 0)
    us.roll('1d6', 2)
    us.flip('ship:Lawrence')
    us.drag('ship:Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte br:Hunter')
    br.drag('Barclay Queen_Charlotte br:Hunter Lady_Prevost', 'Ft. Malden')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    us.vp(b.due())
    us.discard('50')

with act(s, 'BR 45 repairs', 'British', card='45', flips='Queen_Charlotte br:Hunter', book=b):
    br.play('45')
    br.flip('Queen_Charlotte')
    br.flip('br:Hunter')
    br.discard('45')

with act(s, 'US 53 repairs and builds', 'US', card='53', build=True, flips='ship:Lawrence', book=b):
    us.play('53')
    us.flip('ship:Lawrence')
    us.drag('Porcupine Tigress', 'Erie PA')
    us.discard('53')

with act(s, 'BR 61 89th', 'British', card='61', book=b):
    br.play('61')
    br.drag('89th', 'Trois-Rivieres')
    br.drag('89th', 'Montreal')
    br.discard('61')

with act(s, 'US 59 Chauncey', 'US', card='59', leader='Chauncey', book=b):
    us.play('59')
    us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.discard('59')

with act(s, 'BR 52 Yeo', 'British', card='52', leader='Yeo', ret='ship:Madison', flips='ship:Wolfe ship:Madison',
         fights={k: 'Lake Ontario Control Box' for k in ('Yeo', 'ship:Wolfe', 'ship:Melville', 'Royal George', 'Earl of Moira', 'Gloucester')}, book=b):
    br.play('52')
    br.drag('Yeo ship:Wolfe ship:Melville Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    atsea(t, 'ship:Wolfe ship:Melville Royal_George Earl_of_Moira Gloucester', 'ship:Madison Oneida Conquest Scourge', 'ship:Wolfe', 'ship:Madison', 1, 'A1 D1 def', 1, 0)
    br.roll('1d6', 1)
    br.flip('ship:Wolfe')
    us.flip('ship:Madison')
    us.drag('ship:Madison', 'Sackets Harbour')
    br.drag('Yeo ship:Wolfe ship:Melville Royal_George Earl_of_Moira Gloucester', 'Kingston')
    br.discard('52')

with act(s, 'US 60 Macdonough', 'US', card='60', leader='Macdonough', book=b):
    us.play('60')
    us.drag('Macdonough President', 'Lake Champlain Control Box')
    us.vp(b.due())
    us.discard('60')

with act(s, 'BR 38 Chubb and Finch', 'British', card='38', ret='Macdonough President', flips='Chubb President', fights={'Chubb': 'Lake Champlain Control Box'}, book=b):
    br.play('38')
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
    atsea(t, 'Chubb Finch', 'President', 'Chubb', 'President', 2, 'A1 D1 att', 0, 1)
    br.roll('1d6', 2)
    us.flip('President')
    us.drag('Macdonough President', 'Plattsburg')
    br.flip('Chubb')
    br.drag('Chubb', 'Isle aux Noix')
    br.vp(b.due())
    br.discard('38')

with act(s, 'US 67 Pike by water', 'US', card='67', leader='Pike', sea='Pike us:6th', book=b):
    room(t.pieces('Fair_American Gov._Tompkins Hamilton Julia', us), t.pieces('us:6th', us))
    us.play('67')
    us.drag('Pike us:6th Fair_American Gov._Tompkins Hamilton Julia', 'Ft. Niagara')
    us.discard('67')

with act(s, 'BR 48 repairs', 'British', card='48', flips='ship:Wolfe Chubb', book=b):
    br.play('48')
    br.flip('ship:Wolfe')
    br.flip('Chubb')
    br.discard('48')

with act(s, 'US 44 repairs', 'US', card='44', flips='ship:Madison', book=b):
    us.play('44')
    us.flip('ship:Madison')
    us.discard('44')

s.play('BR holds')
br.hold('58')
s.play('US holds')
us.hold('62')

s.play('fleet return, summer, autumn arrivals')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
us.delete([mark_at(t, 'Lake Ontario Control Box')])
b.ok()
br.turn('Summer-Autumn 1813')
muster(br, '1813b')
muster(us, '1813b')

s.play('deal')
deal(br, 1813, '49', '57', '65', '68', '51', '55', '47')
deal(us, 1813, '63', '66', '37', '40', '41', '54', '64')
assert hand_sizes(t) == (7, 7)
s.done()
