"""Deniz (US, aceleci: önce zar, sonra söz) ile Efe (British, geç çevirir, işareti hep o taşır): 1813 güzü, Erie gölü, çıkarma, Detroit, iki deniz savaşı."""
from aid26b import *

s = S('dev-1812-faults', us='Deniz', br='Efe', what='autumn 1813: naval battle on Erie, landing at Ft. Malden, retreat by water, Detroit, a campaign, half strength out of supply, naval battle on Ontario')
t = s.t
aid18.lay(t, '1813b')
t.lay('Lawrence Niagara Ariel Scorpion Porcupine Tigress', 'Erie PA', 'US')
t.lay('Barclay Detroit Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay_vp(label(position(t)))
hands(t, ['42', '45', '49', '53', '61', '62', '47', 'Campaign@1813'], ['43', '46', '48', '52', '41', '50', '44', '59'])
rest(t, 1813, 16)
t, us, br = s.begin()
b = Book(t)
assert tracked(t) == -5 and sizes(t) == (8, 8)

br.say('selam! bu yıl ilk oynayan benim')
with act(s, 'BR Riall', 'British', '48', leader='Riall', book=b):
    br.say('48 ile 2 puan, Riall yukarı nehre. De Meuron ve iki deniz piyadesi')
    br.play('48')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Montreal')
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Cornwall')
    br.discard('48')

with act(s, 'US Perry', 'US', '61', leader='Perry', flips='Lawrence ship:Detroit Queen_Charlotte',
         ret='Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', fights={'Lawrence': 'Lake Erie Control Box'}, book=b):
    us.play('61')
    us.drag('Perry Lawrence Niagara Ariel Scorpion Porcupine Tigress', 'Lake Erie Control Box')
    us.roll('1d6', 2)
    us.say('61, Perry! 6 gemi 4 gemiye +1, A B +1, Perry +1 yani 2+3=5')
    assert sea(t, 'Lawrence Niagara Ariel Scorpion Porcupine Tigress', 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost',
               'Lawrence', 'ship:Detroit', 2, al=1) == 'A1 D2 att'
    br.say('of. Ben Malden\'a dönüyorum')
    br.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.vp(b.due())
    us.discard('61')
    us.say('senin iki gemi?')
    br.say('evet evet')
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')

with act(s, 'BR Procter Detroit\'e', 'British', '50', leader='Procter', book=b):
    br.say('50, Procter Tecumseh\'le Detroit\'e geçiyor')
    br.play('50')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.discard('50')

FLEET = 'Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt'
with act(s, 'US Malden çıkarması', 'US', '45', leader='Perry', sea='Ohio_Brigade', pick='Ohio_Brigade', ret=FLEET, book=b):
    us.say('45. Perry Niagara Porcupine Tigress gölden Ft. Stephenson, Ohio Brigade biner, Malden. 1+1+1+2')
    us.play('45')
    room(t.pieces('Niagara'), t.pieces('Ohio_Brigade'))
    us.drag('Perry Niagara Porcupine Tigress', 'Ft. Stephenson')
    us.drag('Perry Niagara Porcupine Tigress', 'Ft. Malden')
    us.drag('Ohio_Brigade', 'Ft. Malden')
    us.say('boş kale! 3 puan')
    br.say('of, gemiler Port Dover\'a kaçıyor mecburen')
    br.drag(FLEET, 'Port Dover')
    br.vp(b.due())
    us.discard('45')

with act(s, 'BR Malden geri', 'British', '52', leader='Procter', ret='Ohio_Brigade Perry Niagara Porcupine Tigress', book=b):
    br.say('52 = 3, Procter geri. Essex Detroit\'te kalıyor')
    br.play('52')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden')
    us.say('kale benim artık, 4+2')
    br.say('13\'e 6, +1, A B +1')
    br.roll('2d6', 5, 3)
    assert duel(t, 'British', 'Ft. Malden', 'Sandwich', '1/41st', 'Ohio Brigade', (5, 3)) == 'DR'
    br.say('10')
    room(t.pieces('Niagara'), t.pieces('Ohio_Brigade'))
    us.drag('Ohio_Brigade', 'Cleveland')
    us.drag('Perry Niagara Porcupine Tigress', 'Cleveland')
    br.vp(b.due())
    br.discard('52')

with act(s, 'US Harrison', 'US', '42', leader='Harrison', ret='Essex', book=b):
    us.say('42 Harrison!')
    us.play('42', reveal=False)
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.roll('2d6', 3, 4)
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.say('12 ye 3+2, 2:1. B C +1, Harrison +1, toplam 10')
    us.reveal('42')
    assert duel(t, 'US', 'Detroit', 'Frenchtown', '17th', 'Essex & Kent Militia', (3, 4)) == 'DR'
    goes(t, 'British', 'Detroit', 'Sandwich', came=('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    br.vp(b.due())
    us.discard('42')

with act(s, 'BR saklar', 'British', '41', hold=True, book=b):
    br.hold('41')
    br.say('saklıyorum')

with act(s, 'US kampanya', 'US', 'Campaign', free=True, ret='Essex', book=b):
    us.say('kampanya: Harrison Detroit\'ten, Scott Albany\'den. önce Harrison')
    us.play('Campaign')
    us.drag('Harrison us:17th us:19th', 'Sandwich')
    us.roll('2d6', 2, 6)
    assert duel(t, 'US', 'Sandwich', 'Detroit', '17th', 'Essex & Kent Militia', (2, 6)) == 'DR'
    us.say('8:3 +1, B C +1, nehir -1, Harrison +1 = 10')
    assert not supplied(t, 'British', 'Ft. Malden') and supplied(t, 'British', 'Thamesville')
    br.drag('Essex', 'Thamesville')
    br.vp(b.due())
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Scott 20th 23rd 25th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('Campaign')

with act(s, 'BR Yeo', 'British', '46', leader='Yeo', book=b):
    br.say('46, Yeo bütün büyük gemilerle Ontario\'ya')
    br.play('46')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('46')

UF = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey', 'US', '49', leader='Chauncey', flips='Madison Royal_George', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira',
         fights={'Madison': 'Lake Ontario Control Box'}, book=b):
    us.say('ben de çıkıyorum. 49 Chauncey ve hepsi')
    us.play('49')
    us.drag('Chauncey ' + UF, 'Lake Ontario Control Box')
    us.roll('1d6', 3)
    assert sea(t, UF, 'Royal_George Wolfe Melville Earl_of_Moira', 'Madison', 'Royal_George', 3, dl=1) == 'A1 D1 att'
    us.say('10a 4 = +2, Yeo -1, 4. birer kayıp ve göl benim')
    us.drag('Madison', 'Sackets Harbour')
    us.flip('Madison')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    br.flip('Royal_George')
    us.discard('49')
    br.vp(b.due())

with act(s, 'BR Procter yarım güçle', 'British', '59', leader='Procter', fights={k: 'Sandwich' for k in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western Indians')}, book=b):
    br.say('59, Procter Sandwich\'e. ikmalim yok: 13ün yarısı 7, sende 8, 1:2 -2. A B +1, Harrison -1. delilik ama')
    br.play('59')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.roll('2d6', 3, 5)
    assert duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '17th', (3, 5), afed=False) == 'AR'
    br.say('6, geri')
    us.say(':)')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden')
    br.discard('59')

with act(s, 'US saklar', 'US', '47', hold=True, book=b):
    us.hold('47')

with act(s, 'BR De Watteville', 'British', '43', book=b):
    br.say('43, iki birlik: De Watteville ve 89. Quebec\'ten Montreal\'e')
    br.play('43')
    br.drag('De_Watteville', 'Montreal')
    br.drag('89th', 'Sorel')
    us.say('89 Sorel\'de?')
    br.say('yok, Montreal')
    br.drag('89th', 'Montreal')
    br.discard('43')

with act(s, 'US tamir', 'US', '53', build=True, flips='Madison Lawrence', book=b):
    us.say('53 tamir, Madison ve Lawrence')
    us.play('53')
    us.flip('Madison')
    us.flip('Lawrence')
    us.discard('53')
br.say('yarın devam, iyi geceler')
s.done()
