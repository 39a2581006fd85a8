"""Spring 1813 from the middle: reactions, an event, a campaign cut short by rain, yards; then the fleets go back to their lakes and summer comes."""
from more import lay_1813, lake_of, muster, spent, supplied
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Bo', br='Gwen', what='Spring-Summer 1813, terse: Contrary Winds, Grand River Indians, Campaign under Heavy Rains, builds at two bases, own lakes entered without points, free return, Summer 1813 dealt with a held card counted')
t = s.t
lay_1813(t)
t.lay('US_Dragoons', 'Albany', 'US')
spent(t, 'US', ['43', '37', 'Campaign@1813', '48', '52'])
spent(t, 'British', ['Contrary Winds', '#56 Grand River Indians', '45', 'Heavy Rains@1813', '49', '42', '41'])
t, us, br = s.begin()

s.play('US Chauncey puts to sea, Contrary Winds')
us.say('43 (2). chauncey out with all he has at sackets')
us.play('43')
fleet = 'Chauncey ship:Oneida Madison Conquest Scourge Julia Hamilton'
us.drag(fleet, 'Lake Ontario Control Box')
br.say('reaction')
br.play('Contrary Winds')
br.say('contrary winds. back you go')
us.drag(fleet, 'Sackets Harbour')
us.say('grr')
br.discard('Contrary Winds')
us.discard('43')

s.play('BR Grand River Indians: the Mohawk at Queenston')
br.say('56 as event')
br.play('#56 Grand River Indians')
br.drag('br:Mohawk', 'Queenston')
br.discard('#56 Grand River Indians')

s.play('US President on Lake Champlain')
us.say('37 (1)')
us.play('37')
us.drag('President', 'Lake Champlain Control Box')
us.vp('0')
us.discard('37')

s.play('BR builds the Brock at York and the Detroit at Ft. Malden: two corvettes, NBV 2, two bases (15.12)')
br.say('45 (2) nbv')
br.play('45')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('45')

s.play('US Campaign: Scott and Pike; Heavy Rains at Albany')
us.say('campaign. scott from albany, pike from sackets')
us.play(t.card('Campaign', us).id)
br.play(t.card('Heavy Rains', br).id)
br.say('heavy rains, albany')
us.say('one space then')
us.drag('Scott 20th 23rd 25th 29th', 'Utica')          # 8.31 example: not more than one space from Albany
br.discard([p for p in t.things.values() if getattr(p, 'name', '') == 'Heavy Rains' and p.mark('DeckYear') == '1813'][0].id)
us.drag('Pike us:9th 21st', 'Cape Vincent')
assert cost('Sackets Harbour', 'Cape Vincent') == 2
us.discard([p for p in t.at('Albany') if p.name == 'Campaign'][0].id)

s.play('BR Drummond to Kingston with the Glengarries')
br.say('49 (2) drummond')
br.play('49')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.drag('Drummond', 'Cornwall')
br.drag('Drummond Glengarry', 'Kingston')
br.discard('49')

s.play('US builds at Erie')
us.say('52 (3) nbv, erie: 2 brigs, 2 schooners')
us.play('52')
us.drag('Lawrence ship:Niagara Tigress Porcupine', 'Erie PA')
us.discard('52')

s.play('BR Barclay on his own lake: its points are on the track already')
br.say('42 (3) barclay')
br.play('42')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Detroit', 'Lake Erie Control Box')
br.discard('42')

s.play('US holds')
us.say('hold')
us.hold('48')

s.play('BR Nancy')
br.say('41 (1)')
br.play('41')
br.drag('Nancy', 'Lake Huron Control Box')
br.discard('41')

s.play('free return, summer')
us.say('free return on ontario (11.23)')
us.drag('Chauncey ship:Oneida Madison Conquest Scourge', 'Lake Ontario Control Box')
br.say('erie + huron are out already. vp 0')
assert lake_of(t, 'US') == {'ontario', 'champlain'} and lake_of(t, 'British') == {'erie', 'huron'}
us.turn('Summer-Autumn 1813', tracker=False)
t.set_turn('Summer-Autumn 1813')
muster(us, '1813b', groups=False)
muster(br, '1813b')
for c in ('Card 38', 'Card 40', 'Card 44', 'Card 47', 'Card 50', 'Card 53', 'Card 57'):
    us.draw('1813 Deck', c)
us.say('7 + 1 held')
for c in ('Card 39', 'Card 46', 'Card 51', 'Card 54', 'Card 55', 'Card 58', 'Card 59', 'Card 60'):
    br.draw('1813 Deck', c)

s.play('US Hampton')
us.say('53 (2)... no, hampton is a 3. 11th to champlain')
us.play('53')
us.drag('11th', 'Champlain NY')
us.discard('53')
s.done()
