"""Swahili: the end of autumn 1813, the winter, the first plays of 1814. Two hasty friends: discards before the act, the other one's retreats moved for him,
a piece dropped on the wrong town and put right, arrivals in a heap."""
from aid37a import *

s = Session('dev-1812-faults', us='Amani', br='Zuhura', what='autumn 1813, winter, spring 1814 in Swahili: Detroit retaken, retreat before combat, Kingston fails, a flagship strikes, winter losses, deal without the treaty')
t = s.t
autumn_1813(t)
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Madison Oneida', 'Lake Ontario Control Box', 'US')
hands(t, ['62', '66', '53', '57'], ['55', '59', '61', '63'])
burn_to(t, 1813, 24)
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)
us.say('habari! kadi nne nne, mimi kwanza mwaka huu')

with act(s, 'US Harrison retakes Detroit', 'US', '62', 'Harrison', ret='Essex', flips='Essex', book=b):
    us.say('62, Harrison kwenda Detroit')
    us.play('62')
    us.discard('62')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    assert F(t, 'US', 'Detroit', 'Frenchtown', '17th', 'Essex', (4, 4)) == 'DR-1'
    us.roll('2d6', 4, 4)
    us.say('11, DR-1. nakusogezea')
    back(t, 'British', 'Detroit', 'Sandwich', 'Frenchtown')
    us.flip('Essex')
    us.drag('Essex', 'Ft. Malden')
    us.undo()
    us.drag('Essex', 'Sandwich')
    us.vp('US 1')

with act(s, 'BR Vincent over the Niagara', 'British', '55', 'Vincent', ret='1st_NY_Militia', book=b):
    br.say('55 Vincent anavuka mto kwenda Lewiston')
    br.play('55')
    br.discard('55')
    br.drag('Vincent 49th br:8th', 'Queenston')
    br.drag('Vincent 49th br:8th', 'Lewiston')
    us.say('narudi nyuma kabla ya vita, Batavia')
    back(t, 'US', 'Lewiston', 'Batavia', 'Queenston')
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp('0')

with act(s, 'US Wilkinson at Kingston', 'US', '66', 'Wilkinson', fights={'Wilkinson': 'Kingston', 'us:6th': 'Kingston', '15th': 'Kingston', 'us:16th': 'Kingston',
         'us:9th': 'Kingston', '21st': 'Kingston'}, book=b):
    us.say('66 Wilkinson na vikosi vitano, Kingston')
    us.play('66')
    us.discard('66')
    us.drag('Wilkinson us:6th 15th us:16th us:9th 21st', 'Cape Vincent')
    us.drag('Wilkinson us:6th 15th us:16th us:9th 21st', 'Kingston')
    assert F(t, 'US', 'Kingston', 'Cape Vincent', 'us:6th', '104th', (2, 5)) == 'AR'
    us.roll('2d6', 2, 5)
    br.say('6, ngome. rudini')
    br.drag('Wilkinson us:6th 15th us:16th us:9th 21st', 'Cape Vincent')

with act(s, 'BR Yeo on the lake', 'British', '59', 'Yeo', ret='Oneida Madison', book=b):
    br.say('59 Yeo na meli tatu')
    br.play('59')
    br.discard('59')
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    assert N(t, 'Royal_George Wolfe Melville', 'Madison Oneida', 'Royal_George', 'Madison', 4, 1, 0) == 'defender lead strikes'
    br.roll('1d6', 4)
    br.say('6: Madison inashusha bendera. hasara yangu?')
    br.roll('1d6', 2)
    br.say('hakuna')
    br.drag('Madison', 'US Eliminated')
    br.drag('Oneida', 'Sackets Harbour')
    br.vp('British 4')

with act(s, 'US Kentucky comes north', 'US', '53', book=b):
    us.say('53 mbili: farasi wa Kentucky na 28')
    us.play('53')
    us.discard('53')
    us.drag('28th', 'Ft. Meigs')
    us.drag('Kentucky_Mounted', 'Ft. Meigs')
    us.drag('Kentucky_Mounted', 'Detroit')

with act(s, 'BR De Meuron', 'British', '61', book=b):
    br.say('61 De Meuron Montreal')
    br.play('61')
    br.discard('61')
    br.drag('De_Meuron', 'Trois-Rivieres')
    br.drag('De_Meuron', 'Montreal')

with act(s, 'US 25th', 'US', '57', book=b):
    us.say('57 moja, 25')
    us.play('57')
    us.discard('57')
    us.drag('25th', 'Whitehall')
    us.drag('25th', 'Ticonderoga')

