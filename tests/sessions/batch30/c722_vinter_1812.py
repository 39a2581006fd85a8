"""Autumn 1812, the winter with its bookkeeping, the spring of 1813. A slow Norwegian, who drags one by one and is late with the marker; a terse Finn, whose cards lie face down first."""
from aid30a import *
from table import Table

s = Session(S, us='Torbjorn', br='Aino', what='end of 1812, fleet return, winter attrition, depot off, repair, first player roll, arrivals, deal, ships built and fought on Lake Ontario')
t, us, br = s.t, s.us, s.br
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('us:6th us:13th us:9th', 'Sackets Harbour', 'US')
t.lay('us:14th 12th us:5th', 'Buffalo', 'US')
t.lay('us:11th us:15th', 'Plattsburg', 'US')
t.lay('Det._10th_R.V. NWC', 'Ft. Mackinaw', 'British')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('Nancy', 'Ft. Mackinaw', 'British')
t.lay('br:49th', 'Ft. George', 'British')
t.lay('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Gloucester', True, 'British')
t.lay_marker('US Supply Depot', 'Batavia')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 2')
hands(t, ['Campaign@1812', '13', '27'], ['2', '20', '8'])
burn_to(t, 1812, 22)
s.begin()
T, A = H(us, 'before', 'each', 'discard'), H(br, '', 'one', 'late')
b = Book(t)
assert b.off == 0, b.off


def face_down(c):
    br.play(c, reveal=False)


def face_up(c):
    br.reveal(c)
    br.discard(c)


