"""Autumn 1812: Tecumseh takes the Essex militia along; the Lower Canada militia marches to Prescott with Rottenburg."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Delphine', br='Ravi', what='1812b: Tecumseh commands militia, LC Militia beyond Cornwall; the rest as it should be')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['16', '23', '14'], ['21', '3', '31'])
burn_to(t, 1812, 18)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 9th, 11th to Rome', 'US', 'Card 23', book=book):
    us.say('23, two battalions up to Rome')
    us.play('23')
    way('Albany', 'Utica', 'Rome')
    us.each('us:9th 11th', 'Rome')
    us.discard('23')

s.play('BR Tecumseh at Sandwich')
br.play('21')
br.say('21: Tecumseh')
way('Ft. Malden', 'Sandwich')
br.drag('Tecumseh Shawnee Wyandot', 'Sandwich')
with s.fault('3.53 8.41 8.31 3.33 8.61', 'Tecumseh moves Indians and one Regular detachment at most: the Essex & Kent Militia went with him on a 1 card'):
    br.drag('Essex', 'Sandwich')
br.discard('21')
us.say('my turn?')

with act(s, 'US Dearborn', 'US', 'Card 16', leader='Dearborn', book=book):
    us.play('16')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn 14th us:15th us:16th 21st 23rd us:6th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('16')
    us.say('six with Dearborn, 5 points')

s.play('BR Rottenburg')
br.play('3')
br.say('3: Rottenburg upriver with the 8th and the LC')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall') <= 6
br.drag('Rottenburg br:8th LC_Militia', 'Coteau du Lac')
br.drag('Rottenburg br:8th LC_Militia', 'Cornwall')
with s.fault('3.63 9.1 8.41', 'the Lower Canada militia may not go west of Cornwall'):
    br.drag('Rottenburg br:8th LC_Militia', 'Prescott')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') <= 6
br.discard('3')

s.play('US holds')
us.say('I keep the last')
us.hold('14')
with act(s, 'BR Vincent', 'British', 'Card 31', book=book):
    br.play('31')
    way('Kingston', 'Gananoque')
    br.drag('10th_R.V.', 'Gananoque')
    br.discard('31')
s.done()
