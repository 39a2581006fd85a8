"""Checks of mine, from data/ and the rule book only."""
from ref import LINK, cost, sid, _sp, odds, crt
from more import BOX, holds, units, cf, bind, supplied
from table import Piece


def net(t):
    """US lead by towns and lakes as the table shows it (ships in a box; a control marker where no ship is)."""
    n = 0
    for s, r in _sp.items():
        p = bind()[1][s]
        own = {'us': 'US', 'british': 'British'}[r['territory']]
        if not holds(t, own, p):
            n += int(r['value']) * (1 if own == 'British' else -1)
    for b in BOX:
        ships = {p.mark('Side') for p in t.at(b) if p.mark('Kind') == 'Ship'}
        assert len(ships) < 2, (b, 'both sides')
        if not ships:
            ships = {'US' if p.name.startswith('US') else 'British' for p in t.at(b) if p.mark('Kind') == 'Lake Control'}
        for x in ships:
            n += 2 if x == 'US' else -2
    return n


def shown(t):
    w = t.where(t.find('VP Marker')).replace('VP ', '')
    return 0 if w == '0' else int(w.split()[1]) * (1 if w.startswith('US') else -1)


def vpname(n):
    return '0' if n == 0 else 'US %d' % n if n > 0 else 'British %d' % -n


class Book:
    """The marker goes with towns and lakes; cards may add."""
    def __init__(self, t):
        self.t, self.d = t, shown(t) - net(t)

    def due(self, more=0):
        self.d += more
        return vpname(net(self.t) + self.d)

    def ok(self):
        assert shown(self.t) == net(self.t) + self.d, (shown(self.t), net(self.t), self.d)


def go(*path, most=6):
    c = cost(*path)
    assert c <= most, (path, c)
    return c


def force(t, what, attack=False):
    return sum(cf(p) if not attack else cf(p, True) for p in t.pieces(what) if p.mark('CF'))


def cid(t, name, year):
    got = [p for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.name in (name, 'Card ' + name)
           and p.mark('DeckYear') == str(year)]
    h = t.holder(got[0].id)
    assert h is t.deck('%s Deck' % year), (name, 'not in its deck')
    return got[0].id


def sizes(t):
    return len(t.hand('US')), len(t.hand('British'))


def report(t):
    n = [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()]
    return len(n)


def fed(t, side, entered, battle):
    """13.3 by the default ruling: the line of an attacker, back by the space he entered from, never through the battle space."""
    from more import LAKE, lake_of
    places = bind()[1]
    shut = lake_of(t, 'British' if side == 'US' else 'US')
    todo, bar = [sid(entered)], sid(battle)
    seen = set(todo) | {bar}
    while todo:
        a = todo.pop()
        if not holds(t, side, places[a]):
            continue
        if _sp[a]['is_supply_source'] == 'yes' and _sp[a]['territory'] == side.lower():
            return True
        nxt = [y for (x, y) in LINK if x == a]
        for k, towns in LAKE.items():
            if a in towns and k not in shut:
                nxt += towns
        for y in nxt:
            if y not in seen:
                seen.add(y)
                todo.append(y)
    return False
