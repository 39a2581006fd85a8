"""Spring 1813 in a sauna's dressing room; Finnish, few words, long silences."""
from aid18 import burn_to, fight, fit, go, hands, lay
from session import Session

s = Session('dev-1812-faults', us='Aune', br='Kalevi', what='Queenston repulses Van Rensselaer: a reduced unit is lost in place of a fresh one; units of two spaces on one card; Finnish')
lay(s.t, '1813a')
hands(s.t, '46 38 41 43 47 52'.split(), '42 40 44 45 49 51'.split())
burn_to(s.t, 1813, 4)
s.t.lay('Van_Rensselaer 14th 12th us:5th', 'Lewiston', 'US')
s.t.lay_face('12th', True, 'US')
s.t.lay('49th', 'Queenston', 'British')
t, us, br = s.begin()

s.play('US Van Rensselaer at Queenston')
us.say('46, kolme: Van Rensselaer joen yli, Queenston')
us.play('46')
fit('46', 'Van Rensselaer')
us.drag('Van_Rensselaer 14th 12th us:5th 1st_NY_Militia', 'Queenston', how='beside')
go('Lewiston', 'Queenston')
br.say('seison')
us.say('14. johtaa')
br.say('49.')
assert fight(t, '14th 12th us:5th 1st_NY_Militia', '49th Lincoln', 'Queenston', (3, 2), '14th', '49th', frm='Lewiston', route=True) == 'AR-2'
us.roll('2d6', 3, 2)
br.say('5 ja -3. AR-2')
us.flip('14th')
with s.fault('10.52 10.51', 'the second loss of AR-2 is taken by the reduced 12th though the 5th and the NY Militia are fresh', 'loss'):
    us.drag('12th', 'US Eliminated')
us.drag('Van_Rensselaer 14th us:5th 1st_NY_Militia', 'Lewiston')
us.discard('46')

s.play('BR two for Prescott')
br.say('40, kaksi: Prescottiin väkeä')
br.play('40')
br.drag('Glengarry', "Crysler's Farm")
br.drag('Glengarry', 'Prescott')
with s.fault('8.61 8.31', 'one card moves the Glengarry from Cornwall and the 104th from Kingston: units of two spaces', 'space'):
    br.drag('104th', 'Prescott')
go('Kingston', 'Gananoque', 'Prescott')
go('Cornwall', "Crysler's Farm", 'Prescott')
br.discard('40')

s.play('US restores')
us.say('43, kaksi: 14. kuntoon')
us.play('43')
us.flip('14th')
us.discard('43')

s.play('BR ships')
br.say('45, Queen Charlotte ja Hunter järvelle')
br.play('45')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.discard('45')

s.play('US sloops')
us.say('41: Preble, Montgomery')
us.play('41')
us.drag('Preble Montgomery', 'Plattsburg')
us.discard('41')

s.play('BR holds')
br.say('säästän. löylyä!')
br.hold('44')
s.done()
