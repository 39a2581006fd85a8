"""Kabla ya vita: Baraka hueleza kila hatua, Neema hucheka."""
from aid22a import *

s = Session('dev-1812-opening-1', at=17, us='Baraka', br='Neema', what='The pre-war draws in Swahili (three moves before the war), the Declaration, the rest; then Sandwich taken and lost in two rounds, Mackinac taken by Indians without points, Lacolle')
t = s.t
d = t.deck('Pre-war Deck')
ORDER = ['Card 11', 'Card 5', 'Card 22', 'Card 18', 'Card 7', 'Declaration of War', 'Card 26', 'Card 25', 'Card 32',
         '#9 Brock and Tecumseh', 'Card 16', 'Card 14', 'Card 3', 'Card 31']
by = {t.things[k].name: k for k in d.kids}
assert sorted(by) == sorted(ORDER)
d.kids[:] = [by[n] for n in reversed(ORDER)]
t, us, br = s.begin()
b = Book(t)
PRE = 'Pre-war Deck'

with act(s, 'US draws and moves the 3rd Ohio', 'US', book=b):
    us.draw(PRE)
    us.say('Ninaicheza: namba 11, pointi 1. Ohio ya 3, njia mbili za msitu, 2 + 2 = 4.')
    us.play('11')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('11')

with act(s, 'BR draws and moves Brock', 'British', leader='Brock', book=b):
    br.draw(PRE)
    br.say('haha, Brock tayari! namba 5')
    br.play('5')
    br.drag('Brock York_Militia', 'Stoney Creek')
    br.drag('Brock York_Militia', 'Ft. George')
    br.discard('5')

s.play('US keeps one')
us.draw(PRE)
us.say('Hii naiweka mkononi.')

with act(s, 'BR draws and moves two', 'British', book=b):
    br.draw(PRE)
    br.play('18')
    br.drag('br:8th', 'Cornwall')
    br.drag('Canadian_Fencibles', 'Cornwall')
    br.say('18, wawili')
    br.discard('18')

with act(s, 'US draws and moves Oneida', 'US', book=b):
    us.draw(PRE)
    us.say('Namba 7, pointi 1: Oneida kwenda Oswego, bandari hadi bandari.')
    us.play('7')
    us.drag('Oneida', 'Oswego')
    us.discard('7')

s.play('the Declaration, the rest')
br.draw(PRE)
br.reveal('Declaration of War')
br.say('VITA! hahaha')
us.say('Basi mimi nachukua kwanza, nawe baada yangu.')
while t.deck(PRE).kids:
    us.draw(PRE)
    br.draw(PRE)
assert len(t.hand('US')) == 5 and len(t.hand('British')) == 5
us.turn('Spring-Summer 1812', tracker=False)

with act(s, 'US Hull over the river', 'US', '22', leader='Hull', book=b):
    us.say('Namba 22, pointi 3: Hull. Mto ni 3. Sandwich ni pointi 1 ya ushindi.')
    us.play('22')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan', 'Sandwich')
    us.vp('US 1')
    us.discard('22')

s.play('BR Northwest Co. takes Mackinac')
br.play('14')
br.say('14: watu wa kampuni wavuke kwenda Mackinac, bila mashua')
br.drag('NWC', 'Ft. Mackinaw')
us.say('Nabaki. Mimi 1 + ngome 1.')
r = fight(t, 'British', 'Ft. Mackinaw', [], 'Northwest Co.', 'Detachment (Mackinaw)', 1812, (6, 4))
assert r == 'DR-1', r
br.roll('2d6', 6, 4)
br.say('10 + 1')
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
us.say('Wenyeji peke yao hawapati pointi za 2.')
br.say('najua, najua')
br.discard('14')
b.ok()

with act(s, 'US Dearborn to Plattsburg', 'US', '26', leader='Dearborn', book=b):
    us.say('Namba 26: Dearborn, 1 + 2 + 2 = 5.')
    us.play('26')
    us.drag('Dearborn us:6th us:13th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    us.discard('26')

with act(s, 'BR Procter at Sandwich, two rounds', 'British', '25', leader='Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio Michigan',
         flips='1/41st 4th', book=b):
    br.say('25 Procter na Tecumseh, wote wanne')
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    us.say('Nasimama, kikosi cha 4 mbele.')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (4, 3))
    assert r == 'EX', r
    br.roll('2d6', 4, 3)
    us.say('14 kwa 11, 1:1. 7, badilishana.')
    br.flip('1/41st')
    us.flip('4th')
    br.say('tena! Shawnee mbele')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', 1812, (4, 4), rnd=2)
    assert r == 'DR', r
    br.roll('2d6', 4, 4)
    us.say('9 kwa 9, B na C +1. 9. Narudi Detroit.')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit')
    us.vp('0')
    br.discard('25')

with act(s, 'US to Lacolle', 'US', '32', leader='Dearborn', book=b):
    us.say('Namba 32: Dearborn tena, Champlain 1, Lacolle 1.')
    us.play('32')
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th', 'Lacolle')
    us.vp('US 1')
    us.discard('32')

with act(s, 'BR 100th', 'British', '31', book=b):
    br.play('31')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.march('100th', 'Sorel', 'St-Jean')
    br.say('na mimi nakuja')
    br.discard('31')

with act(s, 'US depot', 'US', '3', book=b):
    assert supplied(t, 'US', 'Plattsburg')
    us.say('Namba 3: ghala Plattsburg.')
    us.play('3')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('3')

s.play('BR holds')
br.hold('#9 Brock and Tecumseh')
br.say('hii ya baadaye')

s.play('US holds')
us.hold('16')
s.done()
