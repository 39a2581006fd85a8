"""Autumn 1812. Ane (Basque) rolls before she has said anything and flips late; Nikos (Greek in Latin letters) drags in pieces and jokes."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1812b')
    hands(t, [], [])
    hands(t, ['Death of Brock', '2', '6', '12', '3', '10', '24'], ['#9 Brock and Tecumseh', '16', '22', 'Heavy Rains@1812', '31', '28', 'Campaign@1812'])
    burn(t, 'Declaration of War')
    burn_to(t, 1812, 14)


d = Desk('Ane', 'Nikos', 'Autumn 1812: Queenston twice, Brock dies, two rounds at Detroit, rain, campaign, restored regiments, lakes, winter',
         {'US': ('after', lambda c, n, x: '%s, %s (%d)' % (x, c, n)),
          'British': ('plain', lambda c, n, x: 'paizo %s = %d, %s' % (c, n, x))}, setup=setup)
t, us, br = d.go()

with d.op('US', '6', 'Van Rensselaer ibaiaz bestaldera', leader='Van Rensselaer', ret='Lincoln'):
    us.roll('2d6', 6, 4)
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.say('lehenago bota ditut, balio du?')
    br.say('nai nai. 9, feygo')
    assert duel(d, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', (6, 4)) == 'DR'
    goes(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    d.vp(us)

with d.op('British', '16', 'o Brock trexei', leader='Brock', ret='1st_NY_Militia Van_Rensselaer'):
    way('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
    br.drag('R.N.R. York_Militia Brock', 'Burlington')
    br.drag('R.N.R. York_Militia Brock', 'Beaverdams')
    br.each('R.N.R. York_Militia Brock', 'Queenston')
    us.say('hemen geratzen naiz')
    assert duel(d, 'British', 'Queenston', ['Beaverdams'], 'R.N.R.', '1st NY Militia', (3, 3)) == 'DR'
    br.roll('2d6', 3, 3)
    br.say('+2 taxi, +2 Brock. 10. pame pali apenanti')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Beaverdams'])
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    d.vp(us)

with d.op('US', 'Death of Brock', 'Brock hil da', build=True, flips='Brock'):
    br.flip('Brock')
    br.say('kai tora Sheaffe. zoi se mas')

with d.op('British', '22', 'Procter sto Detroit', leader='Procter', fights={k: 'Detroit' for k in
          ('1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Essex', 'Procter', 'Tecumseh')}, flips='1/41st us:4th Shawnee Essex'):
    br.drag('1/41st Essex Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('1/41st Essex Shawnee Wyandot Western_Indians Procter Tecumseh', 'Detroit')
    us.say('Hull beldur da baina geratzen da. 4. aurretik')
    br.say('1/41')
    assert duel(d, 'British', 'Detroit', ['Sandwich'], '1/41st', '4th', (5, 3)) == 'EX' == crt(8, True)
    br.roll('2d6', 5, 3)
    br.say('antallagi')
    br.flip('1/41st')
    us.flip('us:4th')
    us.say('bigarrena. orain destakamendua aurretik')
    br.say('Shawnee')
    assert duel(d, 'British', 'Detroit', ['Sandwich'], 'Shawnee', 'Detachment', (1, 2), rnd=2) == 'AR-2'
    br.roll('2d6', 1, 2)
    br.say('aman')
    br.flip('Shawnee')
    br.flip('Essex')
    br.drag('1/41st Essex Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')

with d.op('US', '2', 'Harrison Meigsera', leader='Harrison'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')

with d.op('British', '31', 'i Nancy sti limni'):
    br.drag('Nancy', 'Lake Huron Control Box')
    d.vp(br)

with d.op('US', '12', 'Dearborn iparraldera', how='plain', leader='Dearborn'):
    br.say('vrexei!')
    br.drop_discard('Heavy Rains')
    us.say('ba, Uticaraino bakarrik')
    us.drag('Dearborn us:6th us:13th us:14th us:15th us:16th', 'Utica')

with d.op('British', 'Campaign', 'ekstrateia: Rottenburg apo Montreal, Sheaffe apo Queenston', free=True):
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Rottenburg br:8th', 'Coteau du Lac')
    br.drag('Rottenburg br:8th', 'Cornwall')
    br.drag('Brock R.N.R.', 'Ft. George')

with d.op('US', '10', '4. berritzen dut Detroiten', build=True, flips='us:4th'):
    assert supplied(t, 'US', 'Detroit')
    us.flip('us:4th')

with d.op('British', '28', 'to 1/41 ksana olokliro', build=True, flips='1/41st'):
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')

with d.op('US', '24', '3. New York Schlosserrera'):
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')

with d.op('British', '#9 Brock and Tecumseh', 'o Procter piso sto Malden', leader='Procter'):
    br.drag('Tecumseh Shawnee Wyandot', 'Ft. Malden')
    br.drag('Essex Procter', 'Ft. Malden')

with d.op('US', '3', 'Conquest eta Scourge aintzirara'):
    us.drag('Conquest', 'Lake Ontario Control Box')
    us.drag('Scourge', 'Lake Ontario Control Box')
    d.vp(us)

d.s.play('fleets home')
us.drag('Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
d.ok()

d.s.play('winter')
us.turn('Winter 1812-13', tracker=False)
assert excess(t) == {('Cornwall', 'British'): 1, ('Sandwich', 'British'): 1, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2,
                     ('Ft. Meigs', 'US'): 2, ('Utica', 'US'): 3}, excess(t)
us.say('Utica: bost, bi bakarrik. Meigs: hiru, bat. Detroit: bost, hiru')
us.flip('us:14th us:15th us:16th')
us.flip('us:17th us:19th')
us.flip('1st_Ohio 2nd_Ohio')
br.say('ego: Cornwall ena, Sandwich ena, St. Joseph ena. fevgei to apospasma')
br.flip('Upper_Canada_Militia')
br.flip('1/41st')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t)
us.say('ontzi kalterik ez, gordailurik ez')
d.ok()

d.s.play('1813, who begins')
us.turn('Winter 1812-13', marker=False)
br.turn('Spring-Summer 1813')
br.say('zaria: kaneis den exei pontous')
us.roll('1d6', 4)
br.roll('1d6', 2)
us.say('ni lehena 1813an. errefortzuak')
muster(us, '1813a')
muster(br, '1813a')
d.deal(us, 1813, '37', '40', '42', '46', '48', '50', '52', '57')
d.deal(br, 1813, '38', '39', '41', '43', '45', '47', '49', '51')

with d.op('US', '46', 'Madison, General Pike, eta bi goleta', build=True):
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Raven Asp', 'Sackets Harbour')

with d.op('British', '43', 'Wolfe kai Melville', build=True):
    br.drag('Wolfe Melville', 'Kingston')
d.s.done()
