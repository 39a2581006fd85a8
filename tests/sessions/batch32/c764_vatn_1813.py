"""Spring and autumn 1813 in Icelandic. Sigrún (US) lets her ships follow her troops by a separate drag and tells the sum after it;
Halldór (British) drags the losers of both sides himself, turns the tracker but forgets the marker, throws reactions on the table late."""
from aid32a import *

s, t, us, br = sit('spring 1813: a landing at Prescott and its recapture, Detroit, builds, a campaign stopped by rain, the autumn deal',
                   'Sigrún', 'Halldór', summer_1813, (['Card 45', 'Card 66', 'Card 49', 'Campaign@1813', 'Card 47'],
                                                      ['Card 42', 'Card 48', 'Card 43', 'Card 44', 'Heavy Rains@1813']), ['Card 59', 'Card 61', 'Card 63', 'Card 64', 'Card 65', 'Card 67'])
s.begin()
bk = Book(t)
FLEET = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
MEN = 'Pike us:6th us:9th us:15th us:16th'

with act(s, 'US Chauncey lands at Prescott', 'US', '45', 'Chauncey', sea=MEN, ret='Canadian_Fencibles', book=bk):
    us.say('Spil 45, tvö stig, Chauncey. Pike kemur með.')
    us.play('45')
    room(t.pieces(FLEET), t.pieces('us:6th us:9th us:15th us:16th', us))
    us.drag('Pike us:6th us:9th us:15th us:16th', 'Prescott')
    us.drag('Chauncey ' + FLEET, 'Prescott')
    us.say('um borð 1, sigling 1, landganga 2: fjögur')
    br.say('ég stend')
    duel(t, 'US', 'Prescott', 'Sackets Harbour', 'us:6th', 'Canadian_Fencibles', (5, 4), 'DR', landing=True)
    us.roll('2d6', 5, 4)
    us.say('16:5 gefur +2, Pike +1, landganga -1, regluherinn -1. Tíu. DR.')
    goes(t, 'British', 'Prescott', "Crysler's Farm")
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.drag('Chauncey ' + FLEET, 'Lake Ontario Control Box')
    us.vp('0')
    us.discard('45')

with act(s, 'BR Prevost takes Prescott again', 'British', '42', 'Prevost', ret=MEN, book=bk):
    br.play('42')
    br.say('42, þrjú: Prevost frá Quebec með sex')
    G = 'Prevost 89th 70th br:13th 2/41st De_Watteville 4/R._Scots'
    steps('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march(G, 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    us.say('Við verjumst.')
    duel(t, 'British', 'Prescott', "Crysler's Farm", 'De_Watteville', 'us:9th', (6, 4), 'DR')
    br.roll('2d6', 6, 4)
    br.say('24:16, Pike -1, níu. Þú ferð yfir ána, ég dreg')
    goes(t, 'US', 'Prescott', 'Ogdensburg', ["Crysler's Farm"])
    br.drag(MEN, 'Ogdensburg')
    br.vp('British 2')
    br.discard('42')

with act(s, 'US Harrison at Detroit', 'US', '66', 'Harrison', ret='Essex', flips='Essex', book=bk):
    us.say('Spil 66, þrjú stig, Harrison.')
    us.play('66')
    steps('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    duel(t, 'US', 'Detroit', 'Frenchtown', 'us:19th', 'Essex & Kent Militia', (4, 4), 'DR-1')
    us.roll('2d6', 4, 4)
    us.say('12:5 +1, B á móti C +1, Harrison +1: ellefu.')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    br.flip('Essex')
    us.vp('US 1')
    us.discard('66')

with act(s, 'BR builds', 'British', '48', build=True, book=bk):
    br.play('48')
    br.say('48, smíða Brock í York og Detroit í Malden')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('48')

with act(s, 'US builds at Erie', 'US', '49', build=True, book=bk):
    us.say('Spil 49: Lawrence og Niagara í Erie.')
    us.play('49')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    us.discard('49')

with act(s, 'BR Barclay', 'British', '43', 'Barclay', book=bk):
    br.play('43')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Detroit', 'Lake Erie Control Box')
    br.say('vatnið var mitt og er mitt')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.discard('43')

s.play('US campaign: Harrison, Scott; the rain comes late')
us.say('Campaign: Harrison frá Detroit til Sandwich, og Scott frá Albany. Harrison fyrst.')
camp = [p for p in t.hand('US') if p.name == 'Campaign'][0]
us.play(camp.id)
us.drag('Harrison us:17th us:19th', 'Sandwich')
br.say('ég fer')
goes(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
br.drag('Essex', 'Ft. Malden')
us.vp('US 2')
us.drag('Scott us:20th us:23rd us:25th us:29th', 'Utica')
br.play('Heavy Rains')
br.say('HELLIRIGNING á Scott, aðeins einn reitur')
us.say('Æ. Þá stoppar hann í Utica.')
br.discard('Heavy Rains')
us.discard(camp.id)
bk.ok()

with act(s, 'BR Norfolk', 'British', '44', book=bk):
    br.play('44')
    br.drag('Norfolk', 'Port Dover')
    br.discard('44')

with act(s, 'US 1st NY', 'US', '47', book=bk):
    us.say('Spil 47, eitt stig: 1st NY til Ft. Niagara. Ég er búin.')
    us.play('47')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('47')

s.play('the end of spring')
br.say('búinn líka')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
us.delete([mark_at(t, 'Lake Ontario Control Box')])
bk.ok()
br.turn('Summer-Autumn 1813', marker=False)
muster(br, '1813b')
muster(us, '1813b', skip=('Wilkinson',))
us.drag('Wilkinson', 'Sackets Harbour')
us.turn('Summer-Autumn 1813', tracker=False)

s.play('deal, British first though the Americans play first')
deal(t, br, 1813, '37', '38', '39', '40', '62', '41', '51', '53')
deal(t, us, 1813, '46', '50', '52', '54', '55', '57', '58', '60')
assert hand_sizes(t) == (8, 8)

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.say('Spil 46, þrjú: General Pike 1, og fjórar litlar í Erie 2.')
    us.play('46')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.drag('Porcupine Tigress', 'Buffalo')
    us.say('Nei, allar í Erie.')
    us.drag('Porcupine Tigress', 'Erie PA')
    us.drag('General_Pike', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR Procter at Sandwich', 'British', '62', 'Procter', ret='Harrison us:17th us:19th', flips='us:19th', book=bk):
    br.play('62')
    br.say('62, Procter með allt nema Essex')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    us.say('Við stöndum.')
    duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:19th', (5, 6), 'DR-1')
    br.roll('2d6', 5, 6)
    br.say('13:8, A +1, Harrison -1: ellefu')
    br.flip('us:19th')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    br.drag('Harrison us:17th us:19th', 'Detroit')
    br.vp('US 1')
    br.discard('62')
s.done()
