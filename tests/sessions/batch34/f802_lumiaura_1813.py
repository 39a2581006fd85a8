"""Finnish, short of words: Aino rolls first and reads the table after, Pekka keeps apologising. Two faults."""
from aid34a import *

s = Session('dev-1812-faults', us='Aino', br='Pekka', what='1813 spring, fleets, autumn begun: an attacker retreats to the wrong space, a damaged brig stays on the lake')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['42', '40', '52', '53', '57', '58', '45', '47'], ['46', '38', '43', '49', '51', '55', '64', '44'])
s.begin()
d = Duo(s, ('ps', 'sp'))

s.play('dice')
us.roll('1d6', 3)
br.roll('1d6', 2)
br.say('2+2 = 4, anteeksi, minä aloitan')
with d.on('British', '46', 'BR builds', '46: Detroit ja Brock', build=True):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
with d.on('US', '42', 'US builds', '42, neljä laivaa Erieen', build=True):
    us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
with d.on('British', '43', 'BR Barclay', '43: Barclay ja koko laivasto', 'Barclay'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit', 'Lake Erie Control Box')
with d.on('US', '40', 'US Pike', '40, Pike', 'Pike'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Pike 1st_Rifles us:15th us:16th', 'Antwerp', 'Ogdensburg')
with d.on('British', '51', 'BR Glengarry', '51: Glengarry joen yli French Millsiin, yksi piste'):
    way('Cornwall', 'St. Regis', 'French Mills')
    br.march('Glengarry', 'St. Regis', 'French Mills')
s.play('US Pike at French Mills')
us.play('57')
us.say('57, Pike hyökkää')
way('Ogdensburg', 'French Mills')
us.drag('Pike 1st_Rifles us:15th us:16th', 'French Mills')
us.roll('2d6', 2, 2)
d.bat('US', 'French Mills', ['Ogdensburg'], '1st Rifles', 'Glengarry', (2, 2), 'AR')
us.say('neljä... +2 on 6. AR')
with s.fault('10.73 10.51 10.72', "the attackers came from Ogdensburg and retreat to Four Corners", 'link'):
    us.say('no, jatketaan Four Cornersiin')
    us.drag('1st_Rifles us:15th us:16th Pike', 'Four Corners')
us.discard('57')
with d.on('British', '38', 'BR Drummond', '38: Drummond Kingstoniin', 'Drummond'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.drag('Drummond', 'Kingston')
s.play('US Perry')
us.play('53')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
us.roll('1d6', 4)
foe = 'Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit'
assert sea(t, 'Lawrence ship:Niagara Ariel Scorpion', foe, 'Lawrence', 'ship:Detroit', 4, al=1) == 'A1 D2 att'
us.say('53, Perry: 4-1+1+1 = 5. minulle yksi, sinulle kaksi')
br.say('voi anteeksi. Detroit ja Queen Charlotte')
br.flip('ship:Detroit')
br.flip('Queen_Charlotte')
br.drag('Barclay ' + foe, 'Ft. Malden')
with s.fault('12.52 12.42 12.51', 'the Lawrence is reduced and stays in the Lake Erie box', ''):
    us.flip('Lawrence')
    us.say('Lawrence vaurioitui, järvi on minun')
br.delete([mark_at(t, 'Lake Erie Control Box')])
us.vp(d.book.due())
us.discard('53')
d.book.ok()
with d.on('British', '49', 'BR 13th and 2/41st', '49: kaksi Quebecista'):
    br.march('br:13th 2/41st', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
with d.on('US', '52', 'US Harrison', '52, Harrison', 'Harrison'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
with d.on('British', '55', 'BR repairs', '55: korjaan molemmat Maldenissa', build=True, flips='ship:Detroit Queen_Charlotte'):
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')
with d.on('US', '58', 'US Scott', '58, Scott', 'Scott'):
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Utica')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Sackets Harbour')
with d.on('British', '64', 'BR Norfolk', '64: Norfolk Chippawaan'):
    br.drag('Norfolk', 'Chippawa')
with d.on('US', '45', 'US builds', '45, General Pike ja Asp, Raven', build=True):
    us.drag('General_Pike Asp Raven', 'Sackets Harbour')
d.hold('British', '44', 'pidän')
d.hold('US', '47', 'minäkin')
s.play('spring fleets')
us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
br.say('Nancy Huronille')
br.drag('Nancy', 'Lake Huron Control Box')
d.book.ok()
s.play('autumn')
br.turn('Summer-Autumn 1813')
muster(br, '1813b', True)
muster(us, '1813b', True)
assert not full(t, 'US', '1813b') and not full(t, 'British', '1813b')
s.play('deal')
deal(t, br, 1813, '39', '41', '48', '50', '54', '59', '60')
deal(t, us, 1813, '61', '62', '63', '65', '66', '67', '68')
with d.on('British', '50', 'BR Riall', '50: Riall', 'Riall'):
    br.drag('Riall De_Meuron 1/R._Marines', 'Montreal')
with d.on('US', '63', 'US Brown', '63, Brown', 'Brown'):
    us.drag('Brown us:20th us:23rd', 'Antwerp')
    us.drag('Brown us:20th us:23rd', 'Ogdensburg')
with d.on('British', '48', 'BR depot', '48: varasto Yorkiin', build=True):
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
with d.on('US', '61', 'US 28th', '61'):
    us.drag('us:28th', 'Ft. Findlay')
with d.on('British', '39', 'BR 103rd', '39: 103rd'):
    br.drag('103rd', 'Lacolle')
with d.on('US', '62', 'US Dearborn', '62, Dearborn', 'Dearborn'):
    us.drag('Dearborn us:6th us:9th us:21st', 'Cape Vincent')
with d.on('British', '41', 'BR Lincoln', '41: Lincoln'):
    br.drag('Lincoln', 'Ft. George')
with d.on('US', '65', 'US to Batavia', '65'):
    us.drag('us:5th us:12th', 'Batavia')
with d.on('British', '60', 'BR from Quebec', '60: kaksi taas, anteeksi että kestää'):
    br.drag('De_Watteville 70th', 'Trois-Rivieres')
with d.on('US', '68', 'US to Utica', '68'):
    us.drag('us:30th us:31st', 'Utica')
stop(d)
s.done()
