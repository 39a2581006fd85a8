"""Autumn 1814 in Welsh. Gwen (US) thinks aloud, takes moves back; Emrys (British) is helpful: turns and moves her ships, keeps the marker, and
lays winter on both."""
from aid32a import *

s, t, us, br = sit('autumn 1814 into winter: a depot in Canada, a retreat of two spaces', 'Gwen', 'Emrys', None)
autumn_1814(t)
hands(t, ['Card 92', 'Card 96', 'Card 86', 'Card 78', 'Card 104'], ['Card 82', 'Card 95', 'Card 76', 'Card 88', 'Card 80'])
burn_to(t, 1814, 26)
s.begin()
bk = Book(t)

with act(s, 'BR builds', 'British', '82', build=True, book=bk):
    br.play('82')
    br.say('82, tri phwynt adeiladu: Confiance a Linnet')
    br.drag('Confiance Linnet', 'Isle aux Noix')
    br.discard('82')

s.play('US depot at Malden')
us.play('104')
us.say('Hmm. 104, un pwynt: storfa...')
with s.fault('13.52 13.51 8.31(6) 13.5', 'a US depot in British territory', 'territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.say('...yn Ft. Malden. Handi dros y gaeaf.')
us.discard('104')

with act(s, 'BR Yeo', 'British', '95', 'Yeo', book=bk):
    br.play('95')
    br.say('95, Yeo a thair llong i\'r llyn')
    br.drag('Yeo ship:Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp('US 2')
    br.discard('95')

s.play('US Izard at Lacolle: a retreat of two spaces')
us.play('96')
us.say('96, tri phwynt, Izard. Na... ie.')
I = 'Izard us:6th us:13th us:15th us:29th us:30th us:31st'
us.drag(I, 'Champlain NY')
us.undo()
us.drag(I, 'Champlain NY')
us.drag(I, 'Lacolle')
br.say('dwi\'n sefyll')
duel(t, 'US', 'Lacolle', 'Champlain NY', 'us:15th', 'Canadian Fencibles', (3, 5), 'DR')
us.roll('2d6', 3, 5)
us.say('21:5 +3, coed -1, felly deg. Yn ôl â thi.')
with s.fault('10.71 10.7 10.51(DR) 10.51', 'the beaten unit goes two spaces, from Lacolle to Chambly', 'link|path'):
    br.drag('Canadian_Fencibles', 'Chambly')
br.vp('US 3')
us.discard('96')

with act(s, 'BR Drummond', 'British', '76', 'Drummond', book=bk):
    br.play('76')
    br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
    br.drag('Drummond 104th 10th_R.V.', 'Prescott')
    br.say('76, Drummond i Prescott')
    br.discard('76')

A, B = 'General_Pike Madison Oneida Sylph Conquest Lady_of_the_Lake', 'ship:Royal_George Wolfe Melville'
with act(s, 'US Chauncey', 'US', '92', 'Chauncey', free=True, flips='General_Pike Wolfe ship:Royal_George', ret='Yeo ' + B, book=bk):
    us.play('92')
    us.say('92, Chauncey. Chwe llong.')
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
    lake(t, A, B, 'General_Pike', 'Wolfe', 3, 'A1 D2 att', dm=1)
    us.roll('1d6', 3)
    br.say('dwbl +2, A yn erbyn B +1, Yeo -1: pump. un i ti, dau i mi. mi symuda i')
    br.flip('Wolfe')
    br.flip('ship:Royal_George')
    br.flip('General_Pike')
    br.drag('General_Pike', 'Sackets Harbour')
    br.drag('Yeo ship:Royal_George Wolfe Melville', 'Kingston')
    br.vp('US 7')
    us.discard('92')

with act(s, 'BR repairs', 'British', '88', build=True, flips='Wolfe ship:Royal_George', book=bk):
    br.play('88')
    br.flip('Wolfe')
    br.flip('ship:Royal_George')
    br.say('88, trwsio dwy')
    br.discard('88')

with act(s, 'US Brown', 'US', '86', 'Brown', book=bk):
    us.play('86')
    us.say('86, Brown i Buffalo efo tri.')
    us.drag('Brown us:9th us:11th us:21st', 'Utica')
    us.drag('Brown us:9th us:11th us:21st', 'Buffalo')
    us.discard('86')

with act(s, 'BR 13th and 49th', 'British', '80', book=bk):
    br.play('80')
    br.drag('br:13th br:49th', 'Cornwall')
    br.say('80, dau i Cornwall')
    br.discard('80')

with act(s, 'US repairs', 'US', '78', build=True, flips='General_Pike', book=bk):
    us.play('78')
    us.flip('General_Pike')
    us.say('78, trwsio Pike')
    us.discard('78')

s.play('fleets home')
br.drag('Chauncey Madison Oneida Sylph Conquest Lady_of_the_Lake', 'Sackets Harbour')
br.put('US Lake Control', 'Lake Ontario Control Box')
bk.ok()
br.turn('Winter 1814-15')
s.play('winter')
br.say('gaeaf. mi wna i\'r ddwy ochr')
for (n, side), ps in cold(t).items():
    for p in ps:
        freeze(br, p)
br.delete('US_Supply_Depot')
us.say('Dim cardiau ar ôl. Diolch!')
s.done()
