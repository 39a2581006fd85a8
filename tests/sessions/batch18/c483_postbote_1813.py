"""German. A landing that does nothing but cut a road, a fleet that sets the men down and sails on to its station, a relief that drives two regiments into the lake;
a postman general; wishes before each throw; the points of Queenston booked three plays late, on the other's word."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Gudrun', br='Eike', what='Spring 1813, German: tie on the year\'s roll, deal of 8, landing at Smiths Creek and on into the box, Yeo repulsed (A1 D1), Queenston from Buffalo with a militia picked up (DR-1), relief of the road: EX, DR without a way out, Pike taken')
t = s.t
spring_1813(t)
t, us, br = s.begin()

s.play('arrivals, roll, deal')
muster(us, '1813a', groups=False)
assert not arrivals(t, '1813a', 'British') or all(p.mark('Kind') == 'Ship' for p, w in arrivals(t, '1813a', 'British'))
br.say('der Rest steht ja schon. Wuerfeln? ich hab +2')
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('5 zu 5, nochmal')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('ich fang an, das ganze Jahr')
deal(t, br, 1813, '42', '45', '48', '49', '47', '54', '52', '60')
us.say('und jetzt ich')
deal(t, us, 1813, '46', '43', '50', '53', '61', '62', '58', '57')
assert hand_sizes(t) == (8, 8)
book = Book(t)

with act(s, 'BR 42: yards', 'British', '42', build=True, book=book):
    br.say('42 fuer drei: Detroit in Malden, Brock in York, der Rest verfaellt')
    br.play('42')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('42')

FL = ['Chauncey', 'Madison', 'Oneida', 'Conquest', 'Scourge', 'Julia']
with act(s, 'US 53: Chauncey lands Pike at Smiths Creek and goes on into the box', 'US', '53', 'Chauncey', sea='Pike us:15th us:16th', book=book):
    us.say('53. Chauncey. nein, keine Schlacht, nur ein Ausflug')
    us.play('53')
    room(t.pieces('Madison Oneida'), t.pieces('us:15th us:16th', us))
    us.drag(['Pike', 'us:15th', 'us:16th'] + FL, 'Smiths Creek')
    us.say('1 einladen, 1 fahren, 2 landen, dann 1 auf den See: 5')
    us.drag(FL, 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    br.say('autsch, die Strasse')
    us.discard('53')
assert not supplied(t, 'British', 'Ft. George') and supplied(t, 'US', 'Smiths Creek')

with act(s, 'BR 45: Yeo against Chauncey: 7 to 5 +1, B to B, Yeo +1', 'British', '45', 'Yeo', ret='Madison', flips='Wolfe Madison', book=book):
    br.play('45')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box', at='beside')
    a, dd = t.pieces('Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'), t.pieces('Madison Oneida Conquest Scourge Julia')
    assert naval_drm(a, dd, a[0], dd[0], att_mod=1) == 2 and naval(1 + 2) == 'A1 D1 def'
    br.say('bitte bitte eine 4')
    br.roll('1d6', 1)
    br.say('eine EINS. 3. Wolfe gegen Madison, beide einen')
    br.flip('Wolfe')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.drag('Yeo Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Kingston')
    br.drag('Wolfe', 'Kingston')
    br.discard('45')

with act(s, 'US 46: Van Rensselaer from Buffalo: 14 to 2 (3 halved), river -1, B to C +1', 'US', '46', 'Van Rensselaer', pick='1st_NY_Militia', ret='Lincoln', flips='Lincoln'):
    us.say('46, der alte van Rensselaer, unterwegs nimmt er die Miliz mit')
    us.play('46')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Queenston')
    us.drag(['us:14th', '12th', 'us:5th', 'Van Rensselaer'], 'Lewiston')
    us.drag(['us:14th', '12th', 'us:5th', '1st NY Militia', 'Van Rensselaer'], 'Queenston', at='beside')
    br.say('Lincoln bleibt. ohne Nachschub, ich weiss')
    assert not supplied(t, 'British', 'Queenston') and supplied(t, 'US', 'Queenston', 'Lewiston')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '14th', 'Lincoln Militia', 1813, (5, 2), half='d') == 'DR-1'
    us.roll('2d6', 5, 2)
    br.flip('Lincoln')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.discard('46')

with act(s, 'BR 48: Rottenburg clears the road: 15 to 8, Pike -1: EX, then DR and no way out', 'British', '48', 'Rottenburg', ret='us:15th us:16th Pike', flips='1/R._Scots 15th'):
    br.say('48, Rottenburg macht die Strasse frei')
    br.play('48')
    br.drag('1/R._Scots 104th 10th_R.V. Frontenac Rottenburg', 'Smiths Creek', at='beside')
    assert supplied(t, 'British', 'Smiths Creek', 'Kingston')
    assert fight(t, 'British', 'Smiths Creek', ['Kingston'], '1/R. Scots', '15th', 1813, (4, 5)) == 'EX'
    us.say('ich kann ja nirgends hin. 15. vorn')
    br.roll('2d6', 4, 5)
    br.flip('1/R._Scots')
    us.flip('us:15th')
    assert fight(t, 'British', 'Smiths Creek', ['Kingston'], '104th', '16th', 1813, (5, 6), rnd=2) == 'DR'
    br.say('zweite Runde: 104. gegen 16.')
    br.roll('2d6', 5, 6)
    us.say('weg ist weg. beide, und Pike')
    us.drag(['us:15th', 'us:16th'], 'US Eliminated')
    us.drag('Pike', 'Captured')
    br.discard('48')

with act(s, 'US 62: Dearborn', 'US', '62', 'Dearborn'):
    us.play('62')
    us.drag(['Dearborn', 'us:6th', 'us:9th', '21st'], 'Antwerp')
    us.drag(['Dearborn', 'us:6th', 'us:9th', '21st'], 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('62')

with act(s, 'BR 47: the Wolfe mended', 'British', '47', flips='Wolfe', build=True, book=book):
    br.play('47')
    br.flip('Wolfe')
    br.say('Wolfe wieder heil. uebrigens: der Marker! Queenston zaehlt 2')
    us.say('ups, danke')
    us.vp(book.due())
    br.discard('47')

with act(s, 'US 50: Madison mended, two schooners', 'US', '50', flips='Madison', build=True, book=book):
    us.play('50')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.flip('Madison')
    us.say('50: Madison, Asp, Raven = 2')
    us.discard('50')

with act(s, 'BR 49: Drummond the postman', 'British', '49', 'Drummond', pick='Glengarry', book=book):
    br.say('49: Drummond. Briefe austragen')
    br.play('49')
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond Glengarry', "Crysler's Farm")
    br.drag('Drummond Glengarry', 'Prescott')
    br.say('Glengarry bleibt in Prescott')
    br.drag('Drummond', 'Gananoque')
    br.drag('Drummond', 'Kingston')
    br.discard('49')

with act(s, 'US 61: Scott with the dragoons', 'US', '61', 'Scott', book=book):
    us.play('61')
    us.drag(['Scott', '23rd', '25th', 'US Dragoons'], 'Canandaigua')
    us.drag(['Scott', '23rd', '25th', 'US Dragoons'], 'Buffalo')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.say('Dragoner haetten weiter gekonnt, egal')
    us.discard('61')

with act(s, 'BR 54: Caughnawaga', 'British', '54', book=book):
    br.play('54')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('54')

with act(s, 'US 43: two to Champlain', 'US', '43', book=book):
    us.play('43')
    us.drag('11th', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.discard('43')

s.play('BR holds')
br.hold('60')
br.say('halte eine. Bier?')
s.play('US holds')
us.hold('57')
us.say('ich auch. alkoholfrei')
book.ok()
s.done()
