"""The turn changes to Summer-Autumn 1813: a regiment from overseas is landed at Kingston, and a frigate of 1814 is built."""
from ref import cost
from session import Session
from lay3b import Watch, lay_scn

s = Session('dev-1812-faults', us='Earl', br='Dougie', what='1813, change of turn: De Meuron placed at Kingston instead of Quebec, Prince Regent built a year too early')
t = s.t
lay_scn(t, '1813', '1813a')
t.lay_turn('Spring-Summer 1813')
t.lay_vp('British 2')
for lake, side in (('Huron', 'British'), ('Erie', 'British'), ('Ontario', 'US')):
    t.lay_marker(side + ' Lake Control', 'Lake %s Control Box' % lake)
t.lay_hand('British', ['45'])
t.lay_hand('US', ['40'])
t, us, br = s.begin()
w = Watch(t)

br.say("evenin'. one card each and then it's autumn. I go first this year, cheers to that 6 I rolled")

s.play('BR Caughnawaga')
br.say('45 for a 2: the Caughnawaga to Chateauguay. one unit, I know, I know')
br.play('45')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('45')

s.play('US Scott')
us.say("40, 2 ops, Scott's a 1: Scott + 23rd to Rome")
us.play('40')
us.drag('Scott 23rd', 'Rome')
us.discard('40')

s.play('ships out, turn marker')
us.say('Ontario first: Chauncey, Oneida, Madison, out you go')
us.drag('Chauncey Oneida Madison', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if p.name == 'US Lake Control'])
br.drag('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.delete([p for p in t.at('Lake Erie Control Box') if p.name == 'British Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Huron Control Box') if p.name == 'British Lake Control'])
us.turn('Summer-Autumn 1813')
w.ok()

s.play('reinforcements')
us.drag('26th us:27th', 'Mansfield')
us.drag('28th 3rd_Kentucky Kentucky_Mounted', 'Ft. MacArthur')
us.drag('30th 31st 33rd', 'Albany')
us.drag('Wilkinson Brown', 'Sackets Harbour')
br.drag('Riall 1/R._Marines 2/R._Marines', 'Quebec City')
with s.fault('14.1 2.16 14.31', 'De Meuron is placed at Kingston, he arrives at Quebec', 'entry|arrival|De Meuron'):
    br.say('and De Meuron, they came up the river already, to Kingston')
    br.drag('De_Meuron', 'Kingston')

s.play('deal')
for c in ('50', '52', '53', '54', '55', '57', '58', '59'):
    us.draw('1813 Deck', card='Card ' + c)
for c in ('37', '38', '39', '41', '42', '43', '44', '46'):
    br.draw('1813 Deck', card='Card ' + c)

s.play('BR builds')
br.say('38 for build points, two of them: a frigate! Prince Regent, at Kingston')
br.play('38')
with s.fault('15.14 3.23 15.11 15.12 15.13', 'Prince Regent is a vessel of 1814, built in Summer-Autumn 1813', 'turn|earliest|Prince Regent'):
    br.drag('Prince_Regent', 'Kingston')
br.discard('38')

s.play('US Wilkinson')
us.say("52, a 3, that's Wilkinson: him, 15th and 16th to Antwerp")
us.play('52')
us.drag('Wilkinson 15th us:16th', 'Antwerp')
us.discard('52')
br.say('that a frigate in my pocket or are you just pleased to see me')

s.play('BR holds')
br.say('hold')
br.hold('46')
s.done()
