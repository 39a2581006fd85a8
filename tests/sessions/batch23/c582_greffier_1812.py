"""End of 1812, the winter with all its bookkeeping, spring 1813: a French clerk who books everything and a slow friend."""
from aid23a import *

s, t, us, br = start('1812b', 'Théophile', 'Lucette', 'Autumn 1812, fleets home, attrition, depots off, arrivals, roll, deal, builds', ['29', '11'], ['23', '14'], gone=24)
b = Book(t)

us.say('Il me reste la 29 et la 11. Procès-verbal ouvert.')
with act(s, 'US 29 Chauncey', 'US', card='29', leader='Chauncey', book=b):
    us.say('Carte 29 : Chauncey, Oneida, Conquest et Scourge au lac Ontario. Deux points, je note.')
    us.play('29')
    us.drag('Oneida Conquest Scourge Chauncey', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('29')

with act(s, 'BR 23 Lake Erie', 'British', card='23', book=b):
    br.say('euh... la 23. deux bateaux sur Érié')
    br.play('23')
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.say('et le deuxième...')
    br.drag('br:Hunter', 'Lake Erie Control Box')
    br.vp(b.due())
    br.discard('23')

s.play('US 11 depot')
us.say('Carte 11 : dépôt à Albany, il y a trop de monde pour douze lits.')
us.play('11')
us.put('US Supply Depot', 'Albany')
us.discard('11')

with act(s, 'BR 14 Northwest Company', 'British', card='14', sea='NWC', ret='Detachment_(Mackinaw)', book=b):
    br.say('la 14. les gens du Nord-Ouest passent à Mackinac')
    br.play('14')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('Je reste. Fort C/1, donc 2 contre 2.')
    war(t, 'British', 'Ft. Mackinaw', None, 'NWC', 'Detachment (Mackinaw)', (6, 6), 'DR-2', half='d')
    br.roll('2d6', 6, 6)
    us.say('Le détachement est perdu. Des Indiens seuls, valeur 2 : aucun point, je note zéro.')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.discard('14')

s.play('fleets home')
us.say('Phase 7.4, retour des flottes.')
us.drag('Chauncey Oneida Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte br:Hunter', 'Ft. Malden')
br.say('et mon marqueur')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('Vérification 7.5 : Ontario 2 pour moi, Érié 2 pour vous. Total nul.')
b.ok()
us.turn('Winter 1812-13')

s.play('attrition')
us.say('Personne ne garde de carte. 16.2, espace par espace.')
e = excess(t)
assert e == {('Ft. Malden', 'British'): 2, ('Detroit', 'US'): 2}, e
us.say('Detroit : cinq pour trois. Je retourne les deux Ohio.')
us.flip('1st_Ohio 2nd_Ohio')
us.say('Albany : douze pour huit et quatre du dépôt, juste.')
br.say('Malden cinq pour trois... Essex et les Shawnee ?')
br.flip('Essex Shawnee')
us.say('C\'est votre choix. Noté.')
assert not excess(t)
us.say('16.1, 3 : aucun navire avarié. 4 : le dépôt part.')
us.delete('US_Supply_Depot')
us.turn('Spring-Summer 1813')

s.play('arrivals')
us.say('7.1, renforts, un par un d\'après la liste.')
muster(us, '1813a', groups=False)
br.say('moi je les prends par paquets')
muster(br, '1813a')

s.play('first player, deal')
us.say('7.33 : un dé chacun, nul ne mène.')
us.roll('1d6', 4)
br.roll('1d6', 2)
us.say('Je commence, toute l\'année.')
deal(us, 1813, '42', '43', '38', '44')
deal(br, 1813, '45', '40', '48', '37')
us.say('Quatre et quatre. Encore quatre.')
deal(us, 1813, 'Campaign', '47', '60', '66')
deal(br, 1813, '53', '62', '54', '58')
assert hand_sizes(t) == (8, 8)

with act(s, 'US 43 builds', 'US', card='43', build=True, book=b):
    us.say('Carte 43, valeur navale 2 : Madison et General Pike, corvettes, à Sackets Harbour.')
    us.play('43')
    us.drag('ship:Madison', 'Sackets Harbour')
    us.drag('ship:General_Pike', 'Sackets Harbour')
    us.discard('43')

with act(s, 'BR 45 builds', 'British', card='45', build=True, book=b):
    br.say('la 45, pareil : Wolfe et Melville à Kingston')
    br.play('45')
    br.drag('ship:Wolfe ship:Melville', 'Kingston')
    br.discard('45')

with act(s, 'US 38 Harrison', 'US', card='38', leader='Harrison', book=b):
    us.say('Carte 38 : Harrison avec 17e, 19e et 1er Kentucky à Ft. Meigs, 2 et 2.')
    us.play('38')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('38')

with act(s, 'BR 40 Drummond', 'British', card='40', leader='Drummond', book=b):
    br.say('la 40... Drummond prend le 8e et les Fencibles... jusqu\'à Prescott, 1 1 1 1')
    br.play('40')
    br.drag('Drummond 8th Canadian_Fencibles', 'Cornwall')
    br.say('attendez, je recompte')
    br.drag('Drummond 8th Canadian_Fencibles', 'Prescott')
    br.discard('40')
    us.say('Coteau, Cornwall, Crysler, Prescott : quatre. Exact.')

with act(s, 'US Campaign: Dearborn and Hampton', 'US', book=b):
    us.say('CAMPAIGN. Je déclare : Dearborn d\'Albany, puis Hampton de Plattsburg. Dearborn, huit régiments, jusqu\'à Sackets Harbour : 1, 1, 2.')
    c = us.play('Campaign')
    w = 'Dearborn us:6th us:13th us:9th us:14th us:15th us:16th us:21st us:23rd'
    us.march(w, 'Utica', 'Rome', 'Sackets Harbour')
    us.say('Hampton, 4e milice : Champlain, Lacolle. Un point, je note.')
    us.march('Hampton 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.vp(b.due())
    us.discard(c.id)

with act(s, 'BR 48 two regiments', 'British', card='48', book=b):
    br.say('la 48 : 13e et 70e, Québec à Montréal')
    br.play('48')
    br.drag('br:13th 70th', 'Montreal')
    br.discard('48')

s.play('US holds 44')
us.say('Je garde la 44. Procès-verbal suspendu jusqu\'à jeudi.')
us.hold('44')
s.play('BR holds 37')
br.say('et moi la 37')
br.hold('37')
s.done()
