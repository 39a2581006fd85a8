"""Nobody says a word: last cards of 1812, ships home, winter, spring 1813 with its deal, first plays."""
from more import muster, excess, arrivals
from own6 import autumn, deal
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Q', br='Z', what='autumn 1812 to spring 1813 without a word: fleet return, attrition, arrivals, dice for the first player, deal in parts')
t = s.t
autumn(t, ['7'], ['21'])
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_vp('British 4')
t, us, br = s.begin()

s.play('US 7')
us.play('7')
us.march('12th', 'Utica', 'Canandaigua')
us.discard('7')

s.play('BR 21')
br.play('21')
br.drag('Lincoln', 'Ft. George')
br.discard('21')

s.play('ships home')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.drag('Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')

s.play('winter')
us.turn('Winter 1812-13')
ex = excess(t)
assert ex == {('Albany', 'US'): 3, ('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1}, ex
us.flip('us:5th 20th 23rd')
us.flip('1st_Ohio 2nd_Ohio')
br.flip('Essex')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.flip('Shawnee')
assert excess(t) == {}

s.play('spring 1813')
us.turn('Spring-Summer 1813')
muster(us, '1813a', groups=False)
muster(br, '1813a')
assert not arrivals(t, '1813a', 'US') and not arrivals(t, '1813a', 'British')
us.roll('1d6', 6)
br.roll('1d6', 3)      # + 4 = 7
deal(us, 1813, '37', '38', '40', '42')
deal(br, 1813, '41', '43', '45', '46', '48', '50')
deal(us, 1813, '44', '47', '49', '51')
deal(br, 1813, '52', '53')

s.play('BR 52: Prevost')
br.play('52')
br.march('Prevost De_Watteville 70th 89th', 'Trois-Rivieres', 'Montreal')
br.discard('52')

s.play('US 42: Dearborn')
us.play('42')
us.march('Dearborn us:6th us:9th 11th', 'Utica', 'Rome')
us.discard('42')

s.play('BR 43: two from Malden')
br.play('43')
br.drag('1/41st Western_Indians', 'Sandwich')
br.discard('43')

s.play('US 38: 1st NY')
us.play('38')
us.march('1st_NY_Militia', 'Ft. Schlosser', 'Buffalo')
us.discard('38')
s.done()
