"""Spring 1813 without one word: Lake Erie built up and fought for, Detroit retaken, the three lakes change hands. He drags by stacks, she one by one."""
from aid37b import *

s = Session('dev-1812-faults', us='k_w', br='ottilie', what='Spring 1813, no chat at all: builds, three lake battles, Detroit, Lewiston, repairs')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
summer_1813(t)
t.lay_hand('US', ['46', '47', '62', '61', '55', '64', '39', '52'])
t.lay_hand('British', ['43', '60', '53', '48', '50', '45', '57', '68'])
s.begin()
b = Book(t)
FLEET = 'Queen_Charlotte Hunter Lady_Prevost br:Chippawa Little_Belt'

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.play('46')
    unbuilt(t, 'Lawrence ship:Niagara Scorpion Tigress')
    us.drag('Lawrence ship:Niagara Scorpion Tigress', 'Erie PA')
    us.discard('46')

with act(s, 'BR Barclay', 'British', '43', 'Barclay', book=b):
    br.play('43')
    br.each('Barclay ' + FLEET, 'Lake Erie Control Box')
    br.discard('43')

with act(s, 'US Perry', 'US', '47', 'Perry', flips='Lawrence Queen_Charlotte', ret='Barclay ' + FLEET, book=b):
    us.play('47')
    us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
    assert sea(t, 'Lawrence ship:Niagara Scorpion Tigress', FLEET, 'Lawrence', 'Queen Charlotte', 3, 1, 0) == 'A1 D1 att'
    us.roll('1d6', 3)
    br.flip('Queen_Charlotte')
    br.each('Queen_Charlotte Barclay Hunter Lady_Prevost br:Chippawa Little_Belt', 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    us.delete(mark_at(t, 'Lake Erie Control Box').id)
    us.vp('0')
    us.vp(b.due())
    us.discard('47')

with act(s, 'BR yard at Malden', 'British', '60', build=True, flips='Queen_Charlotte', book=b):
    br.play('60')
    unbuilt(t, 'ship:Detroit')
    br.flip('Queen_Charlotte')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('60')

with act(s, 'US Harrison at Detroit', 'US', '62', 'Harrison', flips='Essex', ret='Essex', book=b):
    us.play('62')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    r = fight(t, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex', 1813, (4, 4))
    assert r == 'DR-1', r
    us.roll('2d6', 4, 4)
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('62')

with act(s, 'BR Yeo', 'British', '53', 'Yeo', book=b):
    br.play('53')
    br.each('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.delete(mark_at(t, 'Lake Ontario Control Box').id)
    br.vp(b.due())
    br.discard('53')

with act(s, 'US President', 'US', '61', book=b):
    us.play('61', reveal=False)
    us.drag('President', 'Lake Champlain Control Box')
    us.vp(b.due())
    us.reveal('61')
    us.discard('61')

with act(s, 'BR sloops', 'British', '48', flips='Chubb', ret='President', book=b):
    br.play('48')
    br.each('Chubb Finch', 'Lake Champlain Control Box')
    assert sea(t, 'Chubb Finch', 'President', 'Chubb', 'President', 4) == 'defender strikes all'
    br.roll('1d6', 4)
    us.drag('President', 'US Eliminated')
    br.roll('1d6', 4)
    br.flip('Chubb')
    br.drag('Chubb', 'Isle aux Noix')
    br.vp(b.due())
    br.discard('48')

with act(s, 'US yard at Erie', 'US', '55', build=True, flips='Lawrence', book=b):
    us.play('55')
    unbuilt(t, 'Ariel Porcupine')
    us.flip('Lawrence')
    us.drag('Ariel Porcupine', 'Erie PA')
    us.discard('55')

with act(s, 'BR Vincent at Lewiston', 'British', '50', 'Vincent', pick='Lincoln', flips='br:8th 1st_NY_Militia', ret='1st_NY_Militia', book=b):
    br.play('50')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.each('Vincent br:8th br:49th', 'Queenston')
    br.each('Vincent br:8th br:49th Lincoln', 'Lewiston')
    r = fight(t, 'British', 'Lewiston', ['Queenston'], '8th', '1st NY Militia', 1813, (2, 3))
    assert r == 'EX', r
    br.roll('2d6', 2, 3)
    br.flip('br:8th')
    us.flip('1st_NY_Militia')
    goes(t, 'US', 'Lewiston', 'Batavia', came=['Queenston'])
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp(b.due())
    br.discard('50')

with act(s, 'US 22nd', 'US', '64', book=b):
    us.play('64')
    us.drag('22nd', 'Meadville')
    us.drag('22nd', 'Erie PA')
    us.discard('64')

with act(s, 'BR holds', 'British', '45', hold=True, book=b):
    br.hold('45')

with act(s, 'US Seneca line: 13th', 'US', '39', book=b):
    us.play('39')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('24th 2nd_Kentucky', 'Ft. Findlay')
    us.drag('24th 2nd_Kentucky', 'Ft. Meigs')
    us.discard('39')
end(s)
