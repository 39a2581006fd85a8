"""Autumn 1812 from the arrivals on: two regiments delayed, schooners, Van Rensselaer over the river and back, the death of Brock, a depot; cards laid after the moves."""
from functools import lru_cache
from aid18 import fed, lay
from lay18 import *
from session import Session
from table import Deck, Module, Piece, Stack

Module.locate = lru_cache(None)(Module.locate)


def _quick(self, memo):
    c = object.__new__(type(self))
    c.__dict__.update((k, v.copy() if isinstance(v, (list, dict)) else v) for k, v in self.__dict__.items())
    return c


Piece.__deepcopy__ = Stack.__deepcopy__ = Deck.__deepcopy__ = _quick    # snapshots at a busy machine

s = Session('dev-1812-faults', us='Inês', br='Duarte', what='autumn 1812 in Portuguese: arrivals with two delayed, Queenston taken and lost, event against Brock, fleet by Chauncey, cards laid late')
t = s.t
lay(t, '1812b', arrived=False)
hands(t, [], [])
t.lay_turn('Spring-Summer 1812')
assert len(t.deck('1812 Deck').kids) >= 14
t, us, br = s.begin()
b = Book(t)
assert b.off == 0


def late(who, card, at=None):
    """The card comes to the table only now and goes straight to the pile."""
    who.play(card)
    who.discard(card)


s.play('turn marker, arrivals, deal')
if True:
    us.say('segundo turno. ninguém tem marcador nos lagos, nada a recolocar')
    us.turn('Summer-Autumn 1812')
    muster(us, '1812b', skip=('20th', '12th'))
    us.drag('us:20th us:12th', 'Delayed Reinforcements')
    us.say('o 20th e o 12th ficam para depois, Albany já está cheia')
    muster(br, '1812b', groups=False)
    deal(t, us, 1812, '22', '23', '16', 'Death of Brock', '25', '14', '1')
    deal(t, br, 1812, '3', '7', '#9 Brock and Tecumseh', '15', '6', '26', '21')
    assert hand_sizes(t) == (7, 7)
    br.say('sete e sete. tu começas')
with act(s, 'US Harrison', 'US', '23', leader='Harrison'):
    us.say('Harrison com 17, 19 e Kentucky até Frenchtown')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    late(us, '23')
with act(s, 'BR builds two', 'British', '7', build=True):
    br.say('estaleiro de Malden: Chippawa e Little Belt, um ponto')
    br.drag('ship:Chippawa', 'Ft. Malden')
    br.drag('Little_Belt', 'Ft. Malden')
    late(br, '7')
with act(s, 'US Van Rensselaer', 'US', '22', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.say('Van Rensselaer atravessa com a milícia de NY. 22, vale 3')
    assert fed(t, 'US', 'Lewiston', 'Queenston') and more.supplied(t, 'British', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('fico')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln Militia', 1812, (5, 6)) == 'DR'
    us.roll('2d6', 5, 6)
    goes(t, 'British', 'Queenston', 'Ft. George', came=('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.vp('US 1')
    us.say('não, vale 2')
    us.vp(b.due())
    late(us, '22')
with act(s, 'BR Brock', 'British', '21', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', flips='1st_NY_Militia', book=b):
    br.say('o Brock desce de York e apanha os de Lincoln')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (2, 4)) == 'DR-1'
    br.roll('2d6', 2, 4)
    us.say('ai')
    us.flip('1st_NY_Militia')
    goes(t, 'US', 'Queenston', 'Lewiston', came=('Ft. George',))
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.vp(b.due())
    late(br, '21')
with act(s, 'US Death of Brock', 'US', 'Death of Brock', flips='Brock'):
    us.play('Death of Brock')
    us.say('e foi em Queenston... morte do Brock, é o texto da carta')
    br.flip('Brock')
    br.say('R.I.P. Sheaffe comanda')
    us.discard('Death of Brock')
with act(s, 'BR 103rd and 100th', 'British', '15'):
    br.say('103 e 100 para Prescott, seis pontos')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('103rd br:100th', 'Montreal')
    br.drag('103rd br:100th', 'Prescott')
    late(br, '15')
with act(s, 'US Chauncey', 'US', '25', leader='Chauncey', pick='Fair_American Gov._Tompkins Hamilton Julia', book=b):
    us.say('Chauncey faz a volta: Oswego, Ogdensburg e para o meio do lago (3 pontos)')
    us.drag('Chauncey Oneida Scourge Conquest Pert Growler', 'Oswego')
    us.drag('Chauncey Oneida Scourge Conquest Pert Growler Fair_American Gov._Tompkins', 'Ogdensburg')
    us.drag('Chauncey Oneida Scourge Conquest Pert Growler Fair_American Gov._Tompkins Hamilton Julia', 'Lake Ontario Control Box')
    us.vp(b.due())
    late(us, '25')
with act(s, 'BR depot at York', 'British', '3'):
    assert more.supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
    br.say('depósito em York, com a 3')
    late(br, '3')
with act(s, 'US holds', 'US', '14', hold=True):
    us.hold('14')
    us.say('guardo uma')
with act(s, 'BR holds', 'British', '26', hold=True):
    br.hold('26')
    br.say('eu também. até amanhã')
s.done()
