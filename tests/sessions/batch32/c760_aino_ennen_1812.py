"""Before the war, in Finnish. Aino moves piece by piece and space by space and tells when it is done; Kalle lays his card on the
pile before he moves, moves the marker when she has already begun, and lets her roll for him."""
from aid32a import *

s = Session('dev-1812-opening-1', at=17, us='Aino', br='Kalle',
            what='pre-war sequence in full, then the first turn to its end, arrivals of autumn and a part of the deal')
t, us, br = s.t, s.us, s.br
D = 'Pre-war Deck'
d = t.deck(D)
order = ['Card 22', 'Card 18', 'Card 14', 'Card 7', 'Card 3', 'Card 5', 'Card 11', 'Declaration of War',
         'Card 16', '#9 Brock and Tecumseh', 'Card 32', 'Card 26', 'Card 25', 'Card 31']
byname = {t.things[k].name: k for k in d.kids}
assert sorted(byname) == sorted(order)
d.kids = [byname[n] for n in reversed(order)]
s.begin()


def top():
    return t.things[t.deck(D).kids[-1]].name


s.play('US draws, keeps')
us.draw(D)
us.say('Otan ja pidän.')

with act(s, 'BR draws and moves before the war', 'British', laid=False):
    br.draw(D)
    br.drop_discard('18')
    br.say('18 meni jo pinoon... 2 pistettä: 8. ja Fencibles Cornwalliin')
    steps('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('br:8th', 'Cornwall')
    br.drag('Canadian_Fencibles', 'Cornwall')

with act(s, 'US draws and moves', 'US', laid=False):
    us.draw(D)
    us.play('14')
    us.say('14, yksi piste. Kolmas Ohio lähtee kävelemään.')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    steps('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.say('Valmis.')
    us.discard('14')

s.play('BR draws and keeps, US keeps, BR keeps')
br.draw(D)
br.say('jää käteen')
us.draw(D)
us.say('Samoin.')
br.draw(D)
br.say('samoin samoin')

with act(s, 'US draws and sails before the war', 'US', laid=False):
    us.draw(D)
    us.play('11')
    us.say('11. Oneida Oswegoon, ei järven ruutuun, eihän vielä ole sota.')
    us.drag('Oneida', 'Oswego')
    us.discard('11')

s.play('BR draws the declaration')
assert top() == 'Declaration of War'
br.draw(D)
br.say('SOTA. sain sen julistuksen')
us.say('Siirrän vuoromerkin jo, loput kortit sitten.')
us.turn('Spring-Summer 1812', tracker=False)

s.play('the rest of the deck, US first')
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
us.draw(D)
br.draw(D)
assert hand_sizes(t) == (5, 6)
us.say('Minulla 5 kädessä ja 2 pelattu. Sinulla 6 ja 1. Täsmää.')
bk = Book(t)

with act(s, 'US Van Rensselaer over the river', 'US', '16', 'Van Rensselaer', ret='Lincoln', book=bk):
    us.play('16')
    us.say('16 kolmella, aktivoin van Rensselaerin. Queenston.')
    us.drag('1st_NY_Militia', 'Queenston')
    us.drag('Van_Rensselaer', 'Queenston')
    br.say('en väistä')
    duel(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln', (6, 4), 'DR')
    us.roll('2d6', 6, 4)
    us.say('4:3, joki -1, siis 9: DR. Mihin menet?')
    goes(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    us.vp('US 2')
    us.say('Valmis.')
    us.discard('16')

with act(s, 'BR Brock to Queenston', 'British', '5', 'Brock', ret='leader:Van_Rensselaer 1st_NY_Militia', flips='1st_NY_Militia', laid=False):
    br.drop_discard('5')
    br.say('5 kahdella, Brock lähtee Yorkista, kaikki mukaan')
    steps('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    us.say('Seison. Heitänkö puolestasi?')
    br.say('heitä')
    duel(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st_NY_Militia', (3, 4), 'DR-1')
    us.roll('2d6', 3, 4)
    us.say('7+4 = 11. DR-1. Käännän ja menen yli.')
    us.flip('1st_NY_Militia')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')

with act(s, 'US Hull to Sandwich; Kalle puts the marker back meanwhile', 'US', '32', 'Hull', book=bk):
    us.play('32')
    us.say('32 kolmella, aktivoin Hullin.')
    br.vp('0')
    br.say('unohdin tämän, Queenston pois')
    us.drag('us:4th', 'Sandwich')
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp('US 1')
    us.say('Valmis.')
    us.discard('32')

with act(s, 'BR Procter at Sandwich, three rounds', 'British', '26', 'Procter', fights={w: 'Sandwich' for w in (
        'Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot')}, flips='1/41st us:4th Shawnee 1st_Ohio', book=bk):
    br.drop_discard('26')
    br.say('26, Procter ja Tecumseh ja intiaanit ja 41.')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('Jään. Neljäs johtaa.')
    duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (4, 4), 'EX')
    us.roll('2d6', 4, 4)
    us.say('11:9, A ja A. 8: EX.')
    us.flip('us:4th')
    br.flip('1/41st')
    br.say('jatkuu, Shawnee johtaa')
    us.say('1. Ohio.')
    duel(t, 'British', 'Sandwich', 'Ft. Malden', 'Shawnee', '1st_Ohio', (5, 4), 'EX', rnd=2)
    us.roll('2d6', 5, 4)
    us.say('-2 +1: 8. Taas EX!')
    us.flip('1st_Ohio')
    us.flip('Shawnee')
    br.say('vielä. Wyandot')
    duel(t, 'British', 'Sandwich', 'Ft. Malden', 'Wyandot', '2nd_Ohio', (5, 3), 'AR', rnd=3)
    us.roll('2d6', 5, 3)
    us.say('8-3+1 = 6, AR. Takaisin.')
    us.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')

with act(s, 'US 6th and 13th', 'US', '25', book=bk):
    us.play('25')
    us.say('25 kahdella: 6. ja 13. Albanysta.')
    for u in ('us:6th', 'us:13th'):
        us.drag(u, 'Utica')
        us.drag(u, 'Rome')
        us.drag(u, 'Sackets Harbour')
    steps('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.say('Valmis.')
    us.discard('25')

with act(s, 'BR Royal George on the lake', 'British', '31', laid=False):
    br.drop_discard('31')
    br.say('31: Royal George järvelle')
    br.drag('Royal_George', 'Lake Ontario Control Box')

with act(s, 'US depot', 'US', '3', build=True):
    us.play('3')
    br.vp('British 1')
    us.say('Ai niin, järvi on 2. Minä rakennan varaston Lewistoniin kortilla 3.')
    assert supplied(t, 'US', 'Lewiston')
    us.put('US Supply Depot', 'Lewiston')
    us.discard('3')
bk.ok()

with act(s, 'BR Norfolk', 'British', '7', laid=False):
    br.drop_discard('7')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('7, Norfolk')

with act(s, 'US Hull goes back, a garrison stays', 'US', '22', 'Hull', book=bk):
    us.play('22')
    us.say('22 kolmella, Hull. 2. Ohio jää, 3 riittää ykköseen.')
    us.drag('us:4th', 'Detroit')
    us.drag('1st_Ohio', 'Detroit')
    us.drag('Hull', 'Detroit')
    us.say('Valmis. Kortit loppu.')
    us.discard('22')

with act(s, 'BR Brock to Ft. George', 'British', '#9 Brock and Tecumseh', 'Brock', laid=False):
    br.drop_discard('#9 Brock and Tecumseh')
    br.say('9 tavallisena kahtena: Brock ja R.N.R. takaisin Ft. Georgeen')
    br.drag('Brock R.N.R.', 'Ft. George')

s.play('BR holds the declaration')
br.hold('Declaration of War')
br.say('tämän pidän')

s.play('autumn: Kalle sets up both before the marker is moved')
br.say('laitan vahvistukset molemmille')
muster(br, '1812b')
muster(us, '1812b', groups=False, skip=('1st Rifles',))
us.drag('1st_Rifles', 'Sackets Harbour')
us.turn('Summer-Autumn 1812')
us.say('Vuoro siirretty. Jaan: sinulle 6, minulle 7.')

s.play('a deal, in parts')
deal(t, us, 1812, '4', '2', '19')
deal(t, br, 1812, '10', '23', '1', '15')
deal(t, us, 1812, '30', '27', '6', '28')
deal(t, br, 1812, '17', '29')
assert hand_sizes(t) == (7, 6)

with act(s, 'US Harrison', 'US', '2', 'Harrison', book=bk):
    us.play('2')
    us.say('2 kolmella, Harrison: 17., 19. ja Kentucky eteenpäin.')
    for u in ('us:17th', 'us:19th', '1st_Kentucky', 'Harrison'):
        us.drag(u, 'Ft. Findlay')
        us.drag(u, 'Ft. Meigs')
    us.discard('2')
s.done()
