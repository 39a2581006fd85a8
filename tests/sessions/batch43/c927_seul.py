"""French, one man plays both sides in two windows and drags with whichever is open: spring 1813, builds, two lake fights, a campaign with York."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Yves', br='Yves bis', what='French, one man for both sides: roll for 1813, builds at four bases, Lake Erie won and defended, repair, campaign with a landing at York, free return, arrivals, deal')
t = s.t
summer_1813(t)
hands(t, ['66', '43', '54', 'Campaign@1813'], ['52', '42', '53', '44'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
book = Book(t)
us.say('seul ce soir, je joue les deux. 1813, il me reste quatre cartes de chaque')

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=book):
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    us.drag('Prevost De_Watteville br:13th 70th', 'Montreal')
    us.drag('Prevost De_Watteville br:13th 70th', 'Cornwall')
    br.drag('Prevost De_Watteville br:13th 70th', 'Prescott')
    br.discard('52')

with act(s, 'US chantiers', 'US', '66', build=True, book=book):
    us.say('3 points de chantier : General Pike, Lawrence, Niagara')
    us.play('66')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Niagara', 'Erie PA')
    us.discard('66')

with act(s, 'BR chantiers', 'British', '42', build=True, book=book):
    br.say('Detroit à Malden, Brock à York')
    br.play('42')
    us.drag('ship:Detroit', 'Ft. Malden')
    us.drag('ship:Brock', 'York')
    br.discard('42')

with act(s, 'US Perry', 'US', '43', 'Perry', book=book):
    us.play('43')
    us.drag('Perry Lawrence Niagara', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    us.vp(book.due())
    us.say('le lac Érié change de mains, quatre points de différence')
    us.discard('43')

with act(s, 'BR Barclay', 'British', '53', 'Barclay', flips='ship:Detroit Lawrence', ret='Lawrence', fights={k: 'Lake Erie Control Box' for k in ('Barclay', 'ship:Detroit', 'Queen Charlotte', 'Lady Prevost', 'Hunter')}, book=book):
    br.play('53')
    a, d = t.pieces('ship:Detroit Queen_Charlotte Lady_Prevost Hunter'), t.pieces('Lawrence Niagara')
    assert naval_drm(a, d, a[0], d[0], 0, 1) == 0 and naval(3) == 'A1 D1 def'
    br.drag('Barclay ship:Detroit Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.roll('1d6', 3)
    br.say('3 : un coup chacun, Perry tient')
    br.flip('ship:Detroit')
    us.drag('Barclay ship:Detroit Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.discard('53')

with act(s, 'US réparation', 'US', '54', flips='Lawrence', build=True, book=book):
    us.play('54')
    us.flip('Lawrence')
    us.say('Lawrence réparé')
    us.discard('54')

with act(s, 'BR Détroit réparé', 'British', '44', flips='ship:Detroit', build=True, book=book):
    br.play('44')
    br.flip('ship:Detroit')
    br.discard('44')

with act(s, 'US campagne : Pike et Scott', 'US', None, sea='us:6th us:15th us:16th 21st 1st_Rifles Pike', ret='R.N.R. York_Militia Sheaffe ship:Brock', book=book):
    us.say('Campagne : Pike à Sackets, Scott à Albany')
    us.play('Campaign')
    sea = 'General_Pike Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
    men_ = 'us:6th us:15th us:16th 21st 1st_Rifles'
    room(t.pieces(sea), t.pieces(men_))
    assert len(men_.split()) <= 5 and 1 + 1 + 2 <= 6 and 'ontario' not in lake_of(t, 'British')
    us.drag(sea + ' ' + men_ + ' Pike', 'York')
    br.say("Sheaffe ne s'entête pas, il file à Burlington. Le Brock gagne Kingston")
    assert holds(t, 'British', 'Burlington')
    us.drag('R.N.R. York_Militia Sheaffe', 'Burlington')
    us.drag('ship:Brock', 'Kingston')
    us.vp(book.due())
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Scott 20th 25th 29th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('Campaign')

s.play('fin du tour : retour libre des flottes')
us.say('plus de cartes. Retour libre : marqueur US sur Ontario, GB sur Huron')
us.drag('Madison Oneida', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
us.delete([mark_at(t, 'Lake Huron Control Box').id])
book.ok()
us.turn('Summer-Autumn 1813')

s.play('renforts et donne')
muster(br, '1813b')
muster(us, '1813b')
for i in range(8):
    us.draw('1813 Deck')
    br.draw('1813 Deck')
assert hand_sizes(t) == (8, 8)
us.say('huit et huit. la suite demain, le chat a faim')
s.done()
