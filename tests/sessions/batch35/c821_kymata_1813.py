"""Spring 1813 on two lakes: Champlain changes hands, Perry takes Barclay's whole squadron, a landing at Port Dover; Greek, one brags, one counts."""
from aid35a import *

s = Session('dev-1812-faults', us='Νίκος', br='Ελένη', what='Spring 1813: building, Lake Champlain, Lake Erie, a landing, Ft. Erie; Greek')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['37', '44', '42', '40', '60', '50', '52', '66'], ['53', '46', '43', '58', '62', '47', '#56 Grand River Indians', '61'])
s.begin()
b = Book(t)

s.play('the dice for the year')
us.roll('1d6', 2)
br.roll('1d6', 3)
br.say('3 και 2 μάς κάνουν 5. Αρχίζω εγώ')

with act(s, 'BR Champlain', 'British', '53', book=b):
    br.say('53: Finch και Chubb στη λίμνη')
    br.play('53')
    br.drag('Finch', 'Lake Champlain Control Box')
    br.drag('Chubb', 'Lake Champlain Control Box')
    br.vp('British 4')
    br.discard('53')

with act(s, 'US builds at Plattsburg', 'US', '37', build=True, book=b):
    us.play('37')
    us.drag('Preble Montgomery', 'Plattsburg')
    us.discard('37')
    us.say('δύο σλουπ, ένας πόντος. θα μετανιώσεις')

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.play('46')
    br.say('46: Detroit στο Malden (1), Brock στο York (1). ο τρίτος πόντος χάνεται')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('46')

boats = 'President Preble Montgomery'
with act(s, 'US Macdonough fights', 'US', '44', 'Macdonough', book=b, ret='Finch Chubb', flips='President Finch'):
    us.say('Macdonough, επίθεση! 44')
    us.drag('Macdonough ' + boats, 'Lake Champlain Control Box')
    us.play('44')
    br.say('3 προς 2: +1, C με B: -1, Macdonough +1. σύνολο +1')
    assert sea(t, boats, 'Finch Chubb', 'President', 'Finch', 3, 1, 0) == 'A1 D1 att'
    us.roll('1d6', 3)
    us.say('τέσσερα. η λίμνη δική μου')
    us.flip('President')
    us.drag('President', 'Plattsburg')
    br.flip('Finch')
    br.drag('Finch Chubb', 'Isle aux Noix')
    us.vp('0')
    us.discard('44')

with act(s, 'BR repairs', 'British', '43', build=True, book=b, flips='Finch'):
    br.play('43')
    br.flip('Finch')
    br.say('επισκευή, τίποτε άλλο')
    br.discard('43')

with act(s, 'US builds at Erie', 'US', '42', build=True, book=b):
    us.play('42')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.say('42: 1+1+1')
    us.discard('42')

squad = 'ship:Detroit Queen_Charlotte Lady_Prevost Hunter'
with act(s, 'BR Barclay', 'British', '58', 'Barclay', book=b):
    br.say('58, ο Barclay βγαίνει. ο δείκτης ήταν ήδη δικός μου, καμία αλλαγή')
    br.play('58', reveal=False)
    br.drag('Barclay ' + squad, 'Lake Erie Control Box')
    br.reveal('58')
    br.discard('58')

line = 'Lawrence ship:Niagara Ariel Scorpion Caledonia Somers'
with act(s, 'US Perry', 'US', '40', 'Perry', book=b, pick='Caledonia Somers', ret='Barclay ' + squad, flips='Barclay'):
    us.say('40: Perry από το Erie, παίρνω και δύο από το Buffalo')
    us.play('40')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Buffalo')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion Caledonia Somers', 'Lake Erie Control Box')
    br.say('6 με 4 (+1), A με B (+1), Perry (+1)')
    assert sea(t, line, squad, 'Lawrence', 'ship:Detroit', 4, 1, 0) == 'defender strikes all'
    us.roll('1d6', 4)
    us.say('ΕΠΤΑ! όλος ο στόλος!')
    br.say('...')
    us.roll('1d6', 2)
    us.say('και καμία απώλεια')
    for n in squad.split():
        br.drag(n, 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Ft. Malden')
    us.delete('br:British_Lake_Control'.replace('br:British_Lake_Control', next(p.id for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control')))
    us.vp('US 4')
    us.discard('40')

with act(s, 'BR Prevost', 'British', '62', 'Prevost', book=b):
    br.say('62. ο Prevost στο St-Jean με τέσσερα τάγματα')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.play('62')
    br.march('Prevost br:13th 89th 70th De_Watteville', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.discard('62')

with act(s, 'US lands at Port Dover', 'US', '60', free=True, book=b):
    us.say('60: Perry με το Niagara παίρνει την ταξιαρχία του Οχάιο στο Port Dover και γυρίζει στη λίμνη: 1+1+1+2+1 = 6')
    us.play('60')
    assert not units(t, 'Port Dover')
    room(t.pieces('ship:Niagara'), t.pieces('Ohio_Brigade'))
    us.drag('Perry ship:Niagara', 'Ft. Stephenson')
    us.drag('Perry ship:Niagara Ohio_Brigade', 'Port Dover')
    us.drag('Perry ship:Niagara', 'Lake Erie Control Box')
    us.vp('US 5')
    us.discard('60')

with act(s, 'BR Lincoln', 'British', '47', book=b):
    br.play('47')
    br.drag('Lincoln', 'Chippawa')
    br.drag('Lincoln', 'Ft. Erie')
    br.discard('47')

with act(s, 'US repairs', 'US', '50', build=True, book=b, flips='President'):
    us.flip('President')
    us.play('50')
    us.discard('50')

with act(s, 'BR Mohawks at Ft. Erie', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('56, οι Mohawk στο Ft. Erie')
    br.play('#56 Grand River Indians')
    br.drag('br:Mohawk', 'Ft. Erie')
    br.discard('#56 Grand River Indians')

van = ('Van Rensselaer', '14th', '12th', '5th')
with act(s, 'US Van Rensselaer at Ft. Erie, beaten off', 'US', '52', 'Van Rensselaer', book=b, flips='us:14th', fights={k: 'Ft. Erie' for k in van}):
    us.say('52, όλο το Buffalo απέναντι')
    us.play('52')
    us.drag('Van_Rensselaer us:14th us:12th us:5th', 'Ft. Erie')
    br.say('8 με το οχυρό, εσύ 10. οδηγεί ο Lincoln, με το οχυρό B. -1 ο ποταμός')
    in_supply(t, 'British', 'Ft. Erie')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'us:14th', 'Lincoln', 1813, (3, 3)) == 'AR-1'
    us.roll('2d6', 3, 3)
    us.say('πίσω. το 14ο μισό')
    us.drag('us:12th us:5th us:14th Van_Rensselaer', 'Buffalo')
    us.flip('us:14th')
    us.discard('52')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('61')
with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('66')
    us.say('κι εγώ το ίδιο')
s.done()
