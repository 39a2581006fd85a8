"""Spring 1814: militia restored like regulars; the Fencibles run two spaces from Lacolle."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Gudrun', br='Teddy', what='1814a: NY Volunteers restored by a card, a retreat of two spaces after DR at Lacolle')
t = s.t
aid18.lay(t, '1814a')
hands(t, ['83', '88', '104'], ['93', '79', '101'])
burn_to(t, 1814, 12)
t.lay_face('NY_Volunteers_1814 us:9th')
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR 90th and 16th', 'British', 'Card 93', book=book):
    br.play('93')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('90th br:16th', 'Trois-Rivieres')
    br.drag('90th br:16th', 'Montreal')
    br.discard('93')
    br.say('93 used, two ops')

s.play('US restores')
us.play('83')
us.say('83, restore two')
us.flip('us:9th')
with s.fault('8.31 3.11', 'only Regulars of class A or B are restored: the NY Volunteers are militia'):
    us.flip('NY_Volunteers_1814')
us.discard('83')

with act(s, 'BR holds', 'British', None, hold=True):
    br.hold('101')
s.play('US Macomb at Lacolle')
us.play('88')
us.say('88: Macomb, five regiments by Champlain')
five = 'us:6th us:13th us:15th 30th 31st'
way('Plattsburg', 'Champlain NY', 'Lacolle')
us.drag('Macomb ' + five, 'Champlain NY')
us.drag('Macomb ' + five, 'Lacolle', how='beside')
br.say('we stay')
assert supplied(t, 'British', 'Lacolle') and aid18.fed(t, 'US', 'Champlain NY', 'Lacolle')
us.say('6th in front')
us.roll('2d6', 3, 5)
assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (3, 5)) == 'DR'
with s.fault('10.71 10.51', 'a retreat is one space: the Fencibles go past Isle aux Noix to St-Jean'):
    br.drag('Canadian_Fencibles', 'St-Jean')
us.vp(book.due())
us.discard('88')

with act(s, 'BR De Meuron back to Chambly', 'British', 'Card 79', book=book):
    br.play('79')
    way('St-Jean', 'Chambly')
    br.drag('De_Meuron', 'Chambly')
    br.discard('79')
s.play('US Indians')
us.play('104')
us.drag('Seneca', 'Ft. Schlosser')
us.discard('104')
s.done()
