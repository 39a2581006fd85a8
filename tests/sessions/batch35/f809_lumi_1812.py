"""Autumn 1812 into spring 1813: two cards held back in one play; Detroit winters five fresh units on three places. Estonian."""
from aid35a import *

s = Session('dev-1812-faults', us='Tõnu', br='Maarja', what='Autumn 1812 to spring 1813: two cards held in one play; winter attrition left out; Estonian')
t, us, br = s.t, s.us, s.br
autumn_1812(t)
t.lay('us:9th us:11th', 'Plattsburg', 'US')
t.lay('us:14th', 'Buffalo', 'US')
t.lay('us:15th us:16th', 'Sackets Harbour', 'US')
t.lay('Norfolk', 'Ft. Erie', 'British')
hands(t, ['13', '4', '19', '30', '27'], ['5', '2', '17', '8'])
burn_to(t, 1812, 19)
s.begin()
b = Book(t)

with act(s, 'US Winchester', 'US', '19', 'Winchester', book=b):
    us.say('19: Winchester viib 17. ja 19. Frenchtowni, täpselt kuus')
    us.play('19')
    assert way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
    us.march('Winchester us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('19')

with act(s, 'BR Erie', 'British', '5', book=b):
    br.play('5')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.say('Erie järv, 2')
    br.vp('British 2')
    br.discard('5')

with act(s, 'US Ft. Erie', 'US', '30', book=b, ret='Norfolk'):
    us.say('30, üle jõe Ft. Erie peale')
    us.play('30')
    us.drag('us:14th 3rd_NY_Militia', 'Ft. Erie')
    r = fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'us:14th', 'Norfolk', 1812, (6, 6))
    assert r == 'DR-2', r
    us.roll('2d6', 6, 6)
    br.say('ohoo. Norfolk on läinud')
    br.drag('Norfolk', 'British Eliminated')
    us.vp('0')
    us.discard('30')

with act(s, 'BR Brock to Chippawa', 'British', '8', 'Brock', book=b, pick='Lincoln'):
    br.play('8')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Chippawa')
    br.say('Lincoln tuleb Queenstonist kaasa')
    br.discard('8')

with act(s, 'US holds two cards at once', 'US', hold=True, book=b):
    with s.fault('7.34 7.32', 'two cards held back in one play; one a play is allowed'):
        us.hold('27')
        us.hold('4')
        us.say('panen need kaks kõrvale')

with act(s, 'BR Brock at Ft. Erie', 'British', '2', 'Brock', book=b, ret='us:14th 3rd_NY_Militia', flips='us:14th 3rd_NY_Militia'):
    br.say('2 (3): Brock ründab')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Ft. Erie')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], 'R.N.R.', 'us:14th', 1812, (4, 5)) == 'DR-2'
    br.roll('2d6', 4, 5)
    us.say('12, mõlemad pooleks')
    us.flip('us:14th 3rd_NY_Militia')
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.drag('us:14th 3rd_NY_Militia', 'Buffalo')
    br.play('2')
    br.discard('2')
    br.vp('British 2')

with act(s, 'US 5th and 12th to Rome', 'US', '13', book=b):
    us.play('13')
    us.drag('us:5th', 'Rome')
    us.drag('us:12th', 'Rome')
    us.discard('13')
    us.say('kõik, rohkem kaarte pole')

with act(s, 'BR Glengarry', 'British', '17', book=b):
    br.play('17')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('17')

with act(s, 'fleet return, winter turn', 'British', free=True, book=b):
    br.put('British Lake Control', 'Lake Erie Control Box')
    br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
    br.say('laevad koju')
    br.turn('Winter 1812-13')

s.play('winter, the held cards away, and spring')
us.say('kinnipandud kaardid polnud talvekaardid, viskan ära')
us.reveal('27')
us.reveal('4')
us.drag([t.card('27').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
us.drag([t.card('4').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
with s.fault('16.21 16.2 16.1 16.22 2.17', 'Detroit: five fresh units winter on three places, none loses a step', 'value'):
    winter(t, {('Detroit', 'US'): 2, ('Frenchtown', 'US'): 1, ('Ft. Malden', 'British'): 2, ('Ft. Erie', 'British'): 1})
    us.say('talv: Frenchtown üks, Detroit on kindlus, mahub')
    us.flip('us:19th')
    br.flip('Shawnee')
    br.flip('Essex')
    br.flip('York_Militia')
    br.say('Malden kaks, Ft. Erie üks')
    us.turn('Spring-Summer 1813')

s.play('arrivals, deal, dice')
muster(us, '1813a')
muster(br, '1813a')
deal(t, us, 1813, '42', '52', '40', '50', '44', '60', '61', '37')
deal(t, br, 1813, '46', '43', '53', '47', '62', '58', '55', '45')
us.roll('1d6', 2)
br.roll('1d6', 2)
br.say('4 minu poolt, alustan')
b.ok()

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.play('46')
    br.drag('Wolfe Melville', 'Kingston')
    br.say('Wolfe ja Melville')
    br.discard('46')

with act(s, 'US restores', 'US', '40', book=b, flips='us:14th us:19th'):
    in_supply(t, 'US', 'Buffalo', 'Frenchtown')
    us.play('40')
    us.flip('us:14th')
    us.flip('us:19th')
    us.discard('40')

with act(s, 'BR Rottenburg', 'British', '43', 'Rottenburg', book=b):
    br.play('43')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg Voltigeurs br:8th', 'Cornwall')
    br.drag('Rottenburg Voltigeurs br:8th', 'Prescott')
    br.discard('43')

with act(s, 'US builds', 'US', '50', build=True, book=b):
    us.play('50')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.discard('50')
    us.say('homseni!')
s.done()
