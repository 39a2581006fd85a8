"""Autumn 1812: old fisherman Frane (British) talks of wind and nets; Luce (US) books every number. Two faults: the LC Militia over the border, a wrong loss."""
from aid37b import *

s = Session('dev-1812-faults', us='Luce', br='barba Frane', what='Autumn 1812 with two faults: LC Militia in US territory; an already reduced regiment taken as loss while fresh ones stand there')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1812(t)
t.lay_hand('US', ['22', '26', '29', '15', '11', 'Death of Brock', '28'])
t.lay_hand('British', ['16', '6', '3', '25', '7', '18', '14'])
t.lay_face('us:9th', True, 'US')
s.begin()
b = Book(t)

with act(s, 'US Chauncey', 'US', '28', 'Chauncey', book=b):
    us.say('karta 28, dva, Chauncey + 4 broda, 1 bod kretanja od 6. Jezero: 2 VP')
    us.play('28')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('28')

with act(s, 'BR Rottenburg over the border', 'British', '25', 'Rottenburg', book=b):
    br.say('bura pala, 25, Rottenburg ide na jug. i domaća milicija neka vidi svita')
    br.play('25')
    way('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY')
    br.drag('Rottenburg br:8th Voltigeurs LC_Militia', 'La Prairie')
    br.drag('Rottenburg br:8th Voltigeurs LC_Militia', 'Lacolle')
    br.drag('Rottenburg br:8th Voltigeurs', 'Champlain NY')
    with s.fault('3.63', 'the Lower Canada Militia enters US territory (Champlain NY), three spaces from Montreal', ''):
        br.drag('LC_Militia', 'Champlain NY')
    br.vp(b.due())
    br.discard('25')

D = 'Dearborn us:6th us:13th us:9th 11th 15th us:16th'
with act(s, 'US Dearborn to Plattsburg', 'US', '22', 'Dearborn', book=b):
    us.play('22')
    us.say('22, tri, Dearborn sa šest pukovnija: 1+2+2 = 5')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march(D, 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('22')

with act(s, 'BR Brock', 'British', '7', 'Brock', book=b):
    br.say('7, Brock, veslaj do Queenstona')
    br.play('7')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('R.N.R. York_Militia', 'Queenston')
    br.drag('Brock', 'Queenston')
    br.discard('7')

with act(s, 'US Dearborn at Champlain', 'US', '26', 'Dearborn', flips='us:13th', book=b,
         fights={k: 'Champlain NY' for k in ('Dearborn', 'us:6th', 'us:13th', 'us:9th', '11th', '15th', 'us:16th')}):
    us.say('26, tri, Dearborn: 20 protiv 12, prva 13., šuma -1, klasa -1, zbroj -2')
    us.play('26')
    us.drag(D, 'Champlain NY')
    br.say('osma naprid, kvarat po kvarat')
    r = fight(t, 'US', 'Champlain NY', ['Plattsburg'], 'us:13th', '8th', 1812, (2, 3))
    assert r == 'AR-2', r
    us.roll('2d6', 2, 3)
    us.say('5 - 2 = 3, natrag i dva gubitka. 13. kao prva')
    us.flip('us:13th')
    with s.fault('10.52 10.51', 'the second loss is taken by removing the reduced 9th while the 6th, 11th, 15th and 16th are fresh', ''):
        us.drag('us:9th', 'US Eliminated')
    us.say('i 9., ionako je pola')
    us.drag('Dearborn us:6th us:13th 11th 15th us:16th', 'Plattsburg')
    us.discard('26')

with act(s, 'BR Rottenburg goes home', 'British', '3', 'Rottenburg', book=b):
    br.say('3. dosta je, natrag u kalu')
    br.play('3')
    br.drag('Rottenburg br:8th Voltigeurs LC_Militia', 'Lacolle')
    us.say('bod natrag meni')
    us.vp(b.due())
    br.discard('3')

with act(s, 'US Harrison', 'US', '29', 'Harrison', book=b):
    us.play('29')
    us.say('29, dva, Harrison: 2+2+2 = 6')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('29')

with act(s, 'BR Norfolk', 'British', '14', book=b):
    br.say('14, Norfolk u Fort Erie, uz kraj')
    br.play('14')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('14')

with act(s, 'US two regiments west', 'US', '15', book=b):
    us.say('15, dva, 5. i 12. iz Albanyja u Lewiston: 1+1+1+1 = 4')
    us.play('15')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.drag('us:5th 12th', 'Canandaigua')
    us.drag('us:5th 12th', 'Lewiston')
    us.discard('15')

with act(s, 'BR holds', 'British', '18', hold=True, book=b):
    br.say('jednu ostavljan za zimu')
    br.hold('18')

with act(s, 'US 3rd Ohio', 'US', '11', book=b):
    us.play('11')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.say('11, jedan, 3. Ohio, 2 od 6')
    us.discard('11')

F3, O4 = 'Royal_George Earl_of_Moira br:Gloucester', 'Oneida Conquest Scourge us:Growler'
with act(s, 'BR squadron beaten off', 'British', '16', flips='Royal_George Oneida', ret='Oneida', book=b):
    br.say('maestral. 16, tri broda van, Royal George prvi')
    br.play('16')
    br.each(F3, 'Lake Ontario Control Box')
    us.say('3 na 4: -1')
    assert sea(t, F3, O4, 'Royal George', 'Oneida', 4) == 'A1 D1 def'
    br.roll('1d6', 4)
    br.flip('Royal_George')
    br.drag(F3, 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.say('4 - 1 = 3, jezero ostaje 2 VP')
    br.discard('16')

with act(s, 'US Death of Brock', 'US', 'Death of Brock', flips='Brock', build=True, book=b):
    us.say('Death of Brock, događaj')
    us.play('Death of Brock')
    us.flip('Brock')
    br.say('pokoj mu duši. Sheaffe kormilari')
    us.discard('Death of Brock')

with act(s, 'BR Prevost', 'British', '6', 'Prevost', book=b):
    br.say('6, Prevost u Montreal')
    br.play('6')
    br.drag('Prevost br:103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('Prevost br:103rd 1/R._Scots', 'Montreal')
    br.discard('6')
end(s)
