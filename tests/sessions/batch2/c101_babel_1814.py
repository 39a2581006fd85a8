"""Spring 1814, four languages in a line: two fleets meet on Ontario, repairs and a build, a lost and won Ogdensburg, troops by ship."""
from more import lay_arrivals, naval_drm, rows, spent
from ref import cost, crt, naval, odds, value
from session import Session
from start1814 import lay_1814

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Zoltan', br='Anneke', what='Spring 1814 in German, French, Spanish, Dutch, English mixed: naval battle, repair and build, Ogdensburg taken and retaken, lake transport, a hold')
t = s.t
lay_1814(t)
lay_arrivals(t, '1814a', 'US')
lay_arrivals(t, '1814a', 'British')
spent(t, 'British', ['83', '88', '86', '81', '78', '91'])
spent(t, 'US', ['79', '75', '82', '89', '84', '77'])
t, us, br = s.begin()


def ships(w):
    return t.pieces(w)


s.play('BR Yeo out')
br.say('Also gut, je commence, 1814 bin ich erster, ¿no? La 83 (2), Yeo mit allem was schwimmt auf den See. Alles klar?')
br.play('83')
br.drag('Yeo Wolfe Royal_George Melville Beresford Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
assert OPV['83'] >= 2
us.say('oui oui, 2 für dich')
br.vp('US 2')
br.discard('83')

s.play('US Chauncey attacks with five')
us.say('Moment. Halt dich fest: 79, Chauncey, fünf Schiffe. le reste à la maison, drei bleiben')
us.play('79')
us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest', 'Lake Ontario Control Box')
us.say('lead: le General Pike')
br.say('Wolfe vorn, naturellement')
a, d = ships('General_Pike Madison Oneida Sylph Conquest'), ships('Wolfe Royal_George Melville Beresford Earl_of_Moira Sydney_Smith')
# 5 against 6: -1, A against B +1, Yeo -1
assert naval_drm(a, d, a[0], d[0], 0, 1) == -1 and naval(6 - 1).startswith('A1 D2 att')
us.roll('1d6', 6)
br.say('une sechs. verdorie')
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.flip('Wolfe')
br.flip('Royal_George')
br.drag('Wolfe Royal_George', 'Kingston')
br.drag('Yeo Melville Beresford Earl_of_Moira Sydney_Smith', 'Kingston')
us.say('le lac est à moi: 2 weg von dir, 2 für mich, macht US 6')
us.vp('US 6')
us.discard('79')

s.play('BR repairs two')
br.say('reparar: Wolfe y Royal George, 1 + 1, mit der 88')
br.play('88')
assert OPV['88'] == 2                    # two corvettes, 15.23; Kingston is a friendly base
br.flip('Wolfe')
br.flip('Royal_George')
br.discard('88')

s.play('US repairs one, builds one')
us.say('me too. Pike wieder ganz, und die Jefferson (brig) neu. ça fait deux')
us.play('75')
assert OPV['75'] == 2                    # corvette 1 + brig 1, 15.12 allows both
us.flip('General_Pike')
us.drag('Jefferson', 'Sackets Harbour')
us.discard('75')

s.play('BR Drummond to Ogdensburg')
br.say('Je ne tiens pas Kingston avec tout ça, ich lasse nur die Hälfte da. 86, Drummond, 104e et les 2e Marines')
br.play('86')
assert OPV['86'] >= 2 and cost('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg') == 5
br.drag('Drummond 104th 2/R._Marines', 'Gananoque')
br.drag('Drummond 104th 2/R._Marines', 'Prescott')
us.say('stop. ¿ahí te quedas?')
br.say('non, weiter')
br.drag('Drummond 104th 2/R._Marines', 'Ogdensburg')
assert value('Ogdensburg') == 2
br.vp('US 4')
br.discard('86')

s.play('US Brown retakes Ogdensburg: 14 to 7')
us.say('82. Brown holt sich das zurück avec la 11, la 21, la 23 et los rifles')
us.play('82')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Brown us:11th us:21st us:23rd 1st_Rifles', 'Antwerp')
us.drag('Brown us:11th us:21st us:23rd 1st_Rifles', 'Ogdensburg')
br.say('ik blijf staan. ich stehe. je reste. clear? 104 führt')
us.say('Rifles führen')
# 2:1 +1, A against B +1, Brown +1, Drummond -1; 10.44 is over since 1813; no fort
assert odds(14, 7) == 1 and crt(3 + 4 + 2) == 'DR'
us.roll('2d6', 3, 4)
us.say('7 + 2 = 9, pas de fort: DR')
br.drag('104th 2/R._Marines Drummond', 'Prescott')
us.vp('US 6')
us.discard('82')

s.play('BR Voltigeurs')
br.say('Ich halte nichts davon, hier lange zu warten. 81, eins: Voltigeurs nach Beauharnois')
br.play('81')
assert OPV['81'] == 1 and cost('Chateauguay', 'Beauharnois') == 1
br.drag('Voltigeurs', 'Beauharnois')
br.discard('81')

s.play('US Chauncey fetches two regiments')
us.say('89: Chauncey, Madison y Oneida a Sackets, 9 und 22 an Bord, Oswego, ausladen, zurück auf den See. 1+1+1+1+1')
us.play('89')
assert OPV['89'] >= 2                    # 5 MP of 6; a corvette and a brig take one each
us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
us.drag('Chauncey Madison Oneida us:9th us:22nd', 'Oswego')
us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
br.say('und der See war so lange leer?')
us.say('nein, Sylph und Conquest bleiben drin')
us.discard('89')

s.play('BR holds')
br.say('celle-là, je la garde')
br.hold('78')

s.play('US 26th')
us.say('84. la 26 à Buffalo, ein Punkt')
us.play('84')
assert OPV['84'] == 1 and cost('Erie PA', 'Buffalo') == 1
us.drag('us:26th', 'Buffalo')
s.done()
