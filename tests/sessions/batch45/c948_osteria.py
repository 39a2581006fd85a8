"""An Italian table; the log begins when a play is half done: the card already lies open and the troops are on the road."""
from h45 import *

s, t = open_at('1814a', ['76', '80', '87', '83', '91'], ['86', '84', '95', '90', '88'], 'Beppe', 'Ornella',
               'Spring 1814 in Italian; the log begins in the middle of a turn and of a play (the card lies open); a whole stack dragged and some brought back; big plans not carried out', 8)
# before the log: she has laid 86 open and brought Drummond with two battalions to Gananoque
c = t.card('86', t.br)
t.leave(c.id)
c.state[c.trait('obs;')] = 'null;'
t.lay([c.id], 'Albany', 'British', beside=True)
way('Kingston', 'Gananoque')
t.lay('Drummond 10th_R.V. 2/R._Marines', 'Gananoque', 'British')
t, us, br = s.begin()
bk = Book(t)

s.play('BR Drummond, the rest of it')
br.say('rieccomi. dicevo: 86 da 3, Drummond, ero a Gananoque')
us.say('ok vai')
way('Kingston', 'Gananoque', 'Prescott')
br.drag('Drummond 10th_R.V. 2/R._Marines', 'Prescott')
br.say('quasi quasi attacco Ogdensburg... no, resto qui')
br.discard('86')
bk.ok()

with act(s, 'US Brown', 'US', '76', 'Brown', book=bk):
    us.say('76, 3 punti, Brown. domani prendo Kingston e York, vedrai')
    us.play('76')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th us:11th us:21st us:22nd 1st_Rifles', 'Antwerp')
    us.say('no troppi: la 21 e la 22 tornano')
    us.drag('us:21st us:22nd', 'Sackets Harbour')
    us.drag('Brown us:9th us:11th 1st_Rifles', 'Ogdensburg')
    us.discard('76')

with act(s, 'BR York', 'British', '95', book=bk):
    br.play('95')
    br.say('95 vale 2. York: 8th e RNR verso Burlington')
    way('York', 'Burlington')
    br.drag([p.id for p in t.at('York') if not p.is_card()], 'Burlington')
    br.say('ops ho preso tutto, il forte e la milizia restano a York')
    br.drag('Fort_York York_Militia', 'York')
    br.discard('95')

with act(s, 'US one aside', 'US', '80', book=bk):
    us.say('80 da 2: Pittsburgh, la 19 e i Rifles a Erie')
    us.play('80')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:19th', 'Erie PA')
    us.drag('4th_Rifles', 'Erie PA')
    us.discard('80')

with act(s, 'BR Riall', 'British', '90', 'Riall', book=bk, pick='Lincoln'):
    br.say('pensavo di passare il Niagara con Riall. Anzi: 90, 2 punti, Riall va a Queenston e prende i Lincoln fino a Chippawa')
    br.play('90')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall', 'Queenston')
    br.drag('Riall Lincoln', 'Chippawa')
    br.discard('90')

with act(s, 'US sits on one', 'US', '87', hold=True, laid=False, book=bk):
    us.say('questa la tengo (hold)')
    us.hold('87')

with act(s, 'BR 84', 'British', '84', book=bk):
    br.say('84, un punto: Glengarry a Stoney Creek')
    br.play('84')
    br.drag('Glengarry', 'Stoney Creek')
    br.discard('84')
    us.say('pausa caffè')
s.done()
