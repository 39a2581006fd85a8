"""Last cards of 1812, the fleets go home, winter, spring 1813 with builds and a die for the year. Emre is slow and asks; Selin helps, moves his pieces for him and rolls before speaking."""
from aid21b import *


def tweak(t):
    unmark(t)
    t.lay('Oneida Conquest Scourge Growler'.split(), 'Lake Ontario Control Box', 'US')
    t.lay(['Chauncey'], 'Lake Ontario Control Box', 'US')
    t.lay(['Queen Charlotte', 'Hunter'], 'Lake Erie Control Box', 'British')
    t.lay(['6th', '13th', '14th'], 'Plattsburg', 'US')
    t.lay(['5th', '12th', '20th'], 'Buffalo', 'US')
    t.lay_gone(['Detachment (Mackinaw)'])
    t.lay(['Northwest Co.'], 'Ft. Mackinaw', 'British')
    t.lay(['Hamilton'], 'Sackets Harbour', 'US')
    t.lay_face(['Hamilton'], True, 'US')
    t.lay_face(['Gloucester'], True, 'British')


s, t, us, br, B = start('1812b', 'Emre', 'Selin', 'End of autumn 1812, fleet return, winter with attrition and repairs, spring 1813: first player, arrivals, deal, ships built, Detroit and Sandwich',
                        ['6', '22', '3', '21'], ['16', '28', '11', 'Heavy Rains'], tweak, burnt=20)
E_ = Person(s, us, B, opens='say', shows='late', away='last', walks='one')
S_ = Person(s, br, B, opens='after', shows='now', away='last', walks='legs')

with E_.turn('6', 'US Dearborn', 'Kart 6, 3 puan. Dearborn, 16, 15 ve 11. alay Sackets Harbour. 4 ediyor değil mi?', leader='Dearborn'):
    br.say('1+1+2, evet')
    E_.go('Dearborn us:16th 15th 11th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')

with S_.turn('16', 'BR Brock', 'Brock Fort George a geldi', leader='Brock'):
    S_.go('Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')

with E_.turn('22', 'US Queenston', 'Kart 22. Van Rensselaer nehri geçiyor', leader='Van Rensselaer', ret='Lincoln', flips='Lincoln'):
    br.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('ben sürdüm senin yerine. Lincoln bekliyor')
    fed_before(t, 'British', 'Queenston')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (6, 6), 'DR-1')
    us.roll('2d6', 6, 6)
    us.say('12!! nehir için -1, 11')
    br.flip('Lincoln')
    retreat_ok(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    br.say('2 puan senin')
    br.vp(B.due())

with S_.turn('28', 'BR Brock at Queenston', 'Brock tepeyi geri aldı, 5+4=9, DR. sen Lewistona', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia'):
    S_.go('Brock R.N.R. York_Militia', 'Ft. George', 'Queenston')
    fed_before(t, 'US', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', (2, 3), 'DR')
    br.roll('2d6', 2, 3)
    retreat_ok(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    br.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    S_.vp()

with E_.turn('3', 'US depot at Buffalo', 'Kart 3, depo. Buffalo kış için kalabalık', build=True):
    fed_before(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')

with S_.turn('11', 'BR Essex', 'Essex Sandwich a'):
    S_.go('Essex', 'Ft. Malden', 'Sandwich')

with E_.turn('21', 'US Michigan', 'Kart 21, 1 puan, Michigan Frenchtown'):
    E_.go('Michigan', 'Detroit', 'Frenchtown')

with S_.turn('Heavy Rains', 'BR Glengarry', 'yağmuru 1 puan sayıyorum, Glengarry'):
    S_.go('Glengarry', 'Cornwall', "Crysler's Farm")

s.play('fleets go home')
us.say('Kart bitti. Filolar limana?')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Oneida Conquest Scourge Growler', 'Sackets Harbour')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
B.ok()
us.say('puan 0, tamam. kaydediyorum, kalanı yarın')
s.cut()

s.play('winter 1812-13')
us.turn('Winter 1812-13')
br.say('kış kartı yok bende')
us.say('bende de')
us.say('Detroit 4 taze, yer 3. Biri dönecek')
winter_flips(t, us, ['1st_Ohio'])
br.say('Malden 4, yer 3: Shawnee')
winter_flips(t, br, ['Shawnee'])
assert not excess(t), excess(t)
us.flip('Hamilton')
br.flip('Gloucester')
br.say('gemiler tamir oldu. depoyu kaldır')
us.delete('US_Supply_Depot')

s.play('spring 1813')
br.turn('Spring-Summer 1813')
br.say('1812 destesi kutuya. Zar: yılın ilk oyuncusu')
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('ben başlıyorum')
muster(br, '1813a')
muster(us, '1813a', groups=False)
deal(t, us, 1813, '42', '46', '37', '38', '43', '44', '48', '62')
deal(t, br, 1813, '52', '66', '39', '41', '45', '53', '55', '40')
assert hand_sizes(t) == (8, 8)

with E_.turn('42', 'US builds at Sackets', 'Kart 42, 3 inşa: General Pike, Madison, iki uskuna', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('ship:Ontario Asp', 'Sackets Harbour')
    us.say('1+1+1')

with S_.turn('52', 'BR builds', 'Wolfe, Melville Kingston; Detroit Malden. 3', build=True):
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')

with E_.turn('46', 'US Harrison', 'Kart 46. Harrison, 17, 19, 24, Kentucky 1 ve 2. 2+2+2', leader='Harrison'):
    E_.go('Harrison 17th 19th 24th 1st_Kentucky 2nd_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with S_.turn('66', 'BR Procter at Detroit', 'olmadı, Sandwich a döndük', leader='Procter', pick='Essex', flips='1/41st us:4th Essex',
             fights={x: 'Detroit' for x in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Essex')}):
    S_.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    us.say('Hull kalede kalıyor')
    fed_before(t, 'US', 'Detroit')
    for c in (0, 1):
        battle(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '4th', (4, 4), 'EX', card=c)
    br.roll('2d6', 4, 4)
    br.flip('1/41st')
    br.flip('us:4th')
    br.say('karşılıklı. 2. tur: Essex önde')
    us.say('bende 2. Ohio')
    for c in (0, 1):
        battle(t, 'British', 'Detroit', ['Sandwich'], 'Essex', '2nd Ohio', (2, 4), 'AR-1', rnd=2, card=c)
    br.roll('2d6', 2, 4)
    br.flip('Essex')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')

with E_.turn('62', 'US Harrison at Sandwich', 'Kart 62. Harrison Detroit üzerinden Sandwich. 2+3=5', leader='Harrison',
             ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex'):
    E_.go('Harrison 17th 19th 24th 1st_Kentucky 2nd_Kentucky', 'Frenchtown', 'Detroit', 'Sandwich')
    br.say('duruyorum, Wyandot önde. 20:11')
    fed_before(t, 'British', 'Sandwich')
    battle(t, 'US', 'Sandwich', ['Detroit'], '17th', 'Wyandot', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    us.say('11, nehir -1, düzenli asker -1, Harrison +1: 10')
    retreat_ok(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Ft. Malden')
    br.vp(B.due())

with S_.turn('53', 'BR restores', '41. tazelendi', flips='1/41st', build=True):
    fed_before(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
run(s, t)
