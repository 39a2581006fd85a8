"""Nobody writes a word. He drags unit by unit, she in heaps; markers come before the moves or after the discard. Autumn 1813: a landing at Malden, the Thames, Ontario, fleets home, the whole of the winter."""
from aid21a import *

s = start('1813b', 'Rune', 'Mette', ['42', '46', '55', '58'], ['52', '59', '48', '44'], 'Autumn 1813 without chat, from the landing at Ft. Malden to the end of winter')
t = s.t
burn(t, 'Contrary Winds', 'Heavy Rains@1813')
burn_to(t, '1813', 24)
t.lay('Harrison 17th 19th 1st_Kentucky 26th us:27th Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress Perry', 'Ft. Stephenson', 'US')
t.lay('Caledonia Somers Trippe', 'Lake Erie Control Box', 'US')
t.lay('Essex', 'Ft. Malden', 'British')
t.lay('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'British')
t.lay_face('Queen_Charlotte Hunter', True, 'British')
t.lay_vp(label(position(t)))
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Harrison lands at Ft. Malden', 'US', '42', leader='Harrison', sea='Harrison 17th 19th us:27th', flips='Essex',
         ret='Essex Barclay Queen_Charlotte Lady_Prevost Hunter Chippawa Little_Belt', book=b):
    us.play('42')
    room(t.pieces('Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress'), t.pieces('17th 19th us:27th'))
    us.drag('Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Ft. Malden')
    us.drag('Harrison 17th 19th us:27th', 'Ft. Malden')
    F(s, 'US', 'Ft. Malden', 'Ft. Stephenson', '17th', 'Essex & Kent Militia', (5, 5), 'DR-1', 1813, landing=True)
    us.roll('2d6', 5, 5)
    br.flip('Essex')
    goes(t, 'British', 'Ft. Malden', 'Sandwich')
    br.drag('Essex', 'Sandwich')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter Chippawa Little_Belt', 'Port Dover')
    us.vp(b.due())
    us.discard('42')

with act(s, 'BR Procter up the Thames', 'British', '52', leader='Procter', book=b):
    br.play('52')
    way('Sandwich', 'Thamesville', 'London')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'London')
    br.discard('52')

with act(s, 'US Harrison to Sandwich', 'US', '46', leader='Harrison', book=b):
    us.each('19th us:27th Harrison', 'Sandwich')
    us.play('46')
    us.discard('46')
    us.vp(b.due())

with act(s, 'BR Riall', 'British', '59', leader='Riall', book=b):
    br.play('59', reveal=False)
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Montreal', 'Cornwall', 'Prescott')
    br.reveal('59')
    br.discard('59')

with act(s, 'US Chauncey', 'US', '55', leader='Chauncey', book=b):
    us.play('55')
    us.vp(label(tracked(t) + 2))
    us.each('Madison Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.discard('55')

with act(s, 'BR Yeo', 'British', '48', leader='Yeo', flips='Royal_George Madison', ret='Madison',
         fights={n: 'Lake Ontario Control Box' for n in ('Yeo', 'Royal George', 'Wolfe', 'Melville', 'Earl of Moira', 'Beresford', 'Sydney Smith', 'Gloucester')}, book=b):
    br.play('48')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    N(s, 'British', 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Madison Oneida Conquest Scourge Julia Hamilton',
      'Royal George', 'Madison', 1, 'A1 D1 def', al=1)
    br.roll('1d6', 1)
    br.flip('Royal_George')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Kingston')
    br.discard('48')

s.play('US holds')
us.hold('58')

with act(s, 'BR Norfolk', 'British', '44', book=b):
    br.play('44')
    br.drag('Norfolk', 'Chippawa')
    br.discard('44')

s.play('fleets home')
us.drag('Chauncey Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.each('Caledonia Somers Trippe', 'Buffalo')
us.put('US Lake Control', 'Lake Erie Control Box')
b.ok()

s.play('winter')
us.turn('Winter 1813-14')
us.discard('58')
x = excess(t)
if AUD:
    for k, n in x.items():
        print('   ', k, n, [(p.name, p.level(), p.trait('emb2;') >= 0) for p in units(t, k[0], k[1])])
for side, who in (('US', us), ('British', br)):
    for (w, sd), n in sorted(x.items()):
        if sd == side:
            fresh = [p for p in units(t, w, sd) if p.level() == 1 and p.trait('emb2;') >= 0]
            fresh.sort(key=lambda p: (cf(p), p.name))
            assert len(fresh) >= n, (w, n)
            for p in fresh[:n]:
                who.flip([p])
assert set(excess(t)) <= {('Sandwich', 'US')}, excess(t)    # a town of the enemy: the flipped one still counts
br.flip('Royal_George')
us.flip('Madison')
us.turn('Spring-Summer 1814')
b.ok()
s.done()
