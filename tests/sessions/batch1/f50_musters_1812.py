"""Summer-Autumn 1812: a regiment musters at the wrong place, a ship is laid down a year too early."""
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Hank', br='Viv', what='Start of Summer-Autumn 1812, few words: 19th placed at Pittsburgh, the Wolfe (1813) built at Kingston; held cards, deal, marches')
s.t.lay_hand('US', ['27'])
s.t.lay_hand('British', ['10'])
t, us, br = s.begin()

s.play('US holds')
us.hold('27')

s.play('BR holds, next turn')
br.hold('10')
us.turn('Summer-Autumn 1812')
us.drag('5th us:9th 11th 12th 14th 15th us:16th 20th 21st 23rd', 'Albany')
us.drag('17th 1st_Kentucky Harrison Winchester', 'Ft. MacArthur')
with s.fault('14.1 2.16', 'the 19th arrives at Ft. MacArthur by its row, not at Pittsburgh', 'entry|arrival'):
    us.drag('19th 1st_PA_Militia', 'Pittsburgh')
us.drag('18th', 'Ft. Niagara')
us.drag('3rd_NY_Militia Somers Ohio Trippe Amelia', 'Buffalo')
us.drag('Vermont_Militia', 'Burlington VT')
us.drag('1st_Rifles Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.drag('Julia Hamilton', 'Ogdensburg')
us.drag('Fair_American Gov._Tompkins', 'Oswego')
us.drag('Macdonough', 'Plattsburg')
br.drag('103rd 1/R._Scots', 'Quebec City')
br.drag('Glengarry', 'Cornwall')
br.drag('Voltigeurs Rottenburg', 'Montreal')
br.drag('Vincent', 'Kingston')
br.drag('Western_Indians', 'Ft. Malden')
for c in ('22', '25', '14', '23', '15', '18'):
    us.draw('1812 Deck', card=c)
for c in ('16', '11', '24', '31', '29', '28'):
    br.draw('1812 Deck', card=c)
us.say('7 each with the held ones. I go first')

s.play('US 14th and 15th')
us.say('25 as 2 ops, 14th and 15th to Plattsburg by the lake')
us.play('25')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.march('14th 15th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('25')

s.play('BR lays down the Wolfe')
br.say('24, one point: build a corvette at Kingston')
br.play('24')
with s.fault('15.14 15.12 3.23 15.1 15.11', 'the Wolfe has the dot of 1813, it is 1812', 'turn|earliest'):
    br.drag('Wolfe', 'Kingston')
br.discard('24')

s.play('US 1st Kentucky')
us.say('14 as 1 op, 1st Kentucky to Meigs')
us.play('14')
us.march('1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
us.discard('14')

s.play('BR 49th')
br.say('11 as 1 op, 49th to York')
br.play('11')
br.march('49th', 'Smiths Creek', 'York')
br.discard('11')

s.play('US 18th')
us.say('15 as 2 ops, 18th to Buffalo')
us.play('15')
assert cost('Ft. Niagara', 'Lewiston', 'Ft. Schlosser', 'Buffalo') == 3
us.drag('18th', 'Buffalo')
us.discard('15')

s.play('BR fleet')
br.say('16 as 3 ops, Royal George, Moira, Beresford out')
br.play('16')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('16')
s.done()
