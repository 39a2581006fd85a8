"""A winter in which one regiment at Detroit is too many and stays whole; in spring three hulls are built for two points."""
from more import excess, lay_arrivals, muster, rows, spent
from ref import cost
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Sven', br='Odile', what='Autumn 1812 to spring 1813: only one of two steps taken at Detroit in winter; three builds of 1 NBV with a card of 2')
t = s.t
lay_arrivals(t, '1812b', 'US')
lay_arrivals(t, '1812b', 'British')
t.lay('Caledonia Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('us:16th us:20th', 'Utica', 'US')
t.lay('us:21st us:23rd', 'Plattsburg', 'US')
t.lay('Western_Indians Wyandot', 'Burlington', 'British')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 2')
spent(t, 'US', ['19', '4'])
spent(t, 'British', ['5', '17'])
t, us, br = s.begin()

s.play('US Vermont')
us.say('4, Vermonters one up to Highgate. Kalt hier')
us.play('4')
us.drag('Vermont_Militia', 'Highgate')
us.discard('4')

s.play('BR Lincoln')
br.say('la 17, Lincoln au fort George')
br.play('17')
br.drag('Lincoln', 'Ft. George')
br.discard('17')

s.play('US to Rome')
us.say('19, Rome, 16th, not 20th')
us.play('19')
us.drag('us:16th', 'Rome')
us.discard('19')

s.play('BR 49th')
br.say('5, la 49e à Prescott. fini')
br.play('5')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('49th', 'Prescott')
br.discard('5')

s.play('fleet return')
br.say('mes bateaux rentrent')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')

s.play('winter')
br.turn('Winter 1812-13')
assert excess(t) == {('Detroit', 'US'): 2}, excess(t)
us.say('attrition. Detroit: 1st Ohio. all others warm')
with s.fault('16.21 16.2 16.22', 'Detroit quarters 3 of 5 full units; one step is taken instead of two', 'value'):
    us.flip('1st_Ohio')
    br.say('rien chez moi. suivant')
us.turn('Spring-Summer 1813')

s.play('1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 2)
br.roll('1d6', 2)
br.say('2 + 2, moi')
for c in ('38', '42', '44', '46', '48', '50', '51', '53'):
    br.draw('1813 Deck', 'Card ' + c)
for c in ('39', '40', '41', '43', '45', '47', '49', '52'):
    us.draw('1813 Deck', 'Card ' + c)

s.play('BR builds too much')
br.say('38: Wolfe, Melville, et le Brock à York')
br.play('38')
assert OPV['38'] == 2
with s.fault('15.24 15.17 15.12', 'three builds of 1 NBV with a card of 2', 'opv|nbv|value|card'):
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Brock', 'York')
br.discard('38')

s.play('US builds')
us.say('43: Madison, General Pike. two, not three')
us.play('43')
us.drag('Madison General_Pike', 'Sackets Harbour')
us.discard('43')

s.play('BR Prevost')
br.say('42, Prévost descend à Montréal, seul')
br.play('42')
br.drag('Prevost', 'Montreal')
br.discard('42')
s.done()
