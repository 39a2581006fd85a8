"""Autumn 1814: the innkeeper (US) plays between two rounds of beer, the postman (British) at the bar. Two faults: a depot in Upper Canada, New Orleans as event out of a full hand."""
from aid37b import *

s = Session('dev-1812-faults', us='hostinský Vašek', br='pošťák Ruda', what='Autumn 1814 with two faults: a US supply depot at Ft. Malden; Battle of New Orleans played as event in autumn, not held and not the last card')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1814(t)
t.lay_hand('US', ['Battle of New Orleans', '75', '86', '88', '91', '92', '95', '98', '99'])
t.lay_hand('British', ['82', '79', '90', '84', '85', 'Bladensburg', '96', '100', 'Campaign'])
burn_to(t, 1814, 18)
s.begin()
b = Book(t)

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('Bladensburg a dva body, a jedno malý')
    br.play('Bladensburg')
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
    br.vp(b.due(-2))

with act(s, 'US Chauncey', 'US', '88', 'Chauncey', book=b):
    us.say('88, Chauncey: Pike, Madison, Oneida, Sylph. hned to bude')
    us.play('88')
    us.drag('Chauncey General_Pike Madison', 'Lake Ontario Control Box')
    us.say('točím desítku')
    us.drag('Oneida Sylph', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('88')

with act(s, 'BR builds', 'British', '96', build=True, book=b):
    br.play('96')
    unbuilt(t, 'Prince_Regent Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('96, doručeno: fregata a briga')
    br.discard('96')

with act(s, 'US depot', 'US', '92', build=True, book=b):
    us.say('92, sklad, ať mají kluci na západě co pít')
    us.play('92')
    with s.fault('13.52 13.51 8.31', 'a US supply depot is set up at Ft. Malden, in British territory', ''):
        us.put('US Supply Depot', 'Ft. Malden')
    us.discard('92')

with act(s, 'BR Drummond', 'British', '79', 'Drummond', book=b):
    br.say('79, Drummond přes řeku na Cape Vincent')
    br.play('79')
    br.each('Drummond 104th 2/R._Marines', 'Cape Vincent')
    br.vp(b.due())
    br.discard('79')

with act(s, 'US Brown', 'US', '91', 'Brown', ret='Drummond 104th 2/R._Marines', book=b):
    us.play('91')
    us.say('91, Brown s 9., 11. a 21.')
    us.drag('Brown us:9th 11th 21st', 'Cape Vincent')
    us.say('první 9.')
    br.say('104')
    r = fight(t, 'US', 'Cape Vincent', ['Sackets Harbour'], 'us:9th', '104th', 1814, (5, 6))
    assert r == 'DR', r
    us.roll('2d6', 5, 6)
    us.say('moment, účet u okna... 11 bez jedné, zpátky s tebou')
    goes(t, 'British', 'Cape Vincent', 'Kingston', came=['Sackets Harbour'])
    br.drag('Drummond 104th 2/R._Marines', 'Kingston')
    us.vp(b.due())
    us.discard('91')

with act(s, 'BR Riall', 'British', '90', 'Riall', pick='Lincoln', book=b):
    br.say('90, Riall, cestou Lincoln, Lewiston')
    br.play('90')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp(b.due())
    br.discard('90')

with act(s, 'US New Orleans too early', 'US', 'Battle of New Orleans', book=b):
    us.say('a teď runda na mě: New Orleans, dva body')
    us.play('Battle of New Orleans')
    with s.fault('4.23 7.35 7.34 8.31 4.17', 'Battle of New Orleans is played as event in Summer-Autumn 1814 with cards left: not held for winter, not the last card', ''):
        us.vp(b.due(2))
        us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
    br.say('na zdraví')

with act(s, 'BR Norfolk', 'British', '84', book=b):
    br.play('84')
    br.drag('Norfolk', "Brant's Ford")
    br.say('84, Norfolk')
    br.discard('84')

with act(s, 'US Izard beaten off', 'US', '75', 'Izard', book=b, fights={k: 'Lacolle' for k in ('Izard', 'us:6th', 'us:13th', '15th', '31st')}):
    us.say('75, Izard na Lacolle')
    us.play('75')
    us.drag('Izard us:6th us:13th 15th 31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 31st', 'Lacolle')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (2, 3))
    assert r == 'AR', r
    us.roll('2d6', 2, 3)
    us.say('5 a jedna 6. pěna')
    us.drag('Izard us:6th us:13th 15th 31st', 'Champlain NY')
    us.discard('75')

with act(s, 'BR 89th', 'British', '85', book=b):
    br.play('85')
    br.drag('89th', 'Ft. George')
    br.say('85, 89. do Fort George')
    br.discard('85')

with act(s, 'US holds', 'US', '98', hold=True, book=b):
    us.hold('98')
    us.say('jednu si nechám')

with act(s, 'BR Campaign', 'British', free=True, book=b):
    br.say('Campaign: Prevost z Quebecu do Montrealu a Rottenburg z Montrealu do La Prairie')
    br.play('Campaign')
    br.drag('Prevost 82nd 88th', 'Trois-Rivieres')
    br.drag('Prevost 82nd 88th', 'Montreal')
    br.drag('Rottenburg br:13th br:49th', 'La Prairie')
    br.discard('Campaign')

with act(s, 'US 45th', 'US', '95', book=b):
    us.say('95, 45. do Whitehallu, a zavíračka')
    us.play('95')
    us.drag('45th', 'Whitehall')
    us.discard('95')
end(s)