with act(s, 'BR two more to Montreal', 'British', '63', book=b):
    br.say('63: 13 na 70 pia')
    br.play('63')
    br.discard('63')
    br.drag('br:13th 70th', 'Montreal')

s.play('fleets home, winter')
assert hand_sizes(t) == (0, 0)
br.say('meli zote nyumbani')
br.drag('Yeo Royal_George Wolfe Melville', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
b.ok()
us.turn('Winter 1813-14')
us.say('majira ya baridi')
if SHOW:
    print(excess(t))
wanted(t, 'us:6th 15th us:16th us:9th 17th Shawnee 49th')
us.flip('us:6th 15th us:16th us:9th')
us.flip('17th')
br.flip('Shawnee')
br.flip('49th')
us.turn('Spring-Summer 1814')
b.ok()
s.play('arrivals and deal')
us.say('vikosi vipya')
muster(us, '1814a')
br.say('na vyangu')
muster(br, '1814a')
U = ['86', '92', '80', '83', '81', '85', '88', '84', '90']
B = ['76', '82', '73', '75', '74', '78', '79', '77', '89']
for x, y in zip(U, B):
    us.draw('1814 Deck', aid18.cid(t, x, 1814))
    br.draw('1814 Deck', aid18.cid(t, y, 1814))
br.say('mwaka huu mimi kwanza')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    buildable(t, '76', 'Prince_Regent Linnet')
    br.say('76: Prince Regent Kingston, Linnet Isle aux Noix')
    br.play('76')
    br.discard('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with act(s, 'US restores two', 'US', '80', flips='us:6th 15th', book=b):
    assert supplied(t, 'US', 'Cape Vincent')
    us.say('80: wawili Cape Vincent wanarudi kamili')
    us.play('80')
    us.discard('80')
    us.flip('us:6th')
    us.flip('15th')

with act(s, 'BR 16th and 37th', 'British', '73', book=b):
    br.say('73: 16 na 37 Trois-Rivieres')
    br.play('73')
    br.discard('73')
    br.drag('br:16th br:37th', 'Trois-Rivieres')

with act(s, 'US Brown', 'US', '83', 'Brown', book=b):
    us.say('83: Brown na 2 NY hadi Rome')
    us.play('83')
    us.discard('83')
    us.drag('Brown 2nd_NY_Militia', 'Rome')
us.say('kesho tena')

with act(s, 'BR Vincent goes home', 'British', '75', 'Vincent', book=b):
    br.say('75 Vincent anarudi Ft. George')
    br.play('75')
    br.discard('75')
    br.drag('Vincent 49th br:8th', 'Queenston')
    br.drag('Vincent 49th br:8th', 'Ft. George')
    us.vp('British 3')

with act(s, 'US volunteers to Lewiston', 'US', '85', book=b):
    us.say('85 wawili kwenda Lewiston')
    us.play('85')
    us.discard('85')
    us.drag('NY_Volunteers_1814 Seneca', 'Lewiston')

with act(s, 'BR restores the 49th', 'British', '78', flips='49th', book=b):
    assert supplied(t, 'British', 'Ft. George')
    br.say('78: 49 kamili')
    br.play('78')
    br.discard('78')
    br.flip('49th')

with act(s, 'US frigate', 'US', '86', build=True, book=b):
    buildable(t, '86', 'Superior Jefferson')
    us.say('86: Superior na Jefferson')
    us.play('86')
    us.discard('86')
    us.drag('Superior Jefferson', 'Sackets Harbour')

with act(s, 'BR 103rd', 'British', '77', book=b):
    br.say('77: 103 Lacolle')
    br.play('77')
    br.discard('77')
    br.drag('103rd', 'Lacolle')

with act(s, 'US 24th', 'US', '81', book=b):
    us.say('81: 24 hadi Meigs')
    us.play('81')
    us.discard('81')
    us.drag('24th', 'Ft. Meigs')

with act(s, 'BR Procter', 'British', '79', 'Procter', book=b):
    br.say('79: Procter Sandwich')
    br.play('79')
    br.discard('79')
    br.drag('Procter 1/41st Wyandot', 'Sandwich')

with act(s, 'US Scott', 'US', '88', 'Scott', book=b):
    us.say('88: Scott na 34, 45 hadi Utica')
    us.play('88')
    us.discard('88')
    us.drag('Scott 34th 45th', 'Utica')
b.ok()
s.done()
