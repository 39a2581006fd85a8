"""His mouse does not drag: she moves the pieces of both, he only plays his cards by key; many slips undone."""
from h45 import *

s, t = open_at('1814b', ['78', '80', '91', '83'], ['85', '88', '97', '90'], 'Mirela', 'Old Tam',
               'Autumn 1814: one player moves the pieces of both sides, cards of the other go by key straight to the pile; many undos (drags, dice, points); Romanian and Scots', 28)
t, us, br = s.begin()
bk = Book(t)


def hers(what):
    return t.pieces(what, br)


with act(s, 'BR Prevost', 'British', '88', build=True, book=bk):
    br.say('ma moose is deid, lass. card 88, twa ops: 6th an 82nd tae Sorel if ye please')
    way('Quebec City', 'Trois-Rivieres', 'Sorel')
    us.drag(hers('br:6th 82nd'), 'Montreal')
    us.undo()
    us.drag(hers('br:6th 82nd'), 'Trois-Rivieres')
    us.drag(hers('br:6th'), 'Sorel')
    us.drag(hers('82nd'), 'Chambly')
    us.undo()
    us.drag(hers('82nd'), 'Sorel')
    assert t.where(t.find('82nd')) == 'Sorel'
    br.discard('88')

with act(s, 'US Izard', 'US', '78', 'Izard', ret='Canadian_Fencibles', book=bk):
    us.say('78, doi: Izard cu 6th, 13th, 15th, 29th la Champlain, apoi Lacolle')
    us.play('78')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Isle aux Noix')
    us.undo()
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Lacolle')
    br.say('I stand. Fencibles lead, whit else')
    us.say('13th conduce. 15 la 5')
    fed_from(t, 'US', 'Champlain NY', 'Lacolle')
    stays_fed(t, 'British', 'Lacolle')
    assert f(t, 'us:6th us:13th us:15th us:29th') == 15
    us.roll('1d6', 4)
    us.undo()
    # 3:1 +2, forest -1, B against B
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:13th', 'Canadian Fencibles', 1814, (6, 3)) == 'DR'
    us.roll('2d6', 6, 3)
    br.say('back tae La Prairie')
    goes(t, 'British', 'Lacolle', 'La Prairie', ['Champlain NY'])
    us.drag(hers('Canadian_Fencibles'), 'Isle aux Noix')
    us.undo()
    us.drag(hers('Canadian_Fencibles'), 'La Prairie')
    us.vp('British 5')
    us.undo(2)
    us.vp(bk.due())
    us.discard('78')

with act(s, 'BR 97', 'British', '97', build=True, book=bk):
    br.say('97, yin: 49th tae La Prairie, ower the watter')
    way('Montreal', 'La Prairie')
    us.drag(hers('49th'), 'Chateauguay')
    us.undo()
    us.drag(hers('49th'), 'La Prairie')
    br.discard('97')

with act(s, 'US 80', 'US', '80', book=bk):
    us.say('80, doi: 34th și 45th')
    us.play('80')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:34th us:45th', 'Utica')
    us.undo()
    us.drag('us:34th us:45th', 'Whitehall')
    us.drag('us:34th us:45th', 'Ticonderoga')
    us.drag('us:34th', 'Plattsburg')
    us.drag('us:45th', 'Plattsburg')
    us.discard('80')

with act(s, 'BR 85', 'British', '85', build=True, book=bk):
    br.say('85, twa: the toon o York, 8th an R.N.R. tae Smiths Creek')
    way('York', 'Smiths Creek')
    us.drag(hers('br:8th'), 'Burlington')
    us.drag(hers('R.N.R.'), 'Burlington')
    us.undo(2)
    us.drag(hers('br:8th R.N.R.'), 'Smiths Creek')
    br.discard('85')

with act(s, 'US holds', 'US', '91', hold=True, laid=False, book=bk):
    us.say('o păstrez (hold)')
    us.hold('91')
s.done()
