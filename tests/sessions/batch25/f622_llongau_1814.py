"""Spring 1814: a card too many in the deal, and a dockyard that does in a day what three points do not pay."""
from aid25a import *

s = Session('dev-1812-faults', us='Carys', br='Emrys', what='spring 1814: deal with a tenth card (fault), two frigates on one card (fault), Ft. Erie taken; Welsh')
t, us, br = s.t, s.us, s.br
spring_1814(t)
hands(t, [], [])
more.set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)

s.play('deal')
us.say('Naw cerdyn yr un. Ti gyntaf drwy gydol 1814.')
deal(t, us, 1814, '75', '76', '77', '78', '79')
deal(t, br, 1814, '82', '83', '84', '85', '86')
us.say('eiliad, y tegell')
deal(t, us, 1814, '80', '81', '87', '88')
deal(t, br, 1814, '89', '90', '91', '92')
assert hand_sizes(t) == (9, 9)
with s.fault('7.21 7.25 7.23', 'a tenth card is drawn in the deal of spring 1814: nine each'):
    deal(t, br, 1814, '93')
br.say('iawn, popeth gen i')
c = t.find_card_anywhere('Treaty of Ghent')
us.drag([c.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
with act(s, 'BR Prevost', 'British', '82', leader='Prevost', book=b):
    br.say('82, Prevost i Prescott gyda thair catrawd, 6 phwynt')
    br.play('82')
    for w in ('Trois-Rivieres', 'Coteau du Lac', 'Prescott'):
        br.drag('Prevost br:16th 90th 37th', w)
    br.discard('82')
s.play('US builds two frigates')
us.say('76 ar gyfer adeiladu: Superior a Mohawk yn Sackets')
us.play('76')
us.drag('Superior', 'Sackets Harbour')
with s.fault('15.17 15.24 15.12 8.31', 'two frigates cost 4, no card is worth more than 3'):
    us.drag('ship:Mohawk', 'Sackets Harbour')
us.discard('76')
with act(s, 'BR builds', 'British', '92', build=True, book=b):
    br.say('92. Prince Regent 2, Linnet 1')
    br.play('92')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('92')
with act(s, 'US Scott at Ft. Erie', 'US', '77', leader='Scott', ret='1/41st', book=b):
    us.say('77: Scott dros yr afon i Ft. Erie, Seneca ar y blaen')
    us.play('77')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('aros')
    fed(t, 'US', 'Buffalo')
    fed(t, 'British', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', 1814, (6, 4)) == 'DR'
    us.say('6:6, 0. B yn erbyn A -1, afon -1, Scott +2. Dim.')
    us.roll('2d6', 6, 4)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    us.vp(b.due())
    us.discard('77')
with act(s, 'BR Riall', 'British', '83', leader='Riall', book=b):
    br.play('83')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots', 'Chippawa')
    br.say('83, Riall i Chippawa')
    br.discard('83')
with act(s, 'US Brown to Oswego', 'US', '81', leader='Brown', book=b):
    us.play('81')
    us.each('Brown us:9th us:11th us:21st', 'Oswego')
    us.say('81, Brown a thri i Oswego')
    us.discard('81')
with act(s, 'BR Yeo', 'British', '85', leader='Yeo', book=b):
    br.say('85, Yeo i\'r llyn')
    br.play('85')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('85')
with act(s, 'US Perry', 'US', '78', leader='Perry', book=b):
    us.play('78')
    us.drag('Perry Lawrence ship:Niagara Caledonia Somers', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.say('78. yr un sgôr, y marc oedd yno o\'r blaen')
    us.discard('78')
with act(s, 'BR 103rd', 'British', '84', book=b):
    br.play('84')
    way('Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('103rd', 'Stoney Creek')
    br.drag('103rd', 'Ft. George')
    br.discard('84')
with act(s, 'US depot', 'US', '87', book=b):
    us.say('87, storfa yn Buffalo')
    fed(t, 'US', 'Buffalo')
    us.play('87')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('87')
with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('90')
    br.say('nos da')
s.done()
