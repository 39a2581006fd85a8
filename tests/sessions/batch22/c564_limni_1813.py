"""Άνοιξη 1813: ο Στάθης βιάζεται, η Δάφνη διορθώνει."""
from aid22a import *

s = Session('dev-1812-faults', us='Stathis', br='Dafni', what='Spring 1813 in Greek: first player by dice, deal, landing at York without a fight, naval battle, Burlington taken out of supply and lost, builds, Grand River Indians, two rounds at Lacolle')
summer_1813(s.t)
hands(s.t, [], [])
t, us, br = s.begin()
b = Book(t)

s.play('who begins, the deal')
us.say('καλησπέρα! ζάρια για το ποιος ξεκινά')
br.roll('1d6', 3)
br.say('3 και 2 πόντοι μου, 5')
us.roll('1d6', 6)
us.say('6! ξεκινάω εγώ')
deal(t, us, 1813, '42', '52', '46', '44')
deal(t, br, 1813, '62', '66', '38', '45', '48', '51', 'Contrary Winds', '#56 Grand River Indians')
deal(t, us, 1813, '43', '47', '53', '39')

with act(s, 'US lands at York', 'US', '42', leader='Chauncey', sea='Pike us:6th us:15th us:16th 1st_Rifles', ret='Sheaffe R.N.R. York_Militia', book=b):
    us.say('42 Chauncey. όλος ο στόλος, ο Pike μαζί, Υόρκη!!')
    us.play('42')
    fleet = 'ship:Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins'
    room(t.pieces(fleet), t.pieces('us:6th us:15th us:16th 1st_Rifles', us))
    us.drag('Chauncey ' + fleet, 'York')
    us.drag('Pike us:6th us:15th us:16th 1st_Rifles', 'York')
    br.say('μένω; όχι. φεύγω πριν τη μάχη')
    goes(t, 'British', 'York', 'Burlington')
    br.drag('Sheaffe R.N.R. York_Militia', 'Burlington')
    us.say('4 πόντοι!')
    us.vp('US 2')
    us.discard('42')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('56, το γεγονός: οι Mohawk στο Beaverdams')
    br.play('#56 Grand River Indians')
    br.drag('br:Mohawk', 'Queenston')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US Chauncey, contrary winds', 'US', '39', book=b):
    us.play('39')
    us.say('39, τέσσερα πλοία στη λίμνη')
    us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    br.say('Contrary Winds! πίσω στην Υόρκη')
    br.play('Contrary Winds')
    us.say('όχι ρε συ')
    us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'York')
    us.discard('39')
    br.discard('Contrary Winds')

with act(s, 'BR two to Montreal', 'British', '38', book=b):
    br.say('38: 13ο και 2/41ο, δύο βήματα')
    br.play('38')
    br.drag('br:13th 2/41st', 'Trois-Rivieres')
    br.drag('br:13th 2/41st', 'Montreal')
    br.discard('38')

with act(s, 'US Chauncey again', 'US', '43', leader='Chauncey', book=b):
    us.say('43, πάλι')
    us.play('43')
    us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.discard('43')

with act(s, 'BR Yeo attacks', 'British', '62', leader='Yeo', ret='ship:Madison Oneida Conquest Scourge Chauncey', flips='Wolfe ship:Madison', book=b):
    br.say('62, Yeo με τέσσερα: Royal George, Wolfe, Melville, Moira')
    br.play('62')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    r = afloat(t, 'Royal_George Wolfe Melville Earl_of_Moira', 'ship:Madison Oneida Conquest Scourge', 'Wolfe', 'ship:Madison', 3, 1, 0)
    assert r == 'A1 D1 att', r
    br.say('τέσσερα με τέσσερα, B με B, Yeo +1')
    br.roll('1d6', 3)
    br.say('4: ένα βήμα ο καθένας, η λίμνη δική μου')
    br.flip('Wolfe')
    us.flip('ship:Madison')
    us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'Sackets Harbour')
    br.drag('Wolfe', 'Kingston')
    br.vp('British 2')
    br.discard('62')

