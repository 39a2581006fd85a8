"""German table, autumn 1812: Ft. Mackinac by canoe and schooner together; depot, restored regiments, numbers said afterwards."""
from ref import crt, odds, cost
from more import holds, lake_of
from own6 import autumn, cfs
from session import Session

s = Session('dev-1812-faults', us='Wolfgang', br='Sieglinde', what='autumn 1812 in German: one battle at Mackinac from canoes and the Nancy, a depot, a regiment restored, Harrison marches; the card number said last')
t = s.t
autumn(t, ['3', '7', '11', '16', '23'], ['18', '21', '22', '25', '28'])
t.lay_face('49th', True, 'British')
t.lay_face('us:13th', True, 'US')
t, us, br = s.begin()

s.play('US 16: Harrison')
us.play('16', reveal=False)
us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.discard('16')
us.say('das war die 16, Harrison')

s.play('BR 22: Mackinac')
br.play('22', reveal=False)
assert not lake_of(t, 'US') and not lake_of(t, 'British')     # Huron and Erie open to both (4.34)
br.drag('NWC', 'Ft. Mackinaw')
br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
us.say('bleibe')
a, d = cfs(t, 'NWC Det._10th_R.V.', True), cfs(t, 'Detachment_(Mackinaw)')
assert (a, d) == (3, 1) and odds(a, d + 1) == 0
br.roll('2d6', 6, 5)
assert crt(11 + 1 - 1, True) == 'DR-1'
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
assert holds(t, 'British', 'Ft. Mackinaw')
br.vp('British 2')
br.discard('22')
br.say('22 war\'s, drei Punkte, Landung abgezogen')

s.play('US 7: depot')
us.play('7', reveal=False)
us.put('US Supply Depot', 'Buffalo')
us.discard('7')
us.say('7, Magazin in Buffalo')

s.play('BR 25: restore the 49th')
br.play('25', reveal=False)
br.flip('49th')
br.discard('25')
br.say('25, das 49. wieder voll')

s.play('US 23: restore the 13th')
us.play('23', reveal=False)
us.flip('us:13th')
us.discard('23')
us.say('23, mein 13. auch')

s.play('BR 28: Vincent')
br.play('28', reveal=False)
br.march('Vincent 49th 10th_R.V.', 'Smiths Creek', 'York')
br.discard('28')
br.say('28, Vincent nach York')

s.play('US 11')
us.play('11', reveal=False)
us.march('18th', 'Lewiston', 'Ft. Schlosser', 'Buffalo')
us.discard('11')
us.say('11, das 18. nach Buffalo')

s.play('BR 18: Rottenburg')
br.play('18', reveal=False)
br.march('Rottenburg br:8th Canadian_Fencibles', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('18')
br.say('18, Rottenburg')

s.play('US holds')
us.hold('3')

s.play('BR holds')
br.hold('21')
s.done()
