"""Autumn 1813: Perry and the fleet of Lake Erie, a landing at Malden and off again, Yeo and Chauncey."""
from aid31a import *

s = table('1813b', 'Minji', 'Taeho', 'autumn 1813: two naval battles, a landing, a retreat by water, fleets home; Korean, one pedantic, one short of words',
          hands=(['44', 'Campaign', '58', '49', '61', '65', '68'], ['53', '57', '50', '48', '64', '66', 'Heavy Rains']), pile=18,
          men=[('Lawrence ship:Niagara Ariel ship:Scorpion', 'Erie PA', 'US'), ('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Lake Erie Control Box', 'British')],
          vp='British 5')
t, us, br = s.begin()
b = Book(t)
assert position(t) == -5

with act(s, 'BR Procter to Detroit', 'British', '53', 'Procter', book=b):
    br.say('카드 53, 2점. 프록터 활성화')
    br.play('53')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.discard('53')

with act(s, 'US Perry', 'US', '44', 'Perry', ret='Queen_Charlotte Lady_Prevost Hunter ship:Detroit Barclay', flips='Lawrence Barclay', book=b):
    us.say('44')
    us.play('44')
    us.drag('Perry Lawrence ship:Niagara Ariel ship:Scorpion', 'Lake Erie Control Box')
    us.say('기함 로렌스')
    br.say('기함 디트로이트. 4 대 4, A 대 B, 페리 +1. 합계 +2 입니다')
    assert sea(t, 'Lawrence ship:Niagara Ariel ship:Scorpion', 'Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Lawrence', 'ship:Detroit', 5, 1, 0) == 'defender strikes all'
    us.roll('1d6', 5)
    br.say('7. 전 함대 항복...')
    us.roll('1d6', 4)
    us.say('내 손실 1')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.drag('Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Port Dover')
    us.vp('British 1')
    us.discard('44')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('57')
    br.say('한 장 보관')

with act(s, 'US lands at Malden', 'US', '58', 'Perry', sea='Ohio_Brigade', pick='Ohio_Brigade', ret='Western_Indians ship:Chippawa Little_Belt', book=b):
    us.say('58. 페리')
    us.play('58')
    us.drag('Perry ship:Niagara', 'Ft. Stephenson')
    us.drag('Perry ship:Niagara Ohio_Brigade', 'Ft. Malden')
    br.say('이동 1, 승선 1, 이동 1, 상륙 2: 5. 좋습니다')
    assert fight(t, 'US', 'Ft. Malden', [], 'Ohio Brigade', 'Western Indians', 1813, (6, 5), landing=True, mod=0) == 'DR'
    us.roll('2d6', 6, 5)
    br.say('인디언만 있으니 요새 무효. 2:1 +1, C 대 B -1, 상륙 -1. 11-1=10 DR')
    goes(t, 'British', 'Ft. Malden', 'Sandwich')
    br.drag('Western_Indians', 'Sandwich')
    br.drag('ship:Chippawa Little_Belt', 'Port Dover')
    us.vp('US 2')
    us.discard('58')

with act(s, 'BR Procter comes back', 'British', '50', 'Procter', ret='Perry ship:Niagara Ohio_Brigade', pick='Western_Indians', flips='1/41st Ohio_Brigade', book=b):
    br.say('카드 50, 2점. 프록터, 샌드위치에서 서부 인디언 합류')
    br.play('50')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden')
    us.say('싸운다')
    assert fight(t, 'British', 'Ft. Malden', ['Sandwich'], '1/41st', 'Ohio Brigade', 1813, (2, 4), dmod=0) == 'EX'
    # the same with Perry's figure taken off (7 for 8)
    br.roll('2d6', 2, 4)
    br.say('13:6 +1, A 대 B(요새) +1. 교환')
    br.flip('1/41st')
    us.flip('Ohio_Brigade')
    us.drag('Perry ship:Niagara Ohio_Brigade', 'Cleveland')
    us.say('배로 후퇴')
    br.vp('British 1')
    br.discard('50')

with act(s, 'US Harrison at Detroit', 'US', '65', 'Harrison', fights={'Harrison': 'Detroit', '17th': 'Detroit', '19th': 'Detroit', '1st Kentucky': 'Detroit'}, book=b):
    us.say('65 해리슨')
    us.play('65')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (2, 1)) == 'AR'
    us.roll('2d6', 2, 1)
    br.say('6. AR 입니다')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('65')

with act(s, 'BR Yeo', 'British', '48', 'Yeo', book=b):
    br.say('카드 48, 2점. 요 제독')
    br.play('48')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('British 3')
    br.discard('48')

with act(s, 'US Chauncey', 'US', '49', 'Chauncey', flips='Madison Wolfe', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira', book=b):
    us.say('49. 천시 전부')
    us.play('49')
    fleet = 'Madison Oneida Conquest Scourge Julia ship:Hamilton Fair_American Gov._Tompkins Growler Pert'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    assert sea(t, fleet, 'Royal_George Wolfe Melville Earl_of_Moira', 'Madison', 'Wolfe', 3, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 3)
    br.say('두 배 +2, 요 -1. 4')
    br.flip('Wolfe')
    us.flip('Madison')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    us.drag('Madison', 'Sackets Harbour')
    us.vp('US 1')
    us.discard('49')

with act(s, 'BR one op', 'British', '64', book=b):
    br.say('카드 64, 1점. 노퍽 민병대')
    br.play('64')
    way('Ft. Erie', 'Port Dover')
    br.drag('Norfolk', 'Port Dover')
    br.discard('64')

s.play('US a campaign: Wilkinson, Hampton; heavy rains on Hampton')
us.say('캠페인. 윌킨슨, 햄프턴')
us.play('Campaign')
way('Sackets Harbour', 'Antwerp', 'Ogdensburg', 'French Mills')
us.march('Wilkinson us:6th us:15th us:16th', 'Antwerp', 'Ogdensburg', 'French Mills')
br.say('반응 카드: 폭우. 햄프턴은 한 칸만')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('한 칸')
way('Plattsburg', 'Champlain NY')
us.drag('Hampton us:11th', 'Champlain NY')
us.discard('Campaign')
b.ok()

with act(s, 'BR the last of them', 'British', '66', 'Prevost', book=b):
    br.say('카드 66, 3점. 프레보')
    br.play('66')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac')
    br.drag('Prevost De_Watteville br:13th br:70th', 'Montreal')
    br.drag('Prevost De_Watteville br:13th br:70th', 'Coteau du Lac')
    br.discard('66')

with act(s, 'US Brown', 'US', '68', 'Brown', book=b):
    us.say('68 브라운')
    us.play('68')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('Brown us:21st', 'Cape Vincent')
    us.discard('68')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('61')

s.play('fleets home, winter')
us.say('함대 귀환')
us.drag('Chauncey Oneida Conquest Scourge Julia ship:Hamilton Fair_American Gov._Tompkins Growler Pert', 'Sackets Harbour')
us.drag('Ariel ship:Scorpion', 'Erie PA')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.put('US Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1813-14')
br.say('57, 61 둘 다 겨울 카드가 아니네요')
us.discard('61')
br.discard('57')
br.say('겨울 소모는 내일')
b.ok()
s.done()
