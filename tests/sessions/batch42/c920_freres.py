"""Autumn 1813, two brothers who quarrel: arrivals by hand, two rounds at Frenchtown, a restoration taken back."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Yann', br='Gael', what='Autumn 1813 in French: two brothers quarrel over every die; arrivals after the deal has been begun, EX then AR-2 at Frenchtown, a wrong restoration undone')
t = s.t
lay(t, '1813b', arrived=False)
t.lay_vp('0')
hands(t, [], [])
burn_to(t, 1813, 16)
t, us, br = s.begin()
bk = Book(t)

s.play('renforts et donne')
br.say('bon. automne 1813. cette fois tu comptes tes points tout haut, Yann')
us.say('et toi tu ne touches pas mes pions')
muster(br, '1813b')
us.say('les miens un par un, que Monsieur puisse verifier')
muster(us, '1813b', groups=False)
deal(t, br, 1813, '53', '58', '60', '63', '64', '66', '67')
deal(t, us, 1813, '54', '55', '57', '59', '61', '62', '65', '68')
deal(t, br, 1813, 'Contrary Winds')
assert hand_sizes(t) == (8, 8)
br.say('huit et huit. je commence, comme toute l annee. tu t en souviens du de ?')
us.say('je m en souviens tres bien. tu avais souffle dessus.')

with act(s, 'BR Procter', 'British', '53', 'Procter', book=bk):
    br.say('carte 53, 2 points: Procter et Tecumseh, tout Malden, a Detroit. 1 et 3, ca fait 4')
    br.play('53')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    br.undo()
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('ta souris aussi triche')
    br.discard('53')
with act(s, 'US Harrison', 'US', '55', 'Harrison', book=bk):
    us.say('55. Harrison, 17e, 19e, 1er Kentucky a Frenchtown. deux points, je compte TOUT HAUT')
    us.play('55')
    way('Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('55')
with act(s, 'BR Barclay', 'British', '58', 'Barclay', book=bk):
    br.say('58, Barclay sort')
    br.play('58')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.each(['ship:Chippawa', 'Little Belt'], 'Lake Erie Control Box')
    br.vp(bk.due())
    br.discard('58')
with act(s, 'US construit', 'US', '62', build=True, book=bk):
    us.say('62 pour construire, 3: Lawrence, Niagara, et deux goelettes. tu rigoleras moins')
    us.play('62')
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('ship:Ariel ship:Scorpion', 'Erie PA')
    us.discard('62')
with act(s, 'BR Frenchtown', 'British', '66', 'Procter', fights={k: 'Frenchtown' for k in ('1/41st', 'Shawnee', 'Western Indians', 'Wyandot', 'Procter', 'Tecumseh')},
         flips='us:17th 1/41st Shawnee', book=bk):
    br.say('66. Procter descend. maman disait toujours que tu te couches trop tard')
    br.play('66')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    us.say('je reste. 12 contre 13, ca fait 1 contre 1')
    br.say('41e en tete +1, foret -1, ton Harrison -1, total -1')
    assert supplied(t, 'British', 'Detroit') and supplied(t, 'US', 'Frenchtown')
    assert fight(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', 1813, (5, 4)) == 'EX'
    br.roll('2d6', 5, 4)
    br.flip('1/41st')
    us.flip('us:17th')
    us.say('echange. fini, tu recules !')
    br.say('NON. relis. deuxieme round, il nous reste des entiers a tous les deux')
    us.say('... d accord. deuxieme round')
    assert fight(t, 'British', 'Frenchtown', ['Detroit'], 'Shawnee', '19th', 1813, (2, 4), rnd=2) == 'AR-2'
    br.roll('2d6', 2, 4)
    us.say('HAHAHA')
    br.flip('Shawnee')
    br.drag('Wyandot', 'British Eliminated')
    br.drag('1/41st Procter Tecumseh Shawnee Western_Indians', 'Detroit')
    br.say('tais-toi')
    br.discard('66')
with act(s, 'US retablit le 17e', 'US', '65', build=True, flips='us:17th', book=bk):
    us.say('65: je retablis le 17e. territoire a moi, ravitaille, rien a dire')
    assert supplied(t, 'US', 'Frenchtown')
    us.play('65')
    us.flip('us:17th')
    us.discard('65')
with act(s, 'BR 70e et 89e', 'British', '60', book=bk):
    br.play('60')
    br.flip('1/41st')
    br.undo()
    us.say('Detroit c est CHEZ MOI. on retablit chez soi, 8.31 cas 5')
    br.say('j avais vu. j avais deja repris. bon: 60 pour deux unites, 70e et 89e a Montreal')
    way('Quebec', 'Trois-Rivieres', 'Montreal')
    br.each('70th 89th', 'Montreal')
    br.discard('60')
with act(s, 'US garde', 'US', book=bk):
    us.say('je garde une carte')
    us.hold('59')
with act(s, 'BR garde', 'British', book=bk):
    br.say('moi aussi. et c est toi qui fais la vaisselle')
    br.hold('67')
s.done()
