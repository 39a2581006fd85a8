"""Late autumn 1812 and winter in Vietnamese. Lan is cheerful and moves before speaking; Minh is slow, one piece at a time, and reads the results out. A depot in Canada; Detroit forgets a winter loss."""
from aid21b import *


def tweak(t):
    t.lay(['6th', '13th', '14th'], 'Plattsburg', 'US')
    t.lay(['5th', '12th', '20th'], 'Buffalo', 'US')
    t.lay_gone(['Detachment (Mackinaw)'])
    t.lay(['Northwest Co.'], 'Ft. Mackinaw', 'British')


s, t, us, br, B = start('1812b', 'Lan', 'Minh', 'End of autumn 1812, fleet return, winter, spring 1813: a US depot at Queenston, one winter loss of two at Detroit',
                        ['22', '3', '6', '15'], ['16', '28', '26', '25'], tweak, burnt=20)
L = Person(s, us, B, opens='after', shows='now', walks='one')
M = Person(s, br, B, opens='say', shows='now', walks='each')

with L.turn('22', 'US Queenston', 'qua sông rồi nhé, thẻ 22', leader='Van Rensselaer', ret='Lincoln'):
    L.go('Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Queenston')
    br.say('Lincoln ở lại. 4 chọi 3.')
    fed_before(t, 'British', 'Queenston')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    br.say('11 trừ 1 còn 10. Tôi lui về Beaverdams.')
    retreat_ok(t, 'British', 'Queenston', 'Beaverdams', ['Lewiston'])
    br.drag('Lincoln', 'Beaverdams')
    L.vp()

with M.turn('16', 'BR Vincent', 'Thẻ 16. Vincent, 49 và cựu binh tới Prescott, 2 điểm đi.', leader='Vincent'):
    M.go('Vincent 49th 10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')

with L.turn('3', 'US depot at Queenston', 'mùa đông ấm áp :)', build=True):
    us.say('thẻ 3, kho')
    with s.fault('13.52 13.5 13.51 8.31', 'A US Supply Depot is laid at Queenston, in British territory'):
        us.put('US Supply Depot', 'Queenston')

with M.turn('28', 'BR Brock', 'Thẻ 28. Brock, Newfoundland và dân quân York: Burlington, Stoney Creek, Fort George.', leader='Brock'):
    M.go('Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')

with L.turn('6', 'US Chauncey', 'hạm đội ra hồ, +2', leader='Chauncey'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    L.vp()

with M.turn('26', 'BR Procter at Detroit', 'Thẻ 26. Procter và người da đỏ đánh Detroit, 1+3.', leader='Procter', flips='1/41st'):
    M.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit')
    us.say('Hull không chạy đâu')
    fed_before(t, 'US', 'Detroit')
    for c in (0, 1):
        battle(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '4th', (4, 3), 'AR-1', card=c)
    br.roll('2d6', 4, 3)
    br.say('Tôi thua. 41 lật, lui về Sandwich.')
    br.flip('1/41st')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')

with L.turn('15', 'US to Rome', 'hai trung đoàn lên Rome'):
    L.go('us:16th 15th', 'Albany', 'Utica', 'Rome')

with M.turn('25', 'BR Procter home', 'Thẻ 25. Procter về Malden.', leader='Procter'):
    M.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Ft. Malden')

s.play('fleet return')
us.say('về bến')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
B.ok()
br.say('Điểm: Mỹ 4.')

s.play('winter, and the year turns')
us.turn('Winter 1812-13', marker=False)
br.turn('Winter 1812-13', tracker=False)
assert excess(t) == {('Detroit', 'US'): 2, ('Buffalo', 'US'): 1, ('Ft. Malden', 'British'): 1}, excess(t)
br.say('Malden: Shawnee lật.')
br.flip('Shawnee')
us.say('Buffalo: số 5')
us.flip('us:5th')
with s.fault('16.21 16.2 16.1 16.22', 'Five fresh US units winter at Detroit, quarters 3: only one is turned'):
    us.say('Detroit: Ohio 1. xong')
    us.flip('1st_Ohio')
    us.delete('US_Supply_Depot')
    us.turn('Spring-Summer 1813')

s.play('the die, arrivals, deal')
us.roll('1d6', 4)
br.roll('1d6', 2)
us.say('cộng 4 nữa, em trước')
muster(br, '1813a', groups=False)
muster(us, '1813a')
deal(t, us, 1813, '42', '46', '37', '38', '43', '44', '48', '62')
deal(t, br, 1813, '52', '66', '39', '41', '45', '53', '55', '40')
assert hand_sizes(t) == (8, 8)

with L.turn('46', 'US builds', 'Pike, Madison, hai chiếc nhỏ', build=True):
    us.drag('General_Pike Madison', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')

with M.turn('52', 'BR builds', 'Thẻ 52. Wolfe, Melville, và Detroit ở Malden: 3.', build=True):
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')

with L.turn('38', 'US Harrison', 'Harrison lên Frenchtown', leader='Harrison'):
    us.drag('Harrison 17th 19th 24th', 'Ft. Meigs')
    us.drag('Harrison 17th 19th 24th', 'Frenchtown')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', most=6)

with M.turn('39', 'BR Brock at Queenston', 'Thẻ 39. Brock lấy lại Queenston.', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia'):
    M.go('Brock R.N.R. York_Militia', 'Ft. George', 'Queenston')
    us.say('ở lại')
    br.say('5 chọi 4, A chọi C +2, Brock +2')
    fed_before(t, 'US', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', (3, 2), 'DR')
    br.roll('2d6', 3, 2)
    us.say('9')
    retreat_ok(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    M.vp()

with L.turn('43', 'US restores', 'số 5 khỏe lại', flips='us:5th', build=True):
    fed_before(t, 'US', 'Buffalo')
    us.flip('us:5th')

with M.turn('40', 'BR restores', 'Thẻ 40. 41 hồi phục.', flips='1/41st', build=True):
    fed_before(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
run(s, t)
