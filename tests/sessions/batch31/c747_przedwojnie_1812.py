"""From before the war: the draws, the declaration, the rest of the cards, and the spring of 1812."""
from aid31a import *

s = Session('dev-1812-opening-1', at=17, us='Grazyna', br='Kazimierz', what='pre-war draws and moves, the declaration drawn by the US, then the spring; Polish')
t = s.t
d = t.deck('Pre-war Deck')
have = {t.things[k].name.replace('Card ', ''): k for k in d.kids}
order = ['11', '5', '25', '18', 'Declaration of War', '22', '16', '31', '3', '26', '32', '14', '7', '#9 Brock and Tecumseh']
assert sorted(order) == sorted(have)
d.kids[:] = [have[n] for n in reversed(order)]
t, us, br = s.begin()
deck = 'Pre-war Deck'
top = lambda: t.things[t.deck(deck).kids[-1]].name.replace('Card ', '')

s.play('US draws and moves')
us.say('dzien dobry. ciagne')
assert top() == '11'
us.draw(deck)
us.say('11, gram za 1: milicja nowojorska do Buffalo')
way('Lewiston', 'Ft. Schlosser', 'Buffalo')
us.play('11')
us.drag('1st_NY_Militia', 'Buffalo')
us.discard('11')

s.play('BR draws and keeps')
br.draw(deck)
br.say('zostawiam')

s.play('US draws and moves')
us.draw(deck)
us.say('25 za dwa: 6. i 13. do Uticy')
us.play('25')
us.drag('us:6th us:13th', 'Utica')
us.discard('25')

s.play('BR draws and moves')
br.draw(deck)
br.say('18, Brock idzie do Ft. George z RNR')
br.play('18')
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('18')

s.play('US draws the declaration')
us.draw(deck)
us.say('Wypowiedzenie wojny! no to wojna')
br.say('wiec ja pierwszy. reszta kart, zaczynam')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
br.turn('Spring-Summer 1812', tracker=False)
b = Book(t)

with act(s, 'BR fleet', 'British', '26', book=b):
    br.say('26: Royal George, Moira, Gloucester na jezioro')
    br.play('26')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('26')

with act(s, 'US Hull', 'US', '32', 'Hull', book=b):
    us.say('32. Hull przez rzeke')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('British 1')
    us.discard('32')

with act(s, 'BR Procter', 'British', '5', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('5, Procter. i Tecumseh')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('zostaje, prowadzi 4.')
    # the same with Hull's minus counted for the attacker
    for x in (0, 1):
        assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (4, 5), mod=x, dmod=0) == 'DR'
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.say('szkoda')
    br.vp('British 2')
    br.discard('5')

with act(s, 'US Dearborn gathers', 'US', '16', 'Dearborn', pick='us:6th us:13th', book=b):
    us.say('16, Dearborn zabiera pulki z Uticy')
    us.play('16')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('16')

with act(s, 'BR 49th', 'British', '31', book=b):
    br.play('31')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('br:49th', 'Prescott')
    br.say('31, jeden: 49. do Prescott')
    br.discard('31')

with act(s, 'US 3rd Ohio', 'US', '7', book=b):
    us.say('7')
    us.play('7')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('7')

with act(s, 'BR Prevost', 'British', '22', 'Prevost', pick='br:8th', book=b):
    br.say('22 Prevost: 100. z Quebecu, w Montrealu dobiera 8.')
    br.play('22')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost br:100th', 'Montreal')
    br.drag('Prevost br:100th br:8th', 'Cornwall')
    br.discard('22')

with act(s, 'US 2nd NY', 'US', '3', book=b):
    us.say('3, tylko jeden oddzial')
    us.play('3')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard('3')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('14')
    br.say('odkladam')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('Declaration of War')
    us.say('ja tez. koniec u mnie')

with act(s, 'BR two units', 'British', '#9 Brock and Tecumseh', book=b):
    br.say('9 za dwa: milicja z Yorku')
    br.play('#9 Brock and Tecumseh')
    way('York', 'Burlington', "Brant's Ford")
    br.drag('York_Militia', "Brant's Ford")
    br.discard('#9 Brock and Tecumseh')
s.done()
