"""Spring 1814 on Lake Ontario: frigates, a battle, a landing at Ft. George; dice before words, points a play late, the wrong ship turned and mended."""
from aid25a import *

s = Session('dev-1812-faults', us='Ilze', br='Janis', what='spring 1814: building, battle on Lake Ontario, landing at Ft. George, Ft. Niagara retaken; Latvian')
t, us, br = s.t, s.us, s.br
spring_1814(t)
hands(t, ['76', '78', '79', '77', '81', '80', 'Campaign', '87'], ['92', '85', '83', '96', '88', '91', '93', '89'])
burn_to(t, 1814, 2)
s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '92', build=True, book=b):
    br.say('92, kuģu būve: fregate Prince Regent Kingstonā (2) un brigs Linnet Isle aux Noix (1)')
    br.play('92')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('92')
with act(s, 'US builds', 'US', '76', build=True, book=b):
    us.play('76')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.say('un man Superior un Jefferson')
    us.discard('76')
R = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
with act(s, 'BR fleet out', 'British', '85', leader='Yeo', book=b):
    br.say('85: Yeo ar visiem septiņiem ezerā')
    br.play('85')
    br.drag('Yeo ' + R, 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('85')
A = 'Superior General_Pike Madison Jefferson Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey attacks', 'US', '78', leader='Chauncey', ret='Yeo ' + R, flips='Superior Prince_Regent Wolfe'):
    us.play('78')
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
    assert sea_mod(t, A, R, 'Superior', 'Prince_Regent', 0, 1) == 0 and naval(5) == 'A1 D2 att'
    us.roll('1d6', 5)
    us.say('10 pret 7 +1, A pret A, Yeo -1, abiem fregates. Pieci. Man viens, tev divi')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.flip('Melville')
    br.say('nē, labāk Wolfe nekā Melville')
    br.flip('Melville')
    br.flip('Wolfe')
    br.drag('Yeo ' + R, 'Kingston')
    us.discard('78')
with act(s, 'points late, BR repairs', 'British', '83', flips='Prince_Regent Wolfe', book=b):
    br.say('punkti! tu aizmirsi: man -2, tev +2')
    br.vp(b.due())
    us.say('ak jā, paldies')
    br.say('83, remonts: Prince Regent un Wolfe')
    br.play('83')
    br.flip('Prince_Regent Wolfe')
    br.discard('83')
S = 'General_Pike Madison Jefferson Oneida Sylph Fair_American'
L = 'us:9th us:11th us:21st us:22nd 1st_Rifles'
with act(s, 'US landing at Ft. George', 'US', '79', leader='Chauncey', pick='Brown ' + L, sea='Brown ' + L, ret='Riall 1/R._Scots', book=b):
    us.play('79')
    us.say('79: Chauncey ar daļu flotes uz Sackets, paņem Braunu un piecas vienības')
    us.drag('Chauncey ' + S, 'Sackets Harbour')
    room(t.pieces(S), t.pieces(L, us))
    us.drag('Chauncey ' + S + ' Brown ' + L, 'Ft. George')
    us.say('1 + 1 + 1 + 2 = 5. Desants Ft. George')
    fed(t, 'US', 'Sackets Harbour')
    fed(t, 'British', 'Ft. George')
    assert fight(t, 'US', 'Ft. George', [], '9th', '1/R. Scots', 1814, (5, 4), landing=True, dmod=0) == 'DR'
    us.roll('2d6', 5, 4)
    us.say('18:7 ir 2:1 +1, B pret B, desants -1, Brauns +1. Kopā 10')
    goes(t, 'British', 'Ft. George', 'Queenston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    us.vp(b.due())
    us.discard('79')
with act(s, 'BR Prevost west', 'British', '96', leader='Prevost', book=b):
    br.say('96: Prevost ar 16., 90. un 37. pulku, pa ceļu līdz Prescott, 6')
    br.play('96')
    for w in ('Montreal', 'Cornwall', 'Prescott'):
        br.drag('Prevost br:16th 90th 37th', w)
    br.discard('96')
with act(s, 'US Scott at Ft. Niagara', 'US', '77', leader='Scott', ret='100th', book=b):
    us.play('77')
    us.each('Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    us.drag('NY_Volunteers_1814 Seneca Scott', 'Ft. Niagara')
    fed(t, 'US', 'Lewiston')
    assert not supplied(t, 'British', 'Ft. Niagara')
    us.roll('2d6', 5, 5)
    assert fight(t, 'US', 'Ft. Niagara', ['Lewiston'], 'NY Volunteers 1814', '100th', 1814, (5, 5), half='d') == 'DR-2'
    assert fight(t, 'US', 'Ft. Niagara', ['Lewiston'], 'NY Volunteers 1814', '100th', 1814, (5, 5)) == 'DR-1'
    us.say('bez apgādes, (2+2)/2=2, 6:2 tātad +2, C pret cietoksni B -1, Scott +2. 13')
    br.drag('100th', 'British Eliminated')
    br.say('pulka vairs nav')
    us.discard('77')
with act(s, 'BR two to Stoney Creek', 'British', '88', book=b):
    br.play('88')
    br.drag('103rd', 'Stoney Creek')
    br.drag('Glengarry', 'Stoney Creek')
    br.say('88, divi')
    br.discard('88')
with act(s, 'US repairs Superior', 'US', '81', flips='Superior', book=b):
    us.play('81')
    us.flip('Superior')
    us.say('remonts')
    us.discard('81')
with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('91')
    br.say('vienu atlieku')
with act(s, 'US Perry', 'US', '80', leader='Perry', book=b):
    us.play('80')
    us.say('80: Perry ar Lawrence, Niagara, Caledonia uz Ērija ezera')
    us.drag('Perry Lawrence ship:Niagara Caledonia', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.discard('80')
with act(s, 'BR two to Cornwall', 'British', '93', book=b):
    br.play('93')
    br.each('br:49th De_Watteville', 'Coteau du Lac')
    br.each('br:49th De_Watteville', 'Cornwall')
    br.discard('93')
    br.say('man vēl viena')
with act(s, 'US campaign, Izard and Brown', 'US', ret='Canadian_Fencibles Riall 1/R._Scots Lincoln', book=b):
    us.say('kampaņa: Izards pie Lacolle un Brauns pie Queenston')
    us.play('Campaign')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    us.drag('Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st', 'Lacolle')
    br.say('palieku')
    fed(t, 'US', 'Champlain NY')
    fed(t, 'British', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (5, 3)) == 'DR'
    us.roll('1d6', 5)
    us.roll('2d6', 5, 3)
    us.say('pirmais bija nepareizais poga. 21:5 +3, mežs -1, 10')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.drag('Brown us:9th us:11th us:21st 1st_Rifles', 'Queenston')
    us.say('22. paliek Ft. George')
    fed(t, 'US', 'Ft. George')
    fed(t, 'British', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Ft. George'], '9th', '1/R. Scots', 1814, (4, 4)) == 'DR'
    us.roll('2d6', 4, 4)
    goes(t, 'British', 'Queenston', 'Chippawa', ['Ft. George'])
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    us.say('14:8, 0. Brauns +1. 9, te nav cietokšņa')
    us.vp(b.due())
    us.discard('Campaign')
with act(s, 'BR two more to Stoney Creek', 'British', '89', book=b):
    br.play('89')
    br.each('br:8th York_Militia', 'Burlington')
    br.say('89, no Jorkas uz Burlington. man viss')
    br.discard('89')
s.done()
