"""Spring 1813 at a club: the players forget the markers; the club master (US client) sets point and lake markers right for both at each round's end."""
from aid37b import *

s = Session('dev-1812-faults', us='Presidente Amílcar', br='Nélson', what='Spring 1813: five rounds; nobody touches the VP marker in a play, the club master books for both at the end of each round')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
summer_1813(t)
t.lay_hand('US', ['39', '38', '42', '47', '52', '61', '64', '49'])
t.lay_hand('British', ['43', '46', '48', '53', '57', '66', '60', '50'])
s.begin()
b = Book(t)


def ronda(n, words):
    s.play('end of round %d' % n)
    if b.due() != label(tracked(t)):
        us.vp(b.due())
    us.say(words)
    b.ok()


BR5 = 'Royal_George Wolfe Melville Earl_of_Moira br:Gloucester Beresford'
US5 = 'Madison Oneida Conquest Scourge Hamilton'

with act(s, 'BR Procter', 'British', '43', 'Procter'):
    br.say('43, Procter, tudo o que é índio mais o 41.º, por Detroit até Frenchtown')
    br.play('43')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.drag('Procter Tecumseh br:1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.drag('Procter Tecumseh br:1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    br.discard('43')

with act(s, 'US Chauncey', 'US', '39', 'Chauncey'):
    us.play('39')
    us.say('39: Chauncey sai com cinco')
    us.drag('Chauncey ' + US5, 'Lake Ontario Control Box')
    us.discard('39')

ronda(1, 'fim da 1.ª ronda. Frenchtown 1 para o Nélson: britânicos 3. O Ontário já era meu pela ficha, agora pelos navios')

with act(s, 'BR Yeo', 'British', '48', 'Yeo', ret='Chauncey ' + US5, flips='Wolfe Madison'):
    br.say('48, Yeo com seis')
    br.play('48')
    br.each('Yeo ' + BR5, 'Lake Ontario Control Box')
    br.say('Wolfe à frente, +1 de número, +1 do Yeo')
    us.say('Madison')
    assert sea(t, BR5, US5, 'Wolfe', 'Madison', 2, 1, 0) == 'A1 D1 att'
    br.roll('1d6', 2)
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Chauncey Oneida Conquest Scourge Hamilton', 'Sackets Harbour')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    br.discard('48')

with act(s, 'US repairs and builds', 'US', '38', flips='Madison', build=True):
    us.say('38, dois pontos de estaleiro: a Madison reparada e a General Pike construída')
    us.play('38')
    us.flip('Madison')
    unbuilt(t, 'General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.discard('38')

s.play('end of round 2')
us.say('2.ª ronda. A ficha americana sai do Ontário')
us.delete(mark_at(t, 'Lake Ontario Control Box').id)
us.vp(b.due())
us.say('eu perco 2, ele ganha 2: britânicos 7')
b.ok()
assert tracked(t) == -7

with act(s, 'BR regiments west', 'British', '53'):
    br.say('53, o 89 e o 70 para oeste')
    br.play('53')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('89th 70th', 'Prescott')
    br.discard('53')

with act(s, 'US Dearborn at Kingston', 'US', '42', 'Dearborn', fights={'Dearborn': 'Kingston', 'us:6th': 'Kingston', '15th': 'Kingston', 'us:16th': 'Kingston', '21st': 'Kingston', 'us:9th': 'Kingston'}):
    us.say('42, Dearborn, cinco regimentos, por Cape Vincent sobre Kingston')
    us.play('42')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn us:6th 15th us:16th 21st us:9th', 'Cape Vincent')
    us.drag('Dearborn us:6th 15th us:16th 21st us:9th', 'Kingston')
    br.say('fico. à frente os Scots')
    us.say('o 6.º')
    r = fight(t, 'US', 'Kingston', ['Cape Vincent'], 'us:6th', '1/R. Scots', 1813, (3, 4))
    assert r == 'AR', r
    us.roll('2d6', 3, 4)
    us.say('7 menos 1 do rio: 6. Volto ao Cabo')
    us.drag('Dearborn us:6th 15th us:16th 21st us:9th', 'Cape Vincent')
    us.discard('42')

ronda(3, '3.ª ronda: nada muda, britânicos 7. Pausa para café, gravo')
s.cut()

with act(s, 'BR builds', 'British', '60', build=True):
    br.play('60')
    br.say('60, a Brock em York e a Detroit em Malden')
    unbuilt(t, 'ship:Brock ship:Detroit')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('60')

with act(s, 'US Scott', 'US', '47', 'Scott'):
    us.say('47, o Scott traz os de Albany')
    us.play('47')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons', 'Rome')
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons', 'Sackets Harbour')
    us.discard('47')

ronda(4, '4.ª, sem pontos')

with act(s, 'BR Procter back', 'British', '50', 'Procter'):
    br.say('50, o Procter assusta-se e volta para Detroit')
    br.play('50')
    br.drag('Procter Tecumseh br:1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.discard('50')

with act(s, 'US Harrison', 'US', '49', 'Harrison'):
    us.play('49')
    us.drag('Harrison us:17th us:19th', 'Frenchtown')
    us.say('49, Harrison atrás dele')
    us.discard('49')

ronda(5, '5.ª: Frenchtown livre, britânicos 6. Assinem a folha, se faz favor')
assert tracked(t) == -6
end(s)
