"""Two old friends hurry to the end: autumn 1814, Champlain changes hands, Bladensburg, the treaty as the last card, New Orleans after it."""
from aid23b import *

s = Session('dev-1812-faults', us='Bogdana', br='Ruaridh', what='Autumn 1814 to the end: event with points, builds and fleet fight on Champlain, held winter card, Treaty of Ghent, New Orleans')
t = s.t
autumn_1814(t)
hands(t, ['82', '78', '93', '85', '77', 'Battle of New Orleans'], ['Bladensburg', '76', '79', '88', '81', 'Treaty of Ghent'])
burn_to(t, 1814, 24)
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True):
    br.say('Bladensburg, dà phuing dhomh')
    br.play('Bladensburg')
    br.vp(B.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
B.ok()

with act(s, 'US builds on Champlain', 'US', '82', build=True, book=B):
    us.say('82, будую')
    us.play('82')
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.drag('ship:Eagle', 'Vergennes')
    us.discard('82')

with act(s, 'BR builds on Champlain', 'British', '76', build=True, book=B):
    br.play('76')
    br.drag('Confiance Linnet', 'Isle aux Noix')
    br.say('Confiance agus Linnet')
    br.discard('76')

with act(s, 'US Macdonough', 'US', '78', 'Macdonough', laid=False, book=B):
    us.play('78')
    us.say('78 Макдоно на озеро')
    us.drag('Macdonough Saratoga ship:Eagle ship:Ticonderoga', 'Lake Champlain Control Box')
    us.vp(B.due())

with act(s, 'BR Downie', 'British', '79', 'Downie', fights={'Confiance': 'Lake Champlain Control Box'}, flips='Confiance Saratoga',
         ret='Macdonough Saratoga ship:Eagle ship:Ticonderoga', book=B):
    us.discard('78')
    br.roll('1d6', 4)
    br.play('79')
    br.drag('Downie Confiance Linnet Finch Chubb', 'Lake Champlain Control Box')
    m = naval_drm(t.pieces('Confiance Linnet Finch Chubb'), t.pieces('Saratoga ship:Eagle ship:Ticonderoga'), t.find('Confiance'), t.find('Saratoga'), 0, 1)
    assert naval(4 + m) == 'A1 D1 att', m
    br.say('mar-thà, 4. Downie a-muigh: +1 -1 +1 -1')
    br.flip('Confiance')
    us.flip('Saratoga')
    us.drag('Macdonough Saratoga ship:Eagle ship:Ticonderoga', 'Plattsburg')
    br.drag('Confiance', 'Isle aux Noix')
    br.vp(B.due())
    br.discard('79')

with act(s, 'US Harrison to Sandwich', 'US', '93', 'Harrison', book=B):
    us.say('93 Гаррісон')
    us.play('93')
    mv(us, 'Harrison us:24th us:28th', 'Detroit', 'Sandwich')
    us.vp(B.due())
    us.discard('93')

with act(s, 'BR two from Quebec', 'British', '88', book=B):
    br.play('88')
    mv(br, '82nd 88th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', hops=False)
    br.discard('88')
    br.say('dithis gu La Prairie')

with act(s, 'US holds New Orleans', 'US', 'Battle of New Orleans', hold=True, book=B):
    us.hold('Battle of New Orleans')
    us.say('цю відкладаю')

with act(s, 'BR the 76th', 'British', '81', book=B):
    br.play('81')
    mv(br, '76th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    br.discard('81')

with act(s, 'US Saratoga mended', 'US', '77', flips='Saratoga', book=B):
    us.play('77')
    us.flip('Saratoga')
    us.discard('77')
    us.say('77 ремонт')

s.play('BR the treaty')
assert hand_sizes(t)[1] == 1
br.play('Treaty of Ghent')
br.say('sìth! an cairt mu dheireadh agam')
br.discard('Treaty of Ghent')

s.play('US New Orleans, the end')
us.reveal('Battle of New Orleans')
us.say('Новий Орлеан, +2')
us.vp(B.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
assert supplied(t, 'US', 'Sandwich') and supplied(t, 'US', 'Ft. Malden')
B.ok()
us.say('%s. дякую за гру' % label(tracked(t)))
br.say('mòran taing')
s.done()
