"""Spring 1812 in Greek. Eleni apologises and counts with her finger, Nikos shouts and drags whole stacks in long legs. Hull flees two spaces; the 100th marches from Quebec to Kingston."""
from aid21b import *

s, t, us, br, B = start('1812a', 'Ελένη', 'Νίκος', 'Spring 1812 and the first plays of autumn: a retreat of two spaces, a march of eight points')
E_ = Person(s, us, B, opens='say', shows='now', walks='one')
N = Person(s, br, B, opens='card', shows='now', walks='legs')

with E_.turn('13', 'US to Plattsburg', 'Κάρτα 13, 2 πόντοι: το 6ο και το 13ο στο Plattsburg'):
    E_.go('us:6th us:13th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', walks='each')

with N.turn('8', 'BR Brock', 'Ο Μπροκ έρχεται!', leader='Brock'):
    N.go('Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')

with E_.turn('32', 'US Hull', 'Κάρτα 32, 3 πόντοι, Hull στο Sandwich', leader='Hull'):
    E_.go('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit', 'Sandwich')
    us.say('ένας βαθμός, νομίζω')
    E_.vp()

with N.turn('5', 'BR Procter at Sandwich', 'Procter, όλοι μέσα', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', flips='us:4th 1st_Ohio'):
    N.go('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    us.say('Μένω... συγγνώμη')
    fed_before(t, 'US', 'Sandwich')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (6, 6), 'DR-2', card=c)
    br.roll('2d6', 6, 6)
    br.say('ΕΞΑΡΕΣ!!! DR-2')
    us.flip('us:4th')
    us.flip('1st_Ohio')
    with s.fault('10.7 10.71 10.51 10.72', 'After DR-2 at Sandwich the whole US force retreats to Frenchtown, two spaces away'):
        us.say('Υποχωρώ πίσω από το ποτάμι, ως το Frenchtown')
        us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Frenchtown')
    N.vp()

with E_.turn('27', 'US 3rd Ohio', 'Κάρτα 27, 1: 3ο Οχάιο, 2+2=4'):
    E_.go('3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')

with N.turn('2', 'BR Prevost to Kingston', 'Ο Prevost στο Kingston!', free=True):
    with s.fault('9.1 3.16 8.42 9.2', 'The 100th marches with Prevost from Quebec to Kingston, eight points'):
        br.drag('Prevost 100th', 'Montreal')
        br.drag('Prevost 100th br:8th', 'Prescott')
        br.drag('Prevost 100th br:8th', 'Kingston')
    assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 8 == best('Quebec City', 'Kingston')[0]
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=6)
    us.say('τι γρήγοροι')

with E_.turn('12', 'US Queenston', 'Κάρτα 12, 3: Van Rensselaer, ποτάμι', leader='Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}):
    E_.go('Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Queenston')
    br.say('μένω!!')
    fed_before(t, 'British', 'Queenston')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (3, 4), 'AR')
    us.roll('2d6', 3, 4)
    us.say('7-1 = 6, γυρίζω')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')

with N.turn('10', 'BR Lake Erie', 'στη λίμνη Έρι'):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    N.vp()

with E_.turn('4', 'US Oneida', 'Κάρτα 4, 1: Oneida στη λίμνη. Δύο βαθμοί'):
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.say('όχι, από -2 πάω στο 0')
    E_.vp()

with N.turn('20', 'BR attacks the Oneida', 'δύο πλοία εναντίον ενός!', ret='Oneida'):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    sea(t, 'Royal_George Earl_of_Moira', 'Oneida', 'Royal_George', 'Oneida', 4, 'defender lead strikes')
    br.roll('1d6', 4)
    br.say('6, παραδίνεται! και οι απώλειές μου')
    br.roll('1d6', 3)
    us.drag('Oneida', 'US Eliminated')
    N.vp()

with E_.turn('19', 'US restores', 'Κάρτα 19: το 4ο ξανά ολόκληρο', flips='us:4th', build=True):
    fed_before(t, 'US', 'Frenchtown')
    us.flip('us:4th')

with N.turn('17', 'BR Norfolk', 'Norfolk, Fort Erie'):
    N.go('Norfolk', 'Port Dover', 'Ft. Erie')

with E_.turn('30', 'US to Champlain', 'Κάρτα 30, 2: το 6ο και το 13ο στο Champlain'):
    E_.go('us:6th us:13th', 'Plattsburg', 'Champlain NY')

N.hold('Declaration of War', 'BR holds', 'κρατάω τον πόλεμο')

s.play('end of spring, arrivals, deal')
B.ok()
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b')
c = t.card('Declaration of War')
br.drag([c.id], 'British Hand')
deal(t, us, 1812, '6', '3', '21', '11', '15', '16', '31')
deal(t, br, 1812, '26', '7', '28', '18', '29', '25')
assert hand_sizes(t) == (7, 7)

with E_.turn('6', 'US Harrison', 'Κάρτα 6, 3: Harrison στο Frenchtown', leader='Harrison'):
    E_.go('Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with N.turn('28', 'BR restores nothing, depot', 'αποθήκη στο York', build=True):
    fed_before(t, 'British', 'York')
    br.put('British Supply Depot', 'York')

with E_.turn('3', 'US regiments', 'Κάρτα 3, 2: το 9ο και το 11ο στο Rome'):
    E_.go('us:9th 11th', 'Albany', 'Utica', 'Rome')

with N.turn('18', 'BR Procter home', 'πίσω στο Malden', leader='Procter'):
    N.go('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich', 'Ft. Malden')
run(s, t)
