"""End of 1812 in German: last plays thin out the quarters, fleets come home, winter, one regiment over, a repaired schooner, depot off."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Hannelore', br='Gerd', what='End of autumn 1812 and the winter in German: Quartiere, Procter marches exactly 10, depot at Detroit, fleet return with markers, attrition, repair')
t = s.t
lay(t, '1812b')
t.lay('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Gloucester', True, 'British')
t.lay_vp('British 4')
hands(t, ['6', '18', '21'], ['26', '25', '7'])
burn(t, '3', '11', '24', '1', '16', '31', '28', '29')
t, us, br = s.begin()
bk = Book(t)
assert position(t) == -4

us.say('Guten Abend Gerd. Drei Karten noch, dann wird geheizt.')
with act(s, 'US Dearborn verteilt', 'US', '6', 'Dearborn', book=bk):
    us.say('Karte 6, drei Punkte: Dearborn nimmt das 9., 11. und 15. mit. In Utica bleiben zwei, das 15. nach Rome')
    us.play('6')
    us.drag('Dearborn us:9th us:11th us:15th', 'Utica')
    us.drag('Dearborn us:15th', 'Rome')
    way('Albany', 'Utica', 'Rome')
    us.discard('6')
with act(s, 'BR Procter', 'British', '26', build=True, book=bk):
    br.say('26 fuer Procter. Malden ist zu voll: Essex nach Sandwich, Wyandot bis London, und er selbst reitet wieder heim. 5 hin, 5 zurueck, genau 10')
    br.play('26')
    assert cost('Ft. Malden', 'Sandwich', 'Thamesville', 'London') == 5
    br.drag('Procter Essex Wyandot', 'Sandwich')
    br.drag('Procter Wyandot', 'Thamesville')
    br.drag('Procter Wyandot', 'London')
    br.march('Procter', 'Thamesville', 'Sandwich', 'Ft. Malden')
    us.say('armes Pferd')
    br.discard('26')
with act(s, 'US Magazin', 'US', '21', build=True, book=bk):
    us.say('21: Magazin in Detroit, da sitzen fuenf im Schnee')
    assert supplied(t, 'US', 'Detroit') and holds(t, 'US', 'Detroit')
    us.play('21')
    us.put('US Supply Depot', 'Detroit')
    us.discard('21')
with act(s, 'BR Glengarry', 'British', '25', book=bk):
    br.say('25, zwei Einheiten aus Cornwall nach Prescott, 3 Punkte')
    br.play('25')
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Glengarry Upper_Canada_Militia', 'Prescott')
    br.discard('25')
with act(s, 'US Schoner', 'US', '18', book=bk):
    us.say('18: die zwei Schoner von Oswego nach Sackets')
    us.play('18')
    us.each('Fair_American Gov._Tompkins', 'Sackets Harbour')
    us.discard('18')
with act(s, 'BR R.N.R.', 'British', '7', book=bk):
    br.say('7: R.N.R. nach Burlington. Das war meine letzte')
    br.play('7')
    br.drag('R.N.R.', 'Burlington')
    br.discard('7')

s.play('Flotten heim, Winter')
assert hand_sizes(t) == (0, 0)
br.say('Flotten. Ontario nach Kingston, Erie nach Malden, Marker hinein')
br.drag('Royal_George Earl_of_Moira Beresford', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
bk.ok()
us.say('Punkte: zwei Seen, sonst nichts. Brite 4, stimmt')
us.turn('Winter 1812-13')
us.say('keine Winterkarten gehalten, niemand? niemand.')
assert excess(t) == {('Albany', 'US'): 1, ('Ft. St. Joseph', 'British'): 1}, excess(t)
us.say('Albany 9 auf 8: das 20. leidet')
us.flip('us:20th')
br.say('St. Joseph 2 auf 1: die Abteilung vom 10. hat keine Rueckseite... weg')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t)
br.say('Gloucester in Kingston wieder heil')
br.flip('Gloucester')
us.say('Magazin weg')
us.delete([p.id for p in t.at('Detroit') if 'Depot' in p.name])
us.say('Fruehling. Naechste Woche wuerfeln wir um den Anfang, ja?')
us.turn('Spring-Summer 1813')
s.done()
