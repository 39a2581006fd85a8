"""Spring 1814, two quiz-night friends: one card moves units of two spaces; a damaged corvette stays on the lake."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Moz', br='Delphine', what='Spring 1814: one 2-card moves the 19th from Pittsburgh and the 45th from Albany; the damaged Wolfe stays in the box she won')
t = s.t
lay(t, '1814a')
hands(t, ['78', '79', '89', '90', '93', '97', '98', '103', '106'], ['80', '82', '85', '88', '91', '94', '95', '99', '105'])
t, us, br = s.begin()
bk = Book(t)
assert hand_sizes(t) == (9, 9)

us.say('right, table six of the Anchor, quiz is over, brits to move')
with act(s, 'BR Drummond', 'British', '82', 'Drummond', book=bk):
    br.say('82. Drummond + 104th + 10th RV to Prescott')
    br.play('82')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Drummond br:104th 10th_R.V.', 'Prescott')
    br.discard('82')
USF = 'General_Pike Madison Oneida Sylph Fair_American Conquest Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '78', 'Chauncey', book=bk):
    us.say('78, the whole navy out, 2 points please')
    us.play('78')
    us.drag('Chauncey ship:General_Pike Oneida Sylph Fair_American Conquest Gov._Tompkins Lady_of_the_Lake Madison', 'Lake Ontario Control Box')
    us.vp(bk.due())
    us.discard('78')
BRF = 'Wolfe Melville Royal_George Earl_of_Moira Beresford'
s.play('BR Yeo attacks')
br.say('80. Yeo, five ships. you have eight, so -1, your Pike is A class, -1, Yeo +1')
br.play('80')
br.drag('Yeo ' + BRF, 'Lake Ontario Control Box')
d = [p for p in t.pieces(USF.replace('General_Pike', 'ship:General_Pike'), us)]
m = naval_drm(t.pieces(BRF, br), d, t.find('Wolfe'), t.find('ship:General Pike'), 1, 0)
assert m == -1 and naval(5 + m) == 'A1 D1 att', m
br.roll('1d6', 5)
us.say('4. one each and you win it. grr')
us.flip('ship:General_Pike')
us.drag('Chauncey ship:General_Pike Oneida Sylph Fair_American Conquest Gov._Tompkins Lady_of_the_Lake Madison', 'Sackets Harbour')
with s.fault('12.42 12.52 12.51 12.2', 'the damaged lead Wolfe stays in the Lake Control Box'):
    br.flip('Wolfe')
    br.say('Wolfe is scratched but she stays out with the others')
br.vp(bk.due())
br.discard('80')
with act(s, 'US Scott', 'US', '97', 'Scott', build=True):
    us.say('97, Scott takes the volunteers for a walk to Schlosser')
    us.play('97')
    us.drag('Scott NY_Volunteers_1814', 'Ft. Schlosser')
    us.discard('97')
s.play('BR Riall')
br.say('85 Riall and the Royal Scots to Queenston')
br.play('85')
way('Ft. George', 'Queenston')
br.drag('Riall 1/R._Scots', 'Queenston')
br.discard('85')
s.play('US two regiments')
us.say('79, two ops')
us.play('79')
way('Pittsburgh', 'Meadville', 'Erie PA')
us.drag('us:19th', 'Erie PA')
with s.fault('8.61 8.6 8.31', 'the second unit of a 2-card comes from another space (Albany)'):
    us.drag('us:45th', 'Utica')
us.say('19th to Erie, 45th to Utica. done')
us.discard('79')
s.play('BR holds')
br.hold('91')
br.say('hold. whose round is it?')
s.play('US holds')
us.say('yours. hold')
us.hold('103')
s.done()
