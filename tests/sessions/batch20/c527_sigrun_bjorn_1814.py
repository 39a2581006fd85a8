"""The last half year. Sigrún (US) is dry and drops her pieces short, then on; Björn (British) grabs, undoes, grumbles and throws the dice before his words."""
from aid20a import *

s = Session('dev-1812-faults', us='Sigrún', br='Björn', what='Summer-Autumn 1814 to the Treaty of Ghent and New Orleans; Icelandic: pieces dropped short, undo, dice before words, Champlain, Kingston')
t = s.t
autumn_1814(t)
t.lay_hand('US', ('99', '100', '101', '102', '103', '104', '105', '106', 'Battle of New Orleans'))
t.lay_hand('British', ('82', '89', '90', '91', '93', '95', '96', '78', 'Treaty of Ghent'))
burn_to(t, 1812, 36)
burn_to(t, 1813, 36)
burn_to(t, 1814, 18)
g = G(s, vp=('now', 'now'))
t, us, br = g.begin()

with g.p('British', '82', None, 'Confiance og Linnet, þrír', build=True):
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')

with g.p('US', '102', None, 'Superior, Jefferson', build=True, lay='blind'):
    us.drag('Superior Jefferson', 'Sackets Harbour')

with g.p('British', '96', 'Prevost', 'Prevost með fjórtán herdeildir. já fjórtán'):
    M = '3rd_(Buffs) 82nd br:6th 90th br:16th 88th 81st 76th br:9th br:5th 58th 57th 39th br:27th'
    br.drag('Prevost ' + M, 'Montreal')
    br.drag('Prevost ' + M, 'Chateauguay')
    br.undo()
    br.say('æ, nei. La Prairie')
    br.drag('Prevost ' + M, 'La Prairie')
    assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5

with g.p('US', '99', 'Izard', 'Izard til landamæranna'):
    us.drag('Izard us:6th us:13th us:15th us:29th us:31st', 'Champlain NY')

with g.p('British', '89', 'Rottenburg', 'Rottenburg líka'):
    br.drag('Rottenburg De_Watteville br:13th 49th', 'La Prairie')

with g.p('US', '100', None, 'Saratoga og Eagle í Vergennes', build=True):
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Eagle', 'Vergennes')

with g.p('British', '78', 'Downie', 'Downie á vatnið'):
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')

with g.p('US', '103', 'Macdonough', 'Macdonough sækir þrjá í Plattsburg', pick='ship:President Preble ship:Montgomery', ret='Downie Confiance Linnet Chubb Finch', flips='Saratoga Confiance Linnet'):
    us.drag('Macdonough Saratoga ship:Eagle', 'Plattsburg')
    F = 'Saratoga ship:Eagle ship:President Preble ship:Montgomery'
    us.drag('Macdonough ' + F, 'Lake Champlain Control Box')
    assert sea(t, F, 'Confiance Linnet Chubb Finch', 'Saratoga', 'Confiance', 3, 1, 0) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.say('5:4 +1, A gegn B +1, Macdonough +1, freigátan þín -1. fimm')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    br.flip('Confiance')
    br.flip('Linnet')
    br.drag('Confiance Linnet Chubb Finch Downie', 'Isle aux Noix')
    br.say('andskotinn')

with g.p('British', '90', None, 'viðgerð', flips='Confiance Linnet'):
    br.flip('Confiance')
    br.flip('Linnet')

with g.p('US', '106', 'Wilkinson', 'Kingston', flips='us:9th 104th'):
    A, D = 'us:9th us:11th us:21st us:22nd us:23rd us:25th', '104th 2/R._Marines 10th_R.V. Frontenac'
    us.drag('Wilkinson ' + A, 'Cape Vincent')
    us.drag('Wilkinson ' + A, 'Kingston')
    br.say('við stöndum, Drummond -1, áin -1')
    assert fight(t, A, D, 'Kingston', (6, 4), 'us:9th', '104th', 0, 1, frm='Cape Vincent', route=True) == 'EX'
    us.roll('2d6', 6, 4)
    us.flip('us:9th')
    br.flip('104th')
    us.say('8, skipti. aftur, 11. fremst')
    assert fight(t, A, D, 'Kingston', (5, 5), 'us:11th', '10th_R.V.', 0, 1, frm='Cape Vincent', first=False) == 'AR'
    us.roll('2d6', 5, 5)
    us.say('9. virkið heldur')
    us.drag('Wilkinson ' + A, 'Cape Vincent')

with g.p('British', '91', None, 'Mohawkar'):
    br.drag('br:Mohawk', 'Queenston')

with g.p('US', '105', 'Harrison', 'Harrison yfir í Sandwich', off='other'):
    us.drag('us:24th us:28th Harrison', 'Sandwich')

with g.p('British', '93', 'Yeo', off='later'):
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')

g.hold('US', 'Battle of New Orleans', 'þetta geymi ég til vetrar')

with g.p('British', '95', 'Riall', 'Riall', pick='Lincoln'):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')

with g.p('US', '104', None, lay='straight'):
    us.drag('5th_PA', 'Buffalo')

with g.p('British', 'Treaty of Ghent', None, 'Friður í Gent! síðasta spilið mitt, ekkert dregst frá', vp='no'):
    pass

assert not t.hand('British')
s.play('New Orleans')
us.say('og svo New Orleans, +2')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.vp(g.book.due(2))
br.say('gott spil. endar í %s' % label(tracked(t)))
for p in units(t, 'Sandwich', 'US') + units(t, 'Ft. Malden', 'US'):
    assert supplied(t, 'US', t.where(p))
assert supplied(t, 'British', 'Lewiston') and supplied(t, 'British', 'Kingston')
g.end()
