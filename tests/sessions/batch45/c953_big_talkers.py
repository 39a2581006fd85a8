"""Two big talkers in English: Kingston, York and Montreal fall every minute, on paper; a Campaign of the two youngest generals."""
from h45 import *

s, t = open_at('1813a', ['Campaign@1813', '46', '38'], ['45', '48', '60'], 'Horatio', 'Prudence',
               'Spring 1813: a Campaign card (Pike and Scott), plans with card numbers that are not carried out, a card shown and taken back', 10)
t, us, br = s.begin()
bk = Book(t)

s.play('US Campaign: Pike and Scott')
us.say('what if... 46, 3 ops, Dearborn with ten battalions over to Cape Vincent and Kingston is mine. hmm.')
br.say('please do, I have eleven points of redcoats waiting')
us.say('no. Campaign it is. The two forces: Pike from Sackets and Scott from Albany. Pike first')
us.play('Campaign')
way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.drag('Pike us:6th us:15th us:16th', 'Antwerp')
us.drag('Pike us:6th us:15th us:16th', 'Ogdensburg')
us.say('could jump over to Prescott next turn. now Scott')
way('Albany', 'Whitehall', 'Ticonderoga')
us.drag('Scott us:23rd us:25th us:29th', 'Whitehall')
us.drag('Scott us:23rd us:25th us:29th', 'Ticonderoga')
us.discard('Campaign')
assert t.where(t.find('Pike')) == 'Ogdensburg' and CMD['Pike'][0] == CMD['Scott'][0] == 1
bk.ok()

us.say('who makes the tea? low die')
us.roll('1d6', 2)
br.roll('1d6', 5)
br.say('two sugars')

with act(s, 'BR strengthens Prescott', 'British', '45', book=bk):
    br.say('if I had any courage: 60, 2 ops, Fencibles over the river at Ogdensburg')
    br.say('I have none. 45, 2 ops, 104th and Royal Scots (1st) to Prescott')
    br.play('45')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('104th 1/R._Scots', 'Gananoque')
    br.drag('104th 1/R._Scots', 'Prescott')
    br.discard('45')

with act(s, 'US Harrison', 'US', '38', 'Harrison', book=bk):
    us.say('next year I burn York. And the year after, Halifax!')
    us.play('46')
    us.undo(2)
    assert t.card('46', us).map == 'US Hand'
    us.say('sorry, wrong one. 38, 2 ops, Harrison, the 17th and 19th back to Ft. Stephenson')
    us.play('38')
    way('Ft. Meigs', 'Ft. Stephenson')
    us.drag('Harrison us:17th us:19th', 'Ft. Stephenson')
    us.discard('38')

with act(s, 'BR Procter', 'British', '48', 'Procter', book=bk):
    br.say('I could take Ft. Meigs now with Procter, 1st Kentucky alone in there... card 48')
    br.play('48')
    br.say('but the Shawnee want to go home. 48, 2 ops, Procter and 1/41st just to Sandwich')
    way('Ft. Malden', 'Sandwich')
    br.drag('Procter 1/41st', 'Sandwich')
    br.discard('48')

with act(s, 'US builds', 'US', '46', build=True, book=bk):
    us.say('46 in the yard then, 3: General Pike, Ontario and Asp, and I might lay down the Niagara... yes')
    us.play('46')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Ontario', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')
    us.drag([next(p for p in t.things.values() if isinstance(p, Piece) and p.name == 'Niagara' and p.mark('Kind') == 'Ship')], 'Erie PA')
    us.discard('46')

with act(s, 'BR keeps the last', 'British', '60', hold=True, laid=False, book=bk):
    br.say('and I hold the last one')
    br.hold('60')
    us.say('gg, tomorrow Quebec')
s.done()
