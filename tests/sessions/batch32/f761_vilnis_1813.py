"""Spring 1813 in Latvian. Dace (US) announces like a clerk, discards two plays' cards together; Valdis (British) jokes, moves his card away with
the next draw, lays the enemy's reduced men right."""
from aid32a import *

s, t, us, br = sit('spring 1813: the Mohawks put where their card does not send them; dragoons taken aboard', 'Dace', 'Valdis', None)
summer_1813(t)
t.lay('US_Dragoons', 'Sackets Harbour', 'US')
hands(t, ['Card 45', 'Card 46', 'Card 66', 'Card 49', 'Card 47'], ['#56 Grand River Indians', 'Card 48', 'Card 43', 'Card 42', 'Card 44'])
burn(t, 'Card 59', 'Card 61', 'Card 63', 'Card 64', 'Card 65', 'Card 67')
s.begin()
bk = Book(t)

with act(s, 'US builds', 'US', '46', build=True, book=bk, laid=False):
    us.say('Kārts 46, trīs būves punkti: General Pike, Lawrence, Niagara.')
    us.play('46')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence ship:Niagara', 'Erie PA')

s.play('BR Grand River Indians')
br.play('#56 Grand River Indians')
br.say('56 kā notikums! Mohauki mājās pie Grand River :)')
with s.fault('3.64 8.31(1) 8.27 8.31', 'card 56 gives five spaces; Brant\'s Ford is none of them', 'card|effect|event'):
    br.drag('br:Mohawk', "Brant's Ford")
br.discard('#56 Grand River Indians')

s.play('US Chauncey carries dragoons')
us.say('Kārts 45, divi punkti, Chauncey: strēlnieki un dragūni uz Ft. Niagara.')
us.play('45')
with s.fault('11.33 3.62', 'dragoons aboard a vessel'):
    us.drag('Chauncey Madison Oneida', 'Ft. Niagara')
    us.drag('1st_Rifles US_Dragoons', 'Ft. Niagara')
us.say('Iekāpt 1, ceļš 1, izkāpt 1.')
us.discard('46')
us.discard('45')

with act(s, 'BR builds', 'British', '48', build=True, book=bk):
    br.play('48')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('48: divi ķipari ūdenī')
    br.discard('48')

with act(s, 'US Harrison at Detroit', 'US', '66', 'Harrison', ret='Essex', flips='us:17th Essex', book=bk, laid=False):
    us.say('Kārts 66, trīs punkti, Harrison uz Detroitu (2+2).')
    us.play('66')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('stāvu')
    duel(t, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (2, 2), 'EX')
    us.roll('2d6', 2, 2)
    us.say('12:5 +1, B pret C +1, Harrison +1. Septiņi: maiņa. Tev vairs nav veselu, atkāpies.')
    br.flip('us:17th')
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp('US 1')

with act(s, 'BR Prevost', 'British', '42', 'Prevost', book=bk):
    br.play('42')
    br.drag('Prevost 89th br:13th 70th', 'Sorel')
    br.drag('Prevost 89th br:13th 70th', 'St-Jean')
    steps('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.say('42, Prevost pastaigājas')
    br.discard('42')

with act(s, 'US Scott', 'US', '49', 'Scott', book=bk):
    us.say('Kārts 49, divi punkti, Scott ar 20. un 23. uz Plattsburg: 1+2+2.')
    us.play('49')
    us.drag('Scott us:20th us:23rd', 'Plattsburg')
    us.discard('66')
    us.discard('49')

with act(s, 'BR Barclay', 'British', '43', 'Barclay', book=bk):
    br.play('43')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.say('43, Barclay, marķieri nost')
    br.discard('43')

with act(s, 'US 1st NY', 'US', '47', book=bk):
    us.say('Kārts 47, viens punkts: 1st NY uz Ft. Niagara.')
    us.play('47')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('47')

with act(s, 'BR Norfolk', 'British', '44', book=bk):
    br.play('44')
    br.drag('Norfolk', 'Port Dover')
    br.say('44, beidzu')
    br.discard('44')

s.play('free return')
us.drag('Conquest Scourge Growler', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
bk.ok()

s.play('autumn 1813')
us.say('Papildspēki, tad kārtis, pa astoņām.')
muster(us, '1813b')
muster(br, '1813b')
us.turn('Summer-Autumn 1813')
deal(t, us, 1813, '50', '52', '54', '55', '57', '58', '60', '62')
deal(t, br, 1813, '37', '38', '39', '40', '41', '51', '53', '68')
assert hand_sizes(t) == (8, 8)

with act(s, 'US Wilkinson', 'US', '52', 'Wilkinson', book=bk):
    us.say('Kārts 52, trīs punkti, Wilkinson ar 6. un 9. uz Ogdensburg: 2+2.')
    us.play('52')
    us.drag('Wilkinson us:6th us:9th', 'Antwerp')
    us.drag('Wilkinson us:6th us:9th', 'Ogdensburg')
    us.discard('52')

with act(s, 'BR Riall', 'British', '39', 'Riall', book=bk):
    br.play('39')
    br.drag('Riall 1/R._Marines 2/R._Marines', 'Montreal')
    br.say('39, Riall ar jūrniekiem uz Monreālu')
    br.discard('39')
s.done()
