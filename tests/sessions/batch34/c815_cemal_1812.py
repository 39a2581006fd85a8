"""Cemal (US, hasty, drops short) and Nurcan (British, turns cards up only at the end, helpful): spring 1812 round Detroit, Erie and Mackinac, then the first plays of the autumn."""
from aid34b import *

g = G('Cemal', 'Nurcan', 'Spring 1812: Sandwich, a brig convoy, two lakes, Mackinac by Indians alone; autumn: Chauncey against three',
      su=dict(vp='foe'), sb=dict(reveal='late', discard='next'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Ontario Control Box'

with g.go('US', '12', 'US Dearborn', '12, üç puan, Dearborn Sackets\'e', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
with g.go('British', '2', 'BR fleet', 'donanma göle çıkıyor'):
    br.drag('Royal_George', B)
    br.drag('Earl_of_Moira Beresford', B)
with g.go('US', '32', 'US Hull into Canada', 'Hull Kanada\'da!', leader='Hull'):
    way('Detroit', 'Sandwich')
    us.drag('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
g.fed('US', 'Sandwich')
g.fed('British', 'Ft. Malden')
with g.go('British', '5', 'BR Procter at Sandwich', 'Procter ve Tecumseh', leader='Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('kalıyorum, 9 asker var')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (5, 4)) == 'DR'
    br.roll('2d6', 5, 4)
    br.say('dokuz, kale yok: geri çekil')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
with g.go('US', '13', 'US convoy by the Adams', 'Adams müfrezeyi Cleveland\'a götürsün (13)', sea='us:Detachment'):
    room(t.pieces('Adams'), t.pieces('us:Detachment', us))
    assert 'erie' not in lake_of(t, 'British')
    us.drag('Adams us:Detachment', 'Cleveland')
with g.go('British', '8', 'BR Erie', 'Erie de benim'):
    br.each('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
with g.go('US', '19', 'US 3rd Ohio', '3rd Ohio kuzeye'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
with g.go('British', '17', 'BR Northwest Co. at Mackinac', 'Northwest Company Mackinac\'a geçiyor', free=True, ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('dayanıyoruz')
    br.roll('2d6', 6, 6)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('kızılderililer tek başına, 2 puanlık yer, puan yok')
with g.go('US', '30', 'US 1st NY', 'milis Ft. Niagara\'ya'):
    us.drag('1st_NY_Militia', 'Buffalo')
    us.undo()
    us.say('pardon, ters taraf')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with g.go('British', '10', 'BR Brock', 'Brock, R.N.R. ve York milisi Ft. George\'a', leader='Brock'):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
with g.go('US', '4', 'US 4th NY', 'tek puan: 4th NY'):
    us.drag('4th_NY_Militia', 'Champlain NY')
with g.go('British', '20', 'BR two to Cornwall', '8. alay ve Fencibles Cornwall\'a'):
    br.march('br:8th Canadian_Fencibles', 'Coteau du Lac', 'Cornwall')
g.hold('US', '27', 'bunu saklıyorum')
g.hold('British', 'Declaration of War', 'ben de')
s.play('autumn: arrivals and deal')
g.flushall()
us.turn('Summer-Autumn 1812')
br.drag('103rd', 'Quebec City')
muster(us, '1812b')
muster(br, '1812b')
deal(t, us, 1812, '6', '16', '1', '3', '15', '18')
deal(t, br, 1812, '23', '25', '7', '28', '29', '11')
assert hand_sizes(t) == (6, 6)
fl = 'Oneida Scourge Conquest Growler Pert'
three = 'Royal_George Earl_of_Moira Beresford'
with g.go('US', '6', 'US Chauncey', 'Chauncey! önce Oswego', leader='Chauncey', pick='Fair_American Gov._Tompkins', ret=three, flips='Oneida Royal_George', fights={'Oneida': B}):
    us.drag('Chauncey ' + fl, 'Oswego')
    us.drag('Chauncey ' + fl + ' Fair_American Gov._Tompkins', B)
    a, b = t.pieces(fl + ' Fair_American Gov._Tompkins'), t.pieces(three)
    m = naval_drm(a, b, a[0], b[0])
    assert m == 2 and naval(2 + m) == 'A1 D1 att'
    us.roll('1d6', 2)
    br.say('dört: birer hasar, göl senin')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag(three, 'Kingston')
with g.go('British', '23', 'BR two to Montreal', 'Quebec\'ten iki alay Montreal\'e'):
    br.drag('103rd 1/R._Scots', 'Montreal')
with g.go('US', '15', 'US convoy', 'Scourge ile Chauncey Riflemen\'i Oswego\'ya taşıyor, sonra göle', sea='1st_Rifles'):
    room(t.pieces('Scourge'), t.pieces('1st_Rifles'))
    us.drag('Chauncey Scourge', 'Sackets Harbour')
    us.drag('Chauncey Scourge 1st_Rifles', 'Oswego')
    us.drag('Chauncey Scourge', B)
with g.go('British', '7', 'BR Norfolk', 'Norfolk Ft. Erie\'ye'):
    br.drag('Norfolk', 'Ft. Erie')
g.flushall()
s.done()
