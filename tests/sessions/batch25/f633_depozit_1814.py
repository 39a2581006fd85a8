"""Spring 1814: a British depot on the American bank, a third card put by; two Romanians, she rolls before she speaks, he leaves the markers to her."""
from aid25b import *

s = Session('dev-1812-faults', us='Ileana', br='Radu', what='spring 1814: a British Supply Depot at Ft. Niagara, a third held card; Ft. Niagara stormed, Ontario fought for, Lacolle, fleets out, deal of autumn')
t = s.t
spring_1814(t)
t.lay('us:19th 4th_Rifles', 'Buffalo', 'US')
hands(t, ['76', '82', '75', '78', '77', '81', '79', '92', '84'], ['86', '96', '80', '83', '85', '87', '88', '74', '94'])
t, us, br = s.begin()
g = Game(s, Habit('first', 'now', lambda c, x: '%s cu %s' % (x, c)), Habit('first', 'other', lambda c, x: 'cartea %s. %s' % (c, x)), first='British', off=1)

with g.play('British', '86', 'construiesc Prince Regent și Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.play('US', '76', 'Superior și Jones', build=True):
    us.drag('Superior Jones', 'Sackets Harbour')
with g.play('British', '74', 'un depozit pentru regimentul 100', build=True):
    with s.fault('13.52 13.5 13.51 8.31', 'a Supply Depot is built in enemy territory', ''):
        br.put('British Supply Depot', 'Ft. Niagara')
    br.say('așa iese iarna cu bine')
S = 'us:19th 4th_Rifles NY_Volunteers_1814 Seneca'
with g.play('US', '92', 'Scott la Ft. Niagara', leader='Scott', ret='100th'):
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.drag('Scott ' + S, 'Lewiston')
    us.drag('Scott ' + S, 'Ft. Niagara')
    us.roll('2d6', 2, 4)
    g.battle('US', 'Ft. Niagara', 'Lewiston', '4th Rifles', '100th', (2, 4), 'DR-1')
    us.say('6 și încă 5: unsprezece')
    us.drag('100th', 'British Eliminated')
    br.say('s-a dus regimentul')
    us.delete([p for p in t.at('Ft. Niagara') if 'Depot' in p.name])
with g.play('British', '96', 'Drummond la Burlington', leader='Drummond'):
    br.march('Drummond 104th 2/R._Marines', 'Smiths Creek', 'York', 'Burlington')
A = 'General_Pike Madison Sylph Oneida'
with g.play('US', '75', 'Chauncey iese pe lac', leader='Chauncey'):
    us.drag('Chauncey ' + A, 'Lake Ontario Control Box')
g.hold('British', '87', 'păstrez una')
with g.play('US', '77', '5 PA la Buffalo'):
    us.drag('5th_PA', 'Buffalo')
B = 'Prince_Regent Royal_George ship:Wolfe Melville Earl_of_Moira'
with g.play('British', '80', 'Yeo, cinci corăbii', leader='Yeo', flips='Prince_Regent General_Pike Madison', ret='Chauncey ' + A):
    br.drag('Yeo ' + B, 'Lake Ontario Control Box')
    g.sea(B, A, 'Prince_Regent', 'General_Pike', 2, 'A1 D2 att', al=1)
    br.roll('1d6', 2)
    us.say('2 +1 +1 fregata +1 Yeo. cinci')
    us.flip('General_Pike')
    us.flip('Madison')
    us.drag('Chauncey ' + A, 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
with g.play('US', '78', 'repar Pike și Madison', build=True, flips='General_Pike Madison'):
    us.flip('General_Pike Madison')
g.hold('British', '88', 'încă una')
M = 'us:6th us:13th 15th 29th 30th'
with g.play('US', '79', 'Macomb la Lacolle', leader='Macomb', ret='Canadian_Fencibles'):
    us.drag('Macomb ' + M, 'Champlain NY')
    us.drag('Macomb ' + M, 'Lacolle')
    us.roll('2d6', 5, 2)
    g.battle('US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (5, 2), 'DR')
    us.say('șapte plus doi')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
with g.play('British', '83', 'repar fregata', build=True, flips='Prince_Regent'):
    br.flip('Prince_Regent')
with g.play('US', '82', 'Harrison la Sandwich', leader='Harrison'):
    us.drag('Harrison 24th 28th', 'Sandwich')
g.turn_of('British')
s.play('BR holds again')
br.say('și pe asta o păstrez')
with s.fault('7.34 7.35', 'a third card held back in one hand, two are the limit', '', also=['7.23']):
    br.hold('94')
g.hold('US', '81', 'eu prima')
with g.play('British', '85', 'De Meuron la Isle aux Noix'):
    br.drag('De_Meuron', 'Isle aux Noix')
with g.play('US', '84', '45 la Whitehall'):
    us.drag('45th', 'Whitehall')
g.clear()
s.play('fleets out')
us.say('Erie e a mea')
us.drag('Perry Lawrence ship:Niagara Scorpion Porcupine', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
us.say('mut și Nancy pentru tine')
us.drag('Nancy', 'Lake Huron Control Box')
us.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
s.play('autumn, arrivals')
us.turn('Summer-Autumn 1814')
muster(br, '1814b')
s.play('deal')
t.shuffle(us, '1814 Deck')
deal(t, us, 1814, '101', '102', '103', '105')
deal(t, br, 1814, '73', '89', '90')
deal(t, us, 1814, '91', '93', '95', '97')
deal(t, br, 1814, '98', '99', '100')
us.say('șase la tine, opt la mine')
g.next = 'British'
with g.play('British', '89', '6 și 82 la Montreal'):
    br.drag('br:6th 82nd', 'Montreal')
with g.play('US', '102', 'Brown la Oswego', leader='Brown'):
    us.drag('Brown us:9th 11th', 'Oswego')
with g.play('British', '90', '58 și 57 după ei'):
    br.drag('58th 57th', 'Montreal')
with g.play('US', '101', 'Vermont la Highgate'):
    us.drag('Vermont_Militia', 'Highgate')
with g.play('British', '98', 'Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
with g.play('US', '103', 'fregata Mohawk', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
with g.play('British', '99', 'depozit la Kingston', build=True):
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
with g.play('US', '91', '5 PA la Schlosser'):
    us.drag('5th_PA', 'Ft. Schlosser')
with g.play('British', '73', 'Voltigeurs la Beauharnois'):
    br.drag('Voltigeurs', 'Beauharnois')
with g.play('US', '97', '34 la Utica'):
    us.drag('34th', 'Utica')
for x in ('British', 'US'):
    g.tidy(x)
g.book.ok()
br.say('gata pe azi')
s.done()
