"""Amber on the shelf, Latvian: the last cards of 1812, the winter counted space by space, the whole spring bookkeeping of 1813 and its first
plays. He is slow and drops things short; she counts everything aloud and turns pieces for him."""
from aid34a import *

s = Session('dev-1812-faults', us='Karlis', br='Ilze', what='autumn 1812, winter, spring 1813 with full bookkeeping; Latvian')
t, us, br = s.t, s.us, s.br
lay(t, '1812b')
hands(t, ['26', '15', '31'], ['22', '18', '14'])
burn_to(t, 1812, 22)
s.begin()
d = Duo(s, ('ps', 'sp'))

with d.on('US', '26', 'US Dearborn', 'nu tad... Dearborn, 26. karte', 'Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:9th us:11th us:12th us:14th us:15th us:16th Dearborn', 'Rome')
    us.say('vēl divi punkti līdz Sackets')
    us.drag('us:9th us:11th us:12th us:14th us:15th us:16th Dearborn', 'Sackets Harbour')
with d.on('British', '22', 'BR Prevost', '22. karte, 3 punkti: Prevost, 103., 1/R. Scots. Viens, divi, trīs, četri, pieci, seši', 'Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost 103rd 1/R._Scots', 'Montreal')
    br.drag('Prevost 103rd 1/R._Scots', 'Prescott')
with d.on('US', '15', 'US to Ft. Stephenson', '15., divi no MacArthur'):
    way('Ft. MacArthur', 'Upper Sandusky', 'Ft. Stephenson')
    us.drag('us:17th us:19th', 'Upper Sandusky')
    us.drag('us:17th', 'Ft. Stephenson')
    us.say('ak, un 19.')
    us.drag('us:19th', 'Ft. Stephenson')
with d.on('British', '14', 'BR Frontenac', '14., Frontenac uz Gananoque, sargā ceļu'):
    way('Kingston', 'Gananoque')
    br.drag('Frontenac', 'Gananoque')
with d.on('US', '31', 'US depot', 'pēdējā, 31: noliktava Sackets Harbour', build=True):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.put('US Supply Depot', 'Sackets Harbour')
with d.on('British', '18', 'BR fleet', '18.: Royal George un Earl of Moira ezerā. Man 2 punkti'):
    br.drag('ship:Royal_George ship:Earl_of_Moira', 'Lake Ontario Control Box')

s.play('fleet return')
us.say('kārtis beigušās abiem')
br.say('es dodos mājās un lieku karodziņu')
br.drag('ship:Royal_George ship:Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
d.book.ok()
us.turn('Winter 1812-13')
s.play('winter, British count')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 2, ('Gananoque', 'British'): 1, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2,
              ('Ft. Stephenson', 'US'): 1}, ex
br.say('ziema. Quebec 1 no 8, Montreal 4 no 6, Prescott 2 no 2, Kingston 2 no 5, York 2 no 4')
br.say('Ft. Malden: 5 vienības, vieta 3. Griežu 1/41st un Essex')
br.flip('1/41st')
br.flip('Essex')
br.say('St. Joseph: vieta 1. Vecā komanda pazūd')
br.drag('Det._10th_R.V.', 'British Eliminated')
us.say('un Gananoque? tur ir nulle')
br.say('ai! Frontenac nosala. Pati vainīga')
br.drag('Frontenac', 'British Eliminated')
s.play('winter, US count')
us.say('Sackets 8 vienības, 5 un noliktava 4, pietiek')
us.say('Detroit 5 pret 3')
br.say('es pagriezīšu: 1. un 2. Ohio, labi?')
br.flip('1st_Ohio')
br.flip('2nd_Ohio')
us.say('labi. Un Ft. Stephenson 2 pret 1, 19.')
us.flip('us:19th')
s.play('winter, the rest')
assert not {k for k in excess(t)} - {('Ft. Malden', 'British')}, excess(t)
us.say('bojātu kuģu nav. noliktavu noņemu')
us.delete([p for p in t.at('Sackets Harbour') if 'Supply Depot' in p.name])
d.book.ok()

s.play('1813')
us.turn('Spring-Summer 1813', marker=False)
muster(br, '1813a', False)
br.say('divpadsmit? 104., 4/R. Scots, De Watteville, 13., 2/41., 70., 89., dragūni, Caughnawaga, Drummond, Yeo, Barclay')
us.turn('Spring-Summer 1813', tracker=False)
muster(us, '1813a', True)
assert not full(t, 'US', '1813a') and not full(t, 'British', '1813a')
s.play('who goes first')
us.roll('1d6', 4)
br.roll('1d6', 3)
br.say('3 un mani 2 punkti ir 5. Es sāku, visu gadu')
s.play('deal')
deal(t, br, 1813, '38', '43', '46', '51', '#56 Grand River Indians', '49', '64', 'Contrary Winds')
deal(t, us, 1813, '42', '40', '52', '53', '57', '58', '45', '61')
assert hand_sizes(t) == (8, 8)

