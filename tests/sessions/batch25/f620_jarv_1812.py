"""Autumn 1812 on Lake Ontario: the Lower Canadians march too far up the river, and a holed brig goes out again."""
from aid25a import *

s = Session('dev-1812-faults', us='Maret', br='Tonu', what='autumn 1812: lake battle, LC Militia at Prescott (fault), damaged Oneida into the box (fault); Estonian')
t, us, br = s.t, s.us, s.br
autumn_1812(t)
hands(t, ['12', '13', '30', '19', '32', '27', '21'], ['2', '5', '8', '17', '10', '20', '18'])
burn_to(t, 1812, 14)
s.begin()
b = Book(t)

with act(s, 'US Dearborn to Sackets', 'US', '12', leader='Dearborn', book=b):
    us.say('tere! 12, kolmene: Dearborn ja kuus rügementi Sacketsisse')
    us.play('12')
    D = 'Dearborn us:6th us:13th us:9th us:11th us:14th us:15th'
    us.drag(D, 'Rome')
    us.drag(D, 'Sackets Harbour')
    us.discard('12')
with act(s, 'BR fleet', 'British', '2', book=b):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.say('2. laevad järvele')
    br.discard('2')
with act(s, 'US Chauncey attacks', 'US', '13', leader='Chauncey', ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George', book=b):
    us.say('13: Chauncey viie laevaga kallale')
    us.play('13')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    assert sea_mod(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George') == 1 and naval(4) == 'A1 D1 att'
    us.roll('1d6', 3)
    us.say('3 + 1 = 4, kummalgi üks, järv on minu')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.vp(b.due())
    us.discard('13')
s.play('BR 8th and LC Militia to Prescott')
br.play('5')
br.say('5, kahene: 8. ja alamkanadalased jõge mööda üles')
br.drag('br:8th LC_Militia', 'Cornwall')
br.drag('br:8th', 'Prescott')
way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
with s.fault('3.63', 'LC Militia goes to Prescott, four spaces from Montreal: never further than two, no further west than Cornwall'):
    br.drag('LC_Militia', 'Prescott')
br.discard('5')
s.play('US Oneida out again')
us.play('30')
us.say('30: Oneida ja 2 kuunarit... ei, ainult Oneida tagasi järvele')
with s.fault('12.42 3.22 12.52', 'a flipped vessel enters a Lake Control Box'):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.discard('30')
with act(s, 'BR Brock', 'British', '8', leader='Brock', book=b):
    br.play('8')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.say('Brock Queenstoni')
    br.discard('8')
with act(s, 'US Harrison', 'US', '19', leader='Harrison', book=b):
    us.say('19: Harrison, 17., 19. ja Kentucky Ft. Meigsi, 4')
    us.play('19')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('19')
with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')
with act(s, 'US three to Oswego', 'US', '32', book=b):
    us.say('32: 5., 12. ja 16. Oswegosse, 3')
    us.play('32')
    for p in ('us:5th', 'us:12th', 'us:16th'):
        us.drag(p, 'Utica')
        us.drag(p, 'Oswego')
    us.discard('32')
with act(s, 'BR Procter', 'British', '10', leader='Procter', book=b):
    br.play('10')
    br.drag('Procter 1/41st Shawnee Tecumseh', 'Sandwich')
    br.drag('Wyandot Western_Indians Essex', 'Sandwich')
    br.say('Procter Sandwichi, 1')
    br.discard('10')
with act(s, 'US 3rd Ohio', 'US', '21', book=b):
    us.play('21')
    us.say('21, 3rd Ohio Findlaysse')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('21')
with act(s, 'BR Procter at Detroit', 'British', '18', leader='Procter', flips='1/41st',
         fights={x: 'Detroit' for x in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Essex')}, book=b):
    br.say('18: kõik Detroitile, 41. ees')
    br.play('18')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
    us.say('jään kindlusesse, 4. ees')
    fed(t, 'British', 'Sandwich')
    fed(t, 'US', 'Detroit')
    for d in (0, 1):
        assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '4th', 1812, (3, 2), card=d) == 'AR-1'
    br.roll('2d6', 3, 2)
    us.say('16:15, jõgi -1. 4, tagasi ja üks kaotus')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
    us.flip('1/41st')
    br.discard('18')
with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('27')
    us.say('panen ühe kõrvale')
with act(s, 'BR repairs', 'British', '20', flips='Royal_George', book=b):
    br.play('20')
    br.flip('Royal_George')
    br.say('20, Royal George terveks')
    br.discard('20')
s.done()
