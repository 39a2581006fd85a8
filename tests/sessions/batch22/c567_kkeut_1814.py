"""1814년 가을, 끝까지. 민지는 수다스럽고 태호는 덤벙댄다."""
from aid22a import *

s = Session('dev-1812-faults', us='Minji', br='Taeho', what='Autumn 1814 in Korean to the end: Prevost marches, Lacolle, Lake Champlain, a raid of dragoons, Treaty of Ghent with one card in hand, Battle of New Orleans from the held cards')
T = s.t
autumn_1814(T)
T.lay('Saratoga ship:Eagle ship:Ticonderoga', 'Vergennes', 'US')
hands(T, ['106', '99', '101', '104'], ['102', '98', '95', '97', 'Bladensburg', 'Treaty of Ghent'])
held(T, s.t.us, 'Battle of New Orleans')
burn_to(T, 1814, 36 - 11)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Prevost', 'British', '102', leader='Prevost', book=b):
    br.say('마지막 가을이네. 102번, 프레보스트, 베테랑 열 개')
    br.play('102')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.drag('Prevost br:6th 82nd 97th 3rd_(Buffs) br:5th', 'Sorel')
    br.drag('br:9th br:27th 39th 57th 58th', 'Sorel')
    us.say('우와 많다')
    br.drag('Prevost br:6th 82nd 97th 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th', 'Isle aux Noix')
    br.discard('102')

with act(s, 'US Izard to Lacolle', 'US', '106', leader='Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.say('그래도 간다! 106번 아이자드. 6, 13, 15, 29연대')
    us.play('106')
    us.drag('Izard us:6th us:13th us:15th 29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th 29th', 'Lacolle')
    br.say('버틴다')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (5, 5))
    assert r == 'DR-1', r
    us.roll('2d6', 5, 5)
    us.say('3대1 +2, 숲 -1, 11!! 한 점')
    br.flip('Canadian_Fencibles')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=('Champlain NY',))
    br.drag('Canadian_Fencibles', 'La Prairie')
    br.say('아니 섬으로')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 5')
    us.discard('106')

with act(s, 'BR two sloops', 'British', '98', book=b):
    br.say('98번. 핀치랑 첩, 샴플레인 호수로. 2점')
    br.play('98')
    br.each('Finch Chubb', 'Lake Champlain Control Box')
    br.vp('US 3')
    br.discard('98')

with act(s, 'US Macdonough', 'US', '99', leader='Macdonough', pick='President Preble Montgomery', ret='Finch Chubb', book=b):
    us.say('99번 맥도너! 버젠스에서 플래츠버그 들러서 다 데리고 간다')
    us.play('99')
    us.drag('Macdonough Saratoga ship:Eagle ship:Ticonderoga', 'Plattsburg')
    us.drag('Macdonough Saratoga ship:Eagle ship:Ticonderoga President Preble Montgomery', 'Lake Champlain Control Box')
    r = afloat(t, 'Saratoga ship:Eagle ship:Ticonderoga President Preble Montgomery', 'Finch Chubb', 'Saratoga', 'Finch', 2, 1, 0)
    assert r == 'defender strikes all', r
    us.roll('1d6', 2)
    br.say('항복... 둘 다')
    br.drag('Finch Chubb', 'British Eliminated')
    us.roll('1d6', 1)
    us.say('우리 손실 없음. 호수 2점, 네 2점은 빠지고. 3 + 4 = 7')
    us.vp('US 7')
    us.discard('99')

with act(s, 'BR dragoons', 'British', '95', book=b):
    br.say('95번, 기병 하나만. 10칸까지 간다고')
    br.play('95')
    way('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Lewiston', most=10)
    br.drag('19th_Dragoons', 'Queenston')
    br.drag('19th_Dragoons', 'Lewiston')
    br.vp('US 6')
    br.discard('95')

with act(s, 'US Scott chases them', 'US', '101', leader='Scott', ret='19th_Dragoons', book=b):
    us.say('101번 스콧! 혼내 주자')
    us.play('101')
    us.drag('leader:Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    us.say('세네카가 앞장')
    r = fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'Seneca', '19th Dragoons', 1814, (3, 4))
    assert r == 'DR', r
    us.roll('2d6', 3, 4)
    br.say('도망')
    goes(t, 'British', 'Lewiston', 'Queenston', came=('Ft. Schlosser',))
    br.drag('19th_Dragoons', 'Queenston')
    us.discard('101')
    us.vp('US 7')

s.play('BR Bladensburg')
br.say('블레이든스버그, 이벤트, +2')
br.play('Bladensburg')
br.vp(b.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
b.ok()

with act(s, 'US 26th', 'US', '104', book=b):
    us.play('104')
    us.drag('us:26th', 'Meadville')
    us.say('104, 26연대. 그냥 산책')
    us.discard('104')

s.play('BR Treaty of Ghent')
br.say('겐트 조약, 이벤트. 손에 한 장 남았으니 -1')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.vp('US 6')
us.say('더 지면 안 되지 ㅋㅋ')
br.discard('Treaty of Ghent')

s.play('US Battle of New Orleans')
us.say('잠깐! 저번에 빼 둔 카드, 뉴올리언스. +2')
us.reveal('Battle of New Orleans')
us.vp('US 8')
us.discard('Battle of New Orleans')
br.say('보급 끊긴 부대도 없고, 8점이면 네 승리, 그래도 도덕적으로만. 수고했어')
s.done()