with act(s, 'US felttog', 'US', None, free=True, ret='Lincoln'):
    x = us.play('Campaign').id
    us.say('Campaign: forst Harrison, sa Van Rensselaer over elva')
    T.mv('us:17th 1st_Kentucky Harrison', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    T.mv('1st_NY_Militia Van_Rensselaer', 'Lewiston', 'Queenston')
    clash(s, 'US', 'Queenston', ['Lewiston'], '1st_NY_Militia', 'Lincoln', 'DR', 1812)
    us.say('DR?')
    br.say('joo, Ft. George')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.discard(x)

with act(s, 'BR Brock', 'British', '2', 'Brock', pick='br:49th Lincoln', ret='1st_NY_Militia Van_Rensselaer'):
    us.say('ja, og to poeng')
    us.vp(b.due())
    face_down('2')
    br.drag('Brock R.N.R.', 'Burlington')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.drag('Brock R.N.R. br:49th Lincoln', 'Queenston')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    us.say('Huff. Tilbake til Lewiston for kampen')
    us.each('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.say('2, Brock')
    face_up('2')

with act(s, 'US Chauncey henter 9th', 'US', '13', free=True, sea='us:9th', book=b):
    us.vp(b.due())
    T.card('13', 'kort 13 (2): Chauncey og Oneida inn til Sackets, ta om bord 9th, til Oswego, og ut igjen. 1+1+1+1+1 = 5')
    us.drag('Chauncey', 'Sackets Harbour')
    us.drag('Oneida', 'Sackets Harbour')
    us.drag('us:9th', 'Oswego')
    us.drag('Oneida', 'Oswego')
    us.drag('Chauncey', 'Oswego')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    T.end()

with act(s, 'BR Rottenburg', 'British', '20', 'Rottenburg', book=b):
    face_down('20')
    A.mv('Rottenburg br:8th', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.say('2')
    face_up('20')

with act(s, 'US 20th', 'US', '27', book=b):
    T.card('27', 'kort 27 (1): 20th til Rome')
    T.mv('20th', 'Albany', 'Utica', 'Rome')
    T.end()

with act(s, 'BR Quebec', 'British', '8', book=b):
    face_down('8')
    A.mv('103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    face_up('8')

s.play('flatene hjem')
us.say('Flatene hjem')
us.drag('Oneida Conquest Scourge Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()

s.play('vinter')
us.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 2, ('Buffalo', 'US'): 1, ('Queenston', 'British'): 1, ('Ft. Meigs', 'US'): 1}, ex
us.say('Detroit 5 pa 3, Buffalo 4 pa 3, Meigs 2 pa 1')
us.flip('us:4th')
us.flip('1st_Ohio')
us.flip('12th')
us.flip('us:17th')
br.flip('1/41st')
br.flip('Essex')
us.say('og Queenston? 3 pa 2')
br.flip('Lincoln')
assert not excess(t), excess(t)
br.say('Gloucester')
br.flip('Gloucester')
us.say('depotet i Batavia vekk')
us.delete('US_Supply_Depot')

s.play('var 1813')
us.turn('Spring-Summer 1813')
us.say('resten av 1812-kortene vekk')
us.drag([k for k in t.deck('1812 Deck').kids], 'Discard', how='pieces')
us.say('Du har 2 poeng, du legger til 2')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('5 mot 4, jeg begynner hele aret')
muster(us, '1813a', groups=False)
muster(br, '1813a')
deal(t, us, 1813, '42', '43', '46', '44', '52', '45', '50', '41')
deal(t, br, 1813, '62', '63', '66', '61', '68', '55', '51', '58')
b.ok()

with act(s, 'US bygger', 'US', '42', build=True, book=b):
    T.card('42', 'kort 42 som 3 NBV: Madison 1, General Pike 1, Asp + Lady of the Lake 1')
    us.each('Madison General_Pike Asp Lady_of_the_Lake', 'Sackets Harbour')
    T.end()

with act(s, 'BR rakentaa', 'British', '62', build=True, book=b):
    face_down('62')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('3 NBV')
    face_up('62')

with act(s, 'US bygger opp igjen', 'US', '46', flips='us:4th 12th us:17th', book=b):
    T.card('46', 'kort 46 (3): 4th, 12th og 17th pa fulle sider')
    for x, p in (('us:4th', 'Detroit'), ('12th', 'Buffalo'), ('us:17th', 'Ft. Meigs')):
        assert supplied(t, 'US', p)
        us.flip(x)
    T.end()

with act(s, 'BR Prevost', 'British', '66', 'Prevost', book=b):
    face_down('66')
    A.mv('Prevost br:13th 70th 89th De_Watteville', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    face_up('66')

with act(s, 'US Scott', 'US', '43', 'Scott', book=b):
    T.card('43', 'kort 43 (2): Scott (1) tar fem: 25th 29th 23rd 21st 16th, til Sackets, 4')
    T.mv('25th 29th 23rd 21st us:16th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.say('og han selv')
    T.mv('Scott', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', most=10)
    T.end()

with act(s, 'BR 41', 'British', '61', flips='1/41st', book=b):
    face_down('61')
    assert supplied(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
    face_up('61')

with act(s, 'US Pike', 'US', '44', 'Pike', book=b):
    T.card('44', 'kort 44 (1): Pike, 6th og 13th til Cape Vincent')
    T.mv('us:6th us:13th Pike', 'Sackets Harbour', 'Cape Vincent')
    T.end()

with act(s, 'BR Yeo', 'British', '63', 'Yeo'):
    face_down('63')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.delete([mark_at(t, 'Lake Ontario Control Box').id])
    br.say('Yeo. +2 ja sinun -2')
    br.vp(b.due())
    face_up('63')

with act(s, 'US Chauncey slass', 'US', '52', 'Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', flips='General_Pike Royal_George Wolfe',
         fights={'General Pike': 'Lake Ontario Control Box'}):
    T.card('52', 'kort 52 (3): Chauncey ut')
    us.each('General_Pike Madison Oneida Conquest Scourge Chauncey', 'Lake Ontario Control Box')
    us.say('5 mot 4 +1, A mot B +1, Yeo -1')
    d, m = broadside(s, 'US', 'General_Pike Madison Oneida Conquest Scourge', 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike', 'Royal_George',
                     'A1 D2 att', dm=1)
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Royal_George Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    T.end()

with act(s, 'BR korjaa', 'British', '68', flips='Royal_George Wolfe', book=b):
    br.say('VP?')
    us.say('a ja')
    us.vp(b.due())
    face_down('68')
    br.flip('Royal_George Wolfe')
    face_up('68')

with act(s, 'US depot', 'US', '45', book=b):
    T.card('45', 'kort 45: depot i Rome')
    assert supplied(t, 'US', 'Rome')
    us.put('US Supply Depot', 'Rome')
    T.end()

with act(s, 'BR Quebec', 'British', '55', book=b):
    face_down('55')
    A.mv('2/41st 4/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    face_up('55')

with act(s, 'US holder', 'US', '41', hold=True, book=b):
    T.hold('41', 'holder ett kort')

with act(s, 'BR Caughnawaga', 'British', '51', book=b):
    face_down('51')
    A.mv('Caughnawaga', 'Beauharnois', 'Chateauguay')
    face_up('51')

with act(s, 'US 22nd', 'US', '50', book=b):
    T.card('50', 'kort 50 (2): 22nd og 1st PA til Erie')
    T.mv('22nd 1st_PA_Militia', 'Pittsburgh', 'Meadville', 'Erie PA')
    T.end()

with act(s, 'BR pitää', 'British', '58', hold=True, book=b):
    br.hold('58')

s.play('flatene ut igjen')
us.say('Chauncey blir der ute. Erie?')
br.drag('Queen_Charlotte', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box').id])
b.ok()
s.done()
