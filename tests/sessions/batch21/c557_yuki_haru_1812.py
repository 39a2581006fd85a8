"""Summer-Autumn 1812 on the water: Ontario, a landing at Prescott, Ft. George taken and lost, Lake Erie, Huron; winter. Japanese; Yuki is brief and drops short, Haru rolls first and explains afterwards."""
from aid21b import *

s, t, us, br, B = start('1812b', 'Yuki', 'Haru', 'Autumn 1812: two naval battles, landing, Ft. George, fleet return, winter with losses at Albany, Detroit, Malden, St. Joseph',
                        ['6', '3', '21', '1', '22', '15', '23'], ['16', '31', '26', '28', '18', '25', '7'])
Y = Person(s, us, B, opens='card', shows='now', walks='one')
H = Person(s, br, B, opens='after', shows='now', walks='one')

with Y.turn('3', 'US Chauncey', '3番 ショーンシー', leader='Chauncey', pick='Fair_American Gov._Tompkins'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    Y.vp()

with H.turn('28', 'BR two ships attack', '28番で二隻。2対7で-2、5-2=3、両方1ステップ。湖はそのまま', flips='Royal_George Oneida', ret='Oneida',
            fights={'Royal George': 'Lake Ontario Control Box', 'Earl of Moira': 'Lake Ontario Control Box'}):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    sea(t, 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Royal_George', 'Oneida', 5, 'A1 D1 def')
    br.roll('1d6', 5)
    br.flip('Royal_George')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')

with Y.turn('6', 'US landing at Prescott', '6番 上陸', free=True):
    fleet = 'Conquest Scourge Growler Pert Fair_American'
    room(t.pieces(fleet, us), t.pieces('1st_Rifles 2nd_NY_Militia', us))
    us.drag('Chauncey ' + fleet, 'Sackets Harbour')
    us.drag('Chauncey ' + fleet + ' 1st_Rifles 2nd_NY_Militia', 'Ogdensburg')
    us.undo()
    us.drag('Chauncey ' + fleet + ' 1st_Rifles 2nd_NY_Militia', 'Prescott')
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    us.say('1+1+1+2+1=6')
    Y.vp()

with H.turn('16', 'BR Vincent at Prescott', '16番、ヴィンセント。補給切れで4対5、-2、12-2=10で退却', leader='Vincent', ret='1st_Rifles 2nd_NY_Militia'):
    H.go('Vincent 49th 10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')
    us.say('残る')
    fed_before(t, 'US', 'Prescott')
    battle(t, 'British', 'Prescott', ['Gananoque'], '49th', '1st Rifles', (6, 6), 'DR', half='a')
    br.roll('2d6', 6, 6)
    retreat_ok(t, 'US', 'Prescott', 'Ogdensburg', ['Gananoque'])
    br.drag('1st_Rifles 2nd_NY_Militia', 'Ogdensburg')
    H.vp()

with Y.turn('15', 'US repairs', '15番 修理', flips='Oneida', build=True):
    us.flip('Oneida')

with H.turn('26', 'BR Brock', 'ブロックはクイーンストンへ', leader='Brock'):
    H.go('Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')

with Y.turn('22', 'US Ft. George', '22番 ファンレンセラー、18も', leader='Van Rensselaer', pick='18th'):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    us.drag('Van_Rensselaer 1st_NY_Militia 18th', 'Ft. George')
    way('Lewiston', 'Ft. Niagara', 'Ft. George', most=6)
    Y.vp()

with H.turn('18', 'BR Brock at Ft. George', '8対10で-2、A対B +1、ブロック+2、9+1=10', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia 18th'):
    br.roll('2d6', 3, 6)
    H.go('Brock R.N.R. York_Militia Lincoln', 'Queenston', 'Ft. George')
    us.say('18')
    fed_before(t, 'US', 'Ft. George')
    battle(t, 'British', 'Ft. George', ['Queenston'], 'R.N.R.', '18th', (3, 6), 'DR')
    retreat_ok(t, 'US', 'Ft. George', 'Ft. Niagara', ['Queenston'])
    us.drag('18th', 'Ft. Niagara')
    us.drag('Van_Rensselaer', 'Ft. Niagara')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    H.vp()

with Y.turn('21', 'US Trippe', '21番 トリップ', book=False):
    us.drag('Trippe', 'Lake Erie Control Box')

with H.turn('25', 'BR Lake Erie', '2隻対1 +2、B対C +1、小型 +1。6で降伏、こちら無傷', ret='Trippe'):
    us.vp(B.due())
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    sea(t, 'Queen_Charlotte Hunter', 'Trippe', 'Queen_Charlotte', 'Trippe', 2, 'defender lead strikes')
    br.roll('1d6', 2)
    br.roll('1d6', 2)
    us.drag('Trippe', 'US Eliminated')
    H.vp()

with Y.turn('23', 'US to Plattsburg', '23番 9と11'):
    us.drag('us:9th 11th', 'Ticonderoga')
    us.drag('us:9th 11th', 'Plattsburg')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', most=6)

with H.turn('31', 'BR Nancy', 'ナンシー、ヒューロン湖'):
    br.drag('Nancy', 'Lake Huron Control Box')
    H.vp()

Y.hold('1', 'US holds', '保留')

with H.turn('7', 'BR Western Indians', '西部インディアン'):
    H.go('Western_Indians', 'Ft. Malden', 'Sandwich')

s.play('fleets go home')
us.drag('Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
B.ok()

s.play('winter')
br.turn('Winter 1812-13')
br.say('冬。オールバニー10で2、デトロイト5で2')
us.flip('5th')
us.flip('20th')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.say('マルデンは')
br.flip('Shawnee')
br.say('セントジョセフは分遣隊を失う')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t), excess(t)
br.flip('Royal_George')
br.say('修理した')

s.play('spring 1813, the die')
us.discard('1')
br.turn('Spring-Summer 1813')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('こちらが先手')
muster(us, '1813a')
muster(br, '1813a')
deal(t, us, 1813, '42', '46', '37', '38', '43', '44', '48', '62')
deal(t, br, 1813, '52', '66', '39', '41', '45', '53', '55', '40')

with H.turn('66', 'BR builds', '66番、ウルフ、メルヴィル、チャブとフィンチ', build=True):
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('Chubb Finch', 'Isle aux Noix')

with Y.turn('42', 'US Hampton', '42番 ハンプトン', leader='Hampton'):
    us.drag('Hampton us:9th 11th', 'Champlain NY')
run(s, t)
