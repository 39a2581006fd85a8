"""Events and reactions of all kinds, much talk: card 56, a fort by event, points by event, two Campaigns, Heavy Rains,
Contrary Winds; then the turn ends, ships go back, the turn marker comes early and twice."""
from ref import cost
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Beauregard', br='Cecily', what='Spring-Summer 1813: Grand River Indians, a fort event, an event with a point, Campaigns with leader + leader and leader + unit, Heavy Rains, Contrary Winds, ships put back, end of turn, reinforcements')
t = s.t
lay_scn(t, '1813', '1813a')
t.lay_turn('Spring-Summer 1813')
t.lay_vp('British 2')
for lake, side in (('Huron', 'British'), ('Erie', 'British'), ('Ontario', 'US')):
    t.lay_marker(side + ' Lake Control', 'Lake %s Control Box' % lake)
# the cards with a name that occurs more than once are asked for by deck year
t.lay_hand('US', ['Campaign@1813', 'Contrary Winds', '39', '60', '44'])
t.lay_hand('British', ['#56 Grand River Indians', 'Heavy Rains@1813', 'Campaign@1813', '51', '63'])
t, us, br = s.begin()
w = Watch(t)

br.say('I won the roll for 1813 last week if you recall, so I go first all year')
us.say('I recall, I recall. go ahead, ma\'am')

s.play('BR Grand River Indians')
br.say('number 56 for the EVENT. My Mohawks turn up, let me see... Ft. George, Queenston, Beaverdams, Dover, Ft. Erie. Beaverdams please, nobody of yours about')
br.play('#56 Grand River Indians')
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')
w.ok()

s.play('US Campaign, Heavy Rains on one half')
us.say("well. CAMPAIGN, it's a 3. I hereby declare: General Dearborn at Sackets and General Hampton at Plattsburg. if either of 'em gets to Montreal dinner is on you")
us.play('Campaign')
br.say('not so quick. Heavy Rains! on Hampton. he may go one space from Plattsburg, no more')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('figures. Dearborn first: 6th, 9th, 15th, 16th and 21st up to Ogdensburg, by Antwerp')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Dearborn us:6th us:9th 15th us:16th 21st', 'Antwerp')
us.drag('Dearborn us:6th us:9th 15th us:16th 21st', 'Ogdensburg')
us.say('and Hampton, in the mud: him and the 11th one space to Champlain')
assert cost('Plattsburg', 'Champlain NY') == 1
us.drag('Hampton 11th', 'Champlain NY')
us.discard('Campaign')
w.ok()

s.play('BR fort by event')
br.say('51 as an event: the works at Burlington Heights. marker goes on Burlington, 4 more beds in winter')
br.play('51')
br.put('Burlington Heights', 'Burlington')
br.discard('51')

s.play('US an event for a point')
us.say('39, event. our boys at sea take another frigate: 1 VP. card goes on the pile of the famous')
us.play('39')
us.drag([t.card('39', us).id], 'Cards Used for VPs', how='pieces')
us.vp('British 1')
w.event(1)
w.ok()

s.play('BR Yeo sails, the wind is against him')
br.say('63 as 2: Yeo with Royal George, Wolfe and Melville onto Lake Ontario')
br.play('63')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
us.say("hold your horses: CONTRARY WINDS. back to Kingston with the lot of 'em")
us.play('Contrary Winds')
br.say('oh bother. there goes my lake')
br.drag('Yeo Royal_George Wolfe Melville', 'Kingston')
us.discard('Contrary Winds')
br.discard('63')
w.ok()

s.play('US Scott')
us.say('60, two ops and Scott wants 1: Scott, the Dragoons and the 25th, Albany to Batavia')
us.play('60')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia') == 3
us.march('Scott US_Dragoons 25th', 'Utica', 'Canandaigua', 'Batavia')
us.discard('60')

s.play('BR Campaign: a leader and a single unit')
br.say('my own Campaign, worth a 3 it says: General Drummond at Montreal, and one unit, the 100th at St-Jean. Drummond by himself, he has a cold and wants to see Kingston')
br.play('Campaign')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.drag('Drummond', 'Cornwall')
br.drag('Drummond', 'Kingston')
br.say('and the 100th to La Prairie')
assert cost('St. Jean', 'La Prairie') == 1
br.drag('100th', 'La Prairie')
br.discard('Campaign')
us.say('that was it? I had my umbrella out and everything')

s.play('US holds the last one')
us.say("44 I'll keep for the fall")
us.hold('44')
br.say('I am out of cards, so that is the turn')

s.play('end of the turn, ships back, marker early and again')
us.turn('Summer-Autumn 1813', tracker=False)
br.say('wait, wait, the ships first. you put that back')
us.turn('Spring-Summer 1813', tracker=False)
us.say('yes ma\'am. Ontario is mine by the marker: Chauncey, Madison and Oneida go out. marker off')
us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if p.name == 'US Lake Control'])
br.say('Barclay, Queen Charlotte and Lady Prevost on Erie, Nancy on Huron. markers off')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.delete([p for p in t.at('Lake Erie Control Box') if p.name == 'British Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Huron Control Box') if p.name == 'British Lake Control'])
br.say('points stay British 1, agreed?')
us.say('agreed, 1')
us.turn('Summer-Autumn 1813')
w.ok()

s.play('reinforcements and deal')
us.drag('26th us:27th', 'Mansfield')
us.drag('28th 3rd_Kentucky Kentucky_Mounted', 'Ft. MacArthur')
us.drag('30th 31st 33rd', 'Albany')
us.drag('Wilkinson Brown', 'Sackets Harbour')
br.drag('De_Meuron 1/R._Marines 2/R._Marines Riall', 'Quebec City')
for c in ('50', '52', '53', '54', '55', '57', '58'):
    us.draw('1813 Deck', card='Card ' + c)
for c in ('37', '38', '40', '41', '42', '43', '45', '46'):
    br.draw('1813 Deck', card='Card ' + c)
us.say('7 plus the 44 makes 8')

s.play('BR Riall')
br.say('first card of the fall, 46 for 3, although Riall needs 2: Riall, De Meuron and both Marines to Montreal')
br.play('46')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Montreal')
br.discard('46')
us.say('and I save here, supper')
w.ok()
s.done()
