"""Two faults, hardly a word: a beaten battalion falls back two spaces; Tecumseh rides on when the Shawnee are gone."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Veit', br='Irmela', what='Autumn 1813: the Canadian Fencibles retreat from Prescott to Cornwall, two spaces; Tecumseh stays in play after the Shawnee are eliminated')
t = s.t
autumn_1813(t)
t.lay('Wilkinson us:9th 21st us:15th us:16th', 'Ogdensburg', 'US')
t.lay('Harrison 17th us:19th us:24th', 'Detroit', 'US')
t.lay('Essex', 'Ft. Malden', 'British')
t.lay('Tecumseh Shawnee', 'Sandwich', 'British')
t.lay_face('Shawnee', side='British')
t.lay_vp(label(position(t)))
hands(t, ['Card 46', 'Card 53', 'Card 61', 'Card 54', 'Card 50'], ['Card 48', 'Card 60', 'Card 57', 'Card 64', 'Card 45'])
burn_to(t, 1813, 22)
t, us, br = s.begin()
book = Book(t)

s.play('US 53: Harrison at Sandwich: 12 to 2 +4, river -1, Harrison +1, Tecumseh -1')
us.play('53')
us.drag('Harrison 17th us:19th us:24th', 'Sandwich', at='beside')
assert fight(t, 'US', 'Sandwich', ['Detroit'], '17th', 'Shawnee', 1813, (3, 5)) == 'DR-1'
assert supplied(t, 'US', 'Sandwich', 'Detroit') and supplied(t, 'British', 'Sandwich')
us.roll('2d6', 3, 5)
br.drag('Shawnee', 'British Eliminated')
with s.fault('3.54', 'Tecumseh retreats to Thamesville though the Shawnee are eliminated: he is removed with them'):
    br.drag('Tecumseh', 'Thamesville')
us.vp(book.due())
us.discard('53')

with act(s, 'BR 57: Caughnawaga', 'British', '57', book=book):
    br.play('57')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('57')

s.play('US 46: Wilkinson at Prescott: 16 to 5 +2, river -1, regulars -1')
us.play('46')
us.drag('Wilkinson us:9th 21st us:15th us:16th', 'Prescott', at='beside')
assert fight(t, 'US', 'Prescott', ['Ogdensburg'], '9th', 'Canadian Fencibles', 1813, (5, 5)) == 'DR'
assert supplied(t, 'US', 'Prescott', 'Ogdensburg') and supplied(t, 'British', 'Prescott')
us.roll('2d6', 5, 5)
with s.fault('10.71 10.7 10.51 9.42', 'the Canadian Fencibles retreat from Prescott to Cornwall, two spaces'):
    br.drag('Canadian_Fencibles', 'Cornwall')
us.vp(book.due())
us.discard('46')

with act(s, 'BR 64: Norfolk', 'British', '64', book=book):
    br.play('64')
    br.drag('Norfolk', 'Chippawa')
    br.discard('64')

with act(s, 'US 61: two steps', 'US', '61', book=book):
    us.play('61')
    us.drag('22nd', 'Meadville')
    us.drag('22nd', 'Pittsburgh')
    us.drag('22nd', 'Mansfield')
    us.say('doch')
    us.discard('61')

with act(s, 'BR 48: Riall', 'British', '48', 'Riall', book=book):
    br.play('48')
    br.march('De_Meuron 1/R._Marines Riall', 'Trois-Rivieres', 'Montreal')
    br.discard('48')

with act(s, 'US 54: 2nd Kentucky', 'US', '54', book=book):
    us.play('54')
    us.drag('2nd_Kentucky', 'Ft. Findlay')
    us.drag('2nd_Kentucky', 'Ft. Meigs')
    us.discard('54')

with act(s, 'BR 60: two regiments', 'British', '60', book=book):
    br.play('60')
    br.drag('70th', 'Trois-Rivieres')
    br.drag('89th', 'Trois-Rivieres')
    br.discard('60')

s.play('holds')
us.hold('50')
br.hold('45')
book.ok()
s.done()
