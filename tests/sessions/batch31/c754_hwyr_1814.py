"""Spring 1814 in Welsh: both flip their losses only when everybody has gone back and come up; the attacker often waits at the border till the dice lie."""
from aid31b import *

s = opening('Gwilym', 'Nest', 'Spring 1814 in Welsh: losses flipped after retreats and advances, two rounds at Lacolle, a repulse at Chippawa, Ft. Niagara reinforced, frigates built',
            '1814a', ['85', '82', '78', '86', '80', '90', '93', '84', '87'], ['76', '79', '83', '81', '92', '75', '77', '88', '95'])
t, us, br = s.t, s.us, s.br
set_aside = more.set_aside
set_aside(t, 'Treaty of Ghent')
s.begin()
b = Book(t)

us.say('Bore da Nest, chi sy\'n dechrau eleni')
with act(s, 'BR Drummond', 'British', '76', 'Drummond', book=b):
    br.say('76, 3: Drummond i Prescott gyda\'r 104 a\'r môr-filwyr')
    br.play('76')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.discard('76')

with act(s, 'US Izard at Lacolle', 'US', '85', 'Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.play('85')
    us.say('85, 2: Izard dros y ffin. Y 6, y 13, y 15 a\'r 29 i Lacolle')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Lacolle')
    br.say('aros. Y Fencibles sy\'n arwain (does neb arall)')
    clash(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (4, 6), 'DR-1')
    us.roll('2d6', 4, 6)
    us.say('15:5 +2, coed -1: un ar ddeg')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 5')
    br.flip('Canadian_Fencibles')
    us.discard('85')

with act(s, 'BR Rottenburg, two rounds', 'British', '79', 'Rottenburg', fights={n: 'Lacolle' for n in ('Rottenburg', '49th', '13th', 'De Watteville')},
         flips='49th us:13th', book=b):
    br.play('79')
    br.say('79: Rottenburg o Montreal, trwy La Prairie. Y 49 ar y blaen')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'La Prairie')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'Lacolle')
    way('Montreal', 'La Prairie', 'Lacolle')
    us.say('y 13 yn arwain i mi')
    clash(t, 'British', 'Lacolle', ['La Prairie'], '49th', '13th', (5, 5), 'EX')
    br.roll('2d6', 5, 5)
    br.say('13:15 -2, A yn erbyn B +1, coed -1: wyth, cyfnewid. Ail rownd, De Watteville')
    us.say('y 6 nawr')
    with asif(t, ['49th', t.find('13th', 'US')]):
        clash(t, 'British', 'Lacolle', ['La Prairie'], 'De_Watteville', '6th', (6, 2), 'AR', rnd=2)
    br.roll('2d6', 6, 2)
    br.say('chwech. yn ôl â ni')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'La Prairie')
    br.flip('49th')
    us.flip('us:13th')
    br.discard('79')

with act(s, 'US Wilkinson', 'US', '82', 'Wilkinson', book=b):
    us.play('82')
    us.drag('Wilkinson us:9th us:11th us:21st us:22nd us:25th', 'Antwerp')
    us.drag('Wilkinson us:9th us:11th us:21st us:22nd us:25th', 'Ogdensburg')
    us.say('82, 3: Wilkinson i Ogdensburg')
    us.discard('82')

with act(s, 'BR Riall', 'British', '83', 'Riall', book=b):
    br.play('83')
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
    br.say('Riall dros yr afon at y 100. Nawr mae gen i saith yn Niagara: -3')
    br.vp('US 2')
    br.discard('83')

with act(s, 'US Scott at Chippawa', 'US', '78', 'Scott', fights={n: 'Chippawa' for n in ('Scott', 'Seneca', 'NY Volunteers 1814')}, flips='NY_Volunteers_1814', book=b):
    us.play('78')
    us.say('78: Scott! gwirfoddolwyr ar y blaen, a\'r Seneca')
    us.drag('Scott Seneca NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('Scott Seneca NY_Volunteers_1814', 'Chippawa')
    way('Buffalo', 'Ft. Schlosser', 'Chippawa')
    clash(t, 'US', 'Chippawa', ['Ft. Schlosser'], 'NY_Volunteers_1814', '89th', (2, 3), 'AR-1')
    us.roll('2d6', 2, 3)
    us.say('0 -1 +2 -1 = 0, pump. trychineb')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    us.flip('NY_Volunteers_1814')
    us.discard('78')

with act(s, 'BR Mohawks', 'British', '81', book=b):
    br.play('81')
    br.drag('br:Mohawk', 'Queenston')
    br.drag('br:Mohawk', 'Chippawa')
    br.say('y Mohawk i helpu\'r 89')
    br.discard('81')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.say('86 i\'r iard: Superior 2, Jefferson 1')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR builds', 'British', '92', build=True, book=b):
    br.play('92')
    br.say('a minnau: Prince Regent yn Kingston, Linnet yn Isle aux Noix')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('92')

with act(s, 'US Perry', 'US', '80', 'Perry', book=b):
    us.play('80')
    us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.discard('80')

with act(s, 'BR De Meuron and 70th', 'British', '75', book=b):
    br.play('75')
    br.drag('De_Meuron', 'Isle aux Noix')
    br.discard('75')

with act(s, 'US Harrison at Sandwich', 'US', '90', 'Harrison', book=b):
    us.play('90')
    us.drag('us:24th', 'Sandwich')
    us.drag('Harrison', 'Sandwich')
    us.say('pwynt bach yn Sandwich')
    us.vp('US 3')
    us.discard('90')

with act(s, 'BR drives Izard out', 'British', '88', ret='Izard us:6th us:13th us:15th us:29th', book=b):
    br.play('88')
    br.say('88, 2: De Meuron a\'r 70. Arhosaf wrth y ffin nes gweld y dis')
    br.roll('2d6', 6, 6)
    us.say('y 15 sy\'n arwain. 9:13 -2, coed -1: naw. Yn ôl i Champlain')
    n = odds(9, 13)
    assert sum(cf(p) for p in units(t, 'Lacolle', 'US')) == 13 and n - 1 + 12 == 9 and crt(9) == 'DR'
    goes(t, 'US', 'Lacolle', 'Champlain NY', ('Isle aux Noix',))
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Champlain NY')
    br.drag('De_Meuron 70th', 'Lacolle')
    br.vp('US 2')
    us.flip('us:15th')
    us.say('na, DR oedd e, dim colled. trof e\'n ôl')
    us.flip('us:15th')
    br.discard('88')
s.done()
