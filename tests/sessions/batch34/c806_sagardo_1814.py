"""Cider, Basque: Ane rolls before she speaks and lets the other turn his losses; Mikel moves one by one, writes numbers and little else, and
undoes. The spring of 1814 from the deal, the fleets, the autumn's start."""
from aid34a import *

s = Session('dev-1812-faults', us='Mikel', br='Ane', what='1814 spring whole, autumn begun; Basque')
t, us, br = s.t, s.us, s.br
spring_1814(t)
hands(t, [], [])
s.begin()
d = Duo(s, ('late', 'ps'))

s.play('deck of 1814')
br.say('Gabon! Treaty of Ghent aparte')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '78', '82', '85', '88', '91', '93', '96', '100')
deal(t, us, 1814, '77', '79', '80', '83', '86', '89', '92', '94', '98')
assert hand_sizes(t) == (9, 9)
with d.on('British', '76', 'BR builds', '76: Prince Regent eta Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with d.on('US', '86', 'US builds', '86. Superior, Jones', build=True):
    us.each('Superior Jones', 'Sackets Harbour')
with d.on('British', '82', 'BR Riall', '82: Riall ibaia zeharkatzen, Ft. Niagara gurea. 3 puntu', 'Riall'):
    way('Ft. George', 'Ft. Niagara')
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')
with d.on('US', '79', 'US Scott', '79', 'Scott'):
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.each('NY_Volunteers_1814 Seneca Scott', 'Ft. Schlosser')
    us.each('NY_Volunteers_1814 Seneca Scott', 'Lewiston')
with d.on('British', '78', 'BR 89th', '78: 89th Schlosserera'):
    way('Chippawa', 'Ft. Schlosser')
    br.drag('89th', 'Ft. Schlosser')
with d.on('US', '80', 'US Scott at Schlosser', '80. Scott!', 'Scott', ret='89th', by=br):
    us.each('NY_Volunteers_1814 Seneca Scott', 'Ft. Schlosser')
    d.bat('US', 'Ft. Schlosser', ['Lewiston'], 'Seneca', '89th', (4, 4), 'DR')
    us.roll('2d6', 4, 4)
    us.say('lead Seneca. 8+2')
    goes(t, 'British', 'Ft. Schlosser', 'Chippawa', ('Lewiston',))
    us.drag('89th', 'Chippawa')
with d.on('British', '85', 'BR Yeo', '85: Yeo lakura', 'Yeo'):
    br.drag('Yeo Prince_Regent ship:Royal_George ship:Wolfe ship:Melville', 'Lake Ontario Control Box')
with d.on('US', '92', 'US Chauncey', '92. Chauncey', 'Chauncey', ret='Yeo Prince_Regent ship:Royal_George ship:Wolfe ship:Melville',
          flips='Superior Prince_Regent'):
    us.each('Superior General_Pike Madison Oneida Jones Sylph Chauncey', 'Lake Ontario Control Box')
    assert sea(t, 'Superior General_Pike Madison Oneida Jones Sylph', 'Prince_Regent ship:Royal_George ship:Wolfe ship:Melville',
               'Superior', 'Prince_Regent', 4, dl=1) == 'A1 D1 att'
    us.roll('1d6', 4)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.say('aiba la... Prince Regent ukituta, denak Kingstonera')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent ship:Royal_George ship:Wolfe ship:Melville Yeo', 'Kingston')
with d.on('British', '88', 'BR repairs', '88: Prince Regent konponduta', flips='Prince_Regent', build=True):
    br.flip('Prince_Regent')
with d.on('US', '83', 'US Brown', '83', 'Brown'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:9th us:11th us:21st us:22nd us:23rd Brown', 'Ogdensburg')
with d.on('British', '93', 'BR Drummond', '93: Drummond Prescottera', 'Drummond'):
    way('Kingston', 'Gananoque', 'Prescott')
    br.march('Drummond 104th 2/R._Marines 10th_R.V.', 'Gananoque', 'Prescott')
with d.on('US', '89', 'US Brown crosses', '89. Brown', 'Brown', ret='Drummond 104th 1/R._Marines 2/R._Marines 10th_R.V.'):
    us.each('us:9th us:11th us:21st us:22nd us:23rd Brown', 'Prescott')
    d.bat('US', 'Prescott', ['Ogdensburg'], 'us:9th', '104th', (5, 5), 'DR')
    us.roll('2d6', 5, 5)
    br.say('10-1 = 9. Gananoque hornidurarik gabe litzateke, beraz Crysler')
    goes(t, 'British', 'Prescott', "Crysler's Farm", ('Ogdensburg',))
    assert not supplied(t, 'British', 'Gananoque')
    br.drag('Drummond 104th 1/R._Marines 2/R._Marines 10th_R.V.', "Crysler's Farm")
with d.on('British', '96', 'BR Prevost', '96: Prevost Cornwallera', 'Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost br:16th 37th 90th', 'Montreal')
    br.drag('Prevost br:16th 37th 90th', 'Cornwall')
with d.on('US', '77', 'US 45th', '77'):
    us.drag('us:45th', 'Utica')
    us.undo()
    us.drag('us:45th', 'Whitehall')
with d.on('British', '91', 'BR UC Militia', '91: UC milizia'):
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
with d.on('US', '94', 'US 34th', '94'):
    us.drag('us:34th', 'Whitehall')
with d.on('British', '100', 'BR Rottenburg', '100: Rottenburg', 'Rottenburg'):
    way('Montreal', 'La Prairie', 'Chambly')
    br.drag('Rottenburg br:13th 49th', 'La Prairie')
    br.drag('Rottenburg br:13th 49th', 'Chambly')
with d.on('US', '98', 'US Macomb at Lacolle', '98. Macomb', 'Macomb', ret='Canadian_Fencibles', flips='us:6th Canadian_Fencibles'):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.each('us:6th us:13th us:15th Macomb', 'Lacolle')
    d.bat('US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', (2, 4), 'EX')
    us.roll('2d6', 2, 4)
    us.say('7, EX')
    us.flip('us:6th')
    br.flip('Canadian_Fencibles')
    br.say('eta atzera, murriztuta bakarrik')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
s.play('fleets')
br.say('Nancy Huronera')
br.drag('Nancy', 'Lake Huron Control Box')
us.each('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
d.book.ok()
s.play('autumn')
br.turn('Summer-Autumn 1814')
muster(br, '1814b', True)
assert not full(t, 'US', '1814b') and not full(t, 'British', '1814b')
s.play('treaty back in the deck')
br.say('Ghent barrura eta nahastu')
br.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
deal(t, br, 1814, '75', '84', '87', '90', '95', '99', '102', '105', '106')
deal(t, us, 1814, '73', '74', '81', '97', '101', '103', '104', 'Campaign', 'Battle of New Orleans')
with d.on('British', '102', 'BR Confiance', '102: Confiance', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with d.on('US', '103', 'US builds', '103. Jefferson', build=True, flips='Superior'):
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('eta Superior konpondu, 1+1')
    us.flip('Superior')
with d.on('British', '84', 'BR 19th Dragoons', '84: dragoiak'):
    way('Burlington', 'Stoney Creek', 'Ft. George', most=10)
    br.drag('br:19th_Dragoons', 'Ft. George')
d.hold('US', 'Battle of New Orleans', 'gorde')
with d.on('British', '106', 'BR Prevost', '106: Prevost Crysler-era', 'Prevost'):
    br.drag('Prevost br:16th 37th 90th', "Crysler's Farm")
with d.on('US', '97', 'US 45th', '97'):
    us.drag('us:45th', 'Ticonderoga')
with d.on('British', '99', 'BR 82nd 76th', '99: bi Montrealera'):
    br.march('82nd 76th', 'Trois-Rivieres', 'Montreal')
with d.on('US', '101', 'US 34th', '101'):
    us.drag('us:34th', 'Ticonderoga')
with d.on('British', '95', 'BR 5th 9th', '95: beste bi'):
    br.march('br:5th br:9th', 'Trois-Rivieres', 'Montreal')
with d.on('US', '73', 'US Harrison', '73. Harrison, +1', 'Harrison'):
    us.each('us:24th Harrison', 'Sandwich')
stop(d)
s.done()