with act(s, 'US Pike to Burlington', 'US', '44', leader='Pike', ret='Sheaffe R.N.R. York_Militia', book=b):
    us.play('44')
    us.say('Pike, τρία τάγματα, ο 16ος φυλάει την Υόρκη')
    us.drag('Pike us:6th us:15th 1st_Rifles', 'Burlington')
    br.say('εδώ μένω. είσαι χωρίς ανεφοδιασμό: 10 γίνεται 5')
    assert not supplied(t, 'US', 'York') and supplied(t, 'British', 'Burlington')
    r = fight(t, 'US', 'Burlington', ['York'], '1st Rifles', 'R.N.R.', 1813, (5, 5), half='a')
    assert r == 'DR', r
    us.roll('2d6', 5, 5)
    us.say('Pike +1, τακτικοί -1, δέκα. δρόμο')
    goes(t, 'British', 'Burlington', 'Stoney Creek', came=('York',))
    br.drag('Sheaffe', 'Stoney Creek')
    br.drag('R.N.R. York_Militia', 'Stoney Creek')
    us.vp('0')
    us.discard('44')

with act(s, 'BR Vincent hits Burlington', 'British', '66', leader='Vincent', pick='R.N.R. York_Militia', ret='Pike us:6th us:15th 1st_Rifles', book=b):
    br.say('66 Vincent: 49ο, 8ο, στο Stoney Creek παίρνει και τους άλλους δύο')
    br.play('66')
    br.drag('Vincent 49th br:8th', 'Stoney Creek')
    br.drag('Vincent 49th br:8th R.N.R. York_Militia', 'Burlington')
    us.say('στέκομαι, Rifles μπροστά')
    r = fight(t, 'British', 'Burlington', ['Stoney Creek'], '49th', '1st Rifles', 1813, (6, 4), half='d')
    assert r == 'DR', r
    br.roll('2d6', 6, 4)
    us.say('...')
    goes(t, 'US', 'Burlington', 'York', came=('Stoney Creek',))
    us.drag('Pike us:6th us:15th 1st_Rifles', 'York')
    br.vp('British 2')
    br.discard('66')

with act(s, 'US builds and repairs', 'US', '53', build=True, flips='ship:Madison', book=b):
    us.play('53')
    us.say('53 ναυπηγείο: General Pike, και επισκευή Madison')
    us.drag('General_Pike', 'Sackets Harbour')
    us.flip('ship:Madison')
    us.discard('53')

with act(s, 'BR Caughnawaga', 'British', '48', book=b):
    br.play('48')
    br.drag('Caughnawaga', 'Chateauguay')
    br.say('48, ένας μόνο')
    br.discard('48')

with act(s, 'US Hampton to Lacolle', 'US', '52', leader='Hampton', book=b):
    us.say('52 Hampton πάει βόρεια')
    us.play('52', reveal=False)
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.vp('US 1')
    br.say('US 1; ήμουν εγώ στο 2. British 1')
    us.vp('British 1')
    us.reveal('52')
    us.discard('52')

with act(s, 'BR attacks Lacolle, two rounds', 'British', '45', fights={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'},
         flips='103rd us:11th Voltigeurs 4th_NY_Militia', book=b):
    br.say('45, δύο μονάδες: 103ο και Voltigeurs')
    br.play('45')
    br.drag('103rd Voltigeurs', 'Lacolle')
    us.say('στέκομαι, 11ο')
    r = fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '103rd', 'us:11th', 1813, (4, 4))
    assert r == 'EX', r
    br.roll('2d6', 4, 4)
    br.say('8:7, δάσος -1, EX')
    br.flip('103rd')
    us.flip('us:11th')
    br.say('δεύτερος γύρος, Voltigeurs')
    r = fight(t, 'British', 'Lacolle', ['Isle aux Noix'], 'Voltigeurs', '4th NY Militia', 1813, (5, 4), rnd=2)
    assert r == 'EX', r
    br.roll('2d6', 5, 4)
    us.say('πάλι EX. όλοι γυρισμένοι, άρα φεύγεις εσύ')
    us.flip('4th_NY_Militia')
    br.flip('Voltigeurs')
    br.drag('103rd Voltigeurs', 'Isle aux Noix')
    br.discard('45')

s.play('US holds')
us.hold('47')
us.say('κρατάω')

s.play('BR holds')
br.hold('51')
br.say('κι εγώ. πάω για ύπνο')
s.done()
