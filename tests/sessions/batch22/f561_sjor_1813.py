"""Vor 1813: Gunnar er kærulaus, Salka segir lítið."""
from aid22a import *

s = Session('dev-1812-faults', us='Gunnar', br='Salka', what='Spring 1813 in Icelandic: a damaged schooner goes onto the lake and stays; a frigate of 1814 is built in 1813')
T = s.t
summer_1813(T)
T.lay_face('Scourge', True, 'US')
hands(T, ['44', '52', '42', '60', '62', '47'], ['46', '38', '66', '45', '51', '41'])
burn_to(T, 1813, 4)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Pike', 'US', '44', leader='Pike', book=b):
    us.say('44, Pike til Oswego með þrjár sveitir')
    us.play('44')
    us.drag('Pike us:16th us:21st 1st_Rifles', 'Oswego')
    us.discard('44')

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.play('46')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.say('Detroit og Brock smíðuð')
    br.discard('46')

if True:
    s.play('US Chauncey puts out')
    us.play('52')
    us.say('52, Chauncey út á vatnið')
    with s.fault('12.42 12.52', 'the flipped Scourge enters the Lake Ontario box and stays there'):
        us.drag('Chauncey ship:Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    us.discard('52')
    b.ok()

with act(s, 'BR Vincent', 'British', '38', leader='Vincent', book=b):
    br.play('38')
    way('Ft. George', 'Stoney Creek', 'Burlington', 'York')
    br.drag('Vincent 49th br:8th', 'Burlington')
    br.drag('Vincent 49th br:8th', 'York')
    br.discard('38')

s.play('US builds')
us.say('42: tvær skonnortur og freigátan Superior, 1 + 2')
us.play('42')
us.drag('ship:Asp ship:Raven', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'Superior (1814) is built in spring 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('42')

with act(s, 'BR Barclay', 'British', '66', leader='Barclay', book=b):
    br.play('66')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.say('stigin breytast ekki, merkið var mitt')
    br.discard('66')

with act(s, 'US two to Lewiston', 'US', '60', book=b):
    us.play('60')
    us.drag('us:5th us:12th', 'Batavia')
    us.say('nei, Schlosser')
    us.drag('us:5th us:12th', 'Ft. Schlosser')
    us.drag('us:5th us:12th', 'Lewiston')
    us.discard('60')

with act(s, 'BR into Champlain', 'British', '45', book=b):
    br.play('45')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY')
    br.drag('103rd Voltigeurs', 'Lacolle')
    br.drag('103rd Voltigeurs', 'Champlain NY')
    br.vp('British 3')
    br.discard('45')

with act(s, 'US Hampton throws them out', 'US', '62', leader='Hampton', ret='103rd Voltigeurs', book=b):
    us.say('62, Hampton! 11. og New York')
    us.play('62')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    br.say('verð kyrr, 103. fremst')
    r = fight(t, 'US', 'Champlain NY', ['Plattsburg'], 'us:11th', '103rd', 1813, (6, 6))
    assert r == 'DR', r
    us.roll('2d6', 6, 6)
    us.say('TÓLF')
    goes(t, 'British', 'Champlain NY', 'Lacolle', came=('Plattsburg',))
    br.drag('103rd', 'Lacolle')
    br.drag('Voltigeurs', 'Lacolle')
    us.vp('British 2')
    us.discard('62')

s.play('BR holds')
br.hold('51')

s.play('US holds')
us.hold('47')
us.say('jæja, kaffi')

with act(s, 'BR York militia', 'British', '41', book=b):
    br.play('41')
    br.drag('York_Militia', 'Burlington')
    br.discard('41')
s.done()