with d.on('British', '38', 'BR Yeo', '38.: Yeo ar visiem pieciem atpakaļ ezerā', 'Yeo'):
    br.drag('Yeo ship:Royal_George ship:Earl_of_Moira ship:Gloucester ship:Beresford ship:Sydney_Smith', 'Lake Ontario Control Box')
    br.say('karodziņš mans, punkti paliek')
with d.on('US', '42', 'US builds', '42, būvēju: Madison, General Pike, Lady of the Lake un Asp', build=True):
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Oswego')
    us.say('nē, tas nav doks')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lady_of_the_Lake Asp', 'Sackets Harbour')
with d.on('British', '#56 Grand River Indians', 'BR Grand River', 'notikums 56! Mohawk uz Beaverdams', build=True):
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
with d.on('US', '40', 'US Pike', '40., Pike', 'Pike'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Pike 1st_Rifles us:15th us:16th', 'Antwerp')
    us.drag('Pike 1st_Rifles us:15th us:16th', 'Ogdensburg')
with d.on('British', '46', 'BR builds', '46., trīs kuģi: Wolfe, Melville Kingstonā, Detroit Maldenā', build=True):
    br.drag('ship:Wolfe ship:Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
with d.on('US', '52', 'US builds at Erie', '52.: Lawrence, Niagara, Ariel + Scorpion Erijā', build=True):
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
with d.on('British', '43', 'BR restores', '43., 1/41st atkal vesels', flips='1/41st', build=True):
    assert supplied(t, 'British', 'Ft. Malden')
    br.flip('1/41st')
with d.on('US', '53', 'US restores', '53., 19.', flips='us:19th', build=True):
    assert supplied(t, 'US', 'Ft. Stephenson')
    us.flip('us:19th')
d.hold('British', '49', 'atlieku')
with d.on('US', '58', 'US Scott', '58., Scott uz Plattsburg', 'Scott'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Scott us:25th us:29th us:6th us:13th US_Dragoons', 'Ticonderoga')
    us.drag('Scott us:25th us:29th us:6th us:13th US_Dragoons', 'Plattsburg')
with d.on('British', '51', 'BR Caughnawaga', '51., Caughnawaga uz Chateauguay'):
    br.drag('Caughnawaga', 'Chateauguay')
with d.on('US', '57', 'US Dragoons', '57, Ohio Brigade'):
    way('Mansfield', 'Upper Sandusky', 'Ft. Stephenson')
    us.drag('Ohio_Brigade', 'Ft. Stephenson')
with d.on('British', '64', 'BR Lincoln', '64., Lincoln uz Chippawa'):
    br.drag('Lincoln', 'Chippawa')
with d.on('US', '45', 'US builds', '45: Porcupine, Tigress; un Plattsburg Preble, Montgomery', build=True):
    us.drag('Porcupine Tigress', 'Erie PA')
    us.drag('Preble Montgomery', 'Plattsburg')
d.hold('British', 'Contrary Winds', 'otra, vairāk nedrīkst')
d.hold('US', '61', 'es vienu')
s.play('spring over')
br.say('mani kuģi paliek ezerā. viss pareizi: %s' % label(tracked(t)))
d.book.ok()
us.turn('Summer-Autumn 1813')
s.play('arrivals of the autumn')
muster(us, '1813b', False)
muster(br, '1813b', False)
assert not full(t, 'US', '1813b') and not full(t, 'British', '1813b')
s.play('deal to eight')
deal(t, br, 1813, '39', '41', '44', '47', '48', '50')
deal(t, us, 1813, '54', '55', '59', '60', '62', '63', '65')
with d.on('British', '39', 'BR Riall', '39., Riall ar 13. un 70.', 'Riall'):
    br.drag('Riall br:13th 70th', 'Trois-Rivieres')
    br.drag('Riall br:13th 70th', 'Montreal')
with d.on('US', '63', 'US Brown', '63, Brown', 'Brown'):
    us.drag('Brown us:9th us:11th', 'Sodus')
    us.say('nē, ne uz to pusi')
    us.drag('Brown us:9th us:11th', 'Cape Vincent')
with d.on('British', '48', 'BR depot', '48., noliktava Jorkā', build=True):
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
with d.on('US', '62', 'US Harrison', '62, Harrison', 'Harrison'):
    us.drag('Harrison us:24th us:28th 1st_Kentucky', 'Ft. Findlay')
stop(d)
s.done()
