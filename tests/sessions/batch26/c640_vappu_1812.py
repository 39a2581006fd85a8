"""Pre-war and first weeks of 1812. Aino pushes leader first, then each regiment to the end space; Pekka forgets to lay his card away."""
from aid26a import *


def prep(t, us, br):
    pass


s, t, us, br = table('Aino', 'Pekka', 'pre-war draws with two British and one US move, the war, Sandwich won and lost, Queenston repulsed, Ft. Niagara taken empty', prep, base='dev-1812-opening-1', at=17)
D = 'Pre-war Deck'


def top():
    return t.things[t.deck(D).kids[-1]].name


s.play('US draws 11')
us.say('moi! aloitan')
assert top() == 'Card 11'
us.draw(D)
us.say('jää käteen')
s.play('BR draws 9')
br.draw(D)
br.say('samoin')
s.play('US draws 22, Dearborn')
assert top() == 'Card 22'
us.draw(D)
us.say('kortti 22, kolmella: Dearborn ja molemmat rykmentit Sackettsiin')
us.play('22')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn', 'Sackets Harbour')
us.drag('us:6th', 'Rome')
us.drag('us:13th', 'Rome')
us.drag('us:6th us:13th', 'Sackets Harbour')
us.discard('22')
s.play('BR draws 5, Brock')
assert top() == 'Card 5'
br.draw(D)
br.say('pelaan, 5, Brock Niagaralle')
br.play('5', reveal=False)
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
s.play('US draws 18')
us.draw(D)
us.say('pidän. Pekka, sun kortti on väärinpäin pöydällä')
br.reveal('5')
br.say('ai niin')
s.play('BR draws 7, Norfolk')
assert top() == 'Card 7'
br.draw(D)
br.discard('5')
br.play('7')
br.drag('Norfolk', "Brant's Ford")
br.say('ei sinne')
br.drag('Norfolk', 'Port Dover')
way('Port Dover', 'Ft. Erie')
br.drag('Norfolk', 'Ft. Erie')
br.discard('7')
s.play('US draws 26')
us.draw(D)
us.say('tää jää')
s.play('BR draws the war')
assert top() == 'Declaration of War'
br.draw(D)
br.say('SOTA :)')
us.say('loput kortit, minä ensin')
s.play('rest of the deck')
while t.deck(D).kids:
    us.draw(D)
    br.draw(D)
assert hand_sizes(t) == (6, 5)
us.turn('Spring-Summer 1812', tracker=False)
b = Book(t)

with act(s, 'US Hull to Sandwich', 'US', card='32', leader='Hull', book=None):
    us.say('32, kolmella. Hull yli joen')
    us.play('32')
    us.drag('Hull', 'Sandwich')
    us.drag('us:4th', 'Sandwich')
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Sandwich')
    us.discard('32')
with act(s, 'BR Procter throws him out', 'British', card='25', leader='Procter', ret='us:4th Hull 1st_Ohio 2nd_Ohio', laid=False, book=b):
    br.say('merkitse pisteesi ensin')
    us.vp('US 1')
    b.ok()
    br.say('25, Procter, Tecumseh ja kaikki paitsi Essex')
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('seison. 4. johtaa')
    br.say('41. johtaa')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (5, 4))
    assert r == 'DR', r
    br.roll('2d6', 5, 4)
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.drag('Hull', 'Detroit')
    us.vp('0')
    us.say('onneksi vain perääntyminen')
with act(s, 'US Van Rensselaer repulsed', 'US', card='26', leader='Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}, book=b):
    us.say('26 ja Van Rensselaer, Queenston')
    us.play('26')
    us.drag('Van_Rensselaer', 'Queenston')
    us.drag('1st_NY_Militia', 'Queenston')
    r = fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (3, 4))
    assert r == 'AR', r
    br.discard('25')
    us.roll('2d6', 3, 4)
    us.say('7, joki -1, eli 6. takaisin')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    us.discard('26')
with act(s, 'BR fleet', 'British', card='16', laid=False):
    br.say('laivasto ulos')
    br.play('16')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
with act(s, 'US 3rd Ohio', 'US', card='14', book=b):
    us.say('pisteet Pekka!')
    us.vp('British 2')
    us.play('14')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('14')
with act(s, 'BR 100th', 'British', card='Declaration of War', book=b):
    br.discard('16')
    br.say('sodanjulistus yhdellä: 100. Montrealiin')
    br.play('Declaration of War')
    way('Quebec', 'Three Rivers', 'Montreal')
    br.drag('100th', 'Montreal')
    br.discard('Declaration of War')
with act(s, 'US to Ogdensburg', 'US', card='18', book=b):
    us.say('18, kaksi: 6. ja 13. Ogdensburgiin')
    us.play('18')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:6th', 'Antwerp')
    us.drag('us:6th', 'Ogdensburg')
    us.drag('us:13th', 'Ogdensburg')
    us.discard('18')
s.play('BR holds 31')
br.say('pidän yhden')
br.hold('31')
with act(s, 'US Ohio men', 'US', card='3', book=b):
    us.say('3: Ohiot Frenchtowniin')
    us.play('3')
    us.drag('1st_Ohio', 'Ft. Meigs')
    us.say('liian pitkälle, ei kun Frenchtown')
    us.undo(2)
    us.say('Frenchtown siis')
    us.drag('1st_Ohio 2nd_Ohio', 'Frenchtown')
    us.discard('3')
with act(s, 'BR Brock over the river', 'British', card='#9 Brock and Tecumseh', leader='Brock', book=b):
    br.say('ysi operaationa, Brock Fort Niagaraan, tyhjä linnake')
    br.play('#9 Brock and Tecumseh')
    way('Ft. George', 'Ft. Niagara')
    br.drag('Brock R.N.R. York_Militia', 'Ft. Niagara')
    br.vp('British 5')
    assert b.due() == 'British 5'
    br.discard('#9 Brock and Tecumseh')
with act(s, 'US 4th NY', 'US', card='11', book=b):
    us.say('voi ei. 11: 4. NY pohjoiseen')
    us.play('11')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.discard('11')
    us.say('mulla ei enää kortteja. huomenna jatketaan')
s.done()
